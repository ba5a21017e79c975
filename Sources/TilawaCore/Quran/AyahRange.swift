/// Neighbouring ayat of one counting, from the first to the last of them, or some words of one ayah.
public struct AyahRange: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The ayah with which it begins.
  public let first: AyahRef
  /// The ayah with which it ends, which is part of it.
  public let last: AyahRef
  /// Which words of the one ayah, counted from 1; nil for all of the ayat.
  public let words: ClosedRange<Int>?

  /// - Precondition: both are of one counting; the first does not come after the last.
  public init(_ first: AyahRef, _ last: AyahRef) {
    precondition(first.counting == last.counting, "a range lies in one counting")
    precondition((first.surah, first.ayah) <= (last.surah, last.ayah), "a range runs forward")
    self.first = first
    self.last = last
    words = nil
  }

  /// Some words of an ayah, counted from 1 in it, in the text of Hafs.
  public init(_ words: ClosedRange<Int>, of ayah: AyahRef) {
    precondition(words.lowerBound > 0, "words are counted from 1")
    first = ayah
    last = ayah
    self.words = words
  }

  /// The counting of both ends.
  public var counting: VerseCounting { first.counting }

  /// "2:1", "2:1-5", "8:75-9:1"; of words "2:255:7", "2:255:1-7".
  public var description: String {
    if let words { return "\(first):\(words.lowerBound)" + (words.count > 1 ? "-\(words.upperBound)" : "") }
    if first == last { return "\(first)" }
    return first.surah == last.surah ? "\(first)-\(last.ayah)" : "\(first)-\(last)"
  }
}

extension QuranStructure {
  /// The ordinals of a range's ayat in its counting; of words, that of the ayah in which they stand.
  ///
  /// - Precondition: the counting has both ends.
  public func ordinals(of range: AyahRange) -> Range<Int> {
    ordinal(of: range.first)..<ordinal(of: range.last) + 1
  }

  /// The words of a range.
  ///
  /// - Precondition: the counting has both ends, and the ayah its words.
  public func span(of range: AyahRange) -> WordRange {
    let (first, last) = (span(of: range.first), span(of: range.last))
    guard let words = range.words else { return WordRange(first.start, last.end) }
    precondition(words.upperBound <= first.count, "the ayah has these words")
    return WordRange(first.start + words.lowerBound - 1, first.start + words.upperBound)
  }

  /// The range that holds these ordinals.
  ///
  /// - Precondition: `ordinals` is not empty and lies in the counting.
  public func range(_ ordinals: Range<Int>, in counting: VerseCounting) -> AyahRange {
    AyahRange(ayah(at: ordinals.lowerBound, in: counting), ayah(at: ordinals.upperBound - 1, in: counting))
  }

  /// The ayat in order.
  public func ayat(in range: AyahRange) -> [AyahRef] {
    ordinals(of: range).map { ayah(at: $0, in: range.counting) }
  }
}
