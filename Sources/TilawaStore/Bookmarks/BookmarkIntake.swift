public import TilawaCore

/// The result of an import of bookmarks.
public struct BookmarkIntake: Hashable, Sendable {
  /// New, or back.
  public var added: [Bookmark] = []
  /// Changed by the file.
  public var changed: [Bookmark] = []
  /// Known already, or changed here later than in the file.
  public var known: [Bookmark] = []
  /// Removed here later than they were changed in the file; they stay removed.
  public var removed: [Bookmark] = []

  public init() {}
}
