// Halves and quarters of a juz or a hizb in words, and divisions whose numbers stand before their word.

extension RangeReader {
  /// A half or a quarter, counted from the beginning.
  struct Portion {
    /// The number of quarters that it has.
    let quarters: Int
    let number: Int

    fileprivate var range: ClosedRange<Int> { quarters * (number - 1) + 1...quarters * number }
  }

  /// Reads `first half of juz 3`, `second quarter of hizb 60`, النصف الأول من الجزء الثلاثين; nil for anything else.
  mutating func portion() throws(RangeError) -> AyahRange? {
    guard let (portion, terms) = portionHere(), case .word(.kind(let kind)) = ahead(terms),
      kind == .juz || kind == .hizb
    else { return nil }
    skip(terms + 1)
    let place = start
    if let number = edgeNumber(of: kind) { return try self.portion(portion, of: kind, number, at: place) }
    let number = try number(CoreSentences.divisionMissing(kind: kind.name))
    return try self.portion(portion, of: kind, number, at: place)
  }

  /// Whether a half or a quarter comes next.
  var isPortion: Bool { portionHere() != nil }

  /// Takes the half or the quarter behind its whole: `juz 30 second half`.
  mutating func takePortion() -> Portion? {
    guard let (portion, terms) = portionHere(), !isNumber(terms) else { return nil }
    skip(terms)
    return portion
  }

  /// Returns the half or the quarter whose words come next, in either order, and the number of its terms.
  private func portionHere() -> (Portion, terms: Int)? {
    for (word, order) in [(1, 0), (0, 1)] {
      guard let quarters = quarters(ahead(word)) else { continue }
      let most = 4 / quarters
      switch ahead(order) {
      case .word(.edge(.first)): return (Portion(quarters: quarters, number: 1), 2)
      case .word(.edge(.last)): return (Portion(quarters: quarters, number: most), 2)
      case .number(let number, isOrdinal: true) where (1...most).contains(number):
        return (Portion(quarters: quarters, number: number), 2)
      default: continue
      }
    }
    return nil
  }

  private func quarters(_ meaning: RangeTerm.Meaning?) -> Int? {
    switch meaning {
    case .word(.part(2)), .word(.half): 2
    case .word(.kind(.rub)): 1
    default: nil
    }
  }

  func portion(
    _ portion: Portion, of kind: Division.Kind, _ number: Int, at place: Range<Int>
  ) throws(RangeError) -> AyahRange {
    _ = try division(kind, (number, number), place, place)
    switch kind {
    case .juz: return try range(ofQuarters: portion.range, of: number, at: place)
    case .hizb:
      let before = 4 * (number - 1)
      return try division(.rub, (before + portion.range.lowerBound, before + portion.range.upperBound), place, place)
    case .page, .rub, .manzil, .ruku: throw nothingAfter
    }
  }

  /// Reads `first` and `last` as the number of a division: الجزء الأول, juz terakhir; nil for anything else.
  mutating func edgeNumber(of kind: Division.Kind) -> Int? {
    guard case .word(.edge(let edge)) = meaning else { return nil }
    skip(1)
    return edge == .first ? 1 : parser.structure.count(of: kind)
  }

  /// Reads numbers with their word behind the last of them: `29th and 30th juz`, `582. ve 584. sayfalar`; nil for anything else.
  mutating func divisionsBehind() throws(RangeError) -> [AyahRange]? {
    guard case .number(let first, _) = ahead(0), ahead(1) == .comma || ahead(1) == .through,
      case .number(let last, isOrdinal: true) = ahead(2), case .word(.kind(let kind)) = ahead(3), !isNumber(4)
    else { return nil }
    let (place, end) = (start, self.place(2))
    let isRange = ahead(1) == .through
    skip(4)
    if isRange { return [try division(kind, (first, last), place, end)] }
    return [try division(kind, (first, first), place, place), try division(kind, (last, last), end, end)]
  }
}
