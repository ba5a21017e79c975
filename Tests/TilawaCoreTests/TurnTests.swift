import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

/// Each ayah by every reciter in turn. // T-S1
@Suite struct TurnTests {
  private func offer(_ id: String, _ ayat: [Int], unit: ClosedRange<Int>? = nil) -> ReciterOffer {
    let structure = MiniatureQuran.structure
    var segments = TestOffers.perAyah(TestOffers.reciter(id), ayat.map { ayah(2, $0) }).segments
    if let unit {
      let span = structure.span(of: AyahRange(ayah(2, unit.lowerBound), ayah(2, unit.upperBound)))
      segments.append(
        SourceSegment(content: .text(span), slice: TestOffers.slice("\(id)/unit", frames: 2000)))
    }
    return ReciterOffer(reciter: TestOffers.reciter(id), segments: segments)
  }

  /// "1a 1b | 1a 1b": what is heard, and by whom.
  private func line(_ session: Session) -> String {
    var walk = SegmentWalk(session)
    var words: [String] = []
    while let segment = walk.next(), words.count < 100 {
      let who = session.sound(of: segment.step)?.reciter.id ?? "_"
      switch segment.content {
      case .gap: words.append(".")
      case .sound where segment.step.part == .basmalah: words.append("b\(who)")
      case .sound, .missing: words.append(session.ref(of: segment.step).dropFirst(2) + who)
      }
    }
    return words.joined(separator: " ")
  }

  private func session(
    _ range: String, _ offers: [ReciterOffer], change: (inout SessionSpec) -> Void = { _ in }
  ) throws -> Session {
    try TilawaCoreTests.session(range, offers: offers) {
      $0.voices = .all
      change(&$0)
    }
  }

  @Test func `each ayah is heard by all, one after the other, before the next`() throws {
    let heard = line(try session("2:2-3", [offer("a", [2, 3]), offer("b", [2, 3]), offer("c", [2, 3])]))
    #expect(heard == "2a 2b 2c 3a 3b 3c")
  }

  @Test func `with repeats they repeat it together, and each of them is followed by the gap`() throws {
    let heard = line(
      try session("2:2-3", [offer("a", [2, 3]), offer("b", [2, 3])]) {
        ($0.each, $0.gap) = (times(2), .milliseconds(100))
      })
    #expect(heard == "2a . 2b . 2a . 2b . 3a . 3b . 3a . 3b")
  }

  @Test func `who lacks an ayah is left out there, and nobody recites it twice`() throws {
    let session = try session("2:2-4", [offer("a", [2, 3]), offer("b", [3])]) { $0.each = times(2) }
    #expect(line(session) == "2a 2a 3a 3b 3a 3b 4_ 4_")
    #expect(session.units[0].trail.map(\.reciter) == ["b"])
    #expect(session.missing.map(\.ref) == ["2:4"])
  }

  @Test func `ayat that one of them recites as one are heard by the others before it goes on`() throws {
    let heard = line(try session("2:2-4", [offer("a", [2, 3, 4]), offer("b", [4], unit: 2...3)]))
    #expect(heard == "2a 3a 2-3b 4a 4b")
  }

  @Test func `what repeats for ever is given up only where nobody can be heard`() throws {
    let offers = [offer("a", [2, 3]), offer("b", [2, 3])]
    let session = try session("2:2-3", offers) { $0.each = .forever }
    let nobody = SourceResolver(structure: MiniatureQuran.structure, counting: .kufi, offers: [])
    let path = try #require(session.units[1].source?.slices.first?.file.path)
    #expect(line(session.without(path, by: nobody)).hasPrefix("2a 2_ 2a 2_ 2a"))
  }

  @Test func `a turn is nobody else's when its file is lost`() throws {
    let offers = [offer("a", [2]), offer("b", [2])]
    let session = try session("2:2", offers)
    let path = try #require(session.units[1].source?.slices.first?.file.path)
    let others = SourceResolver(
      structure: MiniatureQuran.structure, counting: .kufi, offers: offers, unusable: [path: .unreadable])
    #expect(line(session.without(path, by: others)) == "2a 2_")
  }

  @Test func `the next ayah is another ayah, and the one before begins with the first of them`() throws {
    let session = try session("2:2-4", [offer("a", [2, 3, 4]), offer("b", [2, 3, 4])])
    var engine = EngineFake(session)
    engine.send(.play)
    engine.advance()
    engine.send(.next)
    #expect(engine.playback.here.map { session.ref(of: $0) } == "2:3")
    engine.advance()
    engine.advance()
    engine.advance()
    #expect(engine.playback.here?.item == 3)
    engine.send(.previous(heard: 0))
    #expect(engine.playback.here?.item == 2)
    engine.send(.previous(heard: 0))
    #expect(engine.playback.here?.item == 0)
  }

  // T-F2.15
  @Test(arguments: [
    (SessionSpec.BasmalahPolicy.once, "ba 1a 1b 1a 1b 2a 2b 2a 2b 1a 1b 1a 1b 2a 2b 2a 2b"),
    (.pass, "ba 1a 1b 1a 1b 2a 2b 2a 2b ba 1a 1b 1a 1b 2a 2b 2a 2b"),
    (.play, "ba 1a 1b ba 1a 1b 2a 2b 2a 2b ba 1a 1b ba 1a 1b 2a 2b 2a 2b"),
  ])
  func `a basmalah opens an ayah for all who take turns with it`(
    policy: SessionSpec.BasmalahPolicy, heard: String
  ) throws {
    let offers = ["a", "b"].map { TestOffers.complete(TestOffers.reciter($0)) }
    let session = try session("2:1-2", offers) { ($0.each, $0.passes, $0.basmalah) = (times(2), times(2), policy) }
    #expect(line(session) == heard)
  }

  @Test(arguments: SessionSpec.BasmalahPolicy.allCases)
  func `the totals are what a walk adds up to`(policy: SessionSpec.BasmalahPolicy) throws {
    let offers = ["a", "b"].map { TestOffers.complete(TestOffers.reciter($0)) }
    let session = try session("1:6-3:2", offers) {
      ($0.each, $0.passes, $0.gap, $0.basmalah) = (times(3), times(2), .percent(50), policy)
    }
    var walk = SegmentWalk(session)
    var (steps, frames, last) = (0, 0, 0)
    while let segment = walk.next() {
      switch segment.content {
      case .sound(let slices):
        last = slices.reduce(0) { $0 + $1.frames(at: 1000) }
        (steps, frames) = (steps + 1, frames + last)
      case .gap(let gap, _): frames += gap.frames(rate: 1000, after: last)
      case .missing: break
      }
    }
    let totals = SessionTotals(session, rate: 1000)
    #expect(totals.steps == steps)
    #expect(totals.frames == frames)
  }

  @Test func `a session that was stored before there were turns has none`() throws {
    let spec = SessionSpec(ranges: [AyahRange(ayah(2, 1), ayah(2, 5))], each: times(3))
    var stored = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(spec)) as? [String: Any])
    #expect(stored.removeValue(forKey: "voices") != nil)
    let read = try JSONDecoder().decode(SessionSpec.self, from: JSONSerialization.data(withJSONObject: stored))
    #expect(read == spec)
  }
}
