import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

@Suite struct MonoDecoderTests {
  private static let rate = 8000

  /// Interleaved frames of two channels.
  private func stereo(_ frames: Int, _ second: (Int, Float) -> Float) -> [Float] {
    Sound.glide(frames: frames).enumerated().flatMap { [$0.element, second($0.offset, $0.element)] }
  }

  private func mono(_ samples: [Float], channels: Int = 2, from frame: Int = 0) throws -> [Float] {
    let decoder = MonoDecoder(SampleDecoder(samples, rate: Self.rate, channels: channels))
    if frame > 0 { try decoder.seek(toFrame: frame) }
    var all: [Float] = []
    var room = [Float](repeating: 0, count: 777)
    while true {
      let count = try room.withUnsafeMutableBufferPointer { try decoder.read(into: $0) }
      guard count > 0 else { return all }
      all += room[..<count]
    }
  }

  @Test func `two channels become their average`() throws {
    let sound = stereo(20_000) { $1 * 0.5 }
    #expect(try mono(sound) == stride(from: 0, to: sound.count, by: 2).map { (sound[$0] + sound[$0 + 1]) / 2 })
  }

  @Test func `where one channel is inverted nothing is cancelled`() throws {
    let sound = stereo(20_000) { -$1 }
    #expect(try mono(sound) == stride(from: 0, to: sound.count, by: 2).map { sound[$0] })
    let four = stereo(20_000) { -$1 }.flatMap { [$0, $0] }
    #expect(try mono(four, channels: 4).map(abs).max() ?? 0 > 0.3)
  }

  @Test func `where a channel is silent the other one is heard`() throws {
    let sound = stereo(20_000) { _, _ in 0 }
    #expect(try mono(sound) == stride(from: 0, to: sound.count, by: 2).map { sound[$0] / 2 })
  }

  @Test(arguments: [1, 7999, 8000, 8001, 12_345, 16_000, 23_999, 24_000])
  func `a frame is the same wherever reading begins`(frame: Int) throws {
    let sound = stereo(24_000) { $0 < 9000 ? $1 : -$1 }
    #expect(try mono(sound, from: frame) == Array(try mono(sound)[frame...]))
  }

  @Test func `the mix changes without a step`() throws {
    let level: Float = 0.5
    // The second channel fades out and comes back inverted.
    let sound = (0..<24_000).flatMap { frame in [level, max(-level, min(level, Float(8000 - frame) / 2000))] }
    let mixed = try mono(sound)
    #expect(zip(mixed, mixed.dropFirst()).allSatisfy { abs($0 - $1) < 0.02 })
    #expect(mixed[20_000] == level)
  }

  @Test func `a session of one channel hears both of a file`() throws {
    let folder = try ScratchFolder()
    let path = folder.file("inverted.wav")
    try Sound.write(stereo(16_000) { -$1 }, rate: Self.rate, channels: 2, to: path)
    var reader = try FileReader(
      AudioProbe.measure(path), format: AudioFormat(rate: Self.rate, channels: 1), opening: AudioProbe.openDecoder)
    var room = [Float](repeating: 0, count: 16_000)
    try room.withUnsafeMutableBufferPointer { try reader.read(into: $0, sliceEnd: 16_000) }
    #expect(room.map(abs).max() ?? 0 > 0.3)
  }
}

/// A decoder of samples in memory.
private final class SampleDecoder: AudioDecoding {
  let rate: Int
  let channels: Int
  private let samples: [Float]
  private var next = 0

  init(_ samples: [Float], rate: Int, channels: Int) {
    (self.samples, self.rate, self.channels) = (samples, rate, channels)
  }

  var frames: Int { samples.count / channels }

  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    let count = min(buffer.count / channels, frames - next)
    for place in 0..<count * channels { buffer[place] = samples[next * channels + place] }
    next += count
    return count
  }

  func seek(toFrame frame: Int) throws(AudioError) { next = frame }
}
