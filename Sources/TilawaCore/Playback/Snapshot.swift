/// The data of a display: a playing and its counters at one moment.
public struct Snapshot: Hashable, Sendable {
  /// The step that is heard, or in a gap the next one.
  public let step: RepeatPlan.Step
  /// The reference of the step for display: `2:255`, a unit `2:1-2`, a basmalah `2:0`.
  public let ref: String
  /// The number of plays of the item in a pass.
  public let plays: Repeat
  /// The number of passes.
  public let passes: Repeat
  /// The number of completed playings of this item in this pass.
  public let done: Int
  /// Whether the session is paused.
  public let isPaused: Bool
  /// The word of the step that is heard, or was heard last; nil if its time is not known.
  public let word: HeardWord?
}

extension Playback {
  /// The present playing and its counters; nil before the start and after the end.
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
      step: step, ref: session.ref(of: step), plays: plan.plays(of: step), passes: plan.passes(of: step),
      done: done, isPaused: !isPlaying, word: place == .at(step) && spoken?.step == step ? spoken?.word : nil)
  }
}
