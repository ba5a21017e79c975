public import TilawaCore

/// What became of a reading that was noted.
public struct ReadingNote: Hashable, Sendable {
  /// The name of the khatm in which it counts.
  public let khatm: String
  /// How many times the whole Quran was read in it, where this reading completed it.
  public let completed: Int?
  /// What contradicts the clock.
  public let doubt: ClockDoubt?
  /// What could not be believed of what is stored.
  public let setAside: [SetAside]
}
