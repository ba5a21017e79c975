import Testing
import TilawaNetwork
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// W-13: an exchange with a bucket and nothing new.
@Suite struct IdleExchangeTests {
  @Test(arguments: [2, 4]) func `nothing new is one read and three lists, whatever the number of devices`(
    count: Int
  ) async throws {
    let store = try BadBucket()
    guard case .bucket(let address) = try PlaceAddress(store.address) else { throw SyncPlaceError.readOnly }
    let place = try BucketPlace(
      address, BucketSettings(address, environment: BucketTestServer.variables), client: HTTPClient())
    let folder = try TemporaryFolder()
    let libraries = try (0..<count).map { try SyncedLibrary("library\($0)", in: folder, with: place) }
    try await SyncSession.found(place)
    for library in libraries {
      try library.begin()
      try library.record("sound of \(library.name)")
    }
    for _ in 0..<3 { for library in libraries { try await library.sync() } }
    let before = try #require(place.traffic)
    try await libraries[0].sync()
    let after = try #require(place.traffic)
    #expect((after.lists - before.lists, after.reads - before.reads) == (3, 1))
    #expect(after.requests - before.requests == 4)
  }
}
