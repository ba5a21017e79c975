/// A stretch of the text as somebody named it.
///
/// The words are where it is, whatever the riwayah becomes; the label only tells what was typed for it.
public struct Passage: Hashable, Sendable {
  /// Where it is.
  public let words: WordRange
  /// As `AyahRange` writes it: "2:255", "8:75-9:1", "2:255:1-7".
  public let label: String
  /// The one that numbers the ayat in the label.
  public let counting: VerseCounting

  /// The place of a range.
  ///
  /// - Precondition: the counting has both ends, and the ayah its words.
  public init(_ range: AyahRange, in structure: QuranStructure) {
    words = structure.span(of: range)
    label = "\(range)"
    counting = range.counting
  }

  /// A place by its label.
  ///
  /// - Throws: `RangeError` where the counting has no such ayah.
  public init(_ label: String, by parser: RangeParser) throws(RangeError) {
    self.init(try parser.parse(label), in: parser.structure)
  }
}

extension QuranStructure {
  /// What words are called in a counting: whole ayat, or some words of one ayah.
  ///
  /// Where they are parts of several ayat, those ayat. Nil for the basmalah of al-Fatihah where no ayah holds it.
  public func range(naming words: WordRange, in counting: VerseCounting) -> AyahRange? {
    let ayat = ayat(sharing: words, in: counting)
    guard let first = ayat.first, let last = ayat.last else { return nil }
    let span = span(of: first)
    guard first == last, span.contains(words), span != words else { return AyahRange(first, last) }
    return AyahRange(words.start - span.start + 1...words.end - span.start, of: first)
  }
}
