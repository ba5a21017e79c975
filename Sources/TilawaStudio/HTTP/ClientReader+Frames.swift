/// A frame of a WebSocket.
struct WebSocketFrame: Hashable, Sendable {
  enum Kind: UInt8 { case continuation, text, binary, close = 8, ping, pong }

  let kind: Kind
  /// Whether its message ends with it.
  var isLast = true
  var payload: [UInt8] = []

  /// The most bytes of a message in all its frames: half a second of sound.
  static let mostMessage = 96_000
  /// The most bytes of a frame that is no part of a message, such as a ping.
  fileprivate static let mostControl = 125

  /// The bytes as a server sends them.
  var bytes: [UInt8] {
    let (first, count) = (kind.rawValue | (isLast ? 0x80 : 0), payload.count)
    let size: [UInt8] =
      switch count {
      case ..<126: [UInt8(count)]
      case ..<65536: [126, UInt8(count >> 8), UInt8(count & 0xFF)]
      default: [127] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
      }
    return [first] + size + payload
  }
}

extension ClientReader {
  /// Reads a frame of a WebSocket: its head within limits before its payload.
  ///
  /// Messages are small, so a large one is a mistake or an attack; it is a fault before its bytes come.
  mutating func frame() throws(HTTPFault) -> WebSocketFrame {
    let (first, second) = (try byte(), try byte())
    guard first & 0x70 == 0, second & 0x80 != 0, let kind = WebSocketFrame.Kind(rawValue: first & 0x0F) else {
      throw .malformed
    }
    let extra = try bytes(second & 0x7F == 126 ? 2 : second & 0x7F == 127 ? 8 : 0)
    guard extra.count < 8 || extra[0] == 0 else { throw .tooLarge }
    let length = extra.isEmpty ? Int(second & 0x7F) : extra.reduce(0) { $0 << 8 | Int($1) }
    var frame = WebSocketFrame(kind: kind, isLast: first & 0x80 != 0)
    switch (kind, message) {
    case (.continuation, let begun?): try grow(begun, by: length, with: frame)
    case (.text, nil), (.binary, nil): try grow(0, by: length, with: frame)
    case (.close, _), (.ping, _), (.pong, _):
      guard frame.isLast, length <= WebSocketFrame.mostControl else { throw .malformed }
    default: throw .malformed
    }
    let mask = try bytes(4)
    frame.payload = try bytes(length)
    for place in frame.payload.indices { frame.payload[place] ^= mask[place & 3] }
    return frame
  }

  private mutating func grow(_ count: Int, by length: Int, with frame: WebSocketFrame) throws(HTTPFault) {
    guard length <= WebSocketFrame.mostMessage - count else { throw .tooLarge }
    message = frame.isLast ? nil : count + length
  }
}
