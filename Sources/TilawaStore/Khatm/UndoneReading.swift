public import TilawaCore

/// A marking that was taken back, or done again.
public struct UndoneReading: Hashable, Sendable {
  /// The khatm in which it counted.
  public let khatm: String
  /// What it was, in the order of the text.
  public let entries: [LedgerEntry]
}
