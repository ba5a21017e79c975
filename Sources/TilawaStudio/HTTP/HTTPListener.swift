import Glibc
import TilawaCore

/// The sockets at which a server listens, and the answers to the requests that come there.
struct HTTPListener: Sendable {
  /// The sockets; the server closes them.
  let sockets: [Int32]
  /// The certificate and key; nil for HTTP in the clear.
  let identity: StudioIdentity?
  let limits: HTTPLimits
  /// Names the client that a request is from, so that all its connections can be ended.
  let client: @Sendable (HTTPRequest) -> String?
  /// Judges a request by its head.
  let receive: @Sendable (HTTPRequest) -> Reception

  /// Makes a listening socket.
  ///
  /// - Returns: the socket and its port.
  static func listen(at address: String, port: UInt16, option: String) throws(Failure) -> (socket: Int32, port: UInt16)
  {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw Failure(.unavailable, StudioSentences.cannotMakeSocket) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = inet_addr(address)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        bind(descriptor, place, size) == 0 && Glibc.listen(descriptor, 512) == 0
          && getsockname(descriptor, place, &size) == 0
      }
    }
    guard isBound else {
      let error = errno
      close(descriptor)
      guard error != EADDRNOTAVAIL else {
        throw Failure(.unavailable, StudioSentences.notOurAddress(address: address))
      }
      let fault = StudioSentences.cannotListen(
        port: "\(port)", address: address, reason: .system(error), option: option)
      throw Failure(.unavailable, fault)
    }
    return (descriptor, UInt16(bigEndian: place.sin_port))
  }
}

/// The limits on the clients of a listener.
package struct HTTPLimits: Hashable, Sendable {
  /// The longest time between two requests.
  static let rest = Duration.seconds(75)

  var connections: Int
  /// The most connections of one address.
  var connectionsOfAddress: Int
  /// The longest time for a TLS handshake, and for a head after its first byte.
  var head = Duration.seconds(10)
  var body = Duration.seconds(60)
  /// The longest time in which a client takes nothing of what it is sent.
  var stall = Duration.seconds(30)
}

/// The judgement on a request by its head.
struct Reception: Sendable {
  /// Whether its body is read; else the connection ends with the reply.
  let takesBody: Bool
  let reply: @Sendable (HTTPRequest) async -> HTTPReply
}
