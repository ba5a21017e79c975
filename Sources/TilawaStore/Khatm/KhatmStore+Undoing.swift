import GRDB
package import TilawaCore

extension KhatmStore {
  /// Undoes the last marking, also one of another process; it is kept and can be redone.
  ///
  /// `name`: of the khatm; nil: whichever it counts in.
  /// `now`: in seconds since 1970.
  /// - Returns: nil where nothing was read.
  package func undo(
    in structure: QuranStructure, khatm name: String? = nil, now: Int
  ) throws(StoreError) -> UndoneReading? {
    try write(StoreSentences.cannotTakeBackMarking) { db in
      if let name { _ = try KhatmTable.named(name, db) }
      let query =
        "SELECT session, khatm FROM events WHERE kind = 'read' AND (?1 IS NULL OR khatm = ?1) ORDER BY id DESC LIMIT 1"
      guard let row = try Row.fetchOne(db, sql: query, arguments: [name]) else { return nil }
      let (session, khatm): (String, String) = try (row[0], row[1])
      let condition = "session = ? AND kind = 'read'"
      let rows = try Row.fetchAll(
        db, sql: "SELECT \(LedgerTable.entryColumns) FROM events WHERE \(condition) ORDER BY first_word",
        arguments: [session])
      let undone = UndoneReading(khatm: khatm, entries: try rows.map(LedgerTable.entry))
      try db.execute(
        sql: "INSERT INTO undone(undone_at, content) VALUES (?, ?)",
        arguments: [now, try LedgerRecord.text(undone.entries, in: khatm)])
      try db.execute(sql: "DELETE FROM events WHERE \(condition)", arguments: [session])
      var tables = ReadingTables(db, structure, at: now)
      try tables.settle()
      return undone
    }
  }

  /// Redoes the marking that was undone last.
  ///
  /// - Returns: nil if there is nothing to redo.
  package func redo(in structure: QuranStructure) throws(StoreError) -> UndoneReading? {
    try write(StoreSentences.cannotDoMarkingAgain) { db in
      guard let row = try Row.fetchOne(db, sql: "SELECT id, content FROM undone ORDER BY id DESC LIMIT 1") else {
        return nil
      }
      let records = try LedgerRecord.read(row[1], words: structure.words)
      let undone = UndoneReading(
        khatm: records.first?.khatm ?? "", entries: try records.map { try $0.entry(words: structure.words) })
      try insert(undone.entries, in: undone.khatm, db)
      try db.execute(sql: "DELETE FROM undone WHERE id = ?", arguments: [row[0] as Int64])
      var tables = ReadingTables(db, structure, at: now)
      try tables.settle()
      return undone
    }
  }
}
