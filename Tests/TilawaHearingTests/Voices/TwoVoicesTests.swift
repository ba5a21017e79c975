import Testing

@testable import TilawaHearing

/// Prints as far from each other as those of two voices, and no further apart than those of one.
@Suite struct TwoVoicesTests {
  private func print(_ voice: Float, _ chance: Int) -> VoicePrint {
    let dimensions = VoiceWeights.dimensions
    return VoicePrint(values: (0..<dimensions).map { voice + 0.5 * Float(($0 * 7 + chance * 13) % 5 - 2) })
  }

  private func takes(_ voices: [(ayah: Int, voice: Float)]) -> [TwoVoices.Take] {
    voices.enumerated().map { TwoVoices.Take(ayah: $1.ayah, print: print($1.voice, $0)) }
  }

  @Test func `the voice of most ayat is the teacher's, whoever recites more often`() throws {
    let takes = takes([(0, 4), (1, 0), (2, 0), (3, 0), (0, 4), (0, 4), (0, 4)])
    let voices = try #require(TwoVoices(takes))
    #expect(takes.map { voices.isMain($0.print) } == [false, true, true, true, false, false, false])
  }

  @Test func `of two voices with as many ayat the first is the teacher's`() throws {
    let takes = takes([(0, 0), (0, 4), (1, 0), (1, 4), (2, 0), (2, 4)])
    let voices = try #require(TwoVoices(takes))
    #expect(takes.map { voices.isMain($0.print) } == [true, false, true, false, true, false])
  }

  @Test func `a take between both voices is surely of neither`() throws {
    let voices = try #require(TwoVoices(takes([(0, 0), (0, 4), (1, 0), (1, 4), (2, 0), (2, 4)])))
    #expect(!voices.isMain(print(2, 1)))
  }

  @Test func `one voice is not divided`() {
    #expect(TwoVoices(takes([(0, 0), (1, 0), (2, 0), (3, 0), (3, 0)])) == nil)
  }

  @Test func `a print does not depend on loudness`() throws {
    func print(louder: Float) -> VoicePrint? {
      var sum = VoicePrint.Sum(bands: 64)
      for unit in 1...8 { sum.add((0..<64).map { Float(($0 * unit) % 11) + louder }, of: unit) }
      return sum.print
    }
    let (one, other) = (try #require(print(louder: 0)), try #require(print(louder: 5)))
    for (value, louder) in zip(one.values, other.values) { #expect(abs(value - louder) < 0.2) }
    #expect(VoicePrint.Sum(bands: 64).print == nil)
  }
}
