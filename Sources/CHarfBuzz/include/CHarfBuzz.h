#include <stdint.h>

// HarfBuzz's headers come with those of five more libraries. This file declares the functions that we call, as they
// have been since HarfBuzz 4.0; structures and numbers are those of its interface, which never change.
typedef struct hb_blob_t hb_blob_t;
typedef struct hb_face_t hb_face_t;
typedef struct hb_font_t hb_font_t;
typedef struct hb_buffer_t hb_buffer_t;
typedef struct hb_draw_funcs_t hb_draw_funcs_t;
typedef const struct hb_language_impl_t *hb_language_t;
typedef int32_t hb_position_t;

// Four letters as numbers, as tables and scripts are called.
#define HB_SCRIPT_ARABIC 0x41726162
#define HB_TAG_OS2 0x4F532F32

enum {
  HB_DIRECTION_LTR = 4,
  HB_DIRECTION_RTL = 5,
  /// Each character keeps its number, also a mark.
  HB_BUFFER_CLUSTER_LEVEL_CHARACTERS = 2,
};

/// A glyph of what was shaped: its number in the font, and of which character.
typedef struct {
  uint32_t codepoint;
  uint32_t mask;
  uint32_t cluster;
  uint32_t private1, private2;
} hb_glyph_info_t;

/// The place of a glyph, in the font's units, the y axis upwards.
typedef struct {
  hb_position_t x_advance, y_advance, x_offset, y_offset;
  uint32_t private1;
} hb_glyph_position_t;

/// Its ink. The height is negative: from the top downwards.
typedef struct {
  hb_position_t x_bearing, y_bearing, width, height;
} hb_glyph_extents_t;

/// The measures of a font's lines. The descender is negative.
typedef struct {
  hb_position_t ascender, descender, line_gap;
  hb_position_t reserved[9];
} hb_font_extents_t;

typedef struct hb_draw_state_t hb_draw_state_t;
typedef void (*hb_destroy_func_t)(void *user);
typedef void (*hb_draw_point_func_t)(
    hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user);
typedef void (*hb_draw_quadratic_to_func_t)(
    hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float control_x, float control_y, float x, float y,
    void *user);
typedef void (*hb_draw_cubic_to_func_t)(
    hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float control1_x, float control1_y, float control2_x,
    float control2_y, float x, float y, void *user);
typedef void (*hb_draw_close_path_func_t)(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, void *user);

hb_blob_t *hb_blob_create_from_file_or_fail(const char *path);
void hb_blob_destroy(hb_blob_t *blob);
const char *hb_blob_get_data(hb_blob_t *blob, unsigned int *length);

hb_face_t *hb_face_create(hb_blob_t *blob, unsigned int index);
void hb_face_destroy(hb_face_t *face);
unsigned int hb_face_count(hb_blob_t *blob);
unsigned int hb_face_get_glyph_count(const hb_face_t *face);
unsigned int hb_face_get_upem(const hb_face_t *face);
hb_blob_t *hb_face_reference_table(const hb_face_t *face, uint32_t tag);

hb_font_t *hb_font_create(hb_face_t *face);
void hb_font_destroy(hb_font_t *font);
int hb_font_get_glyph_extents(hb_font_t *font, uint32_t glyph, hb_glyph_extents_t *extents);
int hb_font_get_h_extents(hb_font_t *font, hb_font_extents_t *extents);
int hb_font_get_nominal_glyph(hb_font_t *font, uint32_t character, uint32_t *glyph);
void hb_font_get_glyph_shape(hb_font_t *font, uint32_t glyph, hb_draw_funcs_t *funcs, void *data);

hb_draw_funcs_t *hb_draw_funcs_create(void);
void hb_draw_funcs_destroy(hb_draw_funcs_t *funcs);
void hb_draw_funcs_set_move_to_func(
    hb_draw_funcs_t *funcs, hb_draw_point_func_t function, void *user, hb_destroy_func_t destroy);
void hb_draw_funcs_set_line_to_func(
    hb_draw_funcs_t *funcs, hb_draw_point_func_t function, void *user, hb_destroy_func_t destroy);
void hb_draw_funcs_set_quadratic_to_func(
    hb_draw_funcs_t *funcs, hb_draw_quadratic_to_func_t function, void *user, hb_destroy_func_t destroy);
void hb_draw_funcs_set_cubic_to_func(
    hb_draw_funcs_t *funcs, hb_draw_cubic_to_func_t function, void *user, hb_destroy_func_t destroy);
void hb_draw_funcs_set_close_path_func(
    hb_draw_funcs_t *funcs, hb_draw_close_path_func_t function, void *user, hb_destroy_func_t destroy);

hb_buffer_t *hb_buffer_create(void);
void hb_buffer_destroy(hb_buffer_t *buffer);
void hb_buffer_clear_contents(hb_buffer_t *buffer);
/// Adds some of the characters and lets those around them be known. They are numbered by their places in `text`.
void hb_buffer_add_utf32(
    hb_buffer_t *buffer, const uint32_t *text, int text_length, unsigned int item_offset, int item_length);
void hb_buffer_set_cluster_level(hb_buffer_t *buffer, int level);
void hb_buffer_set_direction(hb_buffer_t *buffer, int direction);
void hb_buffer_set_language(hb_buffer_t *buffer, hb_language_t language);
void hb_buffer_set_script(hb_buffer_t *buffer, uint32_t script);
hb_glyph_info_t *hb_buffer_get_glyph_infos(hb_buffer_t *buffer, unsigned int *length);
hb_glyph_position_t *hb_buffer_get_glyph_positions(hb_buffer_t *buffer, unsigned int *length);
hb_language_t hb_language_from_string(const char *name, int length);
void hb_shape(hb_font_t *font, hb_buffer_t *buffer, const void *features, unsigned int count);

/// Loads HarfBuzz; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *charfbuzz_load(void);
