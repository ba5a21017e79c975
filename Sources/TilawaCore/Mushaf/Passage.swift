/// A stretch of the text as a user named it.
///
/// The words fix the place for every riwayah. The label only keeps the typed name.
package struct Passage: Hashable, Sendable {
  /// The words of the passage.
  package let words: WordRange
  /// The label in the form of `AyahRange`: "2:255", "8:75-9:1", "2:255:1-7".
  package let label: String
  /// The counting of the ayat in the label.
  package let counting: VerseCounting

  /// Makes the passage of a range.
  ///
  /// - Precondition: the counting has both ends, and the ayah its words.
  package init(_ range: AyahRange, in structure: QuranStructure) {
    words = structure.span(of: range)
    label = "\(range)"
    counting = range.counting
  }

  /// Makes the passage of a label.
  ///
  /// - Throws: `RangeError` where the counting has no such ayah.
  package init(_ label: String, by parser: RangeParser) throws(RangeError) {
    self.init(try parser.parse(label), in: parser.structure)
  }
}

extension QuranStructure {
  /// Returns the range of words in a counting: whole ayat, or some words of one ayah.
  ///
  /// Parts of several ayat give those ayat. Returns nil for the basmalah of al-Fatihah where no ayah holds it.
  package func range(naming words: WordRange, in counting: VerseCounting) -> AyahRange? {
    let ayat = ayat(sharing: words, in: counting)
    guard let first = ayat.first, let last = ayat.last else { return nil }
    let span = span(of: first)
    guard first == last, span.contains(words), span != words else { return AyahRange(first, last) }
    return AyahRange(words.start - span.start + 1...words.end - span.start, of: first)
  }
}
