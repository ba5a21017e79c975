import CGnuTLS
import TilawaCore

/// The TLS of one connection, whose socket does not block.
final class TLSSession {
  private var session: gnutls_session_t?
  private var credentials: gnutls_certificate_credentials_t?
  private var priorities: gnutls_priority_t?
  private var isOpen = false
  /// Whether the library holds bytes that were given to it and not sent.
  private var isHolding = false

  /// TLS 1.2 and 1.3 with forward secrecy.
  private static let methods = "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-KX-ALL:+ECDHE-ECDSA"

  /// - Parameter ticketKey: the key of tickets, by which a client that comes back needs no whole handshake.
  /// - Throws: `Failure` where the certificate or the library cannot be used.
  init(on descriptor: Int32, _ identity: StudioIdentity, ticketKey: [UInt8]) throws(Failure) {
    func check(_ result: Int32) throws(Failure) { try GnuTLS.check(result, StudioSentences.cannotPrepareTls) }
    try check(gnutls_certificate_allocate_credentials(&credentials))
    try check(gnutls_priority_init(&priorities, Self.methods, nil))
    try check(gnutls_init(&session, UInt32(GNUTLS_SERVER | GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL)))
    let certificate = try X509Certificate(pem: identity.certificate)
    let key = try X509Key(pem: identity.key)
    var list: [gnutls_x509_crt_t?] = [certificate.pointer]
    try GnuTLS.check(
      gnutls_certificate_set_x509_key(credentials, &list, 1, key.pointer), StudioSentences.cannotUseCertificate)
    try check(gnutls_priority_set(session, priorities))
    try check(
      gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, credentials.map { UnsafeMutableRawPointer($0) }))
    try check(GnuTLS.with(ticketKey) { gnutls_session_ticket_enable_server(session, $0) })
    try check(GnuTLS.with(Array("http/1.1".utf8)) { gnutls_alpn_set_protocols(session, $0, 1, 0) })
    gnutls_transport_set_int2(session, descriptor, descriptor)
  }

  deinit {
    if let session { gnutls_deinit(session) }
    if let credentials { gnutls_certificate_free_credentials(credentials) }
    if let priorities { gnutls_priority_deinit(priorities) }
  }

  /// Makes a key of tickets.
  static func ticketKey() throws(Failure) -> [UInt8] {
    var key = gnutls_datum_t()
    try GnuTLS.check(gnutls_session_ticket_key_generate(&key), StudioSentences.cannotPrepareTls)
    return Array(UnsafeBufferPointer(start: key.data, count: Int(key.size)))
  }

  /// Whether the library waits to write, and not to read.
  var wantsWriting: Bool { gnutls_record_get_direction(session) == 1 }

  /// Goes on with the handshake.
  func shakeHands() -> Transmission<Void> {
    let result = gnutls_handshake(session)
    isOpen = result == 0
    if isOpen { return .moved(()) }
    return gnutls_error_is_fatal(result) == 0 ? .waits : .ended
  }

  func read() -> Transmission<[UInt8]> {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: HTTPChannel.piece) { buffer, used in
      count = gnutls_record_recv(session, buffer.baseAddress, buffer.count)
      used = max(0, count)
    }
    return count > 0 ? .moved(bytes) : mayTryAgain(count) ? .waits : .ended
  }

  /// Sends the first bytes. Bytes that wait are given again at the next call.
  func write(_ bytes: ArraySlice<UInt8>) -> Transmission<Int> {
    let count = bytes.withUnsafeBytes { bytes in
      let piece = isHolding ? nil : bytes.baseAddress
      return gnutls_record_send(session, piece, isHolding ? 0 : min(bytes.count, HTTPChannel.piece))
    }
    isHolding = mayTryAgain(count)
    return count > 0 ? .moved(count) : isHolding ? .waits : .ended
  }

  /// Tells the client that nothing more comes, as far as that needs no waiting.
  func sayGoodbye() { if isOpen { _ = gnutls_bye(session, GNUTLS_SHUT_WR) } }

  private func mayTryAgain(_ result: Int) -> Bool { result < 0 && gnutls_error_is_fatal(Int32(result)) == 0 }
}
