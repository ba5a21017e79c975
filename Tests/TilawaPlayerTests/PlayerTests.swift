import Testing
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaTestSupport

/// Every ayah n of a surah is a tone of 1,000 frames at 1,000 frames a second.
@Suite struct PlayerTests {
  let sink = MemorySink()
  let format = AudioFormat(rate: 1000, channels: 1)

  private func player(
    _ range: String, change: (inout SessionSpec) -> Void = { _ in },
    opening: @escaping DecoderOpening = ToneDecoder.opening()
  ) throws -> Player {
    let structure = MiniatureQuran.structure
    let segments = (1...5).map { number in
      SourceSegment(
        content: .text(structure.span(of: AyahRef(surah: 2, ayah: number))),
        slice: AudioSlice(whole: ToneDecoder.file(number, frames: 1000)))
    }
    let offer = ReciterOffer(reciter: TestOffers.reciter("a"), segments: segments)
    let resolver = SourceResolver(structure: structure, counting: .kufi, offers: [offer])
    var spec = SessionSpec(ranges: [try RangeParser(structure: structure, counting: .kufi).parse(range)])
    change(&spec)
    let session = try Session(spec, in: structure, from: resolver)
    return try Player(session, riwayah: .hafs, on: sink, format: format, opening: opening)
  }

  /// Events as short words.
  private func words(_ event: PlayerEvent) -> String {
    switch event {
    case .start(let start): "start \(start.steps ?? -1)"
    case .ayah(let ayah): "\(ayah.ref)@\(ayah.at.frames)"
    case .count(let count): "+\(count.done)@\(count.at.frames)"
    case .gap(let at, let length, _): ".\(length.frames)@\(at.frames)"
    case .missing(let at, let ref, _, _): "_\(ref)@\(at.frames)"
    case .state(let at, let state, _): "\(state.rawValue)@\(at.frames)"
    case .end(let at, let reason): "\(reason.rawValue)@\(at.frames)"
    }
  }

  private func collect(_ player: Player) -> Task<[String], Never> {
    Task { [words] in
      var all: [String] = []
      for await event in player.events { all.append(words(event)) }
      return all
    }
  }

  // T-F2.1, T-AC1
  @Test func `a session is told as it is heard`() async throws {
    let player = try player("2:2-3") { $0.gap = .percent(50) }
    let told = collect(player)
    let run = await begin(player)
    #expect(sink.pull(frames: 10_000).count == 2500)
    #expect(try await run.value == .finished)
    #expect(
      await told.value == [
        "start 2", "2:2@0", "+1@1000", ".500@1000", "2:3@1500", "+1@2500", "finished@2500",
      ])
  }

  // T-F2.10
  @Test func `next is heard at the very frame where the listener was`() async throws {
    let player = try player("2:1-5") { $0.each = .forever }
    let told = collect(player)
    let run = await begin(player)
    #expect(sink.pull(frames: 300).count == 300)
    await untilStarted(player)
    await player.next()
    #expect(sink.pull(frames: 10).map(ToneDecoder.ayah) == Array(repeating: 2, count: 10))
    await untilStarted(player)
    await player.stop()
    #expect(try await run.value == .stopped)
    #expect(await told.value == ["start -1", "2:1@0", "2:2@300", "stopped@310"])
  }

  @Test func `a pause and going on lose no frame`() async throws {
    let player = try player("2:1")
    let told = collect(player)
    let run = await begin(player)
    var heard = sink.pull(frames: 300)
    await untilStarted(player)
    await player.pause()
    await player.play()
    heard += sink.pull(frames: 10_000)
    #expect(heard.map(ToneDecoder.ayah) == Array(repeating: 1, count: 1000))
    #expect(try await run.value == .finished)
    #expect(await told.value == ["start 1", "2:1@0", "paused@300", "playing@300", "+1@1000", "finished@1000"])
  }

  // T-F2.3
  @Test func `a repeat changed on the way loses no frame and tells nothing twice`() async throws {
    let player = try player("2:1") { $0.each = times(3) }
    let told = collect(player)
    let run = await begin(player)
    var heard = sink.pull(frames: 300)
    await untilStarted(player)
    await player.change(.each(.once))
    heard += sink.pull(frames: 10_000)
    #expect(heard.map(ToneDecoder.ayah) == Array(repeating: 1, count: 1000))
    #expect(try await run.value == .finished)
    #expect(await told.value == ["start 3", "2:1@0", "+1@1000", "finished@1000"])
  }

  @Test func `a source that breaks off ends the session with its error`() async throws {
    let player = try player("2:1-2", opening: ToneDecoder.opening(breakOff: 700))
    let told = collect(player)
    await #expect(throws: AudioError.self) { try await player.run() }
    #expect(await told.value.last == "error@0")
  }

  @Test func `what comes after the end changes nothing`() async throws {
    let player = try player("2:1")
    let run = await begin(player)
    await player.stop()
    await player.play()
    await player.next()
    #expect(try await run.value == .stopped)
  }

  @Test func `a stop before the start is an end too`() async throws {
    let player = try player("2:1")
    await player.stop()
    #expect(try await player.run() == .stopped)
  }

  @Test func `a session without sound ends at once`() async throws {
    let player = try player("3:1")
    let told = collect(player)
    #expect(try await player.run() == .noAudio)
    #expect(await told.value == ["start 0", "no-audio@0"])
  }

  /// Starts the player; nothing can be pulled before that.
  private func begin(_ player: Player) async -> Task<Playback.EndReason, any Error> {
    let run = Task { try await player.run() }
    while await player.progress == nil { await Task.yield() }
    return run
  }

  private func times(_ count: Int) -> Repeat { Repeat(times: count) ?? .once }

  /// The first report reaches the player by a task of its own; commands mean something only after it.
  private func untilStarted(_ player: Player) async {
    while await (player.progress?.heard.frames ?? 0) == 0 { await Task.yield() }
  }
}
