import GRDB
import TilawaCore
@testable import TilawaStore

extension LibraryDatabase {
  /// Reads the library for what a test says in its own words.
  func read<Value>(_ words: String, _ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try read(Sentence(verbatim: words), body)
  }

  /// Writes to the library for what a test says in its own words.
  func write<Value>(_ words: String, _ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try write(Sentence(verbatim: words), body)
  }
}
