import TilawaCore

/// A page of the mushaf as the screen has it: its ayat in the counting of the session, word by word.
struct MushafPage: Hashable {
  /// A word with the marks that go with it, and how many columns it takes.
  struct Word: Hashable {
    let text: String
    let columns: Int
    /// Counted from 0 through the whole Quran; nil where the text is not the one in which words are counted.
    let word: Int?
    /// Whether the sign of a quarter stands before it.
    var opensQuarter = false

    /// The sign of a quarter, which is no word.
    static let quarterSign = Word(text: String(QuranStructure.quarterSign), columns: 1, word: nil)
  }

  /// An ayah that begins on the page.
  struct Ayah: Hashable {
    let ref: AyahRef
    /// Its place in the text.
    let span: WordRange
    let words: [Word]
    /// Its number in Arabic digits.
    let number: Word
    /// Whose letters these are.
    let letters: Riwayah
    /// The surah that it opens.
    let opens: Surah?
    /// The words of the basmalah that stands before it and is no ayah; nil where none does.
    let basmalah: String?
    /// What it means, where a translation is shown.
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
  /// The page as it is printed; nil where it is not known how its words stand.
  let lines: [PrintedLine]?
  /// The surahs whose names stand on its lines.
  let headings: [Surah]

  /// The surah with which it begins.
  var surah: Int? { ayat.first?.ref.surah }
}
