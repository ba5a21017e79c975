/// The possible changes of an annotation, each as one edit, for the editor on the screen and for scripts.
///
/// A value is made for one change. It has the present annotation, the time, and a function for new identifiers.
public struct SegmentEditing {
  /// An edge of a segment: an end, or a join by its number, from 0.
  public enum Edge: Hashable, Sendable {
    case start, end
    /// A join, at which another part begins.
    case join(Int)
  }

  /// The present annotation.
  public let annotation: Annotation
  /// The time of the change, in seconds since 1970.
  public let now: Int
  private let makeID: () -> Segment.ID

  /// Makes an editing of an annotation.
  ///
  /// - Parameters:
  ///   - annotation: the present annotation.
  ///   - now: the time of the change, in seconds since 1970.
  ///   - makeID: returns an unused identifier; called once for each new segment.
  public init(_ annotation: Annotation, now: Int, naming makeID: @escaping () -> Segment.ID) {
    self.annotation = annotation
    self.now = now
    self.makeID = makeID
  }

  /// Adds a segment.
  public func add(
    _ frames: Range<Int>, _ content: Segment.Content, status: SourceSegment.Status = .confirmed
  ) throws(EditError) -> Edit {
    let segment = try made(frames, content, status)
    return Edit(words: "add \(words(segment))", removed: [], added: [segment])
  }

  /// Moves one edge of one segment; its neighbours stay.
  public func move(_ edge: Edge, of id: Segment.ID, to frame: Int) throws(EditError) -> Edit {
    let segment = try known(id)
    return Edit(words: "move \(words(segment))", removed: [segment], added: [try moved(segment, edge, frame)])
  }

  /// Moves every edge at a frame.
  public func moveBoundary(at place: Int, to frame: Int) throws(EditError) -> Edit {
    var removed: [Segment] = []
    var added: [Segment] = []
    for segment in annotation.segments {
      guard let edge = edge(of: segment, at: place) else { continue }
      removed.append(segment)
      added.append(try moved(segment, edge, frame))
    }
    guard !removed.isEmpty else { throw EditError(CoreSentences.noBoundary) }
    return Edit(words: "move a boundary", removed: removed, added: added)
  }

  /// Places a boundary at a frame. Splits the shortest segment there; where there is none, makes two unassigned
  /// segments of the hole around the frame.
  public func placeBoundary(at frame: Int) throws(EditError) -> Edit {
    guard 0 < frame, frame < annotation.frames else { throw EditError(CoreSentences.boundaryInside) }
    guard !annotation.boundaries.contains(frame) else { throw EditError(CoreSentences.boundaryThere) }
    if let around = annotation.segments(at: frame).first { return try split(around.id, at: frame) }
    let boundaries = annotation.boundaries
    let first = boundaries.last { $0 < frame } ?? 0
    let last = boundaries.first { $0 > frame } ?? annotation.frames
    let halves = [try made(first..<frame, .unassigned, .confirmed), try made(frame..<last, .unassigned, .confirmed)]
    return Edit(words: "place a boundary", removed: [], added: halves)
  }

  /// Removes a boundary: merges the two segments that meet there, or removes a join. An unassigned segment that begins
  /// or ends there alone is deleted.
  ///
  /// - Throws: `EditError` if another segment begins or ends there alone, if more segments meet, or if there is no
  ///   boundary.
  public func removeBoundary(at frame: Int) throws(EditError) -> Edit {
    let before = annotation.segments.filter { $0.end == frame }
    let after = annotation.segments.filter { $0.start == frame }
    if before.count == 1, after.count == 1 { return try merge([before[0].id, after[0].id]) }
    if let joined = annotation.segments.first(where: {
      $0.recited.dropFirst().contains { $0.frames.lowerBound == frame }
    }) {
      return try withoutJoin(joined, at: frame)
    }
    guard before.count + after.count == 1, let single = (before + after).first else {
      throw EditError(before.isEmpty && after.isEmpty ? CoreSentences.noBoundary : CoreSentences.severalMeet)
    }
    guard single.content != .unassigned else {
      throw EditError(CoreSentences.edgeOf(segment: Edit.subject(words(single))))
    }
    return try delete([single.id])
  }

  /// Sets the content of a segment and confirms it.
  public func assign(_ content: Segment.Content, to id: Segment.ID) throws(EditError) -> Edit {
    let segment = try known(id)
    var assigned = segment
    assigned.content = content
    // The user preferred the segment for its former content.
    if !content.says(segment.content) { assigned.chosen = nil }
    assigned = try checked(confirmed(assigned))
    return Edit(words: "assign \(words(assigned))", removed: [segment], added: [assigned])
  }

  /// Confirms suggestions.
  public func confirm(_ ids: [Segment.ID]) throws(EditError) -> Edit {
    let segments = try known(ids).filter { $0.status == .suggested }
    guard !segments.isEmpty else { throw EditError(CoreSentences.nothingToConfirm) }
    return Edit(
      words: segments.count == 1 ? "confirm \(words(segments[0]))" : "confirm \(segments.count) segments",
      removed: segments, added: segments.map(confirmed))
  }

  /// Makes confirmed segments suggestions again.
  public func unconfirm(_ ids: [Segment.ID]) throws(EditError) -> Edit {
    let segments = try known(ids).filter { $0.status == .confirmed }
    guard !segments.isEmpty else { throw EditError(CoreSentences.alreadySuggestions) }
    return Edit(
      words: segments.count == 1 ? "unconfirm \(words(segments[0]))" : "unconfirm \(segments.count) segments",
      removed: segments,
      added: segments.map { segment in
        var suggested = segment
        (suggested.status, suggested.changed, suggested.chosen) = (.suggested, now, nil)
        return suggested
      })
  }

  /// Makes this take the preferred one of its content.
  public func choose(_ id: Segment.ID) throws(EditError) -> Edit {
    let segment = try known(id)
    guard case .recited = segment.content else { throw EditError(CoreSentences.onlyRecitationPreferred) }
    guard segment.status == .confirmed else { throw EditError(CoreSentences.confirmFirst) }
    var chosen = segment
    chosen.chosen = now
    return Edit(words: "prefer \(words(segment))", removed: [segment], added: [chosen])
  }

  /// Deletes segments; the sound stays.
  public func delete(_ ids: [Segment.ID]) throws(EditError) -> Edit {
    let segments = try known(ids)
    let words = segments.count == 1 ? "delete \(words(segments[0]))" : "delete \(segments.count) segments"
    return Edit(words: words, removed: segments, added: [])
  }

  /// Splits a segment in two. Parts before and after a join go to their halves. Elsewhere the first half keeps the
  /// recited text, and the second is unassigned. Other contents go to both halves.
  ///
  /// - Throws: `EditError` for a frame outside the segment, and for a frame inside a part with a later join.
  public func split(_ id: Segment.ID, at frame: Int) throws(EditError) -> Edit {
    let segment = try known(id)
    guard segment.start < frame, frame < segment.end else { throw EditError(CoreSentences.placeNotInside) }
    var (first, second) = (segment.content, segment.content)
    if case .recited(let parts) = segment.content {
      let kept = parts.filter { $0.start < frame }
      let rest = parts.filter { $0.start >= frame }
      first = .recited(kept)
      second = rest.first?.start == frame ? .recited(rest) : .unassigned
      if second == .unassigned, !rest.isEmpty { throw EditError(CoreSentences.splitAtJoin) }
    }
    var left = segment
    (left.content, left.end, left.changed) = (first, frame, now)
    var right = try made(frame..<segment.end, second, segment.status)
    right.chosen = nil
    return Edit(words: "split \(words(segment))", removed: [segment], added: [try checked(left), right])
  }

  /// Merges segments that touch. The recited contents stay parts of their own, with joins between.
  public func merge(_ ids: [Segment.ID]) throws(EditError) -> Edit {
    let segments = try known(ids).sorted { $0.start < $1.start }
    guard let first = segments.first, let last = segments.last, segments.count > 1 else {
      throw EditError(CoreSentences.twoSegments)
    }
    guard zip(segments, segments.dropFirst()).allSatisfy({ $0.end == $1.start }) else {
      throw EditError(CoreSentences.onlyTouching)
    }
    let isSuggested = segments.contains { $0.status == .suggested }
    var evidence = first.evidence
    evidence.flags = segments.reduce(into: []) { $0.formUnion($1.evidence.flags) }
    let merged = Segment(
      id: first.id, start: first.start, end: last.end, content: try united(segments),
      status: isSuggested ? .suggested : .confirmed, changed: now, chosen: first.chosen, evidence: evidence)
    return Edit(words: "merge \(segments.count) segments", removed: segments, added: [merged])
  }

  /// Replaces earlier suggestions by new ones. New ones that overlap a confirmed segment or are too short are left out.
  ///
  /// - Parameters:
  ///   - suggestions: the new suggestions.
  ///   - stretch: a range of frames; only earlier suggestions that overlap it are removed. Nil removes all.
  public func suggest(
    _ suggestions: [SegmentSuggestion], in stretch: Range<Int>? = nil
  ) throws(EditError) -> Edit {
    let confirmed = annotation.segments.filter { $0.status == .confirmed }
    let free = suggestions.filter { new in
      !confirmed.contains { $0.frames.overlaps(new.frames) }
        && !Segment.isTooShort(new.content, in: new.frames, at: annotation.rate)
    }
    let added = try free.map { (new) throws(EditError) in
      var segment = try made(new.frames, new.content, .suggested)
      segment.evidence = new.evidence
      return segment
    }
    let words = added.count == 1 ? "suggest 1 segment" : "suggest \(added.count) segments"
    let removed = annotation.segments.filter { old in
      old.status == .suggested && stretch.map { old.frames.overlaps($0) } ?? true
    }
    return Edit(words: words, removed: removed, added: added)
  }
}

/// A reason why a change cannot be made.
public struct EditError: Error, Hashable, CustomStringConvertible {
  /// The error, and what would be right.
  package let sentence: Sentence

  /// Makes an error with a description.
  public init(_ description: String) { sentence = Sentence(verbatim: description) }

  package init(_ sentence: Sentence) { self.sentence = sentence }

  /// A description of the error and of what would be right.
  public var description: String { sentence.text }
}

extension SegmentEditing {
  private func known(_ id: Segment.ID) throws(EditError) -> Segment {
    guard let segment = annotation.segment(id) else { throw EditError(CoreSentences.noSegment(id: id)) }
    return segment
  }

  /// Returns the segments with these ids, each once.
  private func known(_ ids: [Segment.ID]) throws(EditError) -> [Segment] {
    var seen: Set<Segment.ID> = []
    return try ids.filter { seen.insert($0).inserted }.map { (id) throws(EditError) in try known(id) }
  }

  func made(
    _ frames: Range<Int>, _ content: Segment.Content, _ status: SourceSegment.Status, named id: Segment.ID? = nil
  ) throws(EditError) -> Segment {
    guard frames.lowerBound >= 0, frames.lowerBound < frames.upperBound else {
      throw EditError(CoreSentences.segmentBackwards)
    }
    var segment = Segment(
      id: id ?? makeID(), start: frames.lowerBound, end: frames.upperBound, content: .unassigned, status: status,
      changed: now)
    segment.content = content
    return try checked(segment)
  }

  func checked(_ segment: Segment) throws(EditError) -> Segment {
    if let fault = segment.fault { throw EditError(fault) }
    guard segment.end <= annotation.frames else { throw EditError(CoreSentences.leavesRecording) }
    guard !segment.isTooShort(at: annotation.rate) else {
      throw EditError(CoreSentences.tooShortMove(least: Int(Segment.shortest / .milliseconds(1))))
    }
    return segment
  }

  private func confirmed(_ segment: Segment) -> Segment {
    var segment = segment
    segment.status = .confirmed
    segment.changed = now
    return segment
  }

  /// Returns the edge of the segment at a frame; nil where there is none.
  private func edge(of segment: Segment, at frame: Int) -> Edge? {
    if segment.start == frame { return .start }
    if segment.end == frame { return .end }
    return segment.recited.dropFirst().firstIndex { $0.frames.lowerBound == frame }.map { .join($0 - 1) }
  }

  private func moved(_ segment: Segment, _ edge: Edge, _ frame: Int) throws(EditError) -> Segment {
    var moved = segment
    moved.changed = now
    switch edge {
    case .start:
      moved.start = frame
      if case .recited(var parts) = segment.content, !parts.isEmpty {
        parts[0].start = frame
        moved.content = .recited(parts)
      }
    case .end: moved.end = frame
    case .join(let index):
      guard case .recited(var parts) = segment.content, parts.indices.contains(index + 1) else {
        throw EditError(CoreSentences.noJoin)
      }
      parts[index + 1].start = frame
      moved.content = .recited(parts)
    }
    return try checked(moved)
  }

  /// Returns the common content of segments that touch.
  private func united(_ segments: [Segment]) throws(EditError) -> Segment.Content {
    let said = segments.filter { $0.content != .unassigned }
    guard let first = said.first else { return .unassigned }
    guard said.count > 1 else { return stretched(first, to: segments) }
    var parts: [Segment.Part] = []
    for segment in said {
      guard case .recited(let own) = segment.content else {
        if said.allSatisfy({ $0.content == first.content }) { return first.content }
        throw EditError(CoreSentences.notMerged(segment: Edit.subject(words(segment))))
      }
      parts += own
    }
    if let start = segments.first?.start, !parts.isEmpty { parts[0].start = start }
    return .recited(parts)
  }

  private func stretched(_ segment: Segment, to segments: [Segment]) -> Segment.Content {
    guard case .recited(var parts) = segment.content, let start = segments.first?.start, !parts.isEmpty else {
      return segment.content
    }
    parts[0].start = start
    return .recited(parts)
  }

  private func withoutJoin(_ segment: Segment, at frame: Int) throws(EditError) -> Edit {
    guard case .recited(let parts) = segment.content, let place = parts.firstIndex(where: { $0.start == frame }),
      case .text(let before) = parts[place - 1].content, case .text(let after) = parts[place].content,
      before.end == after.start
    else { throw EditError(CoreSentences.notConsecutive) }
    var united = parts
    united[place - 1].content = .text(WordRange(before.start, after.end))
    united[place - 1].label = nil
    united.remove(at: place)
    var changed = segment
    (changed.content, changed.changed) = (.recited(united), now)
    return Edit(words: "remove a join", removed: [segment], added: [changed])
  }

  /// Returns a description of a segment in a few words, as the library stores it.
  private func words(_ segment: Segment) -> String {
    switch segment.content {
    case .unassigned: "a stretch without a label"
    case .speech: "speech"
    case .other: "what is no recitation"
    case .recited(let parts): parts.compactMap(\.label).joined(separator: " + ").nonEmpty ?? "a segment"
    }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
