public import TilawaCore

/// What became of bookmarks from a file.
public struct BookmarkIntake: Hashable, Sendable {
  /// New, or back.
  public var added: [Bookmark] = []
  /// Here before, and otherwise now.
  public var changed: [Bookmark] = []
  /// Here already, or changed here later than there.
  public var known: [Bookmark] = []
  /// Removed here later than they were changed there; they were left so.
  public var removed: [Bookmark] = []

  public init() {}
}
