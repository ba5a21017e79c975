import Foundation
import GRDB
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

  /// Opens the library, and brings one of an older version up to date. One that is absent is made by the first write, so
  /// that what fails before leaves nothing behind.
  ///
  /// - Throws: `.newerVersion` or `.corrupt`, the file untouched; `.cannotCreate`, `.unreadable`, `.busy`.
  public init(folders: Folders, for purpose: Purpose) throws(StoreError) {
    self.folders = folders
    let exists = access(folders.library, F_OK) == 0 || errno != ENOENT
    queue = Mutex(try Library.open(exists ? Library.name(of: folders, for: purpose) : Library.absent, folders))
  }

  /// What an absent library is read from.
  private static let absent = ":memory:"

  private static func open(_ name: String, _ folders: Folders) throws(StoreError) -> DatabaseQueue {
    try storing("open the library", folders.library) {
      let queue = try DatabaseQueue(path: name, configuration: Library.configuration)
      try LibrarySchema.prepare(queue, folders: folders)
      return queue
    }
  }

  /// The library's path; where it can only be read, as a name that makes SQLite put nothing beside it.
  private static func name(of folders: Folders, for purpose: Purpose) -> String {
    let isWritable = access(folders.library, W_OK) == 0 && access(folders.data, W_OK) == 0
    guard purpose == .reading, !isWritable, access(folders.library, R_OK) == 0 else { return folders.library }
    return URL(filePath: folders.library).absoluteString + "?immutable=1"
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return configuration
  }

  func read<Value>(_ operation: String, _ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let queue = try connection(for: .reading)
    return try storing(operation, folders.library) { try queue.read(body) }
  }

  /// Runs `body` in one transaction that no other process writes beside; undone if it throws.
  func write<Value>(_ operation: String, _ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let queue = try connection(for: .writing)
    return try storing(operation, folders.library) { try queue.write(body) }
  }

  /// The library as it is now: one that was absent may have been made since, and is made for writing.
  private func connection(for purpose: Purpose) throws(StoreError) -> DatabaseQueue {
    try queue.withLock { queue throws(StoreError) in
      guard queue.path == Library.absent else { return queue }
      if purpose == .writing { try PrivateFolder.create(folders.data) }
      if purpose == .writing || access(folders.library, F_OK) == 0 {
        queue = try Library.open(folders.library, folders)
      }
      return queue
    }
  }

  func error(_ code: StoreError.Code, _ operation: String, _ message: String) -> StoreError {
    StoreError(code: code, operation: operation, path: nil, message: message)
  }
}
