#define _GNU_SOURCE
#define CURL_DISABLE_TYPECHECK
#include "CCurl.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CLoader.h"

// Undefine the header's macros of these names: the lists below would call them.
#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt

#define FUNCTIONS(F)                                                                                     \
  F(CURLcode, curl_global_init, (long flags), (flags))                                                   \
  F(curl_version_info_data *, curl_version_info, (CURLversion age), (age))                               \
  F(time_t, curl_getdate, (const char *text, const time_t *unused), (text, unused))                      \
  F(const char *, curl_easy_strerror, (CURLcode code), (code))                                           \
  F(CURL *, curl_easy_init, (void), ())                                                                  \
  F(void, curl_easy_reset, (CURL *easy), (easy))                                                         \
  F(void, curl_easy_cleanup, (CURL *easy), (easy))                                                       \
  F(struct curl_slist *, curl_slist_append, (struct curl_slist *list, const char *text), (list, text))   \
  F(void, curl_slist_free_all, (struct curl_slist *list), (list))                                        \
  F(CURLM *, curl_multi_init, (void), ())                                                                \
  F(CURLMcode, curl_multi_cleanup, (CURLM *multi), (multi))                                              \
  F(CURLMcode, curl_multi_add_handle, (CURLM *multi, CURL *easy), (multi, easy))                         \
  F(CURLMcode, curl_multi_remove_handle, (CURLM *multi, CURL *easy), (multi, easy))                      \
  F(CURLMcode, curl_multi_perform, (CURLM *multi, int *running), (multi, running))                       \
  F(CURLMsg *, curl_multi_info_read, (CURLM *multi, int *left), (multi, left))                           \
  F(CURLMcode, curl_multi_poll,                                                                          \
    (CURLM *multi, struct curl_waitfd extra[], unsigned int count, int milliseconds, int *ready),        \
    (multi, extra, count, milliseconds, ready))

#define VARIADIC(F)                                                  \
  F(CURLcode, curl_easy_setopt, (CURL *easy, CURLoption option, ...), ) \
  F(CURLcode, curl_easy_getinfo, (CURL *easy, CURLINFO info, ...), )    \
  F(CURLMcode, curl_multi_setopt, (CURLM *multi, CURLMoption option, ...), )

CLOADER_NOTE(ccurl_load, "libcurl.so.4", "network", "downloads, sync with WebDAV and rclone", "recommended")
CLOADER_VARIADIC_LIBRARY(ccurl_load, "libcurl.so.4", FUNCTIONS, VARIADIC)

static const char *failure;

// OpenSSL, which libcurl uses, frees its locks when the process ends, also while another thread starts libcurl, which then ends
// with a fault of memory. This is OPENSSL_INIT_NO_ATEXIT: the locks stay.
static void keep_locks(void) {
  void *crypto = dlopen("libcrypto.so.3", RTLD_LAZY | RTLD_NOLOAD);
  if (!crypto) return;
  int (*init)(uint64_t, const void *) = (int (*)(uint64_t, const void *))dlsym(crypto, "OPENSSL_init_crypto");
  if (init) init(0x00080000, NULL);
}

static void start(void) {
  failure = ccurl_load();
  if (!failure) keep_locks();
  if (!failure && curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) failure = "libcurl.so.4 does not start";
}

const char *ccurl_start(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, start);
  return failure;
}

CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) {
  return CLOADER_CALL(curl_easy_setopt)(easy, option, value);
}

CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *value) {
  return CLOADER_CALL(curl_easy_setopt)(easy, option, value);
}

CURLcode ccurl_set_list(CURL *easy, CURLoption option, struct curl_slist *value) {
  return CLOADER_CALL(curl_easy_setopt)(easy, option, value);
}

CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *value) {
  return CLOADER_CALL(curl_easy_setopt)(easy, option, value);
}

CURLcode ccurl_set_receiver(CURL *easy, CURLoption option, curl_write_callback value) {
  return CLOADER_CALL(curl_easy_setopt)(easy, option, value);
}

CURLcode ccurl_set_number(CURL *easy, CURLoption option, curl_off_t value) {
  return CLOADER_CALL(curl_easy_setopt)(easy, option, value);
}

CURLcode ccurl_set_reader(CURL *easy, curl_read_callback value) {
  return CLOADER_CALL(curl_easy_setopt)(easy, CURLOPT_READFUNCTION, value);
}

CURLcode ccurl_set_seeker(CURL *easy, curl_seek_callback value) {
  return CLOADER_CALL(curl_easy_setopt)(easy, CURLOPT_SEEKFUNCTION, value);
}

CURLcode ccurl_get_long(CURL *easy, CURLINFO info, long *value) {
  return CLOADER_CALL(curl_easy_getinfo)(easy, info, value);
}

CURLcode ccurl_get_number(CURL *easy, CURLINFO info, curl_off_t *value) {
  return CLOADER_CALL(curl_easy_getinfo)(easy, info, value);
}

CURLcode ccurl_get_text(CURL *easy, CURLINFO info, const char **value) {
  return CLOADER_CALL(curl_easy_getinfo)(easy, info, value);
}

CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return CLOADER_CALL(curl_multi_setopt)(multi, option, value);
}

static curl_socket_t open_socket(void *unused, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)unused;
  (void)purpose;
  int made = socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
  // Keep the system's buffer small: bytes in it count as sent, and on a slow line progress would stand still for a
  // minute.
  int size = 256 * 1024;
  if (made >= 0) setsockopt(made, SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
  return made;
}

CURLcode ccurl_restrict(CURL *easy) {
  CURLcode code = CLOADER_CALL(curl_easy_setopt)(easy, CURLOPT_OPENSOCKETFUNCTION, open_socket);
  if (code != CURLE_OK) return code;
  code = CLOADER_CALL(curl_easy_setopt)(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  if (code != CURLE_UNKNOWN_OPTION) return code;
  // libcurl before 7.85 has the older option alone.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  return CLOADER_CALL(curl_easy_setopt)(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#pragma GCC diagnostic pop
}

int ccurl_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
