import TilawaCore

/// A place of which others see no names and no contents, and sizes only within steps.
///
/// The keys lie in the folder `keys` of the place below, sealed with a passphrase or a key file. Objects written with
/// an older key stay readable; new objects are sealed with the newest one. The size of an object in a list is that of
/// its padded content.
package final class SealedPlace: SyncPlace {
  /// The keys, for the device to keep.
  package let ring: KeyRing
  /// The place below.
  let place: any SyncPlace

  /// - Parameters:
  ///   - place: the place below, which holds the sealed objects.
  ///   - ring: the keys that the device kept.
  package init(_ place: any SyncPlace, ring: KeyRing) {
    self.place = place
    self.ring = ring
  }

  package func list(_ folder: String) async throws -> [SyncObject] { try await entries(folder).map(\.object) }

  package func entries(_ folder: String) async throws -> [SyncEntry] {
    try await entries(ofAll: [folder])[folder] ?? []
  }

  package func entries(ofAll folders: [String], besides large: String?) async throws -> [String: [SyncEntry]] {
    var found = Dictionary(folders.map { ($0, [String: SyncEntry]()) }, uniquingKeysWith: { first, _ in first })
    let parts = try folders.map { (folder: $0, parts: try SyncName.parts(ofFolder: $0)) }
    let large = try large.map { SealedName.seal(try SyncName.parts(ofFolder: $0), with: ring.newest) }
    let names = ring.keys.flatMap { key in parts.map { SealedName.seal($0.parts, with: key) } }
    let all = try await place.entries(ofAll: Array(Set(names)).sorted(), besides: large)
    for key in ring.keys {
      for (folder, parts) in parts {
        for entry in all[SealedName.seal(parts, with: key)] ?? [] {
          guard let name = open(entry, in: parts, with: key), found[folder]?[name.object.name] == nil else { continue }
          found[folder]?[name.object.name] = name
        }
      }
    }
    return found.mapValues { Array($0.values) }
  }

  package var agesAreItsOwn: Bool { place.agesAreItsOwn }

  package var traffic: PlaceTraffic? { place.traffic }

  /// An entry with its name and the size of its padded content; nil where another key sealed it.
  private func open(_ entry: SyncEntry, in parts: [String], with key: FolderKey) -> SyncEntry? {
    guard let name = SealedName.open(entry.object.name, in: parts, with: key) else { return nil }
    let size = max(0, entry.object.size - SealedObject.overhead)
    return SyncEntry(object: SyncObject(name: name, size: size), age: entry.age)
  }

  package func read(_ name: String) async throws -> [UInt8]? {
    let parts = try parts(of: name)
    // The mark of a place is as old as the place, so it is sealed with the first key.
    for key in name == SyncNames.manifest ? ring.keys.reversed() : ring.keys {
      if let bytes = try await read(name, parts, with: key) { return bytes }
    }
    return nil
  }

  package func write(_ name: String, _ bytes: [UInt8]) async throws {
    try await seal(name, bytes) { try await place.write($0, $1) }
  }

  package func put(_ name: String, _ bytes: [UInt8]) async throws {
    try await seal(name, bytes) { try await place.put($0, $1) }
  }

  package func flush() async throws { try await place.flush() }

  package func holds(_ name: String, bytes: Int) async throws -> Bool {
    try await place.holds(
      SealedName.seal(try parts(of: name), with: ring.newest), bytes: SealedObject.size(of: bytes))
  }

  /// Seals an object and lets the place below store it, unless an older key sealed it already.
  private func seal(
    _ name: String, _ bytes: [UInt8], _ store: (_ name: String, _ sealed: [UInt8]) async throws -> Void
  ) async throws {
    let parts = try parts(of: name)
    guard bytes.count <= SyncName.largestObject else {
      throw SyncPlaceError.refused(TilawaSyncSentences.objectTooLarge(name: name))
    }
    for key in ring.keys.dropFirst() {
      guard let present = try await read(name, parts, with: key) else { continue }
      guard present == bytes else { throw SyncPlaceError.exists(name) }
      return
    }
    let sealed = SealedObject.seal(bytes, as: name, with: ring.newest)
    do { try await store(SealedName.seal(parts, with: ring.newest), sealed) } catch SyncPlaceError.exists {
      throw SyncPlaceError.exists(name)
    }
  }

  package func remove(_ name: String) async throws {
    let parts = try parts(of: name)
    for key in ring.keys { try await place.remove(SealedName.seal(parts, with: key)) }
  }

  private func read(_ name: String, _ parts: [String], with key: FolderKey) async throws -> [UInt8]? {
    let stored: [UInt8]?
    do { stored = try await place.read(SealedName.seal(parts, with: key)) } catch SyncPlaceError.damaged {
      throw SyncPlaceError.damaged(name)
    }
    guard let stored else { return nil }
    guard let bytes = SealedObject.open(stored, as: name, with: key) else { throw SyncPlaceError.damaged(name) }
    return bytes
  }

  private func parts(of name: String) throws(SyncPlaceError) -> [String] {
    let parts = try SyncName.parts(of: name)
    guard parts.allSatisfy({ $0.utf8.count <= SealedName.longestPart }) else {
      throw .refused(TilawaSyncSentences.nameTooLong(name: name, most: SealedName.longestPart))
    }
    return parts
  }
}
