import TilawaCore

/// Stands in for the engine at the boundary of the state machine: walks from the last start and gives its marks.
struct EngineFake {
  var playback: Playback
  private(set) var reports: [Playback.Report] = []
  private(set) var effects: [Playback.Effect] = []
  private var walk: SegmentWalk?
  private var generation = 0
  private var isSuspended = false
  private var current: (segment: SessionSegment, began: Int, skipped: Int)?
  private var skipping = 0
  /// Speeds at which what is skipped was heard, and is heard now.
  private var speeds = (Speed.normal, Speed.normal)
  private(set) var frame = 0
  /// The frames of a step that count as heard until its mark comes.
  private var expected = 0
  private var stopFrame: Int?
  /// Made last in this generation.
  private var last: SessionSegment?
  private var lastFrames = 0
  /// Marks of generations that were left, to be delivered late.
  private(set) var stale: [Playback.Event] = []

  init(_ session: Session, from position: SessionPosition? = nil) {
    playback = Playback(session: session, rate: TestRate.rate, from: position)
  }

  /// The heard frames of the step, not only of the part in a loop.
  var heard: Int { current.map { frame - $0.began + $0.skipped + lead($0.segment.loop, at: speeds.1) } ?? expected }

  /// Whether it is told what sounds.
  var isInside: Bool { current != nil && !playback.isReplaced }

  private func lead(_ loop: SoundLoop?, at speed: Speed) -> Int {
    loop?.range(rate: TestRate.rate, speed: speed).lowerBound ?? 0
  }

  @discardableResult mutating func send(_ event: Playback.Event) -> [Playback.Effect] {
    let effects = playback.handle(event)
    self.effects += effects
    for effect in effects { perform(effect) }
    return effects
  }

  private mutating func perform(_ effect: Playback.Effect) {
    switch effect {
    case .start(let walk, let start):
      if let current {
        let mark = SegmentMark(
          generation: self.generation, segment: current.segment, frame: frame, length: frame - current.began)
        stale += [.heard(mark), .began(mark), .finished(generation: self.generation)]
      }
      self.walk = walk
      generation = start.generation
      current = nil
      last = nil
      stopFrame = start.stopFrame
      skipping = start.skipping(in: walk.loop, rate: TestRate.rate)
      speeds = (start.heardAt, start.speed)
      expected = speeds.1.frames(speeds.0.content(start.skipping))
    case .proceed(let walk, let generation):
      guard generation == self.generation else { return }
      self.walk = walk
    case .suspend: isSuspended = true
    case .resume: isSuspended = false
    case .report(let report): reports.append(report)
    case .close: walk = nil
    }
  }

  /// Reports that the next step, if there is one, cannot be read; the result of `make` takes the place of the session.
  mutating func comesUpon(_ make: (Session) -> Session) -> Bool {
    var ahead = walk
    guard let segment = ahead?.next(), segment.content.isStep else { return false }
    send(.replaced(make(playback.session), at: segment.step, generation: generation))
    return true
  }

  /// Lets the sound go on to the middle of the next segment, or to the end of the present one.
  mutating func advance() {
    guard !isSuspended, walk != nil else { return }
    if current == nil, last?.step.part == .ayah, let stopFrame, frame >= stopFrame {
      send(.finished(generation: generation))
    } else if let (segment, began, skipped) = current {
      let length = frames(of: segment)
      frame = began + max(0, length - skipped)
      current = nil
      last = segment
      expected = 0
      lastFrames = length
      send(.heard(SegmentMark(generation: generation, segment: segment, frame: frame, length: length)))
    } else if let segment = walk?.next() {
      current = (segment, frame, min(skipped(of: segment), frames(of: segment)))
      let length = frames(of: segment)
      let isGap = if case .gap = segment.content { true } else { false }
      skipping = 0
      send(
        .began(SegmentMark(generation: generation, segment: segment, frame: frame, length: isGap ? length : 0)))
      frame += max(0, length - heard) / 2
    } else {
      send(.finished(generation: generation))
    }
  }

  private func skipped(of segment: SessionSegment) -> Int {
    guard case .sound = segment.content, speeds.0 != speeds.1 else { return skipping }
    return speeds.1.frames(speeds.0.content(skipping))
  }

  private func frames(of segment: SessionSegment) -> Int {
    switch segment.content {
    case .sound(let slices): slices.reduce(0) { $0 + $1.frames(at: TestRate.rate, speed: speeds.1) }
    case .missing(let milliseconds): Gap.milliseconds(milliseconds).frames(rate: TestRate.rate, after: 0)
    case .gap(let gap, _): gap.frames(rate: TestRate.rate, after: lastFrames)
    }
  }
}

enum TestRate { static let rate = 1000 }

extension SessionSegment.Content {
  fileprivate var isStep: Bool {
    if case .gap = self { false } else { true }
  }
}
