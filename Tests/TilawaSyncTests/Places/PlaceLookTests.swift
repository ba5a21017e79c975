import Testing
import TilawaCore
import TilawaNetwork
import TilawaTestSupport

@testable import TilawaSync

/// W-13: one look at the folders of many people in a bucket.
@Suite struct PlaceLookTests {
  private static let asked = ["1111/from-coach", "1111/from-student", "3333/from-coach", "people"]
  private static let objects = [
    "1111/from-student/a", "2222/from-student/b", "3333/from-coach/c", "3333/from-student/d", "invitation/e",
    "people/f", "top",
  ]

  private func bucket(_ store: BadBucket) throws -> BucketPlace {
    guard case .bucket(let address) = try PlaceAddress(store.address) else { throw SyncPlaceError.readOnly }
    return try BucketPlace(
      address, BucketSettings(address, environment: BucketTestServer.variables), client: HTTPClient())
  }

  private func store(_ lie: BadBucket.Lie = .none, _ more: [String] = []) throws -> BadBucket {
    try BadBucket(lie, objects: (Self.objects + more).map { "school/\($0)" } + ["other/people/g", "schools/people/h"])
  }

  private func names(_ look: PlaceLook, _ folder: String) -> Set<String>? {
    look.entries(folder).map { Set($0.map(\.object.name)) }
  }

  private func guarded(_ place: any SyncPlace) -> GuardedPlace {
    GuardedPlace(place, ring: nil, keysGone: Sentence(verbatim: "no keys"))
  }

  @Test func `one list tells all folders, those that nobody asked for too`() async throws {
    let store = try store()
    let place = try bucket(store)
    let look = try await guarded(place).look(at: Self.asked)
    #expect(place.traffic?.requests == 1 && store.requests.count == 1)
    #expect(look.folders == ["1111", "2222", "3333", "invitation", "people"])
    #expect(names(look, "1111/from-student") == ["a"])
    #expect(names(look, "1111/from-coach") == [])
    #expect(names(look, "2222/from-student") == ["b"])
    #expect(names(look, "people") == ["f"])
    #expect(names(look, "") == ["top"])
  }

  @Test(
    arguments: [
      BadBucket.Lie.none, .smallPages, .emptyFirstPages, .ignoresStart, .knowsNoStart, .ignoresPrefix, .slowsDown,
    ], [0, 2500])
  func `whatever way the store lists, the look has what was asked for`(lie: BadBucket.Lie, foreign: Int) async throws {
    // Pages of one object each are passed over whenever one has nothing that was asked for.
    let foreign = lie == .smallPages ? min(foreign, 5) : foreign
    let store = try store(lie, (0..<foreign).map { "2222/x/\(Hex.padded($0, to: 4))" })
    let place = try bucket(store)
    let guarded = guarded(place)
    let look = try await guarded.look(at: Self.asked)
    #expect(guarded.isChecked)
    #expect(names(look, "1111/from-student") == ["a"])
    #expect(names(look, "1111/from-coach") == [])
    #expect(names(look, "3333/from-coach") == ["c"])
    #expect(names(look, "people") == ["f"])
    // The lists of folders that `BadBucket` tells with lies have objects alone.
    if lie == .none { #expect(Set(look.folders) == ["1111", "2222", "3333", "invitation", "people"]) }
    #expect(place.traffic.map { $0.reads + $0.writes + $0.removals } == 0)
    #expect(store.requests.allSatisfy { $0.method == "GET" })
  }

  @Test func `objects of others are passed over, and their folder is told`() async throws {
    let store = try store(.none, (0..<30_000).map { "2222/x/\(Hex.padded($0, to: 4))" })
    let place = try bucket(store)
    let look = try await guarded(place).look(at: Self.asked)
    #expect(look.folders.contains("2222"))
    #expect(names(look, "2222/x") == nil, "a folder that was seen in part is not told as a whole one")
    #expect(names(look, "3333/from-coach") == ["c"])
    #expect(store.requests.count <= 5)
  }

  @Test func `folders of one person are listed apart from the keys, without those of others`() async throws {
    let others = (0..<900).map { "4\(Hex.padded($0, to: 4))/from-student/x" }
    let store = try store(.none, others)
    let place = try bucket(store)
    let found = try await guarded(place).entries(ofAll: ["3333/from-coach", "3333/from-student"])
    #expect(found["3333/from-coach"]?.map(\.object.name) == ["c"])
    #expect(found["3333/from-student"]?.map(\.object.name) == ["d"])
    #expect(place.traffic?.lists == 2 && store.requests.count == 2)
    #expect(place.traffic.map { $0.bytesReceived < 2000 } == true)
  }

  @Test func `a look at a place that was sealed since is refused, and so is one whose keys are gone`() async throws {
    let store = try store()
    let ring = try await SealedPlace.create(on: bucket(store), with: .passphrase("bismillah"), cost: .least).ring
    let newer = SyncPlaceError.refused(TilawaSyncSentences.newerKey(command: CommandHint("sync", "key")))
    await #expect(throws: newer) { try await guarded(bucket(store)).look(at: Self.asked) }
    await #expect(throws: newer) { try await guarded(bucket(store)).entries(ofAll: ["3333/a", "3333/b"]) }
    let (gone, plain) = (Sentence(verbatim: "no keys"), try self.store())
    for look in [
      { try await $0.look(at: Self.asked) }, { PlaceLook(try await $0.entries(ofAll: ["3333/a", "3333/b"])) },
    ] as [@Sendable (any SyncPlace) async throws -> PlaceLook] {
      let guarded = GuardedPlace(try bucket(plain), ring: ring, keysGone: gone)
      await #expect(throws: SyncPlaceError.refused(gone)) { try await look(guarded) }
      #expect(!guarded.isChecked)
    }
    #expect(!plain.requests.contains { $0.method == "PUT" })
  }

  @Test func `a folder that cannot be listed leaves the others to be asked for alone`() async throws {
    let place = MemoryPlace()
    try await place.write("a/1", [1])
    let look = try await place.look(at: ["a", "NO NAME"])
    #expect(look.entries("a") == nil)
    #expect(try await place.list("a").count == 1)
  }
}
