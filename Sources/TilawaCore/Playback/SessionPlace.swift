/// A place in a session: for the state machine, the walk, a stored position and the timeline.
///
/// The place does not hold the number of frames heard of the step or of the silence: only the engine knows it.
public enum SessionPlace: Hashable, Sendable {
  /// The place before an ayah, and before its basmalah if one is due.
  case entering(RepeatPlan.Step)
  /// The place in exactly this step.
  case at(RepeatPlan.Step)
  /// The place in the silence after a step.
  case gap(after: RepeatPlan.Step, Gap, SessionSegment.GapKind)
  /// The place after the last step.
  case end

  /// The step that is heard at this place, or begins here; nil in a silence and at the end.
  public var step: RepeatPlan.Step? {
    switch self {
    case .entering(let step), .at(let step): step
    case .gap, .end: nil
    }
  }

  /// The step that is heard at this place, begins here or was heard last; nil at the end.
  var latestStep: RepeatPlan.Step? {
    if case .gap(let step, _, _) = self { step } else { step }
  }
}
