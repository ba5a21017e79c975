import AppBase
import TilawaCore
import TilawaStore
import TilawaTerminal

/// A reader of mushaf pages for a session: in the text of the riwayah if that is installed, otherwise in the letters of
/// Hafs.
struct MushafReader {
  let quran: QuranDatabase
  let text: SessionText
  /// The counting in which ayat are numbered.
  let counting: VerseCounting
  /// The pack with the translation of the ayah that is heard.
  var translation: OpenPack?

  var structure: QuranStructure { quran.structure }

  /// The page of a word; in a text whose words are not counted, the page on which its ayah begins.
  func page(ofWord word: Int) -> Int {
    guard counting != .kufi else { return structure.number(of: .page, atWord: word) }
    let start = structure.ref(ofWord: word, in: counting).map { structure.span(of: $0.ayah).start } ?? word
    return structure.number(of: .page, atWord: start)
  }

  /// The ayat that begin on a page, after the one whose end stands at its top where its words are counted; nil where there is no
  /// such page, or its text cannot be read.
  func page(_ number: Int) -> MushafPage? {
    guard let span = structure.span(of: .page, number) else { return nil }
    let refs = structure.ayat(sharing: span, in: counting).filter {
      counting == .kufi || structure.span(of: $0).start >= span.start
    }
    let ayat = refs.compactMap(ayah)
    guard ayat.count == refs.count else { return nil }
    let lines = lines(ofPage: number, ayat)
    let headings = (lines ?? []).compactMap(\.surahNamed).map { structure.surahs[$0 - 1] }
    return MushafPage(
      number: number, juz: structure.number(of: .juz, atWord: span.start), ayat: ayat, lines: lines, headings: headings)
  }

  /// Returns the lines of the print; nil unless the ayat have the letters and the counting of Hafs, whose words are
  /// known one by one.
  func lines(ofPage page: Int, _ ayat: [MushafPage.Ayah]) -> [PrintedLine]? {
    guard counting == .kufi, ayat.allSatisfy({ $0.words.allSatisfy { $0.word != nil } }) else { return nil }
    let lines = try? quran.lines(ofPage: page)
    return lines?.isEmpty == false ? lines : nil
  }

  func ayah(_ ref: AyahRef) -> MushafPage.Ayah? {
    let (text, letters) = text.words(of: ref)
    guard !text.isEmpty else { return nil }
    let span = structure.span(of: ref)
    let script = letters == .hafs && counting == .kufi ? quran.shownScript : nil
    // Surah 1 has it as its first ayah, or in some countings before that.
    let opensWithBasmalah = ref.ayah == 1 && span.start != QuranStructure.basmalah.start
    return MushafPage.Ayah(
      ref: ref, span: span, words: script.map { words($0, span) } ?? words(text, letters, span),
      number: word(MushafReader.arabicDigits(ref.ayah) + (script?.signs(afterWord: span.end) ?? ""), nil),
      letters: letters,
      opens: ref.ayah == 1 ? structure.surahs[ref.surah - 1] : nil,
      basmalah: opensWithBasmalah ? basmalah(before: ref.surah) : nil, translation: translation(span))
  }

  /// Returns the words of an ayah in the script of the print; a word that is two of ours stands in the place of the first.
  private func words(_ script: PrintText, _ span: WordRange) -> [MushafPage.Word] {
    script.words(in: span).map { word($0.text, $0.words.start) }
  }

  private func basmalah(before surah: Int) -> String? {
    if counting == .kufi, let script = quran.shownScript {
      return script.words(in: QuranStructure.basmalah).map(\.text).joined(separator: " ")
    }
    let words = text.basmalah(before: surah)
    return words.isEmpty ? nil : words
  }

  /// Returns the texts of the translation that share words with an ayah. A text for a different passage has its
  /// reference before it.
  private func translation(_ span: WordRange) -> MushafPage.Translation? {
    guard let translation else { return nil }
    let texts = translation.passages(overlapping: span).map { passage in
      (structure.span(of: passage.ayat) == span ? "" : "(\(passage.ayat)) ") + passage.text
    }
    return MushafPage.Translation(text: texts.joined(separator: " "), direction: translation.pack.direction)
  }

  /// Returns the words of an ayah. In the text of Hafs they are the counted words, with quarter signs from the
  /// structure; other texts are divided at spaces, and contain their own quarter signs.
  private func words(_ text: String, _ letters: Riwayah, _ span: WordRange) -> [MushafPage.Word] {
    let parts = AyahWords(text)
    if letters == .hafs, parts.count == span.count {
      let quarters = structure.quarterSigns(in: span)
      return (0..<parts.count).map { place in
        var word = word(parts[place..<place + 1], span.start + place)
        word.opensQuarter = quarters.contains(span.start + place)
        return word
      }
    }
    // Split at plain spaces: a space that carries a mark belongs to its word.
    return text.unicodeScalars.split(separator: " ").map { word(String($0), nil) }
  }

  private func word(_ text: String, _ place: Int?) -> MushafPage.Word {
    MushafPage.Word(text: text, columns: text.columns, word: place)
  }

  static func arabicDigits(_ number: Int) -> String {
    String(
      String.UnicodeScalarView("\(number)".unicodeScalars.compactMap { Unicode.Scalar(0x660 + $0.value - 0x30) }))
  }
}
