/// Forms of typed names in which spellings that differ only in habit or in language are one.
enum NameSpelling {
  /// Returns the words of a name in one form of their letters: small, without marks and apostrophes.
  static func words(of name: some StringProtocol) -> [String] {
    var words: [String.UnicodeScalarView] = [.init()]
    for scalar in name.lowercased().unicodeScalars where !isLeftOut(scalar) {
      if isLetter(scalar) {
        words[words.count - 1].append(contentsOf: base(scalar))
      } else if !words[words.count - 1].isEmpty {
        words.append(.init())
      }
    }
    return words.lazy.filter { !$0.isEmpty }.map { String($0) }
  }

  /// Returns one form of all spellings that differ only in habit: article, the word surah, long vowels, doubled letters,
  /// final h.
  static func folded(_ words: [String]) -> String {
    let body = words.filter { !isArticle($0) }
    return shortened((body.isEmpty ? words : body).joined(), Articles.dropped)
  }

  /// Returns the same form of a name written in one word, article and all: `annas` is An-Nas.
  static func joined(_ words: [String]) -> String { shortened(words.joined(), Articles.kept) }

  /// Returns one form of all spellings of a folded name that differ by the language of the writer: `Kevser`, `Kausar` and
  /// `Kawthar` are one.
  static func sound(_ folded: String) -> String { finished(replacing(sounds, in: folded)) }

  /// Whether a word is an article, or the word surah.
  static func isArticle(_ word: String) -> Bool {
    articles.contains(word) || word.hasPrefix("surat") && word.count < 10
  }

  private enum Articles { case dropped, kept }

  private static func shortened(_ text: String, _ articles: Articles) -> String {
    var letters = Substring(replacing(vowels, in: text))
    if articles == .dropped {
      if letters.utf8.count > 4, letters.hasPrefix("al") { letters = letters.dropFirst(2) }
      if letters.unicodeScalars.count > 3, letters.hasPrefix("ال") { letters = letters.dropFirst(2) }
    }
    return finished(String(letters))
  }

  /// Returns letters without doubled ones and without a final h.
  private static func finished(_ text: String) -> String {
    var letters = String.UnicodeScalarView()
    for letter in text.unicodeScalars where letter != letters.last { letters.append(letter) }
    // The h of sh, kh and the like is no ending.
    if letters.last == "h", letters.count > 2,
      !"sckdtg".unicodeScalars.contains(letters[letters.index(letters.endIndex, offsetBy: -2)])
    {
      letters.removeLast()
    }
    return String(letters)
  }

  private static func replacing(_ pairs: [(String, String)], in text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x80 }) else { return text }
    var bytes = Array(text.utf8)
    for (spelling, usual) in pairs { bytes = replaced(Array(spelling.utf8), by: Array(usual.utf8), in: bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func replaced(_ part: [UInt8], by other: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(part[0]) else { return bytes }
    var (result, place): ([UInt8], Int) = ([], 0)
    while place < bytes.count {
      if bytes[place...].starts(with: part) {
        result += other
        place += part.count
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result
  }
}

// MARK: - Letters

extension NameSpelling {
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isAlphabetic
  }

  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "'" || scalar == "`" }
    return apostrophes.contains(scalar) || ArabicText.isMark(scalar)
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func base(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    guard !scalar.isASCII else { return .init([scalar]) }
    return bases[scalar] ?? .init([ArabicText.base(scalar)])
  }

  /// The signs for hamza and ayn, which most people leave out.
  private static let apostrophes: Set<Unicode.Scalar> = ["’", "‘", "ʼ", "ʿ", "ʾ", "ء", "ʻ", "´", "ˈ", "′"]

  /// The letters that stand for others: those with signs, those of other languages with Arabic letters (hamza on its seat
  /// too: many people type المومنون), and pairs of Bengali that sound alike.
  private static let bases: [Unicode.Scalar: String.UnicodeScalarView] = {
    var bases: [Unicode.Scalar: String.UnicodeScalarView] = [:]
    // A vowel sign and the sign before it are one character, so the rows are read by scalars.
    for row in letters.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
      let parts = row.split(separator: "=")
      for letter in parts[1] { bases[letter] = String.UnicodeScalarView(parts[0]) }
    }
    return bases
  }()

  private static let letters = """
    a=āáàâãäåăąǎə ae=æ c=ćč ch=ç d=ḍďđɗ dh=ḏ e=ēéèêëěęėẹ f=ƒ g=ğĝģ gh=ġ j=ǧ h=ḥĥħ kh=ḫẖ i=īíìîïĩįıї k=ķƙ l=ļł m=ṃ n=ñńňṅṇ
    o=ōóòôõöőøọ r=ŕřṛ s=ṣśŝșß sh=šş t=ṭťțţ th=ṯ u=ūúùûüũűůųụ w=ŵ y=ýÿỳƴ z=ẓźżž
    ا=ٱٲٳ ه=ةۃۀۂہھە ي=ىیېےۓئ و=ؤ ك=کڪ لا=ﻷﻹﻵﻻ ই=ঈ উ=ঊ ি=ী জ=যঝ শ=ষ ন=ণ ত=ৎ
    """

  private static let articles = Set(
    """
    al an ar as ash at ath az ad adh asy adz ach el er es en et ez ed esh the la le les l die der das
    surah sura sure suresi suresinin surenin surasi surasy soorah sourate sourat surata سوره আল আন আর আস আশ আত আদ আজ সুরা সুরাহ সরা সরাহ
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let vowels = [
    ("ee", "i"), ("oo", "u"), ("ou", "u"), ("aa", "a"), ("ii", "i"), ("uu", "u"), ("ai", "ay"), ("q", "k"),
  ]

  private static let sounds = [
    ("sch", "sh"), ("ch", "sh"), ("sy", "sh"), ("tst", "th"), ("ts", "th"), ("dz", "z"), ("dj", "j"), ("dl", "d"),
    ("kh", "h"), ("gh", "g"), ("th", "s"), ("dh", "z"), ("sh", "s"), ("c", "j"), ("x", "h"), ("w", "u"), ("v", "u"),
    ("y", "i"), ("e", "a"), ("o", "u"),
  ]
}
