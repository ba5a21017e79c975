import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import TilawaPlayer

/// Players one after the other, and what is in the ledger afterwards. Every ayah is a tone of 1,000 frames at 1,000 frames a second.
@Suite struct HistoryRecorderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func player(_ range: String, each: Repeat = .once) throws -> Player {
    let structure = MiniatureQuran.structure
    let segments = (1...5).map { number in
      SourceSegment(
        content: .text(structure.span(of: AyahRef(surah: 2, ayah: number))),
        slice: AudioSlice(whole: ToneDecoder.file(number, frames: 1000)))
    }
    let offer = ReciterOffer(reciter: TestOffers.reciter("a"), segments: segments)
    let resolver = SourceResolver(structure: structure, counting: .kufi, offers: [offer])
    var spec = SessionSpec(ranges: [try RangeParser(structure: structure, counting: .kufi).parse(range)])
    spec.each = each
    return try Player(
      try Session(spec, in: structure, from: resolver), riwayah: .hafs, on: NullSink(pace: .unpaced),
      format: AudioFormat(rate: 1000, channels: 1), using: Player.Services(opening: ToneDecoder.opening()))
  }

  /// A session from its beginning to its end.
  private func perform(
    _ player: Player, on nowPlaying: NowPlaying, script: String? = nil, step: String? = nil,
    trace: NowPlaying.Trace = .kept
  ) async throws {
    await nowPlaying.enter(player, riwayah: .hafs, script: script, step: step, trace: trace)
    let telling = Task { for await event in player.events { await nowPlaying.tell(event) } }
    let reason = try await player.run(for: .listening)
    await telling.value
    await nowPlaying.leave(reason)
  }

  private func recorder() -> HistoryRecorder {
    let home = folder.home
    return recorder { () throws(StoreError) in try Library(folders: home, for: .reading) }
  }

  private func recorder(_ open: @escaping @Sendable () throws(StoreError) -> Library) -> HistoryRecorder {
    let names = Guarded(0)
    return HistoryRecorder(
      open: open, now: { ZonedTime(seconds: 1000, offset: 180, zone: "Asia/Riyadh") },
      name: {
        names.withLock {
          $0 += 1
          return "session \($0)"
        }
      })
  }

  /// Returns the entries of the ledger after the sessions of `play`.
  private func ledger(
    by recorder: HistoryRecorder? = nil, _ play: (NowPlaying) async throws -> Void
  ) async throws -> [LedgerEntry] {
    let recorder = recorder ?? self.recorder()
    let nowPlaying = NowPlaying()
    let news = await nowPlaying.watch()
    let following = Task { await recorder.follow(news) }
    try await play(nowPlaying)
    await nowPlaying.close()
    await following.value
    return try Library(folders: folder.home, for: .reading).ledger.entries()
  }

  @Test func `each ayah is an entry, however often it is heard`() async throws {
    let hundred = try #require(Repeat(times: 100))
    let entries = try await ledger { try await perform(try player("2:1-2", each: hundred), on: $0) }
    #expect(entries.map(\.naming.ref) == ["2:1", "2:2"])
    #expect(entries.map(\.plays) == [100, 100])
    #expect(entries.map(\.heard) == [.seconds(100), .seconds(100)])
    #expect(Set(entries.map(\.occasion)) == [LedgerEntry.Occasion(session: "session 1")])
    #expect(entries.first?.began.zone == "Asia/Riyadh")
  }

  @Test func `a session that nobody hears, or that is to leave nothing, leaves nothing`() async throws {
    let entries = try await ledger { try await perform(try player("2:1"), on: $0, trace: .none) }
    #expect(entries == [])
    #expect(folder.files() == [])
  }

  @Test func `what a script plays is one session, with the kinds of its steps`() async throws {
    let entries = try await ledger { nowPlaying in
      try await perform(try player("2:1"), on: nowPlaying, script: "morning", step: "play")
      try await perform(try player("2:1"), on: nowPlaying, script: "morning", step: "review")
      try await perform(try player("2:2"), on: nowPlaying)
      try await perform(try player("2:3"), on: nowPlaying)
    }
    #expect(entries.map(\.occasion.session) == ["session 1", "session 1", "session 2", "session 3"])
    #expect(entries.map(\.occasion.step) == ["play", "review", nil, nil])
    #expect(entries.map(\.occasion.script) == ["morning", "morning", nil, nil])
  }

  @Test func `who wants no history has none`() async throws {
    try Library(folders: folder.home, for: .writing).settings.set(.history, to: LibrarySetting.historyOff)
    let recorder = recorder()
    let entries = try await ledger(by: recorder) { try await perform(try player("2:1-3"), on: $0) }
    #expect(entries == [])
    #expect(await recorder.failure == nil)
  }

  @Test func `what cannot be written at first is written later`() async throws {
    let home = folder.home
    let tries = Guarded(0)
    let recorder = recorder { () throws(StoreError) in
      let count = tries.withLock {
        $0 += 1
        return $0
      }
      if count == 1 { throw StoreError(code: .busy, operation: "open", path: nil, message: "later") }
      return try Library(folders: home, for: .reading)
    }
    let entries = try await ledger(by: recorder) { try await perform(try player("2:1-3"), on: $0) }
    #expect(entries.map(\.plays) == [1, 1, 1])
    #expect(await recorder.failure == nil)
    #expect(tries.withLock { $0 } == 2)
  }

  @Test func `a library that cannot be written ends no session, and it is said why`() async throws {
    let recorder = recorder { () throws(StoreError) in
      throw StoreError(code: .io, operation: "open", path: nil, message: "the disk is full")
    }
    let entries = try await ledger(by: recorder) { try await perform(try player("2:1-3"), on: $0) }
    #expect(entries == [])
    #expect(await recorder.failure?.message == "the disk is full")
  }

  @Test func `names of sessions are sixteen digits, and differ`() {
    let names = (0..<100).map { _ in HistoryRecorder.randomName() }
    #expect(Set(names).count == 100)
    #expect(names.allSatisfy { $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
  }
}
