/// Forms of typed names in which spellings that differ only in habit or in language are one.
enum NameSpelling {
  /// Returns the words of a name in one form of their letters: small, without marks and apostrophes.
  static func words(of name: some StringProtocol) -> [String] {
    if let words = asciiWords(of: name) { return words }
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

  /// Returns the words of a name with nothing but ASCII, as most are; nil for any other.
  private static func asciiWords(of name: some StringProtocol) -> [String]? {
    var (words, word): ([String], [UInt8]) = ([], [])
    for byte in name.utf8 {
      switch byte {
      case 0x80...: return nil
      case UInt8(ascii: "a")...UInt8(ascii: "z"): word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
      case UInt8(ascii: "'"), UInt8(ascii: "`"): continue
      default:
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
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
      if letters.hasPrefix("al"), finished(String(letters)).utf8.count > 4 { letters = letters.dropFirst(2) }
      if letters.unicodeScalars.count > 3, letters.hasPrefix("ال") { letters = letters.dropFirst(2) }
    }
    return finished(String(letters))
  }

  /// Returns letters without doubled ones and without a final h.
  private static func finished(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return finishedASCII(text) }
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

  private static func finishedASCII(_ text: String) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity(text.utf8.count)
    for letter in text.utf8 where letter != letters.last { letters.append(letter) }
    if letters.last == UInt8(ascii: "h"), letters.count > 2, !"sckdtg".utf8.contains(letters[letters.count - 2]) {
      letters.removeLast()
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// A spelling, and the usual one, which is never longer.
  private struct Respelling {
    let letters: [UInt8]
    let usual: [UInt8]
    /// A bit for each of its letters.
    let needed: UInt32

    init(_ letters: String, _ usual: String) {
      self.letters = Array(letters.utf8)
      self.usual = Array(usual.utf8)
      needed = NameSpelling.bits(of: self.letters)
    }
  }

  /// A bit for each of the letters a–z that a text has.
  private static func bits(of bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0) { bits, byte in
      let letter = byte &- UInt8(ascii: "a")
      return letter < 26 ? bits | 1 << UInt32(letter) : bits
    }
  }

  private static func replacing(_ pairs: [Respelling], in text: String) -> String {
    var bytes = Array(text.utf8)
    var present = bits(of: bytes)
    guard present != 0 else { return text }
    for pair in pairs where present & pair.needed == pair.needed {
      replace(pair, in: &bytes)
      present = bits(of: bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func replace(_ pair: Respelling, in bytes: inout [UInt8]) {
    let length = pair.letters.count
    var (read, write) = (0, 0)
    while read < bytes.count {
      var same = 0
      while same < length, read + same < bytes.count, bytes[read + same] == pair.letters[same] { same += 1 }
      if same == length {
        for byte in pair.usual {
          bytes[write] = byte
          write += 1
        }
        read += length
      } else {
        bytes[write] = bytes[read]
        write += 1
        read += 1
      }
    }
    bytes.removeLast(bytes.count - write)
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
  ].map { Respelling($0.0, $0.1) }

  private static let sounds = [
    ("sch", "sh"), ("ch", "sh"), ("sy", "sh"), ("tst", "th"), ("ts", "th"), ("dz", "z"), ("dj", "j"), ("dl", "d"),
    ("kh", "h"), ("gh", "g"), ("th", "s"), ("dh", "z"), ("sh", "s"), ("c", "j"), ("x", "h"), ("w", "u"), ("v", "u"),
    ("y", "i"), ("e", "a"), ("o", "u"),
  ].map { Respelling($0.0, $0.1) }
}
