import TilawaCore

/// Where the decode thread is in the segments that it was given.
struct SessionWalk {
  let generation: Int
  /// The output frame that is made next.
  var position: Int
  /// Output frames of the next segment that were heard in an older generation.
  var skipping: Int
  /// The segment that is being made, and which one it is, from 0.
  private(set) var segment: SessionSegment?
  private(set) var index = -1
  private var segments: any IteratorProtocol<SessionSegment> & Sendable

  init(_ start: EngineCore.Start, position: Int) {
    generation = start.generation
    segments = start.segments
    skipping = start.skipping + (start.asOf.map { max(0, position - $0) } ?? 0)
    self.position = position
  }

  mutating func next() -> SessionSegment? {
    guard let next = segments.next() else { return nil }
    if index >= 0 { skipping = 0 }
    segment = next
    index += 1
    return next
  }
}

/// How long segments are in output frames.
struct SegmentLengths {
  /// The segment made before, gaps apart.
  var made: Int?
  /// What was heard last before this generation: a gap can come first when one starts again inside it.
  var heard: ReportDesk.Heard?

  func frames(of segment: SessionSegment, rate: Int) -> Int {
    switch segment.content {
    case .sound(let slices): slices.reduce(0) { $0 + $1.frames(at: rate) }
    case .missing(let milliseconds): Gap.milliseconds(milliseconds).frames(rate: rate, after: 0)
    case .gap(let gap, _): gap.frames(rate: rate, after: made ?? before(segment))
    }
  }

  private func before(_ gap: SessionSegment) -> Int { heard?.step == gap.step ? heard?.frames ?? 0 : 0 }
}
