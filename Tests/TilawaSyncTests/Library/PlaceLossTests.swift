import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaMerging
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// T-F3.12: a place that lost what it had acknowledged has it again.
@Suite struct PlaceLossTests {
  let libraries: SyncedLibraries
  private var one: SyncedLibrary { libraries.one }
  private var other: SyncedLibrary { libraries.other }
  private var place: CountingPlace { libraries.place }

  init() throws { libraries = try SyncedLibraries() }

  private func save(_ name: String, _ library: SyncedLibrary) throws {
    try library.library.presets.save(Preset(name: name, content: "{}", saved: 1))
  }
  private func presets(_ library: SyncedLibrary) throws -> [String] {
    try library.library.presets.all().map(\.name).sorted()
  }

  /// A device that joins now.
  private func joining(_ place: (any SyncPlace)? = nil) async throws -> SyncedLibrary {
    let third = try SyncedLibrary("third", in: libraries.folder, with: place ?? self.place)
    try third.begin()
    try await third.sync()
    return third
  }

  @Test func `a place that was put back to a backup is mended by the device that sent what it lost`() async throws {
    try await libraries.begin()
    try save("before", one)
    try await one.sync()
    let backup = place.objects
    try save("after", one)
    let recording = try one.record("lesson")
    try await one.sync()
    place.objects = backup
    let report = try await one.sync()
    #expect(report.mended > 0)
    #expect(report.soundsSent == 1)
    let third = try await joining()
    #expect(try presets(third) == ["after", "before"])
    #expect(try third.labels(recording.sha256) == one.labels(recording.sha256))
    // Once is enough.
    #expect(try await one.sync() == SyncReport())
  }

  @Test func `a change of a device that never comes back is mended by the others`() async throws {
    try await libraries.begin()
    try await libraries.settle()
    let backup = place.objects
    try save("of other", other)
    try await other.sync()
    try await one.sync()
    place.objects = backup
    #expect(try await one.sync().mended == 1)
    #expect(try await presets(joining()) == ["of other"])
  }

  /// Cuts the objects of a folder of the place to half, as a backup has them that was made while they came; returns their number.
  private func cut(_ folder: String) -> Int {
    let cut = place.objects.filter { $0.key.hasPrefix(folder + "/") }
    for (name, bytes) in cut { place.replace(name, by: Array(bytes.prefix(bytes.count / 2))) }
    return cut.count
  }

  @Test(arguments: ["logs", "snapshots", "devices"])
  func `what a place has in part is mended like what it lost`(_ folder: String) async throws {
    try await libraries.begin()
    try save("of one", one)
    try save("of other", other)
    try await libraries.settle()
    if folder == "snapshots" { _ = try await one.session.prune() }
    #expect(cut(folder) > 0)
    #expect(try await one.sync().mended > 0)
    #expect(try await presets(joining()) == ["of one", "of other"])
    try save("later", one)
    try await libraries.settle()
    #expect(try presets(other) == ["later", "of one", "of other"])
    #expect(try await one.sync() == SyncReport())
  }

  /// Synchronises a library without its sounds.
  private func syncWithoutSounds(_ library: SyncedLibrary) async throws {
    let session = SyncSession(
      with: place, of: library.store, digest: { SHA256Hasher.digest(of: $0) }, salt: { RandomID.make() })
    _ = try await session.run()
  }

  @Test(arguments: [false, true])
  func `a lost sound is sent again also where another device wrote the snapshot`(isCut: Bool) async throws {
    try await libraries.begin()
    try await libraries.settle()
    let backup = place.objects
    let recording = try one.record("lesson")
    try await one.sync()
    try await syncWithoutSounds(other)
    // The backup was made while the sound came.
    let half = place.objects.filter { $0.key.hasPrefix("blobs/") }.mapValues { Array($0.prefix($0.count / 2)) }
    place.objects = backup.merging(isCut ? half : [:]) { $1 }
    try await syncWithoutSounds(other)
    #expect(try await one.sync().soundsSent == 1)
    #expect(try await joining().labels(recording.sha256) == [0..<100])
  }

  @Test func `a sound that was lost while its recording lay in the trash is sent again when that comes back`()
    async throws
  {
    try await libraries.begin()
    try await libraries.settle()
    let backup = place.objects
    let recording = try one.record("lesson")
    try await libraries.settle()
    try one.delete(recording.sha256)
    try await libraries.settle()
    place.objects = backup
    try await libraries.settle()
    try one.restore(recording.sha256)
    try await libraries.settle()
    #expect(try other.labels(recording.sha256) == [0..<100])
    #expect(try other.store.pending() == SyncStore.Pending())
  }

  @Test func `a device learns that a sound is lost which it believed to be in the place`() async throws {
    try await libraries.begin()
    try await libraries.settle()
    let backup = place.objects
    let recording = try one.record("lesson")
    try await one.sync()
    try one.delete(recording.sha256)
    place.objects = backup
    try await one.sync()
    // The other device hears of the sound by the log alone, and has it afterwards.
    try await other.sync()
    try other.record("lesson", [])
    try await libraries.settle()
    let third = try await joining()
    #expect(try third.labels(recording.sha256) == [0..<100])
    #expect(try third.store.pending() == SyncStore.Pending())
  }

  @Test(arguments: ["logs", "blobs"])
  func `damaged bytes under the name of an own object give way`(_ folder: String) async throws {
    try await libraries.begin()
    let recording = try one.record("lesson")
    try await one.sync()
    let damaged = place.objects.filter { $0.key.hasPrefix(folder + "/") }
    #expect(!damaged.isEmpty)
    // Another device sends the same sound; a part is sent again where the program was killed before it noted that.
    for (name, bytes) in damaged { place.replace(name, by: Array(bytes.reversed())) }
    if folder == "blobs" {
      try other.record("lesson", [])
      try await other.sync()
    } else {
      try one.library.database.write("forget what was sent") { db in
        for (name, bytes) in damaged {
          let digest = SyncNames.digest(ofPart: String(name.split(separator: "/").last ?? ""))
          try db.execute(
            sql: "INSERT INTO sync_outbox(device, number, digest, content) SELECT device, 1, ?, ? FROM sync_device",
            arguments: [digest, Data(bytes)])
        }
      }
      try await one.sync()
    }
    #expect(try await joining().labels(recording.sha256) == [0..<100])
  }

  @Test func `what prune removed is not taken for lost`() async throws {
    try await libraries.begin()
    try save("a", one)
    try save("b", other)
    try await libraries.settle()
    _ = try await one.session.prune()
    for library in [one, other, one, other] { #expect(try await library.sync().mended == 0) }
    #expect(place.objects.keys.count { $0.hasPrefix("snapshots/") } == 1)
  }

  @Test func `a sealed place is mended too`() async throws {
    let ring = try KeyRing()
    let sealed = SealedPlace(place, ring: ring)
    try await SyncSession.found(sealed)
    let library = try SyncedLibrary("sealed", in: libraries.folder, with: sealed)
    try library.begin()
    try save("before", library)
    try await library.sync()
    let backup = place.objects
    try save("after", library)
    try await library.sync()
    place.objects = backup
    #expect(try await library.sync().mended == 1)
    #expect(try await presets(joining(sealed)) == ["after", "before"])
  }

  @Test func `a part that is damaged in the place is found, and repaired by whoever knows it`() async throws {
    try await libraries.begin()
    try save("a", one)
    try await one.sync()
    let (name, bytes) = try #require(place.objects.first { $0.key.hasPrefix("logs/") })
    place.replace(name, by: Array(bytes.reversed()))
    let found = try await one.session.verify(sounds: [])
    #expect(found.damaged == [name])
    #expect(found.lost == 1)
    #expect(try await one.session.repair(found) == [])
    #expect(try await one.session.verify(sounds: []).isSound)
    #expect(try await presets(joining()) == ["a"])
  }

  @Test func `parts with absurd numbers and times stop nobody`() async throws {
    try await libraries.begin()
    let far = SyncStamp(milliseconds: 253_402_300_799_999, tick: 1_000_000_000)
    let part = SyncLogPart(
      device: "aaaaaaaaaaaaaaaa", number: Int(Int32.max), after: String(repeating: "f", count: 64),
      operations: [
        SyncOperation(
          key: SyncKey("preset", "a"), at: far,
          replaces: [SyncOperationID(part: String(repeating: "e", count: 32), line: 999_999)],
          value: #"{"content":"{}","saved_at":253402300799}"#)
      ])
    let card = SyncCard(device: part.device, name: "liar", made: .max, formerly: [try one.store.identity().device])
    let (bytes, text) = (Array(part.text.utf8), Array(card.text.utf8))
    try place.write(SyncNames.part(part.number, SHA256Hasher.digest(of: bytes), of: part.device), bytes)
    try place.write(SyncNames.card(of: card.device, SHA256Hasher.digest(of: text)), text)
    try save("own", one)
    try await libraries.settle()
    #expect(try presets(other) == ["a", "own"])
    // A later change comes after the absurd time, which its device has seen.
    try one.library.presets.save(Preset(name: "a", content: "{\"each\":\"3\"}", saved: 2))
    try await libraries.settle()
    #expect(try other.library.presets.named("a").content == "{\"each\":\"3\"}")
    let identity = try one.store.identity()
    #expect(identity.number < 100)
    #expect(identity.clock.last < far)
  }
}
