/// The silence that follows an ayah.
public enum Gap: Hashable, Sendable, Codable {
  /// 0…3000.
  case milliseconds(Int)
  /// Of what was just heard, at the speed heard; 0…300.
  case percent(Int)
  /// What is left of a gap that a change interrupted; in frames of the session.
  case frames(Int)

  /// No silence.
  public static let none = Gap.milliseconds(0)
  var isNone: Bool { self == .none || self == .percent(0) || self == .frames(0) }

  /// How many milliseconds a command may ask for.
  public static let millisecondsAllowed = 0...3000
  /// How many per cent of what was just heard a command may ask for.
  public static let percentAllowed = 0...300

  /// Length in frames at `rate`, after something that took `heard` frames.
  public func frames(rate: Int, after heard: Int) -> Int {
    switch self {
    case .milliseconds(let count): (rate * count + 500) / 1000
    case .percent(let share): (heard * share + 50) / 100
    case .frames(let count): count
    }
  }
}
