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
    let some = (max(0, first - 2)..<first + 8).filter { _ in Int.random(in: 0...4, using: &random) > 0 }
    let refs = some.filter { $0 < 572 }.map { structure.ayah(at: $0, in: .kufi) }
    let basmalah = SourceSegment(content: .basmalah(surah: nil), slice: TestOffers.slice("basmalah"))
    let offer = TestOffers.perAyah(TestOffers.reciter("a"), refs)
    let resolver = SourceResolver(
      structure: structure, counting: .kufi,
      offers: [ReciterOffer(reciter: offer.reciter, segments: offer.segments + [basmalah])])
    return try Session(spec, in: structure, from: resolver)
  }

  /// One of the session's files turns out unreadable; nobody else has what it holds.
  private func lose(a random: inout SeededGenerator, in session: Session) -> Session {
    guard let path = session.files.map(\.path).randomElement(using: &random) else { return session }
    let nobody = SourceResolver(structure: MiniatureQuran.structure, counting: .kufi, offers: [])
    return session.without(path, by: nobody)
  }

  private func randomEvent(_ engine: EngineFake, using random: inout SeededGenerator) -> Playback.Event {
    let heard = engine.heard
    switch Int.random(in: 0..<17, using: &random) {
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
    default: return engine.stale.randomElement(using: &random) ?? .play
    }
  }

  private func check(_ engine: EngineFake, _ event: Playback.Event, before: Playback) {
    let playback = engine.playback
    if let place = playback.place {
      let step =
        switch place {
        case .step(let step), .gap(let step, _, _, _): step
        }
      let section = playback.plan.sections[step.section]
      #expect(section.blocks[step.block].items.contains(step.item), "outside the range after \(event)")
      #expect(step.pass >= 1 && step.play >= 1)
    }
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
          continue
        }
        if Int.random(in: 0..<20, using: &random) == 0 {
          _ = engine.comesUpon { lose(a: &random, in: $0) }
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
      case .gap, .state, .speed: break
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
