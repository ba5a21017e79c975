public import TilawaCore

/// Somebody who recites all of a passage, piece by piece, so that a recording of it can be aligned with them.
public struct AlignmentReference: Hashable, Sendable {
  /// The basmalah before a surah.
  public struct Opening: Hashable, Sendable {
    /// The surah's number.
    public let surah: Int
    /// Where it is heard.
    public let slice: AudioSlice
  }

  /// An ayah of the passage, or the fewest together that the files part from the others.
  public struct Piece: Hashable, Sendable {
    /// Its words.
    public let span: WordRange
    /// Where it is heard.
    public let slices: [AudioSlice]
    /// The basmalah that is none of its words and may be said before it, where it opens a surah and the reciter has one.
    public let opening: Opening?

    /// How long it takes, in seconds.
    var seconds: Double {
      slices.reduce(0) { $0 + Double($1.end - $1.start) / Double($1.file.rate) }
    }
  }

  /// Who recites.
  public let reciter: Reciter
  /// All of the passage, in order.
  public let pieces: [Piece]

  /// How long all of it takes, in seconds.
  var seconds: Double { pieces.reduce(0) { $0 + $1.seconds } }
  /// The files that are read.
  var paths: Set<String> { Set(sounds.flatMap(\.self).map(\.file.path)) }
  /// What is heard: before a piece its opening, where it has one.
  var sounds: [[AudioSlice]] { pieces.flatMap { ($0.opening.map { [[$0.slice]] } ?? []) + [$0.slices] } }

  /// The same with the pieces of this partition, each of which begins and ends where one of its own does.
  func joined(into spans: [WordRange]) -> AlignmentReference {
    AlignmentReference(
      reciter: reciter,
      pieces: spans.map { span in
        let parts = pieces.filter { span.contains($0.span) }
        return Piece(span: span, slices: parts.flatMap(\.slices), opening: parts.first?.opening)
      })
  }

  /// The same without the openings of all pieces but these.
  fileprivate func opening(only spans: Set<WordRange>) -> AlignmentReference {
    AlignmentReference(
      reciter: reciter,
      pieces: pieces.map {
        Piece(span: $0.span, slices: $0.slices, opening: spans.contains($0.span) ? $0.opening : nil)
      })
  }
}

extension [AlignmentReference] {
  /// The same, all in the same pieces: the smallest that each of them parts from the others. An opening that one of them lacks
  /// the others lose.
  var inCommonPieces: [AlignmentReference] {
    guard let first, count > 1 else { return self }
    let ends = dropFirst().reduce(Set(first.pieces.map(\.span.end))) { $0.intersection($1.pieces.map(\.span.end)) }
    var spans: [WordRange] = []
    var start: Int?
    for piece in first.pieces {
      let from = start ?? piece.span.start
      if ends.contains(piece.span.end) {
        spans.append(WordRange(from, piece.span.end))
        start = nil
      } else {
        start = from
      }
    }
    let joined = map { $0.joined(into: spans) }
    let opened = joined.map { Set($0.pieces.filter { $0.opening != nil }.map(\.span)) }
    let common = opened.dropFirst().reduce(opened[0]) { $0.intersection($1) }
    return joined.map { $0.opening(only: common) }
  }
}
