import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

@Suite struct RecordingPassTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func survey(_ path: String) throws -> RecordingSurvey {
    try RecordingPass.survey(path, heard: { [0..<$0.frames] })
  }

  /// A long sound of few frames: what is loud rises and falls.
  private func long(_ container: SoundContainer = .wav, seconds: Int = 7, channels: Int = 2) throws -> String {
    let path = folder.file("long.\(container)")
    let samples = Sound.glide(frames: seconds * 8000, channels: channels).enumerated().map { index, sample in
      sample * Float(0.1 + 0.1 * Double((index / channels / 1000) % 9))
    }
    try Sound.write(samples, container, to: path, rate: 8000, channels: channels)
    return path
  }

  @Test func `stretches find what one reading from beginning to end finds`() throws {
    let file = try AudioProbe.measure(long())
    let whole = try UndividedPass(of: file, heard: [0..<file.frames]).run(AudioProbe.openDecoder(file)) { _, _ in }
    let parts = try DividedPass(of: file, heard: [0..<file.frames], seconds: 2).run { _, _ in }
    #expect(MeasuredPart.count(in: file, seconds: 2) == 4)
    #expect(parts.waveform == whole.waveform)
    #expect(Envelope.joined(parts.envelopes) == whole.envelopes[0])
    #expect(parts.volume?.blocks == whole.volume?.blocks)
    #expect(parts.volume?.peak == whole.volume?.peak)
  }

  @Test(arguments: [SoundContainer.wav, .flac, .mp3, .vorbis, .opus])
  func `loudness and true peak are those that libebur128 finds of the whole`(_ container: SoundContainer) throws {
    let path = folder.file("a.\(container)")
    _ = try Sound.write(container, to: path, frames: 48_000, rate: 48_000, channels: 2)
    let found = try survey(path)
    let meter = try LoudnessMeter()
    try Sound.decode(path).withUnsafeBufferPointer {
      try meter.add($0, in: AudioFormat(rate: 48_000, channels: 2))
    }
    let expected = try #require(meter.loudness(extent: .whole))
    guard case .measured(let loudness) = found.loudness else {
      Issue.record("it is not measured")
      return
    }
    #expect(abs(loudness.integrated - expected.integrated) < 0.001)
    #expect(abs(loudness.truePeak - expected.truePeak) < 0.001)
  }

  @Test func `only what is heard counts for loudness and peak`() throws {
    let format = AudioFormat(rate: 16_000, channels: 1)
    let pieces: [(Float, Int)] = [(0.5, 3), (0.03, 5), (0.5, 2)]
    let samples = pieces.flatMap { level, seconds in
      (0..<seconds * 16_000).map { (frame: Int) -> Float in
        let phase = 2 * Double.pi * 1000 * Double(frame) / 16_000
        return level * Float(sin(phase))
      }
    }
    try Sound.write(samples, rate: format.rate, channels: 1, to: folder.file("a.wav"))
    let found = try RecordingPass.survey(folder.file("a.wav")) { file in
      #expect(file.frames == 160_000)
      return [48_000..<60_000, 60_000..<100_001, 110_000..<128_000]
    }
    guard case .measured(let loudness) = found.loudness else {
      Issue.record("it is not measured")
      return
    }
    #expect(abs(loudness.integrated - 20 * log10(0.03)) < 0.1)
    #expect(abs(loudness.truePeak - 20 * log10(0.03)) < 0.3)
  }

  @Test func `silence is inaudible and has an outline`() throws {
    try Sound.write([Float](repeating: 0, count: 44_100), rate: 44_100, channels: 1, to: folder.file("a.wav"))
    let found = try survey(folder.file("a.wav"))
    #expect(found.loudness == .inaudible)
    #expect(found.outline.waveform.columns(1, over: 0..<44_100) == [0...0])
  }

  @Test func `progress goes up to all frames`() throws {
    let seen = Guarded<[Int]>([])
    let found = try RecordingPass.survey(long(), heard: { [0..<$0.frames] }) { done, of in
      #expect(of == 56_000)
      seen.withLock { $0.append(done) }
    }
    let all = seen.withLock(\.self)
    #expect(all == all.sorted())
    #expect(all.last == found.file.frames)
  }

  @Test func `only stretches that were heard from their beginning count for a peak`() throws {
    let file = try AudioProbe.measure(long())
    let heard = [3000..<9000, 15_000..<33_000, 33_000..<50_001]
    let whole = try UndividedPass(of: file, heard: heard).run(AudioProbe.openDecoder(file)) { _, _ in }
    let parts = try DividedPass(of: file, heard: heard, seconds: 1).run { _, _ in }
    #expect(parts.volume?.peak == whole.volume?.peak)
  }

  @Test(arguments: [SoundContainer.wav, .flac])
  func `what the progress throws ends the pass`(_ container: SoundContainer) throws {
    let path = try long(container)
    #expect(throws: CancellationError.self) {
      try RecordingPass.outline(of: path) { done, _ in if done > 10_000 { throw CancellationError() } }
    }
  }

  @Test func `damage in the middle of a flac is found`() throws {
    let path = try long(.flac)
    var all = Bytes.read(path)
    for index in (all.count / 2)..<(all.count / 2 + 10_000) { all[index] = 0 }
    Bytes.write(all, to: path)
    #expect { try survey(path) } throws: { "\($0)".contains("at frame") || "\($0)".contains("breaks off") }
  }

  /// Outline only, in stretches of a second.
  private func divided(_ path: String, _ progress: @escaping RecordingPass.Progress = { _, _ in }) throws {
    _ = try DividedPass(of: AudioProbe.measure(path), heard: nil, seconds: 1).run(progress)
  }

  @Test func `a file that shrinks while it is read is refused`() throws {
    let path = try long()
    let size = Bytes.read(path).count
    #expect(throws: AudioError.self) {
      try divided(path) { _, _ in truncate(path, off_t(size / 3)) }
    }
  }
}

@Suite(.enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
struct ForeignPassTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: EncodedSound.foreign + EncodedSound.native)
  func `a pass finds the frames that decoding gives, and looks as they do`(_ sound: EncodedSound) throws {
    let path = try sound.make(frames: 30_000, in: folder)
    let found = try RecordingPass.survey(path, heard: { [0..<$0.frames] })
    #expect(found.file == (try AudioProbe.verify(path)))
    var meter = WaveformMeter(rate: found.file.rate, channels: found.file.channels)
    try Sound.decode(path).withUnsafeBufferPointer { meter.add($0) }
    #expect(found.outline.waveform == meter.finish())
  }

  @Test(arguments: ["aac.m4a", "alac.m4a", "sound.aac", "sound.wv", "alac.caf"])
  func `stretches of a file with exact places find its sound`(name: String) throws {
    let sound = try #require(EncodedSound.foreign.first { $0.name == name })
    let path = try sound.make(frames: 7 * sound.rate / 2, in: folder)
    let file = try AudioProbe.measure(path)
    #expect(try AudioProbe.openDecoder(file).isDivisible)
    let all = [0..<file.frames]
    let whole = try UndividedPass(of: file, heard: all).run(AudioProbe.openDecoder(file)) { _, _ in }
    let parts = try DividedPass(of: file, heard: all, seconds: 1).run { _, _ in }
    let (one, other) = (parts.volume?.blocks.integrated(over: all), whole.volume?.blocks.integrated(over: all))
    #expect(abs(try #require(one) - #require(other)) < 0.01)
    #expect(abs(try #require(parts.volume).peak - #require(whole.volume).peak) < 0.02)
    if sound.isExact { #expect(parts.waveform == whole.waveform) }
    #expect(parts.waveform.count == whole.waveform.count)
  }

  /// Outline only, in stretches of a second.
  private func divided(_ path: String) throws {
    _ = try DividedPass(of: AudioProbe.measure(path), heard: nil, seconds: 1).run { _, _ in }
  }

  @Test func `a hole in an m4a is found in whatever stretch it lies`() throws {
    let sound = try #require(EncodedSound.foreign.first { $0.name == "alac.m4a" })
    let path = try sound.make(frames: 3 * sound.rate, in: folder)
    let whole = Bytes.read(path)
    for share in [0.2, 0.46, 0.47, 0.8] {
      var damaged = whole
      let place = Int(Double(whole.count) * share)
      for index in place..<place + 20_000 { damaged[index] = 0xFF }
      Bytes.write(damaged, to: path)
      #expect(throws: AudioError.self, "\(share)") { try divided(path) }
    }
  }
}
