import TilawaAudio
public import TilawaCore

extension Player {
  /// What is heard and how far it has come; nil before the start and after the end. Cheap enough to ask all the time.
  public var progress: Progress? {
    playback.snapshot.map { snapshot in
      let sound = playback.session.sound(of: snapshot.step)
      let (heard, timeline) = (heard, timeline)
      let here = isInGap ? 0 : heard
      return Progress(
        snapshot: snapshot, reciter: sound?.reciter, heard: time(here),
        length: sound.map { time($0.slices.length(rate: format.rate, speed: playback.speed)) },
        speed: playback.speed, at: time(engine.heardFrame), waitingFor: waitingFor, settings: settings,
        recited: time(playback.recited(here)), recitation: sound.map { time($0.slices.length(rate: format.rate)) },
        pass: share(playback.pass(heard: heard, in: timeline)),
        whole: share(limited(playback.whole(heard: heard, in: timeline))))
    }
  }

  private func share(_ share: Playback.Share) -> Share {
    Share(heard: time(share.heard), length: share.length.map(time))
  }

  /// A session that is cut off somewhere is no longer than that.
  private func limited(_ share: Playback.Share) -> Playback.Share {
    guard let limit = options.limit else { return share }
    let left = max(0, limit - engine.heardFrame)
    return Playback.Share(heard: share.heard, length: min(share.length ?? .max, share.heard + left))
  }

  /// What can be changed while it plays, as it is now.
  public var settings: Settings {
    let repetition = playback.effective
    return Settings(
      each: repetition.each, passes: repetition.passes, gap: repetition.gap, speed: playback.speed, volume: volume,
      endless: playback.endless, loop: loop, sleepsAt: playback.sleepsAt.map(time))
  }

  private var loop: Loop? {
    if let loop = playback.loop {
      let range = loop.range(rate: format.rate)
      return Loop(
        ref: playback.session.ref(of: loop.step), start: time(range.lowerBound), end: time(range.upperBound))
    }
    return playback.loopStart.map { Loop(ref: playback.session.ref(of: $0.step), start: time($0.frame), end: nil) }
  }

  /// What is heard, of whom, and how far it has come.
  public struct Progress: Hashable, Sendable {
    /// What is heard, and which play and pass of it.
    public let snapshot: Snapshot
    /// Nil where nobody has it.
    public let reciter: Reciter?
    /// Of what the snapshot names; nothing in the gap before it.
    public let heard: OutputTime
    /// Of what the snapshot names, at this speed; nil where nobody has it.
    public let length: OutputTime?
    /// How fast it sounds.
    public let speed: Speed
    /// Of the session.
    public let at: OutputTime
    /// What has to be fetched before anything more is heard, as it is shown; nil where nothing has.
    public let waitingFor: String?
    /// What can be changed while it plays, as it is now.
    public let settings: Settings
    /// How much of the recitation of what sounds was heard, whatever the speed.
    public let recited: OutputTime
    /// How long that recitation is; nil where nobody has it.
    public let recitation: OutputTime?
    /// How far this pass over the range is, at the present speed.
    public let pass: Share
    /// How far the session is, at the present speed.
    public let whole: Share
  }

  /// How much of something was heard.
  public struct Share: Hashable, Sendable {
    /// As a listener hears it: with silences, at the present speed.
    public let heard: OutputTime
    /// Nil where it has no end.
    public let length: OutputTime?
  }

  /// What can be changed while it plays.
  public struct Settings: Hashable, Sendable {
    /// How often each ayah is heard in a pass.
    public let each: Repeat
    /// How often the range is heard.
    public let passes: Repeat
    /// The silence after each ayah.
    public let gap: Gap
    /// How fast it sounds.
    public let speed: Speed
    /// Linear amplitude in per cent.
    public let volume: Int
    /// What is heard until somebody says otherwise.
    public let endless: Endless
    /// The part of an ayah that is heard again and again.
    public let loop: Loop?
    /// The time of the session at which it ends with the ayah that is heard then; nil: it does not.
    public let sleepsAt: OutputTime?

    func with(speed: Speed) -> Settings {
      Settings(
        each: each, passes: passes, gap: gap, speed: speed, volume: volume, endless: endless, loop: loop,
        sleepsAt: sleepsAt)
    }
  }

  /// A part of an ayah between two times of its recitation; the second is yet to be marked where it is nil.
  public struct Loop: Hashable, Sendable {
    /// Of what it is a part, as it is shown.
    public let ref: String
    /// Where it begins.
    public let start: OutputTime
    /// Where it ends.
    public let end: OutputTime?
  }
}
