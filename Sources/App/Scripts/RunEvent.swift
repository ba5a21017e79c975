import TilawaCore

/// The lines for programs of a run. Members keep this order.
enum RunEvent {
  /// A run that begins.
  struct Begun: Encodable {
    let event = "run"
    let script: String
    let file: String
    let steps: Int
  }

  /// A run that is left out because it is too late.
  struct TooLate: Encodable {
    let event = "too-late"
    let due: String
  }

  /// A step that begins.
  struct Step: Encodable {
    let event = "step"
    let number: Int
    let of: Int
    let kind: String
    let place: String
    let what: String
  }

  struct StepEnd: Encodable {
    let event = "step-end"
    let number: Int
    let result: String
    @Nullable var because: String?
    let seconds: JSONNumber
  }

  /// The end of a run.
  struct End: Encodable {
    let event = "run-end"
    let result: String
    let done: Int
    let steps: Int
    let seconds: JSONNumber
  }
}
