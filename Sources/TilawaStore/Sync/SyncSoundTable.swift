import GRDB
import TilawaCore
import TilawaMerging

/// The sounds of recordings: which objects of the place they consist of, and what is to be done with them.
struct SyncSoundTable {
  /// The work that is left to do with a sound.
  enum Wish: Int { case nothing, send, fetch, unsendable }

  let db: Database

  static let members: Set<String> = ["bytes", "pieces", "lost"]
  /// The largest sound that is believed, and the most objects that it has.
  private static let sizes = 1...(1 << 40)
  private static let most = 300_000

  /// Notes that a sound whose recording is here is to be sent, unless it is in the place; or that one is to be fetched. A sound that
  /// could not be sent is tried again where its recording changed.
  func want(_ sha256: String, _ wish: Wish) throws {
    let condition = wish == .send ? "WHERE is_lost = 1 OR pieces IS NULL" : ""
    try db.cachedStatement(
      sql: """
        INSERT INTO sync_sound(sha256, wanted) VALUES (?1, ?2)
        ON CONFLICT(sha256) DO UPDATE SET wanted = excluded.wanted \(condition)
        """
    ).execute(arguments: [sha256, wish.rawValue])
  }

  /// Notes that a sound is not in the place any more. Every device that has its recording, or gets it back, sends it again.
  func noteLost(_ sha256: String) throws {
    try db.execute(
      sql: """
        UPDATE sync_sound SET is_lost = 1, wanted = \(SyncSoundTable.wantedOfLost)
        WHERE sha256 = ? AND pieces IS NOT NULL
        """, arguments: [sha256])
    try noteChange(of: sha256)
  }

  /// Notes that a sound was fetched from the place.
  func noteFetched(_ sha256: String) throws {
    let query = "SELECT is_lost FROM sync_sound WHERE sha256 = ?"
    if try Bool.fetchOne(db.cachedStatement(sql: query), arguments: [sha256]) ?? false { try noteChange(of: sha256) }
    try db.execute(sql: "UPDATE sync_sound SET wanted = 0, is_lost = 0 WHERE sha256 = ?", arguments: [sha256])
  }

  /// Notes that the value of a sound may be another one.
  func noteChange(of sha256: String) throws {
    try db.execute(sql: "INSERT OR IGNORE INTO sync_changed VALUES ('sound', ?)", arguments: [sha256])
  }

  private static let wantedOfLost = """
    CASE WHEN EXISTS (SELECT * FROM recording WHERE recording.sha256 = sync_sound.sha256) THEN \(Wish.send.rawValue)
      ELSE wanted END
    """

  /// Notes that a sound need not be fetched any more.
  func forgetFetching(_ sha256: String) throws {
    try db.cachedStatement(sql: "UPDATE sync_sound SET wanted = 0 WHERE sha256 = ? AND wanted = ?")
      .execute(arguments: [sha256, Wish.fetch.rawValue])
  }

  func value(of sha256: String) throws -> String? {
    let query = "SELECT bytes, pieces, is_lost FROM sync_sound WHERE sha256 = ? AND pieces IS NOT NULL"
    return try Row.fetchOne(db.cachedStatement(sql: query), arguments: [sha256]).map { row in
      "{\"bytes\":\(try row[0] as Int),\"pieces\":\(try row[1] as String)"
        + (try row[2] as Bool ? ",\"lost\":true}" : "}")
    }
  }

  func store(_ text: String?, of sha256: String) throws -> Bool {
    guard Hex.isDigest(sha256) else { return false }
    guard let text else {
      try db.execute(
        sql: "UPDATE sync_sound SET bytes = NULL, pieces = NULL WHERE sha256 = ?", arguments: [sha256])
      return true
    }
    guard let json = try? JSON(reading: text), let bytes = json["bytes"]?.scalar.flatMap({ Int($0) }),
      SyncSoundTable.sizes.contains(bytes), case .array(let pieces) = json["pieces"],
      (1...SyncSoundTable.most).contains(pieces.count),
      pieces.allSatisfy({ $0.scalar.map { Hex.isDigest($0) } ?? false })
    else { return false }
    let isLost = json["lost"] == .bool(true)
    try put(sha256, bytes: bytes, pieces: pieces.compactMap(\.scalar), isLost: isLost)
    return true
  }

  /// Stores that a sound is in the place, or was.
  func put(_ sha256: String, bytes: Int, pieces: [String], isLost: Bool = false) throws {
    let wantedOfSent = "CASE wanted WHEN \(Wish.send.rawValue) THEN \(Wish.nothing.rawValue) ELSE wanted END"
    let wanted = isLost ? SyncSoundTable.wantedOfLost : wantedOfSent
    try db.cachedStatement(
      sql: """
        INSERT INTO sync_sound(sha256, wanted, bytes, pieces, is_lost) VALUES (?1, 0, ?2, ?3, ?4)
        ON CONFLICT(sha256) DO UPDATE SET bytes = ?2, pieces = ?3, is_lost = ?4, wanted = \(wanted)
        """
    ).execute(arguments: [sha256, bytes, JSON.strings(pieces).line, isLost])
  }

  func toSend(atMost count: Int) throws -> [String] {
    let query = "SELECT sha256 FROM sync_sound WHERE wanted = ? ORDER BY sha256 LIMIT ?"
    return try String.fetchAll(db.cachedStatement(sql: query), arguments: [Wish.send.rawValue, count])
  }

  func countToSend() throws -> Int {
    let query = "SELECT count(*) FROM sync_sound WHERE wanted = ?"
    return try Int.fetchOne(db.cachedStatement(sql: query), arguments: [Wish.send.rawValue]) ?? 0
  }

  /// The sounds to fetch: but those of recordings that were joined with another one whose sound is in the place.
  static let isToFetch = """
    wanted = \(Wish.fetch.rawValue) AND NOT EXISTS (
      SELECT * FROM same_sound JOIN sync_sound AS other ON other.sha256 = kept
      WHERE same_sound.sha256 = sync_sound.sha256 AND other.pieces IS NOT NULL AND other.is_lost = 0)
    """

  func toFetch() throws -> [SyncSound] { try sounds(SyncSoundTable.isToFetch) }

  func inPlace() throws -> [SyncSound] { try sounds("pieces IS NOT NULL") }

  private func sounds(_ condition: String) throws -> [SyncSound] {
    let query = "SELECT sha256, bytes, pieces FROM sync_sound WHERE \(condition) ORDER BY sha256"
    return try Row.fetchAll(db, sql: query).map { row in
      let pieces = try (row[2] as String?).flatMap { try? JSON(reading: $0) }
      var names: [String] = []
      if case .array(let all) = pieces { names = all.compactMap(\.scalar) }
      return SyncSound(sha256: try row[0], bytes: try row[1] as Int? ?? 0, pieces: names)
    }
  }
}
