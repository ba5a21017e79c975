import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct WordAlignerTests {
  private let parameters = AlignmentParameters()

  private func spectrum(_ sound: [Float]) throws -> MFCCSequence {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/sound.wav"
    try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
    let file = AudioFile(path: path, rate: SungAyat.rate, channels: 1, frames: sound.count)
    return try #require(try MFCCReader(parameters.features).read([[AudioSlice(whole: file)]]).first)
  }

  /// Words of two sounds each.
  private func starts(pace: Double, from start: Double) -> [Double] { (0..<7).map { start + 2 * pace * Double($0) } }

  // T-F3.6
  @Test(arguments: [0.16, 0.2, 0.3])
  func `words are found where they are sung, at another pace`(pace: Double) throws {
    let reference = SungAyat.pause(0.4) + SungAyat().ayah(3) + SungAyat.pause(0.4)
    let (sound, ayat) = SungAyat(pace: pace, height: 1.03).recording([2, 3, 4])
    let hops = Hop(Int(ayat[1] * 100) - 10)..<Hop(Int(ayat[2] * 100) - 10)
    let words = try #require(
      WordAligner(parameters).words(
        in: WordAligner.Voice(try spectrum(sound)), hops, by: WordAligner.Voice(try spectrum(reference)),
        starting: starts(pace: 0.2, from: 0.4).map { Hop(Int($0 * 100)) }))
    #expect(words.count == 7)
    for (word, start) in zip(words, starts(pace: pace, from: ayat[1])) {
      #expect(abs(Double(word.lowerBound.index) / 100 - start) < 0.08)
    }
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    // The pause after the ayah is no part of its last word.
    #expect(try #require(words.last).upperBound < hops.upperBound.advanced(by: -50))
  }

  @Test func `a breath between words belongs to neither`() throws {
    let ayah = SungAyat().ayah(3)
    let half = ayah.count / 14 * 6
    let sound = SungAyat.pause(0.4) + ayah[..<half] + SungAyat.pause(0.8) + ayah[half...] + SungAyat.pause(0.4)
    let reference = SungAyat.pause(0.4) + ayah + SungAyat.pause(0.4)
    let voice = WordAligner.Voice(try spectrum(Array(sound)))
    let words = try #require(
      WordAligner(parameters).words(
        in: voice, Hop(0)..<Hop(sound.count / 160), by: WordAligner.Voice(try spectrum(reference)),
        starting: starts(pace: 0.2, from: 0.4).map { Hop(Int($0 * 100)) }))
    let parted = voice.withoutBreaths(words)
    #expect(parted[2].upperBound.distance(to: parted[3].lowerBound) > 60)
    #expect(parted.count == words.count)
    // The fourth word is sung behind the breath.
    #expect(abs(Double(parted[3].lowerBound.index) / 100 - (0.4 + 6 * 0.2 + 0.8)) < 0.06)
  }

  @Test func `silence has no words, and neither has an ayah much too short`() throws {
    let reference = WordAligner.Voice(try spectrum(SungAyat.pause(0.4) + SungAyat().ayah(3) + SungAyat.pause(0.4)))
    let silence = WordAligner.Voice(try spectrum(SungAyat.pause(3, level: 0)))
    #expect(
      WordAligner(parameters).words(in: silence, Hop(0)..<Hop(300), by: reference, starting: [Hop(40), Hop(80)]) == nil)
    let short = WordAligner.Voice(
      try spectrum(SungAyat.pause(0.4) + SungAyat().ayah(3, sounds: 2) + SungAyat.pause(0.4)))
    #expect(
      WordAligner(parameters).words(in: short, Hop(0)..<Hop(120), by: reference, starting: [Hop(40), Hop(80)]) == nil)
  }
}
