import GRDB
import TilawaCore

/// The positions as rows of the table `position`.
enum PositionRow {
  /// `row[0]` is the row's id.
  static let query = """
    SELECT id, CAST(name AS BLOB), \(PlaceReader.columns), CAST(riwayah AS BLOB), set_at, utc_offset, CAST(zone AS BLOB)
    FROM position
    """

  /// Reads positions; adds the rows that cannot be believed to `bad`.
  static func all(
    where condition: String, _ arguments: StatementArguments, _ places: PlaceReader, _ db: Database,
    _ bad: inout [BadRow]
  ) throws -> [ReadingPosition] {
    let query = "\(query) WHERE removed_at IS NULL AND \(condition) ORDER BY set_at DESC, name"
    var positions: [ReadingPosition] = []
    for row in try Row.fetchAll(db, sql: query, arguments: arguments) {
      do throws(PlaceReader.Doubt) {
        positions.append(try position(row, places))
      } catch {
        bad.append(try BadRow(id: row[0], reason: error.reason))
      }
    }
    return positions
  }

  static func position(_ row: Row, _ places: PlaceReader) throws(PlaceReader.Doubt) -> ReadingPosition {
    typealias Doubt = PlaceReader.Doubt
    guard let name = StoredText.read(row, 1), ReadingPosition.fault(inName: name) == nil else {
      throw Doubt(StoreSentences.nameInvalid)
    }
    let passage = try places.passage(row, at: 2)
    guard let riwayah = StoredText.read(row, 6).flatMap(Riwayah.init) else { throw Doubt(StoreSentences.noSuchRiwayah) }
    guard let seconds = try? row[7] as Int, let offset = try? row[8] as Int, RecordingTime.bounds.contains(seconds),
      StoredReading.offsets.contains(offset), let zone = StoredText.read(row, 9)
    else {
      throw Doubt(StoreSentences.itsTimeImpossible)
    }
    return ReadingPosition(
      name: name, passage: passage, riwayah: riwayah, at: ZonedTime(seconds: seconds, offset: offset, zone: zone))
  }

  /// Stores a position in the place of one of the same name.
  static func put(_ position: ReadingPosition, _ db: Database) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO position(
          name, first_word, past_word, label, counting, riwayah, set_at, utc_offset, zone, removed_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)
        ON CONFLICT(name) DO UPDATE SET
          first_word = excluded.first_word, past_word = excluded.past_word, label = excluded.label,
          counting = excluded.counting, riwayah = excluded.riwayah, set_at = excluded.set_at,
          utc_offset = excluded.utc_offset, zone = excluded.zone, removed_at = NULL
        """
    ).execute(arguments: [
      position.name, position.passage.words.start, position.passage.words.end, position.passage.label,
      position.passage.counting.rawValue, position.riwayah.rawValue, position.at.seconds, position.at.offset,
      position.at.zone,
    ])
  }

  /// Stores that a position was removed; one that the library never had is remembered too.
  static func remove(_ name: String, at time: Int, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO position(
          name, first_word, past_word, label, counting, riwayah, set_at, utc_offset, zone, removed_at)
        VALUES (?1, 0, 1, '', '', '', ?2, 0, '', ?2)
        ON CONFLICT(name) DO UPDATE SET removed_at = excluded.removed_at
        """, arguments: [name, time])
  }
}
