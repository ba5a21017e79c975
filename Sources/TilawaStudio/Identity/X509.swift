import CGnuTLS
import TilawaCore

/// Calls of GnuTLS.
enum GnuTLS {
  /// Loads the library.
  ///
  /// - Throws: `Failure` (unavailable) where it is not installed.
  static func load() throws(Failure) {
    guard let failure = cgnutls_load() else { return }
    throw Failure(.unavailable, StudioSentences.libraryNeeded(reason: Sentence(verbatim: String(cString: failure))))
  }

  /// - Throws: `Failure` (bug) with the library's words.
  static func check(_ result: Int32, _ operation: Sentence) throws(Failure) {
    guard result < 0 else { return }
    let words = gnutls_strerror(result).map { Sentence(verbatim: String(cString: $0)) }
    let reason = words ?? FilesSentences.systemError(number: Int(result))
    throw Failure(.bug, StudioSentences.libraryFailed(operation: operation, reason: reason))
  }

  /// Gives bytes to the library for one call.
  static func with<Value>(_ bytes: [UInt8], _ body: (UnsafePointer<gnutls_datum_t>) -> Value) -> Value {
    var bytes = bytes
    return bytes.withUnsafeMutableBufferPointer { buffer in
      var datum = gnutls_datum_t(data: buffer.baseAddress, size: UInt32(buffer.count))
      return body(&datum)
    }
  }

  /// Returns the bytes that a function writes into a buffer of at most 16 KiB.
  static func bytes(
    _ operation: Sentence, _ write: (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>) -> Int32
  ) throws(Failure) -> [UInt8] {
    var (bytes, count) = ([UInt8](repeating: 0, count: 16 << 10), 16 << 10)
    let result = bytes.withUnsafeMutableBytes { write($0.baseAddress, &count) }
    try check(result, operation)
    return Array(bytes.prefix(count))
  }
}

/// A private key on the curve P-256.
final class X509Key {
  fileprivate(set) var pointer: gnutls_x509_privkey_t?

  private init() throws(Failure) { try GnuTLS.check(gnutls_x509_privkey_init(&pointer), StudioSentences.cannotMakeKey) }

  /// Reads a key.
  convenience init(pem: [UInt8]) throws(Failure) {
    try self.init()
    try GnuTLS.check(
      GnuTLS.with(pem) { gnutls_x509_privkey_import(pointer, $0, GNUTLS_X509_FMT_PEM) }, StudioSentences.cannotReadKey)
  }

  deinit { if let pointer { gnutls_x509_privkey_deinit(pointer) } }

  /// Makes a new key.
  static func new() throws(Failure) -> X509Key {
    let key = try X509Key()
    try GnuTLS.check(
      gnutls_x509_privkey_generate(key.pointer, GNUTLS_PK_ECDSA, cgnutls_p256, 0), StudioSentences.cannotMakeKey)
    return key
  }

  func pem() throws(Failure) -> [UInt8] {
    try GnuTLS.bytes(StudioSentences.cannotWriteKey) {
      gnutls_x509_privkey_export(pointer, GNUTLS_X509_FMT_PEM, $0, $1)
    }
  }
}

/// A certificate.
final class X509Certificate {
  fileprivate(set) var pointer: gnutls_x509_crt_t?

  private init() throws(Failure) {
    try GnuTLS.check(gnutls_x509_crt_init(&pointer), StudioSentences.cannotMakeCertificate)
  }

  /// Reads a certificate.
  convenience init(pem: [UInt8]) throws(Failure) {
    try self.init()
    try GnuTLS.check(
      GnuTLS.with(pem) { gnutls_x509_crt_import(pointer, $0, GNUTLS_X509_FMT_PEM) },
      StudioSentences.cannotReadCertificate)
  }

  deinit { if let pointer { gnutls_x509_crt_deinit(pointer) } }

  func pem() throws(Failure) -> [UInt8] { try export(GNUTLS_X509_FMT_PEM) }
  func der() throws(Failure) -> [UInt8] { try export(GNUTLS_X509_FMT_DER) }

  private func export(_ form: gnutls_x509_crt_fmt_t) throws(Failure) -> [UInt8] {
    try GnuTLS.bytes(StudioSentences.cannotWriteCertificate) { gnutls_x509_crt_export(pointer, form, $0, $1) }
  }

  /// The end of its validity, in seconds of the system's clock.
  var end: Int { gnutls_x509_crt_get_expiration_time(pointer) }

  /// Whether it is for a name of a host, or an address.
  func isFor(_ name: String) -> Bool { gnutls_x509_crt_check_hostname(pointer, name) != 0 }

  /// The SHA-256 of its bytes.
  func fingerprint() throws(Failure) -> [UInt8] {
    try GnuTLS.bytes(StudioSentences.cannotReadCertificate) {
      gnutls_x509_crt_get_fingerprint(pointer, GNUTLS_DIG_SHA256, $0, $1)
    }
  }

  /// Makes a certificate that a key signs for itself.
  ///
  /// A phone can be told to trust it, and it can then vouch for these names and for no others.
  ///
  /// - Parameters:
  ///   - names: the hosts and addresses.
  ///   - validity: in seconds of the system's clock.
  static func selfSigned(_ key: X509Key, for names: [CertificateName], title: String, validity: Range<Int>)
    throws(Failure) -> X509Certificate
  {
    let made = try X509Certificate()
    let certificate = made.pointer
    func check(_ result: Int32) throws(Failure) { try GnuTLS.check(result, StudioSentences.cannotMakeCertificate) }
    var random = SystemRandomNumberGenerator()
    // Positive, and of one length.
    let serial = [UInt8(0x40)] + (0..<15).map { _ in UInt8.random(in: 0...255, using: &random) }
    try check(gnutls_x509_crt_set_version(certificate, 3))
    try check(gnutls_x509_crt_set_serial(certificate, serial, serial.count))
    try check(gnutls_x509_crt_set_activation_time(certificate, validity.lowerBound))
    try check(gnutls_x509_crt_set_expiration_time(certificate, validity.upperBound))
    try check(gnutls_x509_crt_set_dn(certificate, "CN=\(title)", nil))
    try check(gnutls_x509_crt_set_key(certificate, key.pointer))
    let append = UInt32(GNUTLS_FSAN_APPEND)
    var constraints: gnutls_x509_name_constraints_t?
    try check(gnutls_x509_name_constraints_init(&constraints))
    defer { if let constraints { gnutls_x509_name_constraints_deinit(constraints) } }
    for name in names {
      let (type, bytes, constraint) = name.forms
      try check(gnutls_x509_crt_set_subject_alt_name(certificate, type, bytes, UInt32(bytes.count), append))
      try check(GnuTLS.with(constraint) { gnutls_x509_name_constraints_add_permitted(constraints, type, $0) })
    }
    try check(gnutls_x509_crt_set_name_constraints(certificate, constraints, 1))
    try check(gnutls_x509_crt_set_basic_constraints(certificate, 1, 0))
    try check(
      gnutls_x509_crt_set_key_usage(certificate, UInt32(GNUTLS_KEY_DIGITAL_SIGNATURE | GNUTLS_KEY_KEY_CERT_SIGN)))
    try check(gnutls_x509_crt_set_key_purpose_oid(certificate, GNUTLS_KP_TLS_WWW_SERVER, 0))
    let id = try GnuTLS.bytes(StudioSentences.cannotMakeCertificate) {
      gnutls_x509_crt_get_key_id(certificate, 0, $0?.assumingMemoryBound(to: UInt8.self), $1)
    }
    try check(gnutls_x509_crt_set_subject_key_id(certificate, id, id.count))
    try check(gnutls_x509_crt_sign2(certificate, certificate, key.pointer, GNUTLS_DIG_SHA256, 0))
    return made
  }
}

/// A name that a certificate is for.
enum CertificateName: Hashable {
  case host(String)
  /// The four bytes of an address.
  case address([UInt8])

  /// Reads an address such as 192.168.1.5, or the name of a host.
  init(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    let address = parts.compactMap(\.self)
    self = address.count == 4 && parts.count == 4 ? .address(address) : .host(text)
  }

  /// The type, the bytes of the name, and the bytes that allow it as a constraint.
  fileprivate var forms: (gnutls_x509_subject_alt_name_t, [UInt8], [UInt8]) {
    switch self {
    case .host(let name): (GNUTLS_SAN_DNSNAME, Array(name.utf8), Array(name.utf8))
    case .address(let bytes): (GNUTLS_SAN_IPADDRESS, bytes, bytes + [255, 255, 255, 255])
    }
  }
}
