// Divisions, and parts counted from the beginning or the end.

extension RangeReader {
  // MARK: - Divisions

  /// Reads the numbers after the kind of a division: `50`, `50-52`, `50 to page 52`, `50,52`, `29 30`. The name of a print may stand
  /// before them, `taj-16:3`, and the number of a surah before those of its rukus, `2:5`.
  ///
  /// - Parameter named: the print that stands before the kind; nil: none.
  mutating func divisions(_ kind: Division.Kind, of named: Print? = nil) throws(RangeError) -> [AyahRange] {
    if !take(.colon) { _ = take(.through) }
    if kind == .juz, named == nil, let number = paraHere() {
      let place = start
      skip(1)
      return [try division(.juz, (number, number), place, place)]
    }
    var print = named
    if print == nil { print = try takePrint() }
    if let print {
      _ = take(.colon)
      note(print)
      let before = parser
      parser = parser.printed(as: print)
      defer { parser = before }
      return try numbersOfDivisions(kind)
    }
    return try numbersOfDivisions(kind)
  }

  /// The number of the juz whose name comes next; nil for any other term.
  private func paraHere() -> Int? {
    guard case .named(let places) = meaning else { return nil }
    return places.lazy.compactMap(\.juz).first
  }

  /// Reads the name of a print; nil where none stands.
  mutating func takePrint() throws(RangeError) -> Print? {
    if let print = takeAddedPrint() { return print }
    guard case .word(.print(let family)) = meaning else { return nil }
    let place = start
    skip(1)
    let prints = Print.builtIn.filter { $0.id.hasPrefix(family) }
    if prints.count == 1 { return prints.first }
    _ = take(.through)
    guard case .number(let lines, _) = meaning, let print = prints.first(where: { $0.linesOfPage == lines }) else {
      throw error(
        CoreSentences.noSuchPrint, at: place,
        suggestion: prints.dropFirst().reduce(prints.first?.id ?? "") {
          CoreSentences.either(first: $0, second: $1.id).text
        })
    }
    skip(1)
    return print
  }

  /// Reads the id of a print that a user added, letter for letter: it may be made of several words and numbers.
  private mutating func takeAddedPrint() -> Print? {
    switch meaning {
    case .unknown, .named, .word: break
    default: return nil
    }
    let ids = (parser.structure.shelf?.added() ?? []).sorted { $0.count > $1.count }
    guard let id = ids.first(where: isNext), let print = parser.structure.print(named: id) else { return nil }
    let end = start.lowerBound + id.count
    while !isAtEnd, start.lowerBound < end { skip(1) }
    return print
  }

  private mutating func numbersOfDivisions(_ kind: Division.Kind) throws(RangeError) -> [AyahRange] {
    if kind == .ruku, isReference() { return [try rukuOfSurah()] }
    if kind == .rub, isReference() { return [try quarterOfJuz()] }
    if kind == .page, isReference() || isNumber() && ahead(1) == .word(.line) { return [try linesOfPage()] }
    var ranges: [AyahRange] = []
    repeat {
      let place = start
      let first = try number(CoreSentences.divisionMissing(kind: kind.name))
      var (last, end) = (first, place)
      if take(.through) {
        _ = take(.word(.kind(kind)))
        end = start
        if let count = takeEnd(of: kind) {
          last = count
        } else {
          last = try number(CoreSentences.lastDivisionMissing(kind: kind.name))
        }
      } else if isNumber(), !isReference(), !isPortion {
        end = start
        last = try number(CoreSentences.lastDivisionMissing(kind: kind.name))
        guard last == first + 1 else { throw twoNumbers(kind, first, last, at: end) }
      }
      // The part after its para: `para 3 nisf`.
      if kind == .juz, first == last, case .word(.part(let quarters)) = meaning, !isNumber(1), ahead(1) != .colon {
        skip(1)
        ranges.append(try range(ofQuarters: 1...quarters, of: first, at: place))
        continue
      }
      ranges.append(try division(kind, (first, last), place, end))
      // The name after the number: `para 2 sayaqool`.
      if kind == .juz, first == last, paraHere() == first { skip(1) }
      if first == last, let portion = takePortion() {
        ranges[ranges.count - 1] = try self.portion(portion, of: kind, first, at: place)
      }
    } while takeCommaBeforeNumber()
    if meaning == .semicolon, isNumber(1), !isReference(1), case .number(let next, _) = ahead(1),
      next <= parser.structure.count(of: kind)
    {
      throw readings("\(kind):\(next)", "surah:\(next)", at: self.place(1))
    }
    if isNumber(), !isReference() { throw nothingAfter }
    return ranges
  }

  /// Reads `2:5` and `2:5-7`, the rukus of a surah counted from its own first one.
  private mutating func rukuOfSurah() throws(RangeError) -> AyahRange {
    let surah = try surahNumber()
    _ = take(.colon)
    let span = parser.structure.span(ofSurah: surah)
    let numbers = parser.structure.numbers(of: .ruku, in: span)
    let place = start
    func check(_ number: Int, at place: Range<Int>) throws(RangeError) {
      guard (1...numbers.count).contains(number) else {
        throw error(
          CoreSentences.rukusOfSurah(surah: surah, count: numbers.count), at: place,
          bound: number < 1 ? 1 : numbers.count)
      }
    }
    let first = try number(CoreSentences.divisionMissing(kind: Division.Kind.ruku.name))
    try check(first, at: place)
    var (last, end) = (first, place)
    if take(.through) {
      end = start
      last = try number(CoreSentences.lastDivisionMissing(kind: Division.Kind.ruku.name))
      try check(last, at: end)
    }
    return try division(.ruku, (numbers.lowerBound + first - 1, numbers.lowerBound + last - 1), place, end)
  }

  /// Reads the juz after `nisf` and `sulus`: its first half, or its first three quarters; `nisf:3:2` is its second half.
  mutating func part(_ quarters: Int, of named: Print? = nil) throws(RangeError) -> AyahRange {
    if !take(.colon) { _ = take(.through) }
    var print = named
    if print == nil { print = try takePrint() }
    let before = parser
    if let print {
      _ = take(.colon)
      note(print)
      parser = parser.printed(as: print)
    }
    defer { parser = before }
    // The para before its number: `nisf para 3`.
    _ = take(.word(.kind(.juz)))
    let place = start
    let juz = try juzNumber()
    guard quarters == 2, meaning == .colon, isNumber(1) else {
      return try range(ofQuarters: 1...quarters, of: juz, at: place)
    }
    skip(1)
    let halfPlace = start
    let half = try number(CoreSentences.divisionMissing(kind: CoreSentences.nisf))
    guard (1...2).contains(half) else {
      throw error(
        CoreSentences.divisionLimits(kind: CoreSentences.nisf, count: 2), at: halfPlace, bound: half < 1 ? 1 : 2)
    }
    return try range(ofQuarters: 2 * half - 1...2 * half, of: juz, at: place)
  }

  /// Reads `3:2` and `3:2-4`, the quarters of a juz.
  private mutating func quarterOfJuz() throws(RangeError) -> AyahRange {
    let place = start
    let juz = try juzNumber()
    _ = take(.colon)
    func quarter(_ reader: inout RangeReader) throws(RangeError) -> Int {
      let place = reader.start
      let number = try reader.number(CoreSentences.divisionMissing(kind: Division.Kind.rub.name))
      guard (1...4).contains(number) else {
        throw reader.error(
          CoreSentences.divisionLimits(kind: CoreSentences.rubOfJuz, count: 4), at: place, bound: number < 1 ? 1 : 4)
      }
      return number
    }
    let first = try quarter(&self)
    let last = take(.through) ? try quarter(&self) : first
    guard first <= last else { throw error(CoreSentences.rangeBackwards, at: place) }
    return try range(ofQuarters: first...last, of: juz, at: place)
  }

  private mutating func juzNumber() throws(RangeError) -> Int {
    if let number = edgeNumber(of: .juz) { return number }
    let place = start
    let juz = try number(CoreSentences.divisionMissing(kind: Division.Kind.juz.name))
    guard parser.structure.span(of: .juz, juz) != nil else { throw outside(.juz, juz, at: place) }
    return juz
  }

  func range(
    ofQuarters quarters: ClosedRange<Int>, of juz: Int, at place: Range<Int>
  ) throws(RangeError) -> AyahRange {
    guard let span = parser.structure.span(ofQuarters: quarters, ofJuz: juz) else {
      throw error(CoreSentences.quarterWithoutSign(juz: juz), at: place)
    }
    let ordinals = parser.structure.table(parser.counting).ordinals(startingIn: span)
    guard !ordinals.isEmpty else {
      throw error(CoreSentences.noAyahStarts(counting: parser.counting.rawValue), at: place)
    }
    return range(ordinals)
  }

  private mutating func takeCommaBeforeNumber() -> Bool {
    guard meaning == .comma, isNumber(1), !isReference(1) else { return false }
    skip(1)
    return true
  }

  /// Takes the last division of a kind as the end of a range: `juz 29 to the end`, `page 600 to the last page`; nil for anything else.
  private mutating func takeEnd(of kind: Division.Kind) -> Int? {
    var terms = 1
    switch meaning {
    case .word(.end), .word(.quranEnd): break
    case .word(.edge(.last)): terms = ahead(1) == .word(.kind(kind)) ? 2 : 1
    default: return nil
    }
    guard endsItem(terms) else { return nil }
    skip(terms)
    return parser.structure.count(of: kind)
  }

  /// Returns the error for `page 50 52`.
  private func twoNumbers(_ kind: Division.Kind, _ first: Int, _ last: Int, at place: Range<Int>) -> RangeError {
    let joined = first < last ? "\(kind):\(first)-\(last)" : "\(kind):\(first),\(last)"
    return readings(joined, "\(kind):\(first) surah:\(last)", at: place)
  }

  func division(
    _ kind: Division.Kind, _ numbers: (first: Int, last: Int), _ place: Range<Int>, _ end: Range<Int>
  ) throws(RangeError) -> AyahRange {
    guard let from = parser.structure.span(of: kind, numbers.first) else {
      throw outside(kind, numbers.first, at: place)
    }
    guard let to = parser.structure.span(of: kind, numbers.last) else { throw outside(kind, numbers.last, at: end) }
    guard numbers.first <= numbers.last else { throw error(CoreSentences.rangeBackwards, at: end) }
    let span = WordRange(from.start, to.end)
    let ordinals = parser.structure.table(parser.counting).ordinals(startingIn: span)
    guard !ordinals.isEmpty else {
      throw error(CoreSentences.noAyahStarts(counting: Sentence(name: parser.counting.rawValue).text), at: place)
    }
    return range(ordinals)
  }

  func outside(_ kind: Division.Kind, _ number: Int, at place: Range<Int>) -> RangeError {
    let count = parser.structure.count(of: kind)
    return error(
      CoreSentences.divisionLimits(kind: kind.name, count: count), at: place, bound: number == 0 ? 1 : count)
  }

  // MARK: - Parts from an end

  /// A part counted from an end: `last 10 surahs`, `10 surah terakhir`, `juz terakhir`.
  private struct Part {
    var edge = RangeWords.Edge.last
    var count = 1
    var unit: RangeWords.Meaning?
    /// The number of terms.
    var terms = 0
  }

  /// Reads a part counted from an end of some ayat: of the Quran, or of a surah; nil where none is typed.
  mutating func edge(of ayat: Range<Int>) throws(RangeError) -> AyahRange? {
    guard let part = part() else { return nil }
    let place = start
    skip(part.terms)
    let isQuran = ayat.count == parser.structure.ayatCount(of: parser.counting)
    switch part.unit {
    case .ayah where isQuran: return try taken(part, of: ordinals(ofSurah: try surahAfterPart()), at: place)
    // The ayat may go unnamed: `last 10 of kahf`.
    case nil where isQuran:
      guard part.terms > 1, meaning != .comma else { throw error(CoreSentences.surahMissing) }
      let surah = try surahAfterPart()
      try endItem()
      return try taken(part, of: ordinals(ofSurah: surah), at: place)
    case .ayah, nil: return try taken(part, of: ayat, at: place)
    case .kind(let kind) where isQuran:
      try endItem()
      let numbers = try numbers(part, of: parser.structure.count(of: kind), at: place)
      return try division(kind, numbers, place, place)
    case .surah where isQuran, .surahs where isQuran:
      try endItem()
      let numbers = try numbers(part, of: parser.structure.surahs.count, at: place)
      return range(ordinals(ofSurah: numbers.first).lowerBound..<ordinals(ofSurah: numbers.last).upperBound)
    default: throw nothingAfter
    }
  }

  /// Whether ayat counted from an end stand after some terms, and nothing that they are of: the `10 first verses` of `kahf, 10 first verses`.
  func isPartOfAyat(after terms: Int) -> Bool {
    guard let part = part(after: terms), endsItem(terms + part.terms) else { return false }
    return part.unit == .ayah || part.unit == nil && part.terms > 1
  }

  /// Returns the part whose words come next after some terms, in any of their orders; nil if there is no edge among them.
  private func part(after skipped: Int = 0) -> Part? {
    var part = Part()
    var (hasEdge, hasCount) = (false, false)
    scan: while part.terms < 3 {
      let next = skipped + part.terms
      switch ahead(next) {
      case .word(.edge(let edge)) where !hasEdge:
        part.edge = edge
        hasEdge = true
      case .number(let count, _) where !hasCount && !isReference(next) && part.unit == nil:
        part.count = count
        hasCount = true
      case .word(.count(let count)) where !hasCount && part.unit == nil:
        part.count = count
        hasCount = true
      case .word(let unit) where part.unit == nil && unit.isUnit:
        part.unit = unit
      default: break scan
      }
      part.terms += 1
    }
    return hasEdge ? part : nil
  }

  /// Reads the surah after `last 2 ayat of`.
  private mutating func surahAfterPart() throws(RangeError) -> Int {
    if meaning == .comma, ahead(1) != nil { skip(1) }
    let isNamed = take(.word(.surah))
    switch meaning {
    case .named(let places):
      guard places.count == 1, case .surah(let surah) = places.first else { throw nothingAfter }
      skip(1)
      return surah
    case .number where isNamed: return try surahNumber()
    case .unknown(let name): throw unknown(name)
    default: throw error(CoreSentences.surahMissing)
    }
  }

  /// Nothing but a sign may follow: what `last 2 pages` are of is not read.
  private func endItem() throws(RangeError) {
    guard endsItem(0) else { throw nothingAfter }
  }

  private func taken(_ part: Part, of ayat: Range<Int>, at place: Range<Int>) throws(RangeError) -> AyahRange {
    let numbers = try numbers(part, of: ayat.count, at: place)
    return range(ayat.lowerBound + numbers.first - 1..<ayat.lowerBound + numbers.last)
  }

  private func numbers(_ part: Part, of count: Int, at place: Range<Int>) throws(RangeError) -> (first: Int, last: Int)
  {
    guard (1...count).contains(part.count) else { throw error(CoreSentences.partLimits(count: count), at: place) }
    return part.edge == .first ? (1, part.count) : (count - part.count + 1, count)
  }
}

extension RangeWords.Meaning {
  /// Whether parts of it can be counted.
  fileprivate var isUnit: Bool {
    switch self {
    case .kind, .surah, .surahs, .ayah: true
    case .part, .half, .print, .surahBefore, .line, .edge, .count, .pair, .quls, .ordinal, .start, .end, .ownEnd,
      .quran, .quranEnd, .onwards,
      .through,
      .and,
      .until,
      .filler:
      false
    }
  }
}
