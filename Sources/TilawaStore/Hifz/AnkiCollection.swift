import GRDB
package import TilawaCore

/// A deck in the form in which Anki exchanges decks: an SQLite database of version 11, which every Anki reads.
///
/// Each note makes one card. A note with the guid of an earlier export takes its place, so that learning goes on.
package struct AnkiCollection {
  /// One note.
  package struct Note: Hashable, Sendable {
    /// The id that stays the same in all exports.
    package let guid: String
    /// The texts of the fields, in the order of `fields`. They are HTML.
    package let fields: [String]
    package let tags: [String]
    package let learning: Learning

    package init(guid: String, fields: [String], tags: [String], learning: Learning) {
      self.guid = guid
      self.fields = fields
      self.tags = tags
      self.learning = learning
    }
  }

  /// The state of learning of a note.
  package struct Learning: Hashable, Sendable {
    /// The days from today until it is due, and the days between the last hearing and that day.
    package let due: Int, interval: Int
    package let hearings: Int, lapses: Int
    package let memory: FSRS.Memory

    package init(due: Int, interval: Int, hearings: Int, lapses: Int, memory: FSRS.Memory) {
      self.due = due
      self.interval = interval
      self.hearings = hearings
      self.lapses = lapses
      self.memory = memory
    }
  }

  package static let fields = ["Key", "Place", "Before", "Text", "Note", "Sound"]
  /// The ids by which Anki knows the kind of note and the deck; fixed, so that an import does not make them twice.
  private static let (model, deck) = (1_790_000_220_022, 1_790_000_220_023)

  private let title: String
  private let notes: [Note]
  /// The present time, in seconds since 1970.
  private let now: Int

  /// - Parameter title: the name of the deck.
  package init(title: String, notes: [Note], now: Int) {
    self.title = title
    self.notes = notes
    self.now = now
  }

  /// Writes the database to a new file.
  ///
  /// - Throws: `.io`, `.cannotCreate`.
  package func create(at path: String) throws(StoreError) {
    do {
      let queue = try DatabaseQueue(path: SQLiteName.of(path))
      try queue.write { db in
        try db.execute(sql: AnkiCollection.schema)
        try insertCollection(db)
        for (index, note) in notes.enumerated() { try insert(note, index, db) }
      }
      try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
      try queue.close()
    } catch {
      throw StoreError(
        code: .cannotCreate, operation: StoreSentences.cannotWriteDeck, path: path,
        detail: Sentence(verbatim: "\(error)"))
    }
  }

  // MARK: - Rows

  private func insertCollection(_ db: Database) throws {
    let texts = [AnkiForm.conf(Self.model), AnkiForm.models(Self.model, now), AnkiForm.decks(Self.deck, title, now)]
    try db.execute(
      sql: "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')",
      arguments: [
        now, now * 1000, now * 1000, texts[0].line, texts[1].line, texts[2].line, AnkiForm.options.line,
      ])
  }

  private func insert(_ note: Note, _ index: Int, _ db: Database) throws {
    let id = now * 1000 + index
    let tags = note.tags.isEmpty ? "" : " \(note.tags.joined(separator: " ")) "
    try db.execute(
      sql: "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, 0, 0, '')",
      arguments: [
        id, note.guid, Self.model, now, tags, note.fields.joined(separator: "\u{1F}"), note.fields.first ?? "",
      ])
    let learning = note.learning
    let memory = JSON.object([
      ("s", .number(AnkiForm.rounded(learning.memory.stability, 4))),
      ("d", .number(AnkiForm.rounded(learning.memory.difficulty, 3))),
    ])
    try db.execute(
      sql: "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, 2, 2, ?, ?, 2500, ?, ?, 0, 0, 0, 0, ?)",
      arguments: [
        id, id, Self.deck, now, learning.due, max(1, learning.interval), learning.hearings, learning.lapses,
        memory.line,
      ])
  }

  private static let schema = """
    CREATE TABLE col(id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
      ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL,
      models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
    CREATE TABLE notes(id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
      usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL,
      flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE cards(id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
      mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL,
      ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL,
      left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE revlog(id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
      ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL,
      type integer NOT NULL);
    CREATE TABLE graves(usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
    CREATE INDEX ix_notes_usn ON notes(usn);
    CREATE INDEX ix_cards_usn ON cards(usn);
    CREATE INDEX ix_revlog_usn ON revlog(usn);
    CREATE INDEX ix_cards_nid ON cards(nid);
    CREATE INDEX ix_cards_sched ON cards(did, queue, due);
    CREATE INDEX ix_revlog_cid ON revlog(cid);
    CREATE INDEX ix_notes_csum ON notes(csum);
    """
}
