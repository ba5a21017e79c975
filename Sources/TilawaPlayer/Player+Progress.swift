import TilawaIntake
import TilawaAudio
package import TilawaCore

extension Player {
  /// The present progress; nil before the start and after the end. Cheap enough for frequent calls.
  package var progress: Progress? {
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

  /// Returns the share with its length cut at the limit of the session.
  private func limited(_ share: Playback.Share) -> Playback.Share {
    guard let limit = options.limit else { return share }
    let left = max(0, limit - engine.heardFrame)
    return Playback.Share(heard: share.heard, length: min(share.length ?? .max, share.heard + left))
  }

  /// The present settings that can be changed while the session plays.
  package var settings: Settings {
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

  /// The progress of a session: its position, reciter and times.
  package struct Progress: Hashable, Sendable {
    /// The ayah or unit, with its play and pass.
    package let snapshot: Snapshot
    /// The reciter; nil if no reciter has the ayah.
    package let reciter: Reciter?
    /// The time heard of the ayah or unit; zero in the gap before it.
    package let heard: OutputTime
    /// The length of the ayah or unit at this speed; nil if no reciter has it.
    package let length: OutputTime?
    /// The present speed.
    package let speed: Speed
    /// The time of the session.
    package let at: OutputTime
    /// The ayah or unit that has to be fetched before the session can continue, as it is shown; nil if none.
    package let waitingFor: String?
    /// The present settings.
    package let settings: Settings
    /// The time heard of the ayah or unit, in time of the recitation at normal speed.
    package let recited: OutputTime
    /// The length of its recitation at normal speed; nil if no reciter has it.
    package let recitation: OutputTime?
    /// The share heard of this pass over the range, at the present speed.
    package let pass: Share
    /// The share heard of the session, at the present speed.
    package let whole: Share
  }

  /// A time heard of a whole.
  package struct Share: Hashable, Sendable {
    /// The time heard, with silences, at the present speed.
    package let heard: OutputTime
    /// The whole length; nil if it has no end.
    package let length: OutputTime?
  }

  /// Settings of a session that can be changed while it plays.
  package struct Settings: Hashable, Sendable {
    /// The number of plays of each ayah in a pass.
    package let each: Repeat
    /// The number of passes.
    package let passes: Repeat
    /// The silence after each ayah.
    package let gap: Gap
    /// The speed.
    package let speed: Speed
    /// The linear amplitude in per cent.
    package let volume: Int
    /// The ayah or range that repeats without end, until another command.
    package let endless: Endless
    /// The part of an ayah that repeats; nil if there is none.
    package let loop: Loop?
    /// The time of the sleep timer: the session ends with the ayah playing then. Nil if no timer is set.
    package let sleepsAt: OutputTime?

    func with(speed: Speed) -> Settings {
      Settings(
        each: each, passes: passes, gap: gap, speed: speed, volume: volume, endless: endless, loop: loop,
        sleepsAt: sleepsAt)
    }
  }

  /// A part of an ayah between two times of its recitation.
  package struct Loop: Hashable, Sendable {
    /// The ayah or unit with this part, as it is shown.
    package let ref: String
    /// The start, in time of the recitation.
    package let start: OutputTime
    /// The end, in time of the recitation; nil until it is marked.
    package let end: OutputTime?
  }
}
