import GRDB

/// The work that goes with all writes to the library.
///
/// The connection knows when it is due; `Library` says what it is.
struct LibraryUpkeep: Sendable {
  /// Runs at the end of every transaction that writes, inside it.
  var ending: @Sendable (_ database: LibraryDatabase, _ db: Database) throws -> Void = { _, _ in }
  /// Runs after the first write of a day, in a transaction of its own; `now` is in seconds since 1970.
  var daily: @Sendable (_ database: LibraryDatabase, _ now: Int, _ db: Database) throws -> Void = { _, _, _ in }
  /// Runs after the first write of a process.
  var tidying: @Sendable (_ database: LibraryDatabase) throws -> Void = { _ in }
}
