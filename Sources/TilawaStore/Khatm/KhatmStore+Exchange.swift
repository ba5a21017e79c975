package import FoundationEssentials
import GRDB
package import TilawaCore

extension KhatmStore {
  /// All progress as JSON: khatmat, goals, and every entry that counts. Equal progress gives equal text.
  package func export() throws(StoreError) -> Data {
    try read(StoreSentences.cannotExportProgress) { db in
      let khatmat = try KhatmTable.all(db).map {
        KhatmDocument.Stored(
          name: $0.name, firstPage: $0.firstPage, listening: $0.listening.rawValue, state: $0.state.rawValue,
          made: $0.made)
      }
      let goals = try KhatmTable.goals(db).entries.map { entry in
        let counting: VerseCounting = if case .verses(_, let counting) = entry.goal { counting } else { .kufi }
        return KhatmDocument.WantedGoal(
          day: "\(entry.day)", goal: entry.goal.map { "\($0)" } ?? KhatmTable.noGoal, counting: counting.rawValue)
      }
      let query = """
        SELECT \(LedgerTable.entryColumns), khatm FROM events WHERE khatm <> ''
        ORDER BY began_at, first_word, past_word, session, day, kind, role, step, reciter, sha256
        """
      let rows = try Row.fetchCursor(db, sql: query)
      var items: [KhatmDocument.Item] = []
      while let row = try rows.next() {
        // Skip an entry that cannot be read: it is no progress.
        guard let entry = try? LedgerTable.entry(row) else { continue }
        items.append(.record(try LedgerRecord(entry, in: row[20])))
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      return try encoder.encode(KhatmDocument(khatmat: khatmat, goals: goals, entries: items))
    }
  }

  /// Merges exported progress in one transaction; known entries are not counted twice.
  ///
  /// Leaves out and reports entries that cannot be valid. An existing khatm, or goal of a day, stays unchanged.
  ///
  /// - Throws: `.unreadable`, `.newerVersion`.
  package func `import`(
    _ data: Data, at path: String, in structure: QuranStructure
  ) throws(StoreError) -> KhatmImport {
    let document = try KhatmDocument.read(data, path: path)
    return try write(StoreSentences.cannotImportProgress) { db in
      var report = KhatmImport()
      try take(document.khatmat, &report, db)
      for goal in document.goals {
        guard let day = CalendarDay(goal.day),
          goal.goal == KhatmTable.noGoal || Goal(goal.goal, counting: .kufi) != nil
        else {
          report.refused[StoreSentences.invalidGoal, default: 0] += 1
          continue
        }
        try db.execute(
          sql: "INSERT OR IGNORE INTO goal VALUES (?, ?, ?)", arguments: [day.number, goal.goal, goal.counting])
      }
      let names = Set(try KhatmTable.all(db).map(\.name))
      for item in document.entries { try take(item, of: names, structure.words, &report, db) }
      var tables = ReadingTables(db, structure, at: now)
      try tables.settle()
      return report
    }
  }

  /// Inserts khatmat in reverse order, so that the first becomes the current one unless one was open before.
  private func take(_ khatmat: [KhatmDocument.Stored], _ report: inout KhatmImport, _ db: Database) throws {
    let before = try KhatmTable.all(db)
    let current = before.first { $0.state == .open }
    for stored in khatmat.reversed() where !before.contains(where: { $0.name == stored.name }) {
      guard Khatm.fault(in: stored.name) == nil, let listening = Khatm.Listening(rawValue: stored.listening),
        let state = Khatm.State(rawValue: stored.state), (1...Khatm.pages).contains(stored.firstPage)
      else {
        report.refused[StoreSentences.invalidKhatm, default: 0] += 1
        continue
      }
      try KhatmTable.insert(
        Khatm(
          name: stored.name, firstPage: stored.firstPage, listening: listening, state: state, made: stored.made), db)
      report.khatmat += 1
    }
    if let current { try KhatmTable.choose(current.name, db) }
  }

  private func take(
    _ item: KhatmDocument.Item, of khatmat: Set<String>, _ words: Int, _ report: inout KhatmImport, _ db: Database
  ) throws {
    guard case .record(let record) = item else {
      report.refused[StoreSentences.entryUnreadable, default: 0] += 1
      return
    }
    let entry: LedgerEntry
    do throws(LedgerRecord.Fault) { entry = try record.entry(words: words) } catch {
      report.refused[error.sentence, default: 0] += 1
      return
    }
    guard khatmat.contains(record.khatm) else {
      report.refused[StoreSentences.entryOfNoKhatm, default: 0] += 1
      return
    }
    let statement = try db.cachedStatement(sql: Self.merging)
    try statement.execute(arguments: LedgerTable.values(of: entry, in: record.khatm))
    guard db.changesCount > 0 else { return report.known += 1 }
    report.added += 1
  }

  /// Merges an entry that grew on two machines: takes the larger count.
  private static let merging = """
    \(LedgerTable.insertion)
    ON CONFLICT(session, day, first_word, past_word, kind, role, step, reciter, sha256) DO UPDATE SET
      plays = max(plays, excluded.plays), heard_ms = max(heard_ms, excluded.heard_ms),
      ended_at = max(ended_at, excluded.ended_at), khatm = iif(khatm = '', excluded.khatm, khatm)
    WHERE plays < excluded.plays OR heard_ms < excluded.heard_ms OR ended_at < excluded.ended_at OR khatm = ''
    """
}
