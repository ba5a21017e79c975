import Testing
import TilawaTestSupport

@testable import TilawaStudio

@Suite struct FrameFramingTests {
  /// Takes the bytes in pieces; returns what goes on to the server, and the fault.
  private func take(_ bytes: [UInt8], pieces: () -> Int = { .max }) -> (passed: [UInt8], fault: FrameFraming.Fault?) {
    var (framing, output, rest) = (FrameFraming(), ByteQueue(), bytes[...])
    var fault: FrameFraming.Fault?
    while !rest.isEmpty, fault == nil {
      let piece = rest.prefix(pieces())
      do throws(FrameFraming.Fault) { try framing.take(piece, into: &output) } catch { fault = error }
      rest = rest.dropFirst(piece.count)
    }
    var passed: [UInt8] = []
    output.drain { bytes in
      passed += bytes
      return bytes.count
    }
    return (passed, fault)
  }

  private let good =
    SocketClient.frame(1, Array("{}".utf8)) + SocketClient.frame(2, [UInt8](repeating: 7, count: 3200))
    + SocketClient.frame(9, [1]) + SocketClient.frame(2, [UInt8](repeating: 7, count: 70_000))
    + SocketClient.frame(8, [])

  @Test func `frames go on as they are`() {
    let (passed, fault) = take(good)
    #expect(passed == good)
    #expect(fault == nil)
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
    #expect(whole.passed == pieces.passed)
  }

  @Test(arguments: [FrameFraming.mostMessage + 1, 1 << 31, 1 << 33, 1 << 55, 1 << 62])
  func `a frame that states a length beyond the limit is refused before it comes`(length: Int) {
    let (passed, fault) = take(SocketClient.frame(2, [1, 2, 3], length: length))
    #expect(fault == .tooLarge)
    #expect(passed.isEmpty)
  }

  @Test func `the parts of a message together stay within the limit`() {
    var first = SocketClient.frame(2, [UInt8](repeating: 0, count: 60_000))
    var next = SocketClient.frame(0, [UInt8](repeating: 0, count: 30_000))
    (first[0], next[0]) = (0x02, 0x00)
    #expect(take(first + next).fault == nil)
    #expect(take(first + next + next).fault == .tooLarge)
    // A ping may come between the parts, and the next message begins anew.
    let last = SocketClient.frame(0, [0])
    #expect(take(first + SocketClient.frame(9, []) + last + good).fault == nil)
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
