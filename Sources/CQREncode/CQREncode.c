#include "CQREncode.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                    \
  F(QRcode *, QRcode_encodeString8bit, (const char *text, int version, QRecLevel level), (text, version, level)) \
  F(void, QRcode_free, (QRcode * code), (code))

CLOADER_NOTE(cqrencode_load, "libqrencode.so.4", "phones", "QR codes of the studio's address", "suggested")
CLOADER_LIBRARY(cqrencode_load, "libqrencode.so.4", FUNCTIONS)
