/// The state of a session that plays, as a value: without clock, files or threads.
///
/// The decode thread walks ahead by itself, so that joins are exact; the engine's marks tell what was heard and move the counters.
/// Every seek, skip or change of plan begins a generation; reports of older ones are dropped.
public struct Playback: Sendable {
  /// Why a session ended.
  public enum EndReason: String, Codable, CaseIterable, Hashable, Sendable {
    case finished, stopped, interrupted, error
    case noAudio = "no-audio"
  }

  /// How far the session is: not begun, in it, or over.
  public enum Phase: Hashable, Sendable {
    case idle
    /// It sounds, here.
    case playing(SessionPlace)
    /// It is silent, and will go on from here.
    case paused(SessionPlace)
    /// The output asked for silence; when it takes that back, the session goes on.
    case held(SessionPlace)
    /// The sound server is gone; when it comes back, the session goes on, playing or paused as it was.
    case lost(SessionPlace, Resumption)
    /// It is over, for this reason.
    case ended(EndReason)
  }

  /// What the session does when its sink is there again.
  public enum Resumption: Hashable, Sendable { case playing, paused }

  /// Up to here into an ayah, previous goes to the one before; later it begins the ayah anew.
  public static let restartThresholdMilliseconds = 1500

  /// What is played.
  public internal(set) var session: Session
  /// Output frames a second.
  public let rate: Int
  /// How fast it sounds now.
  public internal(set) var speed: Speed
  /// The speed of the present generation; `speed` is that of the next one.
  public internal(set) var heardSpeed: Speed
  /// How far the session is.
  public internal(set) var phase = Phase.idle
  /// The session's own counts and silences, as they are now; what is endless goes before the counts.
  public internal(set) var repetition: Repetition
  /// What is heard until somebody says otherwise.
  public internal(set) var endless = Endless.none
  /// The part of the present step that is repeated.
  public internal(set) var loop: SoundLoop?
  /// The beginning of a loop whose end is not marked yet.
  public internal(set) var loopStart: LoopStart?
  /// The output frame of the sleep timer: the session ends with the ayah that is heard there.
  public internal(set) var sleepsAt: Int?
  /// The steps of the session, with the repeats as they are now.
  public internal(set) var plan: RepeatPlan
  /// The number of the present generation.
  public internal(set) var generation = 0
  var opened = OpenedSurahs()
  /// The last start of the engine, until the listener has come there.
  var pending: (walk: SegmentWalk, start: PlaybackStart)?
  /// Output frames of the step heard last.
  var lastHeard = 0
  /// The output frame with which something was last heard to its end.
  var lastFrame = 0
  /// The walk of the engine, from its last start.
  var walked: SegmentWalk
  /// Whether the reciter of the present step was replaced: nobody can go on inside it.
  public internal(set) var isReplaced = false
  /// The place that was told last; going on inside it after a change tells nothing new.
  var announced: SessionPlace?
  /// The content of that place; another content is told again.
  var announcedContent: SessionSegment.Content?
  /// The word that is heard, or was heard last in what the listener was told of last.
  var spoken: WordMark?
  /// The place where the session goes on if it is left now.
  var onward: SessionPlace
  /// Frames of the first step that were heard in an earlier session.
  let heardBefore: Int
  /// The changes while it played, the latest of each kind.
  var changes: [Change]

  /// - Parameters:
  ///   - session: what is played.
  ///   - rate: output frames a second.
  ///   - speed: at which it begins.
  ///   - position: where it begins, found in this session; nil for its opening.
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
  /// Any event may come in any phase; one without meaning there changes nothing.
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

  /// Whether it plays, or will as soon as the sound server is back.
  private var isMeantToPlay: Bool { if case .lost(_, .playing) = phase { true } else { isPlaying } }

  /// The place of the listener: in a step or in a silence; nil before the start and after the end.
  public var place: SessionPlace? {
    switch phase {
    case .playing(let place), .paused(let place), .held(let place), .lost(let place, _): place
    case .idle, .ended: nil
    }
  }

  /// Where the session goes on if it is left now: in a gap with what follows. After the end, where it ended.
  ///
  /// - Parameter heard: output frames of what sounds now.
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
