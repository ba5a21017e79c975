import Testing
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct EdgeSearchTests {
  private let parameters = IdentificationParameters()
  private let dimensions = 8

  private func values(_ frames: Int, seed: UInt64) -> [Float] {
    var generator = SeededGenerator(seed: seed)
    return (0..<frames * dimensions).map { _ in Float.random(in: -1.7...1.7, using: &generator) }
  }

  private func field(_ values: [Float]) -> PlaceField {
    PlaceField(dimensions: dimensions, values: values.map(VoicePrint.byte))
  }

  private func query(_ values: [Float]) -> PlaceQuery {
    PlaceQuery(dimensions: dimensions, values: values[...], pace: 1)
  }

  /// The same words in another voice: each value is off by as much as one of something else is in a third of cases.
  private func voiced(_ values: [Float], seed: UInt64) -> [Float] {
    zip(values, self.values(values.count / dimensions, seed: seed)).map { 0.75 * $0 + 0.65 * $1 }
  }

  private func search(_ query: PlaceQuery, _ text: PlaceField, anchor: Int) -> EdgeSearch {
    EdgeSearch(
      query, in: text, chance: (0..<8).map { field(values(text.count, seed: 900 + $0)) }, anchor: anchor, parameters)
  }

  // T-F3.6
  @Test(arguments: [120, 200, 300])
  func `speech that leaves the text does so where it is likeliest`(rows: Int) {
    let text = values(450, seed: 1)
    let said = voiced(Array(text.prefix(rows * dimensions)), seed: 2) + values(380 - rows, seed: 3)
    let found = search(query(said), field(text), anchor: 250).places
    let best = found.max { $0.weight < $1.weight }
    #expect(abs((best?.rows ?? 0) - rows) <= 10)
    #expect(abs((best?.columns ?? 0) - rows) <= 10)
    #expect(found.filter { abs($0.rows - rows) <= 30 }.reduce(0) { $0 + $1.weight } > 0.9)
    #expect(abs(found.reduce(0) { $0 + $1.weight } - 1) < 0.01)
  }

  @Test func `what goes on to the end ends there`() {
    let text = values(300, seed: 4)
    let found = search(query(voiced(Array(text.prefix(240 * dimensions)), seed: 5)), field(text), anchor: 240).places
    #expect((found.max { $0.weight < $1.weight }?.rows ?? 0) >= 235)
  }

  @Test func `nothing to compare with has no edge`() {
    let text = values(50, seed: 6)
    #expect(EdgeSearch(query([]), in: field(text), chance: [field(text)], anchor: 9, parameters).places.isEmpty)
    #expect(EdgeSearch(query(text), in: field(text), chance: [], anchor: 9, parameters).places.isEmpty)
  }

  @Test func `the same speech leads as far as it has come, at no cost`() {
    let text = values(60, seed: 7)
    let sweep = PrefixSweep(query(text), in: field(text), parameters)
    #expect(sweep.columns == Array(0..<60))
    #expect(zip(sweep.costs, sweep.costs.dropFirst()).allSatisfy { $1 < $0 })
  }

  @Test func `mirrored twice it is as before`() {
    let text = values(20, seed: 8)
    #expect(field(text).mirrored.mirrored.values == field(text).values)
    #expect(query(text).mirrored.mirrored.values == query(text).values)
    #expect(query(text).mirrored.values.prefix(dimensions) == query(text).values.suffix(dimensions))
  }

  @Test func `frames that are taken from a short field begin anew behind its end`() {
    let text = values(5, seed: 9)
    let taken = field(text).picking(from: 3, count: 9)
    #expect(taken.count == 9)
    #expect(taken.values == field(text).picking(3..<5).values + field(text).values + field(text).picking(0..<2).values)
  }
}

@Suite struct SpeechReachTests {
  private let speech = [0..<300, 350..<700, 1200..<1500]

  @Test func `it reaches so much speech to each side`() {
    #expect(speech.reach(.end, of: 100..<200, speech: 250, pause: 400) == 500)
    #expect(speech.reach(.start, of: 500..<600, speech: 250, pause: 400) == 200)
    #expect(speech.reach(.end, of: 100..<200, speech: 0, pause: 400) == 200)
  }

  @Test func `a long silence ends it, and so do the ends`() {
    #expect(speech.reach(.end, of: 100..<200, speech: 2000, pause: 400) == 700)
    #expect(speech.reach(.start, of: 1300..<1400, speech: 2000, pause: 400) == 1200)
    #expect(speech.reach(.start, of: 350..<400, speech: 2000, pause: 400) == 0)
    #expect(speech.reach(.end, of: 1300..<1600, speech: 2000, pause: 400) == 1600)
  }
}
