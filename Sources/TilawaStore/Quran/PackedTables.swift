import TilawaCore

/// The long tables `fasilah`, `division` and `rub` as the file holds them once more: one value each, four bytes a row.
///
/// Stepping through their 7,800 rows would be most of what a short command costs.
struct PackedTables {
  /// Kinds as the file numbers them.
  private static let kinds: [Division.Kind] = [.juz, .hizb, .rub, .manzil, .ruku, .page]

  let fawasil: [Fasilah]
  let divisions: [Division]
  /// The quarters, in the order of the riwayat's names, then of their numbers.
  let quarters: [MovedQuarter]

  static func read(_ db: RawConnection) throws -> PackedTables {
    var fawasil: [Fasilah] = []
    var divisions: [Division] = []
    var quarters: [MovedQuarter] = []
    try db.forEachRow("SELECT name, data FROM packed ORDER BY name") { row in
      switch row.text(0) {
      case "fasilah": fawasil = self.fawasil(row.blob(1))
      case "division": divisions = self.divisions(row.blob(1))
      case let name where name.hasPrefix(quartersOf):
        guard let riwayah = Riwayah(rawValue: String(name.dropFirst(quartersOf.count))) else { return }
        quarters += self.quarters(of: riwayah, row.blob(1))
      default: break
      }
    }
    return PackedTables(fawasil: fawasil, divisions: divisions, quarters: quarters)
  }

  private static let quartersOf = "rub:"

  /// Whether the packed tables agree with the tables whose digest is pinned.
  static func agree(_ db: RawConnection) throws -> Bool {
    let packed = try read(db)
    return try packed.fawasil == QuranReader.fawasil(db) && packed.divisions == QuranReader.divisions(db)
      && packed.quarters == QuranReader.quarters(db)
  }

  private static func fawasil(_ data: UnsafeRawBufferPointer) -> [Fasilah] {
    rows(data).map { first, second, number in
      Fasilah(surah: first, word: number, countings: CountingSet(rawValue: second))
    }
  }

  static func divisions(_ data: UnsafeRawBufferPointer) -> [Division] {
    var number = 0
    var last: Int?
    return rows(data).compactMap { kind, surah, ayah in
      guard kinds.indices.contains(kind) else { return nil }
      number = kind == last ? number + 1 : 1
      last = kind
      return Division(kind: kinds[kind], number: number, start: AyahRef(surah: surah, ayah: ayah))
    }
  }

  private static func quarters(of riwayah: Riwayah, _ data: UnsafeRawBufferPointer) -> [MovedQuarter] {
    rows(data).map { number, surah, word in
      MovedQuarter(riwayah: riwayah, number: number, surah: surah, word: word)
    }
  }

  private static func rows(_ data: UnsafeRawBufferPointer) -> [(Int, Int, Int)] {
    (0..<data.count / 4).map { row in
      let word = UInt32(littleEndian: data.loadUnaligned(fromByteOffset: 4 * row, as: UInt32.self))
      return (Int(word & 0xFF), Int(word >> 8 & 0xFF), Int(word >> 16))
    }
  }
}
