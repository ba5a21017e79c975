import GRDB
import TilawaCore

/// The digests of recordings' sounds, and recordings that were joined since their sounds were the same, inside a
/// transaction.
enum SoundTable {
  /// The rows with a digest that this version makes.
  private static let known =
    "sound WHERE (" + SoundDigest.Way.allCases.map { "digest GLOB '\($0.rawValue):*'" }.joined(separator: " OR ") + ")"

  /// The condition of recordings whose sound was not read yet.
  static let isUnknown = "NOT EXISTS (SELECT * FROM \(known) AND sound.recording = recording.id)"

  /// Whether there are such recordings; takes no time in a large library.
  static func areSomeUnknown(_ db: Database) throws -> Bool {
    let query = "SELECT (SELECT count(*) FROM recording) > (SELECT count(*) FROM \(known))"
    return try Bool.fetchOne(db.cachedStatement(sql: query)) ?? true
  }

  static func put(_ digest: SoundDigest, of stored: StoredRecording, _ db: Database) throws {
    try db.cachedStatement(
      sql: "INSERT INTO sound VALUES (?, ?) ON CONFLICT(recording) DO UPDATE SET digest = excluded.digest"
    ).execute(arguments: [stored.number, digest.text])
  }

  static func digest(of stored: StoredRecording, _ db: Database) throws -> SoundDigest? {
    try String.fetchOne(db, sql: "SELECT digest FROM sound WHERE recording = ?", arguments: [stored.number])
      .flatMap { SoundDigest($0) }
  }

  // MARK: - Joined recordings

  /// The kind of the things that say which recordings were joined, in the logs of devices.
  static let kind = "same-sound"

  /// The recording that stays in the place of another one, at the end of a chain; nil where that one was not joined.
  static func kept(insteadOf sha256: String, _ db: Database) throws -> String? {
    // Each is less than the one before, so that a chain ends.
    try String.fetchOne(
      db.cachedStatement(
        sql: """
          WITH RECURSIVE chain(name) AS (
            SELECT kept FROM same_sound WHERE sha256 = ?
            UNION SELECT same_sound.kept FROM same_sound JOIN chain ON same_sound.sha256 = chain.name)
          SELECT min(name) FROM chain
          """), arguments: [sha256])
  }

  /// The recordings that were joined with this one.
  static func joined(with sha256: String, _ db: Database) throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        WITH RECURSIVE chain(name) AS (
          SELECT sha256 FROM same_sound WHERE kept = ?
          UNION SELECT same_sound.sha256 FROM same_sound JOIN chain ON same_sound.kept = chain.name)
        SELECT name FROM chain ORDER BY name
        """, arguments: [sha256])
  }

  static func note(_ sha256: String, joinedWith kept: String, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO same_sound VALUES (?, ?) ON CONFLICT(sha256) DO UPDATE SET kept = excluded.kept",
      arguments: [sha256, kept])
  }
}
