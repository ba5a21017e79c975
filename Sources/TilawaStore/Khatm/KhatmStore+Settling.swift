import GRDB
package import TilawaCore

extension KhatmStore {
  /// Recomputes stale sums and sets aside rows that cannot be believed. Takes no time where there are none.
  ///
  /// - Returns: what was set aside; nothing where the library can only be read.
  package func settle(in structure: QuranStructure) throws(StoreError) -> [SetAside] {
    let isStale = try read(StoreSentences.cannotLookAtProgress) { db in
      try ReadingTables(db, structure, at: now).isToBeSettled()
    }
    guard isStale else { return [] }
    do throws(StoreError) {
      return try write(StoreSentences.cannotAddUpWhatWasRead) { db in
        var tables = ReadingTables(db, structure, at: now)
        try tables.settle()
        return tables.setAside
      }
    } catch {
      guard error.code == .cannotCreate || error.code == .io else { throw error }
      return []
    }
  }
}
