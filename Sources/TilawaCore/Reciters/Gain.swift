/// A gain with which a source is played.
public struct Gain: Hashable, Sendable {
  /// The gain of 0 dB: the samples stay as they are.
  public static let none = Gain(decibels: 0)

  /// The gain in decibels; above 0 the sound is louder than in the recording.
  public let decibels: Double

  public init(decibels: Double) { self.decibels = decibels }
}
