import Foundation
import Synchronization
import Testing
import TilawaNetwork
import TilawaTestSupport

@testable import TilawaSync

/// A clock that tests set.
final class HandClock: Sendable {
  private let time = Mutex(Duration.seconds(1_000_000))
  var now: Duration { time.withLock { $0 } }
  func advance(_ seconds: Int) { time.withLock { $0 += .seconds(seconds) } }
}

/// Work that devices share by claims in a place. T-F3.12
@Suite(.timeLimit(.minutes(5)))
struct WorkBoardTests {
  private let clock = HandClock()

  private func board(_ place: any SyncPlace, _ worker: String, clock: HandClock? = nil) -> WorkBoard {
    let clock = clock ?? self.clock
    return WorkBoard(in: place, job: "j", worker: worker, clock: { clock.now }) { 1_790_000_000 }
  }

  private static func key(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  @Test(arguments: PlaceKind.installed.filter { ![.rcloneOfWebDAV, .rcloneOfFolder].contains($0) })
  func `of many devices that want one piece each gets others`(kind: PlaceKind) async throws {
    let test = try await TestPlace(kind)
    let count = 12
    let boards = (0..<4).map { board(test.place, "device \($0)") }
    let mine = try await withThrowingTaskGroup(of: [Int].self) { group in
      for board in boards {
        group.addTask {
          var mine: [Int] = []
          for number in 0..<count where try await board.claim(Self.key(number)) == .yours { mine.append(number) }
          return mine
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(mine) == Set(0..<count))
    // Servers that look before they write may let two have one piece: it is done twice.
    withKnownIssue(isIntermittent: true) {
      #expect(mine.count == count)
    } when: {
      [.apache, .wsgidav, .folderOfRenames, .moto].contains(kind)
    }
  }

  @Test func `what a device leaves that ends is taken over when its time has run out, and not before`() async throws {
    let place = MemoryPlace()
    let (first, second) = (board(place, "first"), board(place, "second"))
    let key = Self.key(1)
    #expect(try await first.claim(key) == .yours)
    #expect(try await second.claim(key) == .held)
    clock.advance(119)
    try await second.look()
    #expect(try await second.claim(key) == .held)
    clock.advance(1)
    #expect(try await second.claim(key) == .yours)
    try await second.finish(key, .done)
    try await first.look()
    #expect(try await first.claim(key) == .ended(.done))
  }

  @Test func `a device that works keeps its piece as long as it renews it`() async throws {
    let place = MemoryPlace()
    let (first, second) = (board(place, "first"), board(place, "second"))
    let key = Self.key(1)
    #expect(try await first.claim(key) == .yours)
    for _ in 0..<20 {
      clock.advance(50)
      await first.renew()
      #expect(try await second.claim(key) == .held)
    }
    #expect(place.files.keys.count { $0.hasPrefix("work/j/") } == 21)
  }

  @Test func `a device that wakes after its time ends its work with the same result, and claims nothing back`()
    async throws
  {
    let place = MemoryPlace()
    let (first, second) = (board(place, "first"), board(place, "second"))
    let key = Self.key(1)
    #expect(try await first.claim(key) == .yours)
    clock.advance(200)
    try await second.look()
    clock.advance(200)
    #expect(try await second.claim(key) == .yours)
    await first.renew()
    #expect(place.files.keys.filter { $0.hasPrefix("work/j/") }.count == 2)
    try await first.finish(key, .done)
    try await second.finish(key, .done)
    #expect(try await board(place, "third").endOf(key) == .ended(.done))
  }

  @Test func `the age of a claim is told by the place, so that one of yesterday is taken over at once`() async throws {
    let home = try TemporaryFolder()
    let place = FolderPlace(home.path)
    let key = Self.key(1)
    #expect(try await board(place, "first").claim(key) == .yours)
    let path = "\(home.path)/work/j/\(key)-1.json"
    #expect(try await board(place, "second").endOf(key) == .held)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -86_400)], ofItemAtPath: path)
    #expect(try await board(place, "third").endOf(key) == .yours)
  }

  @Test func `a file from the future tells no age, and its claim runs out by the own clock`() async throws {
    let home = try TemporaryFolder()
    let place = FolderPlace(home.path)
    let key = Self.key(1)
    #expect(try await board(place, "first").claim(key) == .yours)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 86_400)], ofItemAtPath: "\(home.path)/work/j/\(key)-1.json")
    #expect(try await place.entries("work/j").map(\.age) == [nil])
    let second = board(place, "second")
    #expect(try await second.endOf(key) == .held)
    clock.advance(121)
    #expect(try await second.claim(key) == .yours)
  }

  @Test func `a store tells the age of its objects by its own date`() async throws {
    let store = try BadBucket()
    guard case .bucket(let address) = try PlaceAddress(store.address) else { return #expect(Bool(false)) }
    let place = try BucketPlace(
      address, BucketSettings(address, environment: BucketTestServer.variables), client: HTTPClient())
    let key = Self.key(1)
    #expect(try await board(place, "first").claim(key) == .yours)
    // The store says that it is 2026-01-01 00:05, and that all its objects are of 00:00.
    #expect(try await place.entries("work/j").map(\.age) == [300])
    #expect(try await board(place, "second").endOf(key) == .yours)
  }

  @Test(arguments: [BadBucket.Lie.ignoresCondition, .knowsNoCondition, .slowsDown, .losesAnswers, .smallPages])
  func `with a store that breaks a promise all pieces are done in the end`(lie: BadBucket.Lie) async throws {
    let store = try BadBucket(lie)
    guard case .bucket(let address) = try PlaceAddress(store.address) else { return #expect(Bool(false)) }
    let settings = try BucketSettings(address, environment: BucketTestServer.variables)
    let boards = try (0..<2).map {
      board(try BucketPlace(address, settings, client: HTTPClient()), "device \($0)")
    }
    let done = try await withThrowingTaskGroup(of: [Int].self) { group in
      for board in boards {
        group.addTask {
          var done: [Int] = []
          for number in 0..<6 {
            guard try await board.claim(Self.key(number)) == .yours else { continue }
            try await board.finish(Self.key(number), .done)
            done.append(number)
          }
          return done
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(done) == Set(0..<6))
    for number in 0..<6 { #expect(try await boards[0].endOf(Self.key(number)) == .ended(.done)) }
  }

  /// Devices that end at any moment, over a place with faults: each piece is done, and its result was in the place before it was said
  /// to be done. A seed repeats its run.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `whenever devices end, no piece is lost`(seed: UInt64) async throws {
    let random = Random(seed: seed)
    let below = MemoryPlace()
    let place = FaultyPlace(below, faults: [.offline, .lostAnswer, .staleList, .late], seed: seed, chance: 6)
    let clock = HandClock()
    let count = 6
    var rounds = 0
    var boards = (0..<3).map { board(place, "device \($0)", clock: clock) }
    func isDone(_ number: Int) -> Bool { below.files["work/j/\(Self.key(number))-done.json"] != nil }
    while !(0..<count).allSatisfy(isDone), rounds < 5000 {
      rounds += 1
      if rounds > 1000 { place.heal() }
      clock.advance(random.number(1...40))
      let device = random.number(0...2)
      let number = random.number(0...(count - 1))
      // A device that was killed begins anew, and knows nothing.
      if random.chance(8) { boards[device] = board(place, "device \(device) of \(rounds)", clock: clock) }
      do {
        if random.chance(3) { try await boards[device].look() }
        if random.chance(3) { await boards[device].renew() }
        guard try await boards[device].claim(Self.key(number)) == .yours else { continue }
        if random.chance(3) { continue }
        try await place.write("result/\(number)", [UInt8(number)])
        if random.chance(4) { continue }
        try await boards[device].finish(Self.key(number), .done)
      } catch is SyncPlaceError { continue }
    }
    #expect(rounds < 5000)
    for number in 0..<count { #expect(below.files["result/\(number)"] == [UInt8(number)]) }
  }

  @Test func `names that are none of work are passed over`() async throws {
    let place = MemoryPlace()
    let key = Self.key(1)
    let others = ["\(key)-0.json", "\(key)-99999999999.json", "\(key)-x.json", "note.json", "\(key)-1.json.txt"]
    for name in others + ["zz-1.json"] {
      place.files["work/j/\(name)"] = [1]
    }
    #expect(try await board(place, "first").endOf(key) == .yours)
  }
}

extension WorkBoard {
  /// Looks, and claims a piece.
  fileprivate func endOf(_ key: String) async throws -> Answer {
    try await look()
    return try await claim(key)
  }
}
