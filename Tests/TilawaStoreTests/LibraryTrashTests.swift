import Foundation
import GRDB
import Testing
import TilawaCore

@testable import TilawaStore

// T-F3.14
@Suite struct LibraryTrashTests {
  let fixture: RecordingsFixture
  var library: Library { fixture.library }
  private let month = TrashStore.lasts

  init() throws { fixture = try RecordingsFixture() }

  @Test func `a deleted recording is gone from the list and comes back as it was`() throws {
    let recording = try fixture.add("lesson", [0..<4, 4..<6])
    try library.annotations.edit(recording, now: 5) { (editing) throws(EditError) in
      try editing.delete([editing.annotation.segments[0].id])
    }
    let before = try library.recordings.document(of: recording)
    try library.recordings.delete(recording, now: 10)
    #expect(try library.recordings.all().isEmpty)
    #expect(try library.reciters.offers(overlapping: [WordRange(0, 9)], opening: []).flatMap(\.segments).isEmpty)
    #expect(fixture.copies == [recording.sha256])
    let item = try #require(try library.trash.all().first)
    #expect(try library.trash.restore(item, now: 20) == .restored)
    #expect(try library.recordings.document(of: recording) == before)
    #expect(try library.annotations.undo(recording) != nil)
    #expect(try fixture.segments(recording).count == 2)
    #expect(try library.trash.all().isEmpty)
  }

  @Test func `what was imported again meanwhile is merged, and nothing comes twice`() throws {
    let recording = try fixture.add("lesson", [0..<4, 4..<6])
    try library.recordings.delete(recording, now: 10)
    try fixture.add("lesson", [0..<4])
    #expect(try library.trash.restore(try #require(try library.trash.all().first), now: 20) == .merged)
    #expect(try fixture.segments(recording).count == 2)
    #expect(try library.recordings.all().count == 1)
  }

  @Test func `a deleted segment can be restored, and by an undo as well`() throws {
    let recording = try fixture.add("lesson", [0..<4, 4..<6])
    let before = try fixture.segments(recording)
    try library.annotations.delete(segment: before[0].id, called: "1:1", of: recording, now: 10)
    #expect(try fixture.segments(recording) == [before[1]])
    #expect(try library.trash.restore(try #require(try library.trash.all().first), now: 20) == .restored)
    #expect(try fixture.segments(recording) == before)
    try library.annotations.delete(segment: before[0].id, called: "1:1", of: recording, now: 30)
    _ = try library.annotations.undo(recording)
    #expect(try library.trash.all().isEmpty)
    #expect(try fixture.segments(recording) == before)
  }

  @Test func `what is restored by the first write after 30 days is not emptied before`() throws {
    let recording = try fixture.add("lesson")
    try library.recordings.delete(recording, now: 0)
    try? FileManager.default.removeItem(atPath: fixture.home.backups)
    let later = try Library(folders: fixture.home, for: .writing)
    #expect(try later.trash.restore(try #require(try later.trash.all().first), now: 40 * 86_400) == .restored)
    #expect(fixture.copies == [recording.sha256])
  }

  @Test func `what is no longer in the trash is not said to be back`() throws {
    try library.recordings.delete(try fixture.add("lesson"), now: 0)
    let item = try #require(try library.trash.all().first)
    _ = try library.trash.empty(.all, now: 1)
    #expect { try library.trash.restore(item, now: 2) } throws: { ($0 as? StoreError)?.code == .notFound }
  }

  @Test func `its sound was changed in the place of what was deleted is not restored`() throws {
    let recording = try fixture.add("lesson")
    try library.recordings.delete(recording, now: 0)
    try Data("another".utf8).write(to: URL(filePath: recording.file.path))
    let item = try #require(try library.trash.all().first)
    #expect { try library.trash.restore(item, now: 2) } throws: { "\($0)".contains("its sound was changed") }
    #expect(try library.trash.all().count == 1)
  }

  @Test func `a recording with a change that cannot be read is deleted all the same`() throws {
    let recording = try fixture.add("lesson")
    try library.database.write("damage") { try $0.execute(sql: "UPDATE edit SET content = '{' WHERE number = 1") }
    try library.recordings.delete(recording, now: 10)
    #expect(try library.trash.restore(try #require(try library.trash.all().first), now: 20) == .restored)
    #expect(try fixture.segments(recording).count == 1)
    #expect(try library.annotations.undo(recording) == nil)
  }

  @Test func `a sound is adopted unless the library knows it`() throws {
    let recording = try fixture.add("lesson")
    let owner = NewReciter(name: "Other", riwayah: .hafs, counting: .kufi, kind: .personal)
    let file = NewAudioFile(file: recording.file, storage: .recordings, sha256: recording.sha256, segments: [])
    #expect(try !library.recordings.adopt(NewRecording(title: "x", originalName: "x"), by: owner, file: file, added: 1))
    try library.recordings.delete(recording, now: 2)
    #expect(try !library.recordings.adopt(NewRecording(title: "x", originalName: "x"), by: owner, file: file, added: 3))
    #expect(fixture.copies == [recording.sha256])
  }

  /// Has the library have been used on days, in days since 1970.
  private func use(on days: some Sequence<Int>) throws {
    try library.database.write("use") { db in for day in days { try Expiry.noteUse(on: day, db) } }
  }

  // E4
  @Test func `a clock that is a year ahead empties nothing, nor does one that was put right`() throws {
    let recording = try fixture.add("lesson")
    try library.database.write("forget") { try $0.execute(sql: "DELETE FROM used_day") }
    try use(on: 0...5)
    try library.recordings.delete(recording, now: 5 * 86_400)
    let year = 370 * 86_400
    #expect(try library.trash.empty(.expired, now: year).titles == [])
    try use(on: [370])
    #expect(try library.trash.empty(.expired, now: year).titles == [])
    // The clock is right again, and ten days are not enough by themselves.
    try use(on: 6...16)
    #expect(try library.trash.empty(.expired, now: 16 * 86_400).titles == [])
    // Set ahead once more, after many days: the jump alone keeps it.
    #expect(try library.trash.empty(.expired, now: year).titles == [])
    try use(on: 17...34)
    #expect(try library.trash.empty(.expired, now: 34 * 86_400).titles == [])
    try use(on: [35])
    #expect(try library.trash.empty(.expired, now: 35 * 86_400).titles == ["lesson"])
  }

  // E4
  @Test func `what was removed under a clock of 1970 is kept as long as anything else`() throws {
    let recording = try fixture.add("lesson")
    try library.database.write("forget") { try $0.execute(sql: "DELETE FROM used_day") }
    try use(on: 20_000...20_020)
    try library.recordings.delete(recording, now: 0)
    try use(on: 20_021...20_030)
    #expect(try library.trash.empty(.expired, now: 20_029 * 86_400).titles == ["lesson"])
    let other = try fixture.add("other")
    try library.recordings.delete(other, now: 0)
    try use(on: 20_031...20_039)
    #expect(try library.trash.empty(.expired, now: 20_039 * 86_400).titles == [])
  }

  @Test func `after 30 days the trash is emptied, and the copy goes with it`() throws {
    let (old, young) = (try fixture.add("old"), try fixture.add("young"))
    try library.database.write("forget") { try $0.execute(sql: "DELETE FROM used_day") }
    try library.recordings.delete(old, now: 0)
    try library.recordings.delete(young, now: 1)
    try use(on: 20...30)
    #expect(try library.trash.empty(.expired, now: month - 1).titles == [])
    #expect(try library.trash.expendable(.expired, now: month).copies == [old.sha256])
    #expect(fixture.copies.count == 2)
    #expect(try library.trash.empty(.expired, now: month).titles == ["old"])
    #expect(fixture.copies == [young.sha256])
    #expect(try library.trash.empty(.all, now: 2).titles == ["young"])
    #expect(fixture.copies.isEmpty)
  }

  @Test func `a copy that is needed again stays when the trash is emptied`() throws {
    let recording = try fixture.add("lesson")
    try library.recordings.delete(recording, now: 0)
    try fixture.add("lesson")
    _ = try library.trash.empty(.all, now: 1)
    #expect(fixture.copies == [recording.sha256])
    #expect(try fixture.problems() == [])
  }

  @Test func `an import that fails leaves the copy of what lies in the trash`() throws {
    let recording = try fixture.add("lesson")
    try library.recordings.delete(recording, now: 0)
    #expect(throws: StoreError.self) {
      try library.recordings.discardUnused("not there"); throw CancelledImport.error
    }
    try library.recordings.discardUnused(recording.sha256)
    #expect(fixture.copies == [recording.sha256])
  }

  private enum CancelledImport { static let error = StoreError(code: .io, operation: "", path: nil, message: "") }

  @Test func `without its sound a recording is not restored, and stays in the trash`() throws {
    let recording = try fixture.add("lesson")
    try library.recordings.delete(recording, now: 0)
    try FileManager.default.removeItem(atPath: recording.file.path)
    let item = try #require(try library.trash.all().first)
    #expect { try library.trash.restore(item, now: 1) } throws: { ($0 as? StoreError)?.code == .notFound }
    #expect(try library.trash.all() == [item])
  }

  @Test func `the reciter stays without recordings, and has them again`() throws {
    let recording = try fixture.add("lesson")
    try library.recordings.delete(recording, now: 0)
    #expect(try library.reciters.all().map(\.name) == ["Shaykh"])
    _ = try library.reciters.remove("shaykh")
    _ = try library.trash.restore(try #require(try library.trash.all().first), now: 1)
    #expect(try library.reciters.all().map(\.name) == ["Shaykh"])
  }

  @Test func `recordings of a reciter who is removed go to the trash`() throws {
    let recording = try fixture.add("lesson")
    let before = try library.recordings.document(of: recording)
    _ = try library.reciters.remove("shaykh", now: 7)
    #expect(try library.trash.restore(try #require(try library.trash.all().first), now: 8) == .restored)
    #expect(try library.recordings.document(of: recording) == before)
  }
}
