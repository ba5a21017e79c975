package import TilawaCore
package import TilawaPlayer

/// Texts for people about the counts of plays and passes.
package enum Counters {
  /// "Rep 2/3 · Pass 1/5"; nil for a basmalah or the isti'adha.
  package static func words(_ step: RepeatPlan.Step, plays: Repeat, passes: Repeat) -> Sentence? {
    guard step.part == .ayah else { return nil }
    return PlaybackSentences.counters(
      play: "\(step.play)", plays: limit(plays), pass: "\(step.pass)", passes: limit(passes))
  }

  /// Returns the short form of the counters, for narrow displays: "2/3 1/5".
  package static func short(_ step: RepeatPlan.Step, plays: Repeat, passes: Repeat) -> String {
    guard step.part == .ayah else { return "" }
    return "\(step.play)/\(limit(plays)) \(step.pass)/\(limit(passes))"
  }

  /// Returns the place where a session continues: "2:5 · Rep 2/3 · Pass 1/5 · 0:04".
  package static func place(_ position: SessionPosition, in session: Session) -> Sentence? {
    guard let step = position.place.step else { return nil }
    let counters = words(step, plays: session.plan.plays(of: step), passes: session.plan.passes(of: step))
    let seconds = position.heard(rate: 1000) / 1000
    let time = seconds > 0 ? Sentence(verbatim: Lengths.time(seconds)) : nil
    return [Sentence(verbatim: session.ref(of: step)), counters, time].compactMap(\.self).dotted
  }

  /// The counters that a message tells: "Rep 2/3", "Pass 1/5"; without those that are heard once.
  package static func words(play: Int, of plays: PlayCount, pass: Int, of passes: PlayCount) -> [Sentence] {
    let rep = plays == .times(1) ? nil : PlaybackSentences.rep(count: "\(play)", limit: "\(plays)")
    let pass = passes == .times(1) ? nil : PlaybackSentences.pass(count: "\(pass)", limit: "\(passes)")
    return [rep, pass].compactMap(\.self)
  }

  private static func limit(_ repetition: Repeat) -> String { repetition.limit.map(String.init) ?? "∞" }
}

extension [Sentence] {
  /// The parts as one line: "2:5 · Rep 2/3 · 0:04".
  package var dotted: Sentence {
    dropFirst().reduce(first ?? Sentence(verbatim: "")) { PlaybackSentences.dots(first: $0, second: $1) }
  }
}
