import TilawaCore

/// The reason to end a connection.
enum HTTPFault: Error, Hashable {
  /// The client is gone, or has nothing more to say.
  case ended
  case late, headTooLong, tooLarge, lengthMissing, malformed
}

/// The requests and frames in the bytes that a client sends, read within limits. It waits for bytes that have not come.
///
/// It is stricter than HTTP asks, so that a program in between cannot see other requests in the same bytes: lines end with CR and
/// LF, a body has a length, and a field that says where a body ends comes once.
struct ClientReader {
  /// The time by which bytes must come.
  var end = ContinuousClock.now
  private var rest: ArraySlice<UInt8> = []
  /// The number of heads that were read.
  private(set) var count = 0
  /// The bytes of a message that was begun; nil where the next frame begins one.
  var message: Int?
  private let more: (ContinuousClock.Instant) throws(HTTPFault) -> [UInt8]
  private let mostBody: Int

  /// The longest head, in bytes.
  static let longestHead = 16 << 10
  /// The largest body, in bytes.
  static let mostBody = 256 << 10

  /// - Parameters:
  ///   - mostBody: the largest body, in bytes.
  ///   - more: waits for bytes until a time, and returns one at least.
  init(
    mostBody: Int = ClientReader.mostBody, _ more: @escaping (ContinuousClock.Instant) throws(HTTPFault) -> [UInt8]
  ) {
    (self.mostBody, self.more) = (mostBody, more)
  }

  /// Waits for the next byte.
  mutating func wait() throws(HTTPFault) { if rest.isEmpty { rest = try more(end)[...] } }

  mutating func byte() throws(HTTPFault) -> UInt8 {
    try wait()
    return rest.removeFirst()
  }

  mutating func bytes(_ count: Int) throws(HTTPFault) -> [UInt8] {
    var all: [UInt8] = []
    while all.count < count {
      try wait()
      let piece = rest.prefix(count - all.count)
      all += piece
      rest = rest.dropFirst(piece.count)
    }
    return all
  }

  /// Reads the head of a request.
  mutating func head() throws(HTTPFault) -> HTTPRequest {
    var head: [UInt8] = []
    repeat {
      guard head.count < Self.longestHead else { throw .headTooLong }
      head.append(try byte())
    } while head.last != 0x0A || head.suffix(4) != [0x0D, 0x0A, 0x0D, 0x0A]
    guard let request = HTTPRequest(head) else { throw .malformed }
    guard request.values(of: "transfer-encoding").isEmpty else { throw .lengthMissing }
    guard request.values(of: "host").count == 1 else { throw .malformed }
    let lengths = request.values(of: "content-length")
    guard lengths.count <= 1, lengths.allSatisfy({ $0.utf8.count <= 12 && $0.isASCIIDigits && Int($0) != nil }) else {
      throw .malformed
    }
    guard request.length <= mostBody else { throw .tooLarge }
    // A browser opens a connection of its own for another protocol.
    guard request.values(of: "upgrade").isEmpty || request.length == 0 && count == 0 else { throw .malformed }
    count += 1
    return request
  }
}
