/// All that is marked in a recording: its segments, suggested and confirmed.
///
/// Changes come as edits, see `SegmentEditing`: an edit says what it takes away and what it puts there, so that every one
/// can be undone.
public struct Annotation: Hashable, Sendable {
  /// Length of the recording.
  public let frames: Int
  /// Frames a second.
  public let rate: Int
  /// By start, then by end; they may touch, leave holes, and overlap where somebody marked them so.
  public private(set) var segments: [Segment]

  /// - Precondition: every segment lies in the recording, and no two have the same name.
  public init(frames: Int, rate: Int, segments: [Segment] = []) {
    precondition(segments.allSatisfy { $0.end <= frames }, "a segment leaves the recording")
    precondition(Set(segments.map(\.id)).count == segments.count, "two segments of one name")
    self.frames = frames
    self.rate = rate
    self.segments = segments.sorted(by: Annotation.isOrdered)
  }

  /// The segment of this name.
  public func segment(_ id: Segment.ID) -> Segment? { segments.first { $0.id == id } }

  /// What holds the frame, the shortest first where several do.
  public func segments(at frame: Int) -> [Segment] {
    segments.filter { $0.frames.contains(frame) }.sorted { $0.frames.count < $1.frames.count }
  }

  /// Every frame at which a segment or a part of one begins or ends, ascending, each once.
  public var boundaries: [Int] {
    Set(segments.flatMap { [$0.start, $0.end] + $0.recited.map(\.frames.lowerBound) }).sorted()
  }

  /// As it is after the edit; nil where that does not fit, because something else was changed since.
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

/// A change of a recording's segments, which can be taken back.
public struct Edit: Hashable, Sendable, Codable {
  /// What was done, in a few words for people: "move the end of 2:255".
  public let words: String
  /// The segments as they were.
  public let removed: [Segment]
  /// The segments as they are then.
  public let added: [Segment]

  public init(words: String, removed: [Segment], added: [Segment]) {
    self.words = words
    self.removed = removed
    self.added = added
  }

  /// What takes it back.
  public var inverse: Edit { Edit(words: words, removed: added, added: removed) }
  /// Whether it changes nothing.
  public var isEmpty: Bool { Set(removed) == Set(added) }
}
