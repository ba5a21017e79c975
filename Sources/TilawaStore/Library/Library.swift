/// The user's own data: reciters, their files and segments, recordings, the ledger of listening and reading, settings.
///
/// It opens the connection and gives a store for each subject. Places in the text are words of the Hafs text
/// (`WordRange`), to which every counting maps; a change of the riwayah changes nothing. Any thread may use it. Every
/// call of a store blocks on the disk and waits up to five seconds while another process writes.
package struct Library: Sendable {
  let database: LibraryDatabase

  /// Opens the library, and brings an older version up to date. The first write makes a library that is absent.
  ///
  /// - Parameters:
  ///   - folders: where the library lies.
  ///   - purpose: whether anything is to be written.
  ///   - clock: tells the seconds since 1970.
  /// - Throws: `.newerVersion` or `.corrupt`, the file untouched; `.notFound` where it is gone and has backups; `.cannotCreate`,
  ///   `.unreadable`, `.busy`.
  package init(
    folders: Folders, for purpose: LibraryDatabase.Purpose,
    clock: @escaping @Sendable () -> Int = { SystemClock.now }
  ) throws(StoreError) {
    database = try LibraryDatabase(
      folders: folders, for: purpose, clock: clock,
      upkeep: LibraryUpkeep(
        ending: { try SyncLibraryRows.settleArrivals(in: $0, $1) },
        daily: { try TrashStore(database: $0).expire(now: $1, $2) },
        tidying: { (database) in try TrashStore(database: database).removeDoomed() }))
  }

  /// The folders of the library.
  package var folders: Folders { database.folders }

  /// Runs `body`, in which all that this thread reads of the library is of one moment, and read in one transaction. It writes nothing,
  /// asks no person and waits for no other thread: until it returns, no other thread uses the library.
  ///
  /// - Throws: what `body` throws; `StoreError` where the library cannot be read.
  package func moment<Value>(_ body: () throws -> Value) throws -> Value { try database.moment(body) }

  /// A number that changes once another process has written to the library; our own writes leave it as it is. Takes some
  /// microseconds.
  package func foreignVersion() throws(StoreError) -> Int { try database.foreignVersion() }
}
