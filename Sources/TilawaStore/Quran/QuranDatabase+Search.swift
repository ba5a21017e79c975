public import TilawaCore

extension QuranDatabase {
  /// What finds words in all 6,236 ayat; its ordinals are those of the Kufi counting. Reads the whole text.
  public func textSearch() throws(StoreError) -> TextSearch {
    try read("read the text") { db in
      // Folded where SQLite holds it: a string of each ayah would be made and checked for nothing.
      try TextSearch(spelled: .uthmani) { add in
        try db.forEachRow("SELECT text FROM ayah ORDER BY surah, ayah") { row in
          add(row.bytes(0).assumingMemoryBound(to: UInt8.self))
        }
      }
    }
  }
}
