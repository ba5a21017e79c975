@testable import TilawaStudio

/// Damaged requests and frames, read as the studio's server reads those of any client.
struct StudioTrial {
  let bytes: [UInt8]
  let seed: UInt64

  /// Reads requests until the first fault, each with its body.
  func requests() {
    var reader = reader()
    do throws(HTTPFault) {
      while true {
        let request = try reader.head()
        _ = (request.path, request.query, request.endsConnection, request.words(of: "upgrade"), request["cookie"])
        if let range = ByteRange.read(request["range"] ?? "", of: 100_000), range.upperBound > 100_000 {
          print("BROKEN \(seed): the range \(range) leaves its file")
        }
        let body = try reader.bytes(request.length)
        if body.count > ClientReader.mostBody { print("BROKEN \(seed): a body of \(body.count) bytes was taken") }
      }
    } catch { _ = error }
  }

  /// Reads frames until the first fault, and counts the bytes of their messages.
  func frames() {
    var reader = reader()
    var count = 0
    do throws(HTTPFault) {
      while true {
        let frame = try reader.frame()
        switch frame.kind {
        case .text, .binary: count = frame.payload.count
        case .continuation: count += frame.payload.count
        case .close, .ping, .pong: continue
        }
        if count > WebSocketFrame.mostMessage { print("BROKEN \(seed): a message of \(count) bytes was taken") }
      }
    } catch { _ = error }
  }

  /// A reader of the bytes, which come in pieces of up to 700.
  private func reader() -> ClientReader {
    var rest = bytes[...]
    var random = SplitMix(state: seed)
    return ClientReader { _ throws(HTTPFault) in
      let piece = rest.prefix(Int.random(in: 1...700, using: &random))
      guard !piece.isEmpty else { throw .ended }
      rest = rest.dropFirst(piece.count)
      return Array(piece)
    }
  }
}
