import Foundation
import GRDB
import Glibc

/// A copy of the library that was made by itself: one a day, before the first write of that day; five are kept.
public struct LibraryBackup: Hashable, Sendable {
  /// Where it lies.
  public let path: String
  /// The day, written 2026-11-21.
  public let day: String

  static let kept = 5
  /// Bytes up to which a backup is looked through before it counts: that takes half a second for so many, and nobody is to
  /// wait longer for what was to be written. Beyond, `library check` finds damage, and `restore-backup` looks before it takes one.
  private static let mostChecked = 20_000_000
  private static let (prefix, suffix) = ("library-", ".sqlite")

  /// Those that there are, the newest first.
  public static func all(in folders: Folders) -> [LibraryBackup] {
    let names = Disk.names(in: folders.backups) ?? []
    let days = names.compactMap { name -> String? in
      guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
      let day = String(name.dropFirst(prefix.count).dropLast(suffix.count))
      return day.utf8.count == 10 && day.allSatisfy { $0.isNumber || $0 == "-" } ? day : nil
    }
    return days.sorted(by: >).map { LibraryBackup(of: $0, in: folders) }
  }

  init(of day: String, in folders: Folders) {
    self.day = day
    path = "\(folders.backups)/\(LibraryBackup.prefix)\(day)\(LibraryBackup.suffix)"
  }

  /// Makes the backup of a day where it is missing, and removes those beyond the five newest.
  ///
  /// It has its name only when it is on the disk entirely and, unless it is large, was found whole. Where another process makes one, or it
  /// cannot be made, nothing happens: that must not stop what somebody wants to write.
  ///
  /// - Returns: whether one was made.
  static func makeIfMissing(of queue: DatabaseQueue, on day: String, in folders: Folders) -> Bool {
    let backup = LibraryBackup(of: day, in: folders)
    guard access(backup.path, F_OK) != 0, (try? queue.read(holdsAnything)) == true,
      (try? PrivateFolder.create(folders.backups)) != nil,
      let lock = FileLock(ifFree: folders.backups + "/backup.lock")
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
    for old in all(in: folders).dropFirst(kept) { remove(old.path) }
    return true
  }

  private static func copy(_ queue: DatabaseQueue, to path: String) throws {
    var configuration = Configuration()
    // It has no name yet, and is put on the disk before it gets one.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
    let target = try DatabaseQueue(path: SQLiteName.of(path), configuration: configuration)
    try queue.backup(to: target)
    // As one file, whoever reads it.
    try target.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
    let isSmall = try FileIdentity(path: path).size < mostChecked
    let isWhole = try !isSmall || target.read { try String.fetchAll($0, sql: "PRAGMA quick_check(1)") == ["ok"] }
    try target.close()
    guard isWhole else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    chmod(path, 0o600)
  }

  private static func holdsAnything(_ db: Database) throws -> Bool {
    let tables = ["reciter", "setting", "trash", "events", "preset"].map { "EXISTS (SELECT * FROM \($0))" }
    return try Bool.fetchOne(db, sql: "SELECT \(tables.joined(separator: " OR "))") ?? false
  }

  private static func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  /// The day of a time, here: 2026-11-21.
  static func day(of time: Int) -> String { LocalTime(time).day }
}

/// A time as a clock on the wall here shows it.
public struct LocalTime: Hashable, Sendable {
  /// `2026-11-21`.
  public let day: String
  /// `130509`.
  public let clock: String

  /// - Parameter time: seconds since 1970.
  public init(_ time: Int) {
    var seconds = time_t(time)
    var parts = tm()
    localtime_r(&seconds, &parts)
    func digits(_ number: Int32, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    day = "\(digits(parts.tm_year + 1900, 4))-\(digits(parts.tm_mon + 1, 2))-\(digits(parts.tm_mday, 2))"
    clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits($0, 2) }.joined()
  }
}
