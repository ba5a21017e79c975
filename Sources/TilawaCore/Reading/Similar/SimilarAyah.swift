/// An ayah that resembles another one.
public struct SimilarAyah: Hashable, Sendable {
  /// A run of words common to both ayat.
  public struct Run: Hashable, Sendable {
    /// The words of the first ayah, from 0.
    public let own: Range<Int>
    /// The words of the other ayah, from 0.
    public let other: Range<Int>

    public init(own: Range<Int>, other: Range<Int>) {
      self.own = own
      self.other = other
    }
  }

  /// The other ayah.
  public let ayah: AyahRef
  /// The likeness: the common part of both, in thousandths of the weight of their words.
  public let likeness: Int
  /// The common runs, in order; all other words differ.
  public let runs: [Run]

  /// Returns the words of the first ayah outside the runs.
  ///
  /// - Parameter count: the number of words of the first ayah.
  public func differing(of count: Int) -> [Range<Int>] { SimilarAyah.gaps(runs.map(\.own), count) }

  /// Returns the words of the other ayah outside the runs.
  ///
  /// - Parameter count: the number of words of the other ayah.
  public func differingInOther(of count: Int) -> [Range<Int>] { SimilarAyah.gaps(runs.map(\.other), count) }

  private static func gaps(_ runs: [Range<Int>], _ count: Int) -> [Range<Int>] {
    let starts = [0] + runs.map(\.upperBound)
    let ends = runs.map(\.lowerBound) + [count]
    return zip(starts, ends).filter { $0 < $1 }.map { $0..<$1 }
  }
}

/// A phrase of an ayah that occurs in other ayat too.
public struct SimilarPhrase: Hashable, Sendable {
  /// A place of the phrase.
  public struct Place: Hashable, Sendable {
    /// The ayah of the place.
    public let ayah: AyahRef
    /// The words of the ayah, from 0.
    public let words: Range<Int>
  }

  /// The place in the first ayah.
  public let own: Place
  /// All other places, in the order of the text.
  public let others: [Place]
}
