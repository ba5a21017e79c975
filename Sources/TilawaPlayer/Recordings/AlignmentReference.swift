public import TilawaCore

/// Somebody who recites all of a passage, piece by piece, so that a recording of it can be aligned with them.
public struct AlignmentReference: Hashable, Sendable {
  /// An ayah of the passage, or the fewest together that the files part from the others.
  public struct Piece: Hashable, Sendable {
    /// Its words.
    public let span: WordRange
    /// Where it is heard.
    public let slices: [AudioSlice]

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
  var paths: Set<String> { Set(pieces.flatMap(\.slices).map(\.file.path)) }

  /// The same with the pieces of this partition, each of which begins and ends where one of its own does.
  func joined(into spans: [WordRange]) -> AlignmentReference {
    AlignmentReference(
      reciter: reciter,
      pieces: spans.map { span in
        Piece(span: span, slices: pieces.filter { span.contains($0.span) }.flatMap(\.slices))
      })
  }
}

extension [AlignmentReference] {
  /// The same, all in the same pieces: the smallest that each of them parts from the others.
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
    return map { $0.joined(into: spans) }
  }
}
