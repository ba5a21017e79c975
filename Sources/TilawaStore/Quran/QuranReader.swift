import TilawaCore

/// Reads the tables of the Quran's database into values.
enum QuranReader {
  static func structure(_ db: RawConnection) throws -> QuranStructure {
    let packed = try PackedTables.read(db)
    return QuranStructure(
      surahs: try surahs(db), fawasil: packed.fawasil, divisions: packed.divisions, quarters: packed.quarters)
  }

  /// Reads where the pages of a print begin, and its own juz and rukus; nil where the file has no such print.
  static func print(_ print: Print, _ structure: QuranStructure, _ db: RawConnection) throws -> PrintTable? {
    var table: PrintTable?
    try db.forEachRow("SELECT layout, divisions FROM print WHERE id = '\(print.id)'") { row in
      let layout = Array(row.blob(0))
      table = PrintTable(
        print, pages: PrintLayout.starts(in: layout), layout: layout, divisions: PackedTables.divisions(row.blob(1)),
        in: structure)
    }
    return table
  }

  /// Reads the juz and rukus of the prints of a script, which are the same in all of them.
  static func divisions(of script: Print.Script, _ db: RawConnection) throws -> [Division] {
    var divisions: [Division] = []
    guard script == .southAsian else { return [] }
    try db.forEachRow("SELECT divisions FROM print WHERE id = '\(Print.taj16.id)'") { row in
      divisions = PackedTables.divisions(row.blob(0))
    }
    return divisions
  }

  private static func surahs(_ db: RawConnection) throws -> [Surah] {
    var surahs: [Surah] = []
    let query = "SELECT id, arabic, transliteration, english, place, revelation_order, words FROM surah ORDER BY id"
    try db.forEachRow(query) { row in
      surahs.append(
        Surah(
          id: row.int(0), arabic: row.text(1), transliteration: Surah.name(of: row.int(0)) ?? row.text(2),
          english: row.text(3),
          place: try known(Surah.Place(rawValue: row.text(4))), revelationOrder: row.int(5), words: row.int(6)))
    }
    return surahs
  }

  static func fawasil(_ db: RawConnection) throws -> [Fasilah] {
    var fawasil: [Fasilah] = []
    fawasil.reserveCapacity(6400)
    try db.forEachRow("SELECT surah, word, countings FROM fasilah ORDER BY surah, word") { row in
      fawasil.append(
        Fasilah(surah: row.int(0), word: row.int(1), countings: CountingSet(rawValue: row.int(2))))
    }
    return fawasil
  }

  static func divisions(_ db: RawConnection) throws -> [Division] {
    var divisions: [Division] = []
    divisions.reserveCapacity(1500)
    for kind in Division.Kind.allCases {
      let query = "SELECT number, surah, ayah FROM division WHERE kind = '\(kind.rawValue)' ORDER BY number"
      try db.forEachRow(query) { row in
        divisions.append(
          Division(kind: kind, number: row.int(0), start: AyahRef(surah: row.int(1), ayah: row.int(2))))
      }
    }
    return divisions
  }

  static func sajdahs(_ db: RawConnection) throws -> [Sajdah] {
    var signs: [Int: [Riwayah: AyahRef]] = [:]
    try db.forEachRow("SELECT number, riwayah, surah, ayah FROM sajdah") { row in
      let riwayah = try known(Riwayah(rawValue: row.text(1)))
      signs[row.int(0), default: [:]][riwayah] = AyahRef(surah: row.int(2), ayah: row.int(3))
    }
    return try signs.keys.sorted().map { number in
      let own = signs[number] ?? [:]
      _ = try known(own[.hafs])
      return Sajdah(number: number, signs: own)
    }
  }

  static func quarters(_ db: RawConnection) throws -> [MovedQuarter] {
    var quarters: [MovedQuarter] = []
    try db.forEachRow("SELECT riwayah, number, surah, word FROM rub ORDER BY riwayah, number") { row in
      quarters.append(
        MovedQuarter(
          riwayah: try known(Riwayah(rawValue: row.text(0))), number: row.int(1), surah: row.int(2), word: row.int(3)))
    }
    return quarters
  }

  private static func known<Value>(_ value: Value?) throws(UnknownKind) -> Value {
    guard let value else { throw UnknownKind() }
    return value
  }

  private struct UnknownKind: Error, CustomStringConvertible {
    let description = StoreSentences.valueOfUnknownKind.text
  }
}
