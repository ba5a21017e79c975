public import TilawaCore

extension QuranDatabase {
  /// What finds words in all 6,236 ayat; its ordinals are those of the Kufi counting. Reads the whole text.
  public func textSearch() throws(StoreError) -> TextSearch {
    let texts = try read("read the text") { db in
      var texts: [String] = []
      texts.reserveCapacity(structure.ayatCount(of: .kufi))
      try db.forEachRow("SELECT text FROM ayah ORDER BY surah, ayah") { row in texts.append(row.text(0)) }
      return texts
    }
    return TextSearch(texts, spelled: .uthmani)
  }
}
