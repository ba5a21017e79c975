import Testing

@testable import TilawaHearing

@Suite struct SoundFadeTests {
  /// Levels of half a second of voice at -20 dB, then some more and noise at -70 dB, in half decibels below full scale.
  private func levels(_ parts: [(from: Double, to: Double, hops: Int)]) -> [UInt8] {
    let all = [(from: -20.0, to: -20.0, hops: 50)] + parts + [(from: -70, to: -70, hops: 200)]
    return all.flatMap { part in
      (0..<part.hops).map { UInt8(-2 * (part.from + (part.to - part.from) * Double($0) / Double(part.hops))) }
    }
  }

  private func end(_ levels: [UInt8], from speechEnd: Int, before next: Int? = nil) -> Int {
    SoundFade(levels: levels).end(of: 0..<speechEnd, in: speechEnd..<(next ?? levels.count))
  }

  @Test func `a vowel that fades is kept to the end`() {  // Q-AP3
    let fading = levels([(from: -20, to: -55, hops: 20), (from: -55, to: -63, hops: 30)])
    #expect((95...110).contains(end(fading, from: 70)))
  }

  @Test func `a sound that ends at once is left as it is`() {
    #expect((50...60).contains(end(levels([]), from: 50)))
  }

  @Test func `a breath behind an end is no fade`() {
    let breath = levels([(from: -20, to: -60, hops: 20), (from: -60, to: -40, hops: 8), (from: -40, to: -40, hops: 30)])
    #expect((60...85).contains(end(breath, from: 66)))
  }

  @Test func `noise that goes on is no fade`() {
    let noise = levels([(from: -52, to: -52, hops: 400)])
    #expect((50...60).contains(end(noise, from: 50)))
  }

  @Test func `a fade ends before the next sound, and after six tenths of a second`() {
    let fading = levels([(from: -40, to: -63, hops: 200)])
    #expect(end(fading, from: 50, before: 75) <= 75)
    #expect((50...115).contains(end(fading, from: 50)))
  }

  @Test func `a sound without anything behind it ends where its speech ends`() {
    let fading = levels([])
    #expect(end(fading, from: fading.count) == fading.count)
    #expect(SoundFade(levels: []).end(of: 0..<0, in: 0..<0) == 0)
  }
}
