import TilawaCore

/// A portion of the text as the reader has it: its ayat word by word, and what stands beside them.
struct ReaderText: Hashable {
  /// Which part of the Quran is read at a time.
  enum Portion: Hashable {
    case page(Int)
    case surah(Int)
  }

  /// What somebody wrote beside an ayah.
  struct Gloss: Hashable {
    /// The id of the pack.
    let pack: String
    /// What the pack is called.
    let title: String
    let text: String
    /// As the file has it.
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

  /// What a word means, or several that are one.
  struct Meaning: Hashable {
    let words: WordRange
    let text: String
    let script: Script
  }

  /// In which direction a gloss is read.
  enum Script: Hashable { case leftToRight, rightToLeft }

  let portion: Portion
  let riwayah: Riwayah
  let ayat: [MushafPage.Ayah]
  /// The page as it is printed; nil where it is not known how its words stand.
  let lines: [PrintedLine]?
  /// The surahs whose names stand on the page, or that begin here.
  let surahs: [Surah]
  /// By ayah; empty where nothing is beside them.
  var glosses: [[Gloss]] = []
  /// What words mean, by ayah; empty where that is not shown.
  var meanings: [[Meaning]] = []
  /// By ayah; empty where nothing is coloured.
  var tints: [TajweedTint] = []

  /// Whose letters the ayat have, where they are not of the riwayah that is read.
  var foreignLetters: Riwayah? { ayat.first { $0.letters != riwayah }?.letters }

  /// The place of an ayah in it.
  func place(of ref: AyahRef) -> Int? { ayat.firstIndex { $0.ref == ref } }

  /// The place of the ayah in which a word stands, or after which it does.
  func place(ofWord word: Int) -> Int? { ayat.lastIndex { $0.span.start <= word } }

  /// The words of the basmalah before a surah that begins here; empty where there is none.
  func basmalah(before surah: Int) -> String { ayat.first { $0.opens?.id == surah }?.basmalah ?? "" }
}
