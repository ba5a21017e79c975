/// The segments of a recording for a comparison of two libraries: present and deleted ones, each with the time of the
/// last decision.
///
/// A segment has the same id on every machine, and the last decision about it counts. The result is the same for both
/// directions of a merge, and a second merge changes nothing.
public struct SharedAnnotation: Hashable, Sendable {
  /// The last decision about a segment, with its time.
  public struct Fate: Hashable, Sendable {
    /// The time in seconds since 1970.
    public let at: Int
    /// The segment; nil where it was deleted.
    public let segment: Segment?

    public init(at: Int, segment: Segment?) {
      self.at = at
      self.segment = segment
    }
  }

  /// The fates by the ids of the segments.
  public private(set) var fates: [Segment.ID: Fate]

  public init(fates: [Segment.ID: Fate]) { self.fates = fates }

  /// Makes the fates of segments.
  ///
  /// - Parameters:
  ///   - segments: the present segments.
  ///   - returned: the times when segments were restored to an earlier state, where these are later than their last
  ///     changes.
  ///   - gone: the times when segments were deleted, by their ids.
  public init(segments: [Segment], returned: [Segment.ID: Int], gone: [Segment.ID: Int]) {
    fates = gone.mapValues { Fate(at: $0, segment: nil) }
    for segment in segments {
      fates[segment.id] = Fate(at: max(segment.decided, returned[segment.id] ?? 0), segment: segment)
    }
  }

  /// The present segments.
  public var segments: [Segment] { fates.values.compactMap(\.segment) }
  /// The times when segments were restored, where these are later than their last changes.
  public var returned: [Segment.ID: Int] {
    fates.compactMapValues { fate in fate.segment.flatMap { fate.at > $0.decided ? fate.at : nil } }
  }
  /// The times when segments were deleted.
  public var gone: [Segment.ID: Int] { fates.compactMapValues { $0.segment == nil ? $0.at : nil } }

  /// Returns the merged knowledge of both sides.
  ///
  /// Two segments with the same frames and content become one. A suggestion of one side is removed where it overlaps a
  /// segment confirmed on the other.
  public func merged(with other: SharedAnnotation) -> SharedAnnotation {
    var merged = SharedAnnotation(fates: fates.merging(other.fates) { Fate.later($0, $1) })
    merged.uniteTwins()
    merged.dropSuggestions(of: self, against: other)
    merged.dropSuggestions(of: other, against: self)
    return merged
  }

  /// Keeps one of the segments with the same frames and content. The choice does not depend on their sides.
  private mutating func uniteTwins() {
    for twins in Dictionary(grouping: segments, by: Twin.init).values where twins.count > 1 {
      for twin in twins.sorted(by: Twin.isPreferred).dropFirst() { remove(twin) }
    }
  }

  private mutating func dropSuggestions(of one: SharedAnnotation, against other: SharedAnnotation) {
    let confirmed = segments.filter { $0.status == .confirmed && one.fates[$0.id]?.segment == nil }
    guard !confirmed.isEmpty else { return }
    for segment in segments where segment.status == .suggested && other.fates[segment.id] == nil {
      if confirmed.contains(where: { $0.frames.overlaps(segment.frames) }) { remove(segment) }
    }
  }

  private mutating func remove(_ segment: Segment) {
    fates[segment.id] = Fate(at: fates[segment.id]?.at ?? segment.decided, segment: nil)
  }

  /// Returns the edit that turns `annotation` into the segments known here.
  public func edit(of annotation: Annotation, words: String) -> Edit {
    let (before, after) = (Set(annotation.segments), Set(segments))
    return Edit(
      words: words, removed: annotation.segments.filter { !after.contains($0) },
      added: segments.filter { !before.contains($0) }.sorted { ($0.start, $0.id) < ($1.start, $1.id) })
  }
}

extension SharedAnnotation.Fate {
  /// Returns the later of two fates; at equal times the deletion, else the same one on both sides.
  static func later(_ one: Self, _ other: Self) -> Self {
    if one.at != other.at { return one.at > other.at ? one : other }
    guard let mine = one.segment, let theirs = other.segment else { return one.segment == nil ? one : other }
    return mine.order.lexicographicallyPrecedes(theirs.order) ? other : one
  }
}

extension Segment {
  /// The time of the last decision about the segment, in seconds since 1970.
  var decided: Int { max(changed, chosen ?? 0) }

  /// A key that orders two states of one segment in the same way on every machine.
  fileprivate var order: [UInt8] { Array("\(status.rawValue) \(start) \(end) \(chosen ?? 0) \(content)".utf8) }
}

/// The frames and content of a segment without its id and labels, for the search of equal segments.
private struct Twin: Hashable {
  let frames: Range<Int>
  let content: Segment.Content

  init(_ segment: Segment) {
    frames = segment.frames
    guard case .recited(var parts) = segment.content else {
      content = segment.content
      return
    }
    for index in parts.indices { parts[index].label = nil }
    content = .recited(parts)
  }

  static func isPreferred(_ one: Segment, to other: Segment) -> Bool {
    if one.status != other.status { return one.status == .confirmed }
    if one.chosen != other.chosen { return (one.chosen ?? 0) > (other.chosen ?? 0) }
    return one.id < other.id
  }
}
