#include "CEd25519.h"

#include <stdlib.h>

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                                 \
  F(int, crypto_sign_seed_keypair, (unsigned char *key, unsigned char *secret, const unsigned char *seed),           \
    (key, secret, seed))                                                                                             \
  F(int, crypto_sign_detached,                                                                                       \
    (unsigned char *signature, unsigned long long *size, const unsigned char *bytes, unsigned long long count,       \
     const unsigned char *secret),                                                                                   \
    (signature, size, bytes, count, secret))                                                                         \
  F(int, crypto_sign_verify_detached,                                                                                \
    (const unsigned char *signature, const unsigned char *bytes, unsigned long long count, const unsigned char *key), \
    (signature, bytes, count, key))

#define STARTING(F) F(int, sodium_init, (void), ())

/// Loads the library of Debian 12, else the next version, which has the same functions.
static const char *load_any(const char *soname, const cloader_function *functions) {
  const char *failure = cloader_load(soname, functions);
  if (!failure) return NULL;
  const char *other = cloader_load("libsodium.so.26", functions);
  free((void *)(other ? other : failure));
  return other ? failure : NULL;
}

CLOADER_NOTE(ced25519_load, "libsodium.so.23", "course", "courses with a teacher", "suggested")
CLOADER_DEFINE(ced25519_load, load_any, "libsodium.so.23", FUNCTIONS, STARTING)

static const char *failure;

static void start(void) {
  failure = ced25519_load();
  if (!failure && CLOADER_CALL(sodium_init)() < 0) failure = "libsodium does not start";
}

const char *ced25519_start(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, start);
  return failure;
}
