package import TilawaCore
package import TilawaPlayer

/// Events of a player as lines for people.
package enum EventLine {
  /// The notice beside the live line, about an event that the listener did not cause.
  package static func notice(_ event: PlayerEvent) -> Sentence? {
    guard case .state(_, let state, let cause) = event, cause != .user else { return nil }
    return words(event) ?? words(state)
  }

  private static func words(_ state: Playback.State) -> Sentence {
    switch state {
    case .playing: PlaybackSentences.playing
    case .paused: PlaybackSentences.paused
    }
  }

  private static func words(_ cause: Playback.Cause, _ state: Playback.State) -> Sentence? {
    switch cause {
    case .user: nil
    case .sinkLost: PlaybackSentences.soundServerGone
    case .sinkBack: PlaybackSentences.soundServerBack
    case .server: state == .paused ? PlaybackSentences.pausedForAnother : PlaybackSentences.anotherEnded
    }
  }

  /// The line of an event; nil for events without one.
  package static func words(_ event: PlayerEvent) -> Sentence? {
    switch event {
    case .ayah(let ayah):
      let counters = Counters.words(ayah.step, plays: ayah.plays, passes: ayah.passes)
      let name = ayah.reciter.name.isEmpty ? nil : Sentence(verbatim: ayah.reciter.name)
      return [Sentence(verbatim: "\(Lengths.time(ayah.at)) \(ayah.ref)"), counters, name].compactMap(\.self).dotted
    case .missing(let at, let ref, _, _): return PlaybackSentences.noAudio(time: Lengths.time(at), ref: ref)
    case .state(let at, let state, let cause):
      let told = PlaybackSentences.state(time: Lengths.time(at), state: words(state))
      return [told, words(cause, state)].compactMap(\.self).dotted
    case .speed(let at, let speed):
      return PlaybackSentences.speedChanged(time: Lengths.time(at), speed: "\(speed)")
    case .waiting(let at, let ref, _, .began): return PlaybackSentences.fetchingAt(time: Lengths.time(at), ref: ref)
    case .seek(let at, let ref, let to):
      return PlaybackSentences.moved(time: Lengths.time(at), ref: ref, place: Lengths.time(to))
    case .change(let at, let settings):
      return PlaybackSentences.changed(time: Lengths.time(at), settings: words(settings))
    case .start, .count, .word, .gap, .fallback, .waiting, .underrun, .end: return nil
    }
  }

  /// "each 3 · repeat 5 · gap 500 ms · volume 80 %", and what else is on.
  private static func words(_ settings: Player.Settings) -> Sentence {
    var parts = [
      settings.each.limit.map { PlaybackSentences.each(count: $0) } ?? PlaybackSentences.eachForever,
      settings.passes.limit.map { PlaybackSentences.repeats(count: $0) } ?? PlaybackSentences.repeatForever,
      PlaybackSentences.gap(gap: words(settings.gap)), PlaybackSentences.volume(percent: settings.volume),
    ]
    switch settings.endless {
    case .none: break
    case .ayah: parts.append(PlaybackSentences.ayahForever)
    case .range: parts.append(PlaybackSentences.rangeForever)
    }
    if let loop = settings.loop {
      let start = Lengths.time(loop.start)
      parts.append(
        loop.end.map { PlaybackSentences.loop(start: start, end: Lengths.time($0)) }
          ?? PlaybackSentences.loopOpen(start: start))
    }
    if let sleep = settings.sleepsAt { parts.append(PlaybackSentences.endsAfter(time: Lengths.time(sleep))) }
    return parts.dotted
  }

  /// Returns "500 ms", "5 s" or "50 %"; "none" for no gap, and for one that is not decided yet.
  package static func words(_ gap: Gap) -> Sentence {
    switch gap {
    case .milliseconds(0), .percent(0), .frames: PlaybackSentences.noGap
    case .milliseconds(let count):
      count % 1000 == 0
        ? PlaybackSentences.seconds(count: count / 1000) : PlaybackSentences.milliseconds(count: count)
    case .percent(let share): PlaybackSentences.share(share: share)
    }
  }

  /// The warning of an event, for standard error; nil for events without one.
  package static func warning(_ event: PlayerEvent) -> Sentence? {
    guard case .fallback(_, let ref, let from, let to, let error) = event else { return nil }
    return words(SessionFallback(ref: ref, from: from, to: to, because: error))
  }

  /// "https://host/002005.mp3: the server has no such file; 2:5: Husary recites it".
  package static func words(_ fallback: SessionFallback) -> Sentence {
    let (reason, ref) = ("\(fallback.because)", fallback.ref)
    return fallback.to.map { PlaybackSentences.recitesIt(reason: reason, ref: ref, name: $0.name) }
      ?? PlaybackSentences.nobodyRecitesIt(reason: reason, ref: ref)
  }
}
