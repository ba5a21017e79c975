import Testing

@testable import TilawaHearing

/// Prints as far from each other as those of two voices, and no further apart than those of one.
@Suite struct TwoVoicesTests {
  private func print(_ voice: Float, _ chance: Int, units: Int = 30) -> VoicePrint {
    let values = (0..<VoiceWeights.dimensions).map { voice + 0.5 * Float(($0 * 7 + chance * 13) % 5 - 2) }
    return VoicePrint(values: values, units: units)
  }

  private func takes(_ voices: [(ayah: Int, voice: Float)], units: Int = 30) -> [TwoVoices.Take] {
    voices.enumerated().map { TwoVoices.Take(ayah: $1.ayah, print: print($1.voice, $0, units: units)) }
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

  @Test func `a take of few units that lies apart is of the same voice, unless it answers`() {
    let voices: [(ayah: Int, voice: Float)] = [(0, 0), (1, 0), (1, 0), (2, 0)]
    #expect(TwoVoices(takes(voices + [(3, 2.5)], units: 8)) == nil)
    #expect(TwoVoices(takes(voices + [(3, 2.5)], units: 60)) != nil)
    #expect(TwoVoices(takes(voices + [(3, 3)], units: 8)) == nil)
    #expect(TwoVoices(takes(voices + [(2, 3)], units: 8)) != nil)
  }

  @Test func `a print does not depend on loudness`() throws {
    func print(louder: Float) -> VoicePrint? {
      var trace = VoiceTrace()
      for unit in 1...8 { trace.add((0..<64).map { Float(($0 * unit) % 11) + louder }, of: unit, in: 3 * unit) }
      return trace.print(of: 3..<25)
    }
    let (one, other) = (try #require(print(louder: 0)), try #require(print(louder: 5)))
    for (value, louder) in zip(one.values, other.values) { #expect(abs(value - louder) < 0.2) }
  }

  @Test func `a print is that of the units of its frames, in a part of the sound too`() throws {
    var trace = VoiceTrace()
    for unit in 1...20 { trace.add((0..<64).map { Float(($0 * unit) % 11) }, of: unit, in: 3 * unit) }
    #expect(trace.print(of: 3..<18) == nil)
    let print = try #require(trace.print(of: 30..<60))
    #expect(print != trace.print(of: 3..<60))
    #expect(trace.part(20..<60).print(of: 10..<40) == print)
  }

  @Test func `traits are gathered from hops that are ahead of their posteriors`() throws {
    let bands = 64
    let hops = (0..<40).map { hop in (0..<bands).map { Float(($0 * hop) % 11) } }
    let units = [0, 1, 1, 0, 2, 3, 3, 4, 5, 6]
    func posteriors(_ count: Int) -> Posteriors {
      Posteriors(outputs: 7, values: units.prefix(count).flatMap { unit in (0..<7).map { $0 == unit ? 0 : -9 } })
    }
    var gathering = VoiceGathering(bands: bands, hopsInFrame: 4)
    gathering.add(Array(hops[..<30].joined()))
    gathering.follow(posteriors(3))
    gathering.add(Array(hops[30...].joined()))
    gathering.follow(posteriors(10))
    var expected = VoiceTrace()
    for (frame, unit) in [(1, 1), (4, 2), (5, 3), (7, 4), (8, 5), (9, 6)] {
      let energies = (0..<bands).map { band in
        (0..<4).reduce(Float(0)) { $0 + hops[4 * frame + $1][band] } / 4
      }
      expected.add(energies, of: unit, in: frame)
    }
    #expect(gathering.trace == expected)
  }
}
