import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@Suite struct ResamplingTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `boundaries are rounded from the file's start so that slices tile`() {
    let file = AudioFile(path: "x", rate: 44_100, channels: 1, frames: 100_000)
    let cuts = [0, 1, 2, 3, 147, 1000, 99_999, 100_000]
    let lengths = zip(cuts, cuts.dropFirst()).map { AudioSlice(file: file, start: $0, end: $1).frames(at: 48_000) }
    #expect(lengths.reduce(0, +) == file.position(of: 100_000, at: 48_000))
    #expect(file.position(of: 147, at: 48_000) == 160)
    #expect(file.position(of: 1, at: 22_050) == 1)
  }

  @Test(arguments: [(44_100, 48_000), (48_000, 44_100), (22_050, 44_100), (16_000, 48_000), (44_100, 16_000)])
  func `resampled slices have exactly the frames that are due`(from: Int, to: Int) async throws {
    let path = try Sound.write(.wav, to: folder.file("a.wav"), frames: 30_001, rate: from)
    let file = try AudioProbe.measure(path)
    let cuts = [0, 1, 999, 10_000, 30_001]
    let slices = zip(cuts, cuts.dropFirst()).map { AudioSlice(file: file, start: $0, end: $1) }
    let format = AudioFormat(rate: to, channels: 1)
    let together = try await AudioSession.play(slices.map { .sound([$0]) }, format: format).samples
    #expect(together.count == file.position(of: 30_001, at: to))
    for slice in slices.reversed() {
      let alone = try await AudioSession.play([.sound([slice])], format: format).samples
      #expect(alone.count == slice.frames(at: to))
      let range = slice.range(at: to)
      // Three milliseconds at either end are faded.
      let inside = alone.indices.dropFirst(to * 3 / 1000).dropLast(to * 3 / 1000)
      let difference = inside.map { abs(alone[$0] - together[range.lowerBound + $0]) }.max() ?? 0
      #expect(difference < 1e-5, "\(slice.start): \(difference)")
    }
  }

  @Test func `a tone keeps its pitch and level`() async throws {
    let path = try Sound.write(.wav, to: folder.file("a.wav"), frames: 44_100)
    let file = try AudioProbe.measure(path)
    let format = AudioFormat(rate: 88_200, channels: 1)
    let doubled = try await AudioSession.play([.sound([AudioSlice(whole: file)])], format: format).samples
    let original = try Sound.decode(path)
    // Each second frame stands where a frame of the file stood; the noise above the filter's edge is lost.
    let error = (1000..<40_000).map { abs(doubled[2 * $0] - original[$0]) }.reduce(0, +) / 39_000
    #expect(error < 0.01)
  }

  @Test func `channels are doubled and averaged`() async throws {
    let file = ToneDecoder.file(4, frames: 100, channels: 1)
    let stereo = try await AudioSession.play(
      [.sound([AudioSlice(whole: file)])], format: AudioFormat(rate: 1000, channels: 2), opening: ToneDecoder.opening())
    #expect(stereo.samples == [Float](repeating: ToneDecoder.sample(4), count: 200))
    let two = try Sound.write(.wav, to: folder.file("two.wav"), frames: 100, channels: 2)
    let mono = try await AudioSession.play(
      [.sound([AudioSlice(whole: AudioProbe.measure(two))])], format: AudioFormat(rate: 44_100, channels: 1))
    let both = try Sound.decode(two)
    let averages: [Float] = (0..<100).map { (frame: Int) -> Float in (both[2 * frame] + both[2 * frame + 1]) / 2 }
    #expect(mono.samples == averages)
  }
}
