/// The silence that follows an ayah.
public enum Gap: Hashable, Sendable, Codable {
  /// A length in milliseconds, 0…60,000.
  case milliseconds(Int)
  /// A percentage of the sound heard just before, at its speed; 0…1000.
  case percent(Int)
  /// The rest of a gap that a change interrupted; in frames of the session.
  case frames(Int)

  /// No silence.
  public static let none = Gap.milliseconds(0)
  var isNone: Bool { self == .none || self == .percent(0) || self == .frames(0) }

  /// The milliseconds that a command accepts.
  public static let millisecondsAllowed = 0...60_000
  /// The percentages that a command accepts.
  public static let percentAllowed = 0...1000

  /// Returns the length in frames at `rate`, after a sound of `heard` frames.
  public func frames(rate: Int, after heard: Int) -> Int {
    switch self {
    case .milliseconds(let count): (rate * count + 500) / 1000
    case .percent(let share): (heard * share + 50) / 100
    case .frames(let count): count
    }
  }
}
