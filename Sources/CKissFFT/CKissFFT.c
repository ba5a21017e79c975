#include "CKissFFT.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                            \
  F(kiss_fftr_cfg, kiss_fftr_alloc, (int nfft, int inverse, void *memory, size_t *length),                      \
    (nfft, inverse, memory, length))                                                                            \
  F(void, kiss_fftr, (kiss_fftr_cfg state, const kiss_fft_scalar *time, kiss_fft_cpx *spectrum), (state, time, spectrum))

CLOADER_NOTE(ckissfft_load, "libkissfft-float.so.131", "hearing", "labels that are found by listening", "recommended")
CLOADER_LIBRARY(ckissfft_load, "libkissfft-float.so.131", FUNCTIONS)
