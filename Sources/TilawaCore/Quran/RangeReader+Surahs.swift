// Surahs and their ayat.

extension RangeReader {
  /// The sign by which a surah is known: a number alone, or a name or a word before the number.
  enum Naming { case bare, named }

  /// Reads the ayat after a surah: none for the whole surah, `:255`, `255`, `ayah 255`, `1-10`, `1 10`, `1,5`, `last 2`, or
  /// a range that ends in another surah.
  mutating func ayat(of surah: Int, _ naming: Naming) throws(RangeError) -> [AyahRange] {
    let whole = ordinals(ofSurah: surah)
    var naming = naming
    // The name after its number, or the number after its name: `67. Mülk`, `Al-Baqarah [2]: 183`, `Ya-Sin (36), Ayah 22`.
    if naming == .bare, meaning == .named([.surah(surah)]) {
      skip(1)
      naming = .named
    }
    // Another name of it in brackets: `Al-Kahf (The Cave)`.
    if isInBrackets, meaning == .named([.surah(surah)]) { skip(1) }
    if naming == .named { _ = take(.word(.surahBefore)) }
    if naming == .named, isOwnNumber(surah) { skip(1) }
    if meaning == .comma, ahead(1) == .word(.ayah) { skip(1) }
    // "To the last ayah" is the end of a range, and no part: a part behind a dash has its number.
    let isSigned = !isNumber(1) && (meaning == .colon || meaning == .through && isNumber(2))
    if meaning == .comma || isSigned, isPartOfAyat(after: 1) { skip(1) }
    if let range = try edge(of: whole) { return [range] }
    if meaning == .word(.start), ahead(1) == .through {
      skip(2)
      return [range(whole.lowerBound..<(try end(after: whole.lowerBound, of: surah)) + 1)]
    }
    let isMarked = take(.colon)
    let isAyah = take(.word(.ayah))
    if isAyah, !take(.colon) { _ = take(.through) }
    if isMarked || isAyah { return try list(of: surah, isMarked ? .bare : naming) }
    if naming == .named, isNumber(), !isReference() { return try list(of: surah, .named) }
    // The end may have no sign before it: `yasin sonuna kadar`.
    guard meaning == .through || meaning == .word(.end) || meaning == .word(.ownEnd) else {
      try checkNumbers(afterCommaBehind: surah, naming)
      return [range(whole)]
    }
    if meaning == .through {
      // The 5 of "yasin-5" may be an ayah or a surah.
      guard naming == .bare || !isNumber(1) || isReference(1) else { throw nothingAfter }
      skip(1)
    }
    let place = start
    switch takeEnd() {
    case .surah: return [range(whole)]
    case .quran: return [range(whole.lowerBound..<parser.structure.ayatCount(of: parser.counting))]
    case .either:
      let count = parser.structure.surahs.count
      if surah == count { return [range(whole)] }
      throw readings("surah:\(surah)", "surahs \(surah)-\(count)", at: place)
    case nil: return [range(whole.lowerBound..<(try placeInSurah(after: whole.lowerBound)) + 1)]
    }
  }

  /// Reads a range from the beginning of a surah: `from the beginning of kahf to 10`, من أول الكهف إلى آخرها, or to its end; nil for
  /// anything else.
  mutating func fromBeginning() throws(RangeError) -> AyahRange? {
    guard meaning == .word(.edge(.first)) || meaning == .word(.start) else { return nil }
    let isToEnd = ahead(1) == .through && ahead(2) == .word(.end)
    let before = isToEnd ? 3 : 1
    let name = ahead(before) == .word(.surah) ? before + 1 : before
    guard case .named(let places) = ahead(name), places.count == 1, case .surah(let surah) = places.first,
      isToEnd || ahead(name + 1) == .through
    else { return nil }
    let whole = ordinals(ofSurah: surah)
    skip(name + 1)
    if isToEnd { return range(whole) }
    skip(1)
    return range(whole.lowerBound..<(try end(after: whole.lowerBound, of: surah)) + 1)
  }

  /// Whether the number of a surah comes next and its ayat after it.
  private func isOwnNumber(_ surah: Int) -> Bool {
    guard case .number(surah, _) = ahead(0) else { return false }
    let isList = ahead(1) == .comma && ahead(2) == .word(.ayah) && isNumber(3)
    return ahead(1) == .colon && isNumber(2) || ahead(1) == .word(.ayah) && isNumber(2) || isList
  }

  /// Asks for numbers after a comma behind a name that may be ayat or surahs: `kahf, 1-10`.
  private func checkNumbers(afterCommaBehind surah: Int, _ naming: Naming) throws(RangeError) {
    guard naming == .named, meaning == .comma || isJoiningSemicolon(0), case .number(let first, _) = ahead(1),
      ahead(2) == .through,
      case .number(let last, _) = ahead(3), !isReference(3), first < last,
      last <= parser.structure.ayat(inSurah: surah, of: parser.counting)
    else { return }
    throw readings("\(surah):\(first)-\(last)", "surahs \(first)-\(last)", at: place(1))
  }

  /// Reads ayat of a surah with commas between them; two numbers after a name are the ends of a range.
  private mutating func list(of surah: Int, _ naming: Naming) throws(RangeError) -> [AyahRange] {
    let place = start
    let first = try ayah(of: surah)
    var last = first
    _ = take(.word(.ayah))
    if meaning == .colon, let words = try words(of: first, at: place) { return [words] }
    if take(.word(.onwards)) || take(.word(.end)) {
      last = ordinals(ofSurah: surah).upperBound - 1
    } else if take(.through) {
      last = try end(after: first, of: surah)
      guard meaning != .colon else { throw grainError ?? error(CoreSentences.wordsOfOneAyah) }
    } else if naming == .named, isNumber(), !isReference() {
      let next = start
      last = try ayah(of: surah)
      _ = take(.word(.ayah))
      guard first < last else { throw readings("\(ref(first)),\(ref(last).ayah)", "surah:\(ref(last).ayah)", at: next) }
    }
    return [range(first..<last + 1)] + (try further(of: surah, after: last))
  }

  /// Reads further ayat of a surah after a comma: `2:1,5,10-12`. A number that may as well be a surah is asked for.
  private mutating func further(of surah: Int, after last: Int) throws(RangeError) -> [AyahRange] {
    let isComma = meaning == .comma
    let isSemicolon = isJoiningSemicolon(0)
    let offset = isComma || isSemicolon ? 1 : 0
    if isComma, ahead(1) == .word(.ayah), isNumber(2), ahead(3) == nil || ahead(3) == .comma || ahead(3) == .through {
      skip(2)
      return try list(of: surah, .bare)
    }
    guard case .number(let number, _) = ahead(offset), !isReference(offset) else { return [] }
    let count = parser.structure.ayat(inSurah: surah, of: parser.counting)
    let isLater = number > ref(last).ayah && number <= count && ref(last).surah == surah
    if isComma, isLater {
      skip(1)
      return try list(of: surah, .bare)
    }
    // Another range begins after a space or backwards, unless the surah has such an ayah.
    guard isComma || isSemicolon ? number <= count : isLater else { return [] }
    throw readings("\(surah):\(number)", "surah:\(number)", at: place(offset))
  }

  // MARK: - Ends of ranges

  /// Reads the end of a range that began at an ayah: another ayah of the surah, or a place in another one.
  private mutating func end(after first: Int, of surah: Int) throws(RangeError) -> Int {
    _ = take(.word(.ayah))
    switch takeEnd() {
    case .surah, .either: return ordinals(ofSurah: surah).upperBound - 1
    case .quran: return parser.structure.ayatCount(of: parser.counting) - 1
    case nil: break
    }
    guard isNumber(), !isReference() else { return try placeInSurah(after: first) }
    let place = start
    let last = try ayah(of: surah)
    _ = take(.word(.ayah))
    guard first <= last else { throw error(CoreSentences.rangeBackwards, at: place) }
    return last
  }

  /// The thing whose end is said to be that of a range.
  private enum End { case surah, quran, either }

  /// Takes words for an end; nil where none comes next, or more follows the word for the last.
  private mutating func takeEnd() -> End? {
    switch meaning {
    case .word(.quranEnd):
      skip(1)
      return .quran
    case .word(.ownEnd):
      skip(1)
      return .surah
    case .word(.end):
      skip(1)
      return take(.word(.surah)) ? .surah : .either
    // The surah before its end: `surenin sonuna kadar`.
    case .word(.surah) where ahead(1) == .word(.end), .word(.surahBefore) where ahead(1) == .word(.end):
      skip(2)
      return .surah
    // Arabic for the end is also a word for the last: إلى الآخر.
    case .word(.edge(.last)):
      let terms = [.word(.ayah), .word(.surah)].contains(ahead(1)) ? 2 : 1
      guard endsItem(terms) else { return nil }
      let isAyah = ahead(1) == .word(.ayah)
      skip(terms)
      return isAyah ? .surah : .either
    case .word(.ayah) where ahead(1) == .word(.edge(.last)) && endsItem(2):
      skip(2)
      return .surah
    default: return nil
    }
  }

  /// Reads the end of a range in another surah: `nas`, `114`, `3:5`, `al imran 5`.
  private mutating func placeInSurah(after first: Int) throws(RangeError) -> Int {
    let place = start
    let isNamed = take(.word(.surah)) || !isNumber()
    let surah = try surahAtEnd()
    let hasAyah = take(.colon) || take(.word(.ayah)) || (isNamed && isNumber() && !isReference())
    let last = hasAyah ? try ayah(of: surah) : ordinals(ofSurah: surah).upperBound - 1
    guard first <= last else { throw error(CoreSentences.rangeBackwards, at: place) }
    return last
  }

  private mutating func surahAtEnd() throws(RangeError) -> Int {
    switch meaning {
    case .named(let places):
      guard places.count == 1, case .surah(let surah) = places.first else { throw nothingAfter }
      skip(1)
      _ = take(.word(.surahBefore))
      return surah
    case .number: return try surahNumber()
    case .unknown(let name): throw unknown(name)
    default: throw error(CoreSentences.ayahMissing)
    }
  }

  // MARK: - An ayah before its surah

  /// Reads `verse 255 of surah 2`.
  mutating func ayahFirst() throws(RangeError) -> AyahRange {
    skip(1)
    let place = start
    let first = try number(CoreSentences.ayahMissing)
    let last = take(.through) ? try number(CoreSentences.ayahMissing) : first
    let isNamed = take(.word(.surah))
    guard isNamed || !isNumber() else { throw error(CoreSentences.surahMissing) }
    let surah = try surahAtEnd()
    let from = try ayah(first, of: surah, at: place)
    let to = try ayah(last, of: surah, at: place)
    guard from <= to else { throw error(CoreSentences.rangeBackwards, at: place) }
    return range(from..<to + 1)
  }

  // MARK: - Words

  /// Reads the words after an ayah; nil where these are all of its words.
  private mutating func words(of ordinal: Int, at ayah: Range<Int>) throws(RangeError) -> AyahRange? {
    if let grainError { throw grainError }
    skip(1)
    let count = parser.structure.table(parser.counting).span(ordinal).count
    let place = start
    let first = try number(CoreSentences.wordMissing)
    let isRange = take(.through)
    let second = start
    let last = isRange ? try number(CoreSentences.lastWordMissing) : first
    guard meaning != .colon else { throw error(CoreSentences.wordsOfNextAyah) }
    guard (1...count).contains(first) else {
      throw error(CoreSentences.wordsOfAyah(count: count), at: place, bound: first < 1 ? 1 : count)
    }
    guard last <= count else { throw error(CoreSentences.wordsOfAyah(count: count), at: second, bound: count) }
    guard first <= last else { throw error(CoreSentences.rangeBackwards, at: second) }
    return first == 1 && last == count ? nil : AyahRange(first...last, of: ref(ordinal))
  }

  /// The error at a colon where words are not allowed.
  private var grainError: RangeError? {
    parser.grain == .word ? nil : error(CoreSentences.onlyAyat)
  }

  // MARK: - Ordinals

  func ordinals(ofSurah surah: Int) -> Range<Int> {
    let table = parser.structure.table(parser.counting)
    return table.firsts[surah - 1]..<table.firsts[surah]
  }

  func range(_ ordinals: Range<Int>) -> AyahRange { parser.structure.range(ordinals, in: parser.counting) }

  private func ref(_ ordinal: Int) -> AyahRef { parser.structure.table(parser.counting).ref(ordinal) }

  /// Reads the number of an ayah, and returns its ordinal.
  private mutating func ayah(of surah: Int) throws(RangeError) -> Int {
    let place = start
    return try ayah(try number(CoreSentences.ayahMissing), of: surah, at: place)
  }

  func ayah(_ ayah: Int, of surah: Int, at place: Range<Int>) throws(RangeError) -> Int {
    let count = parser.structure.ayat(inSurah: surah, of: parser.counting)
    guard ayah > 0 else { throw error(CoreSentences.ayatFromOne, at: place, bound: 1) }
    guard ayah <= count else {
      let fault =
        parser.counting == .kufi
        ? CoreSentences.ayatOfSurah(surah: surah, count: count)
        : CoreSentences.ayatOfSurahCounted(
          surah: surah, count: count, counting: Sentence(name: parser.counting.rawValue).text)
      throw error(fault, at: place, bound: count)
    }
    return ordinals(ofSurah: surah).lowerBound + ayah - 1
  }
}
