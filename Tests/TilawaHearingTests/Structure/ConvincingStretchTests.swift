import Testing
import TilawaTestSupport

@testable import TilawaHearing

/// Stretches of ways that are written by hand: each phrase has ten rows and as many columns where nothing else is said.
@Suite struct ConvincingStretchTests {
  private let parameters = AlignmentParameters()

  /// A phrase of `rows` rows that gains so much a row, or is something else.
  private func phrase(_ gain: Float?, rows: Int = 10, columns: Int = 10, goesOn: Bool = true) -> StructureTrace.Phrase {
    StructureTrace.Phrase(
      rows: 0..<rows, columns: gain == nil ? nil : 0..<columns, goesOn: goesOn && gain != nil,
      gain: (gain ?? 0) * Float(rows))
  }

  @Test func `it begins and ends with what stands out from chance`() {
    let usual = parameters.stretchMargin / 2
    let way = [usual, usual, 2, 3, usual, 2, usual].map { phrase($0) }
    let stretch = ConvincingStretch(way[...], parameters)
    #expect(stretch.phrases.indices == 2..<6)
    #expect(abs(stretch.gain - (20 + 30 + 10 * usual + 20)) < 1e-3)
  }

  @Test func `it goes over something else that is short, and not over hours of it`() {
    func gap(_ rows: Int) -> ConvincingStretch {
      ConvincingStretch([phrase(3), phrase(nil, rows: rows), phrase(2, goesOn: false)][...], parameters)
    }
    #expect(gap(100).phrases.indices == 0..<3)
    #expect(abs(gap(100).gain - (30 - 0.3 + 20 - parameters.restarting)) < 1e-3)
    #expect(gap(100_000).phrases.indices == 0..<1)
  }

  @Test func `to begin anew costs more than a few words gain`() {
    let way = [phrase(3), phrase(0.5, goesOn: false)]
    #expect(ConvincingStretch(way[...], parameters).phrases.indices == 0..<1)
  }

  @Test func `where the way waits nothing is gained`() {
    let waiting = phrase(1, rows: 100, columns: 20)
    #expect(waiting.dwells(parameters))
    #expect(ConvincingStretch([phrase(3), waiting, phrase(3)][...], parameters).gain == 60)
    #expect(ConvincingStretch([waiting][...], parameters).phrases.isEmpty)
  }

  @Test(arguments: 1...20)
  func `no other stretch has a greater sum`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let way = (0..<12).map { _ in
      let gain = Float.random(in: -0.4...0.5, using: &generator)
      return phrase(
        Bool.random(using: &generator) ? gain : nil, rows: Int.random(in: 5...80, using: &generator), columns: 40,
        goesOn: Bool.random(using: &generator))
    }
    func sum(_ phrases: ArraySlice<StructureTrace.Phrase>) -> Float {
      phrases.reduce(0) { sum, phrase in
        guard phrase.columns != nil else { return sum - parameters.stretchAside * Float(phrase.rows.count) }
        let beginning = phrase.goesOn ? 0 : parameters.restarting
        return sum + phrase.gain - beginning - parameters.stretchMargin * Float(phrase.rows.count)
      }
    }
    let best = way.indices.flatMap { low in (low...way.count).map { sum(way[low..<$0]) } }.max() ?? 0
    #expect(abs(sum(ConvincingStretch(way[...], parameters).phrases) - best) < 1e-3)
  }

  @Test(arguments: 1...20)
  func `a set of places has what was put into it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let places = Int.random(in: 0...200, using: &generator)..<Int.random(in: 201...500, using: &generator)
    let chosen = Set(places.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 })
    var set = PlaceSet(places)
    for place in chosen { set.insert(place) }
    for place in 0...600 { #expect(set.contains(place) == chosen.contains(place)) }
  }
}
