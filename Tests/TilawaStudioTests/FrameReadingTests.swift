import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaStudio

@Suite struct FrameReadingTests {
  /// Reads all frames of some bytes, which come in pieces; returns them, and the fault behind the last one.
  private func take(_ bytes: [UInt8], pieces: @escaping () -> Int = { .max }) -> (
    frames: [WebSocketFrame], fault: HTTPFault
  ) {
    var rest = bytes[...]
    var reader = ClientReader { _ throws(HTTPFault) in
      let piece = rest.prefix(pieces())
      guard !piece.isEmpty else { throw .ended }
      rest = rest.dropFirst(piece.count)
      return Array(piece)
    }
    var frames: [WebSocketFrame] = []
    while true {
      do throws(HTTPFault) { frames.append(try reader.frame()) } catch { return (frames, error) }
    }
  }

  private let good =
    SocketClient.frame(1, Array("{}".utf8)) + SocketClient.frame(2, [UInt8](repeating: 7, count: 3200))
    + SocketClient.frame(9, [1]) + SocketClient.frame(2, [UInt8](repeating: 7, count: 70_000))
    + SocketClient.frame(8, [])

  @Test func `frames are read as they were sent`() {
    let (frames, fault) = take(good)
    #expect(frames.map(\.kind) == [.text, .binary, .ping, .binary, .close])
    #expect(frames.map(\.payload.count) == [2, 3200, 1, 70_000, 0])
    #expect(frames.first?.payload == Array("{}".utf8))
    #expect(fault == .ended)
  }

  @Test func `the mask of a client is taken off`() {
    // The example of RFC 6455, section 5.7.
    let hello: [UInt8] = [0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58]
    #expect(take(hello).frames == [WebSocketFrame(kind: .text, payload: Array("Hello".utf8))])
  }

  @Test(arguments: [(5, [0x81, 5]), (126, [0x81, 126, 0, 126]), (70_000, [0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70])])
  func `a frame of the server states its length, without a mask`(count: Int, head: [UInt8]) {
    let payload = [UInt8](repeating: 7, count: count)
    #expect(WebSocketFrame(kind: .text, payload: payload).bytes == head + payload)
  }

  /// Frames, damaged in places, whole and in pieces of all sizes.
  @Test(arguments: 1...200) func `damaged frames end alike, however their bytes come`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = good
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      bytes[Int.random(in: 0..<30, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    let whole = take(bytes)
    let pieces = take(bytes) { Int.random(in: 1...900, using: &random) }
    #expect(whole.fault == pieces.fault)
    #expect(whole.frames == pieces.frames)
  }

  @Test(arguments: [WebSocketFrame.mostMessage + 1, 1 << 31, 1 << 33, 1 << 55, 1 << 62])
  func `a frame that states a length beyond the limit is refused before it comes`(length: Int) {
    let (frames, fault) = take(SocketClient.frame(2, [1, 2, 3], length: length))
    #expect(fault == .tooLarge)
    #expect(frames.isEmpty)
  }

  @Test func `the parts of a message together stay within the limit`() {
    var first = SocketClient.frame(2, [UInt8](repeating: 0, count: 60_000))
    var next = SocketClient.frame(0, [UInt8](repeating: 0, count: 30_000))
    (first[0], next[0]) = (0x02, 0x00)
    #expect(take(first + next).fault == .ended)
    #expect(take(first + next + next).fault == .tooLarge)
    // A ping may come between the parts, and the next message begins anew.
    let last = SocketClient.frame(0, [0])
    #expect(take(first + SocketClient.frame(9, []) + last + good).fault == .ended)
  }

  @Test func `what no browser sends is refused`() {
    var unmasked = SocketClient.frame(2, [1])
    unmasked[1] &= 0x7F
    var reserved = SocketClient.frame(2, [1])
    reserved[0] |= 0x40
    var part = SocketClient.frame(2, [1])
    part[0] = 0x02
    var pieceOfPing = SocketClient.frame(9, [1])
    pieceOfPing[0] = 0x09
    let wrong = [
      unmasked, reserved, pieceOfPing, SocketClient.frame(3, []), SocketClient.frame(11, []),
      SocketClient.frame(0, [1]), part + SocketClient.frame(2, [1]),
      SocketClient.frame(9, [UInt8](repeating: 0, count: 126)),
    ]
    for bytes in wrong { #expect(take(bytes).fault == .malformed, "\(bytes.prefix(4))") }
  }
}
