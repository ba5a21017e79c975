/// The frames of a WebSocket in the bytes that a client sends: each head is read within limits before any of it goes on.
///
/// Messages are small, so a large one is a mistake or an attack; it ends the connection before its bytes come.
struct FrameFraming: Hashable {
  /// The reason to end the connection.
  enum Fault: Error, Hashable { case malformed, tooLarge }

  /// The most bytes of a message in all its frames: half a second of sound.
  static let mostMessage = 96_000
  /// The most bytes of a frame that is no part of a message, such as a ping.
  private static let mostControl = 125

  private var head: [UInt8] = []
  /// The bytes of the frame that are still to come.
  private var left = 0
  /// The bytes of the message that was begun; nil where the next frame begins one.
  private var message: Int?

  /// Takes bytes of the client.
  ///
  /// - Parameter output: gets the bytes that go on to the server.
  mutating func take(_ bytes: ArraySlice<UInt8>, into output: inout ByteQueue) throws(Fault) {
    var rest = bytes
    while !rest.isEmpty {
      if left > 0 {
        let piece = rest.prefix(left)
        output.append(piece)
        rest = rest.dropFirst(piece.count)
        left -= piece.count
      } else if let byte = rest.popFirst() {
        head.append(byte)
        guard head.count >= 2, head.count == headCount else { continue }
        try begin()
        output.append(head)
        head.removeAll(keepingCapacity: true)
      }
    }
  }

  /// The bytes of the head, by its first two: with the length where it is longer, and the mask.
  private var headCount: Int {
    switch head[1] & 0x7F {
    case 126: 2 + 2 + 4
    case 127: 2 + 8 + 4
    default: 2 + 4
    }
  }

  private mutating func begin() throws(Fault) {
    let (isLast, opcode, isMasked) = (head[0] & 0x80 != 0, head[0] & 0x0F, head[1] & 0x80 != 0)
    guard head[0] & 0x70 == 0, isMasked else { throw .malformed }
    let extra = head[2..<(head.count - 4)]
    guard extra.count < 8 || extra.first == 0 else { throw .tooLarge }
    let length = extra.isEmpty ? Int(head[1] & 0x7F) : extra.reduce(0) { $0 << 8 | Int($1) }
    switch (opcode, message) {
    case (0, let begun?): try grow(begun, by: length, isLast)
    case (1, nil), (2, nil): try grow(0, by: length, isLast)
    case (8, _), (9, _), (10, _):
      guard isLast, length <= Self.mostControl else { throw .malformed }
    default: throw .malformed
    }
    left = length
  }

  private mutating func grow(_ count: Int, by length: Int, _ isLast: Bool) throws(Fault) {
    guard length <= Self.mostMessage - count else { throw .tooLarge }
    message = isLast ? nil : count + length
  }
}
