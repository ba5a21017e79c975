#include "CExpat.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                           \
  F(XML_Parser, XML_ParserCreate, (const XML_Char *encoding), (encoding))                                      \
  F(XML_Parser, XML_ParserCreateNS, (const XML_Char *encoding, XML_Char separator), (encoding, separator))     \
  F(void, XML_SetStartDoctypeDeclHandler, (XML_Parser parser, XML_StartDoctypeDeclHandler handler),            \
    (parser, handler))                                                                                         \
  F(enum XML_Status, XML_StopParser, (XML_Parser parser, XML_Bool isResumable), (parser, isResumable))         \
  F(void, XML_SetUserData, (XML_Parser parser, void *data), (parser, data))                                    \
  F(void, XML_SetElementHandler, (XML_Parser parser, XML_StartElementHandler start, XML_EndElementHandler end), \
    (parser, start, end))                                                                                      \
  F(void, XML_SetCharacterDataHandler, (XML_Parser parser, XML_CharacterDataHandler handler), (parser, handler)) \
  F(void, XML_SetCommentHandler, (XML_Parser parser, XML_CommentHandler handler), (parser, handler))           \
  F(enum XML_Status, XML_Parse, (XML_Parser parser, const char *bytes, int count, int isFinal),                \
    (parser, bytes, count, isFinal))                                                                           \
  F(enum XML_Error, XML_GetErrorCode, (XML_Parser parser), (parser))                                           \
  F(XML_Size, XML_GetCurrentLineNumber, (XML_Parser parser), (parser))                                         \
  F(const XML_LChar *, XML_ErrorString, (enum XML_Error code), (code))                                         \
  F(void, XML_ParserFree, (XML_Parser parser), (parser))

CLOADER_NOTE(cexpat_load, "libexpat.so.1", "labels", "label files of ELAN, translations as XML, sync with WebDAV", "suggested")
CLOADER_LIBRARY(cexpat_load, "libexpat.so.1", FUNCTIONS)
