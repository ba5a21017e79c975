import GRDB
import Glibc
import TilawaCore

/// The rescue of a library whose file is damaged or gone: it is set aside, and a backup takes its place.
///
/// Nothing is deleted or overwritten, even if the process is killed, and at no moment is there no library.
package struct LibraryRescue: Sendable {
  private let folders: Folders

  /// Makes a rescue for the library in these folders; opens nothing.
  package init(folders: Folders) { self.folders = folders }

  /// The damage of the library's file, in SQLite's words. Nil if the file is whole or absent, or belongs to another
  /// program or a newer version, or cannot be read. Reads the whole file.
  package var damage: String? {
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

  /// Whether there is no library though there are backups of one: somebody or something removed it.
  ///
  /// - Throws: `.unreadable` or `.io` where the backups cannot be listed.
  package var isMissing: Bool {
    get throws(StoreError) {
      guard access(folders.library, F_OK) != 0, errno == ENOENT else { return false }
      return try !LibraryBackup.all(in: folders).isEmpty
    }
  }

  /// Checks that the library is present if there are backups of it.
  ///
  /// - Throws: `.notFound` if it is gone; `.unreadable` or `.io` if the backups cannot be listed.
  func checkPresence() throws(StoreError) {
    guard try isMissing, let backup = try LibraryBackup.all(in: folders).first else { return }
    throw StoreError(
      code: .notFound, operation: StoreSentences.cannotOpenLibrary, path: folders.library,
      detail: StoreSentences.libraryMissing, reason: .missingLibrary(newestBackup: backup.day))
  }

  private static func isDamage(_ error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return false }
    return [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(ResultCode(rawValue: error.code).primaryResultCode)
  }

  /// Whether an error means damage of the library's file, and not a wrong content.
  static func isDamage(_ error: DatabaseError) -> Bool {
    switch error.resultCode.primaryResultCode {
    case .SQLITE_NOTADB: true
    case .SQLITE_CORRUPT: error.message == "database disk image is malformed"
    default: false
    }
  }

  /// Whether an error means a row with values that this program cannot have stored.
  static func isDisorder(_ error: DatabaseError) -> Bool {
    switch error.resultCode.primaryResultCode {
    case .SQLITE_MISMATCH: true
    case .SQLITE_CORRUPT: !isDamage(error)
    default: false
    }
  }

  /// The reason of an error about a damaged library.
  static func reason(in folders: Folders) -> StoreError.Reason {
    do throws(StoreError) {
      return .damagedLibrary(newestBackup: try LibraryBackup.all(in: folders).first?.day)
    } catch { return .damagedLibraryAndBackups }
  }

  /// The result of a rescue.
  package struct Outcome: Hashable, Sendable {
    /// The new path of the earlier library; nil if there was none.
    package let aside: String?
    /// The backup that took its place; nil for an empty library.
    package let backup: LibraryBackup?
  }

  /// Sets the library aside under a name with the time in it, and puts a backup in its place.
  ///
  /// The library has both names until the backup takes the first of them, so that there always is one.
  ///
  /// - Parameters:
  ///   - backup: what takes its place; nil for an empty library.
  ///   - now: seconds since 1970.
  /// - Throws: `.corrupt` for a backup that is itself damaged, everything left as it was; `.cannotCreate`, `.io`.
  package func replace(by backup: LibraryBackup?, now: Int) throws(StoreError) -> Outcome {
    let lock = try lock()
    defer { lock.release() }
    return try exchange(for: backup, now)
  }

  private func lock() throws(StoreError) -> FileLock {
    try PrivateFolder.create(folders.data)
    return try FileLock(path: folders.data + "/library.lock")
  }

  /// Exchanges the library for a backup; the caller holds the lock.
  private func exchange(for backup: LibraryBackup?, _ now: Int) throws(StoreError) -> Outcome {
    let incoming = folders.data + "/.restoring.sqlite"
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(incoming + suffix) }
    defer { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(incoming + suffix) } }
    if let backup {
      try prepare(backup, as: incoming, now)
    } else {
      try storing(StoreSentences.cannotBeginLibrary, incoming) {
        let queue = try DatabaseQueue(path: SQLiteName.of(incoming))
        try LibrarySchema.makeTables(queue)
        try queue.close()
      }
    }
    chmod(incoming, 0o600)
    let aside = try setAside(now)
    try WholeFile.settle(incoming, as: folders.library)
    return Outcome(aside: aside, backup: backup)
  }

  /// Restores the newest whole backup in place of a library that is damaged or gone.
  ///
  /// - Parameter now: seconds since 1970.
  /// - Returns: nil if no backup is whole, with everything left as it was; an outcome with nil members if the library
  ///   is whole, because somebody has repaired it meanwhile.
  package func takeNewestSound(now: Int) throws(StoreError) -> Outcome? {
    let lock = try lock()
    defer { lock.release() }
    guard try isMissing || damage != nil else { return Outcome(aside: nil, backup: nil) }
    for backup in try LibraryBackup.all(in: folders) {
      do throws(StoreError) { return try exchange(for: backup, now) } catch {
        guard [.corrupt, .unreadable, .notFound].contains(error.code) else { throw error }
      }
    }
    return nil
  }

  private func prepare(_ backup: LibraryBackup, as incoming: String, _ now: Int) throws(StoreError) {
    try WholeFile.copy(backup.path, to: incoming)
    try storing(StoreSentences.cannotReadBackup, backup.path) {
      let queue = try DatabaseQueue(path: SQLiteName.of(incoming))
      let complaints = try queue.read { try String.fetchAll($0, sql: "PRAGMA integrity_check(1)") }
      // Recordings restored since the backup lie in its trash as if for long: count their 30 days anew.
      if complaints == ["ok"] {
        try queue.write { db in
          guard try db.tableExists("trash") else { return }
          try db.execute(sql: "UPDATE trash SET deleted_at = ?", arguments: [now])
          guard try db.columns(in: "trash").contains(where: { $0.name == "seen" }) else { return }
          try db.execute(sql: "UPDATE trash SET seen = (SELECT coalesce(max(number), 0) FROM used_day)")
        }
      }
      try queue.close()
      guard complaints == ["ok"] else {
        throw StoreError(
          code: .corrupt, operation: StoreSentences.cannotTakeBackup, path: backup.path,
          detail: StoreSentences.damagedToo, reason: .damagedBackup)
      }
    }
  }

  /// Gives the library a second name. The log goes with it: SQLite must not take it for the log of the backup.
  private func setAside(_ now: Int) throws(StoreError) -> String? {
    guard access(folders.library, F_OK) == 0 else {
      // The WAL is useless without its library: set it aside.
      try moveLog(to: free(now))
      return nil
    }
    if damage == nil { settleLog() }
    let aside = free(now)
    if link(folders.library, aside) != 0 { try WholeFile.copy(folders.library, to: aside) }
    try moveLog(to: aside)
    return aside
  }

  /// A name that nothing has.
  private func free(_ now: Int) -> String {
    let time = LocalTime(now)
    var name = "\(folders.data)/library-damaged-\(time.day)-\(time.clock)"
    while ["", "-wal", "-shm"].contains(where: { access("\(name).sqlite\($0)", F_OK) == 0 }) { name += "-" }
    return name + ".sqlite"
  }

  private func moveLog(to aside: String) throws(StoreError) {
    for suffix in ["-wal", "-shm"] where access(folders.library + suffix, F_OK) == 0 {
      guard rename(folders.library + suffix, aside + suffix) == 0 else {
        throw StoreError(
          system: errno, .cannotCreate, operation: StoreSentences.cannotSetLibraryAside, path: folders.library)
      }
    }
  }

  /// Writes the log of a whole library into its file, so that for a moment the file is complete by itself.
  private func settleLog() {
    guard let queue = try? DatabaseQueue(path: SQLiteName.of(folders.library)) else { return }
    _ = try? queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    try? queue.close()
  }
}
