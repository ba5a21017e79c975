package import TilawaCore
package import TilawaPlayer

/// Texts for people about the counts of plays and passes.
package enum Counters {
  /// "Rep 2/3 · Pass 1/5"; empty for a basmalah or the isti'adha.
  package static func words(_ step: RepeatPlan.Step, plays: Repeat, passes: Repeat) -> String {
    guard step.part == .ayah else { return "" }
    return "Rep \(step.play)/\(limit(plays)) · Pass \(step.pass)/\(limit(passes))"
  }

  /// Returns the short form of the counters, for narrow displays: "2/3 1/5".
  package static func short(_ step: RepeatPlan.Step, plays: Repeat, passes: Repeat) -> String {
    guard step.part == .ayah else { return "" }
    return "\(step.play)/\(limit(plays)) \(step.pass)/\(limit(passes))"
  }

  /// Returns the place where a session continues: "2:5 · Rep 2/3 · Pass 1/5 · 0:04".
  package static func place(_ position: SessionPosition, in session: Session) -> String? {
    guard let step = position.place.step else { return nil }
    let counters = words(step, plays: session.plan.plays(of: step), passes: session.plan.passes(of: step))
    let seconds = position.heard(rate: 1000) / 1000
    let time = seconds > 0 ? Lengths.time(seconds) : ""
    return [session.ref(of: step), counters, time].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The counters that a message tells: "Rep 2/3", "Pass 1/5"; without those that are heard once.
  package static func words(play: Int, of plays: PlayCount, pass: Int, of passes: PlayCount) -> [String] {
    [("Rep", play, plays), ("Pass", pass, passes)].compactMap { name, count, limit in
      limit == .times(1) ? nil : "\(name) \(count)/\(limit)"
    }
  }

  private static func limit(_ repetition: Repeat) -> String { repetition.limit.map(String.init) ?? "∞" }
}
