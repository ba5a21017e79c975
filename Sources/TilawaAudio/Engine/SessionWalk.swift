import TilawaCore

/// The place of the decode thread in its segments.
struct SessionWalk {
  /// The start of its generation.
  let start: PlaybackStart
  /// The next output frame.
  var position: Int
  /// The number of output frames of the next segment that were heard in an older generation.
  var skipping: Int
  /// The segment in the making, and its index from 0.
  private(set) var segment: SessionSegment?
  private(set) var index = -1
  /// The next segment; known ahead, so that a run can go on.
  private var upcoming: SessionSegment?
  private var segments: any IteratorProtocol<SessionSegment> & Sendable

  /// - Parameters:
  ///   - segments: the segments to play.
  ///   - start: the start of the generation.
  ///   - position: the first output frame.
  ///   - rate: the sample rate in output frames a second.
  init(
    _ segments: any IteratorProtocol<SessionSegment> & Sendable, _ start: PlaybackStart, position: Int, rate: Int
  ) {
    self.start = start
    self.segments = segments
    self.position = position
    upcoming = self.segments.next()
    let heardSince = start.asOf.map { max(0, position - $0) } ?? 0
    let heard = start.skipping(in: upcoming?.loop, rate: rate) + heardSince
    skipping = upcoming?.isSound == true ? start.atItsSpeed(heard) : heard
  }

  mutating func next() -> SessionSegment? {
    guard let next = upcoming else { return nil }
    if index >= 0 { skipping = 0 }
    segment = next
    upcoming = segments.next()
    index += 1
    return next
  }

  /// Returns the length of these frames at the speed at which they were heard before; 0 after a leap.
  func heardBefore(_ frames: Int) -> Int {
    if start.join == .leap || index > 0 { return 0 }
    return start.speed == start.heardAt ? frames : start.heardAt.frames(start.speed.content(frames))
  }

  /// Whether the sleep timer ends the session after the present segment.
  var isOver: Bool {
    guard let stopFrame = start.stopFrame, let segment, segment.step.part == .ayah else { return false }
    return position >= stopFrame
  }

  /// The slice that follows the present segment at once.
  var nextSlice: AudioSlice? {
    if case .sound(let slices)? = upcoming?.content { slices.first } else { nil }
  }

  /// Replaces the present segment and all that follow.
  mutating func replace(with segments: any IteratorProtocol<SessionSegment> & Sendable) {
    self.segments = segments
    upcoming = self.segments.next()
    skipping = 0
  }
}

extension SessionSegment {
  var isGap: Bool { content.isGap }

  var isSound: Bool {
    if case .sound = content { true } else { false }
  }
}

/// The lengths of segments in output frames.
struct SegmentLengths {
  /// The segment made before, gaps apart.
  var made: Int?
  /// The segment heard last before this generation, for a silence that comes first.
  var heard: ReportQueue.Heard?

  func frames(of segment: SessionSegment, rate: Int, speed: Speed) -> Int {
    switch segment.content {
    case .sound(let slices): slices.reduce(0) { $0 + $1.frames(at: rate, speed: speed) }
    case .missing(let milliseconds): Gap.milliseconds(milliseconds).frames(rate: rate, after: 0)
    case .gap(let gap, _): gap.frames(rate: rate, after: made ?? before(segment))
    }
  }

  private func before(_ gap: SessionSegment) -> Int { heard?.step == gap.step ? heard?.frames ?? 0 : 0 }
}
