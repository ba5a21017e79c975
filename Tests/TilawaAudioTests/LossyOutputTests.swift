import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

@Suite struct LossyOutputTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  static let kinds = FileSink.Kind.allCases.filter { !$0.isLossless }

  /// Plays a WAV of `frames` frames on a file sink, and returns the path of what was made.
  private func render(_ kind: FileSink.Kind, frames: Int, rate: Int, channels: Int) async throws -> String {
    let source = try Sound.write(.wav, to: folder.file("in.wav"), frames: frames, rate: rate, channels: channels)
    let path = folder.file("out.\(kind)")
    let sink = FileSink(path: path, kind: kind)
    let file = try AudioProbe.measure(source)
    let engine = try AudioEngine(sink: sink, format: sink.fitting(AudioFormat(rate: rate, channels: channels)))
    engine.start(
      AudioSession.segments([.sound([AudioSlice(whole: file)])]).makeIterator(), PlaybackStart(generation: 1))
    for await report in engine.reports { if case .finished = report { break } }
    try engine.stop(.complete)
    return path
  }

  @Test(arguments: kinds, [1, 2])
  func `another program finds every frame of a rendered file in its place`(kind: FileSink.Kind, channels: Int)
    async throws
  {
    try #require(EncodedSound.isPossible, "ffmpeg is not installed")
    let path = try await render(kind, frames: 100_000, rate: 48_000, channels: channels)
    let original = Sound.glide(frames: 100_000, channels: channels)
    let theirs = try EncodedSound.decodedElsewhere(path, in: folder)
    // FFmpeg's own program gives the padding of the last packet of AAC too; the MP4 states the true length.
    if kind == .m4a {
      #expect((100_000..<101_024).contains(theirs.count / channels))
    } else {
      #expect(theirs.count == 100_000 * channels)
    }
    #expect(Alignment.delay(of: theirs, behind: original, channels: channels) == 0)
    #expect(try AudioProbe.verify(path).frames == 100_000)
    #expect(try folder.names().contains("out.\(kind)"))
  }

  @Test(arguments: kinds, [8000, 11_025, 16_000, 22_050, 32_000, 44_100, 96_000, 192_000])
  func `each rate of a source has a place in each format`(kind: FileSink.Kind, rate: Int) async throws {
    let path = try await render(kind, frames: rate, rate: rate, channels: 1)
    let file = try AudioProbe.verify(path)
    #expect(file.rate == kind.nearestRate(to: rate))
    #expect(file.frames == file.rate)
  }

  @Test func `Opus is always at 48 kHz, mp3 at the next rate that it has`() {
    #expect(FileSink.Kind.opus.nearestRate(to: 16_000) == 48_000)
    #expect(FileSink.Kind.opus.nearestRate(to: 96_000) == 48_000)
    #expect(FileSink.Kind.mp3.nearestRate(to: 44_100) == 44_100)
    #expect(FileSink.Kind.mp3.nearestRate(to: 18_900) == 22_050)
    #expect(FileSink.Kind.mp3.nearestRate(to: 96_000) == 48_000)
    #expect(FileSink.Kind.wav.nearestRate(to: 12_345) == 12_345)
  }

  @Test(arguments: kinds)
  func `recitation is given enough bits, and not as many as it had`(kind: FileSink.Kind) async throws {
    let path = try await render(kind, frames: 480_000, rate: 48_000, channels: 1)
    let bitsPerSecond = Bytes.read(path).count * 8 / 10
    #expect((40_000...160_000).contains(bitsPerSecond), "\(bitsPerSecond)")
  }
}
