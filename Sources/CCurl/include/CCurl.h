#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>

/// Loads libcurl and prepares it; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *ccurl_start(void);

/// libcurl's functions of variable arguments, by the type of the one that varies.
CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value);
CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *value);
CURLcode ccurl_set_list(CURL *easy, CURLoption option, struct curl_slist *value);
CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *value);
CURLcode ccurl_set_receiver(CURL *easy, CURLoption option, curl_write_callback value);
CURLcode ccurl_set_number(CURL *easy, CURLoption option, curl_off_t value);
CURLcode ccurl_set_reader(CURL *easy, curl_read_callback value);
CURLcode ccurl_set_seeker(CURL *easy, curl_seek_callback value);
CURLcode ccurl_get_long(CURL *easy, CURLINFO info, long *value);
CURLcode ccurl_get_number(CURL *easy, CURLINFO info, curl_off_t *value);
CURLcode ccurl_get_text(CURL *easy, CURLINFO info, const char **value);
CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value);

/// Makes `easy` speak nothing but HTTP with and without TLS, and keep its sockets from programs that we start.
CURLcode ccurl_restrict(CURL *easy);

/// A pipe whose ends are not handed on to programs that we start. Returns 0, or -1 with `errno`.
int ccurl_pipe(int ends[2]);

#endif
