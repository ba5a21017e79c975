import TilawaCore

/// A portion of the text as the reader has it: its ayat word by word, and what stands beside them.
struct ReaderText: Hashable {
  /// The part of the Quran that is read at a time.
  enum Portion: Hashable {
    case page(Int)
    case surah(Int)
  }

  /// A text of a pack beside an ayah.
  struct Gloss: Hashable {
    /// The id of the pack.
    let pack: String
    /// The title of the pack.
    let title: String
    let text: String
    /// The text as it is in the file.
    let source: String
    let script: Script

    init(pack: String, title: String, text: String, source: String? = nil, script: Script) {
      self.pack = pack
      self.title = title
      self.text = text
      self.source = source ?? text
      self.script = script
    }
  }

  /// The meaning of a word, or of several words as one.
  struct Meaning: Hashable {
    let words: WordRange
    let text: String
    let script: Script
  }

  /// The direction of a gloss.
  enum Script: Hashable { case leftToRight, rightToLeft }

  let portion: Portion
  let riwayah: Riwayah
  let ayat: [MushafPage.Ayah]
  /// The page as it is printed; nil where it is not known how its words stand.
  let lines: [PrintedLine]?
  /// The surahs that are named on the page, or begin here.
  let surahs: [Surah]
  /// The glosses by ayah; empty when no pack is shown.
  var glosses: [[Gloss]] = []
  /// The meanings of words by ayah; empty when they are not shown.
  var meanings: [[Meaning]] = []
  /// The colours by ayah; empty when nothing is coloured.
  var tints: [TajweedTint] = []

  /// The riwayah of the letters if it is not the one that is read.
  var foreignLetters: Riwayah? { ayat.first { $0.letters != riwayah }?.letters }

  /// The place of an ayah in it.
  func place(of ref: AyahRef) -> Int? { ayat.firstIndex { $0.ref == ref } }

  /// Returns the place of the ayah that contains a word; for a word between two ayat, that of the first one.
  func place(ofWord word: Int) -> Int? { ayat.lastIndex { $0.span.start <= word } }

  /// The words of the basmalah before a surah that begins here; empty where there is none.
  func basmalah(before surah: Int) -> String { ayat.first { $0.opens?.id == surah }?.basmalah ?? "" }
}
