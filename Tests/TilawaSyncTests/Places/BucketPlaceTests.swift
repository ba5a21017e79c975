import Testing
import TilawaCore
import TilawaNetwork
import TilawaTestSupport

@testable import TilawaSync

/// Object stores that break promises, and their words about faults.
@Suite struct BucketPlaceTests {
  private func place(_ text: String) throws -> BucketPlace {
    guard case .bucket(let address) = try PlaceAddress(text) else { throw SyncPlaceError.damaged(text) }
    return try BucketPlace(
      address, BucketSettings(address, environment: BucketTestServer.variables), client: HTTPClient())
  }

  @Test(arguments: [BadBucket.Lie.none, .ignoresCondition, .knowsNoCondition, .slowsDown, .losesAnswers])
  func `an object is never replaced, whatever the store promises`(lie: BadBucket.Lie) async throws {
    let store = try BadBucket(lie)
    let place = try place(store.address)
    try await place.write("a/1", [1, 2, 3, 4])
    try await place.write("a/1", [1, 2, 3, 4])
    await #expect(throws: SyncPlaceError.exists("a/1")) { try await place.write("a/1", [1, 2]) }
    #expect(try await place.read("a/1") == [1, 2, 3, 4])
    #expect(try await place.list("a") == [SyncObject(name: "1", size: 4)])
    try await place.remove("a/1")
    #expect(try await place.read("a/1") == nil)
  }

  @Test func `an object whose body ends in the middle once is no other object`() async throws {
    let store = try BadBucket(.endsBodies)
    let place = try place(store.address)
    try await place.write("a/1", [1, 2, 3, 4])
    try await place.write("a/1", [1, 2, 3, 4])
    await #expect(throws: SyncPlaceError.exists("a/1")) { try await place.write("a/1", [1, 2]) }
    #expect(store.requests.count { $0.method == "DELETE" && $0.path.contains("a/1") } == 0)
  }

  @Test func `all pages of a list are read, and nothing outside the folder`() async throws {
    for lie in [BadBucket.Lie.smallPages, .ignoresPrefix] {
      let store = try BadBucket(lie)
      let place = try place(store.address)
      for number in 0..<5 { try await place.write("a/\(number)", [UInt8(number)]) }
      try await place.write("b/1", [1])
      #expect(Set(try await place.list("a").map(\.name)) == ["0", "1", "2", "3", "4"])
      #expect(!store.requests.isEmpty)
    }
  }

  @Test func `a list without an end is given up`() async throws {
    let store = try BadBucket(.endlessPages)
    let place = try place(store.address)
    try await place.write("a/1", [1])
    await #expect(throws: SyncPlaceError.refused(TilawaSyncSentences.tooManyFiles(most: XMLAnswer.mostEntries))) {
      try await place.list("a")
    }
    #expect(store.requests.count < 20)
  }

  @Test(arguments: [
    (403, "SignatureDoesNotMatch", "does not accept the key ali"),
    (403, "InvalidAccessKeyId", "does not accept the key"),
    (403, "RequestTimeTooSkewed", "2026-01-01"), (404, "NoSuchBucket", "make it"),
    (400, "AuthorizationHeaderMalformed", "eu-north-1"), (403, "AccessDenied", "may not read"),
  ])
  func `a fault of the store is said with what helps`(status: Int, code: String, words: String) async throws {
    let store = try BadBucket(fault: (status, code))
    let place = try place(store.address)
    let error = await #expect(throws: SyncPlaceError.self) { try await place.list("a") }
    guard case .refused(let reason) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(reason.text.contains(words))
    #expect(!reason.text.contains("wird 7") && store.requests.count == 1)
  }

  @Test func `a key that may not write is read-only, and a full store is full`() async throws {
    let closed = try BadBucket(fault: (403, "AccessDenied"))
    await #expect(throws: SyncPlaceError.readOnly) { try await place(closed.address).write("a", [1]) }
    let full = try BadBucket(fault: (507, "XMinioStorageFull"))
    await #expect(throws: SyncPlaceError.full) { try await place(full.address).write("a", [1]) }
    #expect(!closed.requests.isEmpty && !full.requests.isEmpty)
  }

  @Test func `nothing of the secret is sent, and each request is signed`() async throws {
    let store = try BadBucket()
    try await place(store.address).write("a/1", [1])
    #expect(!store.requests.isEmpty)
    for request in store.requests {
      #expect(request.headers["authorization"]?.hasPrefix("AWS4-HMAC-SHA256 Credential=ali/") == true)
      #expect(!request.headers.values.contains { $0.contains("wird") })
    }
  }

  @Test func `folders that are listed together take one request for a thousand objects, and all are counted`()
    async throws
  {
    let store = try BadBucket()
    let place = try place(store.address)
    for student in 0..<20 { try await place.write("s\(student)/from-student/1", [1, 2, 3]) }
    let (before, traffic) = (store.requests.count, try #require(place.traffic))
    #expect(traffic.requests == before)
    let folders = (0..<20).flatMap { ["s\($0)/from-student", "s\($0)/from-coach"] }
    let found = try await place.entries(ofAll: folders)
    #expect(store.requests.count == before + 1)
    #expect(folders.allSatisfy { found[$0]?.count == ($0.hasSuffix("student") ? 1 : 0) })
    #expect(place.traffic?.lists == traffic.lists + 1)
    #expect(try await place.read("s1/from-student/1") == [1, 2, 3])
    #expect(place.traffic?.reads == traffic.reads + 1)
    #expect((place.traffic?.bytesReceived ?? 0) >= traffic.bytesReceived + 3)
  }

  @Test func `a new device without news asks for a list alone`() async throws {
    let store = try BadBucket()
    try await place(store.address).write("devices/a", [1])
    let before = store.requests.count
    _ = try await place(store.address).list("devices")
    #expect(store.requests.count == before + 1)
  }

  @Test func `an object is held by its size alone, in an encrypted place too`() async throws {
    let store = try BadBucket(.smallPages)
    let place = try place(store.address)
    try await place.write("a/12", [1, 2, 3])
    try await place.write("a/1", [1])
    #expect(try await place.holds("a/1", bytes: 1))
    #expect(try await !place.holds("a/12", bytes: 1))
    #expect(try await !place.holds("a/2", bytes: 1))
    let sealed = SealedPlace(try self.place(store.address(of: "sealed")), ring: try KeyRing())
    try await sealed.write("b/1", [UInt8](repeating: 7, count: 1000))
    #expect(try await sealed.holds("b/1", bytes: 1000))
    #expect(try await !sealed.holds("b/1", bytes: 9000))
    #expect(try await !sealed.holds("b/2", bytes: 1000))
  }
}
