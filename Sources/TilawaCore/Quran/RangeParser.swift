/// A parser for ranges that people type, in the numbers of one counting.
///
/// `2:255` · `2:1-10` · `2:1-3:5` · `2` · `112-114` (surahs) · `al-baqarah`, `البقرة`, `yasin:1-10` · `surah:2`,
/// `page:50`, `page:50-52`, `juz:30`, `hizb:60`, `rub:3`, `manzil:7`, `ruku:5`; if words are allowed, `2:255:1-7` and
/// `2:255:7`. After a word, a space does for the colon: `page 50`, `yasin 1-10`. Arabic-Indic digits are read too.
///
/// All parts of the program read ranges with this parser.
public struct RangeParser: Sendable {
  let structure: QuranStructure
  let counting: VerseCounting
  private let grain: Grain

  /// The smallest part that a range may name.
  public enum Grain: Hashable, Sendable { case ayah, word }

  /// Makes a parser for numbers of this counting.
  public init(structure: QuranStructure, counting: VerseCounting, grain: Grain = .ayah) {
    self.structure = structure
    self.counting = counting
    self.grain = grain
  }

  /// Makes a parser for numbers of a riwayah's counting, and for its juz, hizb and rub.
  public init(structure: QuranStructure, riwayah: Riwayah, grain: Grain = .ayah) {
    self.init(structure: structure.divided(as: riwayah), counting: riwayah.counting, grain: grain)
  }

  /// Reads several ranges, in the order given. One text may hold several ranges with spaces between them; `page 50` and
  /// `yasin 5` are one range of two words, whether they are one text or two.
  public func parse(_ texts: [String]) throws(RangeError) -> [AyahRange] {
    var words: [String] = []
    for text in texts { words += try self.words(of: text) }
    var ranges: [AyahRange] = []
    for text in joiningNumbers(in: words) { ranges.append(try parse(text)) }
    return ranges
  }

  /// Splits a text at its spaces, but for those in the name of a surah at its beginning: `al baqarah 5` is one word.
  private func words(of text: String) throws(RangeError) -> [String] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { throw RangeError(text: text, CoreSentences.rangeMissing) }
    let name = text.prefix { !$0.isNumber }
    guard name.split(whereSeparator: \.isWhitespace).count > 1, structure.names.surah(named: String(name)) != nil else {
      return words
    }
    let numbers = text.dropFirst(name.count).split(whereSeparator: \.isWhitespace).map(String.init)
    return [name + (numbers.first ?? "")] + numbers.dropFirst()
  }

  /// Joins the name of a division or of a surah and the numbers after it into one text: `page`, `50` becomes `page 50`.
  private func joiningNumbers(in words: [String]) -> [String] {
    var joined: [String] = []
    var isKind = false
    for word in words {
      let last = joined.last ?? ""
      if isKind || (RangeScanner.isNumbers(word) && isSurah(last)) {
        joined[joined.count - 1] = "\(last) \(word)"
      } else {
        joined.append(word)
      }
      isKind = !isKind && RangeScanner.isKind(word)
    }
    return joined
  }

  /// Returns the texts that are bare numbers, and so numbers of surahs: `1-20`, but not `page:1-20` or `yasin 1-20`.
  package static func bareNumbers(in texts: [String]) -> [String] {
    let words = texts.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    return zip([""] + words, words).compactMap { before, word in
      RangeScanner.isNumbers(word) && !before.contains(where: \.isLetter) ? word : nil
    }
  }

  private func isSurah(_ word: String) -> Bool {
    !word.contains { $0.isNumber } && structure.names.surah(named: word) != nil
  }

  /// Reads one range; a range of all words of an ayah is the ayah. An error names a similar range if there is one.
  public func parse(_ text: String) throws(RangeError) -> AyahRange {
    do {
      return try read(text)
    } catch {
      throw suggesting(error)
    }
  }

  /// Reads one range, without suggestions in errors.
  func read(_ text: String) throws(RangeError) -> AyahRange {
    var scanner = RangeScanner(text)
    var words: ClosedRange<Int>?
    let ordinals: Range<Int>
    if let kind = scanner.divisionKind() {
      ordinals = try division(kind, &scanner)
    } else {
      scanner.skipSurah()
      ordinals = try ayat(&scanner)
      words = try self.words(of: ordinals, &scanner)
    }
    guard scanner.isAtEnd else { throw scanner.error(CoreSentences.nothingAfter(text: scanner.taken)) }
    guard !ordinals.isEmpty else { throw scanner.error(CoreSentences.noAyahStarts(counting: counting.rawValue)) }
    let range = structure.range(ordinals, in: counting)
    return words.map { AyahRange($0, of: range.first) } ?? range
  }

  /// Reads a single ayah.
  public func parseAyah(_ text: String) throws(RangeError) -> AyahRef {
    let range = try parse(text)
    guard range.first == range.last, range.words == nil else {
      throw RangeError(text: text, CoreSentences.oneAyahExpected(example: "\(range.first)"))
    }
    return range.first
  }

  /// Reads a place: the first ayah of the range.
  public func parsePlace(_ text: String) throws(RangeError) -> AyahRef { try parse(text).first }

  // MARK: - Words

  /// Reads the words after an ayah; nil for the whole ayah.
  private func words(of ordinals: Range<Int>, _ scanner: inout RangeScanner) throws(RangeError) -> ClosedRange<Int>? {
    let colon = scanner.position
    guard scanner.take(":") else { return nil }
    guard grain == .word else { throw scanner.error(CoreSentences.onlyAyat, at: colon) }
    guard ordinals.count == 1 else { throw scanner.error(CoreSentences.wordsOfOneAyah, at: colon) }
    let count = structure.table(counting).span(ordinals.lowerBound).count
    let place = scanner.position
    let first = try scanner.number(CoreSentences.wordMissing)
    let second = scanner.position
    let last = scanner.take("-") ? try scanner.number(CoreSentences.lastWordMissing) : first
    guard scanner.isAtEnd else {
      throw scanner.error(CoreSentences.wordsOfNextAyah)
    }
    guard (1...count).contains(first) else {
      throw scanner.error(CoreSentences.wordsOfAyah(count: count), at: place, bound: first < 1 ? 1 : count)
    }
    guard last <= count else {
      throw scanner.error(CoreSentences.wordsOfAyah(count: count), at: second + 1, bound: count)
    }
    guard first <= last else { throw scanner.error(CoreSentences.rangeBackwards, at: second + 1) }
    return first == 1 && last == count ? nil : first...last
  }

  // MARK: - Divisions

  private func division(_ kind: Division.Kind, _ scanner: inout RangeScanner) throws(RangeError) -> Range<Int> {
    let start = scanner.position
    let first = try scanner.number(CoreSentences.divisionMissing(kind: kind.name))
    let second = scanner.position
    let last = scanner.take("-") ? try scanner.number(CoreSentences.lastDivisionMissing(kind: kind.name)) : first
    guard let from = structure.span(of: kind, first) else { throw outside(kind, scanner, start) }
    guard let to = structure.span(of: kind, last) else { throw outside(kind, scanner, second + 1) }
    guard first <= last else { throw scanner.error(CoreSentences.rangeBackwards, at: second + 1) }
    return structure.table(counting).ordinals(startingIn: WordRange(from.start, to.end))
  }

  private func outside(_ kind: Division.Kind, _ scanner: RangeScanner, _ position: Int) -> RangeError {
    let count = structure.divisions[kind]?.count ?? 0
    return scanner.error(
      CoreSentences.divisionLimits(kind: kind.name, count: count), at: position,
      bound: scanner.number(at: position) == 0 ? 1 : count)
  }

  // MARK: - Surahs and ayat

  private func ayat(_ scanner: inout RangeScanner) throws(RangeError) -> Range<Int> {
    let surah = try surah(&scanner)
    guard scanner.take(":") else {
      guard scanner.take("-") else { return ordinals(ofSurah: surah) }
      let place = scanner.position
      let last = try self.surah(&scanner)
      if scanner.take(":") {
        return try join(ordinals(ofSurah: surah).lowerBound, try ayah(of: last, &scanner), scanner, place)
      }
      return try join(
        ordinals(ofSurah: surah).lowerBound, ordinals(ofSurah: last).upperBound - 1, scanner, place)
    }
    let first = try ayah(of: surah, &scanner)
    guard scanner.take("-") else { return first..<first + 1 }
    let place = scanner.position
    var ahead = scanner
    if let other = ahead.digits(), ahead.take(":") {
      try check(surah: other, scanner, place)
      scanner = ahead
      return try join(first, try ayah(of: other, &scanner), scanner, place)
    }
    return try join(first, try ayah(of: surah, &scanner), scanner, place)
  }

  private func join(_ first: Int, _ last: Int, _ scanner: RangeScanner, _ place: Int) throws(RangeError) -> Range<Int> {
    guard first <= last else { throw scanner.error(CoreSentences.rangeBackwards, at: place) }
    return first..<last + 1
  }

  private func surah(_ scanner: inout RangeScanner) throws(RangeError) -> Int {
    let place = scanner.position
    if let number = scanner.digits() {
      try check(surah: number, scanner, place)
      return number
    }
    let name = scanner.name()
    // The search for a name passes over digits, and would drop the -5 of "yasin-5".
    guard !name.contains(where: \.isNumber), let found = structure.names.surah(named: name) else {
      throw unknown(name, scanner, place)
    }
    return found.id
  }

  private func check(surah: Int, _ scanner: RangeScanner, _ place: Int) throws(RangeError) {
    guard (1...structure.surahs.count).contains(surah) else {
      let count = structure.surahs.count
      throw scanner.error(CoreSentences.surahLimits(count: count), at: place, bound: surah < 1 ? 1 : count)
    }
  }

  private func unknown(_ name: String, _ scanner: RangeScanner, _ place: Int) -> RangeError {
    guard !name.isEmpty else { return scanner.error(CoreSentences.surahMissing, at: place) }
    let near = structure.names.suggestions(for: name).map(\.transliteration)
    return scanner.error(
      CoreSentences.noSurahCalled(name: name), at: place, suggestion: near.isEmpty ? nil : near.joined(separator: ", "))
  }

  private func ayah(of surah: Int, _ scanner: inout RangeScanner) throws(RangeError) -> Int {
    let place = scanner.position
    let ayah = try scanner.number(CoreSentences.ayahMissing)
    let count = structure.ayat(inSurah: surah, of: counting)
    guard ayah > 0 else { throw scanner.error(CoreSentences.ayatFromOne, at: place, bound: 1) }
    guard (1...count).contains(ayah) else {
      let fault =
        counting == .kufi
        ? CoreSentences.ayatOfSurah(surah: surah, count: count)
        : CoreSentences.ayatOfSurahCounted(surah: surah, count: count, counting: counting.rawValue)
      throw scanner.error(fault, at: place, bound: count)
    }
    return structure.ordinal(of: AyahRef(surah: surah, ayah: ayah, counting: counting))
  }

  private func ordinals(ofSurah surah: Int) -> Range<Int> {
    let table = structure.table(counting)
    return table.firsts[surah - 1]..<table.firsts[surah]
  }
}
