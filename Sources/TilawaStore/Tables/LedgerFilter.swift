public import TilawaCore

/// A choice of entries of the ledger; nil asks for nothing.
public struct LedgerFilter: Hashable, Sendable {
  /// The kind of the entries.
  public var kind: LedgerEntry.Kind? = .heard
  /// The listener's days.
  public var days: ClosedRange<CalendarDay>?
  /// Some of this text.
  public var words: WordRange?
  /// The reciter's id.
  public var reciter: String?
  /// The script's name.
  public var script: String?

  public init() {}
}
