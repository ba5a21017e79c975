import TilawaConsole
import TilawaCore
import TilawaPlayer

/// A player's events as lines: JSON for programs, and for people where there is no live line.
enum EventLine {
  /// - Parameter letters: the riwayah whose text is shown beside what is heard.
  static func json(_ event: PlayerEvent, letters: Riwayah) -> JSON {
    switch event {
    case .start(let start):
      .object(
        [
          ("event", .string("start")), ("riwayah", .string(start.riwayah.rawValue)),
          ("text_riwayah", .string(letters.rawValue)), ("counting", .string(start.counting.rawValue)),
          ("steps", .optional(start.steps, JSON.int)), ("seconds", .optional(start.length, JSON.time)),
          ("missing", .strings(start.missing)),
        ] + (start.fill.isEmpty ? [] : [("fill", .strings(start.fill))])
          + (start.speed == .normal ? [] : [("speed", .speed(start.speed))])
          + (start.isEstimate ? [("estimate", .bool(true))] : []))
    case .ayah(let ayah): json(ayah)
    case .count(let count):
      .object([
        ("event", .string("count")), ("at", .time(count.at)), ("ref", .string(count.ref)), ("done", .int(count.done)),
        ("of", .repetition(count.of)), ("pass", .int(count.pass)), ("passes", .repetition(count.passes)),
      ])
    case .word(let at, let word):
      .object(
        [
          ("event", .string("word")), ("at", .time(at)), ("ref", .string("\(word.ref.ayah)")),
        ] + PlayerMembers.word(word)
          + (word.basis == .estimated ? [("estimate", .bool(true))] : []))
    case .gap(let at, let length, let kind):
      .object([
        ("event", .string("gap")), ("at", .time(at)), ("seconds", .time(length)), ("kind", .string(kind.rawValue)),
      ])
    case .missing(let at, let ref, let length, let tried):
      .object([
        ("event", .string("missing")), ("at", .time(at)), ("ref", .string(ref)), ("seconds", .time(length)),
        ("tried", .tried(tried)),
      ])
    case .state(let at, let state, let cause):
      .object([
        ("event", .string("state")), ("at", .time(at)), ("state", .string(state.rawValue)),
        ("cause", .string(cause.rawValue)),
      ])
    case .speed(let at, let speed):
      .object([("event", .string("speed")), ("at", .time(at)), ("speed", .speed(speed))])
    case .seek(let at, let ref, let to):
      .object([("event", .string("seek")), ("at", .time(at)), ("ref", .string(ref)), ("to", .time(to))])
    case .change(let at, let settings): json(settings, at: at)
    case .fallback(let at, let ref, let from, let to, let error):
      .object([
        ("event", .string("fallback")), ("at", .time(at)), ("ref", .string(ref)),
        ("from", .optional(from?.id, JSON.string)), ("to", .optional(to?.id, JSON.string)),
        ("because", .string(error)),
      ])
    case .waiting(let at, let ref, let reciter, let state):
      .object([
        ("event", .string("waiting")), ("at", .time(at)), ("ref", .string(ref)),
        ("reciter", .optional(reciter?.id, JSON.string)), ("state", .string(state.rawValue)),
      ])
    case .underrun(let at): .object([("event", .string("underrun")), ("at", .time(at))])
    case .end(let at, let reason):
      .object([("event", .string("end")), ("at", .time(at)), ("reason", .string(reason.rawValue))])
    }
  }

  private static func json(_ settings: Player.Settings, at time: OutputTime) -> JSON {
    .object(
      [("event", .string("change")), ("at", .time(time))] + PlayerMembers.settings(settings)
        + PlayerMembers.formerSettings(settings))
  }

  private static func json(_ ayah: PlayerEvent.Ayah) -> JSON {
    .object(
      [
        ("event", .string("ayah")), ("at", .time(ayah.at)), ("ref", .string(ayah.ref)),
        ("role", .string(ayah.role.rawValue)),
      ] + PlayerMembers.counters(ayah.step, plays: ayah.plays, passes: ayah.passes)
        + [("reciter", .string(ayah.reciter.id)), ("kind", .string(ayah.reciter.kind.rawValue))]
        + JSON.place(ayah.slices)
        + (ayah.gain == .none ? [] : [("gain", .decibels(ayah.gain.decibels))]))
  }

  /// What stands beside the live line: only what the listener did not do.
  static func notice(_ event: PlayerEvent) -> String? {
    guard case .state(_, let state, let cause) = event, cause != .user else { return nil }
    return words(event) ?? state.rawValue
  }

  private static func words(_ cause: Playback.Cause, _ state: Playback.State) -> String? {
    switch cause {
    case .user: nil
    case .sinkLost: "the sound server went away; waiting for it"
    case .sinkBack: "the sound server is back"
    case .server: state == .paused ? "another sound has precedence" : "the other sound has ended"
    }
  }

  /// Nil for what need not be told.
  static func words(_ event: PlayerEvent) -> String? {
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
      "each \(settings.each.defaultValueDescription)", "repeat \(settings.passes.defaultValueDescription)",
      "gap \(ScreenHeader.words(settings.gap))", "volume \(settings.volume) %",
    ]
    switch settings.endless {
    case .none: break
    case .ayah: parts.append("this ayah again and again")
    case .range: parts.append("the range again and again")
    }
    if let loop = settings.loop {
      parts.append("loop \(Lengths.time(loop.start))" + (loop.end.map { "–\(Lengths.time($0))" } ?? " to …"))
    }
    if let sleep = settings.sleepsAt { parts.append("ends after \(Lengths.time(sleep))") }
    return parts.joined(separator: " · ")
  }

  /// What goes wrong while it plays, for standard error; nil for all else.
  static func warning(_ event: PlayerEvent) -> String? {
    guard case .fallback(_, let ref, let from, let to, let error) = event else { return nil }
    return words(SessionFallback(ref: ref, from: from, to: to, because: error))
  }

  /// "https://host/002005.mp3: the server has no such file; 2:5: Husary recites it".
  static func words(_ fallback: SessionFallback) -> String {
    "\(fallback.because); \(fallback.ref): " + (fallback.to.map { "\($0.name) recites it" } ?? "No audio available")
  }
}
