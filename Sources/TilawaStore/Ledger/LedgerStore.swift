import GRDB
package import TilawaCore

/// The ledger of listening and reading, session by session.
package struct LedgerStore: LibraryStore {
  let database: LibraryDatabase

  /// Adds entries to the ledger. An entry of the same session, day, words and source is added to the stored one.
  ///
  /// Stores all in one transaction. Days begin at the time in the user's settings; listening counts in a khatm if the
  /// settings say so.
  package func note(_ entries: [LedgerEntry]) throws(StoreError) {
    guard !entries.isEmpty else { return }
    try write(StoreSentences.cannotWriteLedger) { db in
      let start = try SettingTable.dayStart(db)
      let khatm = try KhatmTable.forListening(at: now, db)
      let statement = try db.cachedStatement(sql: LedgerTable.adding)
      for entry in entries.map({ $0.living(by: start) }) {
        try statement.execute(arguments: LedgerTable.values(of: entry, in: entry.kind == .heard ? khatm : ""))
      }
    }
  }

  /// The entries of a filter, in the order of their beginnings.
  package func entries(_ filter: LedgerFilter = LedgerFilter()) throws(StoreError) -> [LedgerEntry] {
    try rows(filter).values
  }

  /// The entries of a filter, and the rows that were set aside because they cannot be believed.
  package func rows(_ filter: LedgerFilter) throws(StoreError) -> ReadRows<LedgerEntry> {
    let (condition, arguments) = LedgerTable.condition(filter)
    return try SetAsideStore(database: database).sift(StoreSentences.cannotReadLedger, of: .events) { db, bad in
      let query = "SELECT \(LedgerTable.entryColumns), id FROM \(condition) ORDER BY began_at, events.id"
      let rows = try Row.fetchCursor(db, sql: query, arguments: arguments)
      var entries: [LedgerEntry] = []
      while let row = try rows.next() {
        do { entries.append(try LedgerTable.entry(row)) } catch let error as DatabaseError {
          bad.append(try BadRow(id: row[20], reason: error.detail ?? StoreSentences.entryUnreadable))
        }
      }
      return entries
    }
  }

  /// The last sessions in which something was heard, the latest first.
  ///
  /// - Parameters:
  ///   - count: how many, at most.
  ///   - script: of this script only; nil: all.
  ///   - time: those that began before, in seconds since 1970; nil: all.
  package func recent(
    sessions count: Int, ofScript script: String? = nil, before time: Int? = nil
  ) throws(StoreError) -> [HeardSession] {
    try read(StoreSentences.cannotReadLedger) { db in
      var ids: [String] = []
      let index = script == nil ? "events_began" : "events_script"
      // The entries of a session stand near each other: few are looked at, however many there are.
      let rows = try String.fetchCursor(
        db,
        sql: """
          SELECT session FROM events INDEXED BY \(index)
          WHERE (?1 IS NULL OR script = ?1) AND began_at < ?2 AND kind = 'heard' ORDER BY began_at DESC
          """.replacing("(?1 IS NULL OR script = ?1)", with: script == nil ? "?1 IS NULL" : "script = ?1"),
        arguments: [script, time ?? Int.max])
      while ids.count < count, let id = try rows.next() { if !ids.contains(id) { ids.append(id) } }
      return try ids.compactMap { id in
        let query = "SELECT \(LedgerTable.entryColumns) FROM events WHERE session = ? AND kind = 'heard'"
        return HeardSession(try Row.fetchAll(db, sql: query, arguments: [id]).compactMap { try? LedgerTable.entry($0) })
      }
    }
  }

  /// The number of entries of what was heard, on some days or in all.
  package func count(of days: ClosedRange<CalendarDay>? = nil) throws(StoreError) -> Int {
    try read(StoreSentences.cannotReadLedger) { db in
      guard let days else { return try Int.fetchOne(db, sql: "SELECT count(*) FROM events WHERE kind = 'heard'") ?? 0 }
      let query = "SELECT count(*) FROM events WHERE kind = 'heard' AND day BETWEEN ? AND ?"
      return try Int.fetchOne(db, sql: query, arguments: [days.lowerBound.number, days.upperBound.number]) ?? 0
    }
  }

  /// Deletes what was heard on some days and returns the number of entries. Reading belongs to a khatm and stays.
  package func forget(_ days: ClosedRange<CalendarDay>) throws(StoreError) -> Int {
    let condition = "kind = 'heard' AND day BETWEEN ? AND ?"
    let arguments: StatementArguments = [days.lowerBound.number, days.upperBound.number]
    return try write(StoreSentences.cannotForgetDaysOfLedger) { db in
      try db.execute(sql: "DELETE FROM events WHERE \(condition)", arguments: arguments)
      return db.changesCount
    }
  }
}
