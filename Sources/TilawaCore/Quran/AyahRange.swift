/// Neighbouring ayat of one counting, from the first to the last of them.
public struct AyahRange: Hashable, Sendable, Codable, CustomStringConvertible {
  public let first: AyahRef
  public let last: AyahRef

  /// - Precondition: both are of one counting; the first does not come after the last.
  public init(_ first: AyahRef, _ last: AyahRef) {
    precondition(first.counting == last.counting, "a range lies in one counting")
    precondition((first.surah, first.ayah) <= (last.surah, last.ayah), "a range runs forward")
    self.first = first
    self.last = last
  }

  public var counting: VerseCounting { first.counting }

  /// "2:1", "2:1-5", "8:75-9:1".
  public var description: String {
    if first == last { return "\(first)" }
    return first.surah == last.surah ? "\(first)-\(last.ayah)" : "\(first)-\(last)"
  }
}

extension QuranStructure {
  /// The ordinals of a range's ayat in its counting.
  ///
  /// - Precondition: the counting has both ends.
  public func ordinals(of range: AyahRange) -> Range<Int> {
    ordinal(of: range.first)..<ordinal(of: range.last) + 1
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
