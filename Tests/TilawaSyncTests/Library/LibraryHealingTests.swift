import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaMerging
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// T-F3.12: backups, clones, snapshots, newer versions and damage.
@Suite struct LibraryHealingTests {
  let libraries: SyncedLibraries
  private var one: SyncedLibrary { libraries.one }
  private var other: SyncedLibrary { libraries.other }
  private var place: CountingPlace { libraries.place }
  private let structure = MiniatureQuran.structure

  init() throws { libraries = try SyncedLibraries() }

  private func setPreset(_ name: String, _ library: SyncedLibrary) throws {
    try library.library.presets.save(Preset(name: name, content: "{}", saved: 1))
  }
  private func presets(_ library: SyncedLibrary) throws -> [String] {
    try library.library.presets.all().map(\.name).sorted()
  }

  /// The files of a library, as a backup holds them.
  private func files(_ library: SyncedLibrary) -> [String: Data] {
    Dictionary(
      uniqueKeysWithValues: ["", "-wal"].compactMap { ending in
        FileManager.default.contents(atPath: library.folders.library + ending).map { (ending, $0) }
      })
  }

  private func restore(_ library: SyncedLibrary, _ files: [String: Data]) throws {
    for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: library.folders.library + ending) }
    for (ending, content) in files { try content.write(to: URL(fileURLWithPath: library.folders.library + ending)) }
    try library.open()
  }

  @Test func `a library that is restored from an old backup gets back what it had sent, and goes on under a new name`()
    async throws
  {
    try await libraries.begin()
    try setPreset("before", one)
    try await libraries.settle()
    let (backup, name) = (files(one), try one.store.identity().device)
    try setPreset("sent", one)
    try await one.sync()
    try restore(one, backup)
    #expect(try presets(one) == ["before"])
    try setPreset("after", one)
    let report = try await one.sync()
    #expect(report.isRenewed)
    #expect(try one.store.identity().device != name)
    try await libraries.settle()
    #expect(try presets(one) == ["after", "before", "sent"])
    #expect(try presets(other) == presets(one))
  }

  @Test func `two copies of one library lose nothing of each other`() async throws {
    try await libraries.begin()
    try setPreset("before", one)
    try await libraries.settle()
    try restore(other, files(one))
    #expect(try one.store.identity().device == other.store.identity().device)
    try setPreset("of one", one)
    try setPreset("of other", other)
    try await libraries.settle()
    try await libraries.settle()
    #expect(try presets(one) == ["before", "of one", "of other"])
    #expect(try presets(other) == presets(one))
    #expect(try one.store.identity().device != other.store.identity().device)
  }

  @Test func `a device joins by a snapshot after the logs were removed`() async throws {
    try await libraries.begin()
    let recording = try one.record("lesson", [0..<4, 4..<8])
    try setPreset("a", one)
    try await libraries.settle()
    #expect(try await one.session.prune() > 0)
    #expect(!place.objects.keys.contains { $0.hasPrefix("logs/") })
    let third = try SyncedLibrary("third", in: libraries.folder, with: place)
    try third.begin()
    try await third.sync()
    #expect(try presets(third) == ["a"])
    let came = try #require(try third.library.recordings.find(sha256: recording.sha256))
    #expect(try third.segments(came) == one.segments(recording))
    // A device that knew everything before goes on.
    try setPreset("b", other)
    try await libraries.settle([third])
    #expect(try presets(third) == ["a", "b"])
  }

  @Test func `a forgotten device keeps its changes, and comes back under a new name`() async throws {
    try await libraries.begin()
    try setPreset("of other", other)
    try await libraries.settle()
    let name = try other.store.identity().device
    _ = try await one.session.prune(forgetting: name)
    #expect(!place.objects.keys.contains { $0.contains(name) })
    try setPreset("later", other)
    #expect(try await other.sync().isRenewed)
    try await libraries.settle()
    #expect(try presets(one) == ["later", "of other"])
    #expect(try one.store.cards().count == 2)
  }

  @Test func `what a newer version says is kept, and passed on in a snapshot`() async throws {
    try await libraries.begin()
    let newer = SyncLogPart(
      device: "aaaaaaaaaaaaaaaa", number: 1, after: nil,
      operations: [
        SyncOperation(
          key: SyncKey("dream", "x"), at: SyncStamp(milliseconds: 5, tick: 0), replaces: [], value: "{\"a\":[1]}"),
        SyncOperation(
          key: SyncKey("preset", "dawn"), at: SyncStamp(milliseconds: 5, tick: 0), replaces: [],
          value: "{\"content\":\"{}\",\"saved_at\":7,\"colour\":\"green\"}"),
      ])
    let (bytes, card) = (
      Array(newer.text.utf8), SyncCard(device: newer.device, name: "new", made: 1, formerly: [])
    )
    try place.write(SyncNames.part(1, SHA256Hasher.digest(of: bytes), of: newer.device), bytes)
    let text = Array(card.text.utf8)
    try place.write(SyncNames.card(of: newer.device, SHA256Hasher.digest(of: text)), text)
    try await one.sync()
    #expect(try presets(one) == ["dawn"])
    // A change here keeps what this version does not know.
    try one.library.presets.save(Preset(name: "dawn", content: "{\"each\":\"2\"}", saved: 9))
    try await one.sync()
    _ = try await one.session.prune()
    let pieces = place.objects.filter { $0.key.hasPrefix("pieces/") }.map { String(decoding: $0.value, as: UTF8.self) }
      .joined()
    #expect(pieces.contains("\"kind\":\"dream\",\"key\":\"x\""))
    #expect(pieces.contains("{\"a\":[1]}"))
    #expect(pieces.contains("\"saved_at\":9,\"colour\":\"green\""))
  }

  @Test func `a part that is half there is taken when it is whole`() async throws {
    try await libraries.begin()
    try setPreset("a", one)
    try await one.sync()
    let (name, bytes) = try #require(place.objects.first { $0.key.hasPrefix("logs/") })
    place.replace(name, by: Array(bytes.prefix(bytes.count / 2)))
    let report = try await other.sync()
    #expect(report.damaged == [name])
    #expect(try presets(other).isEmpty)
    place.replace(name, by: bytes)
    try await other.sync()
    #expect(try presets(other) == ["a"])
  }

  @Test func `a sound that is damaged in the place is found and sent again`() async throws {
    try await libraries.begin()
    let recording = try one.record("lesson")
    try await one.sync()
    let (name, bytes) = try #require(place.objects.first { $0.key.hasPrefix("blobs/") })
    place.replace(name, by: Array(bytes.reversed()))
    #expect(try await other.sync().missingSounds == 1)
    #expect(try other.library.recordings.all().isEmpty)
    let sounds = try one.store.inPlace()
    #expect(try await one.session.verify(sounds: sounds).missingSounds == [recording.sha256])
    try await one.session.removeDamaged(sounds[0])
    try one.store.sendAgain(recording.sha256)
    try await one.sync()
    try await other.sync()
    #expect(try other.library.recordings.all().map(\.title) == ["lesson"])
  }

  @Test func `a value that the tables refuse is kept and not shown`() async throws {
    try await libraries.begin()
    let part = SyncLogPart(
      device: "aaaaaaaaaaaaaaaa", number: 1, after: nil,
      operations: [
        SyncOperation(
          key: SyncKey("preset", "bad"), at: SyncStamp(milliseconds: 5, tick: 0), replaces: [],
          value: "{\"content\":7,\"saved_at\":\"x\"}"),
        SyncOperation(
          key: SyncKey("segment", String(repeating: "a", count: 64) + "/0"), at: SyncStamp(milliseconds: 5, tick: 0),
          replaces: [], value: "{\"id\":\"0\"}"),
      ])
    let bytes = Array(part.text.utf8)
    try one.store.take(part, digest: SHA256Hasher.digest(of: bytes), size: bytes.count)
    #expect(try presets(one).isEmpty)
    let kept = try one.store.lines(after: nil, atMost: 10)
    #expect(kept.map(\.key.name).contains("bad"))
    // No report calls it removed.
    #expect(try one.store.close() == false)
  }

  @Test func `a place without its manifest is refused`() async throws {
    try await libraries.begin()
    place.replace(SyncNames.manifest, by: nil)
    await #expect(throws: SyncPlaceError.self) { try await one.sync() }
  }
}
