import Testing
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct VoicePrintTests {
  /// Three pieces of 40, 2 and 60 frames of two values.
  private let print = VoicePrint(
    dimensions: 2, values: (0..<204).map { Int8(truncatingIfNeeded: $0 &* 37) }, starts: [0, 40, 42, 102])

  @Test func `a print is in its bytes`() {
    var joined = print
    joined.append(print, .breaks)
    #expect(VoicePrint(bytes: print.bytes) == print)
    #expect(VoicePrint(bytes: joined.bytes) == joined)
    #expect(VoicePrint(bytes: VoicePrint().bytes) == VoicePrint())
  }

  @Test func `bytes that are not all there, or changed, are no print`() {
    let bytes = print.bytes
    for count in 0..<bytes.count { #expect(VoicePrint(bytes: Array(bytes.prefix(count))) == nil) }
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x10
      #expect(VoicePrint(bytes: damaged) == nil)
    }
    #expect(VoicePrint(bytes: bytes + [0]) == nil)
  }

  @Test func `some pieces are what they were`() {
    let some = print.picking(1..<3)
    #expect(some.pieces == 2)
    #expect(some.starts == [0, 2, 62])
    #expect(some.values == Array(print.values[80...]))
  }

  @Test func `what does not go on is no run`() {
    var joined = print
    joined.append(print, .breaks)
    joined.append(print)
    #expect(joined.run(of: 0) == 0..<3)
    #expect(joined.run(of: 2) == 0..<3)
    #expect(joined.run(of: 3) == 3..<9)
    #expect(joined.run(of: 8) == 3..<9)
    #expect(joined.picking(2..<5).breaks == [1])
  }

  @Test(arguments: [
    (0..<102, 0..<3, "whole whole"), (0..<40, 0..<1, "whole whole"), (38..<80, 1..<3, "whole partial"),
    (20..<102, 0..<3, "partial whole"), (5..<45, 0..<2, "whole whole"), (50..<60, 2..<3, "partial partial"),
  ])
  func `a piece is there if enough of it is`(frames: Range<Int>, pieces: Range<Int>, edges: String) throws {
    let found = try #require(print.pieces(in: frames))
    #expect(found.pieces == pieces)
    #expect("\(found.first.rawValue) \(found.last.rawValue)" == edges)
  }

  @Test func `frames are averaged over the joints of pieces too`() {
    let field = print.field(4)
    #expect(field.count == 25)
    let expected = (0..<4).map { Int(print.values[2 * (40 + $0) + 1]) }.reduce(0, +) / 4
    #expect(field.values[2 * 10 + 1] == Int8(expected))
  }
}
