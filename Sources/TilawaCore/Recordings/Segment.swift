/// A stretch of a recording with its content, marked by a person or suggested by the program.
///
/// Frames are those of the recording, at its own rate. Several segments may hold the same ayah: these are its takes.
public struct Segment: Hashable, Sendable, Identifiable {
  /// An identifier of a segment that stays the same in every library: 16 hexadecimal digits.
  public typealias ID = String

  /// The content of a segment.
  public enum Content: Hashable, Sendable {
    /// The content is not known yet.
    case unassigned
    /// A person talks.
    case speech
    /// Any other sound without recitation.
    case other
    /// A recitation: one part, or several that touch at joins.
    case recited([Part])
  }

  /// A recited part of a segment, up to the next join or to the end.
  public struct Part: Hashable, Sendable {
    /// The first frame; the segment's own start for the first part.
    public var start: Int
    /// The recited text or formula.
    public var content: SourceSegment.Content
    /// The label as written at the assignment, in the counting of its source.
    public var label: String?

    public init(start: Int, content: SourceSegment.Content, label: String? = nil) {
      self.start = start
      self.content = content
      self.label = label
    }
  }

  /// The evidence for a suggestion.
  public struct Evidence: Hashable, Sendable {
    /// The length of the pause at its start, in frames.
    public var pause: Int?
    /// The confidence in its start, from 0 to 1.
    public var confidence: Double?
    /// The reasons to look at it.
    public var flags: Set<Flag>

    public init(pause: Int? = nil, confidence: Double? = nil, flags: Set<Flag> = []) {
      self.pause = pause
      self.confidence = confidence
      self.flags = flags
    }
  }

  /// The identifier.
  public let id: ID
  /// The first frame.
  public internal(set) var start: Int
  /// The frame after the last one.
  public internal(set) var end: Int
  /// The content.
  public internal(set) var content: Content
  /// The status; only confirmed segments are played.
  public internal(set) var status: SourceSegment.Status
  /// The time when it was confirmed or last changed, in seconds since 1970.
  public internal(set) var changed: Int
  /// The time when it was chosen among the takes of its content, in seconds since 1970; nil where it was never chosen.
  public internal(set) var chosen: Int?
  /// The evidence for a suggestion.
  public internal(set) var evidence: Evidence

  /// Makes a segment.
  ///
  /// - Precondition: `0 <= start < end`; parts lie inside, in order, the first at the start.
  public init(
    id: ID, start: Int, end: Int, content: Content, status: SourceSegment.Status, changed: Int, chosen: Int? = nil,
    evidence: Evidence = Evidence()
  ) {
    self.id = id
    self.start = start
    self.end = end
    self.content = content
    self.status = status
    self.changed = changed
    self.chosen = chosen
    self.evidence = evidence
    precondition(fault == nil, "a segment's parts lie inside it, in order")
  }

  /// The frames of the segment.
  public var frames: Range<Int> { start..<end }

  /// The recited parts, each with its frames.
  public var recited: [(content: SourceSegment.Content, frames: Range<Int>)] {
    guard case .recited(let parts) = content else { return [] }
    let ends = parts.dropFirst().map(\.start) + [end]
    return zip(parts, ends).map { ($0.content, $0.start..<$1) }
  }

  /// The shortest time of a recited part. Segments in older libraries may be shorter; they are played.
  public static let shortest = Duration.milliseconds(10)

  /// Whether a recited part is shorter than `shortest`.
  public func isTooShort(at rate: Int) -> Bool { Segment.isTooShort(content, in: frames, at: rate) }

  static func isTooShort(_ content: Content, in frames: Range<Int>, at rate: Int) -> Bool {
    guard case .recited(let parts) = content else { return false }
    let edges = parts.map(\.start) + [frames.upperBound]
    let least = shortest.frame(at: rate)
    return zip(edges, edges.dropFirst()).contains { $1 - $0 < least }
  }

  /// A description of what makes the segment invalid; nil where it is valid.
  var fault: Sentence? {
    guard 0 <= start, start < end else { return CoreSentences.endsBeforeStart }
    return Segment.fault(of: content, in: frames)
  }

  /// Returns why a stretch cannot have this content; nil where it can.
  static func fault(of content: Content, in frames: Range<Int>) -> Sentence? {
    guard case .recited(let parts) = content else { return nil }
    let starts = parts.map(\.start)
    let isOrdered = zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }
    let isInside = starts.first == frames.lowerBound && (starts.last ?? frames.upperBound) < frames.upperBound
    return isOrdered && isInside ? nil : CoreSentences.joinsOutside
  }
}

extension Segment.Content {
  /// Whether both contents are the same, apart from their written labels.
  public func says(_ other: Segment.Content) -> Bool {
    guard case .recited(let parts) = self, case .recited(let others) = other else { return self == other }
    return parts.count == others.count
      && zip(parts, others).allSatisfy { $0.start == $1.start && $0.content == $1.content }
  }
}
