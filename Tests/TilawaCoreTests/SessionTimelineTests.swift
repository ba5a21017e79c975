import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct SessionTimelineTests {
  private func engine(_ range: String, change: (inout SessionSpec) -> Void = { _ in }) throws -> EngineFake {
    var engine = EngineFake(try session(range, change: change))
    engine.send(.play)
    return engine
  }

  private func whole(_ engine: EngineFake) -> Playback.Share {
    engine.playback.whole(heard: engine.heard, in: engine.playback.timeline)
  }

  // An ayah n of the fixture takes 1,000 + n frames, a basmalah 300.
  @Test func `a basmalah that is heard once belongs to the whole from the beginning`() throws {
    var engine = try engine("2:1-2") { $0.passes = times(2) }
    engine.advance()
    #expect(whole(engine).length == 300 + 2 * (1001 + 1002))
    engine.advance()
    engine.advance()
    #expect(whole(engine) == Playback.Share(heard: 300 + engine.heard, length: 300 + 2 * (1001 + 1002)))
    engine.send(.next)
    engine.send(.next)
    engine.advance()
    #expect(whole(engine).heard == 300 + 1001 + 1002 + engine.heard)
    #expect(engine.playback.pass(heard: engine.heard, in: engine.playback.timeline).length == 2003)
  }

  // B5
  @Test func `what leads to an ayah inside the range is counted, and what stands before that ayah is not`() throws {
    var engine = try engine("2:2-5") {
      ($0.start, $0.passes, $0.connection.before) = (ayah(2, 4), times(2), 1)
    }
    let length = 1003 + 1004 + 1005 + (1002 + 1003 + 1004 + 1005)
    engine.advance()
    #expect(whole(engine) == Playback.Share(heard: engine.heard, length: length))
    engine.advance()
    engine.advance()
    #expect(whole(engine) == Playback.Share(heard: 1003 + engine.heard, length: length))
    engine.send(.next)
    engine.send(.next)
    engine.advance()
    #expect(whole(engine).heard == 1003 + 1004 + 1005 + engine.heard)
  }

  @Test func `without an end there is no length, and yet a place`() throws {
    var engine = try engine("2:2-3") { ($0.passes, $0.gap) = (.forever, .milliseconds(100)) }
    for _ in 0..<9 { engine.advance() }
    #expect(whole(engine) == Playback.Share(heard: 1002 + 100 + 1003 + 100 + engine.heard, length: nil))
    let pass = engine.playback.pass(heard: engine.heard, in: engine.playback.timeline)
    #expect(pass.heard == engine.heard)
    #expect(pass.length == 1002 + 100 + 1003)
  }

  @Test func `a loop has no end`() throws {
    var engine = try engine("2:2-3")
    engine.advance()
    engine.send(.markLoop(heard: 100))
    engine.send(.markLoop(heard: 300))
    #expect(whole(engine).length == nil)
  }

  @Test func `how far the whole Quran is can be asked all the time`() throws {
    let structure = try RealQuran.structure()
    let all = structure.range(0..<structure.ayatCount(of: .kufi), in: .kufi)
    let spec = SessionSpec(ranges: [all], each: times(100), passes: times(5), gap: .percent(50))
    let offers = [TestOffers.complete(TestOffers.reciter("a"), in: structure)]
    let session = try Session(
      spec, in: structure, from: SourceResolver(structure: structure, counting: .kufi, offers: offers))
    var playback = Playback(session: session, rate: 44_100)
    _ = playback.handle(.play)
    _ = playback.handle(.jump(item: 6000))
    let timeline = playback.timeline
    let taken = ContinuousClock().measure {
      for heard in 0..<1000 {
        #expect(playback.whole(heard: heard, in: timeline).heard > 0)
        _ = playback.pass(heard: heard, in: timeline)
      }
    }
    // A walk of its three million playings, or a look at each of its ayat, takes much longer.
    #expect(taken < .seconds(180))
  }
}
