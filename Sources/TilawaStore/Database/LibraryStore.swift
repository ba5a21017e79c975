import GRDB
import TilawaCore

/// A store of one subject: its reads and writes over the connection to the library.
///
/// A store is a value that holds only the reference to the connection. A store never calls `Library`.
protocol LibraryStore: Sendable {
  var database: LibraryDatabase { get }
}

extension LibraryStore {
  var folders: Folders { database.folders }

  /// The time of the clock that the library was opened with, in seconds since 1970.
  var now: Int { database.now }

  func read<Value>(_ operation: Sentence, _ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try database.read(operation, body)
  }

  /// Runs `body` in one transaction beside which no other process writes; undone if it throws.
  func write<Value>(_ operation: Sentence, _ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try database.write(operation, body)
  }
}
