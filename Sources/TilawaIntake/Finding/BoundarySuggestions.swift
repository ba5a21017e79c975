package import TilawaCore
package import TilawaHearing

/// The marks found by the detector in a recording, and the segments between them.
package struct BoundarySuggestions: Hashable, Sendable {
  /// The boundaries, each with the content that begins there if known.
  package let marks: [Mark]
  private let suggestions: [SegmentSuggestion]

  /// A place between two intervals of speech.
  package struct Mark: Hashable, Sendable {
    /// The boundary, with its pause and its confidence.
    package let boundary: Boundary
    /// The content that begins at the mark; nil if unknown.
    package let content: SourceSegment.Content?
  }

  /// Finds the suggestions.
  ///
  /// - Parameters:
  ///   - envelope: the envelope of the recording.
  ///   - detector: finds the pauses.
  ///   - passage: the expected content; nil if unknown.
  package init(_ envelope: Envelope, by detector: SilenceDetector, expecting passage: ExpectedPassage?) {
    let speech = detector.speech(in: envelope) ?? 0..<0
    guard let passage else {
      let boundaries = detector.boundaries(in: envelope)
      let edges = [speech.lowerBound] + boundaries.map(\.frame) + [speech.upperBound]
      marks = boundaries.map { Mark(boundary: $0, content: nil) }
      suggestions = zip(edges, edges.dropFirst()).enumerated().compactMap { index, edge in
        SegmentSuggestion(edge, .unassigned, index == 0 ? nil : boundaries[index - 1])
      }
      return
    }
    let boundaries = detector.boundaries(in: envelope, expecting: passage.ayat)
    suggestions = zip(boundaries, boundaries.dropFirst()).compactMap { from, to in
      guard let first = from.ayah, let past = to.ayah else { return nil }
      let end = to.frame < speech.upperBound ? to.frame : speech.upperBound
      let content = passage.content(from: first, to: past, at: from.frame)
      return SegmentSuggestion((from.frame, end), content, from)
    }
    let starts = Dictionary(
      suggestions.map { ($0.frames.lowerBound, $0.content) }, uniquingKeysWith: { _, last in last })
    marks = boundaries.enumerated().compactMap { index, boundary in
      let isDoubled = index > 0 && boundaries[index - 1].frame == boundary.frame
      guard speech.lowerBound < boundary.frame, boundary.frame < speech.upperBound, !isDoubled else { return nil }
      guard case .recited(let parts)? = starts[boundary.frame] else { return Mark(boundary: boundary, content: nil) }
      return Mark(boundary: boundary, content: parts.first?.content)
    }
  }

  /// Takes suggestions from another source, without marks.
  init(_ suggestions: [SegmentSuggestion]) { (marks, self.suggestions) = ([], suggestions) }

  /// Whether there is no segment to suggest.
  package var isEmpty: Bool { suggestions.isEmpty }

  /// Returns the segments to suggest beside confirmed ones, without overlaps.
  package func segments(beside annotation: Annotation) -> [SegmentSuggestion] {
    let confirmed = annotation.segments.filter { $0.status == .confirmed }.map(\.frames)
    return suggestions.compactMap { suggestion in
      guard let free = BoundarySuggestions.rest(of: suggestion.frames, beside: confirmed),
        let moved = suggestion.content.moved(to: free.lowerBound)
      else { return nil }
      let evidence = free.lowerBound == suggestion.frames.lowerBound ? suggestion.evidence : Segment.Evidence()
      return SegmentSuggestion(frames: free, content: moved, evidence: evidence)
    }
  }

  /// Returns the marks outside confirmed segments.
  package func marks(beside annotation: Annotation) -> [Mark] {
    let confirmed = annotation.segments.filter { $0.status == .confirmed }.map(\.frames)
    return marks.filter { mark in !confirmed.contains { $0.contains(mark.boundary.frame) } }
  }

  /// Returns the largest free rest of a stretch beside others; nil unless it is more than half of the stretch.
  private static func rest(of frames: Range<Int>, beside others: [Range<Int>]) -> Range<Int>? {
    var rest = frames
    for other in others where other.overlaps(rest) {
      let before = rest.lowerBound..<max(rest.lowerBound, other.lowerBound)
      let after = min(rest.upperBound, other.upperBound)..<rest.upperBound
      rest = before.count >= after.count ? before : after
    }
    return rest.count * 2 > frames.count ? rest : nil
  }
}

extension SegmentSuggestion {
  fileprivate init?(_ edges: (Int, Int), _ content: Segment.Content, _ start: Boundary?) {
    guard edges.0 < edges.1 else { return nil }
    self.init(
      frames: edges.0..<edges.1, content: content,
      evidence: Segment.Evidence(pause: start?.pause.count, confidence: start?.confidence))
  }
}

extension Segment.Content {
  /// Returns the content for a segment that begins elsewhere; nil for recitation in several parts.
  fileprivate func moved(to start: Int) -> Segment.Content? {
    guard case .recited(var parts) = self else { return self }
    guard parts.count == 1 else { return nil }
    parts[0].start = start
    return .recited(parts)
  }
}
