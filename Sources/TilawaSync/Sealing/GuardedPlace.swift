import Synchronization
package import TilawaCore

/// A place of which a device knows whether it is sealed: its keys are looked at again with the first list, before anything is written.
///
/// A device that has keys writes nothing once another device has made a newer one, or where the keys are gone; a device without keys
/// writes nothing, and lists nothing, where there are some. Reads tell nothing to others and pass.
package final class GuardedPlace: SyncPlace {
  private let place: any SyncPlace
  private let ring: KeyRing?
  private let keysGone: Sentence
  private let checked = Mutex(false)

  /// - Parameters:
  ///   - place: the place, below a `SealedPlace` where it is sealed.
  ///   - ring: the keys that the device kept; nil where it knows the place as one that is not sealed.
  ///   - keysGone: the words for a place that was sealed and has no keys any more.
  package init(_ place: any SyncPlace, ring: KeyRing?, keysGone: Sentence) {
    (self.place, self.ring, self.keysGone) = (place, ring, keysGone)
  }

  /// Whether the keys were looked at and are as the device knows them.
  package var isChecked: Bool { checked.withLock { $0 } }

  package func list(_ folder: String) async throws -> [SyncObject] { try await entries(folder).map(\.object) }

  package func entries(_ folder: String) async throws -> [SyncEntry] {
    try await checkOnce()
    return try await place.entries(folder)
  }

  package func entries(ofAll folders: [String], besides large: String?) async throws -> [String: [SyncEntry]] {
    // A list from the keys to folders that lie together would have all that lies between.
    if large == nil, Self.lieTogether(folders) { try await checkOnce() }
    guard !isChecked else { return try await place.entries(ofAll: folders, besides: large) }
    let keys = SealedPlace.folder
    var found = try await place.entries(ofAll: folders.contains(keys) ? folders : folders + [keys], besides: large)
    try await check((found[keys] ?? []).map(\.object))
    if !folders.contains(keys) { found[keys] = nil }
    return found
  }

  package func look(at folders: [String]) async throws -> PlaceLook {
    guard !isChecked else { return try await place.look(at: folders) }
    let look = try await place.look(at: folders + [SealedPlace.folder])
    guard let keys = look.entries(SealedPlace.folder) else {
      try await checkOnce()
      return look
    }
    try await check(keys.map(\.object))
    return look
  }

  /// Whether folders lie in one that is directly in the place.
  private static func lieTogether(_ folders: [String]) -> Bool {
    let tops = Set(folders.map { $0.prefix { $0 != "/" } })
    return tops.count == 1 && folders.allSatisfy { $0.contains("/") }
  }

  private func check(_ objects: [SyncObject]) async throws {
    let rings = SealedPlace.rings(among: objects)
    if let ring {
      guard !rings.isEmpty else { throw SyncPlaceError.refused(keysGone) }
      try await SealedPlace(place, ring: ring).checkNewest(among: rings)
    } else if !rings.isEmpty {
      throw SyncPlaceError.refused(TilawaSyncSentences.newerKey(command: CommandHint("sync", "key")))
    }
    checked.withLock { $0 = true }
  }

  private func checkOnce() async throws {
    guard !isChecked else { return }
    try await check(place.list(SealedPlace.folder))
  }

  package var agesAreItsOwn: Bool { place.agesAreItsOwn }

  package var traffic: PlaceTraffic? { place.traffic }

  package func folders() async throws -> [String] {
    try await checkOnce()
    return try await place.folders()
  }

  package func holds(_ name: String, bytes: Int) async throws -> Bool { try await place.holds(name, bytes: bytes) }

  package func read(_ name: String) async throws -> [UInt8]? { try await place.read(name) }

  package func write(_ name: String, _ bytes: [UInt8]) async throws {
    try await checkOnce()
    try await place.write(name, bytes)
  }

  package func put(_ name: String, _ bytes: [UInt8]) async throws {
    try await checkOnce()
    try await place.put(name, bytes)
  }

  package func flush() async throws { try await place.flush() }

  package func remove(_ name: String) async throws {
    try await checkOnce()
    try await place.remove(name)
  }
}
