/// What is known of a pack: a text beside the Quran, such as a translation, by the ayat or words that it stands for.
///
/// What neither the file nor its user states is nil; nothing is guessed but the direction, which the letters show.
public struct TextPack: Hashable, Sendable, Identifiable {
  /// Under which it is kept and asked for.
  public let id: PackID
  /// What it holds.
  public let kind: PackKind
  /// Of the text, as stated.
  public let language: PackLanguage?
  /// In which direction its letters are read.
  public let direction: TextDirection
  /// As stated, else the id.
  public let name: String
  /// Who translated or wrote it, as stated.
  public let author: String?
  /// Under which terms, as stated.
  public let licence: String?
  /// Where it is from, as stated.
  public let source: String?
  /// How many ayat it is for, in the Kufi counting.
  public let ayat: Int
  /// SHA-256 of the file from which it was read.
  public let sha256: String

  public init(
    id: PackID, kind: PackKind, language: PackLanguage?, direction: TextDirection, name: String, author: String?,
    licence: String?, source: String?, ayat: Int, sha256: String
  ) {
    self.id = id
    self.kind = kind
    self.language = language
    self.direction = direction
    self.name = name
    self.author = author
    self.licence = licence
    self.source = source
    self.ayat = ayat
    self.sha256 = sha256
  }

  /// Name and author, for people: "Pickthall (Mohammed Marmaduke William Pickthall)".
  public var title: String { author.map { $0 == name ? name : "\(name) (\($0))" } ?? name }
}

/// What a pack holds.
///
/// The raw values are the names that commands, settings and JSON use.
public enum PackKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// The meaning of each ayah.
  case translation
  /// The sound of each ayah in other letters.
  case transliteration
  /// The meaning of each word.
  case words
}

/// In which direction letters are read.
public enum TextDirection: String, Hashable, Sendable, Codable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// As most of the letters are read; from the left where there are none.
  public init(of text: some StringProtocol) {
    var balance = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x5D0...0x5F2, 0x620...0x64A, 0x66E...0x6D3, 0x6FA...0x8C7, 0xFB1D...0xFDFB, 0xFE70...0xFEFC: balance -= 1
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x370...0x58F: balance += 1
      case 0x900...0xD7FF: balance += scalar.properties.isAlphabetic ? 1 : 0
      default: break
      }
    }
    self = balance < 0 ? .rightToLeft : .leftToRight
  }
}

/// A text of a pack, and the ayat for which it stands: mostly one, several where it joins them.
public struct PackPassage: Hashable, Sendable {
  /// In the Kufi counting.
  public let ayat: AyahRange
  /// Plain text in one line; of a transliteration with the signs of its letters.
  public let text: String
  /// As the file has it where that says more: the markup of a transliteration.
  public let source: String

  public init(ayat: AyahRange, text: String, source: String? = nil) {
    self.ayat = ayat
    self.text = text
    self.source = source ?? text
  }

  /// A text of a pack of this kind, as its file has it.
  public init(ayat: AyahRange, source: String, kind: PackKind) {
    self.init(ayat: ayat, text: kind == .transliteration ? SoundLetters(source).marked : source, source: source)
  }
}

/// What a word means, or several that are one in the language of the pack.
public struct WordGloss: Hashable, Sendable {
  /// Counted through the whole Quran.
  public let words: WordRange
  /// Plain text in one line.
  public let text: String

  public init(words: WordRange, text: String) {
    self.words = words
    self.text = text
  }
}
