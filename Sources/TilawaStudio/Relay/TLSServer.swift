import CGnuTLS
import TilawaCore

/// The certificate and the choice of methods for all TLS sessions of a relay. One thread uses it and its sessions.
final class TLSServer {
  private var credentials: gnutls_certificate_credentials_t?
  private var priorities: gnutls_priority_t?
  /// The key of tickets, by which a client that comes back needs no whole handshake. It lives as long as the process.
  private var ticketKey = gnutls_datum_t()

  /// TLS 1.2 and 1.3 with forward secrecy.
  private static let methods = "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-KX-ALL:+ECDHE-ECDSA"

  /// - Throws: `Failure` where the certificate or the library cannot be used.
  init(_ identity: StudioIdentity) throws(Failure) {
    try GnuTLS.check(gnutls_certificate_allocate_credentials(&credentials), StudioSentences.cannotPrepareTls)
    try GnuTLS.check(gnutls_priority_init(&priorities, Self.methods, nil), StudioSentences.cannotPrepareTls)
    try GnuTLS.check(gnutls_session_ticket_key_generate(&ticketKey), StudioSentences.cannotPrepareTls)
    let certificate = try X509Certificate(pem: identity.certificate)
    let key = try X509Key(pem: identity.key)
    var list: [gnutls_x509_crt_t?] = [certificate.pointer]
    try GnuTLS.check(
      gnutls_certificate_set_x509_key(credentials, &list, 1, key.pointer), StudioSentences.cannotUseCertificate)
  }

  deinit {
    if let credentials { gnutls_certificate_free_credentials(credentials) }
    if let priorities { gnutls_priority_deinit(priorities) }
  }

  /// Makes the session of a connection; nil where there is no memory.
  func session(on descriptor: Int32) -> TLSSession? {
    var session: gnutls_session_t?
    guard gnutls_init(&session, UInt32(GNUTLS_SERVER | GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL)) == 0, let session else {
      return nil
    }
    let made = TLSSession(session, of: self)
    guard gnutls_priority_set(session, priorities) == 0,
      gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, credentials.map { UnsafeMutableRawPointer($0) }) == 0,
      gnutls_session_ticket_enable_server(session, &ticketKey) == 0
    else { return nil }
    var protocols = Array("http/1.1".utf8)
    protocols.withUnsafeMutableBufferPointer { bytes in
      var name = gnutls_datum_t(data: bytes.baseAddress, size: UInt32(bytes.count))
      _ = gnutls_alpn_set_protocols(session, &name, 1, 0)
    }
    gnutls_transport_set_int2(session, descriptor, descriptor)
    return made
  }
}

/// The TLS of one connection. Its socket does not block.
final class TLSSession {
  private let session: gnutls_session_t
  private let server: TLSServer
  /// Whether the library holds bytes that were given to it and not sent.
  private var isHolding = false

  fileprivate init(_ session: gnutls_session_t, of server: TLSServer) {
    (self.session, self.server) = (session, server)
  }

  deinit { gnutls_deinit(session) }

  /// Whether the library waits to write, and not to read.
  var wantsWriting: Bool { gnutls_record_get_direction(session) == 1 }

  /// Whether decrypted bytes wait to be read.
  var hasPending: Bool { gnutls_record_check_pending(session) > 0 }

  /// Goes on with the handshake; 1 when it is complete.
  func shakeHands() -> Transmission {
    let result = gnutls_handshake(session)
    if result == 0 { return .moved(1) }
    return gnutls_error_is_fatal(result) == 0 ? .waits : .ended
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Transmission {
    outcome(gnutls_record_recv(session, buffer.baseAddress, buffer.count))
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> Transmission {
    let piece = min(bytes.count, 16 << 10)
    let result = outcome(
      isHolding ? gnutls_record_send(session, nil, 0) : gnutls_record_send(session, bytes.baseAddress, piece))
    isHolding = result == .waits
    return result
  }

  /// Tells the client that nothing more comes, as far as that needs no waiting.
  func sayGoodbye() { _ = gnutls_bye(session, GNUTLS_SHUT_WR) }

  private func outcome(_ count: Int) -> Transmission {
    if count > 0 { return .moved(count) }
    return count < 0 && gnutls_error_is_fatal(Int32(count)) == 0 ? .waits : .ended
  }
}

/// The outcome of an attempt to move bytes without waiting.
enum Transmission: Hashable { case moved(Int), waits, ended }
