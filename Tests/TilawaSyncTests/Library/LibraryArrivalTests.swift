import GRDB
import Testing
import TilawaCore
import TilawaMerging
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// T-F3.12: what waits for a recording or a recitation is there when that comes, whichever way it comes.
@Suite struct LibraryArrivalTests {
  let libraries: SyncedLibraries
  private var one: SyncedLibrary { libraries.one }
  private var other: SyncedLibrary { libraries.other }

  init() throws { libraries = try SyncedLibraries() }

  /// One library deletes a recording to which the other adds a label; both are synchronised.
  private func deletedWhileLabelled() async throws -> String {
    try await libraries.begin()
    let recording = try one.record("lesson")
    try await libraries.settle()
    let came = try #require(try other.library.recordings.find(sha256: recording.sha256))
    try one.delete(recording.sha256)
    try other.label(came, 500..<600)
    try await libraries.settle()
    #expect(try one.labels(recording.sha256) == nil)
    return recording.sha256
  }

  /// A way by which a recording comes back.
  enum Way: CaseIterable { case restored, importedAgain, restoredThere, importedFolder }

  @Test(arguments: Way.allCases)
  func `a label of another device is there at once when its recording comes back from the trash`(_ way: Way)
    async throws
  {
    let sha256 = try await deletedWhileLabelled()
    switch way {
    case .restored:
      try one.restore(sha256)
      #expect(try one.labels(sha256) == [0..<100, 500..<600])
    case .importedAgain:
      try one.record("lesson", [])
      #expect(try one.labels(sha256) == [0..<100, 500..<600])
    case .restoredThere: try other.restore(sha256)
    case .importedFolder:
      try takeExported(sha256)
      #expect(try one.labels(sha256) == [0..<100, 500..<600])
    }
    try await libraries.settle()
    #expect(try one.labels(sha256) == [0..<100, 500..<600])
    #expect(try other.labels(sha256) == one.labels(sha256))
    #expect(try one.store.conflicts().isEmpty)
    #expect(try one.store.pending() == other.store.pending())
  }

  /// Takes the recording as another library had it before anything was labelled.
  private func takeExported(_ sha256: String) throws {
    let sound = "\(one.folders.recordings)/\(sha256)"
    let document = RecordingDocument(
      sha256: sha256, title: "lesson", originalName: "lesson.wav", recordedAt: nil, importedAt: 50, device: nil,
      expected: nil, reciter: RecordingDocument.Owner(name: "Shaykh", riwayah: .hafs, counting: .kufi),
      sound: RecordingDocument.Sound(rate: try FakeAudio.measure(sound).rate, channels: 1, frames: 1000),
      loudness: nil, annotation: SharedAnnotation(segments: [], returned: [:], gone: [:]), history: [])
    _ = try one.library.recordings.add(document, soundAt: sound, nil) {}
  }

  @Test func `what was changed and deleted between two syncs is changed on the device that keeps the recording`()
    async throws
  {
    try await libraries.begin()
    let recording = try one.record("lesson")
    try await libraries.settle()
    try one.label(recording, 500..<600)
    try one.moveEnd(of: recording, to: 650)
    try one.delete(recording.sha256)
    try await libraries.settle()
    try other.restore(recording.sha256)
    try await libraries.settle()
    #expect(try other.labels(recording.sha256) == [0..<100, 500..<650])
    #expect(try one.labels(recording.sha256) == other.labels(recording.sha256))
    // A library that joins by a snapshot has it too.
    _ = try await one.session.prune()
    let third = try SyncedLibrary("third", in: libraries.folder, with: libraries.place)
    try third.begin()
    try await third.sync()
    #expect(try third.labels(recording.sha256) == [0..<100, 500..<650])
  }

  @Test func `a recording that was deleted and restored between two syncs says nothing new`() async throws {
    try await libraries.begin()
    let recording = try one.record("lesson", [0..<4, 4..<8])
    try one.moveEnd(of: recording, to: 250)
    try await libraries.settle()
    try one.delete(recording.sha256)
    try one.restore(recording.sha256)
    try await one.sync()
    #expect(try await other.sync().taken == 0)
    #expect(
      try one.library.annotations.undo(
        try #require(try one.library.recordings.find(sha256: recording.sha256)), now: 900) != nil)
  }

  /// The events between two syncs, of a recording that was synchronised before or not.
  enum Between: CaseIterable { case deleted, emptied, neverSynchronised }

  @Test(arguments: Between.allCases)
  func `a recording that was deleted and imported again between two syncs has its labels as they were`(
    _ between: Between
  ) async throws {
    try await libraries.begin()
    let recording = try one.record("lesson", [0..<4, 4..<8])
    if between != .neverSynchronised { try await libraries.settle() }
    try one.label(recording, 500..<600)
    try one.moveEnd(of: recording, to: 650)
    let first = try #require(try one.segments(recording).first)
    try one.library.annotations.edit(recording, now: one.tick()) { (editing) throws(EditError) in
      try editing.delete([first.id])
    }
    try one.delete(recording.sha256)
    if between == .emptied { _ = try one.library.trash.empty(.all, now: one.tick()) }
    try one.record("lesson", [])
    #expect(try one.labels(recording.sha256) == [100..<200, 500..<650])
    try await libraries.settle()
    #expect(try one.labels(recording.sha256) == [100..<200, 500..<650])
    #expect(try other.labels(recording.sha256) == one.labels(recording.sha256))
    #expect(try one.store.conflicts().isEmpty)
    #expect(try one.store.pending() == SyncStore.Pending())
  }

  @Test func `a label that another device changed while the recording lay in the trash is the changed one`()
    async throws
  {
    try await libraries.begin()
    let recording = try one.record("lesson")
    try await libraries.settle()
    let came = try #require(try other.library.recordings.find(sha256: recording.sha256))
    try one.delete(recording.sha256)
    try other.moveEnd(of: came, to: 150)
    try await libraries.settle()
    try one.restore(recording.sha256)
    #expect(try one.labels(recording.sha256) == [0..<150])
    try await libraries.settle()
    #expect(try other.labels(recording.sha256) == [0..<150])
    #expect(try other.store.conflicts().isEmpty)
  }

  @Test func `verdicts that come before their recitation wait for it`() async throws {
    try await libraries.begin()
    let value = """
      {"verdict":"recited","confidence":0.5,"takes":1,"corrected":0}
      """
    let recitation = """
      {"at":1700000000,"utc_offset":0,"zone":"UTC","day":19675,"riwayah":"hafs","mode":"text","source":"microphone","model":"m",\
      "length":5,"repeats":0,"added":0,"jumps":0,"hints":0}
      """
    try one.take([SyncOperation("verdict", "aaaaaaaaaaaaaaaa/3/program", value)])
    #expect(try one.library.recitations.all(words: 1000).isEmpty)
    try one.take([SyncOperation("recitation", "aaaaaaaaaaaaaaaa", recitation)])
    #expect(try one.library.recitations.all(words: 1000).first?.verdicts.map(\.word) == [3])
  }

  @Test func `what waited in a library of an earlier version comes with the first sync`() async throws {
    let sha256 = try await deletedWhileLabelled()
    try one.restore(sha256)
    // As the earlier version left it: the value waits as text, and there is no row.
    let store = one.store
    try one.library.database.write("make it old") { db in
      let uid = try #require(try String.fetchOne(db, sql: "SELECT uid FROM segment WHERE start_frame = 500"))
      let text = try #require(try store.rows(db).text(SyncKey("segment", "\(sha256)/\(uid)")))
      try db.execute(
        sql: "UPDATE sync_head SET digest = NULL, value = ? WHERE kind = 'segment' AND name = ?",
        arguments: [text, "\(sha256)/\(uid)"])
      try db.execute(sql: "UPDATE sync_device SET is_noting = 0, words = NULL")
      try db.execute(sql: "DELETE FROM segment WHERE start_frame = 500")
      try db.execute(sql: "UPDATE sync_device SET is_noting = 1")
      try db.execute(sql: "INSERT INTO sync_arrived VALUES ('recording', ?)", arguments: [sha256])
    }
    #expect(try one.labels(sha256) == [0..<100])
    try await one.sync()
    #expect(try one.labels(sha256) == [0..<100, 500..<600])
  }
}

extension SyncOperation {
  /// An operation that replaces nothing.
  init(_ kind: String, _ name: String, _ value: String?, replaces: [SyncOperationID] = []) {
    self.init(key: SyncKey(kind, name), at: SyncStamp(milliseconds: 5, tick: 0), replaces: replaces, value: value)
  }
}

extension SyncedLibrary {
  /// Takes operations of another device, and returns the first 32 digits of their part.
  @discardableResult
  func take(_ operations: [SyncOperation], from device: String = "aaaaaaaaaaaaaaaa", number: Int = 1) throws -> String {
    let part = SyncLogPart(device: device, number: number, after: nil, operations: operations)
    let bytes = Array(part.text.utf8)
    let digest = SHA256Hasher.digest(of: bytes)
    try store.take(part, digest: digest, size: bytes.count)
    return String(digest.prefix(SyncOperationID.digits))
  }
}
