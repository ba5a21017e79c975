import Foundation
import Synchronization
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
    opening: @escaping DecoderOpening = ToneDecoder.opening(), repair: Player.Repair? = nil
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
    return try Player(
      session, riwayah: .hafs, on: sink, format: format, using: Player.Services(repair: repair, opening: opening))
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
    case .speed(let at, let speed): "\(speed)×@\(at.frames)"
    case .fallback(_, let ref, let from, let to, _): "\(ref):\(from?.id ?? "–")→\(to?.id ?? "–")"
    case .word(let at, let word): "\(word)@\(at.frames)"
    case .waiting(let at, let ref, _, let state): "\(state.rawValue) \(ref)@\(at.frames)"
    case .underrun(let at): "!@\(at.frames)"
    case .seek(let at, let ref, let to): "\(ref)>\(to.frames)@\(at.frames)"
    case .change(let at, _): "change@\(at.frames)"
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
    let run = await player.begin()
    #expect(sink.pull(frames: 10_000).count == 2500)
    #expect(try await run.value == .finished)
    let lines = await told.value
    #expect(
      lines == [
        "start 2", "2:2@0", "+1@1000", ".500@1000", "2:3@1500", "+1@2500", "finished@2500",
      ])
  }

  // T-F2.10
  @Test func `next is heard at the very frame where the listener was`() async throws {
    let player = try player("2:1-5") { $0.each = .forever }
    let told = collect(player)
    let run = await player.begin()
    #expect(sink.pull(frames: 300).count == 300)
    await player.catchUp()
    await player.next()
    #expect(sink.pull(frames: 10).map(ToneDecoder.ayah) == Array(repeating: 2, count: 10))
    await player.catchUp()
    await player.stop()
    #expect(try await run.value == .stopped)
    let lines = await told.value
    #expect(lines == ["start -1", "2:1@0", "2:2@300", "stopped@310"])
  }

  @Test func `a pause and going on lose no frame`() async throws {
    let player = try player("2:1")
    let told = collect(player)
    let run = await player.begin()
    var heard = sink.pull(frames: 300)
    await player.catchUp()
    await player.pause()
    await player.play()
    heard += sink.pull(frames: 10_000)
    #expect(heard.map(ToneDecoder.ayah) == Array(repeating: 1, count: 1000))
    #expect(try await run.value == .finished)
    let lines = await told.value
    #expect(lines == ["start 1", "2:1@0", "paused@300", "playing@300", "+1@1000", "finished@1000"])
  }

  // T-F2.3
  @Test func `a repeat changed on the way loses no frame and tells nothing twice`() async throws {
    let player = try player("2:1") { $0.each = times(3) }
    let told = collect(player)
    let run = await player.begin()
    var heard = sink.pull(frames: 300)
    await player.catchUp()
    await player.change(.each(.once))
    heard += sink.pull(frames: 10_000)
    #expect(heard.map(ToneDecoder.ayah) == Array(repeating: 1, count: 1000))
    #expect(try await run.value == .finished)
    let lines = await told.value
    #expect(lines == ["start 3", "2:1@0", "change@300", "+1@1000", "finished@1000"])
  }

  @Test func `a source that breaks off ends the session with its error`() async throws {
    let player = try player("2:1-2", opening: ToneDecoder.opening(breakOff: 700))
    let told = collect(player)
    await #expect(throws: AudioError.self) { try await player.run() }
    #expect(await told.value.last == "error@0")
  }

  /// Everything is there but the file of ayah `broken`.
  private func opening(without broken: Int) -> DecoderOpening {
    { file throws(AudioError) in
      guard !file.path.hasPrefix("tone/\(broken)/") else {
        throw AudioError(.notFound, "open", path: file.path, "gone")
      }
      return try ToneDecoder.opening()(file)
    }
  }

  /// Reciter b has these ayat, n as the tone 10 + n.
  private func repair(with ayat: [Int]) -> Player.Repair {
    let structure = MiniatureQuran.structure
    let segments = ayat.map { number in
      SourceSegment(
        content: .text(structure.span(of: AyahRef(surah: 2, ayah: number))),
        slice: AudioSlice(whole: ToneDecoder.file(10 + number, frames: 1000)))
    }
    let offers = [ReciterOffer(reciter: TestOffers.reciter("b"), segments: segments)]
    return { session, path, why in
      session.without(path, by: SourceResolver(structure: structure, counting: .kufi, offers: offers))
    }
  }

  /// Pulls from a thread of its own: what is pulled may have to wait for the player.
  private func pull(_ frames: Int) async -> [Float] {
    await withCheckedContinuation { done in
      Thread.detachNewThread { [sink] in done.resume(returning: sink.pull(frames: frames)) }
    }
  }

  /// Returns the ayah of each stretch of sound: "1×1000".
  private func timeline(_ samples: [Float]) -> String {
    var runs: [(ayah: Int, count: Int)] = []
    for ayah in samples.map(ToneDecoder.ayah) {
      if runs.last?.ayah == ayah { runs[runs.count - 1].count += 1 } else { runs.append((ayah, 1)) }
    }
    return runs.map { "\($0.ayah)×\($0.count)" }.joined(separator: " ")
  }

  // T-F2.13
  @Test func `what turns out unreadable is recited by the next reciter, and that is told`() async throws {
    let player = try player("2:1-3", opening: opening(without: 2), repair: repair(with: [2]))
    let told = collect(player)
    let run = await player.begin()
    #expect(timeline(await pull(10_000)) == "1×1000 12×1000 3×1000")
    #expect(try await run.value == .finished)
    let lines = await told.value
    #expect(lines.contains("2:2:a→b"))
    #expect(
      lines.filter { !$0.contains("→") } == [
        "start 3", "2:1@0", "+1@1000", "2:2@1000", "+1@2000", "2:3@2000", "+1@3000", "finished@3000",
      ])
  }

  @Test func `who would have recited it is not told where the listener went elsewhere meanwhile`() async throws {
    let isAsked = Atomic<Bool>(false)
    let answer = DispatchSemaphore(value: 0)
    let others = repair(with: [2])
    let player = try player(
      "2:1-3", opening: opening(without: 2),
      repair: { session, path, why in
        isAsked.store(true, ordering: .relaxed)
        answer.wait()
        return try others(session, path, why)
      })
    let told = collect(player)
    let run = await player.begin()
    while !isAsked.load(ordering: .relaxed) { await Task.yield() }
    await player.jump(toItem: 2)
    answer.signal()
    #expect(timeline(await pull(10_000)) == "3×1000")
    #expect(try await run.value == .finished)
    #expect(await told.value.allSatisfy { !$0.contains("→") })
  }

  // T-AC6
  @Test func `what nobody else has becomes silence`() async throws {
    let player = try player("2:1-3", opening: opening(without: 2), repair: repair(with: []))
    let told = collect(player)
    let run = await player.begin()
    #expect(timeline(await pull(10_000)) == "1×1000 0×500 3×1000")
    #expect(try await run.value == .finished)
    #expect(await told.value.contains("2:2:a→–"))
  }

  @Test func `a file that is gone in the second pass is replaced there`() async throws {
    let isGone = Atomic<Bool>(false)
    let player = try player(
      "2:1-2", change: { $0.passes = times(2) },
      opening: { file throws(AudioError) in
        // The second ayah is opened when the first was made; the first again in the second pass.
        defer { if file.path.hasPrefix("tone/2/") { isGone.store(true, ordering: .relaxed) } }
        let hasGone = file.path.hasPrefix("tone/1/") && isGone.load(ordering: .relaxed)
        return try hasGone ? self.opening(without: 1)(file) : ToneDecoder.opening()(file)
      }, repair: repair(with: [1]))
    let run = await player.begin()
    #expect(timeline(await pull(10_000)) == "1×1000 2×1000 11×1000 2×1000")
    #expect(try await run.value == .finished)
  }

  @Test func `what comes after the end changes nothing`() async throws {
    let player = try player("2:1")
    let run = await player.begin()
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
    let lines = await told.value
    #expect(lines == ["start 0", "no-audio@0"])
  }

  private func times(_ count: Int) -> Repeat { Repeat(times: count) ?? .once }
}
