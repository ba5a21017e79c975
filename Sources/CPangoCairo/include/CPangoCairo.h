#include <cairo/cairo.h>

// Pango's headers are found only with the flags of pkg-config, and with these come the libraries to link. This file
// declares the functions that we call, as they have been since Pango 1.22.
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLayout PangoLayout;

/// The number of Pango's units in a pixel.
#define PANGO_SCALE 1024

void g_object_unref(void *object);
PangoLayout *pango_cairo_create_layout(cairo_t *cr);
void pango_cairo_show_layout(cairo_t *cr, PangoLayout *layout);
void pango_font_description_free(PangoFontDescription *font);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_set_absolute_size(PangoFontDescription *font, double size);
void pango_font_description_set_family(PangoFontDescription *font, const char *family);
/// 400 is regular, 700 bold.
void pango_font_description_set_weight(PangoFontDescription *font, int weight);
int pango_layout_get_baseline(PangoLayout *layout);
int pango_layout_get_unknown_glyphs_count(PangoLayout *layout);
void pango_layout_get_size(PangoLayout *layout, int *width, int *height);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *font);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int is_single);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);

/// Loads Pango and Cairo; returns NULL, or why they cannot be had. Any thread; before any other function of them.
const char *cpangocairo_load(void);
