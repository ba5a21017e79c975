/// A place in a session: for the state machine, the walk, a stored position and the timeline.
///
/// How many frames of the step or of the silence were heard stands beside it: only the engine knows that.
public enum SessionPlace: Hashable, Sendable {
  /// Before an ayah, and before its basmalah where one is due.
  case entering(RepeatPlan.Step)
  /// In exactly this step.
  case at(RepeatPlan.Step)
  /// In the silence after a step.
  case gap(after: RepeatPlan.Step, Gap, SessionSegment.GapKind)
  /// After the last step.
  case end

  /// The step that is heard there, or begins there; nil in a silence and at the end.
  public var step: RepeatPlan.Step? {
    switch self {
    case .entering(let step), .at(let step): step
    case .gap, .end: nil
    }
  }

  /// The step that is heard there, begins there or was heard last; nil at the end.
  var latestStep: RepeatPlan.Step? {
    if case .gap(let step, _, _) = self { step } else { step }
  }
}
