import GRDB
import Glibc
import Synchronization
import TilawaCore

/// The connection to the library's file: opens it, brings it up to date, reads and writes it, and makes the backup of the day.
///
/// Any thread may use it; every call blocks on the disk. Another process may use the library at the same time: a call waits up
/// to five seconds for its turn and then throws `.busy`.
package final class LibraryDatabase: Sendable {
  /// The purpose for which a library is opened.
  package enum Purpose: Hashable, Sendable {
    /// A library that can only be read is read.
    case reading
    case writing
  }

  /// The folders of the library.
  package let folders: Folders
  private let clock: @Sendable () -> Int
  private let upkeep: LibraryUpkeep
  private let queue: Mutex<DatabaseQueue>
  /// The number of the open file, see `number(of:)`.
  private let file: Mutex<UInt64?>
  /// Whether this process has made the backup of the day, or found it made.
  private let isBackedUp = Mutex(false)
  /// Whether this process has removed what an earlier one left behind.
  private let isTidied = Mutex(false)

  /// Opens the library, and migrates an older version. The first write makes an absent library, so that an earlier
  /// failure leaves nothing behind.
  ///
  /// - Parameters:
  ///   - folders: the folders of the library.
  ///   - purpose: whether anything is to be written.
  ///   - clock: returns the seconds since 1970.
  ///   - upkeep: the work that goes with writes.
  /// - Throws: `.newerVersion` or `.corrupt`, the file untouched; `.notFound` if it is gone and has backups;
  ///   `.cannotCreate`, `.unreadable`, `.busy`.
  init(
    folders: Folders, for purpose: Purpose, clock: @escaping @Sendable () -> Int = { SystemClock.now },
    upkeep: LibraryUpkeep = LibraryUpkeep()
  ) throws(StoreError) {
    self.folders = folders
    self.clock = clock
    self.upkeep = upkeep
    file = Mutex(LibraryDatabase.number(of: folders))
    let exists = access(folders.library, F_OK) == 0 || errno != ENOENT
    guard exists else {
      try LibraryRescue(folders: folders).checkPresence()
      queue = Mutex(try LibraryDatabase.open(LibraryDatabase.absent, folders))
      return
    }
    try LibraryDatabase.checkReadable(folders)
    if purpose == .writing { try LibraryDatabase.checkWritable(folders) }
    do throws(StoreError) {
      queue = Mutex(try LibraryDatabase.open(LibraryDatabase.name(of: folders, for: purpose), folders))
    } catch {
      // To read, SQLite wants to write beside the library; a full disk is no reason not to read.
      guard purpose == .reading, error.code == .io else { throw error }
      queue = Mutex(
        LibraryDatabase.isSettled(folders)
          ? try LibraryDatabase.open(LibraryDatabase.unchanging(folders), folders)
          : try LibraryDatabase.open(folders.library, folders, .alone))
    }
  }

  /// The time of the clock that was handed in, in seconds since 1970.
  var now: Int { clock() }

  /// Whether the open file is the library's file still.
  var isCurrent: Bool { file.withLock { $0 } == LibraryDatabase.number(of: folders) }

  /// Checks that the library can be written, as opening it for writing does.
  func checkWritable() throws(StoreError) {
    if LibraryDatabase.number(of: folders) != nil { try LibraryDatabase.checkWritable(folders) }
  }

  /// Runs `body` on the library as it is at this moment: in a transaction of its own, or in the one that this thread is in.
  func read<Value>(_ operation: Sentence, _ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let queue = try connection(for: .reading)
    return try LibraryDatabase.advising(operation, folders) {
      try queue.unsafeReentrantRead { db in db.isInsideTransaction ? try body(db) : try db.reading(body) }
    }
  }

  /// Runs `body`, in which every reading by this thread is one of the same moment, and of one transaction.
  ///
  /// - Throws: what `body` throws; `StoreError` where the library cannot be read.
  func moment<Value>(_ body: () throws -> Value) throws -> Value {
    try read(StoreSentences.cannotOpenLibrary) { _ in Result { try body() } }.get()
  }

  /// Runs `body`, and what ends every transaction, in one that no other process writes beside; undone if it throws.
  func write<Value>(_ operation: Sentence, _ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let queue = try connection(for: .writing)
    let isFirst = backUp(queue)
    let value = try LibraryDatabase.advising(operation, folders) {
      try queue.write { db in
        let value = try body(db)
        try upkeep.ending(self, db)
        return value
      }
    }
    // Do the daily upkeep last: it must not remove what `body` has just restored. A later process repeats a failed one.
    if isFirst { try? queue.write { try upkeep.daily(self, now, $0) } }
    if isTidied.withLock({ LibraryDatabase.isFirst(&$0) }) { try? upkeep.tidying(self) }
    return value
  }

  /// A number that changes once another process has written to the library. Takes some microseconds.
  func foreignVersion() throws(StoreError) -> Int {
    try read(StoreSentences.cannotLookForChanges) { try Int.fetchOne($0, sql: "PRAGMA data_version") ?? 0 }
  }

  /// Whether this is the first call; later calls find the mark set.
  private static func isFirst(_ isSaid: inout Bool) -> Bool {
    defer { isSaid = true }
    return !isSaid
  }

  /// Makes the backup of the day before the first write of the day. A failure stops no command; the next process tries again.
  ///
  /// - Returns: whether this call made it.
  private func backUp(_ queue: DatabaseQueue) -> Bool {
    let isDone = isBackedUp.withLock { isDone in
      defer { isDone = true }
      return isDone
    }
    return !isDone && LibraryBackup.makeIfMissing(of: queue, on: LibraryBackup.day(of: now), in: folders)
  }

  /// The connection for a purpose. It is opened again where the library was made, became writable or was replaced since.
  private func connection(for purpose: Purpose) throws(StoreError) -> DatabaseQueue {
    try queue.withLock { queue throws(StoreError) in
      // Never into the copy of an older library, nor to a file that is taken for unchanging.
      if purpose == .writing, queue.path != folders.library, queue.path != LibraryDatabase.absent {
        try LibraryDatabase.checkWritable(folders)
        queue = try LibraryDatabase.open(folders.library, folders)
        file.withLock { $0 = LibraryDatabase.number(of: folders) }
      }
      // Another process may have set it aside and put a backup in its place: writes belong there.
      if purpose == .writing, queue.path == folders.library,
        file.withLock({ $0 }) != LibraryDatabase.number(of: folders)
      {
        queue = try LibraryDatabase.open(folders.library, folders)
        file.withLock { $0 = LibraryDatabase.number(of: folders) }
      }
      guard queue.path == LibraryDatabase.absent else { return queue }
      if purpose == .writing { try PrivateFolder.create(folders.data) }
      if purpose == .writing || access(folders.library, F_OK) == 0 {
        queue = try LibraryDatabase.open(folders.library, folders)
        file.withLock { $0 = LibraryDatabase.number(of: folders) }
      }
      return queue
    }
  }
}

extension Database {
  /// Runs `body` in one transaction that cannot write.
  fileprivate func reading<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try readOnly {
      do {
        try beginTransaction(.deferred)
        let value = try body(self)
        try commit()
        return value
      } catch {
        try? rollback()
        throw error
      }
    }
  }
}
