import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

/// A session that is left anywhere goes on there.
@Suite struct SessionPositionTests {
  /// Returns the ayat that were heard, with counters; without gaps and times.
  private func heard(_ reports: some Collection<Playback.Report>) -> [String] {
    reports.compactMap { report in
      switch report {
      case .began(let step, _): "\(step.section).\(step.item) \(step.part) \(step.play)/\(step.pass)"
      case .counted(let step, _): "+\(step.section).\(step.item) \(step.play)/\(step.pass)"
      case .word, .gap, .state, .speed, .sought: nil
      }
    }
  }

  private func randomSession(using random: inout SeededGenerator) throws -> Session {
    let structure = MiniatureQuran.structure
    let first = Int.random(in: 0..<560, using: &random)
    let spec = try {
      var spec = SessionSpec(ranges: [structure.range(first..<min(572, first + 4), in: .kufi)])
      spec.each = times(Int.random(in: 1...3, using: &random))
      spec.passes = times(Int.random(in: 1...3, using: &random))
      spec.gap = [.none, .milliseconds(333)].randomElement(using: &random) ?? .none
      spec.basmalah = SessionSpec.BasmalahPolicy.allCases.randomElement(using: &random) ?? .once
      spec.connection.before = Int.random(in: 0...2, using: &random)
      spec.connection.scope = Bool.random(using: &random) ? .everyPass : .session
      try spec.validate()
      return spec
    }()
    return try session("1") { $0 = spec }
  }

  @Test(arguments: 0..<300)
  func `what follows a position is what would have followed anyway`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let session = try randomSession(using: &random)
    var engine = EngineFake(session)
    engine.send(.play)
    for _ in 0..<Int.random(in: 0...25, using: &random) { engine.advance() }
    let position = engine.playback.position(heard: engine.heard)
    let before = engine.reports.count
    let isInside = if case .at = position.place { engine.heard > 0 } else { false }
    var other = EngineFake(session, from: try stored(position))
    other.send(.play)
    for _ in 0..<200 {
      engine.advance()
      other.advance()
    }
    // A new listener is told of the ayah in which it goes on.
    #expect(heard(other.reports.dropFirst(isInside ? 1 : 0)) == heard(engine.reports.dropFirst(before)))
    #expect(SessionTotals(session, rate: TestRate.rate, from: position).steps == began(other.reports))
  }

  private func began(_ reports: [Playback.Report]) -> Int {
    reports.count { if case .began = $0 { true } else { false } }
  }

  private func stored(_ position: SessionPosition) throws -> SessionPosition {
    try JSONDecoder().decode(SessionPosition.self, from: JSONEncoder().encode(position))
  }

  /// The same sum, the long way.
  private func walked(_ session: Session, from position: SessionPosition, rate: Int) -> Int {
    let playback = Playback(session: session, rate: rate, from: position)
    var copy = playback
    guard case .start(var walk, let start)? = copy.handle(.play).first else { return 0 }
    var (frames, last) = (-start.skipping, 0)
    while let segment = walk.next() {
      switch segment.content {
      case .sound(let slices): last = slices.reduce(0) { $0 + $1.frames(at: rate) }
      case .missing(let milliseconds): last = Gap.milliseconds(milliseconds).frames(rate: rate, after: 0)
      case .gap(let gap, _):
        frames += gap.frames(rate: rate, after: last)
        continue
      }
      frames += last
    }
    return frames
  }

  @Test(arguments: 0..<300)
  func `the length from a position is what a walk from there adds up to`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let session = try randomSession(using: &random)
    var engine = EngineFake(session)
    engine.send(.play)
    for _ in 0..<Int.random(in: 0...25, using: &random) { engine.advance() }
    let position = engine.playback.position(heard: engine.heard)
    let totals = SessionTotals(session, rate: 11_025, from: position)
    #expect(totals.frames == walked(session, from: position, rate: 11_025))
  }

  @Test func `a position is a time, whatever the rate of the sound is`() throws {
    var engine = EngineFake(try session("2:2-3"))
    engine.send(.play)
    engine.advance()
    let position = engine.playback.position(heard: 441)
    #expect(position.heard(rate: TestRate.rate * 48) == 441 * 48)
  }

  @Test func `a position is a time of the recitation, whatever the speed is`() throws {
    let session = try session("2:2-3")
    let half = try #require(Speed(twentieths: 10))
    var slow = Playback(session: session, rate: 1000, speed: half)
    _ = slow.handle(.play)
    _ = slow.handle(
      .began(
        SegmentMark(
          generation: 1, segment: SessionSegment(step: session.start, content: .sound([])), frame: 0, length: 0)))
    let position = slow.position(heard: 600)
    #expect(position.heard(rate: 1000) == 300)
    #expect(position.speed == half)
    var fast = Playback(session: session, rate: 1000, speed: try #require(Speed(twentieths: 40)), from: position)
    guard case .start(_, let start)? = fast.handle(.play).first else { return #expect(Bool(false), "nothing starts") }
    #expect(start.skipping == 300)
    #expect(start.heardAt == .normal)
  }

  @Test func `left in a gap it goes on with what follows`() throws {
    var engine = EngineFake(try session("2:2-3") { ($0.each, $0.gap) = (times(2), .milliseconds(800)) })
    engine.send(.play)
    for _ in 0..<3 { engine.advance() }
    guard case .gap = engine.playback.place else { return #expect(Bool(false), "this is not a gap") }
    let position = engine.playback.position(heard: 100)
    #expect(position.place.step?.play == 2)
    #expect(position.heard(rate: 1000) == 0)
  }

  @Test func `a session that was heard to its end has nothing left`() throws {
    let session = try session("2:2")
    var engine = EngineFake(session)
    engine.send(.play)
    for _ in 0..<3 { engine.advance() }
    let position = engine.playback.position(heard: 0)
    #expect(position.isAtEnd)
    var again = Playback(session: session, rate: 1000, from: position)
    #expect(again.handle(.play) == [.close(.finished)])
    #expect(SessionTotals(session, rate: 1000, from: position).frames == 0)
  }

  @Test func `past the last ayah is the end, a stop is not`() throws {
    for (event, isAtEnd) in [(Playback.Event.next, true), (.stop(.stopped), false), (.stop(.error), false)] {
      var engine = EngineFake(try session("2:2"))
      engine.send(.play)
      engine.advance()
      engine.send(event)
      #expect(engine.playback.position(heard: 5).isAtEnd == isAtEnd)
    }
  }

  @Test func `what was changed while it played holds when it goes on`() throws {
    var engine = EngineFake(try session("2:2-3"))
    engine.send(.play)
    engine.advance()
    for count in [5, 2] { engine.send(.change(.each(times(count)), heard: 0)) }
    let position = engine.playback.position(heard: 0)
    #expect(position.changes == [.each(times(2))])
    var other = EngineFake(try session("2:2-3").changed(by: position.changes), from: position)
    other.send(.play)
    for _ in 0..<20 { other.advance() }
    #expect(began(other.reports) == 4)
  }

  // MARK: - Another library

  /// Two reciters; the second recites only what the first does not have.
  private func offers(_ first: [Int]) -> [ReciterOffer] {
    let refs = first.map { ayah(2, $0) }
    return [
      TestOffers.perAyah(TestOffers.reciter("a"), refs), TestOffers.complete(TestOffers.reciter("b")),
    ]
  }

  private func left(_ range: String, offers: [ReciterOffer]) throws -> SessionPosition {
    var engine = EngineFake(try session(range, offers: offers) { $0.each = times(3) })
    engine.send(.play)
    for _ in 0..<5 { engine.advance() }
    return engine.playback.position(heard: 300)
  }

  @Test func `where the same reciter recites the ayah it goes on inside`() throws {
    let position = try left("2:2-4", offers: offers([2, 3]))
    let (found, match) = try session("2:2-4", offers: offers([2])) { $0.each = times(3) }.find(position)
    #expect(match == .same)
    #expect(found == position)
    #expect(found.heard(rate: TestRate.rate) == 300)
  }

  @Test func `where another recites it now the ayah begins anew, and the play number stays`() throws {
    let position = try left("2:2-4", offers: offers([2, 3]))
    let (found, match) = try session("2:2-4", offers: offers([3])) { $0.each = times(3) }.find(position)
    #expect(match == .anew)
    #expect(found.place.step == position.place.step)
    #expect(found.place.step?.play == 3)
    #expect(found.heard(rate: TestRate.rate) == 0)
  }

  @Test func `where the ayah is in a unit now the unit begins anew`() throws {
    let structure = MiniatureQuran.structure
    let unit = SourceSegment(
      content: .text(WordRange(structure.span(of: ayah(2, 2)).start, structure.span(of: ayah(2, 3)).end)),
      slice: TestOffers.slice("both"))
    let position = try left("2:3-4", offers: offers([3, 4]))
    let wide = try session(
      "2:2-4", offers: [ReciterOffer(reciter: TestOffers.reciter("a"), segments: [unit])])
    let (found, match) = wide.find(position)
    #expect(match == .anew)
    #expect(found.place.step.map(wide.ref) == "2:2-3")
  }

  @Test func `where the ayah is gone the session begins anew`() throws {
    let position = try left("2:2-4", offers: offers([2, 3]))
    let other = try session("3:1-2")
    let (found, match) = other.find(position)
    #expect(match == .gone)
    #expect(found.place.step == other.start)
  }

  // MARK: - Damage

  @Test func `a stored session with ayat that are not there is known as damaged`() throws {
    let structure = MiniatureQuran.structure
    let position = try left("2:2-4", offers: offers([2, 3]))
    func last(_ first: AyahRef, riwayah: Riwayah = .hafs) -> LastSession {
      LastSession(
        spec: SessionSpec(ranges: [AyahRange(first, first)]), riwayah: riwayah, reciters: ["a"], missing: .silence,
        volume: 100, position: position)
    }
    #expect(last(ayah(2, 2)).complaint(in: structure) == nil)
    #expect(last(ayah(115, 1)).complaint(in: structure) != nil)
    #expect(last(ayah(2, 2), riwayah: .warsh).complaint(in: structure) != nil)
  }
}
