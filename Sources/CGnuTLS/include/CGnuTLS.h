#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

/// Loads GnuTLS; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cgnutls_load(void);

/// The size that asks `gnutls_x509_privkey_generate` for a key on the curve P-256.
static const unsigned int cgnutls_p256 = GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1);
