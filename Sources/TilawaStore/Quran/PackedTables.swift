import TilawaCore

/// The long tables `fasilah` and `division` as the file holds them once more: one value each, four bytes a row.
///
/// Stepping through their 7,800 rows would be most of what a short command costs.
enum PackedTables {
  /// Kinds as the file numbers them.
  private static let kinds: [Division.Kind] = [.juz, .hizb, .rub, .manzil, .ruku, .page]

  static func read(_ db: RawConnection) throws -> (fawasil: [Fasilah], divisions: [Division]) {
    var fawasil: [Fasilah] = []
    var divisions: [Division] = []
    try db.forEachRow("SELECT name, data FROM packed") { row in
      switch row.text(0) {
      case "fasilah": fawasil = self.fawasil(row.blob(1))
      case "division": divisions = self.divisions(row.blob(1))
      default: break
      }
    }
    return (fawasil, divisions)
  }

  /// Whether they say what the tables say, whose digest is pinned.
  static func agree(_ db: RawConnection) throws -> Bool {
    let packed = try read(db)
    let (fawasil, divisions) = (try QuranReader.fawasil(db), try QuranReader.divisions(db))
    return packed.fawasil == fawasil && packed.divisions == divisions
  }

  private static func fawasil(_ data: UnsafeRawBufferPointer) -> [Fasilah] {
    rows(data).map { first, second, number in
      Fasilah(surah: first, word: number, countings: CountingSet(rawValue: second))
    }
  }

  private static func divisions(_ data: UnsafeRawBufferPointer) -> [Division] {
    var number = 0
    var last: Int?
    return rows(data).compactMap { kind, surah, ayah in
      guard kinds.indices.contains(kind) else { return nil }
      number = kind == last ? number + 1 : 1
      last = kind
      return Division(kind: kinds[kind], number: number, start: AyahRef(surah: surah, ayah: ayah))
    }
  }

  private static func rows(_ data: UnsafeRawBufferPointer) -> [(Int, Int, Int)] {
    (0..<data.count / 4).map { row in
      let word = UInt32(littleEndian: data.loadUnaligned(fromByteOffset: 4 * row, as: UInt32.self))
      return (Int(word & 0xFF), Int(word >> 8 & 0xFF), Int(word >> 16))
    }
  }
}
