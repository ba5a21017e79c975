import TilawaCore

/// The loop of the decode thread: takes commands, walks the segments, keeps the ring full.
///
/// Only the decode thread uses it; the rest of the engine sends commands through the mailbox.
final class DecodeLoop {
  private let core: EngineCore
  private let sink: any AudioSink
  private let obstacle: EngineObstacle
  private var walk: SessionWalk?
  /// The walk that came to a segment without sound, and the reason.
  private var stuck: (walk: SessionWalk, error: AudioError)?
  private let producer: SegmentProducer
  private var lengths = SegmentLengths()
  /// Whether too many reports wait to be heard or read: nothing more is made until then.
  private var isHeld = false
  private var words: WordMarker?

  init(
    core: EngineCore, sink: any AudioSink, levels: Levels, obstacle: EngineObstacle, words: SegmentWords?,
    opening: @escaping DecoderOpening
  ) {
    self.core = core
    self.sink = sink
    self.obstacle = obstacle
    self.words = words.map(WordMarker.init)
    producer = SegmentProducer(format: core.format, levels: levels, opening: opening)
  }

  func run() {
    while true {
      for command in core.takeCommands() {
        switch command {
        case .start(let order): begin(order)
        case .proceed(let segments, let generation): proceed(with: segments, generation)
        case .giveUp(let generation): giveUp(generation)
        case .stop: return
        }
      }
      if isReady {
        step()
      } else {
        tellSink()
        core.writer.wait()
      }
    }
  }

  /// Whether there is something to make, and room for it.
  private var isReady: Bool {
    guard walk != nil, core.output == .there else { return false }
    let isBehind = core.reportQueue.isBehind
    if isBehind != isHeld {
      isHeld = isBehind
      // A sink that waits for more than this must not: there is no more until this was heard.
      core.renderer.halt(isBehind)
      if isBehind { tellSinkAnyway() }
    }
    guard !isBehind else { return false }
    return !core.renderer.writerSleepsUnless(free: SegmentProducer.chunk)
  }

  private func begin(_ order: EngineCore.StartOrder) {
    let frame = sink.flush()
    core.reportQueue.forget(after: frame)
    // Set the state first: the sink must not pull new frames in the old state.
    core.applyState(of: order)
    core.renderer.prepare(answering: order.requests)
    // Tell the sink now: no later call does if the session does not sound.
    sink.dataAvailable()
    isHeld = false
    lengths.heard = core.reportQueue.lastHeard
    lengths.made = nil
    producer.begin(at: order.start.speed, order.start.join)
    stuck = nil
    walk = SessionWalk(order.segments, order.start, position: frame, rate: core.format.rate)
  }

  private func proceed(with segments: any IteratorProtocol<SessionSegment> & Sendable, _ generation: Int) {
    guard var (walk, _) = stuck, walk.start.generation == generation else { return }
    stuck = nil
    core.renderer.halt(false)
    walk.replace(with: segments)
    self.walk = walk
  }

  private func giveUp(_ generation: Int) {
    guard let (walk, error) = stuck, walk.start.generation == generation, let segment = walk.segment else { return }
    core.reportQueue.post(
      .failed(error, segment: segment, generation: generation, frame: walk.position), due: .drained)
    finish()
  }

  /// Makes the next frames, or goes on to the next segment when there are none left in this one.
  private func step() {
    guard var now = walk else { return }
    do throws(AudioError) {
      if producer.isDone {
        guard !isAtLimit(now), let segment = now.next() else { return end(now) }
        enter(segment, &now)
      } else {
        now.position += try producer.produce(into: core.renderer)
        // An unpaced sink takes half a ring at a time: waking it for every chunk costs more than a chunk.
        if sink.pace == .realTime || core.renderer.isHalfFull { tellSink() }
      }
      walk = now
    } catch {
      fail(error, now)
    }
  }

  private func enter(_ segment: SessionSegment, _ walk: inout SessionWalk) {
    let length = lengths.frames(of: segment, rate: core.format.rate, speed: walk.start.speed)
    let skipped = min(walk.skipping, length)
    walk.skipping -= skipped
    let end = walk.position + length - skipped
    func mark(at frame: Int) -> SegmentMark {
      SegmentMark(
        generation: walk.start.generation, index: walk.index, segment: segment, frame: frame, length: length,
        skipped: skipped)
    }
    core.reportQueue.post(.began(mark(at: walk.position)), due: .heard(walk.position + min(1, length - skipped)))
    for word in words?.marks(of: segment, length: length, skipping: skipped, in: walk, rate: core.format.rate) ?? []
    where word.frame < core.limit ?? .max {
      core.reportQueue.post(.word(word), due: .heard(max(word.frame, walk.position) + 1))
    }
    if end <= core.limit ?? end { core.reportQueue.post(.ended(mark(at: end)), due: .heard(end)) }
    producer.enter(
      segment, length: length, skipping: skipped, room: (core.limit ?? .max) - walk.position, before: walk.nextSlice)
    lengths.made = segment.isGap ? lengths.made : length
  }

  private func isAtLimit(_ walk: SessionWalk) -> Bool { walk.isOver || walk.position >= core.limit ?? .max }

  private func end(_ walk: SessionWalk) {
    core.reportQueue.post(.finished(generation: walk.start.generation, frame: walk.position), due: .drained)
    finish()
  }

  private func fail(_ error: AudioError, _ walk: SessionWalk) {
    guard let segment = walk.segment else { return }
    core.reportQueue.retract(after: walk.position)
    producer.begin(at: walk.start.speed, .cut)
    stuck = (walk, error)
    self.walk = nil
    switch obstacle {
    case .asks:
      let (generation, frame) = (walk.start.generation, walk.position)
      core.reportQueue.now(.stuck(error, segment: segment, generation: generation, frame: frame))
      core.reportQueue.post(.exhausted(generation: generation, frame: frame), due: .heard(frame))
      // The frames in the ring must not wait for more.
      core.renderer.halt(true)
      tellSinkAnyway()
    case .ends: giveUp(walk.start.generation)
    }
  }

  private func finish() {
    walk = nil
    stuck = nil
    producer.drop()
    core.renderer.end()
    // The last frames are due now.
    tellSinkAnyway()
  }

  /// Tells the sink of frames even if it has not asked.
  private func tellSinkAnyway() {
    _ = core.renderer.shouldTellSink()
    sink.dataAvailable()
  }

  /// Wakes a sink that waits for frames. Always before waiting oneself: each would wait for the other.
  private func tellSink() {
    if core.renderer.shouldTellSink() { sink.dataAvailable() }
  }
}
