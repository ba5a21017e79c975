import Testing
import TilawaAudio
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import TilawaPlayer

@Suite struct StreamingTests {
  typealias Fixture = StreamingFixture

  private func times(_ count: Int) -> Repeat { Repeat(times: count) ?? .once }

  // G-3, T-F2.2
  @Test(arguments: [(1000, 1000), (300, 9000), (9000, 300)], Speed.allCases)
  func `what is fetched in time is heard as if it had been here, however long it was thought to be`(
    lengths: (frames: Int, expected: Int), speed: Speed
  ) async throws {
    let fixture = try Fixture("2:1-5", frames: lengths.frames, expected: lengths.expected) {
      $0.each = times(2)
      $0.passes = times(2)
      $0.gap = .percent(50)
      $0.passGap = .milliseconds(700)
    }
    let streamed = try await fixture.rendered(speed: speed)
    #expect(streamed == (try await Fixture.rendered(fixture.local, speed: speed)))
    // A file that was given up because it is far off, as true lengths show, is asked for again.
    #expect(Set(await fixture.fetch.asked).sorted() == (1...5).map(Fixture.name))
  }

  // T-F2.13, T-AC3
  @Test func `the order is that of the reciters, whatever is here`() async throws {
    let fixture = try Fixture("2:1-5", others: [1, 2, 3, 4], personal: [2, 4], [3: .fails(Fixture.absent)])
    #expect(Fixture.timeline(try await fixture.rendered()) == "1×1000 22×1000 13×1000 24×1000 5×1000")
  }

  @Test func `what is here first is waited for by nobody`() async throws {
    let fixture = try Fixture("2:1-3", personal: [1], [2: .whenReleased, 3: .whenReleased])
    let opening = try await fixture.fetching.open(fixture.session)
    #expect(opening.session == fixture.session)
    #expect(await fixture.fetch.asked == [])
  }

  @Test func `the first is here before the sound, and those after it are on their way`() async throws {
    let fixture = try Fixture("2:1-5", [1: .whenReleased, 2: .whenReleased, 3: .whenReleased, 4: .whenReleased])
    let opening = Task { [fixture] in try await fixture.fetching.open(fixture.session) }
    while await fixture.fetch.asked.count < 4 { await Task.yield() }
    await fixture.fetch.release(Fixture.name(2))
    await fixture.fetch.release(Fixture.name(1))
    let session = try await opening.value.session
    #expect(session.units[0].source?.slices == fixture.local.units[0].source?.slices)
    #expect(await fixture.fetch.most == 4)
  }

  // T-AC6
  @Test func `a file that comes late is waited for, and nothing is lost`() async throws {
    let fixture = try Fixture("2:1-3", [2: .whenReleased, 3: .whenReleased])
    let sink = LateSink()
    let opening = try await fixture.fetching.open(fixture.session)
    let player = try fixture.player(opening.session, on: sink)
    let told = Fixture.collect(player)
    let run = await player.begin()
    let heard = Task { await Fixture.pull(10_000, from: sink.memory) }
    await fixture.untilWaiting(player, for: "2:2")
    await fixture.fetch.release(Fixture.name(3))
    await fixture.fetch.release(Fixture.name(2))
    #expect(Fixture.timeline(await heard.value) == "1×1000 2×1000 3×1000")
    #expect(try await run.value == .finished)
    let events = await told.value
    #expect(
      events == [
        "about 3000", "2:1 a@0", "began 2:2 a@1000", "over 2:2 a@1000", "2:2 a@1000", "2:3 a@2000", "finished@3000",
      ])
  }

  // T-F2.13
  @Test func `a file that is waited for and fails is recited by the next`() async throws {
    let fixture = try Fixture("2:1-3", others: [2], [2: .whenReleased])
    let opening = try await fixture.fetching.open(fixture.session)
    let player = try fixture.player(opening.session)
    let told = Fixture.collect(player)
    let run = await player.begin()
    let heard = Task { await fixture.pull() }
    await fixture.untilWaiting(player, for: "2:2")
    await fixture.fetch.release(Fixture.name(2), failing: Fixture.absent)
    #expect(Fixture.timeline(await heard.value) == "1×1000 12×1000 3×1000")
    #expect(try await run.value == .finished)
    #expect(await told.value.contains("2:2:a→b \(Fixture.absent)"))
  }

  // T-AC6
  @Test func `what nobody else has is missing, with the reason`() async throws {
    let fixture = try Fixture("2:1-3", [2: .fails(Fixture.absent)])
    let opening = try await fixture.fetching.open(fixture.session)
    let player = try fixture.player(opening.session)
    let told = Fixture.collect(player)
    let run = await player.begin()
    #expect(Fixture.timeline(await fixture.pull()) == "1×1000 0×500 3×1000")
    #expect(try await run.value == .finished)
    #expect(await told.value.contains("_2:2@1000 p:no-file a:absent b:no-file"))
  }

  @Test func `a host that does not answer is not asked again, and one line says so`() async throws {
    let fixture = try Fixture(
      "2:1-5", others: [1, 2, 3, 4, 5],
      [1: .fails(Fixture.unreachable)].merging(
        [2, 3, 4, 5].map { ($0, .whenReleased) }
      ) { one, _ in one })
    let opening = try await fixture.fetching.open(fixture.session)
    #expect(opening.session.units.map { $0.source?.reciter.id } == Array(repeating: "b", count: 5))
    #expect(opening.replaced.map(\.ref) == ["2:1"])
    #expect(opening.replaced.first?.because.text == "\(Fixture.unreachable)")
    #expect(opening.session.units[4].trail.map(\.why) == [.noFile, .unreachable])
    #expect(await fixture.fetch.asked.count <= SessionFetching.limit)
    let player = try fixture.player(opening.session)
    let run = await player.begin()
    #expect(Fixture.timeline(await fixture.pull()) == "11×1000 12×1000 13×1000 14×1000 15×1000")
    #expect(try await run.value == .finished)
  }

  @Test(.timeLimit(.minutes(10)))
  func `what came and could not be worked in is not waited for`() async throws {
    struct LibraryFails: Error {}
    let fixture = try Fixture("2:1-2", personal: [1], locate: { _ in throw LibraryFails() })
    let player = try fixture.player()
    let run = await player.begin()
    while await fixture.fetch.asked.isEmpty { await Task.yield() }
    while fixture.fetching.expects("/downloads/a/\(Fixture.name(2))") { await Task.yield() }
    _ = await fixture.pull()
    #expect(await failure(of: { _ = try await run.value }) is AudioError)
  }

  @Test func `where nothing can be kept here, that is why all is lost`() async throws {
    let full = StoreError(code: .io, operation: "write", path: "/downloads", message: "no space left")
    let fixture = try Fixture(
      "2:1-5", [1: .fails(full), 2: .whenReleased, 3: .whenReleased, 4: .whenReleased, 5: .whenReleased])
    let opening = try await fixture.fetching.open(fixture.session)
    #expect(!opening.session.hasSound)
    #expect(opening.session.units[4].trail.contains { $0.why == .notFetchable })
    #expect((fixture.fetching.trouble as? StoreError)?.code == .io)
  }

  @Test func `a skip onto what is yet to be fetched has that fetched first`() async throws {
    let fixture = try Fixture(
      "2:1-5", personal: [1], [2: .whenReleased, 3: .whenReleased, 4: .whenReleased, 5: .whenReleased])
    let player = try fixture.player()
    let run = await player.begin()
    #expect(await fixture.pull(300).count == 300)
    while await fixture.fetch.asked.count < 4 { await Task.yield() }
    await player.jump(toItem: 4)
    await fixture.untilWaiting(player, for: "2:5")
    await fixture.fetch.release(Fixture.name(5))
    #expect(Fixture.timeline(await fixture.pull()) == "5×1000")
    #expect(try await run.value == .finished)
    while await fixture.fetch.cancelled.count < 3 { await Task.yield() }
    #expect(await fixture.fetch.cancelled.sorted() == [2, 3, 4].map(Fixture.name))
  }

  @Test func `a pause while it waits stays a pause when the file comes`() async throws {
    let fixture = try Fixture("2:1-2", personal: [1], [2: .whenReleased])
    let player = try fixture.player()
    let run = await player.begin()
    let first = Task { await fixture.pull() }
    await fixture.untilWaiting(player, for: "2:2")
    await player.pause()
    #expect(Fixture.timeline(await first.value) == "21×1000")
    await fixture.fetch.release(Fixture.name(2))
    while await player.progress?.waitingFor != nil { await Task.yield() }
    #expect(await fixture.pull().isEmpty)
    await player.play()
    #expect(Fixture.timeline(await fixture.pull()) == "2×1000")
    #expect(try await run.value == .finished)
  }

  @Test func `a stop while it waits is obeyed at once, and nothing more is fetched`() async throws {
    let fixture = try Fixture("2:1-3", personal: [1], [2: .whenReleased, 3: .whenReleased])
    let player = try fixture.player()
    let run = await player.begin()
    let heard = Task { await fixture.pull() }
    await fixture.untilWaiting(player, for: "2:2")
    await player.stop()
    #expect(try await run.value == .stopped)
    #expect(await heard.value.count == 1000)
    while await fixture.fetch.cancelled.count < 2 { await Task.yield() }
    #expect(await player.position?.place.step?.item == 1)
  }

  // T-F2.2
  @Test func `a change of speed while it waits holds for what comes`() async throws {
    let fixture = try Fixture("2:1-2", expected: 4000, personal: [1], [2: .whenReleased])
    let player = try fixture.player()
    let run = await player.begin()
    let first = Task { await fixture.pull(1000) }
    await fixture.untilWaiting(player, for: "2:2")
    #expect(await first.value.count == 1000)
    await player.change(.speed(try #require(Speed("2"))))
    let rest = Task { await fixture.pull() }
    await fixture.untilWaiting(player, for: "2:2")
    await fixture.fetch.release(Fixture.name(2))
    #expect(await rest.value.count == 500)
    #expect(try await run.value == .finished)
  }

  /// A session whose files cannot all be had sounds like a session without these files.
  @Test(arguments: 0..<30)
  func `whatever fails, each ayah is heard once in its place, by the first who has it`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func some() -> [Int] { (1...5).filter { _ in Bool.random(using: &random) } }
    let (failing, others, personal) = (some(), some(), some().filter { _ in Bool.random(using: &random) })
    let manners = Dictionary(uniqueKeysWithValues: failing.map { ($0, FakeFetch.Manner.fails(Fixture.absent)) })
    let fixture = try Fixture(
      "2:1-5", frames: Int.random(in: 1...3000, using: &random), expected: Int.random(in: 1...60_000, using: &random),
      others: others, personal: personal, manners
    ) {
      $0.each = times(Int.random(in: 1...3, using: &random))
      $0.passes = times(Int.random(in: 1...3, using: &random))
      $0.gap = [.none, .milliseconds(300), .percent(40)].randomElement(using: &random) ?? .none
    }
    let truths = fixture.local
    let lost = Dictionary(
      uniqueKeysWithValues: failing.flatMap { ayah in
        truths.files.filter { $0.path.hasPrefix("tone/\(ayah)/") }.map { ($0.path, ResolvedUnit.Reason.absent) }
      })
    guard !truths.files.allSatisfy({ lost[$0.path] != nil && others.isEmpty }) else { return }
    let without = try fixture.withoutFailing(lost)
    #expect(try await fixture.rendered() == (try await Fixture.rendered(without)))
    #expect(Set(await fixture.fetch.asked).count == (await fixture.fetch.asked.count), "none twice")
  }

  @Test func `only so much is fetched as will be heard soon`() async throws {
    let fixture = try Fixture("2:1-5", frames: 12_000, expected: 12_000, personal: [1])
    let player = try fixture.player()
    let run = await player.begin()
    #expect(await fixture.pull(500).count == 500)
    // 1 s of the teacher and three units: 36 s.
    while await fixture.fetch.asked.count < 3 { await Task.yield() }
    #expect(await fixture.fetch.asked.sorted() == [2, 3, 4].map(Fixture.name))
    await player.stop()
    _ = try await run.value
  }
}

/// A memory sink that is said to play in real time.
private final class LateSink: AudioSink {
  let memory = MemorySink()

  var wish: AudioFormat? { nil }
  var pace: SinkPace { .realTime }
  var heardFrame: Int { memory.heardFrame }
  func open(_ feed: SinkFeed) throws(AudioError) { try memory.open(feed) }
  func suspend() { memory.suspend() }
  func resume() { memory.resume() }
  func flush() -> Int { memory.flush() }
  func dataAvailable() { memory.dataAvailable() }
  func close(_ ending: SinkEnding) throws(AudioError) { try memory.close(ending) }
}
