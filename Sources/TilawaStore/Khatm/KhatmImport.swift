package import TilawaCore

/// The result of an import of progress.
package struct KhatmImport: Hashable, Sendable {
  /// Entries that were not here.
  package var added = 0
  /// Entries that were here already.
  package var known = 0
  /// Khatmat that were not here.
  package var khatmat = 0
  /// The number of entries that were left out, by reason.
  package var refused: [Sentence: Int] = [:]
}
