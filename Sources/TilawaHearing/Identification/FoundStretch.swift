/// A stretch of a recording and what is recited in it.
public struct FoundStretch: Hashable, Sendable {
  /// Some pieces of a print.
  public struct Pieces: Hashable, Sendable {
    /// Whether the first, or the last, is heard to its end or only some of it; the raw values stand in JSON.
    public enum Edge: String, Hashable, Sendable, Codable {
      case whole, partial
      /// Perhaps it is one beside it instead.
      case doubtful
    }

    /// In the order of the print; not empty.
    public let pieces: Range<Int>
    /// How much of the first is heard.
    public let first: Edge
    /// How much of the last is heard.
    public let last: Edge

    /// The same where it is not sure that these are the outermost pieces.
    func doubting(first isFirst: Bool, last isLast: Bool) -> Pieces {
      Pieces(pieces: pieces, first: isFirst ? .doubtful : first, last: isLast ? .doubtful : last)
    }
  }

  /// Something else that it may be.
  public struct Other: Hashable, Sendable {
    /// What is recited.
    public let pieces: Pieces
    /// How likely that is, from 0 to 1.
    public let confidence: Double
  }

  /// From where to where, in hops of 10 ms.
  public let hops: Range<Int>
  /// What is recited.
  public let pieces: Pieces
  /// How likely that is, from 0 to 1.
  public let confidence: Double
  /// What else it may be, the likelier first.
  public let others: [Other]

  /// The same without what another holds before it; nil where fewer hops than some are left of it.
  func beginning(after other: FoundStretch?, least: Int) -> FoundStretch? {
    guard let end = other?.hops.upperBound, end > hops.lowerBound else { return self }
    guard hops.upperBound - end >= least else { return nil }
    return FoundStretch(hops: end..<hops.upperBound, pieces: pieces, confidence: confidence, others: others)
  }
}

extension VoicePrint {
  /// Frames of a piece that are enough to say that it is there, if they are a quarter of it: 0.8 s of mean change.
  private static let fewest = 20

  /// The pieces that some frames hold: of the outer ones as much as makes sure that they are there.
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
