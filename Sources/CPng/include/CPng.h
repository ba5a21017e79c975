#include <png.h>

/// Pixels of three bytes: blue, green, red.
static const png_uint_32 CPNG_BLUE_GREEN_RED = PNG_FORMAT_BGR;
/// An image that libpng knows the layout of.
static const png_uint_32 CPNG_IMAGE_VERSION = PNG_IMAGE_VERSION;
/// Lets it compress without trying every filter on every row, which suits drawn letters: faster, and smaller too.
static const png_uint_32 CPNG_FAST = PNG_IMAGE_FLAG_FAST;

/// Loads libpng; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cpng_load(void);
