import GRDB
public import TilawaCore

extension Library {
  /// Makes anew what is stale of progress, and sets aside what cannot be believed. Takes no time where nothing is.
  ///
  /// - Returns: what was set aside; nothing where the library can only be read.
  public func settleReading(in structure: QuranStructure) throws(StoreError) -> [SetAside] {
    let isStale = try read("look at the progress") { db in
      try ReadingTables(db, structure, self).isToBeSettled()
    }
    guard isStale else { return [] }
    do throws(StoreError) {
      return try write("add up what was read") { db in
        var tables = ReadingTables(db, structure, self)
        try tables.settle()
        return tables.setAside
      }
    } catch {
      guard error.code == .cannotCreate || error.code == .io else { throw error }
      return []
    }
  }

  /// What makes an entry count.
  static let counts = "khatm <> '' AND plays > 0"

  /// When days begin.
  func dayStart(_ db: Database) throws -> DayStart {
    let value = try String.fetchOne(
      db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [Setting.dayStart.rawValue])
    return value.flatMap { DayStart($0) } ?? .midnight
  }
}
