#include "CPangoCairo.h"

#include "CLoader.h"

// Functions of Cairo, Pango and GObject are found through the one library, which needs the others.
#define FUNCTIONS(F)                                                                                               \
  F(void, cairo_close_path, (cairo_t *cr), (cr))                                                                   \
  F(cairo_t *, cairo_create, (cairo_surface_t *target), (target))                                                  \
  F(void, cairo_curve_to, (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3),        \
    (cr, x1, y1, x2, y2, x3, y3))                                                                                  \
  F(void, cairo_destroy, (cairo_t *cr), (cr))                                                                      \
  F(void, cairo_fill, (cairo_t *cr), (cr))                                                                         \
  F(cairo_surface_t *, cairo_image_surface_create, (cairo_format_t format, int width, int height),                 \
    (format, width, height))                                                                                       \
  F(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), (surface))                          \
  F(int, cairo_image_surface_get_stride, (cairo_surface_t *surface), (surface))                                    \
  F(void, cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y))                                            \
  F(void, cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y))                                            \
  F(void, cairo_paint, (cairo_t *cr), (cr))                                                                        \
  F(void, cairo_set_dash, (cairo_t *cr, const double *dashes, int count, double offset), (cr, dashes, count, offset)) \
  F(void, cairo_set_line_width, (cairo_t *cr, double width), (cr, width))                                          \
  F(void, cairo_set_source_rgb, (cairo_t *cr, double red, double green, double blue), (cr, red, green, blue))      \
  F(cairo_status_t, cairo_status, (cairo_t *cr), (cr))                                                             \
  F(const char *, cairo_status_to_string, (cairo_status_t status), (status))                                       \
  F(void, cairo_stroke, (cairo_t *cr), (cr))                                                                       \
  F(void, cairo_surface_destroy, (cairo_surface_t *surface), (surface))                                            \
  F(void, cairo_surface_flush, (cairo_surface_t *surface), (surface))                                              \
  F(void, g_object_unref, (void *object), (object))                                                                \
  F(PangoLayout *, pango_cairo_create_layout, (cairo_t *cr), (cr))                                                 \
  F(void, pango_cairo_show_layout, (cairo_t *cr, PangoLayout *layout), (cr, layout))                               \
  F(void, pango_font_description_free, (PangoFontDescription *font), (font))                                       \
  F(PangoFontDescription *, pango_font_description_new, (void), ())                                                \
  F(void, pango_font_description_set_absolute_size, (PangoFontDescription *font, double size), (font, size))       \
  F(void, pango_font_description_set_family, (PangoFontDescription *font, const char *family), (font, family))     \
  F(void, pango_font_description_set_weight, (PangoFontDescription *font, int weight), (font, weight))             \
  F(int, pango_layout_get_baseline, (PangoLayout *layout), (layout))                                               \
  F(int, pango_layout_get_unknown_glyphs_count, (PangoLayout *layout), (layout))                                   \
  F(void, pango_layout_get_size, (PangoLayout *layout, int *width, int *height), (layout, width, height))          \
  F(void, pango_layout_set_font_description, (PangoLayout *layout, const PangoFontDescription *font), (layout, font)) \
  F(void, pango_layout_set_single_paragraph_mode, (PangoLayout *layout, int is_single), (layout, is_single))       \
  F(void, pango_layout_set_text, (PangoLayout *layout, const char *text, int length), (layout, text, length))

CLOADER_NOTE(cpangocairo_load, "libpangocairo-1.0.so.0", "pictures", "PNG", "recommended")
CLOADER_LIBRARY(cpangocairo_load, "libpangocairo-1.0.so.0", FUNCTIONS)
