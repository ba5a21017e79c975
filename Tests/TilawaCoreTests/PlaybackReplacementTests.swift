import Testing
import TilawaCore
import TilawaTestSupport

/// Sessions in which a file turns out unreadable while it plays.
@Suite struct PlaybackReplacementTests {
  private let structure = MiniatureQuran.structure
  private let first = Self.offer("a")
  private let second = Self.offer("b")

  /// The last ayah of surah 1 and the first of surah 2, with the basmalah between them in a file of its own.
  private static func offer(_ id: String) -> ReciterOffer {
    let ayat = TestOffers.perAyah(TestOffers.reciter(id), [ayah(1, 7)] + (1...5).map { ayah(2, $0) })
    let basmalah = SourceSegment(content: .basmalah(surah: nil), slice: TestOffers.slice("\(id)/basmalah", frames: 300))
    return ReciterOffer(reciter: ayat.reciter, segments: ayat.segments + [basmalah])
  }

  private func resolver(_ offers: [ReciterOffer], without path: String) -> SourceResolver {
    SourceResolver(structure: structure, counting: .kufi, offers: offers, unusable: [path: .unreadable])
  }

  private func who(_ session: Session) -> String {
    session.units.map { $0.source?.reciter.id ?? "–" }.joined(separator: " ")
  }

  // T-F2.13, T-AC3
  @Test func `the next reciter takes the place of the file, and nobody else's`() throws {
    let session = try session("2:2-4", offers: [first, second])
    let repaired = session.without("a/2:3", by: resolver([first, second], without: "a/2:3"))
    #expect(who(session) == "a a a")
    #expect(who(repaired) == "a b a")
    #expect(repaired.units[1].trail.map(\.why) == [.unreadable])
    #expect(repaired.units.map(\.ayat) == session.units.map(\.ayat))
  }

  @Test func `what nobody else has is missing, and forever becomes once`() throws {
    let session = try session("2:2-3", offers: [first]) { $0.each = .forever }
    let repaired = session.without("a/2:2", by: resolver([first], without: "a/2:2"))
    #expect(who(repaired) == "– a")
    #expect(repaired.plan.plays(of: repaired.plan.first) == .once)
  }

  @Test func `a unit stays one unit`() throws {
    let both = structure.span(of: ayah(2, 2)).start..<structure.span(of: ayah(2, 3)).end
    let span = WordRange(both.lowerBound, both.upperBound)
    let offers = ["a", "b"].map { id in
      ReciterOffer(
        reciter: TestOffers.reciter(id),
        segments: [SourceSegment(content: .text(span), slice: TestOffers.slice("\(id)/both"))])
    }
    let session = try session("2:2-3", offers: offers + [first])
    let repaired = session.without("a/both", by: resolver(offers, without: "a/both"))
    #expect(session.units.map(\.ref) == ["2:2-3"])
    #expect(repaired.units.map(\.ref) == ["2:2-3"])
    #expect(who(repaired) == "b")
  }

  @Test func `a basmalah that is lost comes from another, or is left out`() throws {
    let session = try session("2:1-2", offers: [first, second])
    let other = session.without("a/basmalah", by: resolver([first, second], without: "a/basmalah"))
    #expect(other.units[0].basmalah?.reciter.id == "b")
    let none = session.without("a/basmalah", by: resolver([first], without: "a/basmalah"))
    #expect(none.units[0].basmalah == nil)
    #expect(none.plan.items[0].opens == nil)
  }

  private func engine(_ range: String, each: Repeat = .once) throws -> EngineFake {
    var engine = EngineFake(try session(range, offers: [first, second]) { $0.each = each })
    engine.send(.play)
    return engine
  }

  private func lose(_ path: String, in engine: inout EngineFake, offers: [ReciterOffer]) {
    #expect(engine.comesUpon { $0.without(path, by: resolver(offers, without: path)) })
  }

  private func heard(_ engine: EngineFake) -> String {
    engine.reports.compactMap { report in
      if case .began(let step, _) = report { engine.playback.session.ref(of: step) } else { nil }
    }.joined(separator: " ")
  }

  @Test func `what is heard goes on, and the next ayah is the other reciter's`() throws {
    var engine = try engine("2:2-4")
    engine.advance()
    let generation = engine.playback.generation
    lose("a/2:3", in: &engine, offers: [first, second])
    for _ in 0..<6 { engine.advance() }
    #expect(heard(engine) == "2:2 2:3 2:4")
    #expect(engine.playback.generation == generation)
    #expect(engine.playback.phase == .ended(.finished))
  }

  @Test func `a basmalah that nobody has any more is passed over without silence`() throws {
    var engine = try engine("1:7-2:1")
    engine.advance()
    engine.advance()
    lose("a/basmalah", in: &engine, offers: [first])
    for _ in 0..<4 { engine.advance() }
    #expect(heard(engine) == "1:7 2:1")
  }

  @Test func `an ayah whose reciter was replaced under way begins anew when something is changed in it`() throws {
    var engine = try engine("2:2-3", each: times(3))
    engine.advance()
    lose("a/2:2", in: &engine, offers: [first, second])
    let effects = engine.send(.change(.gap(.milliseconds(5)), heard: engine.heard))
    guard case .start(_, let start)? = effects.first else { return #expect(Bool(false), "\(effects)") }
    #expect(start.skipping == 0)
    #expect(start.join == .cut)
  }

  @Test func `an ayah that broke off while it sounded is told again when another recites it`() throws {
    var engine = try engine("2:2-3")
    engine.advance()
    let session = engine.playback.session
    let other = session.without("a/2:2", by: resolver([first, second], without: "a/2:2"))
    engine.send(.replaced(other, at: session.start, generation: engine.playback.generation))
    let slices = try #require(other.sound(of: session.start)?.slices)
    let mark = SegmentMark(
      generation: engine.playback.generation, segment: SessionSegment(step: session.start, content: .sound(slices)),
      frame: 700, length: 0)
    #expect(engine.send(.began(mark)) == [.report(.began(session.start, at: 700))])
    #expect(engine.send(.began(mark)) == [])
  }

  /// Returns the steps that follow from the place where the engine is told to go on.
  private func ahead(_ effects: [Playback.Effect], _ playback: Playback) -> String {
    guard case .proceed(var walk, _)? = effects.first else { return "\(effects)" }
    var refs: [String] = []
    while let segment = walk.next() { refs.append(playback.session.ref(of: segment.step)) }
    return refs.joined(separator: " ")
  }

  private func step(_ ref: String, _ part: RepeatPlan.Step.Part = .ayah, in session: Session) throws -> RepeatPlan.Step
  {
    var walk = SegmentWalk(session)
    while let segment = walk.next() {
      if session.units[segment.step.item].ref == ref, segment.step.part == part { return segment.step }
    }
    throw NoSuchStep()
  }

  private struct NoSuchStep: Error {}

  // T-F2.15
  @Test func `a basmalah that the engine has behind it is not due again in the next pass`() throws {
    var engine = EngineFake(try session("1:7-2:1", offers: [first, second]) { $0.passes = times(2) })
    engine.send(.play)
    engine.advance()
    let other = engine.playback.session.without("a/2:1", by: resolver([first, second], without: "a/2:1"))
    let at = try step("2:1", in: other)
    let effects = engine.send(.replaced(other, at: at, generation: engine.playback.generation))
    #expect(ahead(effects, engine.playback) == "2:1 1:7 2:1")
  }

  @Test func `a basmalah that came with the file of its surah is heard before the ayah`() throws {
    let bare = ReciterOffer(reciter: first.reciter, segments: Array(first.segments.dropLast()))
    var engine = EngineFake(try session("1:7-2:2", offers: [bare]) { $0.passes = times(2) })
    engine.send(.play)
    engine.advance()
    let at = try step("2:1", in: engine.playback.session)
    let all = SourceResolver(structure: structure, counting: .kufi, offers: [first])
    let found = engine.playback.session.renewed(["a/2:1"], by: all)
    #expect(engine.send(.renewed(found)) == [])
    let effects = engine.send(.replaced(found, at: at, generation: engine.playback.generation))
    #expect(ahead(effects, engine.playback) == "2:0 2:1 2:2 1:7 2:1 2:2")
  }

  // G-3
  @Test func `another length of what is yet to be heard changes nothing of what is heard`() throws {
    var engine = try engine("2:2-4")
    engine.advance()
    let before = engine.playback
    let long = ReciterOffer(
      reciter: first.reciter,
      segments: [
        SourceSegment(
          content: .text(structure.span(of: ayah(2, 3))), slice: TestOffers.slice("a/2:3", frames: 60_000))
      ])
    let found = before.session.renewed(
      ["a/2:3"], by: SourceResolver(structure: structure, counting: .kufi, offers: [long]))
    #expect(engine.send(.renewed(found)) == [])
    #expect(engine.playback.phase == before.phase)
    #expect(engine.playback.position(heard: 7) == before.position(heard: 7))
    let effects = engine.send(.change(.gap(.milliseconds(5)), heard: 300))
    guard case .start(_, let start)? = effects.first else { return #expect(Bool(false), "\(effects)") }
    #expect(start.skipping == 300)
  }

  @Test func `what has not begun is not begun anew when its true length is known`() throws {
    var engine = try engine("2:2-3")
    let other = engine.playback.session.without("a/2:2", by: resolver([first, second], without: "a/2:2"))
    engine.send(.replaced(other, at: other.start, generation: engine.playback.generation))
    engine.advance()
    let effects = engine.send(.change(.gap(.milliseconds(5)), heard: 300))
    guard case .start(_, let start)? = effects.first else { return #expect(Bool(false), "\(effects)") }
    #expect(start.skipping == 300)
  }

  @Test func `what comes too late, after a skip, changes nothing`() throws {
    var engine = try engine("2:2-4")
    engine.advance()
    let before = engine.playback
    let event = Playback.Event.replaced(before.session, at: before.session.start, generation: before.generation - 1)
    #expect(engine.send(event) == [])
    #expect(engine.playback.session == before.session)
  }
}

@Suite struct PlaybackSpeedTests {
  private func engine() throws -> EngineFake {
    var engine = EngineFake(try session("2:2-3") { $0.gap = .percent(100) })
    engine.send(.play)
    engine.advance()
    return engine
  }

  // T-F2.2
  @Test func `a change of speed goes on where the listener is, at the new speed`() throws {
    var engine = try engine()
    let half = try #require(Speed("0.5"))
    let heard = engine.heard
    let effects = engine.send(.change(.speed(half), heard: heard))
    guard case .start(_, let start)? = effects.first else { return #expect(Bool(false), "\(effects)") }
    #expect((start.skipping, start.heardAt, start.speed, start.join) == (heard, .normal, half, .cut))
    #expect(effects.last == .report(.speed(half)))
    // Frames that a second change skips were heard at half speed.
    engine.advance()
    guard case .start(_, let next)? = engine.send(.change(.speed(.normal), heard: engine.heard)).first else { return }
    #expect((next.heardAt, next.speed) == (half, .normal))
    #expect(next.skipping >= 2 * heard)
  }

  @Test func `the same speed again changes nothing`() throws {
    var engine = try engine()
    #expect(engine.send(.change(.speed(.normal), heard: engine.heard)) == [])
  }

  @Test func `a speed that was changed before the start holds from the start`() throws {
    var playback = Playback(session: try session("2:2"), rate: 1000)
    let double = try #require(Speed("2"))
    #expect(playback.handle(.change(.speed(double), heard: 0)) == [])
    guard case .start(_, let start)? = playback.handle(.play).first else {
      return #expect(Bool(false), "nothing starts")
    }
    #expect(start.speed == double)
  }

  @Test func `a percentage of silence is of the ayah at the speed heard`() throws {
    let speed = try #require(Speed("0.5"))
    let session = try session("2:2-3") { $0.gap = .percent(100) }
    // 2:2 has 1,002 frames and 2:3 1,003: both twice as long, and the silence after the first as long as it.
    #expect(SessionTotals(session, rate: 1000, speed: speed).frames == 2004 + 2004 + 2006)
  }
}
