import GRDB
import Glibc

/// What can be done about a library whose file is damaged: it is set aside, and a backup takes its place.
///
/// Nothing is deleted or overwritten, whenever the process ends.
public struct LibraryRescue: Sendable {
  private let folders: Folders

  /// What can be done about the library in these folders; opens nothing.
  public init(folders: Folders) { self.folders = folders }

  /// What is wrong with the library's file, in SQLite's words; nil where it is whole or absent, where it is another
  /// program's or a newer version's, or cannot be looked at. Reads all of it.
  public var damage: String? {
    guard access(folders.library, R_OK) == 0 else { return nil }
    do {
      var complaint: String?
      try ReadOnlyDatabase(path: folders.library).read { db in
        try db.forEachRow("PRAGMA quick_check(1)") { row in
          if row.text(0) != "ok" { complaint = row.text(0) }
        }
      }
      return complaint
    } catch {
      return LibraryRescue.isDamage(error) ? "\(error)" : nil
    }
  }

  private static func isDamage(_ error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return false }
    return [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(ResultCode(rawValue: error.code).primaryResultCode)
  }

  /// Whether an error means that the library's file is damaged, and not what stands in it.
  static func isDamage(_ error: DatabaseError) -> Bool {
    switch error.resultCode.primaryResultCode {
    case .SQLITE_NOTADB: true
    case .SQLITE_CORRUPT: error.message == "database disk image is malformed"
    default: false
    }
  }

  /// What to do about a damaged library, for the end of a line.
  static func advice(in folders: Folders) -> String {
    guard let backup = LibraryBackup.all(in: folders).first else {
      return "to set it aside and begin anew, type: tilawa library restore-backup --none"
    }
    return "to set it aside and take the backup of \(backup.day), type: tilawa library restore-backup"
  }

  /// What was done.
  public struct Outcome: Hashable, Sendable {
    /// Where the library that was there lies now; nil where there was none.
    public let aside: String?
    /// What took its place; nil for nothing: the next command that writes begins anew.
    public let backup: LibraryBackup?
  }

  /// Sets the library aside under a name with the time in it, and puts a backup in its place.
  ///
  /// - Parameters:
  ///   - backup: what takes its place; nil for nothing.
  ///   - now: seconds since 1970.
  /// - Throws: `.corrupt` for a backup that is itself damaged, everything left as it was; `.cannotCreate`, `.io`.
  public func replace(by backup: LibraryBackup?, now: Int) throws(StoreError) -> Outcome {
    try PrivateFolder.create(folders.data)
    let lock = try FileLock(path: folders.data + "/library.lock")
    defer { lock.release() }
    let incoming = folders.data + "/.restoring.sqlite"
    defer { unlink(incoming) }
    if let backup {
      unlink(incoming)
      try WholeFile.copy(backup.path, to: incoming)
      try storing("read the backup", backup.path) {
        let queue = try DatabaseQueue(path: SQLiteName.of(incoming))
        let complaints = try queue.read { try String.fetchAll($0, sql: "PRAGMA quick_check(1)") }
        // What was restored since lies in this trash still, as if for long: it has its 30 days again.
        if complaints == ["ok"] {
          try queue.write { db in
            if try db.tableExists("trash") { try db.execute(sql: "UPDATE trash SET deleted_at = ?", arguments: [now]) }
          }
        }
        try queue.close()
        guard complaints == ["ok"] else {
          throw StoreError(
            code: .corrupt, operation: "take the backup", path: backup.path,
            message: "it is damaged too; name another with --from")
        }
      }
    }
    let aside = try setAside(now)
    if backup != nil { try WholeFile.settle(incoming, as: folders.library) }
    return Outcome(aside: aside, backup: backup)
  }

  /// What was not yet written into the file stands beside it, and must not be taken for the backup's.
  private func setAside(_ now: Int) throws(StoreError) -> String? {
    guard access(folders.library, F_OK) == 0 else { return nil }
    let time = LocalTime(now)
    var name = "\(folders.data)/library-damaged-\(time.day)-\(time.clock)"
    while access(name + ".sqlite", F_OK) == 0 { name += "-" }
    for suffix in ["-wal", "-shm", ""] where access(folders.library + suffix, F_OK) == 0 {
      guard rename(folders.library + suffix, "\(name).sqlite\(suffix)") == 0 else {
        throw StoreError(system: errno, .cannotCreate, operation: "set the library aside", path: folders.library)
      }
    }
    return name + ".sqlite"
  }
}
