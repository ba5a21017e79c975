/// What a display shows: a playing and its counters at one moment.
public struct Snapshot: Hashable, Sendable {
  /// What is heard, or in a gap what comes next.
  public let step: RepeatPlan.Step
  /// What is heard, as it is shown: `2:255`, a unit `2:1-2`, a basmalah `2:0`.
  public let ref: String
  /// How often it is heard in a pass.
  public let plays: Repeat
  /// How many passes there are.
  public let passes: Repeat
  /// Playings of this item completed in this pass.
  public let done: Int
  /// Whether it is paused.
  public let isPaused: Bool
  /// The word of it that is heard, or was heard last; nil where nobody knows.
  public let word: HeardWord?
}

extension Playback {
  /// Nil before the start and after the end.
  public var snapshot: Snapshot? {
    let step: RepeatPlan.Step
    let done: Int
    switch place {
    case .at(let current)?, .entering(let current)?:
      (step, done) = (current, current.play - 1)
    case .end?, nil: return nil
    case .gap(let ended, _, _)?:
      let next = plan.step(after: ended) ?? ended
      (step, done) = (next, next.item == ended.item && next.pass == ended.pass ? ended.play : next.play - 1)
    }
    return Snapshot(
      step: step, ref: session.ref(of: step), plays: plan.plays(of: step), passes: plan.section(of: step).passes,
      done: done, isPaused: !isPlaying, word: place == .at(step) && spoken?.step == step ? spoken?.word : nil)
  }
}
