import Synchronization
import TilawaCore
import TilawaFiles
package import TilawaNetwork

/// A prefix in a bucket of an object store that speaks the protocol of S3. Any task may use it.
///
/// An object of such a store appears whole or not at all, and is stored when the store says so. It is sent with the condition that its
/// name is free; see docs/decisions/0227 for stores that do not keep to that.
package final class BucketPlace: SyncPlace {
  let server: any BucketRequests
  private let refusesTaken = FoundOnce<Bool>()
  /// Whether the store is known to misunderstand lists that leave out what is not asked for.
  let misunderstands = Mutex(false)

  /// The most attempts to store an object while other requests about its name are under way.
  private static let mostAttempts = 4

  /// - Parameter spending: what this device spends; nil where nobody counts it.
  /// - Throws: `.refused` where libsodium, which signs, is not installed.
  package init(
    _ address: BucketAddress, _ settings: BucketSettings, client: HTTPClient, spending: BucketSpending? = nil
  ) throws(SyncPlaceError) {
    try Sodium.load()
    server = BucketServer(address: address, settings: settings, client: client, meter: TrafficMeter(spending))
  }

  /// A place whose requests are answered by another one than a store.
  init(sending requests: any BucketRequests) { server = requests }

  /// Checks that the bucket is there; a prefix needs nothing.
  package func make() async throws(SyncPlaceError) { _ = try await server.list("", most: 1) }

  package func list(_ folder: String) async throws -> [SyncObject] { try await entries(folder).map(\.object) }

  package func entries(_ folder: String) async throws -> [SyncEntry] {
    _ = try SyncName.parts(ofFolder: folder)
    let members = try await server.list(folder)
    return members.entries.compactMap { entry in
      guard let name = entry.key.split(separator: "/", omittingEmptySubsequences: false).last, SyncName.isPart(name)
      else { return nil }
      return Self.entry(entry, String(name), at: members.time)
    }
  }

  package var agesAreItsOwn: Bool { true }

  package var traffic: PlaceTraffic? { server.traffic }

  static func entry(_ entry: BucketList.Entry, _ name: String, at time: Int?) -> SyncEntry {
    let age = time.flatMap { time in entry.changed.map { max(0, time - $0) } }
    return SyncEntry(object: SyncObject(name: name, size: entry.size), age: age)
  }

  package func folders() async throws -> [String] {
    try await server.list("").folders.compactMap { folder in
      folder.split(separator: "/").last.flatMap { SyncName.isPart($0) ? String($0) : nil }
    }
  }

  package func holds(_ name: String, bytes: Int) async throws -> Bool {
    _ = try SyncName.parts(of: name)
    return try await server.size(of: name) == bytes
  }

  package func read(_ name: String) async throws -> [UInt8]? {
    _ = try SyncName.parts(of: name)
    return try await server.read(name)
  }

  package func write(_ name: String, _ bytes: [UInt8]) async throws {
    _ = try SyncName.parts(of: name)
    try SyncName.check(bytes, for: name)
    let server = server
    if try await refusesTaken.value({ try await Self.refusesTaken(server) }) {
      for attempt in 1... {
        switch try await server.put(bytes, as: name, onlyNew: .yes) {
        case .done: return
        case .busy where attempt < Self.mostAttempts: continue
        case .taken, .busy, .unsupported: break
        }
        break
      }
    } else if try await server.read(name) == nil {
      guard try await server.put(bytes, as: name, onlyNew: .no) == .done else {
        throw SyncPlaceError.offline(TilawaSyncSentences.sentLost(address: "\(server.shown)/\(name)"))
      }
    }
    // A body that broke off unseen is no other object, and would be removed as a damaged one: it has to be another one twice.
    for _ in 0..<2 {
      guard let present = try await server.read(name) else {
        throw SyncPlaceError.offline(TilawaSyncSentences.sentLost(address: "\(server.shown)/\(name)"))
      }
      if present == bytes { return }
    }
    throw SyncPlaceError.exists(name)
  }

  package func remove(_ name: String) async throws {
    _ = try SyncName.parts(of: name)
    try await server.remove(name)
  }

  /// Finds out by a small object whether the store keeps to the condition that a name is free.
  private static func refusesTaken(_ server: any BucketRequests) async throws -> Bool {
    let probe = TemporaryName.onServer()
    guard try await server.put([1], as: probe, onlyNew: .yes) == .done else { return false }
    let keeps = try await server.put([2], as: probe, onlyNew: .yes) == .taken
    try await server.remove(probe)
    try? await sweep(server)
    return keeps
  }

  /// Removes temporary objects that a program left behind before yesterday.
  private static func sweep(_ server: any BucketRequests) async throws {
    let yesterday = server.now() - 86_400
    for entry in try await server.list(String(TemporaryName.folderOnServer.dropLast())).entries {
      guard let changed = entry.changed, changed < yesterday,
        let name = entry.key.split(separator: "/").last, TemporaryName.isOursOnServer(name)
      else { continue }
      try await server.remove(TemporaryName.folderOnServer + name)
    }
  }
}
