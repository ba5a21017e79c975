/// The result of an import of progress.
public struct KhatmImport: Hashable, Sendable {
  /// Entries that were not here.
  public var added = 0
  /// Those that were.
  public var known = 0
  /// Khatmat that were not here.
  public var khatmat = 0
  /// The number of entries that were left out, by reason.
  public var refused: [String: Int] = [:]
}
