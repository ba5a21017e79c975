import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

// T-F3.12
@Suite struct LibraryExchangeTests {
  let fixture: RecordingsFixture
  let other: Library
  var library: Library { fixture.library }
  private var place: String { fixture.folder.path + "/exported" }

  init() throws {
    fixture = try RecordingsFixture()
    other = try fixture.another("other")
  }

  private func export(_ library: Library) throws -> LibraryExchange.Exported {
    try LibraryExchange(library: library, structure: MiniatureQuran.structure, measure: RecordingsFixture.measure)
      .export(library.recordings.all(), to: place)
  }

  private func take(_ library: Library, now: Int = 50) throws -> LibraryExchange.Imported {
    try LibraryExchange(library: library, structure: MiniatureQuran.structure, measure: RecordingsFixture.measure)
      .import(from: place, now: now)
  }

  private func names(_ recording: Recording, _ library: Library) throws -> Set<String> {
    Set(try fixture.segments(recording, in: library).map(\.id))
  }

  // A6
  @Test func `a link that somebody planted in a shared folder leads nowhere`() throws {
    let recording = try fixture.add("lesson", [0..<4])
    let victim = try fixture.folder.write("mine", to: "victim")
    _ = try export(library)
    let document = "\(place)/annotations/\(recording.sha256).json"
    // As the name was made before: of the path and the process.
    #expect(unlink(document) == 0 && symlink(victim, "\(document).\(getpid())") == 0)
    _ = try export(library)
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
    #expect(try take(other).added.count == 1)
  }

  @Test func `what is exported is the same in another library, history and all`() throws {
    let recording = try fixture.add("lesson", [0..<4, 4..<6], recordedAt: 7)
    #expect(try export(library).added == [recording])
    #expect(try take(other).added.map(\.sha256) == [recording.sha256])
    let copy = try #require(try other.recordings.find(sha256: recording.sha256))
    #expect(try other.recordings.document(of: copy) == library.recordings.document(of: recording))
    #expect(try fixture.problems(in: other) == [])
    #expect(try other.annotations.undo(copy) != nil)
  }

  @Test func `exporting or importing a second time changes nothing`() throws {
    let recording = try fixture.add("lesson")
    _ = try export(library)
    let before = fixture.folder.files()
    let text = try String(contentsOfFile: "\(place)/annotations/\(recording.sha256).json", encoding: .utf8)
    #expect(try export(library).unchanged == [recording])
    #expect(fixture.folder.files() == before)
    #expect(try String(contentsOfFile: "\(place)/annotations/\(recording.sha256).json", encoding: .utf8) == text)
    _ = try take(other)
    #expect(try take(other).unchanged.count == 1)
    #expect(try take(library).unchanged.count == 1)
    #expect(try library.annotations.history(of: recording).undo == 1)
  }

  @Test func `what was marked here and there is united in one change that can be undone`() throws {
    let recording = try fixture.add("lesson", [0..<4])
    _ = try export(library)
    _ = try take(other)
    let there = try #require(try other.recordings.find(sha256: recording.sha256))
    try library.annotations.edit(recording, now: 60) { (editing) throws(EditError) in
      try editing.add(500..<600, .speech)
    }
    try other.annotations.edit(there, now: 61) { (editing) throws(EditError) in try editing.add(700..<800, .other) }
    try other.annotations.edit(there, now: 62) { (editing) throws(EditError) in
      try editing.move(.end, of: editing.annotation.segments[0].id, to: 90)
    }
    _ = try export(other)
    let before = try library.annotations.of(recording)
    #expect(try take(library, now: 70).merged == [recording])
    let segments = try fixture.segments(recording)
    #expect(segments.map(\.frames) == [0..<90, 500..<600, 700..<800])
    _ = try library.annotations.undo(recording, now: 80)
    #expect(try library.annotations.of(recording) == before)
  }

  @Test func `what two libraries exported into one folder can be taken back by a third`() throws {
    let recording = try fixture.add("lesson", [0..<4])
    _ = try export(library)
    _ = try take(other)
    let theirs = try #require(try other.recordings.find(sha256: recording.sha256))
    let first = try #require(try fixture.segments(theirs, in: other).first)
    try other.annotations.edit(theirs, now: 200) { (editing) throws(EditError) in
      try editing.move(.end, of: first.id, to: 90)
    }
    _ = try export(other)
    _ = try export(library)
    let third = try fixture.another("third")
    _ = try take(third)
    let copy = try #require(try third.recordings.find(sha256: recording.sha256))
    #expect(try fixture.segments(copy, in: third).map(\.end) == [90])
    #expect(try third.annotations.undo(copy) != nil)
    #expect(try third.annotations.undo(copy) != nil)
    #expect(try fixture.segments(copy, in: third) == [])
    #expect(try third.annotations.undo(copy) == nil)
  }

  @Test func `what was deleted, merged or split on one side does not come back from the other`() throws {
    let recording = try fixture.add("lesson", [0..<4, 4..<6, 6..<8])
    _ = try export(library)
    _ = try take(other)
    let ids = try fixture.segments(recording).map(\.id)
    try library.annotations.edit(recording, now: 60) { (editing) throws(EditError) in
      try editing.merge([ids[0], ids[1]])
    }
    try library.annotations.edit(recording, now: 61) { (editing) throws(EditError) in try editing.delete([ids[2]]) }
    _ = try export(library)
    let there = try #require(try other.recordings.find(sha256: recording.sha256))
    _ = try take(other)
    #expect(try names(there, other) == [ids[0]])
    _ = try export(other)
    _ = try take(library)
    #expect(try names(recording, library) == [ids[0]])
  }

  @Test func `a deletion is passed on by a library that never had the segment`() throws {
    let recording = try fixture.add("lesson", [0..<4, 4..<6])
    _ = try export(library)
    let third = try fixture.another("third")
    _ = try take(third)
    let gone = try fixture.segments(recording)[0].id
    try library.annotations.edit(recording, now: 60) { (editing) throws(EditError) in try editing.delete([gone]) }
    try FileManager.default.removeItem(atPath: place)
    _ = try export(library)
    _ = try take(other)
    try FileManager.default.removeItem(atPath: place)
    _ = try export(other)
    _ = try take(third)
    #expect(try names(recording, third).contains(gone) == false)
  }

  @Test func `a deletion that was undone does not delete elsewhere`() throws {
    let recording = try fixture.add("lesson", [0..<4])
    let id = try fixture.segments(recording)[0].id
    try library.annotations.edit(recording, now: 60) { (editing) throws(EditError) in try editing.delete([id]) }
    _ = try export(library)
    _ = try library.annotations.undo(recording, now: 60)
    #expect(try take(library).unchanged == [recording])
    #expect(try names(recording, library) == [id])
    _ = try export(library)
    _ = try take(other)
    #expect(try names(recording, other) == [id])
  }

  @Test func `the same stretch marked by two people is one`() throws {
    let recording = try fixture.add("lesson", [0..<4])
    let there = try fixture.add("lesson", [0..<4], into: other)
    _ = try export(library)
    _ = try take(other)
    _ = try export(other)
    _ = try take(library)
    #expect(try names(recording, library).count == 1)
    #expect(try names(recording, library) == names(there, other))
  }

  @Test func `a sound that is damaged is refused, and the others are taken`() throws {
    let (bad, good) = (try fixture.add("bad"), try fixture.add("good"))
    _ = try export(library)
    try Data("something else".utf8).write(to: URL(filePath: "\(place)/recordings/bad-\(bad.sha256).wav"))
    let done = try take(other)
    #expect(done.added.map(\.sha256) == [good.sha256])
    #expect(done.faults.map(\.sha256) == [bad.sha256])
    #expect(done.faults[0].error.path == "\(place)/recordings/bad-\(bad.sha256).wav")
    #expect(try fixture.problems(in: other) == [])
  }

  @Test(arguments: [
    "{", "[]", #"{"format":"tilawa-recording"}"#, #"{"format":"other"}"#,
  ])
  func `a document that is damaged is refused, and neither side writes over it`(text: String) throws {
    let recording = try fixture.add("lesson")
    _ = try export(library)
    let path = "\(place)/annotations/\(recording.sha256).json"
    try Data(text.utf8).write(to: URL(filePath: path))
    #expect(try take(other).faults.map { $0.error.path } == [path])
    #expect(try export(library).faults.count == 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test(arguments: [
    (#""end" : 100"#, #""end" : 100000"#), ("4\n", "400000\n"), (#""rate" : 1000"#, #""rate" : 0"#),
    (#""rate" : 1000"#, #""rate" : 768001"#), (#""channels" : 1"#, #""channels" : 65"#),
    (#""frames" : 1000"#, #""frames" : 9000000000000000000"#), (#""start" : 0"#, #""start" : -9000000000000000000"#),
    (#""changed" : 100"#, #""changed" : 9000000000000000000"#), (#""importedAt" : 100"#, #""importedAt" : -1"#),
    (#""recordedAt" : 7"#, #""recordedAt" : -9223372036854775808"#),
  ])
  func `a document that says what cannot be is refused`(found: String, put: String) throws {
    let recording = try fixture.add("lesson", recordedAt: 7)
    _ = try export(library)
    let path = "\(place)/annotations/\(recording.sha256).json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains(found))
    try Data(text.replacing(found, with: put).utf8).write(to: URL(filePath: path))
    #expect(try take(other).faults.map { $0.error.code } == [.corrupt])
    #expect(try other.recordings.all().isEmpty)
  }

  @Test func `a recording from before 1970 is taken`() throws {
    let recording = try fixture.add("lesson", recordedAt: -1_000_000)
    _ = try export(library)
    #expect(try take(other).added.map(\.sha256) == [recording.sha256])
  }

  @Test(arguments: ["annotations", "recordings"])
  func `a pipe in the place of a file is refused without waiting for its other end`(part: String) throws {
    let recording = try fixture.add("lesson")
    _ = try export(library)
    let name = part == "annotations" ? "\(recording.sha256).json" : "lesson-\(recording.sha256).wav"
    let path = "\(place)/\(part)/\(name)"
    try FileManager.default.removeItem(atPath: path)
    let outcome = mkfifo(path, 0o600)
    #expect(outcome == 0)
    #expect(try take(other).faults.map(\.error.code) == [.unreadable])
    #expect(try other.recordings.all().isEmpty)
  }

  @Test func `a folder with other things in it is not written to`() throws {
    try fixture.add("lesson")
    try fixture.folder.write("mine", to: "exported/letter.txt")
    #expect { try export(library) } throws: { ($0 as? StoreError)?.code == .invalid }
    #expect { try take(other) } throws: { ($0 as? StoreError)?.code == .invalid }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == ["letter.txt"])
  }

  @Test func `a recording in the trash stays there`() throws {
    let recording = try fixture.add("lesson")
    _ = try export(library)
    try library.recordings.delete(recording, now: 0)
    #expect(try take(library).trashed == ["lesson"])
    #expect(try library.recordings.all().isEmpty)
  }

  @Test func `a recording whose sound is gone gets it back`() throws {
    let recording = try fixture.add("lesson")
    _ = try export(library)
    try FileManager.default.removeItem(atPath: recording.file.path)
    #expect(try export(library).faults.map { $0.error.code } == [.notFound])
    #expect(try take(library).merged == [recording])
    #expect(try library.files.state(of: recording) == .unchanged)
    #expect(try fixture.problems() == [])
  }

  @Test func `a reciter of the same name and another riwayah stays another`() throws {
    let recording = try fixture.add("lesson", by: "Shaykh")
    _ = try export(library)
    try fixture.add("other lesson", by: "Shaykh", into: other)
    try DatabaseQueue(path: other.folders.library).write { try $0.execute(sql: "UPDATE reciter SET riwayah = 'warsh'") }
    _ = try take(other)
    #expect(Set(try other.reciters.all().map(\.name)) == ["Shaykh", "Shaykh (Hafs)"])
    #expect(try other.recordings.find(sha256: recording.sha256)?.reciter.riwayah == .hafs)
  }
}
