#include "CGnuTLS.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                                  \
  F(int, gnutls_certificate_allocate_credentials, (gnutls_certificate_credentials_t * credentials), (credentials))    \
  F(void, gnutls_certificate_free_credentials, (gnutls_certificate_credentials_t credentials), (credentials))         \
  F(int, gnutls_certificate_set_x509_key,                                                                             \
    (gnutls_certificate_credentials_t credentials, gnutls_x509_crt_t * list, int count, gnutls_x509_privkey_t key),   \
    (credentials, list, count, key))                                                                                  \
  F(int, gnutls_priority_init, (gnutls_priority_t * priorities, const char *words, const char **fault),               \
    (priorities, words, fault))                                                                                       \
  F(void, gnutls_priority_deinit, (gnutls_priority_t priorities), (priorities))                                       \
  F(int, gnutls_priority_set, (gnutls_session_t session, gnutls_priority_t priorities), (session, priorities))        \
  F(int, gnutls_init, (gnutls_session_t * session, unsigned int flags), (session, flags))                             \
  F(void, gnutls_deinit, (gnutls_session_t session), (session))                                                       \
  F(int, gnutls_credentials_set, (gnutls_session_t session, gnutls_credentials_type_t type, void *credentials),       \
    (session, type, credentials))                                                                                     \
  F(void, gnutls_transport_set_int2, (gnutls_session_t session, int input, int output), (session, input, output))     \
  F(int, gnutls_alpn_set_protocols,                                                                                   \
    (gnutls_session_t session, const gnutls_datum_t *protocols, unsigned count, unsigned int flags),                  \
    (session, protocols, count, flags))                                                                               \
  F(int, gnutls_session_ticket_key_generate, (gnutls_datum_t * key), (key))                                           \
  F(int, gnutls_session_ticket_enable_server, (gnutls_session_t session, const gnutls_datum_t *key), (session, key))  \
  F(int, gnutls_handshake, (gnutls_session_t session), (session))                                                     \
  F(int, gnutls_record_get_direction, (gnutls_session_t session), (session))                                          \
  F(ssize_t, gnutls_record_recv, (gnutls_session_t session, void *bytes, size_t count), (session, bytes, count))      \
  F(ssize_t, gnutls_record_send, (gnutls_session_t session, const void *bytes, size_t count),                         \
    (session, bytes, count))                                                                                          \
  F(int, gnutls_bye, (gnutls_session_t session, gnutls_close_request_t how), (session, how))                          \
  F(int, gnutls_error_is_fatal, (int error), (error))                                                                 \
  F(const char *, gnutls_strerror, (int error), (error))                                                              \
  F(int, gnutls_x509_privkey_init, (gnutls_x509_privkey_t * key), (key))                                              \
  F(void, gnutls_x509_privkey_deinit, (gnutls_x509_privkey_t key), (key))                                             \
  F(int, gnutls_x509_privkey_generate,                                                                                \
    (gnutls_x509_privkey_t key, gnutls_pk_algorithm_t algorithm, unsigned int size, unsigned int flags),              \
    (key, algorithm, size, flags))                                                                                    \
  F(int, gnutls_x509_privkey_import,                                                                                  \
    (gnutls_x509_privkey_t key, const gnutls_datum_t *bytes, gnutls_x509_crt_fmt_t form), (key, bytes, form))         \
  F(int, gnutls_x509_privkey_export,                                                                                  \
    (gnutls_x509_privkey_t key, gnutls_x509_crt_fmt_t form, void *bytes, size_t *count), (key, form, bytes, count))   \
  F(int, gnutls_x509_crt_init, (gnutls_x509_crt_t * certificate), (certificate))                                      \
  F(void, gnutls_x509_crt_deinit, (gnutls_x509_crt_t certificate), (certificate))                                     \
  F(int, gnutls_x509_crt_import,                                                                                      \
    (gnutls_x509_crt_t certificate, const gnutls_datum_t *bytes, gnutls_x509_crt_fmt_t form),                         \
    (certificate, bytes, form))                                                                                       \
  F(int, gnutls_x509_crt_export,                                                                                      \
    (gnutls_x509_crt_t certificate, gnutls_x509_crt_fmt_t form, void *bytes, size_t *count),                          \
    (certificate, form, bytes, count))                                                                                \
  F(int, gnutls_x509_crt_set_version, (gnutls_x509_crt_t certificate, unsigned int version), (certificate, version))  \
  F(int, gnutls_x509_crt_set_serial, (gnutls_x509_crt_t certificate, const void *serial, size_t count),               \
    (certificate, serial, count))                                                                                     \
  F(int, gnutls_x509_crt_set_activation_time, (gnutls_x509_crt_t certificate, time_t time), (certificate, time))      \
  F(int, gnutls_x509_crt_set_expiration_time, (gnutls_x509_crt_t certificate, time_t time), (certificate, time))      \
  F(time_t, gnutls_x509_crt_get_expiration_time, (gnutls_x509_crt_t certificate), (certificate))                      \
  F(int, gnutls_x509_crt_set_dn, (gnutls_x509_crt_t certificate, const char *name, const char **fault),               \
    (certificate, name, fault))                                                                                       \
  F(int, gnutls_x509_crt_set_subject_alt_name,                                                                        \
    (gnutls_x509_crt_t certificate, gnutls_x509_subject_alt_name_t type, const void *name, unsigned int count,        \
     unsigned int flags),                                                                                             \
    (certificate, type, name, count, flags))                                                                          \
  F(int, gnutls_x509_crt_set_basic_constraints,                                                                       \
    (gnutls_x509_crt_t certificate, unsigned int vouches, int length), (certificate, vouches, length))                \
  F(int, gnutls_x509_name_constraints_init, (gnutls_x509_name_constraints_t * names), (names))                        \
  F(void, gnutls_x509_name_constraints_deinit, (gnutls_x509_name_constraints_t names), (names))                       \
  F(int, gnutls_x509_name_constraints_add_permitted,                                                                  \
    (gnutls_x509_name_constraints_t names, gnutls_x509_subject_alt_name_t type, const gnutls_datum_t *name),          \
    (names, type, name))                                                                                              \
  F(int, gnutls_x509_crt_set_name_constraints,                                                                        \
    (gnutls_x509_crt_t certificate, gnutls_x509_name_constraints_t names, unsigned int critical),                     \
    (certificate, names, critical))                                                                                   \
  F(int, gnutls_x509_crt_set_key_usage, (gnutls_x509_crt_t certificate, unsigned int usage), (certificate, usage))    \
  F(int, gnutls_x509_crt_set_key_purpose_oid,                                                                         \
    (gnutls_x509_crt_t certificate, const void *purpose, unsigned int critical), (certificate, purpose, critical))    \
  F(int, gnutls_x509_crt_set_key, (gnutls_x509_crt_t certificate, gnutls_x509_privkey_t key), (certificate, key))     \
  F(int, gnutls_x509_crt_get_key_id,                                                                                  \
    (gnutls_x509_crt_t certificate, unsigned int flags, unsigned char *bytes, size_t *count),                         \
    (certificate, flags, bytes, count))                                                                               \
  F(int, gnutls_x509_crt_set_subject_key_id, (gnutls_x509_crt_t certificate, const void *bytes, size_t count),        \
    (certificate, bytes, count))                                                                                      \
  F(int, gnutls_x509_crt_sign2,                                                                                       \
    (gnutls_x509_crt_t certificate, gnutls_x509_crt_t issuer, gnutls_x509_privkey_t key,                              \
     gnutls_digest_algorithm_t digest, unsigned int flags),                                                           \
    (certificate, issuer, key, digest, flags))                                                                        \
  F(int, gnutls_x509_crt_get_fingerprint,                                                                             \
    (gnutls_x509_crt_t certificate, gnutls_digest_algorithm_t digest, void *bytes, size_t *count),                    \
    (certificate, digest, bytes, count))                                                                              \
  F(unsigned, gnutls_x509_crt_check_hostname, (gnutls_x509_crt_t certificate, const char *name), (certificate, name))

CLOADER_NOTE(cgnutls_load, "libgnutls.so.30", "phones", "the studio on phones and other machines", "suggested")
CLOADER_LIBRARY(cgnutls_load, "libgnutls.so.30", FUNCTIONS)
