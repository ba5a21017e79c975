import Testing
import TilawaCore
import TilawaFiles
import TilawaNetwork
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// W-13: an exchange with a bucket and nothing new.
@Suite struct IdleExchangeTests {
  enum Kind: CaseIterable { case plain, sealed, sealedTwice }

  private static let keysGone = Sentence(verbatim: "no keys")

  /// The place as a new process meets it.
  private func place(_ store: BadBucket, _ ring: KeyRing?) throws -> any SyncPlace {
    let open = GuardedPlace(try bucket(store), ring: ring, keysGone: Self.keysGone)
    return if let ring { SealedPlace(open, ring: ring) } else { open }
  }

  private func bucket(_ store: BadBucket) throws -> BucketPlace {
    guard case .bucket(let address) = try PlaceAddress(store.address) else { throw SyncPlaceError.readOnly }
    return try BucketPlace(
      address, BucketSettings(address, environment: BucketTestServer.variables), client: HTTPClient())
  }

  private func ring(_ kind: Kind, in store: BadBucket) async throws -> KeyRing? {
    guard kind != .plain else { return nil }
    let sealed = try await SealedPlace.create(on: bucket(store), with: .passphrase("bismillah"), cost: .least)
    return sealed.ring
  }

  /// The requests of the last of some exchanges, with nothing new, of one of several devices.
  private func idle(
    _ kind: Kind, devices count: Int, sounds: Int = 0, _ lie: BadBucket.Lie = .none
  ) async throws -> PlaceTraffic {
    let store = try BadBucket(lie)
    var ring = try await ring(kind, in: store)
    let folder = try TemporaryFolder()
    try await SyncSession.found(place(store, ring))
    let libraries = try (0..<count).map {
      try SyncedLibrary("library\($0)", in: folder, with: try place(store, ring))
    }
    for library in libraries {
      try library.begin()
      try library.record("sound of \(library.name)")
    }
    for _ in 0..<3 { for library in libraries { try await library.sync() } }
    if kind == .sealedTwice, let old = ring {
      let new = try await SealedPlace(bucket(store), ring: old).withNewKey(.passphrase("another one"), cost: .least)
      ring = new.ring
      for library in libraries { library.place = try place(store, ring) }
      try libraries[0].record("later")
      for _ in 0..<2 { for library in libraries { try await library.sync() } }
    }
    for number in 0..<sounds {
      let digest = SHA256Hasher.digest(of: Array("\(number)".utf8))
      try await libraries[0].place.write(SyncNames.blob(digest), [1])
    }
    let last = try place(store, ring)
    libraries[0].place = last
    try await libraries[0].sync()
    return try #require(last.traffic)
  }

  @Test(arguments: Kind.allCases, [2, 4]) func `nothing new is a read and a list, whatever the number of devices`(
    kind: Kind, count: Int
  ) async throws {
    let traffic = try await idle(kind, devices: count)
    #expect((traffic.lists, traffic.reads) == (1, 1))
    #expect(traffic.requests == 2)
  }

  @Test(arguments: [Kind.plain, .sealed]) func `the sounds of a large library are in no list`(kind: Kind) async throws {
    let traffic = try await idle(kind, devices: 2, sounds: 1100)
    #expect(traffic.requests == 2)
    #expect(traffic.bytesReceived < 10_000)
  }

  @Test(
    arguments: Kind.allCases,
    [
      BadBucket.Lie.ignoresStart, .knowsNoStart, .shortensDelimiter, .smallPages, .emptyFirstPages,
    ])
  func `a store that lists in another way costs more requests, and nothing else`(
    kind: Kind, lie: BadBucket.Lie
  ) async throws {
    let traffic = try await idle(kind, devices: 2, lie)
    #expect(traffic.reads <= 2 && traffic.writes + traffic.removals == 0)
    #expect(lie == .smallPages || traffic.lists <= (lie == .emptyFirstPages ? 20 : 9))
  }

  @Test func `nothing is written before the keys were looked at`() async throws {
    let store = try BadBucket()
    let ring = try #require(try await ring(.sealed, in: store))
    let newer = SyncPlaceError.refused(TilawaSyncSentences.newerKey(command: CommandHint("sync", "key")))
    // A plain mark in a sealed place makes nobody write in the clear.
    try await SyncSession.found(bucket(store))
    let folder = try TemporaryFolder()
    let fooled = try SyncedLibrary("fooled", in: folder, with: try place(store, nil))
    try fooled.begin()
    try fooled.record("sound")
    let before = store.requests.count { $0.method == "PUT" }
    await #expect(throws: newer) { try await fooled.sync() }
    for change in [
      { try await $0.write("a/1", [1]) }, { try await $0.put("a/1", [1]) }, { try await $0.remove("a/1") },
      { _ = try await $0.list("a") }, { _ = try await $0.folders() },
    ] as [@Sendable (any SyncPlace) async throws -> Void] {
      await #expect(throws: newer) { try await change(place(store, nil)) }
    }
    #expect(store.requests.count { $0.method == "PUT" } == before)
    // Another device has made a newer key.
    _ = try await SealedPlace(bucket(store), ring: ring).withNewKey(.passphrase("another one"), cost: .least)
    let count = store.requests.count { $0.method == "PUT" }
    await #expect(throws: newer) { try await place(store, ring).write("a/1", [1]) }
    await #expect(throws: newer) { _ = try await place(store, ring).entries(ofAll: ["devices", "logs/x"]) }
    #expect(store.requests.count { $0.method == "PUT" } == count)
    // The keys are gone.
    let empty = try BadBucket()
    await #expect(throws: SyncPlaceError.refused(Self.keysGone)) { try await place(empty, ring).write("a/1", [1]) }
  }
}
