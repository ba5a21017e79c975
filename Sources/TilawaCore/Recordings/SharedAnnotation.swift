/// The segments of a recording as two libraries compare them: what there is, what was deleted, and when each was decided.
///
/// A segment is known by its name on every machine, and what was decided last about it holds. That is so whichever side
/// is merged into the other, and merging the same again changes nothing.
public struct SharedAnnotation: Hashable, Sendable {
  /// What was decided last about a segment, and when.
  public struct Fate: Hashable, Sendable {
    /// Seconds since 1970.
    public let at: Int
    /// The segment; nil where it was deleted.
    public let segment: Segment?

    public init(at: Int, segment: Segment?) {
      self.at = at
      self.segment = segment
    }
  }

  /// By the segments' names.
  public private(set) var fates: [Segment.ID: Fate]

  public init(fates: [Segment.ID: Fate]) { self.fates = fates }

  /// - Parameters:
  ///   - segments: what there is.
  ///   - returned: when a segment came back as it was at an earlier time, where that was later than its last change.
  ///   - gone: when a segment was deleted, by its name.
  public init(segments: [Segment], returned: [Segment.ID: Int], gone: [Segment.ID: Int]) {
    fates = gone.mapValues { Fate(at: $0, segment: nil) }
    for segment in segments {
      fates[segment.id] = Fate(at: max(segment.decided, returned[segment.id] ?? 0), segment: segment)
    }
  }

  /// What there is.
  public var segments: [Segment] { fates.values.compactMap(\.segment) }
  /// When segments came back that had been changed before.
  public var returned: [Segment.ID: Int] {
    fates.compactMapValues { fate in fate.segment.flatMap { fate.at > $0.decided ? fate.at : nil } }
  }
  /// When segments were deleted.
  public var gone: [Segment.ID: Int] { fates.compactMapValues { $0.segment == nil ? $0.at : nil } }

  /// What both know together.
  ///
  /// Two segments of the same frames that say the same are one. A suggestion of one side gives way to what somebody
  /// confirmed on the other.
  public func merged(with other: SharedAnnotation) -> SharedAnnotation {
    var merged = SharedAnnotation(fates: fates.merging(other.fates) { Fate.later($0, $1) })
    merged.uniteTwins()
    merged.dropSuggestions(of: self, against: other)
    merged.dropSuggestions(of: other, against: self)
    return merged
  }

  /// Of segments that say the same about the same frames one stays, whichever side they come from.
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

  /// The change that makes of `annotation` what is known here.
  public func edit(of annotation: Annotation, words: String) -> Edit {
    let (before, after) = (Set(annotation.segments), Set(segments))
    return Edit(
      words: words, removed: annotation.segments.filter { !after.contains($0) },
      added: segments.filter { !before.contains($0) }.sorted { ($0.start, $0.id) < ($1.start, $1.id) })
  }
}

extension SharedAnnotation.Fate {
  /// The later of two; of equal times what is deleted, else whichever both sides would take.
  static func later(_ one: Self, _ other: Self) -> Self {
    if one.at != other.at { return one.at > other.at ? one : other }
    guard let mine = one.segment, let theirs = other.segment else { return one.segment == nil ? one : other }
    return mine.order.lexicographicallyPrecedes(theirs.order) ? other : one
  }
}

extension Segment {
  /// When somebody said last what holds of it.
  var decided: Int { max(changed, chosen ?? 0) }

  /// Something by which two states of one segment can be told apart on every machine.
  fileprivate var order: [UInt8] { Array("\(status.rawValue) \(start) \(end) \(chosen ?? 0) \(content)".utf8) }
}

/// What two segments have in common that are the same but for their names.
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
