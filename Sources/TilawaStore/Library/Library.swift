import Foundation
import GRDB

/// The user's own data: reciters, their audio files and what is recited where in them, recordings, settings.
///
/// Places in the text are words of the Hafs text (`WordRange`), which every counting maps to; so nothing changes when
/// the riwayah does. Any thread may use it; every call blocks on the disk. Another process may use the library at the
/// same time: a call waits up to five seconds for its turn and then throws `.busy`.
public struct Library: Sendable {
  public enum Purpose: Hashable, Sendable {
    /// A library that is absent passes for an empty one, and nothing is made.
    case reading
    /// A library that is absent is made.
    case writing
  }

  public let folders: Folders
  private let queue: DatabaseQueue

  /// Opens the library, and brings one of an older version up to date.
  ///
  /// - Throws: `.newerVersion` or `.corrupt`, the file untouched; `.cannotCreate`, `.unreadable`, `.busy`.
  public init(folders: Folders, for purpose: Purpose) throws(StoreError) {
    self.folders = folders
    let exists = access(folders.library, F_OK) == 0 || errno != ENOENT
    if !exists, purpose == .writing { try PrivateFolder.create(folders.data) }
    let path = exists || purpose == .writing ? Library.name(of: folders, for: purpose) : ":memory:"
    queue = try storing("open the library", folders.library) {
      let queue = try DatabaseQueue(path: path, configuration: Library.configuration)
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
    try storing(operation, folders.library) { try queue.read(body) }
  }

  /// Runs `body` in one transaction that no other process writes beside; undone if it throws.
  func write<Value>(_ operation: String, _ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try storing(operation, folders.library) { try queue.write(body) }
  }

  func error(_ code: StoreError.Code, _ operation: String, _ message: String) -> StoreError {
    StoreError(code: code, operation: operation, path: nil, message: message)
  }
}
