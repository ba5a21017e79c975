package import TilawaCore

/// The result of an import of bookmarks.
package struct BookmarkIntake: Hashable, Sendable {
  /// New, or back.
  package var added: [Bookmark] = []
  /// Changed by the file.
  package var changed: [Bookmark] = []
  /// Known already, or changed here later than in the file.
  package var known: [Bookmark] = []
  /// Removed here later than they were changed in the file; they stay removed.
  package var removed: [Bookmark] = []

  package init() {}
}
