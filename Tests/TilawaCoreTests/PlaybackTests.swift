import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct PlaybackTests {
  private func engine(
    _ range: String = "2:2-4", change: (inout SessionSpec) throws -> Void = { _ in }
  ) throws -> EngineFake {
    var spec = SessionSpec(
      ranges: [try RangeParser(structure: MiniatureQuran.structure, counting: .kufi).parse(range)])
    try change(&spec)
    return EngineFake(try session("1") { $0 = spec })
  }

  /// Returns the reports, in words.
  private func line(_ engine: EngineFake) -> String {
    engine.reports.map { report in
      switch report {
      case .began(let step, _): engine.playback.session.ref(of: step)
      case .counted(let step, _): "+\(step.play)"
      case .word(let word, _): "\(word)"
      case .gap: "."
      case .state(let state, _): state.rawValue
      case .speed(let speed): "\(speed)×"
      case .sought(_, let frame): ">\(frame)"
      }
    }.joined(separator: " ")
  }

  private func advance(_ engine: inout EngineFake, _ count: Int) { for _ in 0..<count { engine.advance() } }

  // T-F2.1, T-AC1
  @Test func `the count rises at the end of an ayah, before the gap`() throws {
    var engine = try engine { ($0.each, $0.gap) = (times(2), .milliseconds(800)) }
    engine.send(.play)
    advance(&engine, 6)
    #expect(line(engine) == "2:2 +1 . 2:2 +2")
  }

  @Test func `in a gap the display names what comes next`() throws {
    var engine = try engine { $0.gap = .milliseconds(800) }
    engine.send(.play)
    advance(&engine, 3)
    #expect(engine.playback.snapshot?.ref == "2:3")
    #expect(engine.playback.snapshot?.done == 0)
  }

  @Test func `a session that was heard to its end is finished`() throws {
    var engine = try engine("2:2")
    engine.send(.play)
    advance(&engine, 3)
    #expect(engine.playback.phase == .ended(.finished))
    #expect(engine.effects.last == .close(.finished))
  }

  @Test func `a session without any sound ends at once`() throws {
    var playback = Playback(session: try session("2:2", offers: []), rate: 1000)
    #expect(playback.handle(.play) == [.close(.noAudio)])
  }

  @Test func `an end that races with a pause is not lost`() throws {
    var engine = try engine("2:2-3")
    engine.send(.play)
    engine.advance()
    engine.send(.pause)
    let mark = SegmentMark(
      generation: engine.playback.generation, segment: SessionSegment(step: step(of: engine), content: .sound([])),
      frame: 1, length: 1)
    engine.send(.heard(mark))
    #expect(line(engine) == "2:2 paused +1")
  }

  private func step(of engine: EngineFake) -> RepeatPlan.Step {
    guard case .at(let step) = engine.playback.place else { return engine.playback.session.start }
    return step
  }

  // T-F2.10
  @Test func `next goes to the following ayah however often this one repeats`() throws {
    var engine = try engine { $0.each = .forever }
    engine.send(.play)
    engine.advance()
    engine.send(.next)
    engine.advance()
    #expect(line(engine) == "2:2 2:3")
  }

  @Test func `next past the last ayah ends the session`() throws {
    var engine = try engine("2:2")
    engine.send(.play)
    engine.advance()
    engine.send(.next)
    #expect(engine.playback.phase == .ended(.finished))
    #expect(line(engine) == "2:2")
  }

  @Test func `next at the last ayah of a pass goes to the first of the following`() throws {
    var engine = try engine("2:2-3") { $0.passes = times(2) }
    engine.send(.play)
    engine.send(.next)
    engine.send(.next)
    #expect(engine.playback.snapshot?.ref == "2:2")
    #expect(engine.playback.snapshot?.step.pass == 2)
  }

  @Test func `a pass and a play that began before their counts were lowered are the last ones`() throws {
    var engine = try engine("2:2-3") { ($0.each, $0.passes) = (times(3), times(3)) }
    engine.send(.play)
    advance(&engine, 13)
    #expect(engine.playback.snapshot?.step.pass == 2)
    engine.send(.change(.passes(.once), heard: 0))
    #expect(engine.playback.snapshot?.passes == times(2))
    for _ in 0..<4 where engine.playback.snapshot?.step.play != 2 { engine.advance() }
    #expect(engine.playback.snapshot?.step.play == 2)
    engine.send(.change(.each(.once), heard: 0))
    #expect(engine.playback.snapshot?.plays == times(2))
    advance(&engine, 8)
    #expect(engine.playback.phase == .ended(.finished))
  }

  @Test func `next in a gap acts from the ayah just heard`() throws {
    var engine = try engine { ($0.each, $0.gap) = (times(3), .milliseconds(800)) }
    engine.send(.play)
    advance(&engine, 3)
    engine.send(.next)
    #expect(engine.playback.snapshot?.ref == "2:3")
  }

  @Test func `from a basmalah next and previous go to its ayah`() throws {
    for event in [Playback.Event.next, .previous(heard: 0)] {
      var engine = try engine("2:1-2")
      engine.send(.play)
      engine.advance()
      engine.send(event)
      engine.advance()
      #expect(line(engine) == "2:0 2:1")
    }
  }

  @Test func `next comes to a surah through its basmalah`() throws {
    var engine = try engine("1:7-2:2")
    engine.send(.play)
    engine.advance()
    engine.send(.next)
    advance(&engine, 3)
    #expect(line(engine) == "1:7 2:0 2:1")
  }

  @Test func `previous begins the ayah anew once it is well under way, and the play number stays`() throws {
    var engine = try engine { $0.each = times(3) }
    engine.send(.play)
    advance(&engine, 3)
    engine.send(.previous(heard: 1501))
    #expect(step(of: engine).play == 2)
    engine.send(.previous(heard: 1500))
    #expect(step(of: engine) == engine.playback.session.start)
  }

  @Test func `previous at the first ayah begins it anew`() throws {
    var engine = try engine()
    engine.send(.play)
    engine.advance()
    engine.send(.previous(heard: 10))
    #expect(step(of: engine) == engine.playback.session.start)
  }

  @Test func `previous at the first ayah of a later pass goes to the last of the one before`() throws {
    var engine = try engine("2:2-3") { $0.passes = times(2) }
    engine.send(.play)
    advance(&engine, 5)
    engine.send(.previous(heard: 10))
    #expect(engine.playback.snapshot?.ref == "2:3")
    #expect(engine.playback.snapshot?.step.pass == 1)
  }

  // T-F1.8
  @Test func `a jump goes to the first playing of the ayah in this pass`() throws {
    var engine = try engine("2:2-4") { $0.passes = times(2) }
    engine.send(.play)
    advance(&engine, 7)
    engine.send(.jump(item: 2))
    #expect(engine.playback.snapshot?.ref == "2:4")
    #expect(engine.playback.snapshot?.step.pass == 2)
  }

  @Test func `a skip counts nothing as completed`() throws {
    var engine = try engine()
    engine.send(.play)
    engine.advance()
    engine.send(.next)
    engine.advance()
    #expect(!line(engine).contains("+"))
  }

  // MARK: - Changes while it plays

  @Test func `a changed repeat holds from where the listener is, without telling the ayah again`() throws {
    var engine = try engine { $0.each = times(5) }
    engine.send(.play)
    advance(&engine, 3)
    engine.send(.change(.each(times(2)), heard: engine.heard))
    advance(&engine, 3)
    #expect(line(engine) == "2:2 +1 2:2 +2 2:3")
  }

  @Test func `a changed gap lets the present one run out`() throws {
    var engine = try engine { $0.gap = .milliseconds(800) }
    engine.send(.play)
    advance(&engine, 3)
    let left = engine.frame
    engine.send(.change(.gap(.none), heard: engine.heard))
    advance(&engine, 5)
    #expect(line(engine) == "2:2 +1 . 2:3 +1 2:4")
    #expect(engine.frame > left)
  }

  // MARK: - The sound server

  @Test func `a lost sound server pauses, and when it is back the same frame goes on`() throws {
    var engine = try engine()
    engine.send(.play)
    engine.advance()
    engine.send(.sinkLost)
    let heard = engine.heard
    let back = engine.send(.sinkBack(heard: heard))
    #expect(line(engine) == "2:2 paused playing")
    guard case .start(_, let start) = back.first else { return #expect(Bool(false), "nothing starts") }
    #expect(start.skipping == heard)
    engine.advance()
    #expect(line(engine) == "2:2 paused playing")
  }

  @Test func `a skip while the server is away comes to the ayah through its basmalah`() throws {
    var engine = try engine("1:7-2:2")
    engine.send(.play)
    engine.advance()
    engine.send(.sinkLost)
    #expect(engine.send(.next) == [])
    engine.send(.sinkBack(heard: 17))
    advance(&engine, 3)
    #expect(line(engine) == "1:7 paused playing 2:0 2:1")
  }

  @Test func `a skip that the server took with it is made when it is back`() throws {
    var engine = try engine("1:7-2:2")
    engine.send(.play)
    engine.advance()
    engine.send(.next)
    engine.send(.sinkLost)
    engine.send(.sinkBack(heard: 0))
    advance(&engine, 3)
    #expect(line(engine) == "1:7 paused playing 2:0 2:1")
  }

  @Test func `a server that goes before anything was heard costs no basmalah`() throws {
    var engine = try engine("2:1-2")
    engine.send(.play)
    engine.send(.sinkLost)
    engine.send(.sinkBack(heard: 0))
    advance(&engine, 3)
    #expect(line(engine) == "paused playing 2:0 2:1")
  }

  @Test func `a server lost twice in a row goes on at the same frame`() throws {
    var engine = try engine()
    engine.send(.play)
    engine.advance()
    engine.send(.sinkLost)
    engine.send(.sinkBack(heard: 5))
    engine.send(.sinkLost)
    guard case .start(_, let start) = engine.send(.sinkBack(heard: 0)).first else {
      return #expect(Bool(false), "nothing starts")
    }
    #expect(start.skipping == 5)
  }

  @Test func `a server lost in a gap goes on in the gap`() throws {
    var engine = try engine { $0.gap = .milliseconds(800) }
    engine.send(.play)
    advance(&engine, 3)
    engine.send(.sinkLost)
    engine.send(.sinkBack(heard: engine.heard))
    advance(&engine, 3)
    #expect(line(engine) == "2:2 +1 . paused playing 2:3")
  }

  @Test func `a server lost in the last ayah does not end the session`() throws {
    var engine = try engine("2:2")
    engine.send(.play)
    engine.advance()
    engine.send(.sinkLost)
    engine.send(.sinkBack(heard: engine.heard))
    advance(&engine, 3)
    #expect(line(engine) == "2:2 paused playing +1")
    #expect(engine.playback.phase == .ended(.finished))
  }

  @Test func `the pause key holds while the server is away`() throws {
    var engine = try engine()
    engine.send(.play)
    engine.advance()
    engine.send(.sinkLost)
    engine.send(.toggle)
    #expect(engine.send(.sinkBack(heard: 3)).last == .suspend)
    #expect(engine.playback.snapshot?.isPaused == true)
  }

  @Test func `a call pauses, and its end goes on`() throws {
    var engine = try engine()
    engine.send(.play)
    engine.advance()
    #expect(engine.send(.hold) == [.suspend, .report(.state(.paused, cause: .server))])
    #expect(engine.send(.hold) == [])
    #expect(engine.send(.release) == [.resume, .report(.state(.playing, cause: .server))])
  }

  @Test func `whoever pauses during a call stays paused after it`() throws {
    for phase in [Playback.Event.pause, .hold] {
      var engine = try engine()
      engine.send(.play)
      engine.advance()
      engine.send(phase)
      engine.send(phase == .pause ? .hold : .pause)
      #expect(engine.send(.release) == [])
      #expect(engine.playback.snapshot?.isPaused == true)
    }
  }

  @Test func `what was paused when the server went stays paused when it is back`() throws {
    var engine = try engine()
    engine.send(.play)
    engine.advance()
    engine.send(.pause)
    engine.send(.sinkLost)
    #expect(engine.send(.sinkBack(heard: 3)).last == .suspend)
    #expect(engine.playback.snapshot?.isPaused == true)
  }

  @Test func `a source that cannot be read ends the session as an error`() throws {
    var engine = try engine()
    engine.send(.play)
    engine.send(.failed(generation: engine.playback.generation))
    #expect(engine.playback.phase == .ended(.error))
  }

  @Test func `what an older generation reports changes nothing`() throws {
    var engine = try engine()
    engine.send(.play)
    engine.advance()
    engine.send(.next)
    let before = (engine.playback.phase, engine.playback.generation)
    for event in engine.stale { #expect(engine.send(event) == []) }
    #expect(engine.playback.phase == before.0)
    #expect(engine.playback.generation == before.1)
  }
}
