import TilawaCore

/// The pinned digests of the Quran's database. The digests in the file itself (its table `meta`) are not used.
struct QuranDigests {
  /// The digest of the lines `surah|ayah|text` of all 6,236 ayat, in order.
  let text: String
  /// The digest of the canonical dump of the structure's tables, as `Scripts/build-quran-db` makes it.
  let structure: String

  /// Tanzil Uthmani 1.1 and the structure that was built for it.
  static let pinned = QuranDigests(
    text: "c8c67016f3c5291368c4eaf25ccbc48ab0a856c80919d9179c9e708a6827f304",
    structure: "53121497edfc1c1517f431268bfb3a025bbb87bebae357eb1b445b59dfbbe03d")

  /// - Throws: `StoreError.unverified`, naming the difference; errors of the database.
  func verify(_ db: RawConnection, path: String) throws {
    guard try QuranDigests.text(db) == text else { throw mismatch(StoreSentences.cannotTrustQuranText, path) }
    guard try QuranDigests.structure(db) == structure, try PackedTables.agree(db) else {
      throw mismatch(StoreSentences.cannotTrustQuranStructure, path)
    }
  }

  private func mismatch(_ operation: Sentence, _ path: String) -> StoreError {
    StoreError(
      code: .unverified, operation: operation, path: path,
      detail: StoreSentences.ofAnotherVersion)
  }

  static func text(_ db: RawConnection) throws -> String {
    var hasher = SHA256Hasher()
    try hash("SELECT surah || '|' || ayah || '|' || text FROM ayah ORDER BY surah, ayah", of: db, into: &hasher)
    return hasher.finish()
  }

  static func structure(_ db: RawConnection) throws -> String {
    var hasher = SHA256Hasher()
    for (table, columns, order) in tables {
      hasher.update("\(table)\n")
      let joined = columns.joined(separator: " || '|' || ")
      try hash("SELECT \(joined) FROM \(table) ORDER BY \(order)", of: db, into: &hasher)
    }
    return hasher.finish()
  }

  private static let tables = [
    ("surah", ["id", "arabic", "transliteration", "english", "place", "revelation_order", "ayat", "words"], "id"),
    ("ayah", ["surah", "ayah", "words"], "surah, ayah"),
    ("counting", ["bit", "name", "ayat"], "bit"),
    ("riwayah", ["id", "arabic", "counting"], "id"),
    ("fasilah", ["surah", "word", "countings"], "surah, word"),
    ("division", ["kind", "number", "surah", "ayah"], "kind, number"),
    ("rub", ["riwayah", "number", "surah", "word"], "riwayah, number"),
    ("sajdah", ["riwayah", "number", "surah", "ayah"], "riwayah, number"),
    ("basmalah", ["surah", "text"], "surah"),
    ("print", ["id", "pages", "lines", "script", "lower(hex(layout))", "lower(hex(divisions))"], "id"),
  ]

  private static func hash(
    _ query: String, of db: RawConnection, into hasher: inout SHA256Hasher
  ) throws {
    try db.forEachRow(query) { row in
      hasher.update(row.bytes(0))
      hasher.update("\n")
    }
  }
}
