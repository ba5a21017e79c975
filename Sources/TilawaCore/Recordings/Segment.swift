/// A stretch of a recording and what is heard in it, as a person marked it or the program suggests it.
///
/// Frames are those of the recording, at its own rate. Several segments may hold the same ayah: these are its takes.
public struct Segment: Hashable, Sendable, Identifiable {
  /// What a segment is called wherever it goes: 16 hexadecimal digits that no other segment has.
  public typealias ID = String

  /// What is heard in a segment.
  public enum Content: Hashable, Sendable {
    /// Nobody has said yet.
    case unassigned
    /// Somebody talks.
    case speech
    /// Anything else that is no recitation.
    case other
    /// Recitation: one part, or several that touch, each from its join on.
    case recited([Part])
  }

  /// What is recited from a place in a segment, up to the next join or to the end.
  public struct Part: Hashable, Sendable {
    /// Where it begins; the segment's own start for the first part.
    public var start: Int
    /// What is recited.
    public var content: SourceSegment.Content
    /// How it was written when it was assigned, in the counting of its source.
    public var label: String?

    public init(start: Int, content: SourceSegment.Content, label: String? = nil) {
      self.start = start
      self.content = content
      self.label = label
    }
  }

  /// What a suggestion is built on.
  public struct Evidence: Hashable, Sendable {
    /// How many frames of pause lie around its start.
    public var pause: Int?
    /// How sure the program is of its start, from 0 to 1.
    public var confidence: Double?
    /// Why somebody should look at it.
    public var flags: Set<Flag>

    public init(pause: Int? = nil, confidence: Double? = nil, flags: Set<Flag> = []) {
      self.pause = pause
      self.confidence = confidence
      self.flags = flags
    }
  }

  /// Its name.
  public let id: ID
  /// Its first frame.
  public internal(set) var start: Int
  /// The frame after its last one.
  public internal(set) var end: Int
  /// What is heard in it.
  public internal(set) var content: Content
  /// Whether somebody has vouched for it; only then is it played.
  public internal(set) var status: SourceSegment.Status
  /// When it was confirmed, or last changed; seconds since 1970.
  public internal(set) var changed: Int
  /// When it was chosen among the takes of what it holds; nil where it never was.
  public internal(set) var chosen: Int?
  /// What a suggestion is built on.
  public internal(set) var evidence: Evidence

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
    precondition(complaint == nil, "a segment's parts lie inside it, in order")
  }

  /// Its frames.
  public var frames: Range<Int> { start..<end }

  /// What is recited in it, part by part, each with its frames.
  public var recited: [(content: SourceSegment.Content, frames: Range<Int>)] {
    guard case .recited(let parts) = content else { return [] }
    let ends = parts.dropFirst().map(\.start) + [end]
    return zip(parts, ends).map { ($0.content, $0.start..<$1) }
  }

  /// What is recited takes at least so long. Libraries of before may hold less; it is played.
  public static let shortest = Duration.milliseconds(10)

  /// Whether something recited in it is shorter than `shortest`.
  public func isTooShort(at rate: Int) -> Bool { Segment.isTooShort(content, in: frames, at: rate) }

  static func isTooShort(_ content: Content, in frames: Range<Int>, at rate: Int) -> Bool {
    guard case .recited(let parts) = content else { return false }
    let edges = parts.map(\.start) + [frames.upperBound]
    let least = shortest.frame(at: rate)
    return zip(edges, edges.dropFirst()).contains { $1 - $0 < least }
  }

  /// What makes it no segment; nil where nothing does.
  var complaint: String? {
    guard 0 <= start, start < end else { return "it ends before it starts" }
    return Segment.complaint(of: content, in: frames)
  }

  /// Why a stretch cannot hold this; nil where it can.
  static func complaint(of content: Content, in frames: Range<Int>) -> String? {
    guard case .recited(let parts) = content else { return nil }
    let starts = parts.map(\.start)
    let isOrdered = zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }
    let isInside = starts.first == frames.lowerBound && (starts.last ?? frames.upperBound) < frames.upperBound
    return isOrdered && isInside ? nil : "its joins lie outside it"
  }
}

extension Segment.Content {
  /// Whether both say the same, however it was written.
  public func says(_ other: Segment.Content) -> Bool {
    guard case .recited(let parts) = self, case .recited(let others) = other else { return self == other }
    return parts.count == others.count
      && zip(parts, others).allSatisfy { $0.start == $1.start && $0.content == $1.content }
  }
}
