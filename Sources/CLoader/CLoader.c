#define _GNU_SOURCE
#include "CLoader.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char *failure(const char *soname, const char *what) {
  const char *words = dlerror();
  char *text;
  int length = asprintf(&text, "%s is %s (%s)", soname, what, words ? words : "it is not where it belongs");
  return length < 0 ? "out of memory" : text;
}

static const char *find(void *library, const char *soname, const cloader_function *functions) {
  if (!library) return failure(soname, "not installed, or not whole");
  for (; functions->name; functions++) {
    *functions->address = dlsym(library, functions->name);
    if (!*functions->address) return failure(soname, "too old");
  }
  return NULL;
}

const char *cloader_load(const char *soname, const cloader_function *functions) {
  return find(dlopen(soname, RTLD_NOW | RTLD_LOCAL), soname, functions);
}

/// Opens `name` in the folder of `file` followed by `step`, if there is such a file. Only from a whole path: a name that
/// the loader would look for elsewhere, or from the present folder, is not ours.
static void *open_beside(const char *file, const char *step, const char *name) {
  const char *slash = strrchr(file, '/');
  char path[PATH_MAX];
  if (file[0] != '/' || !slash) return NULL;
  int length = snprintf(path, sizeof path, "%.*s/%s%s", (int)(slash - file), file, step, name);
  if (length < 0 || length >= (int)sizeof path || access(path, F_OK) != 0) return NULL;
  return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

const char *cloader_load_own(const char *name, const cloader_function *functions) {
  char program[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  program[length > 0 ? length : 0] = 0;
  Dl_info here;
  void *library = NULL;
  if (dladdr((void *)&cloader_load_own, &here) && here.dli_fname) library = open_beside(here.dli_fname, "", name);
  if (!library) library = open_beside(program, "", name);
  if (!library) library = open_beside(program, "../lib/tilawa/", name);
  return find(library, name, functions);
}
