/// A part of a typed range with a meaning: some tokens.
struct RangeTerm: Hashable {
  enum Meaning: Hashable {
    case number(Int, isOrdinal: Bool)
    case word(RangeWords.Meaning)
    /// The places of a name: several where it is ambiguous.
    case named(Set<SurahNames.Place>)
    case unknown(String)
    case colon, through, comma, semicolon, other
  }

  let meaning: Meaning
  /// The characters of the term.
  let place: Range<Int>

  /// Returns the terms of a text. Of several readings of the same words, the longest holds: `ya sin` is one name.
  static func all(in characters: [Character], names: SurahNames) -> [RangeTerm] {
    let tokens = RangeToken.all(in: characters)
    var terms: [RangeTerm] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      guard case .word = token.kind else {
        terms.append(RangeTerm(meaning: meaning(of: token.kind), place: token.place))
        index += 1
        continue
      }
      var words = run(of: tokens, from: index)
      var found = reading(words.map(\.words), names)
      var signs: (before: Meaning?, after: Meaning?) = (nil, nil)
      let isEnd = terms.last?.meaning == .through
      if case .word(let word) = token.kind, let inflected = InflectedWord(word),
        found == nil || isEnd && inflected.isDative
      {
        var others = words.map(\.words)
        others[0] = NameSpelling.words(of: inflected.stem)
        if let other = reading(others, names), !inflected.isOnlyWord || RangeWords.meaning(of: others[0]) != nil {
          (found, signs) = (other, (inflected.before, inflected.after))
          words[0].words = others[0]
        }
      }
      let (meaning, length) = found ?? (nil, unknownLength(words, names))
      let end = words[length - 1].past
      let place = token.place.lowerBound..<tokens[end - 1].place.upperBound
      let known = meaning ?? .unknown(String(characters[place]))
      for meaning in [signs.before, known, signs.after] {
        if let meaning, meaning != .word(.filler) { terms.append(RangeTerm(meaning: meaning, place: place)) }
      }
      index = end
      // The hyphen of "juz ke-30".
      let isFiller = known == .word(.filler) || known == .word(.quran)
      if isFiller, index < tokens.count, tokens[index].kind == .through { index += 1 }
    }
    return withOrdinals(withPairs(withEnds(withoutUntil(terms))), characters)
  }

  /// Returns terms without the words for "until" behind the end of a range, which has a sign or a word for its end: `1'den 5'e kadar`.
  private static func withoutUntil(_ terms: [RangeTerm]) -> [RangeTerm] {
    var hasEnd = false
    return terms.filter { term in
      switch term.meaning {
      case .comma, .semicolon: hasEnd = false
      case .through, .word(.end), .word(.ownEnd), .word(.onwards): hasEnd = true
      case .word(.until): return !hasEnd
      default: break
      }
      return true
    }
  }

  /// Returns terms without the Quran, except where a range ends with it: `to the end of the Quran`, `Kuran'ın sonuna`.
  private static func withEnds(_ terms: [RangeTerm]) -> [RangeTerm] {
    var kept: [RangeTerm] = []
    for term in terms {
      let before = kept.dropLast().last?.meaning
      guard let last = kept.last, before == .through else {
        kept.append(term)
        continue
      }
      let isEnd = last.meaning.isEnd && term.meaning == .word(.quran)
      guard isEnd || last.meaning == .word(.quran) && term.meaning.isEnd else {
        kept.append(term)
        continue
      }
      let place = last.place.lowerBound..<term.place.upperBound
      kept[kept.count - 1] = RangeTerm(meaning: .word(.quranEnd), place: place)
    }
    return kept.filter { $0.meaning != .word(.quran) }
  }

  /// Returns terms in which two of something in one word are their number and the word, beside an edge; elsewhere the word alone.
  private static func withPairs(_ terms: [RangeTerm]) -> [RangeTerm] {
    terms.enumerated().flatMap { index, term in
      guard case .word(.pair(let pair)) = term.meaning else { return [term] }
      let isCounted = [index - 1, index + 1].filter(terms.indices.contains).contains { neighbour in
        if case .word(.edge) = terms[neighbour].meaning { true } else { false }
      }
      let meanings: [RangeWords.Meaning] = isCounted ? [.count(2), pair.unit] : [pair.unit]
      return meanings.map { RangeTerm(meaning: .word($0), place: term.place) }
    }
  }

  /// Returns terms in which numbers in words are numbers where they stand beside what they count, and unknown elsewhere.
  private static func withOrdinals(_ terms: [RangeTerm], _ characters: [Character]) -> [RangeTerm] {
    terms.enumerated().map { index, term in
      if index > 0, terms[index - 1].meaning.isCountedBefore, let number = term.cardinal(in: characters) {
        return RangeTerm(meaning: .number(number, isOrdinal: false), place: term.place)
      }
      guard case .word(.ordinal(let number)) = term.meaning else { return term }
      let neighbours = [index - 1, index + 1].filter(terms.indices.contains).map { terms[$0].meaning }
      let isCounted = neighbours.contains { neighbour in
        switch neighbour {
        case .word(.surahBefore): true
        default: neighbour.isCountedBefore
        }
      }
      return RangeTerm(
        meaning: isCounted ? .number(number, isOrdinal: true) : .unknown(String(characters[term.place])),
        place: term.place)
    }
  }

  /// The number of a term that is one behind what it counts; Persian for thirty is written as Urdu for "from".
  private func cardinal(in characters: [Character]) -> Int? {
    switch meaning {
    case .word(.count(let number)): number
    case .through where String(characters[place]) == "سی": 30
    default: nil
    }
  }

  private static func meaning(of kind: RangeToken.Kind) -> Meaning {
    switch kind {
    case .number(let value, let isOrdinal): .number(value, isOrdinal: isOrdinal)
    case .colon: .colon
    case .through: .through
    case .comma: .comma
    case .semicolon: .semicolon
    case .word, .other: .other
    }
  }

  /// A word, and the index of the token after it.
  private typealias Word = (words: [String], past: Int)

  /// The most words of a name.
  private static let longest = 8

  /// Returns the words that stand one after the other, with spaces or hyphens between them.
  private static func run(of tokens: [RangeToken], from start: Int) -> [Word] {
    var words: [Word] = []
    var index = start
    while index < tokens.count, words.count < longest {
      if case .word(let word) = tokens[index].kind {
        words.append((NameSpelling.words(of: word), index + 1))
      } else if tokens[index].kind != .through {
        break
      }
      index += 1
    }
    return words
  }

  /// Returns the meaning of the longest run of the first words that has one, and its length.
  private static func reading(_ words: [[String]], _ names: SurahNames) -> (meaning: Meaning, length: Int)? {
    for length in words.indices.reversed().map({ $0 + 1 }) {
      let part = words.prefix(length).flatMap(\.self)
      if let meaning = RangeWords.meaning(of: part) { return (meaning.term, length) }
      let places = names.places(named: part)
      if !places.isEmpty, !isBesideSign(words.prefix(length), places, names) { return (.named(places), length) }
    }
    return nil
  }

  /// Whether the first or the last word is a sign of its own beside the name: the `à` of `Ad-Duha à An-Nas` is no article.
  private static func isBesideSign(
    _ words: ArraySlice<[String]>, _ places: Set<SurahNames.Place>, _ names: SurahNames
  ) -> Bool {
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return [(first, words.dropFirst()), (last, words.dropLast())].contains { sign, name in
      RangeWords.meaning(of: sign) == .through && names.places(named: name.flatMap(\.self)) == places
    }
  }

  /// Returns the number of words before the next one with a meaning.
  private static func unknownLength(_ words: [Word], _ names: SurahNames) -> Int {
    (1..<max(words.count, 1)).first { reading(Array(words.dropFirst($0).map(\.words)), names) != nil } ?? words.count
  }
}

extension RangeTerm.Meaning {
  /// Whether it is a word for an end.
  fileprivate var isEnd: Bool { self == .word(.end) || self == .word(.edge(.last)) }

  /// Whether a number in words may stand behind it.
  fileprivate var isCountedBefore: Bool {
    switch self {
    case .word(.kind), .word(.part), .word(.half), .word(.surah), .word(.ayah): true
    default: false
    }
  }
}

extension RangeWords.Meaning {
  /// Signs in words are signs.
  fileprivate var term: RangeTerm.Meaning {
    switch self {
    case .through: .through
    case .and: .comma
    case .kind, .part, .half, .print, .surah, .surahs, .surahBefore, .ayah, .line, .edge, .count, .pair, .quls,
      .ordinal,
      .start,
      .end, .ownEnd, .quran, .quranEnd, .onwards, .until, .filler:
      .word(self)
    }
  }
}

/// A word with an ending or a beginning that stands for a sign or means nothing here: `Duha'dan`, `d'al`, `وآية`, `হাশরের`.
private struct InflectedWord {
  let stem: String
  var before: RangeTerm.Meaning?
  var after: RangeTerm.Meaning?
  /// Whether the ending is the Turkish one of the end of a range, `Nas'a`; some names have it as letters of their own.
  var isDative = false
  /// Whether the stem has to be a word of ranges: names have such letters of their own.
  var isOnlyWord = false

  private static let apostrophes: Set<Character> = ["'", "’", "‘", "ʼ", "`"]

  init?(_ word: String) {
    if let place = word.lastIndex(where: InflectedWord.apostrophes.contains) {
      let (beginning, ending) = (word[..<place], word[word.index(after: place)...])
      switch ending.lowercased() {
      case "dan", "den", "tan", "ten": (stem, after) = (String(beginning), .through)
      case "a", "e", "ya", "ye": (stem, isDative) = (String(beginning), true)
      case "nin", "nın", "nun", "nün", "in", "ın", "un", "ün": stem = String(beginning)
      default:
        guard ["d", "l"].contains(beginning.lowercased()) else { return nil }
        stem = String(ending)
      }
    } else if word.hasPrefix("لل"), word.count > 3 {
      // The article behind "to": من الضحى للناس.
      (stem, before) = ("ال" + word.dropFirst(2), .through)
    } else if word.hasPrefix("و"), word.count > 2 {
      (stem, before) = (String(word.dropFirst()), .comma)
    } else if let ending = ["ের", "র"].first(where: word.hasSuffix) {
      // The ending may be a part of the last character, so scalars are cut off.
      stem = String(String.UnicodeScalarView(word.unicodeScalars.dropLast(ending.unicodeScalars.count)))
    } else if let ending = ["dan", "den", "tan", "ten"].first(where: word.lowercased().hasSuffix), word.count > 5 {
      (stem, after) = (String(word.dropLast(ending.count)), .through)
    } else if let ending = ["ya", "ye", "a", "e"].first(where: word.lowercased().hasSuffix), word.count > 3 {
      (stem, isOnlyWord) = (String(word.dropLast(ending.count)), true)
    } else {
      return nil
    }
  }
}
