#include "CAllocationCounter.h"

#include <stddef.h>

// A program's own malloc stands before the C library's, for the program and for all that it loads; glibc's manual names
// the functions that such a one has to replace. These count and pass on to glibc's, which it exports for that.

static __thread long allocations;
static __thread int is_counting;

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

void allocation_counter_start(void) {}
long allocation_counter_stop(void) { return -1; }

#else

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static void count(void) {
  if (is_counting) allocations++;
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count();
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}

void free(void *memory) {
  if (is_counting && memory) allocations++;
  __libc_free(memory);
}

void allocation_counter_start(void) {
  allocations = 0;
  is_counting = 1;
}

long allocation_counter_stop(void) {
  is_counting = 0;
  return allocations;
}

#endif
