/// What an import of progress came to.
public struct KhatmImport: Hashable, Sendable {
  /// Entries that were not here.
  public var added = 0
  /// Those that were.
  public var known = 0
  /// Khatmat that were not here.
  public var khatmat = 0
  /// Why others were left out, each reason once, and how many those were.
  public var refused: [String: Int] = [:]
}
