package import TilawaCore

/// The result of storing what was read.
package struct ReadingNote: Hashable, Sendable {
  /// The name of the khatm in which it counts.
  package let khatm: String
  /// The number of completed cycles, where this reading completed one.
  package let completed: Int?
  /// The contradiction between the clock and the ledger.
  package let doubt: ClockDoubt?
  /// The rows that were set aside because they cannot be believed.
  package let setAside: [SetAside]
}
