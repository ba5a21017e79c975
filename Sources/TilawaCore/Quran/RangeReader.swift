/// A reader of the terms of typed ranges, from left to right.
struct RangeReader {
  var parser: RangeParser
  let text: String
  /// The characters of the text, to which the places of terms refer.
  private let characters: [Character]
  private let terms: [RangeTerm]
  private var index = 0
  /// The numbers and ranges of numbers that were read as surahs without a word before them.
  private(set) var bareNumbers: [String] = []
  /// The last print that was named.
  private(set) var namedPrint: Print?

  init(_ text: String, _ parser: RangeParser) {
    self.text = text
    self.parser = parser
    characters = Array(ArabicText.westernDigits(text))
    terms = RangeTerm.all(in: characters, names: parser.structure.names)
  }

  // MARK: - Ranges

  /// Reads the ranges of the whole text.
  mutating func ranges() throws(RangeError) -> [AyahRange] {
    guard !terms.isEmpty else { throw error(CoreSentences.rangeMissing) }
    var ranges: [AyahRange] = []
    while true {
      let unit = unit()
      let past = index + (unit?.terms ?? 0)
      let place = start
      ranges += try item()
      if meaning == .word(.until), let range = ranges.last { throw until(range, at: place) }
      guard !isAtEnd else { return ranges }
      if let unit, index == past { try checkParts(unit) }
      if take(.comma) || take(.semicolon) {
        guard !isAtEnd else { throw error(CoreSentences.rangeMissing) }
      } else if !isSpaced {
        throw nothingAfter
      }
    }
  }

  /// Reads the only range of the text.
  mutating func range() throws(RangeError) -> AyahRange {
    guard !terms.isEmpty else { throw error(CoreSentences.rangeMissing) }
    let place = start
    let ranges = try item()
    if meaning == .word(.until), let range = ranges.last { throw until(range, at: place) }
    guard isAtEnd, ranges.count == 1 else { throw nothingAfter }
    return ranges[0]
  }

  /// Reads a range, or a list of ranges that belong together: `112-114`, `yasin 1,5`, `page 50`.
  private mutating func item() throws(RangeError) -> [AyahRange] {
    if let portion = try portion() { return [portion] }
    if let divisions = try divisionsBehind() { return divisions }
    if let range = try fromBeginning() { return [range] }
    if let range = try edge(of: 0..<parser.structure.ayatCount(of: parser.counting)) { return [range] }
    switch meaning {
    case .named(let places):
      let place = start
      index += 1
      return try named(places, at: place)
    case .word(.kind(let kind)):
      index += 1
      return try divisions(kind)
    case .word(.part(let quarters)):
      index += 1
      return [try part(quarters)]
    case .word(.print): return try afterPrint(try takePrint())
    case .word(.surah): return try afterSurah()
    case .word(.surahs):
      index += 1
      return try surahList()
    case .word(.ayah): return [try ayahFirst()]
    case .word(.line):
      index += 1
      return [try linesFirst()]
    case .number where ahead(1) == .word(.quls), .word(.count) where ahead(1) == .word(.quls): return try quls()
    case .number(_, isOrdinal: true): return try ordinal()
    case .number: return try numbers(.bare)
    case .unknown(let name):
      guard let print = try takePrint() else { throw unknown(name) }
      return try afterPrint(print)
    default: throw error(isAtEnd ? CoreSentences.rangeMissing : CoreSentences.surahMissing)
    }
  }

  /// Reads `taj-16 page 3`, after the print.
  private mutating func afterPrint(_ print: Print?) throws(RangeError) -> [AyahRange] {
    _ = take(.colon)
    switch meaning {
    case .word(.kind(let kind)):
      index += 1
      return try divisions(kind, of: print)
    case .word(.part(let quarters)):
      index += 1
      return [try part(quarters, of: print)]
    default: throw error(CoreSentences.pageOfPrintMissing)
    }
  }

  private mutating func afterSurah() throws(RangeError) -> [AyahRange] {
    index += 1
    if !take(.colon) { _ = take(.through) }
    switch meaning {
    case .number: return try numbers(.named)
    case .named(let places):
      let place = start
      index += 1
      let surahs = places.filter { if case .surah = $0 { true } else { false } }
      return try named(surahs.isEmpty ? places : surahs, at: place)
    case .unknown(let name): throw unknown(name)
    default: throw error(CoreSentences.surahMissing)
    }
  }

  /// Reads `30th juz`, `2. sure 255. ayet`; else the number is a plain one.
  private mutating func ordinal() throws(RangeError) -> [AyahRange] {
    guard index + 1 < terms.count, case .word(let word) = terms[index + 1].meaning else { return try numbers(.bare) }
    switch word {
    case .kind(let kind):
      let place = start
      let number = try number(CoreSentences.divisionMissing(kind: kind.name))
      index += 1
      // The second end: `582. sayfadan 584. sayfaya`.
      guard meaning == .through, isNumber(1), !isReference(1) else {
        return [try division(kind, (number, number), place, place)]
      }
      index += 1
      let end = start
      let last = try self.number(CoreSentences.lastDivisionMissing(kind: kind.name))
      _ = take(.word(.kind(kind)))
      return [try division(kind, (number, last), place, end)]
    case .surah, .surahBefore:
      let surah = try surahNumber()
      index += 1
      return try ayat(of: surah, .named)
    default: return try numbers(.bare)
    }
  }

  /// Reads the surahs that begin with "Say": the last three of them, or four with Al-Kafirun.
  private mutating func quls() throws(RangeError) -> [AyahRange] {
    let ranges: String
    switch meaning {
    case .number(3, _), .word(.count(3)): ranges = "112-114"
    case .number(4, _), .word(.count(4)): ranges = "109,112-114"
    default: throw error(CoreSentences.surahMissing, suggestion: "109, 112-114")
    }
    skip(2)
    return try parser.ranges(ranges)
  }

  private mutating func named(_ places: Set<SurahNames.Place>, at place: Range<Int>) throws(RangeError) -> [AyahRange] {
    // The word after the name: `alif lam meem para`, `yasin surah`.
    if meaning == .word(.kind(.juz)), !isNumber(1), let juz = places.lazy.compactMap(\.juz).first {
      index += 1
      return [try division(.juz, (juz, juz), place, place)]
    }
    if meaning == .word(.surah) {
      switch ahead(1) {
      // The next place begins: `yasin surah:67`.
      case .number, .named, .unknown, .colon: break
      default: index += 1
      }
    }
    guard places.count == 1, let only = places.first else { throw ambiguous(places, place) }
    switch only {
    case .surah(let surah): return try ayat(of: surah, .named)
    case .passage(let range):
      // A passage has no numbers of its own, and is no end of a range.
      guard meaning != .through, meaning != .colon, !isNumber() || isReference() else { throw nothingAfter }
      return try parser.ranges(range)
    }
  }

  /// Returns the error for the word "until" without a beginning: `kahf 10 tak`, `mülk'e kadar`.
  private func until(_ range: AyahRange, at place: Range<Int>) -> RangeError {
    let isAyah = range.first == range.last && range.first.ayah > 1
    let ordinals = parser.structure.ordinals(of: range)
    let first = isAyah ? self.ordinals(ofSurah: range.first.surah).lowerBound : 0
    return readings("\(range)", "\(self.range(first..<ordinals.upperBound))", at: place)
  }

  // MARK: - Terms

  /// Whether a text stands next, and ends where a term ends.
  func isNext(_ text: String) -> Bool {
    let end = start.lowerBound + text.count
    return end <= characters.count && terms[index...].contains { $0.place.upperBound == end }
      && String(characters[start.lowerBound..<end]).lowercased() == text
  }

  var isAtEnd: Bool { index == terms.count }
  var meaning: RangeTerm.Meaning? { isAtEnd ? nil : terms[index].meaning }
  /// The characters of the next term; at the end, the place after the text.
  var start: Range<Int> { isAtEnd ? characters.count..<characters.count : terms[index].place }
  /// Whether a space stands before the next term.
  private var isSpaced: Bool { index > 0 && terms[index - 1].place.upperBound < start.lowerBound }

  /// Whether a bracket stands before the next term.
  var isInBrackets: Bool { start.lowerBound > 0 && !isAtEnd && characters[start.lowerBound - 1] == "(" }

  /// Returns the characters of a term after the next one.
  func place(_ count: Int) -> Range<Int> { index + count < terms.count ? terms[index + count].place : start }

  /// Returns the meaning of a term after the next one.
  func ahead(_ count: Int) -> RangeTerm.Meaning? {
    index + count < terms.count ? terms[index + count].meaning : nil
  }

  mutating func take(_ meaning: RangeTerm.Meaning) -> Bool {
    guard self.meaning == meaning else { return false }
    index += 1
    return true
  }

  mutating func skip(_ count: Int) { index += count }

  /// Whether a range may end after some terms: with the text, or before a sign for another one.
  func endsItem(_ terms: Int) -> Bool { [nil, .comma, .semicolon].contains(ahead(terms)) }

  /// Whether a term is a number.
  func isNumber(_ count: Int = 0) -> Bool {
    if case .number = ahead(count) { true } else { false }
  }

  /// Whether a term is the number of a surah with that of an ayah after it: `2:255`.
  func isReference(_ count: Int = 0) -> Bool { isNumber(count) && ahead(count + 1) == .colon }

  /// Returns the text from a place to the end of the last term.
  func read(from place: Range<Int>) -> String {
    index > 0 ? String(characters[place.lowerBound..<max(place.upperBound, terms[index - 1].place.upperBound)]) : ""
  }

  /// Reads a number.
  ///
  /// - Parameter missing: the message where there is none.
  mutating func number(_ missing: Sentence) throws(RangeError) -> Int {
    guard case .number(let value, _) = meaning else { throw error(missing) }
    index += 1
    return value
  }

  mutating func note(_ print: Print) { namedPrint = print }

  mutating func noteBare(_ numbers: String) { bareNumbers.append(numbers) }

  /// Reads the number of a surah.
  mutating func surahNumber() throws(RangeError) -> Int {
    let place = start
    let number = try number(CoreSentences.surahMissing)
    try check(surah: number, at: place)
    return number
  }

  func check(surah: Int, at place: Range<Int>) throws(RangeError) {
    let count = parser.structure.surahs.count
    guard (1...count).contains(surah) else {
      throw error(CoreSentences.surahLimits(count: count), at: place, bound: surah < 1 ? 1 : count)
    }
  }

  // MARK: - Errors

  func error(_ detail: Sentence, at place: Range<Int>? = nil, suggestion: String? = nil, bound: Int? = nil)
    -> RangeError
  {
    RangeError(text: text, position: (place ?? start).lowerBound, detail, suggestion: suggestion, bound: bound)
  }

  var nothingAfter: RangeError {
    let taken = index > 0 ? String(text.prefix(terms[index - 1].place.upperBound)) : ""
    return error(CoreSentences.nothingAfter(text: taken))
  }

  func unknown(_ name: String) -> RangeError {
    let near = parser.structure.names.suggestions(for: name).map(\.transliteration)
    return error(CoreSentences.noSurahCalled(name: name), suggestion: near.isEmpty ? nil : near.listed)
  }

  private func ambiguous(_ places: Set<SurahNames.Place>, _ place: Range<Int>) -> RangeError {
    let surahs = parser.structure.names.numbers(places).map { parser.structure.surahs[$0 - 1].transliteration }
    let passages = places.compactMap { if case .passage(let range) = $0 { range } else { nil } }.sorted()
    let name = String(characters[place])
    return error(CoreSentences.severalCalled(name: name), at: place, suggestion: (surahs + passages).listed)
  }

  /// Returns the error for a text with two readings.
  func readings(_ first: String, _ second: String, at place: Range<Int>) -> RangeError {
    error(
      CoreSentences.twoReadings, at: place, suggestion: CoreSentences.either(first: first, second: second).text)
  }
}
