#define _GNU_SOURCE
#include "CLoader.h"

#include <dlfcn.h>
#include <stdio.h>

static const char *failure(const char *soname, const char *what) {
  const char *words = dlerror();
  char *text;
  int length = asprintf(&text, "%s is %s (%s)", soname, what, words ? words : "no reason given");
  return length < 0 ? "out of memory" : text;
}

const char *cloader_load(const char *soname, const cloader_function *functions) {
  void *library = dlopen(soname, RTLD_NOW | RTLD_LOCAL);
  if (!library) return failure(soname, "not installed, or not whole");
  for (; functions->name; functions++) {
    *functions->address = dlsym(library, functions->name);
    if (!*functions->address) return failure(soname, "too old");
  }
  return NULL;
}
