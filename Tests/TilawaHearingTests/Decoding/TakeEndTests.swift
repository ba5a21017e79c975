import Testing

@testable import TilawaHearing

/// How the end of an ayah is judged. T-F3.6
@Suite struct TakeEndTests {
  private func odds(_ last: Float = -0.1, least: Float = -0.5, held: Double = 2, after: Double = 1, pace: Double = 1)
    -> Double
  { TakeEnd(unit: 0, last: last, least: least, held: held, after: after).odds(atPace: pace) }

  private let least = DecodingParameters().leastEndOdds

  @Test func `an end whose last sound is heard and held is whole`() {
    #expect(odds() > least)
  }

  @Test func `an end that is held is whole, although its sounds are heard badly`() {
    #expect(odds(-5, least: -5, held: 4, after: 3) > least)
  }

  @Test func `a last sound that stops at once is cut off, and one that nobody said too`() {
    #expect(odds(held: 0.1, after: 0) < least)
    #expect(odds(-14, least: -14, held: 0.3, after: 0) < least)
  }

  @Test func `a last sound that is heard nowhere was not said, however long the sound goes on`() {
    #expect(odds(-12.7, least: -12.7, held: 7.6, after: 3.3) < least)
    #expect(odds(-12.7, least: -12.7, held: 7.6, after: 3.3) == odds(-12.7, least: -12.7, held: 1, after: 1))
  }

  @Test func `a take that is shorter than others is doubted sooner`() {
    #expect(odds(held: 0.6, after: 0.4) > least)
    #expect(odds(held: 0.6, after: 0.4, pace: 0.75) < least)
  }

  @Test func `values without measure change no more than those at the edge`() {
    #expect(odds(-.infinity, least: -.infinity) == odds(-8, least: -8))
    #expect(odds(held: 1000) == odds(held: 4))
    #expect(odds(after: -3) == odds(after: 0))
  }
}
