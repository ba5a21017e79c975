import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// Imports from folders that other people, or a fault, may have changed.
@Suite struct LibraryTakingTests {
  let fixture: RecordingsFixture
  let other: Library
  private var place: String { fixture.folder.path + "/exported" }

  init() throws {
    fixture = try RecordingsFixture()
    other = try fixture.another("other")
  }

  private func exchange(_ library: Library) -> LibraryExchange {
    LibraryExchange(library: library, structure: MiniatureQuran.structure, measure: RecordingsFixture.measure)
  }

  private func export() throws {
    _ = try exchange(fixture.library).export(fixture.library.recordings.all(), to: place)
  }

  private func take(_ library: Library? = nil) throws -> LibraryExchange.Imported {
    try exchange(library ?? other).import(from: place, now: 50)
  }

  private func change(_ recording: Recording, _ found: String, _ put: String) throws {
    let path = "\(place)/annotations/\(recording.sha256).json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains(found))
    try Data(text.replacing(found, with: put).utf8).write(to: URL(filePath: path))
  }

  // A7
  @Test func `a length that a document claims is not believed`() throws {
    let recording = try fixture.add("lesson")
    try export()
    try change(recording, #""frames" : 1000"#, #""frames" : 1099511627776"#)
    let done = try take()
    #expect(done.added.map(\.file.frames) == [1000])
    #expect(done.notes.count == 1)
    #expect(try take().unchanged.count == 1)
    #expect(try fixture.problems(in: other) == [])
  }

  // A7
  @Test func `marks at another rate than the sound has are refused`() throws {
    let recording = try fixture.add("lesson")
    try export()
    try change(recording, #""rate" : 1000"#, #""rate" : 2000"#)
    #expect(try take().faults.map(\.error.code) == [.corrupt])
    #expect(try other.recordings.all().isEmpty)
    #expect(fixture.folder.files().filter { $0.hasPrefix("other/data/recordings/") } == [])
  }

  // A7
  @Test func `segments beyond the sound are left out, and one that mostly lies in it is cut off`() throws {
    let recording = try fixture.add("lesson", [0..<4, 4..<6])
    let library = fixture.library
    try library.annotations.edit(recording, now: 5) { (editing) throws(EditError) in
      try editing.add(900..<1000, .speech)
    }
    try export()
    try change(recording, #""frames" : 1000"#, #""frames" : 5000"#)
    try change(recording, #""end" : 1000"#, #""end" : 1050"#)
    try change(recording, #""end" : 200"#, #""end" : 4000"#)
    let done = try take()
    let copy = try #require(done.added.first)
    #expect(try fixture.segments(copy, in: other).map(\.frames) == [0..<100, 900..<1000])
    #expect(
      done.notes.contains {
        if case .fitted(_, let change) = $0 { change.text.contains("1 cut off there, 1 left out") } else { false }
      })
    #expect(try fixture.problems(in: other) == [])
  }

  // E6
  @Test func `what is no sound is refused though its digest is right, and the loudness of a document is not believed`()
    throws
  {
    let (good, bad) = (try fixture.add("good"), try fixture.add("bad"))
    try export()
    let loud = #""loudness" : {"lufs" : -70, "peak" : -60, "extent" : "whole"}, "originalName""#
    try change(good, #""originalName""#, loud)
    let text = Array("no sound at all".utf8)
    let path = try fixture.folder.write("no sound at all", to: "text")
    let digest = try SHA256Hasher.digest(ofFile: path).digest
    let folder = FileManager.default
    try folder.removeItem(atPath: "\(place)/recordings/bad-\(bad.sha256).wav")
    try Data(text).write(to: URL(filePath: "\(place)/recordings/\(digest)"))
    try change(bad, bad.sha256, digest)
    try folder.moveItem(
      atPath: "\(place)/annotations/\(bad.sha256).json", toPath: "\(place)/annotations/\(digest).json")
    let done = try take()
    #expect(done.faults.map(\.sha256) == [digest])
    #expect(done.faults.first?.error.message == "it is not audio")
    #expect(done.added.map(\.sha256) == [good.sha256])
    #expect(done.added.map(\.loudness) == [nil])
  }

  // A10
  @Test func `a folder whose annotations are missing or cannot be listed says so`() throws {
    try fixture.add("lesson")
    try export()
    try FileManager.default.removeItem(atPath: place + "/annotations")
    #expect(Refusal.code { try take() } == .corrupt)
    let made = symlink("annotations", place + "/annotations")
    #expect(made == 0)
    #expect(Refusal.code { try take() } == .unreadable)
  }

  // A10
  @Test func `a sound of which nothing is known, and other files, are named`() throws {
    let recording = try fixture.add("lesson")
    try export()
    try FileManager.default.moveItem(
      atPath: "\(place)/annotations/\(recording.sha256).json", toPath: place + "/annotations/lesson.json")
    let notes = try take().notes
    #expect(notes.contains(.otherFiles(folder: place + "/annotations", count: 1)))
    #expect(
      notes.contains {
        if case .unknownSound(let path) = $0 { path.contains("lesson-\(recording.sha256).wav") } else { false }
      })
  }

  // F12
  @Test func `a sound has its title and its ending beside its digest, and one without is taken as before`() throws {
    let recording = try fixture.add("Al-Mulk: \u{062F}\u{0631}\u{0633} 1/2")
    try export()
    let names = try FileManager.default.contentsOfDirectory(atPath: place + "/recordings")
    #expect(names == ["Al-Mulk-\u{062F}\u{0631}\u{0633}-1-2-\(recording.sha256).wav"])
    try FileManager.default.moveItem(
      atPath: "\(place)/recordings/\(names[0])", toPath: "\(place)/recordings/\(recording.sha256)")
    try Data(#"{"format":"tilawa-library","version":1}"#.utf8).write(to: URL(filePath: place + "/tilawa-library.json"))
    #expect(try take().added.map(\.sha256) == [recording.sha256])
    try export()
    #expect(try FileManager.default.contentsOfDirectory(atPath: place + "/recordings") == [recording.sha256])
  }

  // F12
  @Test func `a copy has a path with a title and an ending, which goes with it`() throws {
    let library = fixture.library
    let recording = try fixture.add("lesson")
    let path = try library.recordings.namedPath(of: recording)
    #expect(path.hasSuffix("/lesson-\(recording.sha256).wav"))
    #expect(FileManager.default.contents(atPath: path) == FileManager.default.contents(atPath: recording.file.path))
    try library.recordings.delete(recording, now: 1)
    _ = try library.trash.empty(.all, now: 2)
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil)
  }

  // E10 B10
  @Test func `what a killed process was to remove is no fault, and goes with the next write`() throws {
    let library = fixture.library
    let (gone, again) = (try fixture.add("gone"), try fixture.add("again"))
    for recording in [gone, again] { try library.recordings.delete(recording, now: 1) }
    // Killed behind the transaction.
    try library.database.write("empty") { db in _ = try library.trash.empty(.all, 2, db) }
    #expect(fixture.copies.count == 2)
    #expect(try fixture.problems() == [])
    try fixture.add("again")
    let next = try Library(folders: fixture.home, for: .writing)
    try next.settings.set(.teacher, to: "T")
    #expect(fixture.copies == [again.sha256])
    #expect(try fixture.problems() == [])
  }

  // E10
  @Test func `what was computed of a link goes with it when the trash is emptied`() throws {
    let library = fixture.library
    let path = try fixture.folder.write(FakeAudio.content(frames: 1000, mark: "link"), to: "in/link")
    let sha256 = try RecordingCopy.sha256(of: path)
    _ = try library.recordings.add(
      NewRecording(title: "link", originalName: "link.wav"),
      by: NewReciter(name: "T", riwayah: .hafs, counting: .kufi, kind: .personal),
      file: NewAudioFile(file: try FakeAudio.measure(path), storage: .absolute, sha256: sha256, segments: []), added: 1
    ) {}
    try Folders.create(library.folders.outlines)
    try fixture.folder.write("outline", to: "data/outlines/\(sha256)")
    try library.recordings.delete(try #require(try library.recordings.find(sha256: sha256)), now: 1)
    _ = try library.trash.empty(.all, now: 2)
    #expect(try fixture.problems() == [])
    #expect(FileManager.default.fileExists(atPath: path))
  }
}

// C1 T-F3.11
@Suite struct ReciterPlaceTests {
  let fixture: RecordingsFixture
  private var library: Library { fixture.library }

  init() throws { fixture = try RecordingsFixture() }

  private var order: [String] { get throws { try library.reciters.all().map(\.id) } }

  private func publish(_ name: String) throws {
    _ = try library.reciters.replace(.published(name), files: [], added: 1)
  }

  @Test func `who has recordings of one's own comes before published reciters, unless a setting says otherwise`() throws
  {
    try publish("husary")
    try fixture.add("lesson", by: "Teacher")
    try publish("alafasy")
    try fixture.add("other lesson", by: "Second")
    #expect(try order == ["teacher", "second", "husary", "alafasy"])
    try library.settings.set(.ownPlace, to: LibrarySetting.ownLast)
    try fixture.add("third lesson", by: "Third")
    #expect(try order == ["teacher", "second", "husary", "alafasy", "third"])
  }

  @Test func `an order that somebody chose stays as it is among those who were there`() throws {
    for name in ["a", "b"] { try publish(name) }
    try fixture.add("lesson", by: "Teacher")
    try library.reciters.order(["b", "teacher", "a"])
    try fixture.add("more", by: "Teacher")
    #expect(try order == ["b", "teacher", "a"])
    try fixture.add("other", by: "Other")
    #expect(try order == ["other", "b", "teacher", "a"])
  }

  // F1
  @Test func `a recording that is moved, and moved back, is as it was`() throws {
    let recording = try fixture.add("lesson", [0..<4, 4..<6], by: "Teacher")
    let before = try library.recordings.document(of: recording)
    let other = NewReciter(name: "Other", riwayah: .hafs, counting: .kufi, kind: .personal)
    #expect(try library.recordings.move(recording, to: other).id == "other")
    #expect(try library.recordings.find(sha256: recording.sha256)?.reciter.name == "Other")
    #expect(try fixture.problems() == [])
    let teacher = NewReciter(name: "Teacher", riwayah: .hafs, counting: .kufi, kind: .personal)
    _ = try library.recordings.move(recording, to: teacher)
    #expect(try library.recordings.document(of: recording) == before)
    let warsh = NewReciter(name: "Other", riwayah: .warsh, counting: .madaniLater, kind: .personal)
    #expect(Refusal.code { try library.recordings.move(recording, to: warsh) } == .invalid)
  }
}
