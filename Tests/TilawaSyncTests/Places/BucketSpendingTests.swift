import Foundation
import Testing
import TilawaNetwork
import TilawaTestSupport

@testable import TilawaSync

/// The budget of a device for buckets.
@Suite struct BucketSpendingTests {
  private let folder: TemporaryFolder
  private var file: String { folder.file("spending") }

  init() throws { folder = try TemporaryFolder() }

  /// The first second of 2026-12.
  private static let december = 1_796_083_200

  private func spending(_ budget: Int?, at time: Int = december) -> BucketSpending {
    BucketSpending(in: file, budget: budget, now: { time })
  }

  private func place(_ text: String, _ spending: BucketSpending) throws -> BucketPlace {
    guard case .bucket(let address) = try PlaceAddress(text) else { throw SyncPlaceError.damaged(text) }
    return try BucketPlace(
      address, BucketSettings(address, environment: BucketTestServer.variables), client: HTTPClient(),
      spending: spending)
  }

  @Test func `a request that would pass the budget is not sent`() async throws {
    let store = try BadBucket()
    // Two writes and a list that try the store, three writes of our own, and the bytes of the list.
    let place = try place(store.address, spending(31))
    for number in 0..<3 { try await place.write("a/\(number)", [1]) }
    let requests = store.requests.count
    await #expect(throws: SyncPlaceError.overBudget(spent: 31, budget: 31)) { try await place.write("a/3", [1]) }
    await #expect(throws: SyncPlaceError.overBudget(spent: 31, budget: 31)) { try await place.list("a") }
    #expect(store.requests.count == requests)
    // A removal costs nothing.
    try await place.remove("a/0")
    let other = try self.place(store.address, spending(nil))
    #expect(try await other.list("a").count == 2)
  }

  @Test func `requests of all processes count, until the month ends`() throws {
    let one = spending(nil)
    one.add { $0.writes += 2 }
    spending(nil, at: Self.december + 86_400).add { $0.reads += 3 }
    #expect(one.traffic.writes == 2 && one.traffic.reads == 3)
    #expect(one.spent == 12)
    #expect(throws: SyncPlaceError.overBudget(spent: 12, budget: 11)) { try spending(11).check { $0.reads += 1 } }
    try spending(12).check { $0.reads += 1 }
    #expect(spending(nil, at: Self.december - 1).traffic == PlaceTraffic())
    let january = spending(nil, at: Self.december + 31 * 86_400)
    january.add { $0.lists += 1 }
    #expect(january.traffic.requests == 1)
  }

  @Test(arguments: [
    "", "2026-12", "2026-12 1 2 3", "2026-12 -1 1 1 1 1 1\n", "x\u{0}y", "2026-12 99999999999999999999 1 1 1 1 1",
  ])
  func `a file that is no count counts as nothing`(text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: file))
    let spending = spending(nil)
    #expect(spending.traffic == PlaceTraffic())
    spending.add { $0.reads += 1 }
    #expect(spending.traffic.reads == 1)
  }
}
