package import TilawaCore

extension RecitedText {
  /// Takes ayat of any riwayah that follow each other.
  ///
  /// - Parameters:
  ///   - texts: the ayat as they are written.
  ///   - pronunciation: the same ayat as they are said.
  ///   - basmalah: the text of the basmalah in Tanzil's spelling.
  ///   - opened: the ayat before which a basmalah may be said that is none of them.
  package init(_ texts: [String], _ pronunciation: Pronunciation, basmalah: String, opened: Set<Int>) {
    let opening = RecitedText([Part(basmalah)]).words.map(\.forms)
    var (parts, words, ranges): ([Part], [Word], [Range<Int>]) = ([], [], [])
    func append(_ part: Part, _ forms: [[Form]]) {
      ranges.append(words.count..<words.count + forms.count)
      words += forms.map { Word(part: parts.count, forms: $0) }
      parts.append(part)
    }
    for (ayah, text) in texts.enumerated() {
      if opened.contains(ayah) { append(Part(basmalah, isOpening: true), opening) }
      append(Part(text), pronunciation.words(ofAyah: ayah).map { Self.forms(of: $0, in: pronunciation) })
    }
    (self.parts, self.words, self.ranges) = (parts, words, ranges)
  }

  /// The words of a part, as indices over all parts.
  package func wordRange(ofPart part: Int) -> Range<Int> { ranges[part] }
  /// The number of words of a part.
  package func wordCount(ofPart part: Int) -> Int { ranges[part].count }
  /// The number of units of a word, as it is said between others.
  package func unitCount(ofWord word: Int) -> Int { words[word].forms.first?.units.count ?? 0 }
  /// The units of a word, as it is said between others.
  package func said(word: Int) -> [UInt8] { words[word].forms.first?.units ?? [] }
  /// The units of all forms of a word.
  package func units(ofForms word: Int) -> [[UInt8]] { words[word].forms.map(\.units) }
  /// The number of words of all parts.
  package var wordCount: Int { words.count }
}
