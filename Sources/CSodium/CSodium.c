#include "CSodium.h"

#include <stdlib.h>

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                                  \
  F(int, sodium_init, (void), ())                                                                                     \
  F(void *, sodium_malloc, (const size_t size), (size))                                                                \
  F(void, sodium_free, (void *memory), (memory))                                                                       \
  F(void, randombytes_buf, (void *const bytes, const size_t count), (bytes, count))                                    \
  F(int, crypto_sign_seed_keypair, (unsigned char *key, unsigned char *secret, const unsigned char *seed),            \
    (key, secret, seed))                                                                                              \
  F(int, crypto_sign_detached,                                                                                        \
    (unsigned char *signature, unsigned long long *size, const unsigned char *bytes, unsigned long long count,        \
     const unsigned char *secret),                                                                                    \
    (signature, size, bytes, count, secret))                                                                          \
  F(int, crypto_sign_verify_detached,                                                                                 \
    (const unsigned char *signature, const unsigned char *bytes, unsigned long long count, const unsigned char *key), \
    (signature, bytes, count, key))                                                                                   \
  F(int, crypto_pwhash,                                                                                               \
    (unsigned char *const key, unsigned long long size, const char *const words, unsigned long long length,           \
     const unsigned char *const salt, unsigned long long passes, size_t memory, int method),                          \
    (key, size, words, length, salt, passes, memory, method))                                                         \
  F(int, crypto_generichash,                                                                                          \
    (unsigned char *hash, size_t size, const unsigned char *bytes, unsigned long long count, const unsigned char *key, \
     size_t length),                                                                                                  \
    (hash, size, bytes, count, key, length))                                                                          \
  F(int, crypto_generichash_init,                                                                                     \
    (crypto_generichash_state *state, const unsigned char *key, const size_t length, const size_t size),              \
    (state, key, length, size))                                                                                       \
  F(int, crypto_generichash_update,                                                                                   \
    (crypto_generichash_state *state, const unsigned char *bytes, unsigned long long count), (state, bytes, count))   \
  F(int, crypto_generichash_final, (crypto_generichash_state *state, unsigned char *hash, const size_t size),         \
    (state, hash, size))                                                                                              \
  F(int, crypto_auth_hmacsha256_init, (crypto_auth_hmacsha256_state *state, const unsigned char *key, size_t length), \
    (state, key, length))                                                                                             \
  F(int, crypto_auth_hmacsha256_update,                                                                               \
    (crypto_auth_hmacsha256_state *state, const unsigned char *bytes, unsigned long long count), (state, bytes, count)) \
  F(int, crypto_auth_hmacsha256_final, (crypto_auth_hmacsha256_state *state, unsigned char *hash), (state, hash))      \
  F(int, crypto_stream_xchacha20_xor,                                                                                 \
    (unsigned char *sealed, const unsigned char *bytes, unsigned long long count, const unsigned char *nonce,         \
     const unsigned char *key),                                                                                       \
    (sealed, bytes, count, nonce, key))                                                                               \
  F(int, crypto_aead_xchacha20poly1305_ietf_encrypt,                                                                  \
    (unsigned char *sealed, unsigned long long *size, const unsigned char *bytes, unsigned long long count,           \
     const unsigned char *bound, unsigned long long length, const unsigned char *unused, const unsigned char *nonce,  \
     const unsigned char *key),                                                                                       \
    (sealed, size, bytes, count, bound, length, unused, nonce, key))                                                  \
  F(int, crypto_aead_xchacha20poly1305_ietf_decrypt,                                                                  \
    (unsigned char *bytes, unsigned long long *count, unsigned char *unused, const unsigned char *sealed,             \
     unsigned long long size, const unsigned char *bound, unsigned long long length, const unsigned char *nonce,      \
     const unsigned char *key),                                                                                       \
    (bytes, count, unused, sealed, size, bound, length, nonce, key))

/// Loads the library of Debian 12, else the next version, which has the same functions.
static const char *load_any(const char *soname, const cloader_function *functions) {
  const char *failure = cloader_load(soname, functions);
  if (!failure) return NULL;
  const char *other = cloader_load("libsodium.so.26", functions);
  free((void *)(other ? other : failure));
  return other ? failure : NULL;
}

CLOADER_NOTE(csodium_load, "libsodium.so.23", "keys", "courses with a teacher, sealed places of sync, object stores", "suggested")
CLOADER_DEFINE(csodium_load, load_any, "libsodium.so.23", FUNCTIONS, CLOADER_NONE)

static const char *failure;

static void start(void) {
  failure = csodium_load();
  if (!failure && sodium_init() < 0) failure = "libsodium does not start";
}

const char *csodium_start(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, start);
  return failure;
}
