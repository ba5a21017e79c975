package import TilawaCore

/// A choice of entries of the ledger; nil asks for nothing.
package struct LedgerFilter: Hashable, Sendable {
  /// The kind of the entries.
  package var kind: LedgerEntry.Kind? = .heard
  /// The listener's days.
  package var days: ClosedRange<CalendarDay>?
  /// Some of this text.
  package var words: WordRange?
  /// The reciter's id.
  package var reciter: String?
  /// The script's name.
  package var script: String?

  package init() {}
}
