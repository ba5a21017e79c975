#include <kissfft/kiss_fftr.h>

/// Loads KissFFT in single precision; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *ckissfft_load(void);
