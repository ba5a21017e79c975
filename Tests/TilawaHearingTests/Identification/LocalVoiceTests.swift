import Testing
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct LocalVoiceTests {
  private let parameters = IdentificationParameters()

  /// Hops of cepstra and energy that wander; some stand still.
  private func values(_ hops: Int, still: Range<Int> = 0..<0) -> [[Float]] {
    var generator = SeededGenerator(seed: 11)
    var row = [Float](repeating: 0, count: 13)
    return (0..<hops).map { hop in
      if !still.contains(hop) { row = row.map { 0.8 * $0 + Float.random(in: -1...1, using: &generator) } }
      return row
    }
  }

  private func voice(_ rows: [[Float]]) -> LocalVoice {
    let spectrum = VoiceSpectrum(values: rows.flatMap(\.self), levels: Array(repeating: 60, count: rows.count))
    return LocalVoice(spectrum, [0..<rows.count], parameters)
  }

  // T-F3.6
  @Test func `the same words sound alike in another room`() {
    let rows = values(3000)
    let elsewhere = rows.map { $0.enumerated().map { 2.5 * $1 + Float($0) } }
    let voice = voice(rows + elsewhere)
    let (one, other) = (
      voice.frames(600..<2400, hopsInFrame: 4).values, voice.frames(3600..<5400, hopsInFrame: 4).values
    )
    #expect(one.count == other.count)
    #expect(zip(one, other).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test func `a sound that is drawn out has few frames`() {
    let voice = voice(values(1500, still: 600..<900))
    let drawn = voice.frames(600..<900, hopsInFrame: 4).values.count / voice.dimensions
    let said = voice.frames(100..<400, hopsInFrame: 4).values.count / voice.dimensions
    #expect((12...25).contains(drawn))
    #expect((60...90).contains(said))
  }

  @Test func `frames are parted where parts end`() {
    let voice = voice(values(1000))
    let parted = voice.frames(0..<1000, ends: [402, 402, 1000], hopsInFrame: 4)
    let first = voice.frames(0..<402, hopsInFrame: 4).values
    #expect(parted.ends.count == 3)
    #expect(parted.ends[0] == first.count / voice.dimensions)
    #expect(parted.ends[1] == parted.ends[0])
    #expect(parted.ends[2] == parted.values.count / voice.dimensions)
    #expect(Array(parted.values.prefix(first.count)) == first)
  }

  @Test func `all alike is no number that is none`() {
    let voice = voice(Array(repeating: Array(repeating: 1, count: 13), count: 500))
    #expect(voice.frames(0..<500, hopsInFrame: 4).values.allSatisfy { $0 == 0 })
    #expect(LocalVoice(VoiceSpectrum(), [], parameters).frames(0..<10, hopsInFrame: 4).values.isEmpty)
  }
}
