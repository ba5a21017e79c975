/// The state of a playing session, as a value: without clock, files or threads.
///
/// The decode thread walks ahead by itself, so that joins are exact; the engine's marks report the heard segments and
/// move the counters. Every seek, skip or change of plan begins a generation; reports of older generations are dropped.
public struct Playback: Sendable {
  /// The reason for the end of a session.
  public enum EndReason: String, Codable, CaseIterable, Hashable, Sendable {
    case finished, stopped, interrupted, error
    case noAudio = "no-audio"
  }

  /// The phase of the session: not begun, in it, or over.
  public enum Phase: Hashable, Sendable {
    case idle
    /// The session sounds, at this place.
    case playing(SessionPlace)
    /// The session is silent, and will go on from this place.
    case paused(SessionPlace)
    /// The output asked for silence; the session goes on when the output withdraws the request.
    case held(SessionPlace)
    /// The sound server is gone; when it comes back, the session goes on, playing or paused as before.
    case lost(SessionPlace, Resumption)
    /// The session is over, for this reason.
    case ended(EndReason)
  }

  /// The state that the session takes when its sink is back.
  public enum Resumption: Hashable, Sendable { case playing, paused }

  /// The limit for `previous`: up to this time into an ayah it goes to the one before; later it begins the ayah anew.
  public static let restartThresholdMilliseconds = 1500

  /// The session that is played.
  public internal(set) var session: Session
  /// The number of output frames a second.
  public let rate: Int
  /// The speed of the session now.
  public internal(set) var speed: Speed
  /// The speed of the present generation; `speed` is that of the next one.
  public internal(set) var heardSpeed: Speed
  /// The phase of the session.
  public internal(set) var phase = Phase.idle
  /// The session's own counts and silences, with the changes so far; an endless ayah or range overrides these counts.
  public internal(set) var repetition: Repetition
  /// The part that repeats without end until the listener changes it.
  public internal(set) var endless = Endless.none
  /// The part of the present step that is repeated.
  public internal(set) var loop: SoundLoop?
  /// The beginning of a loop whose end is not marked yet.
  public internal(set) var loopStart: LoopStart?
  /// The output frame of the sleep timer: the session ends with the ayah that is heard there.
  public internal(set) var sleepsAt: Int?
  /// The steps of the session, with the present repeats.
  public internal(set) var plan: RepeatPlan
  /// The number of the present generation.
  public internal(set) var generation = 0
  var opened = OpenedSurahs()
  /// The last start of the engine, until the listener reaches it.
  var pending: (walk: SegmentWalk, start: PlaybackStart)?
  /// The output frames of the step heard last.
  var lastHeard = 0
  /// The output frame at which the last complete segment ended.
  var lastFrame = 0
  /// The walk of the engine, from its last start.
  var walked: SegmentWalk
  /// Whether the reciter of the present step was replaced; the session cannot go on inside such a step.
  public internal(set) var isReplaced = false
  /// The place that was reported last; going on inside it after a change causes no new report.
  var announced: SessionPlace?
  /// The content of the reported place; another content causes a new report.
  var announcedContent: SessionSegment.Content?
  /// The last heard word of the reported place.
  var spoken: WordMark?
  /// The place at which the session goes on if it is left now.
  var onward: SessionPlace
  /// The frames of the first step that were heard in an earlier session.
  let heardBefore: Int
  /// The changes made while the session played, the latest of each kind.
  var changes: [Change]

  /// - Parameters:
  ///   - session: the session to play.
  ///   - rate: the number of output frames a second.
  ///   - speed: the speed at the beginning.
  ///   - position: the position at which to begin, found in this session; nil for its opening.
  public init(session: Session, rate: Int, speed: Speed = .normal, from position: SessionPosition? = nil) {
    self.session = session
    self.rate = rate
    self.speed = speed
    // A position is a time of the recitation.
    heardSpeed = position == nil ? speed : .normal
    onward = position?.place ?? session.opening
    heardBefore = position?.heard(rate: rate) ?? 0
    opened = position?.opened ?? OpenedSurahs()
    changes = position?.changes ?? []
    plan = session.plan
    repetition = session.spec.repetition
    walked = SegmentWalk(session)
  }

  /// Handles an event and returns the effects, in order.
  ///
  /// Any event may come in any phase; an event without meaning in that phase changes nothing.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .play: play()
    case .pause: pause()
    case .toggle: isMeantToPlay ? pause() : play()
    case .next: move(place.map(next))
    case .previous(let heard): move(place.map { previous($0, heard: heard) })
    case .jump(let item): move(place.map { jump($0, to: item) })
    case .enter(let step): move(place == nil ? nil : .to(.entering(step)))
    case .seek(let frame): seek(to: frame)
    case .seekBy(let frames, let heard): seek(by: frames, heard: heard)
    case .change(let change, let heard): apply(change, heard: heard)
    case .endless(let endless, let heard): apply(endless, heard: heard)
    case .markLoop(let heard): markLoop(heard: heard)
    case .clearLoop(let heard): clearLoop(heard: heard)
    case .sleep(let frame, let heard): sleep(at: frame, heard: heard)
    case .stop(let reason): end(reason)
    case .began(let mark): began(mark)
    case .heard(let mark): heard(mark)
    case .word(let mark): word(mark)
    case .finished(let generation): generation == self.generation ? finish() : []
    case .failed(let generation): generation == self.generation ? end(.error) : []
    case .replaced(let session, let step, let generation):
      generation == self.generation ? replace(session, at: step) : []
    case .renewed(let session): renew(session)
    case .hold: hold()
    case .release: release()
    case .sinkLost: sinkLost()
    case .sinkBack(let heard): sinkBack(heard: heard)
    }
  }

  var isPlaying: Bool { if case .playing = phase { true } else { false } }

  /// Whether the session plays, or will play as soon as the sound server is back.
  private var isMeantToPlay: Bool { if case .lost(_, .playing) = phase { true } else { isPlaying } }

  /// The place of the listener: in a step or in a silence; nil before the start and after the end.
  public var place: SessionPlace? {
    switch phase {
    case .playing(let place), .paused(let place), .held(let place), .lost(let place, _): place
    case .idle, .ended: nil
    }
  }

  /// Returns the position at which the session goes on if it is left now: in a gap, the next step; after the end, the
  /// place of the end.
  ///
  /// - Parameter heard: the output frames heard of the present step or silence.
  public func position(heard: Int) -> SessionPosition {
    let counts = changes.filter { !$0.isOfKind(of: .speed(speed)) }
    return SessionPosition(
      place: onward, heard: OutputTime(frames: recited(heard), rate: rate), in: session, opened: opened,
      changes: speed == .normal ? counts : counts + [.speed(speed)])
  }

  mutating func set(_ place: SessionPlace) {
    switch phase {
    case .playing: phase = .playing(place)
    case .paused: phase = .paused(place)
    case .held: phase = .held(place)
    case .lost(_, let resumption): phase = .lost(place, resumption)
    case .idle, .ended: break
    }
  }
}
