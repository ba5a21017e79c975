import Foundation
import Synchronization

/// The server's end of a WebSocket. One thread takes frames; any thread sends.
final class WebSocket: Sendable {
  private let channel: HTTPChannel
  private let calls: TaskCalls
  private let isClosing = Mutex(false)

  /// The interval of pings.
  private static let beat = Duration.seconds(25)
  /// The pings that a client may leave without an answer.
  private static let mostPings = 2

  init(_ channel: HTTPChannel, _ calls: TaskCalls) { (self.channel, self.calls) = (channel, calls) }

  /// Waits for an asynchronous function, so that no other frame is read meanwhile.
  func wait(for body: @escaping @Sendable () async -> Void) { calls.wait(for: body) }

  /// Waits for a frame of a message; nil once the client or the server has ended the messages.
  func next(_ reader: inout ClientReader) -> WebSocketFrame? {
    var pings = 0
    while true {
      do throws(HTTPFault) {
        reader.end = .now + Self.beat
        try reader.wait()
      } catch {
        guard error == .late, pings < Self.mostPings, !isClosing.withLock({ $0 }) else { return nil }
        pings += 1
        _ = channel.write(WebSocketFrame(kind: .ping).bytes)
        continue
      }
      guard let frame = try? reader.frame() else { return nil }
      switch frame.kind {
      case .close:
        close()
        return nil
      case .ping: _ = channel.write(WebSocketFrame(kind: .pong, payload: frame.payload).bytes)
      case .pong: pings = 0
      case .text, .binary, .continuation: if !isClosing.withLock({ $0 }) { return frame }
      }
    }
  }

  /// Sends a text. A client that does not take it loses the connection.
  func send(_ text: String) {
    if !channel.write(WebSocketFrame(kind: .text, payload: Array(text.utf8)).bytes) { channel.end() }
  }

  /// Ends the messages of both sides, behind what was sent.
  func close() {
    let isFirst = isClosing.withLock { isClosing in
      defer { isClosing = true }
      return !isClosing
    }
    guard isFirst else { return }
    _ = channel.write(WebSocketFrame(kind: .close).bytes)
    channel.endSending()
  }

  /// Returns the reply that begins a WebSocket; nil where the request asks for none.
  ///
  /// - Parameter serve: serves it to its end, on the thread of its connection.
  static func reply(
    to request: HTTPRequest, _ serve: @escaping @Sendable (WebSocket, inout ClientReader) -> Void
  ) -> HTTPReply? {
    guard request.method == .get, request.words(of: "upgrade") == ["websocket"],
      request.words(of: "connection").contains("upgrade"), request["sec-websocket-version"] == "13",
      let key = request["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
    else { return nil }
    let proof = Data(SHA1.digest(of: Array("\(key)258EAFA5-E914-47DA-95CA-C5AB0DC85B11".utf8)))
    let fields: [(name: String, value: String)] = [
      ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", proof.base64EncodedString()),
    ]
    return HTTPReply(.switchingProtocols, fields, .socket(serve))
  }
}

/// SHA-1, by which a server shows that it knows WebSockets (RFC 6455); it protects nothing here.
enum SHA1 {
  /// Returns the 20 bytes of the digest.
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    let zeros = (119 - bytes.count % 64) % 64
    let padded = bytes + [0x80] + [UInt8](repeating: 0, count: zeros) + big(UInt64(bytes.count) << 3)
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: padded.count, by: 64) {
      let next = rounds(padded[start..<start + 64], state)
      state = zip(state, next).map { $0 &+ $1 }
    }
    return state.flatMap { big($0) }
  }

  private static func rounds(_ block: ArraySlice<UInt8>, _ state: [UInt32]) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<80 {
      words.append(turned(words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16], by: 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (place, word) in words.enumerated() {
      let (mixed, constant): (UInt32, UInt32) =
        switch place {
        case ..<20: (b & c | ~b & d, 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      (a, b, c, d, e) = (turned(a, by: 5) &+ mixed &+ e &+ constant &+ word, a, turned(b, by: 30), c, d)
    }
    return [a, b, c, d, e]
  }

  private static func turned(_ word: UInt32, by bits: UInt32) -> UInt32 { word << bits | word >> (32 - bits) }

  private static func big(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
