/// What is playing and what to do next, as a value: no clock, no files, no threads.
///
/// The decode thread walks the session ahead by itself, so that joins are exact; the engine's marks say what the
/// listener has come to and only move the counters. Every seek, skip or change of plan begins a new generation;
/// what an older one still reports is stale.
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
  /// At which what this generation plays is heard; `speed` is that of the next.
  public internal(set) var heardSpeed: Speed
  /// How far the session is.
  public internal(set) var phase = Phase.idle
  /// The session's own counts and silences, as they are now; what is endless goes before the counts.
  public internal(set) var repetition: Repetition
  /// What is heard until somebody says otherwise.
  public internal(set) var endless = Endless.none
  /// The part of what sounds that is heard again and again.
  public internal(set) var loop: SoundLoop?
  /// Where a loop is to begin whose end was not marked yet.
  public internal(set) var loopStart: LoopStart?
  /// The session ends with the ayah that is heard at this output frame.
  public internal(set) var sleepsAt: Int?
  /// The steps of the session, with the repeats as they are now.
  public internal(set) var plan: RepeatPlan
  /// How often the plan was left; what an earlier generation reports is dropped.
  public internal(set) var generation = 0
  var opened = OpenedSurahs()
  /// Where the engine was told to begin, as long as the listener has not come there.
  var pending: (walk: SegmentWalk, start: PlaybackStart)?
  /// Output frames of the step heard last.
  var lastHeard = 0
  /// The output frame with which something was last heard to its end.
  var lastFrame = 0
  /// What the engine walks, from where it was told to begin last.
  var walked: SegmentWalk
  /// What is heard was begun by somebody whose place another has taken since: nobody can go on inside it.
  public internal(set) var isReplaced = false
  /// What the listener was told last; going on inside it after a change tells nothing new.
  var announced: SessionPlace?
  /// Its sound; another in its place is told anew.
  var announcedContent: SessionSegment.Content?
  /// The word that is heard, or was heard last in what the listener was told of last.
  var spoken: WordMark?
  /// Where the session goes on if it is left now; how much of a step was heard, only the engine knows.
  var onward: SessionPlace
  /// How much of the first step was heard in an earlier session, in frames of its recitation.
  let heardBefore: Int
  /// The latest of each kind.
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

  /// Takes note of what happened and says what is to be done, in order.
  ///
  /// Any event may come in any phase; one that means nothing there changes nothing.
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

  /// Where the listener is, in whichever phase there is such a place.
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
