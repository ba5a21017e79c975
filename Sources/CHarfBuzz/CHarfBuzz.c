#include "CHarfBuzz.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                   \
  F(hb_blob_t *, hb_blob_create_from_file_or_fail, (const char *path), (path))                         \
  F(void, hb_blob_destroy, (hb_blob_t *blob), (blob))                                                  \
  F(const char *, hb_blob_get_data, (hb_blob_t *blob, unsigned int *length), (blob, length))           \
  F(hb_face_t *, hb_face_create, (hb_blob_t *blob, unsigned int index), (blob, index))                 \
  F(void, hb_face_destroy, (hb_face_t *face), (face))                                                  \
  F(unsigned int, hb_face_count, (hb_blob_t *blob), (blob))                                            \
  F(unsigned int, hb_face_get_glyph_count, (const hb_face_t *face), (face))                            \
  F(unsigned int, hb_face_get_upem, (const hb_face_t *face), (face))                                   \
  F(hb_blob_t *, hb_face_reference_table, (const hb_face_t *face, uint32_t tag), (face, tag))          \
  F(hb_font_t *, hb_font_create, (hb_face_t *face), (face))                                            \
  F(void, hb_font_destroy, (hb_font_t *font), (font))                                                  \
  F(int, hb_font_get_glyph_extents, (hb_font_t *font, uint32_t glyph, hb_glyph_extents_t *extents),    \
    (font, glyph, extents))                                                                            \
  F(int, hb_font_get_h_extents, (hb_font_t *font, hb_font_extents_t *extents), (font, extents))        \
  F(int, hb_font_get_nominal_glyph, (hb_font_t *font, uint32_t character, uint32_t *glyph),            \
    (font, character, glyph))                                                                          \
  F(void, hb_font_get_glyph_shape, (hb_font_t *font, uint32_t glyph, hb_draw_funcs_t *funcs, void *data), \
    (font, glyph, funcs, data))                                                                        \
  F(hb_draw_funcs_t *, hb_draw_funcs_create, (void), ())                                               \
  F(void, hb_draw_funcs_destroy, (hb_draw_funcs_t *funcs), (funcs))                                    \
  F(void, hb_draw_funcs_set_move_to_func,                                                              \
    (hb_draw_funcs_t *funcs, hb_draw_point_func_t function, void *user, hb_destroy_func_t destroy),    \
    (funcs, function, user, destroy))                                                                  \
  F(void, hb_draw_funcs_set_line_to_func,                                                              \
    (hb_draw_funcs_t *funcs, hb_draw_point_func_t function, void *user, hb_destroy_func_t destroy),    \
    (funcs, function, user, destroy))                                                                  \
  F(void, hb_draw_funcs_set_quadratic_to_func,                                                         \
    (hb_draw_funcs_t *funcs, hb_draw_quadratic_to_func_t function, void *user, hb_destroy_func_t destroy), \
    (funcs, function, user, destroy))                                                                  \
  F(void, hb_draw_funcs_set_cubic_to_func,                                                             \
    (hb_draw_funcs_t *funcs, hb_draw_cubic_to_func_t function, void *user, hb_destroy_func_t destroy), \
    (funcs, function, user, destroy))                                                                  \
  F(void, hb_draw_funcs_set_close_path_func,                                                           \
    (hb_draw_funcs_t *funcs, hb_draw_close_path_func_t function, void *user, hb_destroy_func_t destroy), \
    (funcs, function, user, destroy))                                                                  \
  F(hb_buffer_t *, hb_buffer_create, (void), ())                                                       \
  F(void, hb_buffer_destroy, (hb_buffer_t *buffer), (buffer))                                          \
  F(void, hb_buffer_clear_contents, (hb_buffer_t *buffer), (buffer))                                   \
  F(void, hb_buffer_add_utf32,                                                                         \
    (hb_buffer_t *buffer, const uint32_t *text, int text_length, unsigned int item_offset, int item_length), \
    (buffer, text, text_length, item_offset, item_length))                                             \
  F(void, hb_buffer_set_cluster_level, (hb_buffer_t *buffer, int level), (buffer, level))              \
  F(void, hb_buffer_set_direction, (hb_buffer_t *buffer, int direction), (buffer, direction))          \
  F(void, hb_buffer_set_language, (hb_buffer_t *buffer, hb_language_t language), (buffer, language))   \
  F(void, hb_buffer_set_script, (hb_buffer_t *buffer, uint32_t script), (buffer, script))              \
  F(hb_glyph_info_t *, hb_buffer_get_glyph_infos, (hb_buffer_t *buffer, unsigned int *length), (buffer, length)) \
  F(hb_glyph_position_t *, hb_buffer_get_glyph_positions, (hb_buffer_t *buffer, unsigned int *length), \
    (buffer, length))                                                                                  \
  F(hb_language_t, hb_language_from_string, (const char *name, int length), (name, length))            \
  F(void, hb_shape, (hb_font_t *font, hb_buffer_t *buffer, const void *features, unsigned int count),  \
    (font, buffer, features, count))

CLOADER_NOTE(charfbuzz_load, "libharfbuzz.so.0", "pictures", "pages of the mushaf", "recommended")
CLOADER_LIBRARY(charfbuzz_load, "libharfbuzz.so.0", FUNCTIONS)
