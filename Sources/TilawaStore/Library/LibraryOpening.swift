import GRDB
import Glibc
import Synchronization
import TilawaCore

/// The library of this process: opened when something of it is first needed, and handed on to all who need it later.
///
/// All that name the same folders get the same object, and so the same connection; it lasts as long as somebody holds it. Outside
/// of this module nothing else opens a library.
///
/// A setting alone is read by a connection that costs a fraction of the whole library; once that is open, it reads the settings
/// too. A library that was replaced since is opened again. Any thread may use it; every call blocks on the disk.
package final class LibraryOpening: Sendable {
  package let folders: Folders
  private static let present = Mutex<[Folders: Present]>([:])
  private let whole = Mutex<Library?>(nil)
  private let settings = Mutex<Settings?>(nil)
  /// The configured print, once it was read, or why it could not be read.
  private let configuredPrint = Mutex<Result<String?, StoreError>?>(nil)

  /// A connection for the settings alone, and the number of its file.
  private struct Settings {
    let database: ReadOnlyDatabase
    let file: UInt64?
  }

  private struct Present {
    weak var opening: LibraryOpening?
  }

  /// The library of this process in these folders. Opens nothing yet.
  package static func ofProcess(_ folders: Folders) -> LibraryOpening {
    present.withLock { present in
      if let opening = present[folders]?.opening { return opening }
      present = present.filter { $0.value.opening != nil }
      let opening = LibraryOpening(apart: folders)
      present[folders] = Present(opening: opening)
      return opening
    }
  }

  /// A connection beside that of the process, for work that must not wait for it. Opens nothing yet.
  package init(apart folders: Folders) { self.folders = folders }

  /// The library, opened by the first call.
  ///
  /// - Throws: as opening the library for the purpose does.
  package func library(for purpose: LibraryDatabase.Purpose = .reading) throws(StoreError) -> Library {
    try whole.withLock { whole throws(StoreError) in
      if let whole, whole.database.isCurrent {
        if purpose == .writing { try whole.database.checkWritable() }
        return whole
      }
      let library = try Library(folders: folders, for: purpose)
      // Read now: later it may be needed inside a transaction, in which nobody can ask again.
      let print = Result { () throws(StoreError) in try library.settings.value(of: .print) }
      configuredPrint.withLock { $0 = print }
      whole = library
      return library
    }
  }

  /// Lets go of the library, for a wait without it; who still uses it keeps it open. A later call opens it again.
  package func release() {
    whole.withLock { $0 = nil }
    settings.withLock { $0 = nil }
    configuredPrint.withLock { $0 = nil }
  }

  /// The setting `print` as it was when the library was opened, or when it was first asked for; nil where it was never set. Asks no
  /// library that is open, so that it can be needed in a transaction.
  ///
  /// - Throws: as opening the library does.
  package func print() throws(StoreError) -> String? {
    let print = configuredPrint.withLock(\.self) ?? Result { () throws(StoreError) in try value(of: .print) }
    configuredPrint.withLock { $0 = print }
    return try print.get()
  }

  /// The rows that a query finds in the settings, each a key and a value.
  ///
  /// - Throws: as opening the library does.
  func settings(_ query: String) throws(StoreError) -> [(key: String, value: String)] {
    if let library = whole.withLock(\.self), library.database.isCurrent { return try settings(query, in: library) }
    if access(folders.library, F_OK) != 0, errno == ENOENT { return [] }
    do {
      var rows: [(key: String, value: String)] = []
      try settingsDatabase().read { db in
        try db.forEachRow(query) { rows.append((key: $0.text(0), value: $0.text(1))) }
      }
      return rows
    } catch {
      return try settings(query, in: library())
    }
  }

  private func settings(_ query: String, in library: Library) throws(StoreError) -> [(key: String, value: String)] {
    try library.database.read(StoreSentences.cannotReadSettings) { db in
      try Row.fetchAll(db, sql: query).map { try (key: $0[0] as String, value: $0[1] as String) }
    }
  }

  private func settingsDatabase() throws -> ReadOnlyDatabase {
    let file = LibraryDatabase.number(of: folders)
    return try settings.withLock { settings in
      if let settings, settings.file == file { return settings.database }
      let database = try ReadOnlyDatabase(path: folders.library)
      settings = Settings(database: database, file: file)
      return database
    }
  }
}
