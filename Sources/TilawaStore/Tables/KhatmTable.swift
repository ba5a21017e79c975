import GRDB
import TilawaCore

/// Reads and stores khatmat and goals inside a transaction.
enum KhatmTable {

  /// All khatmat, the current one first. Columns that cannot be valid are read as the defaults.
  static func all(_ db: Database) throws -> [Khatm] {
    let query =
      "SELECT name, first_page, listening, state, made_at FROM khatm ORDER BY state <> 'open', chosen DESC, name"
    return try Row.fetchAll(db, sql: query).map { row in
      try Khatm(
        name: row[0], firstPage: min(max(1, row[1]), Khatm.pages),
        listening: Khatm.Listening(rawValue: row[2]) ?? .standard,
        state: Khatm.State(rawValue: row[3]) ?? .open, made: row[4])
    }
  }

  static func named(_ name: String, _ db: Database) throws -> Khatm {
    let all = try all(db)
    if let khatm = all.first(where: { $0.name == name }) { return khatm }
    let names = all.filter { $0.state != .removed }.map(\.name).listed
    throw StoreError(
      .notFound, StoreSentences.cannotFindKhatmNamed(name: name),
      names.isEmpty ? StoreSentences.noKhatmYet : StoreSentences.thereAre(names: names))
  }

  static func current(_ db: Database) throws -> Khatm? { try all(db).first { $0.state == .open } }

  /// The khatm of a name, or the current one; makes one where none is open.
  static func forReading(_ name: String?, at time: Int, _ db: Database) throws -> Khatm {
    if let name {
      if name == Khatm.standardName, try all(db).isEmpty { return try makeStandard(at: time, db) }
      let khatm = try named(name, db)
      try checkOpen(khatm)
      return khatm
    }
    return try current(db) ?? makeStandard(at: time, db)
  }

  /// The name of the khatm in which listening counts: the one chosen last that wants it; empty for none.
  static func forListening(at now: Int, _ db: Database) throws -> String {
    let isStandard = try SettingTable.value(of: .khatmListening, db) == "on"
    let open = try all(db).filter { $0.state == .open }
    if open.isEmpty { return isStandard ? try makeStandard(at: now, db).name : "" }
    return open.first { $0.listening == .on || ($0.listening == .standard && isStandard) }?.name ?? ""
  }

  private static func makeStandard(at time: Int, _ db: Database) throws -> Khatm {
    let taken = Set(try all(db).map(\.name))
    let names = [Khatm.standardName] + (2...(taken.count + 2)).map { "\(Khatm.standardName) \($0)" }
    let khatm = Khatm(name: names.first { !taken.contains($0) } ?? Khatm.standardName, made: time)
    try insert(khatm, db)
    return khatm
  }

  static func insert(_ khatm: Khatm, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO khatm(name, first_page, listening, state, made_at, chosen) VALUES (?, ?, ?, ?, ?, 0)",
      arguments: [khatm.name, khatm.firstPage, khatm.listening.rawValue, khatm.state.rawValue, khatm.made])
    try choose(khatm.name, db)
  }

  static func choose(_ name: String, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE khatm SET chosen = (SELECT max(chosen) + 1 FROM khatm) WHERE name = ?", arguments: [name])
  }

  /// Checks that something may be read in a khatm.
  ///
  /// - Throws: `.invalid` for a khatm that is closed or removed.
  static func checkOpen(_ khatm: Khatm) throws(StoreError) {
    guard khatm.state != .open else { return }
    throw StoreError(
      .invalid, StoreSentences.cannotReadInKhatm(name: khatm.name),
      khatm.state == .closed ? StoreSentences.khatmClosed : StoreSentences.khatmRemoved, .closedKhatm(name: khatm.name))
  }

  // MARK: - Goals

  /// The stored text of "no goal".
  static let noGoal = "off"

  /// All goals; rows that cannot be valid are left out.
  static func goals(_ db: Database) throws -> GoalBook {
    let rows = try Row.fetchAll(db, sql: "SELECT day, goal, counting FROM goal")
    return GoalBook(
      try rows.compactMap { row in
        let goal = try Goal(row[1], counting: VerseCounting(rawValue: row[2]) ?? .kufi)
        let isOff = try row[1] as String == noGoal
        guard goal != nil || isOff, let day = try StoredReading.day(row[0]) else { return nil }
        return GoalBook.Entry(day: day, goal: goal)
      })
  }

  /// The condition of entries that count.
  static let counts = "khatm <> '' AND plays > 0"
}
