import Testing
import TilawaSync
import TilawaTestSupport

/// Faults of places, and what holds in spite of them. T-F3.12
@Suite struct FaultyPlaceTests {
  /// Writes until the place says that it is done, as a session does, and returns whether it was.
  private func write(_ name: String, _ bytes: [UInt8], to place: some SyncPlace) async -> Bool {
    for _ in 0..<200 {
      if (try? await place.write(name, bytes)) != nil { return true }
    }
    return false
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what a faulty place acknowledged is there when it is well again`(seed: UInt64) async throws {
    // A half-written object keeps its name: a session tells it by its hash, and no write of it is acknowledged.
    let place = FaultyPlace(MemoryPlace(), faults: [.offline, .lostAnswer, .staleList, .late, .full], seed: seed)
    var acknowledged: [String: [UInt8]] = [:]
    for number in 0..<30 {
      let bytes = noise(number * 7, seed: seed &+ UInt64(number))
      if await write("a/\(number)", bytes, to: place) { acknowledged["a/\(number)"] = bytes }
    }
    #expect(acknowledged.count == 30)
    #expect(place.count > 0)
    place.heal()
    for (name, bytes) in acknowledged { #expect(try await place.read(name) == bytes) }
    #expect(try await place.list("a").count == 30)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a half-written object is never acknowledged`(seed: UInt64) async throws {
    let place = FaultyPlace(MemoryPlace(), faults: [.halfWritten], seed: seed, chance: 2)
    for number in 0..<20 {
      let bytes = noise(100 + number, seed: seed)
      guard (try? await place.write("a/\(number)", bytes)) != nil else { continue }
      #expect(try await place.read("a/\(number)") == bytes)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `in a sealed place a half-written object is damaged and nothing else`(seed: UInt64) async throws {
    let below = MemoryPlace()
    let made = try await SealedPlace.create(on: below, with: .passphrase("bismillah"), cost: .least)
    let place = SealedPlace(FaultyPlace(below, faults: [.halfWritten], seed: seed, chance: 3), ring: made.ring)
    for number in 0..<20 {
      let bytes = noise(50, seed: UInt64(number))
      if (try? await place.write("a/\(number)", bytes)) != nil {
        #expect(try await place.read("a/\(number)") == bytes)
      } else {
        await #expect(throws: SyncPlaceError.damaged("a/\(number)")) { try await place.read("a/\(number)") }
      }
    }
  }

  @Test func `the same seed makes the same faults`() async throws {
    func trace() async -> [Bool] {
      let place = FaultyPlace(MemoryPlace(), seed: 7)
      var trace: [Bool] = []
      for number in 0..<50 { trace.append((try? await place.write("\(number)", [1])) != nil) }
      return trace
    }
    #expect(await trace() == trace())
  }
}
