import Testing
import TilawaCore
import TilawaTestSupport

/// 10,000 random sessions of 200 random events each, in batches.
@Suite struct PlaybackInvariantTests {
  private func randomSession(using random: inout SeededGenerator) throws -> Session {
    let structure = MiniatureQuran.structure
    let first = Int.random(in: 0..<560, using: &random)
    var spec = SessionSpec(ranges: [structure.range(first..<first + Int.random(in: 1...6, using: &random), in: .kufi)])
    spec.each = [Repeat.once, times(2), .forever].randomElement(using: &random) ?? .once
    spec.passes = [Repeat.once, times(3), .forever].randomElement(using: &random) ?? .once
    spec.gap = [Gap.none, .milliseconds(700), .percent(120)].randomElement(using: &random) ?? .none
    spec.basmalah = SessionSpec.BasmalahPolicy.allCases.randomElement(using: &random) ?? .once
    spec.connection = SessionSpec.Connection(before: 1, scope: Bool.random(using: &random) ? .session : .everyPass)
    if Bool.random(using: &random) { spec.start = structure.ayat(in: spec.ranges[0]).randomElement(using: &random) }
    let some = (max(0, first - 2)..<first + 8).filter { _ in Int.random(in: 0...4, using: &random) > 0 }
    let refs = some.filter { $0 < 572 }.map { structure.ayah(at: $0, in: .kufi) }
    let basmalah = SourceSegment(content: .basmalah(surah: nil), slice: TestOffers.slice("basmalah"))
    let offer = TestOffers.perAyah(TestOffers.reciter("a"), refs)
    let resolver = SourceResolver(
      structure: structure, counting: .kufi,
      offers: [ReciterOffer(reciter: offer.reciter, segments: offer.segments + [basmalah])])
    return try Session(spec, in: structure, from: resolver)
  }

  /// One of the session's files turns out unreadable; no other reciter has its ayat.
  private func lose(a random: inout SeededGenerator, in session: Session) -> Session {
    guard let path = session.files.map(\.path).randomElement(using: &random) else { return session }
    let nobody = SourceResolver(structure: MiniatureQuran.structure, counting: .kufi, offers: [])
    return session.without(path, by: nobody)
  }

  /// One of the session's files turns out longer or shorter than it was thought to be.
  private func measure(a random: inout SeededGenerator, in session: Session) -> Session {
    guard let file = session.files.randomElement(using: &random) else { return session }
    let frames = Int.random(in: 1...9000, using: &random)
    let segments = session.units.compactMap { unit -> SourceSegment? in
      guard let source = unit.source, source.slices.contains(where: { $0.file == file }) else { return nil }
      return SourceSegment(content: .text(unit.span), slice: TestOffers.slice(file.path, frames: frames))
    }
    let resolver = SourceResolver(
      structure: MiniatureQuran.structure, counting: .kufi,
      offers: [ReciterOffer(reciter: TestOffers.reciter("a"), segments: segments)])
    return session.renewed([file.path], by: resolver)
  }

  private func randomEvent(_ engine: EngineFake, using random: inout SeededGenerator) -> Playback.Event {
    let heard = engine.heard
    switch Int.random(in: 0..<26, using: &random) {
    case 0: return .play
    case 1: return .pause
    case 2: return .toggle
    case 3: return .next
    case 4: return .previous(heard: heard)
    case 5: return .jump(item: Int.random(in: 0..<engine.playback.session.units.count, using: &random))
    case 6: return .change(.each([.once, times(3), .forever].randomElement(using: &random) ?? .once), heard: heard)
    case 7: return .change(.passes([.once, times(2)].randomElement(using: &random) ?? .once), heard: heard)
    case 8: return .change(.gap([.none, .milliseconds(10)].randomElement(using: &random) ?? .none), heard: heard)
    case 9: return .sinkLost
    case 10: return .sinkBack(heard: heard)
    case 11: return .change(.speed(Speed.allCases.randomElement(using: &random) ?? .normal), heard: heard)
    case 12: return Int.random(in: 0..<40, using: &random) == 0 ? .stop(.stopped) : .play
    case 13: return .hold
    case 14: return .release
    case 15: return .renewed(measure(a: &random, in: engine.playback.session))
    case 16: return .seek(to: Int.random(in: -100...2000, using: &random))
    case 17: return .seekBy(Int.random(in: -1500...1500, using: &random), heard: heard)
    case 18, 19, 20: return .markLoop(heard: heard)
    case 21: return .clearLoop(heard: heard)
    case 22: return .endless(Playback.Endless.allCases.randomElement(using: &random) ?? .none, heard: heard)
    case 23:
      let isOn = Int.random(in: 0..<20, using: &random) == 0
      return .sleep(at: isOn ? engine.frame + Int.random(in: 0...9000, using: &random) : nil, heard: heard)
    case 24: return page(a: &random, in: engine).map { .enter($0) } ?? .next
    default: return engine.stale.randomElement(using: &random) ?? .play
    }
  }

  private func page(a random: inout SeededGenerator, in engine: EngineFake) -> RepeatPlan.Step? {
    let page = { (item: Int) in item / 3 }
    return Bool.random(using: &random)
      ? engine.playback.nextPage(page) : engine.playback.previousPage(heard: engine.heard, page)
  }

  /// Returns the frames that the listener hears from here, counted step by step: nil where there is no end.
  private func walked(_ engine: EngineFake) -> Int? {
    let playback = engine.playback
    let ahead = playback.here.map { playback.plan.sections[$0.section...] } ?? []
    let isEndless = ahead.contains { section in
      section.passes == .forever || section.blocks.contains { $0.each == .forever }
    }
    guard !isEndless, playback.loop == nil, var walk = playback.upcoming else { return nil }
    var (frames, last) = (0, 0)
    while let segment = walk.next() {
      switch segment.content {
      case .sound(let slices): last = slices.reduce(0) { $0 + $1.frames(at: TestRate.rate, speed: playback.speed) }
      case .missing(let milliseconds): last = milliseconds * TestRate.rate / 1000
      case .gap(let gap, _):
        frames += gap.frames(rate: TestRate.rate, after: last)
        continue
      }
      frames += last
    }
    return frames - engine.heard
  }

  /// Checks that the remaining time is the sum of a walk from here.
  private func checkShares(_ engine: EngineFake) {
    let playback = engine.playback
    // Pass over a session that has lost its sink.
    if case .lost = playback.phase { return }
    // Pass over an opening that had a sound and has none any more.
    if let here = playback.here, here.part != .ayah, playback.session.sound(of: here) == nil { return }
    guard playback.place != nil, engine.isInside, let left = walked(engine) else { return }
    let whole = playback.whole(heard: engine.heard, in: playback.timeline)
    #expect(whole.length.map { $0 - whole.heard } == max(0, left))
    let pass = playback.pass(heard: engine.heard, in: playback.timeline)
    #expect(pass.heard >= 0 && pass.heard <= pass.length ?? .max)
  }

  private func check(_ engine: EngineFake, _ event: Playback.Event, before: Playback) {
    let playback = engine.playback
    if let step = playback.here {
      let section = playback.plan.sections[step.section]
      #expect(section.blocks[step.block].items.contains(step.item), "outside the range after \(event)")
      #expect(step.pass >= 1 && step.play >= 1)
    }
    if let loop = playback.loop { #expect(playback.place == .at(loop.step), "a loop elsewhere after \(event)") }
    #expect(playback.generation >= before.generation)
    if case .ended = before.phase { #expect(playback.phase == before.phase, "what has ended stays so") }
  }

  @Test(arguments: 0..<100)
  func `no sequence of events leads outside the session`(batch: Int) throws {
    for number in 0..<100 {
      var random = SeededGenerator(seed: UInt64(batch * 100 + number))
      var engine = EngineFake(try randomSession(using: &random))
      for _ in 0..<200 {
        let before = engine.playback
        if Int.random(in: 0..<3, using: &random) > 0 {
          engine.advance()
          check(engine, .pause, before: before)
          if number % 10 == 0 { checkShares(engine) }
          continue
        }
        if Int.random(in: 0..<20, using: &random) == 0 {
          let isLost = Bool.random(using: &random)
          _ = engine.comesUpon { isLost ? lose(a: &random, in: $0) : measure(a: &random, in: $0) }
          check(engine, .pause, before: before)
          continue
        }
        let event = randomEvent(engine, using: &random)
        let effects = engine.send(event)
        check(engine, event, before: before)
        if let generation = event.generation, generation != before.generation {
          #expect(effects.isEmpty && engine.playback.phase == before.phase, "stale \(event)")
        }
      }
      checkReports(engine)
    }
  }

  @Test(arguments: 0..<100)
  func `pause and resume are the identity`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var engine = EngineFake(try randomSession(using: &random))
    engine.send(.play)
    for _ in 0..<Int.random(in: 0..<40, using: &random) { engine.advance() }
    guard engine.playback.snapshot != nil else { return }
    let before = (engine.playback.phase, engine.playback.generation)
    engine.send(.pause)
    engine.send(.play)
    #expect(engine.playback.phase == before.0)
    #expect(engine.playback.generation == before.1)
  }

  /// Nothing is counted that was not begun, and nothing is begun twice without a skip or an end between.
  private func checkReports(_ engine: EngineFake) {
    var begun: RepeatPlan.Step?
    for report in engine.reports {
      switch report {
      case .began(let step, _): begun = step
      case .counted(let step, _):
        #expect(begun == step, "counted without having begun")
        begun = nil
      case .sought(let step, _): begun = step
      case .word, .gap, .state, .speed: break
      }
    }
  }
}

extension Playback.Event {
  /// The generation of an event that the engine sends.
  fileprivate var generation: Int? {
    switch self {
    case .began(let mark), .heard(let mark): mark.generation
    case .finished(let generation), .failed(let generation): generation
    default: nil
    }
  }
}
