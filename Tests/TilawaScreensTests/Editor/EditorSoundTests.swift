import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@testable import TilawaScreens

@Suite struct EditorSoundTests {
  /// −90 dB in a pause from 1.0 to 1.5 s, −20 dB elsewhere.
  private func envelope(floor: UInt8) -> Envelope {
    let values = (0..<400).map { (100..<150).contains($0) ? floor : UInt8(40) }
    return Envelope(rate: 1000, frames: 4000, values: values)
  }

  @Test(arguments: [1250, 900, 1600, 1001])
  func `the middle of a pause is found from in it and from beside it`(frame: Int) {
    #expect(PauseFinder(envelope: envelope(floor: 180)).middle(around: frame) == 1250)
  }

  @Test func `where nothing is quieter than the rest there is no pause`() {
    #expect(PauseFinder(envelope: envelope(floor: 46)).middle(around: 1250) == nil)
  }

  @Test func `zero crossings are found on both sides, exact to the frame`() throws {
    let folder = try ScratchFolder()
    // A square wave that changes its sign every 50 frames.
    let wave = (0..<8000).map { Float($0 / 50 % 2 == 0 ? 0.5 : -0.5) }
    try Sound.write(wave, rate: 8000, channels: 1, to: folder.file("square.wav"))
    let samples = SampleReader(try AudioProbe.measure(folder.file("square.wav")))
    #expect(samples.crossing(.after, of: 4010) == 4050)
    #expect(samples.crossing(.after, of: 4050) == 4100)
    #expect(samples.crossing(.before, of: 4050) == 4000)
    #expect(samples.crossing(.before, of: 10) == nil)
    #expect(samples.heights(4, over: 0..<400) == [0.5, 0.5, 0.5, 0.5])
  }
}
