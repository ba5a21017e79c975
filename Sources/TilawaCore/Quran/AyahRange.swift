/// A range of neighbouring ayat of one counting, from the first to the last, or of some words of one ayah.
public struct AyahRange: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The first ayah of the range.
  public let first: AyahRef
  /// The last ayah of the range; it is part of the range.
  public let last: AyahRef
  /// The numbers of the words in the one ayah, from 1; nil for whole ayat.
  public let words: ClosedRange<Int>?

  /// - Precondition: both are of one counting; the first does not come after the last.
  public init(_ first: AyahRef, _ last: AyahRef) {
    precondition(first.counting == last.counting, "a range lies in one counting")
    precondition((first.surah, first.ayah) <= (last.surah, last.ayah), "a range runs forward")
    self.first = first
    self.last = last
    words = nil
  }

  /// Makes a range of some words of an ayah, counted from 1 in it, in the text of Hafs.
  public init(_ words: ClosedRange<Int>, of ayah: AyahRef) {
    precondition(words.lowerBound > 0, "words are counted from 1")
    first = ayah
    last = ayah
    self.words = words
  }

  /// The counting of both ends.
  public var counting: VerseCounting { first.counting }

  /// The text form: "2:1", "2:1-5", "8:75-9:1"; of words "2:255:7", "2:255:1-7".
  public var description: String {
    if let words { return "\(first):\(words.lowerBound)" + (words.count > 1 ? "-\(words.upperBound)" : "") }
    if first == last { return "\(first)" }
    return first.surah == last.surah ? "\(first)-\(last.ayah)" : "\(first)-\(last)"
  }
}

extension QuranStructure {
  /// Returns the ordinals of a range's ayat in its counting; of words, the ordinal of their ayah.
  ///
  /// - Precondition: The counting has both ends.
  public func ordinals(of range: AyahRange) -> Range<Int> {
    ordinal(of: range.first)..<ordinal(of: range.last) + 1
  }

  /// Returns the words of a range.
  ///
  /// - Precondition: The counting has both ends, and the ayah has its words.
  public func span(of range: AyahRange) -> WordRange {
    let (first, last) = (span(of: range.first), span(of: range.last))
    guard let words = range.words else { return WordRange(first.start, last.end) }
    precondition(words.upperBound <= first.count, "the ayah has these words")
    return WordRange(first.start + words.lowerBound - 1, first.start + words.upperBound)
  }

  /// Returns the range of these ordinals.
  ///
  /// - Precondition: `ordinals` is not empty and lies in the counting.
  public func range(_ ordinals: Range<Int>, in counting: VerseCounting) -> AyahRange {
    AyahRange(ayah(at: ordinals.lowerBound, in: counting), ayah(at: ordinals.upperBound - 1, in: counting))
  }

  /// Returns the ayat of a range, in order.
  public func ayat(in range: AyahRange) -> [AyahRef] {
    ordinals(of: range).map { ayah(at: $0, in: range.counting) }
  }
}
