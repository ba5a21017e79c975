import TilawaCore

// The lines for programs about what the reader shows. Members keep this order.

/// Pages.
struct PagesRead: Encodable {
  let pages: [PageRead]
}

/// Ayat without pages.
struct AyatRead: Encodable {
  let ayat: [AyahRead]
}

/// A page by its lines and its ayat.
struct PageRead: Encodable {
  let page: Int
  /// The print whose page it is.
  let print: String
  @Nullable var juz: Int?
  @Nullable var hizb: Int?
  let riwayah: String
  /// Null for a text whose words are not counted.
  @Nullable var lines: [LineRead]?
  let ayat: [AyahRead]
  /// The pause signs of South Asia in the text, with their meanings; left out where there are none.
  let signs: [SignRead]?
}

/// A pause sign, its name and its meaning.
struct SignRead: Encodable {
  let sign: String
  let name: String
  let meaning: String

  init(_ entry: PauseSigns.Entry) { (sign, name, meaning) = (String(entry.sign), entry.name, entry.meaning.text) }
}

/// A line of a page: a surah's name, its basmalah, both of them, or words.
struct LineRead: Encodable {
  enum Kind: String, Encodable { case surah, basmalah, opening, text }

  /// The number on the page, from 1.
  let line: Int
  let type: Kind
  let surah: Int?
  let centred: Bool?
  let words: [WordRead]?
  let text: String

  /// Makes the line of a surah's name, basmalah or both.
  init(_ number: Int, _ type: Kind, of surah: Int, _ text: String) {
    (line, self.type, self.surah, self.text) = (number, type, surah, text)
    (centred, words) = (nil, nil)
  }

  /// Makes a line of words.
  init(_ number: Int, centred: Bool, _ words: [WordRead], _ text: String) {
    (line, type, surah, self.text) = (number, .text, nil, text)
    (self.centred, self.words) = (centred, words)
  }
}

/// A word, the number of an ayah, or the sign of a quarter.
struct WordRead: Encodable {
  let ref: String
  var text: String?
  var number: String?
  var quarter: String?
}

/// An ayah with what is beside it; left out where nothing is.
struct AyahRead: Encodable {
  struct Translation: Encodable {
    let pack: String
    let text: String
  }

  struct Meaning: Encodable {
    let word: String
    let gloss: String
  }

  let ref: String
  /// The riwayah of the letters.
  let textRiwayah: String
  let text: String
  /// The basmalah before a surah that begins here, where no line has it.
  let basmalah: String?
  let translations: [Translation]?
  let words: [Meaning]?

  private enum CodingKeys: String, CodingKey {
    case ref
    case textRiwayah = "text_riwayah"
    case text, basmalah, translations, words
  }
}
