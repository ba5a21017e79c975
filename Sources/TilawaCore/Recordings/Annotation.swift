/// The segments of a recording, suggested and confirmed.
///
/// Changes are made by edits, see `SegmentEditing`. An edit names the segments before and after it, so that it can be
/// undone.
public struct Annotation: Hashable, Sendable {
  /// The length of the recording in frames.
  public let frames: Int
  /// The number of frames per second.
  public let rate: Int
  /// The segments by start, then by end. They may touch, leave holes, and overlap where a person marked them so.
  public private(set) var segments: [Segment]

  /// Makes an annotation.
  ///
  /// - Precondition: every segment lies in the recording, and no two have the same id.
  public init(frames: Int, rate: Int, segments: [Segment] = []) {
    precondition(segments.allSatisfy { $0.end <= frames }, "a segment leaves the recording")
    precondition(Set(segments.map(\.id)).count == segments.count, "two segments of one name")
    self.frames = frames
    self.rate = rate
    self.segments = segments.sorted(by: Annotation.isOrdered)
  }

  /// Returns the segment with an id; nil where there is none.
  public func segment(_ id: Segment.ID) -> Segment? { segments.first { $0.id == id } }

  /// Returns the segments that hold a frame, the shortest first.
  public func segments(at frame: Int) -> [Segment] {
    segments.filter { $0.frames.contains(frame) }.sorted { $0.frames.count < $1.frames.count }
  }

  /// Every frame at which a segment or a part of one begins or ends, ascending, each once.
  public var boundaries: [Int] {
    Set(segments.flatMap { [$0.start, $0.end] + $0.recited.map(\.frames.lowerBound) }).sorted()
  }

  /// Returns the annotation after an edit; nil where the edit does not fit because of other changes since then.
  public func applying(_ edit: Edit) -> Annotation? {
    let gone = Set(edit.removed)
    let rest = segments.filter { !gone.contains($0) }
    guard rest.count + gone.count == segments.count else { return nil }
    let names = Set(rest.map(\.id)).union(edit.added.map(\.id))
    guard names.count == rest.count + edit.added.count, edit.added.allSatisfy({ $0.end <= frames }) else { return nil }
    return Annotation(frames: frames, rate: rate, segments: rest + edit.added)
  }

  private static func isOrdered(_ one: Segment, _ other: Segment) -> Bool {
    (one.start, one.end, one.id) < (other.start, other.end, other.id)
  }
}

/// A change of a recording's segments that can be undone.
public struct Edit: Hashable, Sendable, Codable {
  /// A description of the change in a few words for people: "move the end of 2:255".
  public let words: String
  /// The segments before the edit.
  public let removed: [Segment]
  /// The segments after the edit.
  public let added: [Segment]

  public init(words: String, removed: [Segment], added: [Segment]) {
    self.words = words
    self.removed = removed
    self.added = added
  }

  /// The edit that undoes this one.
  public var inverse: Edit { Edit(words: words, removed: added, added: removed) }
  /// Whether the edit changes nothing.
  public var isEmpty: Bool { Set(removed) == Set(added) }
}
