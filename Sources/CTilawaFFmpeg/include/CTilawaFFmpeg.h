/// Nothing to include: what this library offers stands in CFFmpeg.h, and is found by dlopen.
