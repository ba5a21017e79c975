package import TilawaCore
package import TilawaPlayer

/// Events of a player as lines for people.
package enum EventLine {
  /// The notice beside the live line, about an event that the listener did not cause.
  package static func notice(_ event: PlayerEvent) -> String? {
    guard case .state(_, let state, let cause) = event, cause != .user else { return nil }
    return words(event) ?? state.rawValue
  }

  private static func words(_ cause: Playback.Cause, _ state: Playback.State) -> String? {
    switch cause {
    case .user: nil
    case .sinkLost: "the sound server is gone; waiting for it"
    case .sinkBack: "the sound server is back"
    case .server: state == .paused ? "paused for another sound" : "the other sound has ended"
    }
  }

  /// The line of an event; nil for events without one.
  package static func words(_ event: PlayerEvent) -> String? {
    switch event {
    case .ayah(let ayah):
      let counters = Counters.words(ayah.step, plays: ayah.plays, passes: ayah.passes)
      return ["\(Lengths.time(ayah.at)) \(ayah.ref)", counters, ayah.reciter.name].filter { !$0.isEmpty }
        .joined(separator: " · ")
    case .missing(let at, let ref, _, _): return "\(Lengths.time(at)) \(ref) · No audio available"
    case .state(let at, let state, let cause):
      return "\(Lengths.time(at)) \(state.rawValue)" + (words(cause, state).map { " · \($0)" } ?? "")
    case .speed(let at, let speed): return "\(Lengths.time(at)) speed \(speed)×"
    case .waiting(let at, let ref, _, .began): return "\(Lengths.time(at)) fetching \(ref) …"
    case .seek(let at, let ref, let to): return "\(Lengths.time(at)) \(ref) from \(Lengths.time(to))"
    case .change(let at, let settings): return "\(Lengths.time(at)) \(words(settings))"
    case .start, .count, .word, .gap, .fallback, .waiting, .underrun, .end: return nil
    }
  }

  /// "each 3 · repeat 5 · gap 500 ms · volume 80 %", and what else is on.
  private static func words(_ settings: Player.Settings) -> String {
    var parts = [
      "each \(settings.each.text)", "repeat \(settings.passes.text)",
      "gap \(words(settings.gap))", "volume \(settings.volume) %",
    ]
    switch settings.endless {
    case .none: break
    case .ayah: parts.append("this ayah forever")
    case .range: parts.append("the range forever")
    }
    if let loop = settings.loop {
      parts.append("loop \(Lengths.time(loop.start))" + (loop.end.map { "–\(Lengths.time($0))" } ?? " to …"))
    }
    if let sleep = settings.sleepsAt { parts.append("ends after \(Lengths.time(sleep))") }
    return parts.joined(separator: " · ")
  }

  /// Returns "500 ms", "5 s" or "50 %"; "none" for no gap, and for one that is not decided yet.
  package static func words(_ gap: Gap) -> String {
    switch gap {
    case .milliseconds(0), .percent(0), .frames: "none"
    case .milliseconds(let count): count % 1000 == 0 ? "\(count / 1000) s" : "\(count) ms"
    case .percent(let share): "\(share) %"
    }
  }

  /// The warning of an event, for standard error; nil for events without one.
  package static func warning(_ event: PlayerEvent) -> String? {
    guard case .fallback(_, let ref, let from, let to, let error) = event else { return nil }
    return words(SessionFallback(ref: ref, from: from, to: to, because: error))
  }

  /// "https://host/002005.mp3: the server has no such file; 2:5: Husary recites it".
  package static func words(_ fallback: SessionFallback) -> String {
    "\(fallback.because); \(fallback.ref): " + (fallback.to.map { "\($0.name) recites it" } ?? "No audio available")
  }
}
