import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@Suite(.enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"))
struct RealRecitationTests {
  @Test func `every file has exactly the frames that were measured`() throws {
    let files = ReferenceData.files()
    #expect(!files.isEmpty)
    for path in files {
      let file = try AudioProbe.measure(path)
      #expect(try AudioProbe.verify(path) == file, "\(path)")
    }
  }

  @Test func `seeks give what reading through gives`() throws {
    for path in ReferenceData.files().enumerated().filter({ $0.offset % 60 == 0 }).map(\.element) {
      let file = try AudioProbe.measure(path)
      let whole = try Sound.decode(path)
      let decoder = try AudioProbe.openDecoder(file)
      var frame = file.frames / 3
      for _ in 0..<20 {
        frame = (frame &* 7919 &+ 104_729) % file.frames
        try decoder.seek(toFrame: frame)
        let piece = try Sound.read(decoder, frames: 3000)
        let expected = whole[(frame * file.channels)...].prefix(3000 * file.channels)
        #expect(piece.count == expected.count)
        let difference = zip(piece, expected).map { abs($0 - $1) }.max() ?? 1
        #expect(difference <= (path.hasSuffix("opus") ? 0.02 : 1e-6), "\(path) at \(frame): \(difference)")
      }
    }
  }
}
