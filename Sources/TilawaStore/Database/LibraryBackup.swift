import GRDB
import Glibc
import TilawaCore

/// A copy of the library that was made by itself: one a day, before the first write of that day; five are kept.
///
/// The day is what the clock showed, and may be wrong. In which order they were made stands in a file beside them.
package struct LibraryBackup: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// The day, written 2026-11-21.
  package let day: String

  static let kept = 5
  /// The greatest distance of two following days that is no jump of the clock, in days. A longer one, or one backwards,
  /// is a jump, or a time in which nothing was done.
  static let clockJump = 30
  /// The greatest size of a backup that is checked before it counts, in bytes. The check of so many takes half a
  /// second; a write is not to wait longer. Damage in a larger one is found by `library check`, and `restore-backup`
  /// checks a backup before it uses it.
  private static let mostChecked = 20_000_000
  private static let (prefix, suffix) = ("library-", ".sqlite")
  /// The file with the days of the existing backups, one a line, in the order in which they were made.
  private static let order = "order"

  /// The existing backups, the newest made first; empty if the folder is absent.
  ///
  /// - Throws: `.unreadable` or `.io` if the folder cannot be listed.
  package static func all(in folders: Folders) throws(StoreError) -> [LibraryBackup] {
    let names = try FolderListing.namesIfThere(in: folders.backups)
    let days = names.compactMap { name -> String? in
      guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
      let day = String(name.dropFirst(prefix.count).dropLast(suffix.count))
      return day.utf8.count == 10 && day.utf8.allSatisfy { $0.isASCIIDigit || $0 == 0x2D } ? day : nil
    }
    // A backup that is not in the list is older than the list.
    let made = Dictionary(made(in: folders).enumerated().map { ($1, $0) }, uniquingKeysWith: max)
    return days.sorted { (made[$0] ?? -1, $0) > (made[$1] ?? -1, $1) }.map { LibraryBackup(of: $0, in: folders) }
  }

  private static func made(in folders: Folders) -> [String] {
    let bytes = (try? WholeFile.read("\(folders.backups)/\(order)", atMost: 1 << 16)) ?? []
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  init(of day: String, in folders: Folders) {
    self.day = day
    path = "\(folders.backups)/\(LibraryBackup.prefix)\(day)\(LibraryBackup.suffix)"
  }

  /// Makes the backup of a day if it is missing, and removes those made before the last five.
  ///
  /// The backup gets its name only after it is on the disk entirely; unless it is large, it was also checked by then.
  /// If another process makes one, or it cannot be made, nothing happens: a failure must not stop the user's write.
  ///
  /// - Returns: whether one was made.
  static func makeIfMissing(of queue: DatabaseQueue, on day: String, in folders: Folders) -> Bool {
    let backup = LibraryBackup(of: day, in: folders)
    guard access(backup.path, F_OK) != 0, (try? queue.read(holdsAnything)) == true,
      (try? PrivateFolder.create(folders.backups)) != nil,
      let lock = try? FileLock(ifFree: folders.backups + "/backup.lock")
    else { return false }
    defer { lock.release() }
    guard access(backup.path, F_OK) != 0 else { return false }
    let temporary = folders.backups + "/.incoming.sqlite"
    defer { remove(temporary) }
    do {
      remove(temporary)
      try copy(queue, to: temporary)
      try WholeFile.settle(temporary, as: backup.path)
    } catch { return false }
    // A folder that cannot be listed says nothing of which are old.
    guard let before = try? all(in: folders).map(\.day).filter({ $0 != day }) else { return true }
    let days = (before.reversed() + [day]).map { $0 + "\n" }.joined()
    // Remove nothing without the list: it tells which backup is old.
    guard (try? WholeFile.write(Array(days.utf8), named: order, in: folders.backups)) != nil else { return true }
    for old in expendable(before: day, before) { remove(LibraryBackup(of: old, in: folders).path) }
    return true
  }

  /// Returns the days of the backups to remove after the backup of a day.
  ///
  /// Backups of future days were made by a wrong clock and do not count among the five. Just after a jump of the clock
  /// nothing is removed. The five made before the last jump forward stay beside the five since: either may be the true
  /// ones.
  ///
  /// - Parameter others: the days of the other backups, the newest made first.
  static func expendable(before day: String, _ others: [String]) -> [String] {
    guard let today = CalendarDay(day), let last = others.first.flatMap({ CalendarDay($0) }),
      abs(last.distance(to: today)) <= clockJump
    else { return [] }
    var (real, newer, hasJumped) = (1, today, false)
    return others.filter { other in
      guard other <= day, let made = CalendarDay(other) else { return real >= kept }
      if !hasJumped, made.distance(to: newer) > clockJump { (real, hasJumped) = (0, true) }
      newer = made
      guard real < kept else { return true }
      real += 1
      return false
    }
  }

  private static func copy(_ queue: DatabaseQueue, to path: String) throws {
    var configuration = Configuration()
    // The file has no name yet, and is flushed to the disk before it gets one.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
    let target = try DatabaseQueue(path: SQLiteName.of(path), configuration: configuration)
    try queue.backup(to: target)
    // Make it a single file, without a log beside it.
    try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
    let isSmall = try FileIdentity(path: path).size < mostChecked
    let isWhole = try !isSmall || target.read { try String.fetchAll($0, sql: "PRAGMA quick_check(1)") == ["ok"] }
    try target.close()
    guard isWhole else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    chmod(path, 0o600)
  }

  /// The tables of which any row is worth a backup; all others belong to these, or can be made again.
  private static let worthKeeping = [
    "reciter", "setting", "trash", "events", "preset", "hifz_event", "bookmark", "position", "khatm", "goal", "undone",
    "recitation", "script_state", "set_aside",
  ]

  private static func holdsAnything(_ db: Database) throws -> Bool {
    let tables = worthKeeping.map { "EXISTS (SELECT * FROM \($0))" }
    return try Bool.fetchOne(db, sql: "SELECT \(tables.joined(separator: " OR "))") ?? false
  }

  private static func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  /// The day of a time, here: 2026-11-21.
  static func day(of time: Int) -> String { LocalTime(time).day }
}
