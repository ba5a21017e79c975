package import TilawaCore

/// Returns the texts of stretches of the Quran, one for each, in the spelling of Hafs.
package typealias AyahTexts = @Sendable (_ spans: [WordRange]) throws -> [String]

/// A checker for published timings, by the text of the ayat.
package struct TimingReader: Sendable {
  private let structure: QuranStructure
  private let texts: AyahTexts

  /// Makes a checker.
  ///
  /// - Parameters:
  ///   - structure: the structure of the text.
  ///   - texts: called once for all ayat with timed words.
  package init(structure: QuranStructure, texts: @escaping AyahTexts) {
    self.structure = structure
    self.texts = texts
  }

  /// Returns the valid timings of a source with ayat numbered in this counting.
  ///
  /// - Throws: the errors of `texts`.
  package func check(_ published: PublishedTimings, in counting: VerseCounting) throws -> TimingCheck.Result {
    try checker(published.ayat, in: counting).check(published)
  }

  /// Checks ayat one by one.
  func check(_ ayat: [PublishedAyah], base: AyahTiming.Base, in counting: VerseCounting) throws -> TimingCheck.Result {
    try checker(ayat, in: counting).checkEach(ayat, base: base)
  }

  private func checker(_ ayat: [PublishedAyah], in counting: VerseCounting) throws -> TimingCheck {
    let refs = Set(
      ayat.filter { !$0.words.isEmpty }.map { AyahRef(surah: $0.surah, ayah: $0.ayah, counting: counting) })
    let spans = refs.filter(structure.contains).map(structure.span(of:)).sorted { $0.start < $1.start }
    let words = try zip(spans, spans.isEmpty ? [] : texts(spans)).map { span, text in
      let words = AyahWords(text)
      return (span, (0..<words.count).map { words[$0..<$0 + 1] })
    }
    return TimingCheck(
      structure: structure, counting: counting, words: Dictionary(words, uniquingKeysWith: { first, _ in first }))
  }
}
