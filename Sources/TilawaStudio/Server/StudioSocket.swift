import FoundationEssentials

/// The WebSocket of a microphone. It takes a frame only when the one before was taken, so that a page that sends too fast waits.
struct StudioSocket: Sendable {
  let recitation: StudioRecitation
  let place: StudioRequest.Place

  /// Serves a page until it ends, or the recitation does.
  @Sendable func serve(_ socket: WebSocket, _ reader: inout ClientReader) {
    var microphone = StudioMicrophone(
      recitation, for: place, reply: socket.send, close: socket.close, wait: socket.wait)
    var text: [UInt8]?
    while let frame = socket.next(&reader) {
      switch frame.kind {
      case .text: text = frame.payload
      case .continuation where text != nil: text?.append(contentsOf: frame.payload)
      default: microphone.take(.sound(Data(frame.payload)))
      }
      guard frame.isLast, let whole = text else { continue }
      text = nil
      microphone.take(.text(String(decoding: whole, as: UTF8.self)))
    }
    microphone.end()
  }
}
