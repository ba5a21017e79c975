import GRDBSQLite

/// Reads the database of a gapless recitation, `timings(sura, ayah, time[, words])`, whatever it is in truth.
///
/// The bytes are read in memory and never written. Only a real table is asked, SQLite trusts nothing in it, and gives up
/// after some work.
package enum GaplessDatabase {
  /// A row of the table, its numbers as they are.
  package struct Row: Hashable, Sendable {
    package let surah: Int
    package let ayah: Int
    /// In milliseconds; nil for what is no number.
    package let time: Double?
    /// As the table has it.
    package let words: String?
  }

  /// With which bytes every database begins.
  package static let magic = Array("SQLite format 3\0".utf8)
  /// More than four Qurans of every ayah.
  private static let mostRows = 30_000
  /// Of a thousand steps each.
  private static let mostWork = 20_000

  /// - Throws: `.corrupt` for what is damaged, or no such database; its message says what is wrong.
  package static func rows(of bytes: [UInt8]) throws(StoreError) -> [Row] {
    do {
      return try read(bytes)
    } catch {
      throw StoreError(code: .corrupt, operation: "read the timings", path: nil, message: "\(error)")
    }
  }

  private struct Problem: Error, CustomStringConvertible { let description: String }

  private static func read(_ bytes: [UInt8]) throws -> [Row] {
    guard bytes.count >= 100, bytes.starts(with: magic) else { throw Problem(description: "it is no database") }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    defer { copy.deallocate() }
    copy.initialize(from: bytes, count: bytes.count)
    var handle: OpaquePointer?
    let result = sqlite3_open_v2(":memory:", &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
    defer { sqlite3_close_v2(handle) }
    guard result == SQLITE_OK, let handle else { throw SQLiteError(handle, result) }
    // One that was written with a log beside it can be read without it.
    (copy[18], copy[19]) = (1, 1)
    let size = Int64(bytes.count)
    let opened = sqlite3_deserialize(handle, "main", copy, size, size, UInt32(SQLITE_DESERIALIZE_READONLY))
    guard opened == SQLITE_OK else { throw SQLiteError(handle, opened) }
    sqlite3_exec(handle, "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON", nil, nil, nil)
    var work = 0
    return try withUnsafeMutablePointer(to: &work) { work in
      sqlite3_progress_handler(
        handle, 1000,
        { work in
          guard let work = work?.assumingMemoryBound(to: Int.self) else { return 1 }
          work.pointee += 1
          return work.pointee > GaplessDatabase.mostWork ? 1 : 0
        }, work)
      return try rows(RawConnection(handle: handle))
    }
  }

  private static func rows(_ db: RawConnection) throws -> [Row] {
    var columns: Set<String> = []
    try db.forEachRow("SELECT name FROM pragma_table_info('timings')") { columns.insert($0.text(0).lowercased()) }
    var isTable = false
    try db.forEachRow("SELECT 1 FROM sqlite_master WHERE type = 'table' AND lower(name) = 'timings'") { _ in
      isTable = true
    }
    guard isTable, columns.isSuperset(of: ["sura", "ayah", "time"]) else {
      throw Problem(description: "it has no table timings(sura, ayah, time)")
    }
    let words = columns.contains("words") ? "words" : "NULL"
    let query = """
      SELECT sura, ayah, time, typeof(time) IN ('integer', 'real'), \(words) FROM timings ORDER BY sura, ayah
      LIMIT \(mostRows + 1)
      """
    var rows: [Row] = []
    try db.forEachRow(query) { row in
      guard rows.count < mostRows else { throw Problem(description: "it has more than \(mostRows) rows") }
      rows.append(
        Row(
          surah: row.int(0), ayah: row.int(1), time: row.int(3) != 0 ? row.double(2) : nil,
          words: row.isNull(4) ? nil : row.text(4)))
    }
    return rows
  }
}
