import Testing
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTestSupport

/// Every ayah n of surah 2 is a tone of 1,000 frames at 1,000 frames a second.
@Suite struct PlayerPositionTests {
  let session: Session

  init() throws {
    let structure = MiniatureQuran.structure
    let segments = (1...5).map { number in
      SourceSegment(
        content: .text(structure.span(of: AyahRef(surah: 2, ayah: number))),
        slice: AudioSlice(whole: ToneDecoder.file(number, frames: 1000)))
    }
    let offer = ReciterOffer(reciter: TestOffers.reciter("a"), segments: segments)
    let resolver = SourceResolver(structure: structure, counting: .kufi, offers: [offer])
    let range = try RangeParser(structure: structure, counting: .kufi).parse("2:2-3")
    session = try Session(
      SessionSpec(ranges: [range], each: Repeat(times: 2) ?? .once, gap: .milliseconds(100)), in: structure,
      from: resolver)
  }

  private func player(on sink: MemorySink, rate: Int = 1000, from position: SessionPosition? = nil) throws -> Player {
    try Player(
      session, riwayah: .hafs, on: sink, format: AudioFormat(rate: rate, channels: 1),
      with: Player.Options(from: position),
      using: Player.Services(opening: ToneDecoder.opening()))
  }

  /// Hears so many frames and stops.
  private func left(after frames: Int) async throws -> SessionPosition {
    let sink = MemorySink()
    let player = try player(on: sink)
    let run = await player.begin()
    #expect(sink.pull(frames: frames).count == frames)
    await player.catchUp()
    await player.stop(.interrupted)
    _ = try await run.value
    return try #require(await player.position)
  }

  /// Returns the ayat that are heard from a position, each with its number of frames.
  private func heard(from position: SessionPosition) async throws -> [[Int]] {
    let sink = MemorySink()
    let player = try player(on: sink, from: position)
    let run = await player.begin()
    // A beginning inside sound is faded in over three frames.
    let ayat = sink.pull(frames: 10_000).map(ToneDecoder.ayah).dropFirst(3)
    #expect(try await run.value == .finished)
    return ayat.reduce(into: []) { runs, ayah in
      if runs.last?[0] == ayah { runs[runs.count - 1][1] += 1 } else { runs.append([ayah, 1]) }
    }
  }

  @Test func `a session goes on at the very frame where it was left, with its counters`() async throws {
    let position = try await left(after: 1100 + 300)
    #expect(position.place.step?.play == 2)
    #expect(try await heard(from: position) == [[2, 697], [0, 100], [3, 1000], [0, 100], [3, 1000]])
  }

  @Test func `nothing is to be kept before something was heard`() async throws {
    let player = try player(on: MemorySink())
    await player.stop()
    _ = try await player.run()
    #expect(await player.position == nil)
  }

  @Test func `what is told of a session that goes on is what is left of it`() async throws {
    let position = try await left(after: 1400)
    let sink = MemorySink()
    let player = try player(on: sink, from: position)
    let told = Task { await player.events.first { _ in true } }
    let run = await player.begin()
    _ = sink.pull(frames: 10_000)
    _ = try await run.value
    guard case .start(let start)? = await told.value else { return #expect(Bool(false), "no start was told") }
    #expect(start.steps == 3)
    #expect(start.length?.frames == 700 + 100 + 1000 + 100 + 1000)
  }

  // MARK: - Keeping it

  private func recorder(_ library: Library) -> ResumePointRecorder {
    let spec = session.spec
    return ResumePointRecorder(library: library) { position in
      LastSession(
        spec: spec, riwayah: .hafs, reciters: ["a"], missing: .silence, volume: 100, position: position)
    }
  }

  @Test func `a kept position is in the library at once`() async throws {
    let folder = try TemporaryFolder()
    let library = try Library(folders: folder.home, for: .reading)
    let recorder = recorder(library)
    let position = try await left(after: 300)
    await recorder.keep(position)
    #expect(recorder.failure == nil)
    #expect(try library.sessions.last()?.position == position)
  }

  /// Waits for what is kept by a task and a queue of its own.
  private func kept(in library: Library, _ isIt: (SessionPosition) -> Bool) async throws -> Bool {
    for _ in 0..<5000 {
      if let position = try library.sessions.last()?.position, isIt(position) { return true }
      try await Task.sleep(for: .milliseconds(1))
    }
    return false
  }

  @Test func `the place is in the library with each ayah and at each pause`() async throws {
    let folder = try TemporaryFolder()
    let library = try Library(folders: folder.home, for: .reading)
    let recorder = recorder(library)
    let sink = MemorySink()
    let player = try player(on: sink)
    let keeping = Task { await recorder.follow(player) }
    let run = await player.begin()
    _ = sink.pull(frames: 10)
    #expect(try await kept(in: library) { $0.place.step?.play == 1 })
    _ = sink.pull(frames: 1100)
    #expect(try await kept(in: library) { $0.place.step?.play == 2 })
    _ = sink.pull(frames: 300)
    await player.catchUp()
    await player.pause()
    #expect(try await kept(in: library) { $0.heard(rate: 1000) == 310 })
    await player.stop()
    _ = try await run.value
    // It has nothing more to wait for.
    await keeping.value
  }

  @Test func `a library that cannot be written is a failure to tell, and nothing else`() async throws {
    let folder = try TemporaryFolder()
    let library = try Library(folders: folder.home, for: .reading)
    try folder.write("", to: "data")
    let recorder = recorder(library)
    await recorder.keep(try await left(after: 300))
    #expect(recorder.failure != nil)
  }
}
