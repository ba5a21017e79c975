import FoundationEssentials
import Synchronization
import TilawaStore

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
    let proof = Data(SHA1.digest(of: "\(key)258EAFA5-E914-47DA-95CA-C5AB0DC85B11"))
    let fields: [(name: String, value: String)] = [
      ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", proof.base64EncodedString()),
    ]
    return HTTPReply(.switchingProtocols, fields, .socket(serve))
  }
}
