import Testing
import TilawaAudio
import TilawaTestSupport

@testable import TilawaCore
@testable import TilawaPlayer

/// The miniature Quran; times are frames at 1,000 a second, and the clock shows the same second.
@Suite struct ListeningTrackerTests {
  private let session: Session

  init() throws {
    let structure = MiniatureQuran.structure
    let offer = TestOffers.complete(TestOffers.reciter("a"))
    let spec = SessionSpec(ranges: [try RangeParser(structure: structure, counting: .kufi).parse("2:1-3")])
    session = try Session(
      spec, in: structure, from: SourceResolver(structure: structure, counting: .kufi, offers: [offer]))
  }

  private func time(_ frames: Int) -> OutputTime { OutputTime(frames: frames, rate: 1000) }

  private func begin(_ item: Int, at frames: Int, role: PlayerEvent.Role = .main) -> PlayerEvent {
    let step = RepeatPlan.Step(section: 0, block: 0, item: item, pass: 1, play: 1, part: .ayah)
    return .ayah(
      PlayerEvent.Ayah(
        at: time(frames), ref: role == .basmalah ? "2:0" : session.units[item].ref, role: role, step: step,
        plays: .once, passes: .once, reciter: TestOffers.reciter("a"), slices: [TestOffers.slice("x")], gain: .none))
  }

  private func count(_ ref: String, at frames: Int) -> PlayerEvent {
    .count(PlayerEvent.Count(at: time(frames), ref: ref, done: 1, of: .once, pass: 1, passes: .once))
  }

  /// Pieces as "2:1 900 ms ×1".
  private func pieces(_ events: [PlayerEvent]) -> [String] {
    var tracker = ListeningTracker(session: session)
    return events.compactMap { event in
      tracker.note(event, at: ZonedTime(seconds: 0, offset: 0, zone: "")).map { piece in
        "\(piece.subject.unit.ref) \(piece.length.components.seconds * 1000 + piece.length.components.attoseconds / 1_000_000_000_000_000) ms ×\(piece.plays)"
      }
    }
  }

  @Test func `an ayah that was heard to its end counts, and the gap after it does not`() {
    let gap = PlayerEvent.gap(at: time(900), length: time(500), kind: .ayah)
    #expect(
      pieces([begin(0, at: 0), count("2:1", at: 900), gap, begin(1, at: 1400), count("2:2", at: 2000)]) == [
        "2:1 900 ms ×1", "2:2 600 ms ×1",
      ])
  }

  @Test func `one that was left was heard for so long, and not to its end`() {
    #expect(
      pieces([begin(0, at: 0), begin(2, at: 300), .end(at: time(450), reason: .stopped)]) == [
        "2:1 300 ms ×0", "2:3 150 ms ×0",
      ])
  }

  @Test func `a basmalah is no ayah of the session`() {
    #expect(
      pieces([begin(0, at: 0, role: .basmalah), count("2:0", at: 200), begin(0, at: 200), count("2:1", at: 900)]) == [
        "2:1 700 ms ×1"
      ])
  }

  @Test func `time in which it waits is not heard`() {
    func waiting(_ state: PlayerEvent.Waiting, at frames: Int) -> PlayerEvent {
      .waiting(at: time(frames), ref: "2:1", reciter: nil, state)
    }
    #expect(
      pieces([begin(0, at: 0), waiting(.began, at: 300), waiting(.over, at: 5300), count("2:1", at: 5900)]) == [
        "2:1 300 ms ×0", "2:1 600 ms ×1",
      ])
    #expect(
      pieces([begin(0, at: 0), waiting(.began, at: 300), .end(at: time(9000), reason: .stopped)]).first
        == "2:1 300 ms ×0")
  }

  @Test func `silence in place of what nobody has is no piece`() {
    let missing = PlayerEvent.missing(at: time(900), ref: "2:2", length: time(500), tried: [])
    #expect(
      pieces([begin(0, at: 0), count("2:1", at: 900), missing, .end(at: time(1400), reason: .finished)]).count == 1)
  }

  @Test func `pieces of one ayah, source and day are one entry`() throws {
    var tracker = ListeningTracker(session: session)
    func piece(_ seconds: Int) throws -> HeardPiece {
      let time = ZonedTime(seconds: seconds, offset: 0, zone: "")
      _ = tracker.note(begin(0, at: 0), at: time)
      let piece = tracker.note(count("2:1", at: 900), at: time)
      return try #require(piece)
    }
    let (one, two, next) = (try piece(86_000), try piece(86_390), try piece(86_400))
    #expect(one.group == two.group)
    #expect(one.group != next.group)
    let entry = one.joined(with: two).entry(LedgerEntry.Occasion(session: "s"), sha256: "d")
    #expect(entry.plays == 2)
    #expect(entry.heard == .milliseconds(1800))
    #expect(entry.began.seconds == 86_000)
    #expect(entry.ended == 86_390)
    #expect(entry.words == MiniatureQuran.structure.span(of: AyahRef(surah: 2, ayah: 1)))
    #expect(entry.source == LedgerEntry.Source(reciter: "a", kind: .reciter, sha256: "d"))
  }
}
