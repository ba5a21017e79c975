package import TilawaStore

// The files of texts, as the command that adds them reads them.

extension PackStore {
  /// Reads a file and keeps it as a pack.
  package func add(_ path: String, _ statement: PackStatement = PackStatement()) throws(StoreError) -> PackAddition {
    try add(WholeFile.read(path, atMost: Self.longest), named: path, statement)
  }

  /// Whether a file holds a text of the Quran.
  package static func isQuran(_ path: String) throws(StoreError) -> Bool {
    isQuran(try WholeFile.read(path, atMost: longest))
  }
}

extension TextStore {
  /// Reads a file and keeps its text.
  package func add(_ path: String) throws(StoreError) -> RiwayahText {
    try add(WholeFile.read(path, atMost: PackStore.longest), named: path)
  }
}
