package import TilawaCore

/// A marking that was undone or redone.
package struct UndoneReading: Hashable, Sendable {
  /// The khatm in which it counted.
  package let khatm: String
  /// Its entries, in the order of the text.
  package let entries: [LedgerEntry]
}
