public import TilawaCore

/// A marking that was undone or redone.
public struct UndoneReading: Hashable, Sendable {
  /// The khatm in which it counted.
  public let khatm: String
  /// Its entries, in the order of the text.
  public let entries: [LedgerEntry]
}
