#ifndef CLOADER_H
#define CLOADER_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

/// A function of a library, and where its address is put.
typedef struct {
  const char *name;
  void **address;
} cloader_function;

/// Loads a library and finds all of `functions`, a list that ends with a null name.
///
/// Returns NULL, or one line that says why not; the caller owns it. Takes the loader's lock, blocks on the disk.
const char *cloader_load(const char *soname, const cloader_function *functions);

/// Loads a library that comes with the program, as `cloader_load` does. It is looked for in the folder of this code,
/// where it is built, and in `../lib/tilawa` from the program, where it is installed; nowhere else.
const char *cloader_load_own(const char *name, const cloader_function *functions);

/// Defines the functions of a library under their own names, and `load`, which loads the library at its first call and
/// returns NULL or why that failed, always the same. A function may be called only after `load` returned NULL: it is a
/// jump then, which takes no lock.
///
/// `FUNCTIONS(F)` is a list of `F(result, name, (parameters), (arguments))`; the library's header must be included, so
/// that the compiler compares the declarations. The definitions are hidden: what the library itself, or another one,
/// calls by these names must not come here, and the linker exports what a program defines.
#define CLOADER_LIBRARY(load, soname, FUNCTIONS) CLOADER_DEFINE(load, cloader_load, soname, FUNCTIONS, CLOADER_NONE)

/// The same, and finds functions of variable arguments, which no jump can hand on: `VARIADIC(F)` is such a list too, of
/// which only the addresses are used; `CLOADER_CALL(name)` is the function there.
#define CLOADER_VARIADIC_LIBRARY(load, soname, FUNCTIONS, VARIADIC) \
  CLOADER_DEFINE(load, cloader_load, soname, FUNCTIONS, VARIADIC)

/// The same as the first for a library that comes with the program.
#define CLOADER_OWN_LIBRARY(load, name, FUNCTIONS) CLOADER_DEFINE(load, cloader_load_own, name, FUNCTIONS, CLOADER_NONE)

/// Writes into the program that it loads a library at run time, for those who make packages: an ELF note of the section
/// `.note.dlopen` with one JSON object, as the UAPI group specifies it. `Scripts/package libraries` lists the notes.
///
/// `priority` is "required", "recommended" or "suggested"; `feature` and `description` say what is missing without it.
#define CLOADER_NOTE(load, soname, feature, description, priority)                                              \
  CLOADER_NOTE_OF(load##_note, "[{\"soname\":[\"" soname "\"],\"feature\":\"" feature "\",\"description\":\""    \
    description "\",\"priority\":\"" priority "\"}]")

#define CLOADER_NOTE_OF(name, json)                                                                   \
  __attribute__((used, section(".note.dlopen"))) _Alignas(uint32_t) static const struct {             \
    uint32_t owner_size, size, kind;                                                                  \
    char owner[4];                                                                                    \
    _Alignas(uint32_t) char text[sizeof(json)];                                                       \
  } name = {4, sizeof(json), 0x407c0c0a, "FDO", json};

#define CLOADER_CALL(name) ((__typeof__(name) *)name##_address)

#define CLOADER_DEFINE(load, loader, soname, FUNCTIONS, VARIADIC)               \
  FUNCTIONS(CLOADER_ADDRESS)                                                    \
  VARIADIC(CLOADER_ADDRESS)                                                     \
  FUNCTIONS(CLOADER_FUNCTION)                                                   \
  static const char *load##_failure;                                            \
  static void load##_once(void) {                                               \
    const cloader_function functions[] = {                                      \
      FUNCTIONS(CLOADER_ENTRY) VARIADIC(CLOADER_ENTRY){NULL, NULL}};            \
    load##_failure = loader(soname, functions);                                 \
  }                                                                             \
  const char *load(void) {                                                      \
    static pthread_once_t once = PTHREAD_ONCE_INIT;                             \
    pthread_once(&once, load##_once);                                           \
    return load##_failure;                                                      \
  }

#define CLOADER_NONE(F)
#define CLOADER_ADDRESS(result, name, parameters, arguments) static void *name##_address;
#define CLOADER_FUNCTION(result, name, parameters, arguments)           \
  __attribute__((visibility("hidden"))) result name parameters {        \
    return CLOADER_CALL(name) arguments;                                \
  }
#define CLOADER_ENTRY(result, name, parameters, arguments) {#name, &name##_address},

#endif
