import TilawaCore

/// Stands in for the engine at the boundary of the state machine: walks from the last cue and gives its marks.
struct EngineFake {
  var playback: Playback
  private(set) var reports: [Playback.Report] = []
  private(set) var effects: [Playback.Effect] = []
  private var walk: SegmentWalk?
  private var generation = 0
  private var isSuspended = false
  private var current: (segment: SessionSegment, began: Int, skipped: Int)?
  private var skipping = 0
  private(set) var frame = 0
  private var lastFrames = 0
  /// Marks of generations that were left, to be delivered late.
  private(set) var stale: [Playback.Event] = []

  init(_ session: Session, from position: SessionPosition? = nil) {
    playback = Playback(session: session, rate: TestRate.rate, from: position)
  }

  var heard: Int { current.map { frame - $0.began + $0.skipped } ?? 0 }

  @discardableResult mutating func send(_ event: Playback.Event) -> [Playback.Effect] {
    let effects = playback.handle(event)
    self.effects += effects
    for effect in effects { perform(effect) }
    return effects
  }

  private mutating func perform(_ effect: Playback.Effect) {
    switch effect {
    case .start(let cue, let generation):
      if let current {
        let mark = Playback.Mark(
          generation: self.generation, segment: current.segment, frame: frame, frames: frame - current.began)
        stale += [.heard(mark), .began(mark), .finished(generation: self.generation)]
      }
      walk = playback.walk(from: cue)
      self.generation = generation
      current = nil
      skipping = cue.skipping
    case .suspend: isSuspended = true
    case .resume: isSuspended = false
    case .report(let report): reports.append(report)
    case .close: walk = nil
    }
  }

  /// Lets the sound go on to the middle of the next segment, or to the end of the present one.
  mutating func advance() {
    guard !isSuspended, walk != nil else { return }
    if let (segment, began, skipped) = current {
      let length = frames(of: segment)
      frame = began + max(0, length - skipped)
      current = nil
      lastFrames = length
      send(.heard(Playback.Mark(generation: generation, segment: segment, frame: frame, frames: length)))
    } else if let segment = walk?.next() {
      current = (segment, frame, skipping)
      let length = frames(of: segment)
      let isGap = if case .gap = segment.content { true } else { false }
      skipping = 0
      send(
        .began(Playback.Mark(generation: generation, segment: segment, frame: frame, frames: isGap ? length : 0)))
      frame += max(0, length - heard) / 2
    } else {
      send(.finished(generation: generation))
    }
  }

  private func frames(of segment: SessionSegment) -> Int {
    switch segment.content {
    case .sound(let slices): slices.reduce(0) { $0 + $1.frames(at: TestRate.rate) }
    case .missing(let milliseconds): Gap.milliseconds(milliseconds).frames(rate: TestRate.rate, after: 0)
    case .gap(let gap, _): gap.frames(rate: TestRate.rate, after: lastFrames)
    }
  }
}

enum TestRate { static let rate = 1000 }
