import Glibc
package import TilawaCore

/// Takes bookmarks and positions to an exported folder, and from one into a library: merged, nothing lost, nothing twice.
///
/// They lie in it as one document, `reading.json`, beside the recordings. Blocks on the disk.
package struct ReadingExchange: Sendable {
  /// The result of an exchange of bookmarks and positions.
  package struct Outcome: Hashable, Sendable {
    /// The number of bookmarks that are new at the target.
    package var added = 0
    /// The number of bookmarks that were changed.
    package var changed = 0
    /// The number of bookmarks that were removed at the target.
    package var removed = 0
    /// The number of positions that are new or have moved.
    package var positions = 0
    /// The rows of the library that could not be believed.
    package var setAside: [SetAside] = []

    /// Whether nothing is otherwise than before.
    package var isNothing: Bool { added + changed + removed + positions == 0 }

    init(from before: SharedReading, to after: SharedReading) {
      for (id, bookmark) in after.bookmarks where before.bookmarks[id] != bookmark {
        if before.bookmarks[id] == nil { added += 1 } else { changed += 1 }
      }
      removed = before.bookmarks.keys.count { after.bookmarks[$0] == nil }
      positions =
        after.positions.count { before.positions[$0.key] != $0.value }
        + before.positions.keys.count { after.positions[$0] == nil }
    }
  }

  private let library: Library
  private let structure: QuranStructure

  /// - Parameters:
  ///   - library: opened for writing to import.
  ///   - structure: says which places there are.
  package init(library: Library, structure: QuranStructure) {
    self.library = library
    self.structure = structure
  }

  /// Adds the bookmarks and positions of the library to a folder, which is made if absent; existing content is merged.
  ///
  /// - Throws: an error of the folder, or of the document in it.
  package func export(to path: String) throws(StoreError) -> Outcome {
    let folder = try ExchangeFolder(writing: path)
    let own = try SharedReadingStore(database: library.database).all(in: structure)
    let there = try read(folder)
    let merged = (own.values.first ?? SharedReading()).merged(with: there ?? SharedReading())
    var outcome = Outcome(from: there ?? SharedReading(), to: merged)
    outcome.setAside = own.setAside
    guard merged != there, !merged.isEmpty else { return outcome }
    let text: String
    do { text = try ReadingDocument(merged).text() } catch {
      throw ExchangeFolder.error(.io, FilesSentences.cannotWrite, folder.reading, Sentence(verbatim: "\(error)"))
    }
    try WholeFile.write(text, to: folder.reading)
    return outcome
  }

  /// Takes what a folder has into the library; nil where there are no bookmarks and positions in it.
  ///
  /// - Throws: an error of the folder, or of the document in it; then none of it is taken.
  package func `import`(from path: String) throws(StoreError) -> Outcome? {
    guard let there = try read(ExchangeFolder(reading: path)) else { return nil }
    return try SharedReadingStore(database: library.database).merge(there, in: structure)
  }

  private func read(_ folder: ExchangeFolder) throws(StoreError) -> SharedReading? {
    if access(folder.reading, F_OK) != 0, errno == ENOENT { return nil }
    return try ReadingDocument.read(
      WholeFile.read(folder.reading, atMost: 64 << 20), at: folder.reading, in: structure)
  }
}
