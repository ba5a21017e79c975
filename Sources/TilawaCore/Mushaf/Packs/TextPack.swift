/// A description of a pack: a text beside the Quran, such as a translation, for its ayat or words.
///
/// Facts that neither the file nor its user states are nil. Only the direction is derived, from the letters.
package struct TextPack: Hashable, Sendable, Identifiable {
  /// The id under which it is kept.
  package let id: PackID
  /// The kind of the text.
  package let kind: PackKind
  /// The stated language of the text; nil where none is stated.
  package let language: PackLanguage?
  /// The direction in which its letters are read.
  package let direction: TextDirection
  /// The stated name, else the id.
  package let name: String
  /// The stated translator or author; nil where none is stated.
  package let author: String?
  /// The stated licence; nil where none is stated.
  package let licence: String?
  /// The stated source; nil where none is stated.
  package let source: String?
  /// The number of its ayat, in the Kufi counting.
  package let ayat: Int
  /// The SHA-256 digest of the file from which it was read.
  package let sha256: String

  package init(
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

  /// The name with the author, for people: "Pickthall (Mohammed Marmaduke William Pickthall)".
  package var title: String { author.map { $0 == name ? name : "\(name) (\($0))" } ?? name }
}

/// A kind of pack.
///
/// The raw values are the names that commands, settings and JSON use.
package enum PackKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// The meaning of each ayah.
  case translation
  /// The sound of each ayah in other letters.
  case transliteration
  /// The meaning of each word.
  case words
}

/// A direction in which letters are read.
package enum TextDirection: String, Hashable, Sendable, Codable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// Finds the direction of most letters of a text; left to right where there are none.
  package init(of text: some StringProtocol) {
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

/// A text of a pack with its ayat: mostly one, several where the pack joins them.
package struct PackPassage: Hashable, Sendable {
  /// The ayat in the Kufi counting.
  package let ayat: AyahRange
  /// The text as plain text in one line; in a transliteration with the signs of its letters.
  package let text: String
  /// The text in the form of its file; in a transliteration with its markup, else the plain text.
  package let source: String

  package init(ayat: AyahRange, text: String, source: String? = nil) {
    self.ayat = ayat
    self.text = text
    self.source = source ?? text
  }

  /// Makes a passage of a text in the form of its file, for a pack of this kind.
  package init(ayat: AyahRange, source: String, kind: PackKind) {
    self.init(ayat: ayat, text: kind == .transliteration ? SoundLetters(source).marked : source, source: source)
  }
}

/// A meaning of a word, or of several words that are one in the language of the pack.
package struct WordGloss: Hashable, Sendable {
  /// The words, counted through the whole Quran.
  package let words: WordRange
  /// The meaning as plain text in one line.
  package let text: String

  package init(words: WordRange, text: String) {
    self.words = words
    self.text = text
  }
}
