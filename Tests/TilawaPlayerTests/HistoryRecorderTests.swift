import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import TilawaPlayer

/// Players on a stage, and what is in the ledger afterwards. Every ayah is a tone of 1,000 frames at 1,000 frames a second.
@Suite struct LedgerKeeperTests {
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
      format: AudioFormat(rate: 1000, channels: 1), opening: ToneDecoder.opening())
  }

  /// A session on the stage from its beginning to its end.
  private func perform(
    _ player: Player, on stage: Stage, script: String? = nil, step: String? = nil, trace: Stage.Trace = .kept
  ) async throws {
    await stage.enter(player, riwayah: .hafs, script: script, step: step, trace: trace)
    let telling = Task { for await event in player.events { await stage.tell(event) } }
    let reason = try await player.run(for: .listening)
    await telling.value
    await stage.leave(reason)
  }

  private func keeper() -> LedgerKeeper {
    let home = folder.home
    return keeper { () throws(StoreError) in try Library(folders: home, for: .reading) }
  }

  private func keeper(_ open: @escaping @Sendable () throws(StoreError) -> Library) -> LedgerKeeper {
    let names = Guarded(0)
    return LedgerKeeper(
      open: open, now: { ZonedTime(seconds: 1000, offset: 180, zone: "Asia/Riyadh") },
      name: {
        names.withLock {
          $0 += 1
          return "session \($0)"
        }
      })
  }

  /// What is in the ledger once all was played that `play` plays.
  private func ledger(
    by keeper: LedgerKeeper? = nil, _ play: (Stage) async throws -> Void
  ) async throws -> [LedgerEntry] {
    let keeper = keeper ?? self.keeper()
    let stage = Stage()
    let news = await stage.watch()
    let following = Task { await keeper.follow(news) }
    try await play(stage)
    await stage.close()
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
    let entries = try await ledger { stage in
      try await perform(try player("2:1"), on: stage, script: "morning", step: "play")
      try await perform(try player("2:1"), on: stage, script: "morning", step: "review")
      try await perform(try player("2:2"), on: stage)
      try await perform(try player("2:3"), on: stage)
    }
    #expect(entries.map(\.occasion.session) == ["session 1", "session 1", "session 2", "session 3"])
    #expect(entries.map(\.occasion.step) == ["play", "review", nil, nil])
    #expect(entries.map(\.occasion.script) == ["morning", "morning", nil, nil])
  }

  @Test func `who wants no history has none`() async throws {
    try Library(folders: folder.home, for: .writing).settings.set(.history, to: LibrarySetting.historyOff)
    let keeper = keeper()
    let entries = try await ledger(by: keeper) { try await perform(try player("2:1-3"), on: $0) }
    #expect(entries == [])
    #expect(await keeper.failure == nil)
  }

  @Test func `what cannot be written at first is written later`() async throws {
    let home = folder.home
    let tries = Guarded(0)
    let keeper = keeper { () throws(StoreError) in
      let count = tries.withLock {
        $0 += 1
        return $0
      }
      if count == 1 { throw StoreError(code: .busy, operation: "open", path: nil, message: "later") }
      return try Library(folders: home, for: .reading)
    }
    let entries = try await ledger(by: keeper) { try await perform(try player("2:1-3"), on: $0) }
    #expect(entries.map(\.plays) == [1, 1, 1])
    #expect(await keeper.failure == nil)
    #expect(tries.withLock { $0 } == 2)
  }

  @Test func `a library that cannot be written ends no session, and it is said why`() async throws {
    let keeper = keeper { () throws(StoreError) in
      throw StoreError(code: .io, operation: "open", path: nil, message: "the disk is full")
    }
    let entries = try await ledger(by: keeper) { try await perform(try player("2:1-3"), on: $0) }
    #expect(entries == [])
    #expect(await keeper.failure?.message == "the disk is full")
  }

  @Test func `names of sessions are sixteen digits, and differ`() {
    let names = (0..<100).map { _ in LedgerKeeper.randomName() }
    #expect(Set(names).count == 100)
    #expect(names.allSatisfy { $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
  }
}
