import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

@Suite struct LoudnessMeterTests {
  /// Frames of a sine in all channels, `level` dB below full scale.
  private func sine(_ hertz: Double, level: Double, seconds: Double, _ format: AudioFormat) -> [Float] {
    let amplitude = pow(10, level / 20)
    return (0..<Int(seconds * Double(format.rate))).flatMap { frame in
      let sample = Float(amplitude * sin(2 * .pi * hertz * Double(frame) / Double(format.rate)))
      return Array(repeating: sample, count: format.channels)
    }
  }

  private func measure(_ pieces: [(samples: [Float], format: AudioFormat)]) throws -> Loudness? {
    let meter = try LoudnessMeter()
    for piece in pieces { try piece.samples.withUnsafeBufferPointer { try meter.add($0, in: piece.format) } }
    return meter.loudness(extent: .whole)
  }

  // EBU Tech 3341, cases 1 and 2.
  @Test(arguments: [-23.0, -33.0], [48_000, 44_100, 16_000])
  func `a sine of 1 kHz in two channels is as loud as its level says`(level: Double, rate: Int) throws {
    let format = AudioFormat(rate: rate, channels: 2)
    let loudness = try #require(try measure([(sine(1000, level: level, seconds: 20, format), format)]))
    #expect(abs(loudness.integrated - level) < 0.1)
    #expect(abs(loudness.truePeak - level) < 0.1)
  }

  @Test func `one channel is as loud as two of the same`() throws {
    let format = AudioFormat(rate: 48_000, channels: 1)
    let loudness = try #require(try measure([(sine(1000, level: -23, seconds: 5, format), format)]))
    #expect(abs(loudness.integrated + 23) < 0.1)
  }

  // EBU Tech 3341, case 3: what is 10 LU and more below the rest does not count.
  @Test func `pauses do not make it softer`() throws {
    let format = AudioFormat(rate: 48_000, channels: 2)
    let pieces = [(-36.0, 10.0), (-23, 60), (-36, 10)].map { (sine(1000, level: $0, seconds: $1, format), format) }
    #expect(abs(try #require(try measure(pieces)).integrated + 23) < 0.1)
  }

  @Test func `files of different formats count together`() throws {
    let formats = [AudioFormat(rate: 48_000, channels: 2), AudioFormat(rate: 16_000, channels: 1)]
    let pieces = zip(formats, [-20.0, -26.0]).map { (sine(1000, level: $1, seconds: 10, $0), $0) }
    let loudness = try #require(try measure(pieces))
    let meanPower = (pow(10, -2.0) + pow(10, -2.6)) / 2
    #expect(abs(loudness.integrated - 10 * log10(meanPower)) < 0.1)
    #expect(abs(loudness.truePeak + 20) < 0.1)
  }

  // EBU Tech 3341, cases 15 to 19: a quarter of the rate, and samples that miss the crest by 45 degrees.
  @Test func `peaks between the samples are found`() throws {
    let format = AudioFormat(rate: 48_000, channels: 2)
    let samples = (0..<48_000).flatMap { (frame: Int) -> [Float] in
      let phase = Double.pi / 2 * Double(frame) + Double.pi / 4
      return Array(repeating: Float(0.5 * sin(phase)), count: 2)
    }
    let loudness = try #require(try measure([(samples, format)]))
    #expect((-6.4 ... -5.8).contains(loudness.truePeak))
  }

  @Test func `silence and less than 0.4 s have no loudness`() throws {
    let format = AudioFormat(rate: 48_000, channels: 2)
    #expect(try measure([(Array(repeating: 0, count: 96_000), format)]) == nil)
    #expect(try measure([(sine(1000, level: -20, seconds: 0.39, format), format)]) == nil)
    #expect(try measure([]) == nil)
  }

  @Test func `only the frames that are heard are measured while a file is verified`() throws {
    let folder = try ScratchFolder()
    let format = AudioFormat(rate: 16_000, channels: 1)
    let writer = try SoundWriter(OutputTarget(folder.file("a.wav")), container: .wav, encoding: .int16, format: format)
    try writer.write(sine(1000, level: -6, seconds: 3, format)[...])
    try writer.write(sine(1000, level: -30, seconds: 5, format)[...])
    try writer.write(sine(1000, level: -6, seconds: 2, format)[...])
    try writer.complete()
    let sound = try RecordingPass.survey(
      folder.file("a.wav"),
      heard: { file in
        #expect(file.frames == 160_000)
        return [48_000..<60_000, 60_000..<100_001, 110_000..<128_000]
      })
    #expect(sound.file == (try AudioProbe.verify(folder.file("a.wav"))))
    #expect(abs(try #require(sound.loudness.value).integrated + 30) < 0.1)
    #expect(abs(try #require(sound.loudness.value).truePeak + 30) < 0.3)
  }

  @Test func `a listener leaves out what it cannot read and hears the rest`() throws {
    let folder = try ScratchFolder()
    var listener = try SliceListener()
    let whole = try AudioProbe.measure(Sound.write(.wav, to: folder.file("a.wav"), frames: 44_100))
    let shrunk = try AudioProbe.measure(Sound.write(.wav, to: folder.file("b.wav"), frames: 44_100))
    _ = try Sound.write(.wav, to: folder.file("b.wav"), frames: 22_050)
    let absent = AudioFile(path: folder.file("c.wav"), rate: 44_100, channels: 1, frames: 44_100)
    for file in [shrunk, whole, absent, shrunk] { listener.hear(AudioSlice(whole: file)) }
    #expect(listener.skipped == [shrunk.path, absent.path])
    #expect(listener.loudness(extent: .whole) != nil)
  }
}

@Suite struct LevelledEngineTests {
  private func play(_ levels: Levels, _ ayat: [Int]) throws -> [Float] {
    let sink = MemorySink()
    let engine = try AudioEngine(
      sink: sink, format: AudioFormat(rate: 1000, channels: 1), levels: levels, opening: ToneDecoder.opening())
    let contents = ayat.map { SessionSegment.Content.sound([AudioSlice(whole: ToneDecoder.file($0))]) }
    engine.start(AudioSession.segments(contents).makeIterator(), PlaybackStart(generation: 1))
    defer { try? engine.stop() }
    return sink.pull(frames: 1000)
  }

  private func loudness(_ lufs: Double) throws -> Loudness {
    try #require(Loudness(integrated: lufs, truePeak: lufs + 6, extent: .whole))
  }

  @Test func `each file is played at its own gain, all through, and repeats too`() throws {
    let levels = Levels([ToneDecoder.file(8).path: try loudness(-24), ToneDecoder.file(16).path: try loudness(-12)])
    let samples = try play(levels, [8, 8, 8, 16, 4])
    let factor = Float(pow(10.0, 6.0 / 20))
    let heard: [Float] = [8 * factor, 8 * factor, 8 * factor, 16 / factor, 4]
    let expected = heard.flatMap { Array(repeating: $0 / 256, count: 10) }
    #expect(zip(samples, expected).allSatisfy { abs($0 - $1) < 1e-7 })
    #expect(samples.count == expected.count)
    #expect(samples.suffix(10).allSatisfy { $0 == ToneDecoder.sample(4) })
  }

  @Test func `at a gain of 0 dB samples pass untouched`() throws {
    let atTarget = Levels([ToneDecoder.file(8).path: try loudness(-18)])
    #expect(try play(atTarget, [8, 3]) == play(.untouched, [8, 3]))
    #expect(try play(.untouched, [8]) == Array(repeating: ToneDecoder.sample(8), count: 10))
  }
}
