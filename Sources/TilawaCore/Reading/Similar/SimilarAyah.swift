/// An ayah that resembles another one.
public struct SimilarAyah: Hashable, Sendable {
  /// Words that both have one after the other.
  public struct Run: Hashable, Sendable {
    /// Words of the ayah that was asked about, from 0.
    public let own: Range<Int>
    /// Words of the other.
    public let other: Range<Int>

    public init(own: Range<Int>, other: Range<Int>) {
      self.own = own
      self.other = other
    }
  }

  /// The other ayah.
  public let ayah: AyahRef
  /// How much of both is the same, in thousandths of the weight of their words.
  public let likeness: Int
  /// Where they are the same, in order; all other words differ.
  public let runs: [Run]

  /// The words of the ayah that was asked about which the other has not, or has elsewhere.
  public func differing(of count: Int) -> [Range<Int>] { SimilarAyah.gaps(runs.map(\.own), count) }

  /// The same of the other ayah.
  public func differingInOther(of count: Int) -> [Range<Int>] { SimilarAyah.gaps(runs.map(\.other), count) }

  private static func gaps(_ runs: [Range<Int>], _ count: Int) -> [Range<Int>] {
    let starts = [0] + runs.map(\.upperBound)
    let ends = runs.map(\.lowerBound) + [count]
    return zip(starts, ends).filter { $0 < $1 }.map { $0..<$1 }
  }
}

/// Words of an ayah that stand in other ayat too.
public struct SimilarPhrase: Hashable, Sendable {
  /// A place where they stand.
  public struct Place: Hashable, Sendable {
    /// In which ayah.
    public let ayah: AyahRef
    /// Words of it, from 0.
    public let words: Range<Int>
  }

  /// Where they stand in the ayah that was asked about.
  public let own: Place
  /// All other places, in the order of the text.
  public let others: [Place]
}
