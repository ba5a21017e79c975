import TilawaAudio
public import TilawaCore
public import TilawaHearing

/// What the detector found in a recording, as marks and as the segments between them.
public struct BoundarySuggestions: Hashable, Sendable {
  /// A suggested segment, before it has a name.
  public typealias Suggestion = (frames: Range<Int>, content: Segment.Content, evidence: Segment.Evidence)

  /// Where one thing ends and another begins, with what begins there where that is known.
  public let marks: [Mark]
  private let stretches: [Stretch]

  /// A place between two stretches of speech.
  public struct Mark: Hashable, Sendable {
    /// Where it stands, how long the pause is, and how sure it is.
    public let boundary: Boundary
    /// What begins there.
    public let content: SourceSegment.Content?
  }

  /// What lies between two marks.
  struct Stretch: Hashable {
    let frames: Range<Int>
    let content: Segment.Content
    let evidence: Segment.Evidence
  }

  /// - Parameters:
  ///   - envelope: of the recording.
  ///   - detector: finds the pauses.
  ///   - passage: what should be in the recording; nil where nobody has said.
  public init(_ envelope: Envelope, by detector: SilenceDetector, expecting passage: ExpectedPassage?) {
    let speech = detector.speech(in: envelope) ?? 0..<0
    guard let passage else {
      let boundaries = detector.boundaries(in: envelope)
      let edges = [speech.lowerBound] + boundaries.map(\.frame) + [speech.upperBound]
      marks = boundaries.map { Mark(boundary: $0, content: nil) }
      stretches = zip(edges, edges.dropFirst()).enumerated().compactMap { index, edge in
        Stretch(edge, .unassigned, index == 0 ? nil : boundaries[index - 1])
      }
      return
    }
    let boundaries = detector.boundaries(in: envelope, expecting: passage.ayat)
    stretches = zip(boundaries, boundaries.dropFirst()).compactMap { from, to in
      guard let first = from.ayah, let past = to.ayah else { return nil }
      let end = to.frame < speech.upperBound ? to.frame : speech.upperBound
      let content = passage.content(from: first, to: past, at: from.frame)
      return Stretch((from.frame, end), content, from)
    }
    let starts = Dictionary(stretches.map { ($0.frames.lowerBound, $0.content) }, uniquingKeysWith: { _, last in last })
    marks = boundaries.enumerated().compactMap { index, boundary in
      let isDoubled = index > 0 && boundaries[index - 1].frame == boundary.frame
      guard speech.lowerBound < boundary.frame, boundary.frame < speech.upperBound, !isDoubled else { return nil }
      guard case .recited(let parts)? = starts[boundary.frame] else { return Mark(boundary: boundary, content: nil) }
      return Mark(boundary: boundary, content: parts.first?.content)
    }
  }

  /// What was found in another way.
  init(_ stretches: [Stretch]) { (marks, self.stretches) = ([], stretches) }

  /// Whether nothing was found that could be a segment.
  public var isEmpty: Bool { stretches.isEmpty }

  /// The segments to suggest in a recording in which others are confirmed: none of them reaches into these.
  public func segments(beside annotation: Annotation) -> [Suggestion] {
    let confirmed = annotation.segments.filter { $0.status == .confirmed }.map(\.frames)
    return stretches.compactMap { stretch in
      guard let free = BoundarySuggestions.rest(of: stretch.frames, beside: confirmed),
        let moved = stretch.content.moved(to: free.lowerBound)
      else { return nil }
      let evidence = free.lowerBound == stretch.frames.lowerBound ? stretch.evidence : Segment.Evidence()
      return (free, moved, evidence)
    }
  }

  /// The marks that lie in nothing that is confirmed.
  public func marks(beside annotation: Annotation) -> [Mark] {
    let confirmed = annotation.segments.filter { $0.status == .confirmed }.map(\.frames)
    return marks.filter { mark in !confirmed.contains { $0.contains(mark.boundary.frame) } }
  }

  /// What is left of a stretch where others cut something off it; nil where that is not most of it.
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

extension BoundarySuggestions.Stretch {
  fileprivate init?(_ edges: (Int, Int), _ content: Segment.Content, _ start: Boundary?) {
    guard edges.0 < edges.1 else { return nil }
    self.init(
      frames: edges.0..<edges.1, content: content,
      evidence: Segment.Evidence(pause: start?.pause.count, confidence: start?.confidence))
  }
}

extension Segment.Content {
  /// The same of a segment that begins elsewhere; of recitation in one part alone.
  fileprivate func moved(to start: Int) -> Segment.Content? {
    guard case .recited(var parts) = self else { return self }
    guard parts.count == 1 else { return nil }
    parts[0].start = start
    return .recited(parts)
  }
}
