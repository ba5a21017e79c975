import Synchronization
package import TilawaSync

/// A place in memory that keeps all that a place promises.
package final class MemoryPlace: SyncPlace {
  private let state = Mutex<[String: [UInt8]]>([:])

  package init() {}

  /// All files by their full names, foreign ones included. A test may change them as a carrier would.
  package var files: [String: [UInt8]] {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  package func list(_ folder: String) async throws -> [SyncObject] {
    _ = try SyncName.parts(ofFolder: folder)
    let prefix = folder.isEmpty ? "" : folder + "/"
    return files.compactMap { name, bytes in
      guard name.hasPrefix(prefix), SyncName.isPart(name.dropFirst(prefix.count)) else { return nil }
      return SyncObject(name: String(name.dropFirst(prefix.count)), size: bytes.count)
    }
  }

  package func read(_ name: String) async throws -> [UInt8]? {
    _ = try SyncName.parts(of: name)
    return state.withLock { $0[name] }
  }

  package func write(_ name: String, _ bytes: [UInt8]) async throws {
    _ = try SyncName.parts(of: name)
    try SyncName.check(bytes, for: name)
    let present = state.withLock { files in
      if files[name] == nil { files[name] = bytes }
      return files[name]
    }
    guard present == bytes else { throw SyncPlaceError.exists(name) }
  }

  package func remove(_ name: String) async throws {
    _ = try SyncName.parts(of: name)
    state.withLock { $0[name] = nil }
  }
}
