public import TilawaCore

/// The result of storing what was read.
public struct ReadingNote: Hashable, Sendable {
  /// The name of the khatm in which it counts.
  public let khatm: String
  /// The number of completed cycles, where this reading completed one.
  public let completed: Int?
  /// The contradiction between the clock and the ledger.
  public let doubt: ClockDoubt?
  /// The rows that were set aside because they cannot be believed.
  public let setAside: [SetAside]
}
