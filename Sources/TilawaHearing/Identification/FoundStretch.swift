public import TilawaCore

/// An interval of a recording and what is recited in it.
public struct FoundStretch: Hashable, Sendable {
  /// Some pieces of an index.
  public struct Pieces: Hashable, Sendable {
    /// The heard part of the first or last piece: all or some of it; the raw values are used in JSON.
    public enum Edge: String, Hashable, Sendable, Codable {
      case whole, partial
      /// The piece beside it may be the right one.
      case doubtful
    }

    /// The pieces in the order of the index; not empty.
    public let pieces: Range<Int>
    /// The heard part of the first piece.
    public let first: Edge
    /// The heard part of the last piece.
    public let last: Edge

    /// Returns the same pieces with doubtful ends.
    func doubting(first isFirst: Bool, last isLast: Bool) -> Pieces {
      Pieces(pieces: pieces, first: isFirst ? .doubtful : first, last: isLast ? .doubtful : last)
    }
  }

  /// An alternative.
  public struct Other: Hashable, Sendable {
    /// The pieces that are recited.
    public let pieces: Pieces
    /// The probability, from 0 to 1.
    public let confidence: Double
  }

  /// The interval of the recording.
  public let hops: Range<Hop>
  /// The pieces that are recited.
  public let pieces: Pieces
  /// The probability, from 0 to 1.
  public let confidence: Double
  /// The alternatives, the likelier first.
  public let others: [Other]

  /// Returns the same interval without the part that another one has before it; nil where fewer than `least` hops are left.
  func beginning(after other: FoundStretch?, least: Int) -> FoundStretch? {
    guard let end = other?.hops.upperBound, end > hops.lowerBound else { return self }
    guard end.distance(to: hops.upperBound) >= least else { return nil }
    return FoundStretch(hops: end..<hops.upperBound, pieces: pieces, confidence: confidence, others: others)
  }
}

extension AcousticIndex {
  /// Number of frames that prove a piece if they are a quarter of it: 0.8 s of mean spectral change.
  private static let fewest = 20

  /// Returns the pieces that some frames contain; an outer piece only where enough of it is there.
  func pieces(in frames: Range<Int>) -> FoundStretch.Pieces? {
    guard !frames.isEmpty, count > 0 else { return nil }
    func share(_ piece: Int) -> Double {
      let all = self.frames(of: piece)
      return Double(all.clamped(to: frames).count) / Double(max(1, all.count))
    }
    func isThere(_ piece: Int) -> Bool {
      let held = self.frames(of: piece).clamped(to: frames).count
      return share(piece) >= 0.5 || held >= Self.fewest && share(piece) >= 0.25
    }
    let run = run(around: frames)
    var first = max(run.lowerBound, piece(of: frames.lowerBound))
    var last = min(run.upperBound - 1, piece(of: frames.upperBound - 1))
    while first < last, !isThere(first) { first += 1 }
    while last > first, !isThere(last) { last -= 1 }
    return FoundStretch.Pieces(
      pieces: first..<last + 1, first: share(first) >= 0.75 ? .whole : .partial,
      last: share(last) >= 0.75 ? .whole : .partial)
  }
}
