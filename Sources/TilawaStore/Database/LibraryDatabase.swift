import Foundation
import GRDB
import Glibc
import Synchronization

/// The user's own data: reciters, their audio files and what is recited where in them, recordings, settings.
///
/// Places in the text are words of the Hafs text (`WordRange`), which every counting maps to; so nothing changes when
/// the riwayah does. Any thread may use it; every call blocks on the disk. Another process may use the library at the
/// same time: a call waits up to five seconds for its turn and then throws `.busy`.
public final class Library: Sendable {
  /// What a library is opened for.
  public enum Purpose: Hashable, Sendable {
    /// A library that can only be read is read.
    case reading
    case writing
  }

  /// Where it lies.
  public let folders: Folders
  private let queue: Mutex<DatabaseQueue>
  /// The number of the file that is open, see `number(of:)`.
  private let file: Mutex<UInt64?>
  /// Whether this process has seen to the day's backup, see `backUp`.
  private let isLookedAfter = Mutex(false)
  /// Whether this process has removed what an earlier one was to remove and did not.
  private let isTidied = Mutex(false)

  /// Opens the library, and brings one of an older version up to date. One that is absent is made by the first write, so
  /// that what fails before leaves nothing behind.
  ///
  /// - Throws: `.newerVersion` or `.corrupt`, the file untouched; `.notFound` where it is gone and has backups; `.cannotCreate`,
  ///   `.unreadable`, `.busy`.
  public init(folders: Folders, for purpose: Purpose) throws(StoreError) {
    self.folders = folders
    file = Mutex(Library.number(of: folders))
    let exists = access(folders.library, F_OK) == 0 || errno != ENOENT
    guard exists else {
      if let absence = LibraryRescue(folders: folders).absence { throw absence }
      queue = Mutex(try Library.open(Library.absent, folders))
      return
    }
    try Library.checkReadable(folders)
    if purpose == .writing { try Library.checkWritable(folders) }
    do throws(StoreError) {
      queue = Mutex(try Library.open(Library.name(of: folders, for: purpose), folders))
    } catch {
      // To read, SQLite wants to write beside the library; a full disk is no reason not to read.
      guard purpose == .reading, error.code == .io else { throw error }
      queue = Mutex(
        Library.isSettled(folders)
          ? try Library.open(Library.unchanging(folders), folders) : try Library.open(folders.library, folders, .alone))
    }
  }

  /// What an absent library is read from.
  private static let absent = ":memory:"

  /// Whether other processes may have it open too. Alone, SQLite keeps in memory what it else writes beside the library to be
  /// shared, and reads what a process left in the log.
  private enum Company { case shared, alone }

  private static func open(
    _ name: String, _ folders: Folders, _ company: Company = .shared
  ) throws(StoreError) -> DatabaseQueue {
    var configuration = Library.configuration
    if company == .alone {
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    }
    return try advising("open the library", folders) {
      try LibrarySchema.prepare(
        DatabaseQueue(path: SQLiteName.of(name), configuration: configuration), folders: folders)
    }
  }

  /// Says of a damaged file what can be done about it.
  private static func advising<Value>(
    _ operation: String, _ folders: Folders, _ body: () throws -> Value
  ) throws(StoreError) -> Value {
    try storing(operation, folders.library) {
      do {
        return try body()
      } catch let error as DatabaseError where LibraryRescue.isDamage(error) {
        throw StoreError(
          code: .corrupt, operation: operation, path: folders.library,
          message: "\(error.message ?? "it is damaged"); \(LibraryRescue.advice(in: folders))")
      } catch let error as DatabaseError where LibraryRescue.isDisorder(error) {
        throw StoreError(
          code: .corrupt, operation: operation, path: folders.library,
          message: "\(error.message ?? "it is damaged"); to look through the library, type: tilawa library check")
      } catch let error as RowDecodingError {
        throw StoreError(
          code: .corrupt, operation: operation, path: folders.library,
          message: "\(error.firstLine); to look through the library, type: tilawa library check")
      }
    }
  }

  /// The library's path; where it can only be read, as a name that makes SQLite put nothing beside it.
  private static func name(of folders: Folders, for purpose: Purpose) -> String {
    let isWritable = access(folders.library, W_OK) == 0 && access(folders.data, W_OK) == 0
    guard purpose == .reading, !isWritable, access(folders.library, R_OK) == 0 else { return folders.library }
    return unchanging(folders)
  }

  private static func unchanging(_ folders: Folders) -> String {
    Disk.url(folders.library) + LibrarySchema.readOnly
  }

  /// Whether all that was written stands in the library's file itself.
  private static func isSettled(_ folders: Folders) -> Bool {
    let log = try? FileIdentity(path: folders.library + "-wal")
    return log.map { $0.size == 0 } ?? true
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return configuration
  }

  func read<Value>(_ operation: String, _ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let queue = try connection(for: .reading)
    return try Library.advising(operation, folders) { try queue.read(body) }
  }

  /// Runs `body` in one transaction that no other process writes beside; undone if it throws.
  func write<Value>(_ operation: String, _ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let queue = try connection(for: .writing)
    let isFirst = backUp(queue)
    let value = try Library.advising(operation, folders) { try queue.write(body) }
    // Afterwards, so that what is just being restored is not among it. What fails is done by a later process.
    if isFirst {
      let now = time(nil)
      try? queue.write { db in
        try Library.noteUse(on: StoredReading.day(ofSeconds: now), db)
        _ = try empty(.expired, now, db)
      }
    }
    if isTidied.withLock({ Library.isFirst(&$0) }) { try? removeDoomed() }
    return value
  }

  /// Whether it was not said before.
  private static func isFirst(_ isSaid: inout Bool) -> Bool {
    defer { isSaid = true }
    return !isSaid
  }

  /// Before the first write of a day: makes the day's backup. What fails of that stops nobody and is tried again by the
  /// next process.
  ///
  /// - Returns: whether it was made now.
  private func backUp(_ queue: DatabaseQueue) -> Bool {
    let isDone = isLookedAfter.withLock { isDone in
      defer { isDone = true }
      return isDone
    }
    return !isDone && LibraryBackup.makeIfMissing(of: queue, on: LibraryBackup.day(of: time(nil)), in: folders)
  }

  /// The library as it is now: one that was absent may have been made since, and is made for writing; one that could
  /// only be read may be writable by now.
  private func connection(for purpose: Purpose) throws(StoreError) -> DatabaseQueue {
    try queue.withLock { queue throws(StoreError) in
      // Never into the copy of an older library, nor to a file that is taken for unchanging.
      if purpose == .writing, queue.path != folders.library, queue.path != Library.absent {
        try Library.checkWritable(folders)
        queue = try Library.open(folders.library, folders)
        file.withLock { $0 = Library.number(of: folders) }
      }
      // Somebody may have set it aside and put a backup in its place: what is written belongs there.
      if purpose == .writing, queue.path == folders.library, file.withLock({ $0 }) != Library.number(of: folders) {
        queue = try Library.open(folders.library, folders)
        file.withLock { $0 = Library.number(of: folders) }
      }
      guard queue.path == Library.absent else { return queue }
      if purpose == .writing { try PrivateFolder.create(folders.data) }
      if purpose == .writing || access(folders.library, F_OK) == 0 {
        queue = try Library.open(folders.library, folders)
        file.withLock { $0 = Library.number(of: folders) }
      }
      return queue
    }
  }

  /// The number that the file system knows the library's file by; nil where there is none.
  private static func number(of folders: Folders) -> UInt64? {
    var info = stat()
    return stat(folders.library, &info) == 0 ? UInt64(info.st_ino) : nil
  }

  /// SQLite would only say that it cannot open it.
  private static func checkReadable(_ folders: Folders) throws(StoreError) {
    guard access(folders.library, R_OK) != 0 else {
      var info = stat()
      guard stat(folders.library, &info) == 0, info.st_mode & S_IFMT != S_IFREG else { return }
      throw StoreError(
        code: .unreadable, operation: "open the library", path: folders.library, message: "it is no file")
    }
    let number = errno
    let blocked = [folders.data, folders.library].first { (path: String) in access(path, R_OK) != 0 }
    throw StoreError(
      code: .unreadable, operation: "open the library", path: blocked ?? folders.library,
      message: String(cString: strerror(number)))
  }

  private static func checkWritable(_ folders: Folders) throws(StoreError) {
    for path in [folders.data, folders.library] where access(path, W_OK) != 0 {
      throw StoreError(system: errno, .cannotCreate, operation: "write to the library", path: folders.library)
    }
  }

  func error(_ code: StoreError.Code, _ operation: String, _ message: String) -> StoreError {
    StoreError(code: code, operation: operation, path: nil, message: message)
  }
}
