#include "CYAML.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                    \
  F(int, yaml_parser_initialize, (yaml_parser_t *parser), (parser))                                     \
  F(void, yaml_parser_delete, (yaml_parser_t *parser), (parser))                                        \
  F(void, yaml_parser_set_input_string, (yaml_parser_t *parser, const unsigned char *input, size_t size), \
    (parser, input, size))                                                                              \
  F(void, yaml_parser_set_encoding, (yaml_parser_t *parser, yaml_encoding_t encoding), (parser, encoding)) \
  F(int, yaml_parser_parse, (yaml_parser_t *parser, yaml_event_t *event), (parser, event))              \
  F(void, yaml_event_delete, (yaml_event_t *event), (event))

CLOADER_NOTE(cyaml_load, "libyaml-0.so.2", "scripts", "session scripts, files of courses", "recommended")
CLOADER_LIBRARY(cyaml_load, "libyaml-0.so.2", FUNCTIONS)
