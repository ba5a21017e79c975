// Two divisions beside each other, of which one may be a part of the other: `juz 5 page 3`, `ruku 2 of surah baqarah`.

extension RangeReader {
  /// A division or a surah, named by its number or its name.
  struct Unit {
    /// The kind of the division; nil for a surah.
    let kind: Division.Kind?
    let number: Int
    /// The number of terms.
    let terms: Int

    var text: String { "\(kind.map { "\($0)" } ?? "surah"):\(number)" }

    /// The order of kinds by their size, the largest first.
    fileprivate var rank: Int {
      switch kind {
      case .manzil: 0
      case .juz: 1
      case nil: 2
      case .hizb: 3
      case .rub, .ruku: 4
      case .page: 5
      }
    }
  }

  /// Returns the unit that comes next, without a sign between its word and its number; nil for anything else.
  func unit() -> Unit? {
    switch (ahead(0), ahead(1)) {
    case (.word(.kind(let kind)), .number(let number, _)),
      (.number(let number, isOrdinal: true), .word(.kind(let kind))):
      return Unit(kind: kind, number: number, terms: 2)
    case (.word(.surah), .number(let number, _)): return Unit(kind: nil, number: number, terms: 2)
    case (.word(.surah), .named(let places)): return surah(places, terms: 2)
    case (.named(let places), _): return surah(places, terms: ahead(1) == .word(.surahBefore) ? 2 : 1)
    default: return nil
    }
  }

  private func surah(_ places: Set<SurahNames.Place>, terms: Int) -> Unit? {
    guard places.count == 1, case .surah(let number) = places.first else { return nil }
    return Unit(kind: nil, number: number, terms: terms)
  }

  /// Asks where the unit before and the one that comes next may be a part and its whole.
  func checkParts(_ first: Unit) throws(RangeError) {
    guard let second = unit(), first.rank != second.rank, !isReference(1) else { return }
    let (whole, part) = first.rank < second.rank ? (first, second) : (second, first)
    guard let reading = reading(of: part, in: whole) else { return }
    throw readings("\(first.text), \(second.text)", reading, at: start)
  }

  /// Returns the part of another unit, by its number in it or in the Quran; nil where it has no such part.
  private func reading(of part: Unit, in whole: Unit) -> String? {
    guard let span = span(of: whole) else { return nil }
    guard let kind = part.kind else {
      return self.span(of: part).map { span.overlaps($0) } == true ? part.text : nil
    }
    let inside = (1...(parser.structure.divisions[kind]?.count ?? 1)).filter { number in
      parser.structure.span(of: kind, number).map { span.start <= $0.start && $0.start < span.end } == true
    }
    if inside.indices.contains(part.number - 1) { return "\(kind):\(inside[part.number - 1])" }
    return inside.contains(part.number) ? part.text : nil
  }

  private func span(of unit: Unit) -> WordRange? {
    if let kind = unit.kind { return parser.structure.span(of: kind, unit.number) }
    guard (1...parser.structure.surahs.count).contains(unit.number) else { return nil }
    return parser.structure.span(of: range(ordinals(ofSurah: unit.number)))
  }
}
