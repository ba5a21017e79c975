import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaCore

/// A11: whatever number stands in a stored session, going on with it ends in a complaint or in a session, never in a trap.
@Suite struct LastSessionDamageTests {
  private static let numbers = [
    Int.min, Int.min + 1, -1_000_000_007, -1, 0, 1, 2, 101, 6301, 1 << 20, 1 << 31, 1 << 41, 1 << 62, Int.max - 1,
    Int.max,
  ]

  /// Sessions that were left, with something of everything that is stored.
  private func sessions() throws -> [LastSession] {
    let rich = try session("2:2-5", "3:1-2") {
      $0.each = times(3)
      $0.passes = times(2)
      $0.gap = .milliseconds(500)
      $0.passGap = .percent(50)
      $0.connection = SessionSpec.Connection(before: 2, after: 0)
      $0.start = ayah(2, 3)
    }
    let going = try session("2:2-3") {
      $0.continuation = SessionSpec.Continuation(stride: .ayat(2), passes: .same, extent: .steps(3))
    }
    return try [rich, going].flatMap { session in
      try [0, 3].map { steps in
        var engine = EngineFake(session)
        engine.send(.play)
        for _ in 0..<steps { engine.advance() }
        engine.send(.change(.gap(.percent(120)), heard: 0))
        engine.send(.change(.each(times(2)), heard: 0))
        engine.send(.change(.speed(try #require(Speed("1.5"))), heard: 0))
        return LastSession(
          spec: session.spec, riwayah: .hafs, reciters: ["a"], missing: .silence, volume: 80,
          position: engine.playback.position(heard: 10))
      }
    }
  }

  /// Goes on with it as far as commands do.
  private func goOn(_ last: LastSession) throws {
    let structure = MiniatureQuran.structure
    guard last.complaint(in: structure) == nil else { return }
    let offers = [TestOffers.complete(TestOffers.reciter("a"))]
    let resolver = SourceResolver(structure: structure, counting: .kufi, offers: offers)
    guard let planned = try? Session(last.spec, in: structure, from: resolver) else { return }
    let session = planned.changed(by: last.position.changes)
    let (position, _) = session.find(last.position)
    for rate in [1000, 192_000] {
      _ = SessionTotals(session, rate: rate, speed: last.position.speed, from: position)
      _ = position.heard(rate: rate)
    }
    var engine = EngineFake(session, from: position)
    engine.send(.play)
    for _ in 0..<50 { engine.advance() }
    _ = engine.playback.position(heard: engine.heard)
  }

  @Test func `a number out of bounds is a complaint and no trap`() throws {
    for last in try sessions() {
      let text = String(decoding: try JSONEncoder().encode(last), as: UTF8.self)
      let places = text.matches(of: #/-?\d+/#).map(\.range)
      #expect(places.count > 20)
      for place in places {
        for number in Self.numbers {
          let changed = text.replacingCharacters(in: place, with: "\(number)")
          guard let damaged = try? JSONDecoder().decode(LastSession.self, from: Data(changed.utf8)) else { continue }
          try goOn(damaged)
        }
      }
      #expect(last.complaint(in: MiniatureQuran.structure) == nil)
    }
  }

  @Test func `several numbers out of bounds at once are no trap either`() throws {
    var random = SeededGenerator(seed: 11)
    for last in try sessions() {
      let text = String(decoding: try JSONEncoder().encode(last), as: UTF8.self)
      for _ in 0..<2000 {
        var changed = text
        for place in text.matches(of: #/-?\d+/#).map(\.range).reversed()
        where Int.random(in: 0..<8, using: &random) == 0 {
          let number = Self.numbers.randomElement(using: &random) ?? 0
          changed.replaceSubrange(place, with: "\(Int.random(in: 0..<2, using: &random) == 0 ? number : number & 7)")
        }
        guard let damaged = try? JSONDecoder().decode(LastSession.self, from: Data(changed.utf8)) else { continue }
        try goOn(damaged)
      }
    }
  }

  @Test func `a place without what it was is a complaint`() throws {
    let last = try #require(try sessions().first)
    var members = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(last)) as? [String: Any])
    var position = try #require(members["position"] as? [String: Any])
    position["landmark"] = nil
    members["position"] = position
    let damaged = try JSONDecoder().decode(LastSession.self, from: JSONSerialization.data(withJSONObject: members))
    #expect(damaged.complaint(in: MiniatureQuran.structure) == "it has no place")
  }
}
