import GRDB
import Glibc
public import TilawaCore

extension Library {
  /// Where somebody reads on, the position that was set last first.
  ///
  /// - Parameter structure: says which places there are; rows that name others are set aside.
  public func positions(in structure: QuranStructure) throws(StoreError) -> Sifted<ReadingPosition> {
    try positions(where: "1", [], structure)
  }

  /// The position of a name; nothing where there is none.
  public func position(
    named name: String, in structure: QuranStructure
  ) throws(StoreError) -> Sifted<ReadingPosition> {
    try positions(where: "name = ?", [name], structure)
  }

  private func positions(
    where condition: String, _ arguments: StatementArguments, _ structure: QuranStructure
  ) throws(StoreError) -> Sifted<ReadingPosition> {
    let places = PlaceReader(structure)
    return try sift("read the positions", of: .position) { db, bad in
      try Library.positions(where: condition, arguments, places, db, &bad)
    }
  }

  /// The same inside a transaction; adds the rows that cannot be believed to `bad`.
  static func positions(
    where condition: String, _ arguments: StatementArguments, _ places: PlaceReader, _ db: Database,
    _ bad: inout [BadRow]
  ) throws -> [ReadingPosition] {
    let query = """
      SELECT id, CAST(name AS BLOB), \(PlaceReader.columns), CAST(riwayah AS BLOB), set_at, utc_offset,
        CAST(zone AS BLOB)
      FROM position WHERE removed_at IS NULL AND \(condition) ORDER BY set_at DESC, name
      """
    var positions: [ReadingPosition] = []
    for row in try Row.fetchAll(db, sql: query, arguments: arguments) {
      do throws(PlaceReader.Doubt) {
        positions.append(try Library.position(row, places))
      } catch {
        bad.append(try BadRow(id: row[0], reason: error.reason))
      }
    }
    return positions
  }

  private static func position(_ row: Row, _ places: PlaceReader) throws(PlaceReader.Doubt) -> ReadingPosition {
    typealias Doubt = PlaceReader.Doubt
    guard let name = StoredText.read(row, 1), ReadingPosition.fault(inName: name) == nil else {
      throw Doubt("its name is none")
    }
    let passage = try places.passage(row, at: 2)
    guard let riwayah = StoredText.read(row, 6).flatMap(Riwayah.init) else { throw Doubt("there is no such riwayah") }
    guard let seconds = try? row[7] as Int, let offset = try? row[8] as Int, RecordingTime.bounds.contains(seconds),
      StoredReading.offsets.contains(offset), let zone = StoredText.read(row, 9)
    else {
      throw Doubt("there is no such time")
    }
    return ReadingPosition(
      name: name, passage: passage, riwayah: riwayah, at: ZonedTime(seconds: seconds, offset: offset, zone: zone))
  }

  /// Stores a position in the place of one of the same name, in one transaction; on the disk when it returns.
  public func set(_ position: ReadingPosition) throws(StoreError) {
    try write("keep the position \(position.name)") { db in try Library.put(position, db) }
  }

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

  /// Forgets a position; false where there was none.
  ///
  /// - Parameters:
  ///   - name: of the position.
  ///   - now: seconds since 1970.
  public func removePosition(named name: String, now: Int) throws(StoreError) -> Bool {
    try write("remove the position \(name)") { db in
      try db.execute(
        sql: "UPDATE position SET removed_at = max(?, set_at + 1) WHERE name = ? AND removed_at IS NULL",
        arguments: [now, name])
      return db.changesCount > 0
    }
  }
}

extension Library {
  /// The names of positions, without opening the library for more, for whoever types one.
  ///
  /// - Throws: as opening the library does.
  public static func positionNames(in folders: Folders) throws(StoreError) -> [String] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [] }
    return try storing("list the positions", folders.library) {
      var names: [String] = []
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow("SELECT name FROM position WHERE removed_at IS NULL ORDER BY name") {
          names.append($0.text(0))
        }
      }
      return names
    }
  }
}
