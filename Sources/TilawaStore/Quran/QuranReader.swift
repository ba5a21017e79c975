import GRDB
import TilawaCore

/// Reads the tables of the Quran's database into values.
enum QuranReader {
  static func structure(_ db: Database) throws -> QuranStructure {
    QuranStructure(surahs: try surahs(db), fawasil: try fawasil(db), divisions: try divisions(db))
  }

  private static func surahs(_ db: Database) throws -> [Surah] {
    let query = "SELECT id, arabic, transliteration, english, place, revelation_order, words FROM surah ORDER BY id"
    return try collect(Row.fetchCursor(db, sql: query)) { row in
      Surah(
        id: row[0], arabic: row[1], transliteration: row[2], english: row[3],
        place: try known(Surah.Place(rawValue: row[4])), revelationOrder: row[5], words: row[6])
    }
  }

  private static func fawasil(_ db: Database) throws -> [Fasilah] {
    let query = "SELECT surah, word, countings FROM fasilah ORDER BY surah, word"
    return try collect(Row.fetchCursor(db, sql: query)) { row in
      Fasilah(surah: row[0], word: row[1], countings: CountingSet(rawValue: row[2]))
    }
  }

  private static func divisions(_ db: Database) throws -> [Division] {
    let query = "SELECT number, surah, ayah FROM division WHERE kind = ? ORDER BY number"
    return try Division.Kind.allCases.flatMap { kind in
      try collect(Row.fetchCursor(db, sql: query, arguments: [kind.rawValue])) { row in
        Division(kind: kind, number: row[0], start: AyahRef(surah: row[1], ayah: row[2]))
      }
    }
  }

  static func sajdahs(_ db: Database) throws -> [Sajdah] {
    let query = "SELECT number, surah, ayah, kind FROM sajdah ORDER BY number"
    return try collect(Row.fetchCursor(db, sql: query)) { row in
      Sajdah(
        number: row[0], ref: AyahRef(surah: row[1], ayah: row[2]), kind: try known(Sajdah.Kind(rawValue: row[3])))
    }
  }

  private static func collect<Value>(_ rows: RowCursor, _ value: (Row) throws -> Value) throws -> [Value] {
    var values: [Value] = []
    while let row = try rows.next() { values.append(try value(row)) }
    return values
  }

  private static func known<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw DatabaseError(resultCode: .SQLITE_MISMATCH, message: "a value of no known kind") }
    return value
  }
}
