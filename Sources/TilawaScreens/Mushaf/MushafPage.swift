import TilawaCore

/// A page of the mushaf for the screen: its ayat in the counting of the session, word by word.
struct MushafPage: Hashable {
  /// A word with its marks, and its width in columns.
  struct Word: Hashable {
    let text: String
    let columns: Int
    /// The number of the word in the whole Quran, from 0; nil in a text other than that of Hafs, because only its words
    /// are counted.
    let word: Int?
    /// Whether a quarter sign stands before the word.
    var opensQuarter = false

    /// The quarter sign, which is not a word.
    static let quarterSign = Word(text: String(QuranStructure.quarterSign), columns: 1, word: nil)
  }

  /// An ayah with words on the page.
  struct Ayah: Hashable {
    let ref: AyahRef
    /// Its place in the text.
    let span: WordRange
    let words: [Word]
    /// Its number in Arabic digits.
    let number: Word
    /// The riwayah of the letters.
    let letters: Riwayah
    /// The surah that it opens.
    let opens: Surah?
    /// The words of the basmalah that stands before it and is no ayah; nil where none does.
    let basmalah: String?
    /// The translation of the ayah; nil when no translation is shown.
    let translation: Translation?
  }

  /// A text of a pack.
  struct Translation: Hashable {
    let text: String
    let direction: TextDirection
  }

  let number: Int
  let juz: Int
  let ayat: [Ayah]
  /// The lines of the printed page; nil when the position of its words is not known.
  let lines: [PrintedLine]?
  /// The surahs named on its lines.
  let headings: [Surah]

  /// The surah with which it begins.
  var surah: Int? { ayat.first?.ref.surah }
}
