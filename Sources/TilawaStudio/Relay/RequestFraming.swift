import TilawaCore

/// The requests in the bytes that a client sends: each head is read whole, within limits, before any of it goes on.
///
/// It is stricter than HTTP asks, so that no two readers can see different requests in the same bytes: lines end with CR
/// and LF, a body has a length, and a field that says where a body ends comes once.
struct RequestFraming {
  /// The reason to end the connection.
  enum Fault: Error, Hashable { case headTooLong, bodyTooLarge, lengthMissing, malformed, frame(FrameFraming.Fault) }

  enum Owed: Hashable { case head, body }

  /// The part of a request to which the next bytes belong.
  private enum Part: Hashable {
    case head
    case body(left: Int)
    /// The reply to a request to change the protocol is awaited; the client waits too.
    case upgrading
    /// A WebSocket.
    case frames(FrameFraming)
  }

  /// The longest head, in bytes.
  static let longestHead = 16 << 10

  /// The largest body, in bytes.
  static let mostBody = 256 << 10

  private var part = Part.head
  private var head: [UInt8] = []
  private var count = 0
  private let mostBody: Int

  /// - Parameter mostBody: the largest body, in bytes.
  init(mostBody: Int = RequestFraming.mostBody) { self.mostBody = mostBody }

  /// The part of a request that the client has begun and must complete; at first the head.
  var owed: Owed? {
    switch part {
    case .head: !head.isEmpty || count == 0 ? .head : nil
    case .body: .body
    case .upgrading, .frames: nil
    }
  }

  /// Whether the protocol was changed, so that no more replies of HTTP can be sent.
  var isChanged: Bool {
    if case .frames = part { true } else { false }
  }

  /// Whether no request was begun that is not complete.
  var isBetweenRequests: Bool { part == .head && head.isEmpty }

  /// Whether bytes may be read now.
  var mayRead: Bool { part != .upgrading }

  /// Takes bytes of the client.
  ///
  /// - Parameter output: gets the bytes that go on to the server.
  /// - Returns: the heads that were completed.
  mutating func take(_ bytes: ArraySlice<UInt8>, into output: inout ByteQueue) throws(Fault) -> [RequestHead] {
    var (rest, heads) = (bytes, [RequestHead]())
    while !rest.isEmpty {
      switch part {
      case .head:
        guard let complete = try takeHead(&rest) else { return heads }
        output.append(head)
        head.removeAll(keepingCapacity: true)
        heads.append(complete)
      case .body(let left):
        let piece = rest.prefix(left)
        output.append(piece)
        rest = rest.dropFirst(piece.count)
        part = left == piece.count ? .head : .body(left: left - piece.count)
      case .upgrading: throw .malformed
      case .frames(var frames):
        do throws(FrameFraming.Fault) { try frames.take(rest, into: &output) } catch { throw .frame(error) }
        part = .frames(frames)
        return heads
      }
    }
    return heads
  }

  /// Takes the first bytes of the reply to a request to change the protocol.
  mutating func hear(_ reply: some Sequence<UInt8>) {
    guard part == .upgrading else { return }
    part = reply.starts(with: Array("HTTP/1.1 101".utf8)) ? .frames(FrameFraming()) : .head
  }

  /// Moves bytes into the head until it is complete; nil where more must come.
  private mutating func takeHead(_ rest: inout ArraySlice<UInt8>) throws(Fault) -> RequestHead? {
    while let byte = rest.popFirst() {
      guard head.count < Self.longestHead else { throw .headTooLong }
      head.append(byte)
      guard byte == 0x0A, head.ends(with: [0x0D, 0x0A, 0x0D, 0x0A]) else { continue }
      guard let complete = RequestHead(head) else { throw .malformed }
      try begin(complete)
      count += 1
      return complete
    }
    return nil
  }

  private mutating func begin(_ head: RequestHead) throws(Fault) {
    guard head.values(of: "transfer-encoding").isEmpty else { throw .lengthMissing }
    guard head.values(of: "host").count == 1 else { throw .malformed }
    let lengths = head.values(of: "content-length")
    guard lengths.count <= 1 else { throw .malformed }
    var length = 0
    if let text = lengths.first {
      guard text.utf8.count <= 12, text.isASCIIDigits, let number = Int(text) else { throw .malformed }
      guard number <= mostBody else { throw .bodyTooLarge }
      length = number
    }
    if head.values(of: "upgrade").isEmpty {
      part = length == 0 ? .head : .body(left: length)
    } else {
      // A browser opens a connection of its own for another protocol.
      guard length == 0, count == 0 else { throw .malformed }
      part = .upgrading
    }
  }
}

extension [UInt8] {
  fileprivate func ends(with tail: [UInt8]) -> Bool { suffix(tail.count).elementsEqual(tail) }
}
