import GRDB
import Glibc
public import TilawaCore

extension Library {
  /// All khatmat but those that were removed, the one that is read in first.
  public func khatmat(_ state: Khatm.State? = nil) throws(StoreError) -> [Khatm] {
    try read("read the khatmat") { db in
      try khatmat(db).filter { state == nil ? $0.state != .removed : $0.state == state }
    }
  }

  /// The khatm in which is read; one that nobody made yet where there is none.
  public func currentKhatm(now: Int) throws(StoreError) -> Khatm {
    try read("read the khatmat") { try currentKhatm($0) } ?? Khatm(made: now)
  }

  /// - Throws: `.notFound`, with those that there are.
  public func khatm(named name: String) throws(StoreError) -> Khatm {
    try read("look up the khatm") { try khatm(named: name, $0) }
  }

  /// Makes a khatm, in which is read from now on.
  ///
  /// - Throws: `.invalid` where there is one of the name.
  public func make(_ khatm: Khatm) throws(StoreError) {
    try write("make a khatm") { db in
      if let known = try khatmat(db).first(where: { $0.name == khatm.name }) {
        let advice = known.state == .removed ? "restore it: tilawa khatm restore \(khatm.name)" : "take another name"
        throw error(.invalid, "make \(khatm.name)", "there is one of that name; \(advice)")
      }
      try insert(khatm, db)
    }
  }

  /// From now on is read in this one.
  public func choose(_ name: String) throws(StoreError) {
    try write("choose a khatm") { db in
      let khatm = try khatm(named: name, db)
      guard khatm.state == .open else {
        throw error(
          .invalid, "read in \(name)", "it is \(khatm.state.rawValue); go on with it: tilawa khatm open \(name)")
      }
      try choose(name, db)
    }
  }

  /// Closes, removes or opens one again; an open one is read in from now on. Nothing that was read is lost.
  ///
  /// - Returns: what it is now.
  @discardableResult
  public func set(_ name: String, to state: Khatm.State) throws(StoreError) -> Khatm {
    try write("change a khatm") { db in
      _ = try khatm(named: name, db)
      try db.execute(sql: "UPDATE khatm SET state = ? WHERE name = ?", arguments: [state.rawValue, name])
      if state == .open { try choose(name, db) }
      return try khatm(named: name, db)
    }
  }

  /// Settles whether what is heard from now on counts in it.
  public func set(_ name: String, to listening: Khatm.Listening) throws(StoreError) {
    try write("change a khatm") { db in
      _ = try khatm(named: name, db)
      try db.execute(sql: "UPDATE khatm SET listening = ? WHERE name = ?", arguments: [listening.rawValue, name])
    }
  }

  /// The names, without opening the library for more, for whoever types one.
  ///
  /// - Throws: as opening the library does.
  public static func khatmNames(in folders: Folders) throws(StoreError) -> [String] {
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [] }
    return try storing("list the khatmat", folders.library) {
      var names: [String] = []
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow("SELECT name FROM khatm WHERE state <> 'removed' ORDER BY chosen DESC") {
          names.append($0.text(0))
        }
      }
      return names
    }
  }

  // MARK: - In a transaction

  /// Those whose columns make no sense are as one would be that nobody settled anything for.
  func khatmat(_ db: Database) throws -> [Khatm] {
    let query =
      "SELECT name, first_page, listening, state, made_at FROM khatm ORDER BY state <> 'open', chosen DESC, name"
    return try Row.fetchAll(db, sql: query).map { row in
      try Khatm(
        name: row[0], firstPage: min(max(1, row[1]), Khatm.pages),
        listening: Khatm.Listening(rawValue: row[2]) ?? .standard,
        state: Khatm.State(rawValue: row[3]) ?? .open, made: row[4])
    }
  }

  func khatm(named name: String, _ db: Database) throws -> Khatm {
    let all = try khatmat(db)
    if let khatm = all.first(where: { $0.name == name }) { return khatm }
    let names = all.filter { $0.state != .removed }.map(\.name).joined(separator: ", ")
    throw error(
      .notFound, "find the khatm \(name)", names.isEmpty ? "none was begun yet" : "there are \(names)")
  }

  func currentKhatm(_ db: Database) throws -> Khatm? { try khatmat(db).first { $0.state == .open } }

  /// That in which is read; where none is open, one is made.
  func khatmForReading(_ name: String?, at time: Int, _ db: Database) throws -> Khatm {
    if let name {
      if name == Khatm.standardName, try khatmat(db).isEmpty { return try makeStandard(at: time, db) }
      let khatm = try khatm(named: name, db)
      guard khatm.state == .open else {
        throw error(
          .invalid, "read in \(name)", "it is \(khatm.state.rawValue); go on with it: tilawa khatm open \(name)")
      }
      return khatm
    }
    return try currentKhatm(db) ?? makeStandard(at: time, db)
  }

  /// The khatm in which counts what is heard: that in which is read, or the one chosen last that wants it; empty: none.
  func khatmForListening(_ db: Database) throws -> String {
    let value = try String.fetchOne(
      db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [Setting.khatmListening.rawValue])
    let isStandard = value == "on"
    let open = try khatmat(db).filter { $0.state == .open }
    if open.isEmpty { return isStandard ? try makeStandard(at: time(nil), db).name : "" }
    return open.first { $0.listening == .on || ($0.listening == .standard && isStandard) }?.name ?? ""
  }

  private func makeStandard(at time: Int, _ db: Database) throws -> Khatm {
    let taken = Set(try khatmat(db).map(\.name))
    let names = [Khatm.standardName] + (2...(taken.count + 2)).map { "\(Khatm.standardName) \($0)" }
    let khatm = Khatm(name: names.first { !taken.contains($0) } ?? Khatm.standardName, made: time)
    try insert(khatm, db)
    return khatm
  }

  func insert(_ khatm: Khatm, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO khatm(name, first_page, listening, state, made_at, chosen) VALUES (?, ?, ?, ?, ?, 0)",
      arguments: [khatm.name, khatm.firstPage, khatm.listening.rawValue, khatm.state.rawValue, khatm.made])
    try choose(khatm.name, db)
  }

  func choose(_ name: String, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE khatm SET chosen = (SELECT max(chosen) + 1 FROM khatm) WHERE name = ?", arguments: [name])
  }
}
