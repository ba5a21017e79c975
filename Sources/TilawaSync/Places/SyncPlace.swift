package import TilawaCore

/// A place where several devices keep what they share: a folder, a WebDAV collection, a bucket, a remote of rclone.
///
/// A name is relative, parts joined by "/", of the characters a-z 0-9 . - _ only, so that no file system changes it. An object is at most
/// 16 MiB, written once and never changed.
package protocol SyncPlace: Sendable {
  /// Returns the objects directly in a folder, without the place's own temporary files and conflict copies; an absent folder is empty.
  func list(_ folder: String) async throws -> [SyncObject]
  /// Returns what `list` does, with the age of each object where the place tells it.
  func entries(_ folder: String) async throws -> [SyncEntry]
  /// Returns what `entries` does for several folders, with as few requests as the place allows.
  ///
  /// - Parameter large: a folder with many objects that nobody asks for, which a list of all can leave out.
  func entries(ofAll folders: [String], besides large: String?) async throws -> [String: [SyncEntry]]
  /// Returns what `entries` does for several folders, and the folders directly in the place, with as few requests as the place allows.
  func look(at folders: [String]) async throws -> PlaceLook
  /// Whether ages are those of the place's own writing, so that who writes into it cannot set them.
  var agesAreItsOwn: Bool { get }
  /// The requests so far; nil where the place does not count them.
  var traffic: PlaceTraffic? { get }
  /// Returns the folders directly in the place; none where it does not tell them.
  func folders() async throws -> [String]
  /// Returns whether an object of this size is there, where the place tells it without a look at the bytes; false where it does not.
  func holds(_ name: String, bytes: Int) async throws -> Bool
  /// Returns an object's bytes, or nil where it is not there.
  func read(_ name: String) async throws -> [UInt8]?
  /// Writes an object that appears whole or not at all, and is on the disk when this returns.
  /// - Throws: `SyncPlaceError.exists` when another object with other bytes has the name. Equal bytes are no error.
  func write(_ name: String, _ bytes: [UInt8]) async throws
  /// Writes an object as `write` does, but others see it, and it is on the disk, only when the next `flush` has returned.
  func put(_ name: String, _ bytes: [UInt8]) async throws
  /// Waits until all objects that were put before are on the disk, and gives them their names.
  /// - Throws: what `write` throws; a later call throws the same.
  func flush() async throws
  /// Removes an object. Only `prune` and `forget` call it, and who puts right an own object that others changed; an absent one is no error.
  func remove(_ name: String) async throws
}

extension SyncPlace {
  package func entries(_ folder: String) async throws -> [SyncEntry] {
    try await list(folder).map { SyncEntry(object: $0, age: nil) }
  }
  package func entries(ofAll folders: [String]) async throws -> [String: [SyncEntry]] {
    try await entries(ofAll: folders, besides: nil)
  }
  package func entries(ofAll folders: [String], besides large: String?) async throws -> [String: [SyncEntry]] {
    var found: [String: [SyncEntry]] = [:]
    for folder in folders { found[folder] = try await entries(folder) }
    return found
  }
  package var agesAreItsOwn: Bool { false }
  package var traffic: PlaceTraffic? { nil }
  package func folders() async throws -> [String] { [] }
  package func holds(_ name: String, bytes: Int) async throws -> Bool { false }
  package func put(_ name: String, _ bytes: [UInt8]) async throws { try await write(name, bytes) }
  package func flush() async throws {}
}

/// An object of a place.
package struct SyncObject: Hashable, Sendable {
  /// The last part of the name.
  package let name: String
  /// The size in bytes.
  package let size: Int

  package init(name: String, size: Int) {
    self.name = name
    self.size = size
  }
}

/// An object of a place, and its age.
package struct SyncEntry: Hashable, Sendable {
  package let object: SyncObject
  /// The seconds since it was written, by the clock of the place alone; nil where the place does not tell them.
  package let age: Int?

  package init(object: SyncObject, age: Int?) {
    self.object = object
    self.age = age
  }
}

/// A failure of a place.
package enum SyncPlaceError: Error, Equatable {
  case exists(String), full, readOnly, offline(Sentence), refused(Sentence), damaged(String)
  /// The next request would cost more than the user allows in a month; amounts in millionths of a USD.
  case overBudget(spent: Int, budget: Int)
}
