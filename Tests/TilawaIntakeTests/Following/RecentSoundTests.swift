import TilawaAudio
import TilawaCore
import Testing

@testable import TilawaIntake

// Q-RE5
@Suite struct RecentSoundTests {
  private func read(_ sound: RecentSound, _ slice: AudioSlice) throws -> [Float] {
    let decoder = try sound.opening(slice.file)
    var samples = [Float](repeating: 0, count: slice.file.frames)
    let count = try samples.withUnsafeMutableBufferPointer { try decoder.read(into: $0) }
    return Array(samples[..<count])
  }

  /// Seconds of sound, each with a level of its own.
  private func sound(seconds: Int) -> RecentSound {
    let sound = RecentSound()
    for second in 0..<seconds {
      [Float](repeating: Float(second % 100) / 128, count: 16_000).withUnsafeBufferPointer { sound.add($0) }
    }
    return sound
  }

  /// The second of a sample.
  private func level(_ sample: Float) -> Int { Int((sample * 128).rounded()) }

  @Test func `a word is heard with the neighbours that were said with it`() throws {
    let sound = sound(seconds: 30)
    sound.note(4, 32000..<48000)
    sound.note(5, 48000..<64000)
    // The word after it was said much later.
    sound.note(6, 256000..<272000)
    let slice = try #require(sound.slice(of: 5, among: 3..<8))
    let samples = try read(sound, slice)
    #expect(samples.count == 2 * 32_000 / 2 + 2 * 2000)
    #expect(level(samples[2000]) == 2 && level(samples[samples.count - 2001]) == 3)
    #expect(sound.slice(of: 7, among: 3..<8) == nil)
  }

  @Test func `what is older than ten minutes is forgotten`() throws {
    let sound = sound(seconds: 602)
    sound.note(0, 16000..<32000)
    sound.note(1, 48000..<64000)
    #expect(sound.slice(of: 0, among: 0..<1) == nil)
    let slice = try #require(sound.slice(of: 1, among: 1..<2))
    #expect(level(try read(sound, slice)[2000]) == 3)
  }
}
