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
      let words = run(of: tokens, from: index)
      let (meaning, length) = reading(words.map(\.words), names) ?? (nil, unknownLength(words, names))
      let end = words[length - 1].past
      let place = token.place.lowerBound..<tokens[end - 1].place.upperBound
      let known = meaning ?? .unknown(String(characters[place]))
      if known != .word(.filler) { terms.append(RangeTerm(meaning: known, place: place)) }
      index = end
      // The hyphen of "juz ke-30".
      if known == .word(.filler), index < tokens.count, tokens[index].kind == .through { index += 1 }
    }
    return terms
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
      if !places.isEmpty { return (.named(places), length) }
    }
    return nil
  }

  /// Returns the number of words before the next one with a meaning.
  private static func unknownLength(_ words: [Word], _ names: SurahNames) -> Int {
    (1..<max(words.count, 1)).first { reading(Array(words.dropFirst($0).map(\.words)), names) != nil } ?? words.count
  }
}

extension RangeWords.Meaning {
  /// Signs in words are signs.
  fileprivate var term: RangeTerm.Meaning {
    switch self {
    case .through: .through
    case .and: .comma
    case .kind, .print, .surah, .surahs, .surahBefore, .ayah, .edge, .count, .filler: .word(self)
    }
  }
}
