/// How much louder than it was recorded something is played.
public struct Gain: Hashable, Sendable {
  /// The samples stay as they are.
  public static let none = Gain(decibels: 0)

  public let decibels: Double

  public init(decibels: Double) { self.decibels = decibels }
}
