import TilawaCore

/// How often what is heard is heard, for people.
enum Counters {
  /// "Rep 2/3 · Pass 1/5"; empty for a basmalah or the isti'adha.
  static func words(_ step: RepeatPlan.Step, plays: Repeat, passes: Repeat) -> String {
    guard step.part == .ayah else { return "" }
    return "Rep \(step.play)/\(limit(plays)) · Pass \(step.pass)/\(limit(passes))"
  }

  private static func limit(_ repetition: Repeat) -> String { repetition.limit.map(String.init) ?? "∞" }
}
