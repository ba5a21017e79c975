package import TilawaCore

/// A reciter with all pieces of a passage, for alignment of a recording.
package struct AlignmentReference: Hashable, Sendable {
  /// The basmalah before a surah.
  package struct Opening: Hashable, Sendable {
    /// The surah's number.
    package let surah: Int
    /// The place of the basmalah.
    package let slice: AudioSlice
  }

  /// An ayah of the passage, or the smallest group of ayat that the files separate from the others.
  package struct Piece: Hashable, Sendable {
    /// The words of the piece.
    package let span: WordRange
    /// The places of the piece, in order.
    package let slices: [AudioSlice]
    /// The separate basmalah that may be said before the piece; nil unless the piece opens a surah and the reciter has
    /// one.
    package let opening: Opening?

    /// The duration of the piece in seconds.
    var seconds: Double {
      slices.reduce(0) { $0 + Double($1.end - $1.start) / Double($1.file.rate) }
    }
  }

  /// The reciter.
  package let reciter: Reciter
  /// The pieces of the whole passage, in order.
  package let pieces: [Piece]

  /// The duration of all pieces in seconds.
  var seconds: Double { pieces.reduce(0) { $0 + $1.seconds } }
  /// The paths of the files to read.
  var paths: Set<String> { Set(sounds.flatMap(\.self).map(\.file.path)) }
  /// The sounds in order: each piece, with its opening before it if it has one.
  var sounds: [[AudioSlice]] { pieces.flatMap { ($0.opening.map { [[$0.slice]] } ?? []) + [$0.slices] } }

  /// Returns the reference with its pieces joined to these spans. Each span must begin and end at the edge of a piece.
  func joined(into spans: [WordRange]) -> AlignmentReference {
    AlignmentReference(
      reciter: reciter,
      pieces: spans.map { span in
        let parts = pieces.filter { span.contains($0.span) }
        return Piece(span: span, slices: parts.flatMap(\.slices), opening: parts.first?.opening)
      })
  }

  /// Returns the reference with the openings of only these pieces.
  fileprivate func opening(only spans: Set<WordRange>) -> AlignmentReference {
    AlignmentReference(
      reciter: reciter,
      pieces: pieces.map {
        Piece(span: $0.span, slices: $0.slices, opening: spans.contains($0.span) ? $0.opening : nil)
      })
  }
}

extension [AlignmentReference] {
  /// The references with the same pieces for all: the smallest that each of them separates. An opening must be in all
  /// references, else all lose it.
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
