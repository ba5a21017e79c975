import CGnuTLS
import Foundation
import Glibc

/// A connection to a port of this machine.
class SocketClient {
  fileprivate let descriptor: Int32

  init?(_ host: String = "127.0.0.1", port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    var timeout = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    guard result == 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write($0) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a frame of a WebSocket, with a mask of noughts.
  ///
  /// - Parameter length: the length that its head states; nil for the right one.
  func send(frame opcode: UInt8, _ payload: [UInt8], length: Int? = nil) {
    send(Self.frame(opcode, payload, length: length))
  }

  static func frame(_ opcode: UInt8, _ payload: [UInt8], length: Int? = nil) -> [UInt8] {
    let length = length ?? payload.count
    let size: [UInt8] =
      switch length {
      case ..<126: [UInt8(length)]
      case ..<65536: [126, UInt8(length >> 8), UInt8(length & 0xFF)]
      default: [127] + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
      }
    return [0x80 | opcode, 0x80 | size[0]] + size.dropFirst() + [0, 0, 0, 0] + payload
  }

  /// Sends bytes again and again, on a thread of its own that waits where the server does, and ends with it.
  func flood(_ bytes: [UInt8], times: Int) {
    let same = dup(descriptor)
    Thread.detachNewThread {
      for _ in 0..<times where Glibc.send(same, bytes, bytes.count, Int32(MSG_NOSIGNAL)) < bytes.count { break }
      close(same)
    }
  }

  /// Tells the server that nothing more comes; replies are still read.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  func receive(until wanted: String? = nil) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(into: $0) }
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
      if let wanted, String(decoding: bytes, as: UTF8.self).contains(wanted) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  }

  fileprivate func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    Glibc.read(descriptor, buffer.baseAddress, buffer.count)
  }
}

/// The same with TLS; it takes any certificate.
final class TLSClient: SocketClient {
  private var session: gnutls_session_t?
  private var credentials: gnutls_certificate_credentials_t?
  private var priorities: gnutls_priority_t?

  override init?(_ host: String = ServerFixture.address, port: UInt16) {
    super.init(host, port: port)
    guard cgnutls_load() == nil, gnutls_init(&session, UInt32(GNUTLS_CLIENT)) == 0,
      gnutls_certificate_allocate_credentials(&credentials) == 0,
      gnutls_priority_init(&priorities, "NORMAL", nil) == 0, gnutls_priority_set(session, priorities) == 0,
      gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, credentials.map { UnsafeMutableRawPointer($0) }) == 0
    else { return nil }
    gnutls_transport_set_int2(session, descriptor, descriptor)
    guard gnutls_handshake(session) == 0 else { return nil }
  }

  deinit {
    if let session { gnutls_deinit(session) }
    if let credentials { gnutls_certificate_free_credentials(credentials) }
    if let priorities { gnutls_priority_deinit(priorities) }
  }

  fileprivate override func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    gnutls_record_send(session, bytes.baseAddress, bytes.count)
  }

  fileprivate override func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      errno = 0
      let count = gnutls_record_recv(session, buffer.baseAddress, buffer.count)
      // A ticket for the next session is no data.
      if count < 0, gnutls_error_is_fatal(Int32(count)) == 0, errno != EAGAIN { continue }
      return count
    }
  }
}
