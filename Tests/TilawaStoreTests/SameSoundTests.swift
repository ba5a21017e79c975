import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// Recordings whose files differ in their tags alone (decision 0159). A mark is the sound, `~` and the tags.
@Suite struct SameSoundTests {
  let fixture: RecordingsFixture
  var library: Library { fixture.library }

  init() throws { fixture = try RecordingsFixture() }

  private func exchange(_ library: Library) -> LibraryExchange {
    LibraryExchange(library: library, structure: MiniatureQuran.structure, measure: RecordingsFixture.measure)
  }

  /// Writes the file of a linked recording, and stores that.
  private func link(_ mark: String) throws -> Recording {
    let path = try fixture.folder.write(FakeAudio.content(frames: 1000, mark: mark), to: "own.wav")
    let digest = try RecordingCopy.sha256(of: path)
    _ = try library.recordings.add(
      NewRecording(title: mark, originalName: "own.wav"),
      by: NewReciter(name: "Shaykh", riwayah: .hafs, counting: .kufi, kind: .personal),
      file: NewAudioFile(
        file: try FakeAudio.measure(path), storage: .absolute, sha256: digest, segments: [],
        sound: FakeAudio.digest(path)), added: 100
    ) {}
    return try #require(try library.recordings.find(sha256: digest))
  }

  private func retag(_ mark: String) throws {
    _ = try fixture.folder.write(FakeAudio.content(frames: 1000, mark: mark), to: "own.wav")
  }

  @Test func `recordings with one sound become one with the labels of both, and the other lies in the trash`() throws {
    let one = try fixture.add("lesson~a", [0..<4])
    let other = try fixture.add("lesson~b", [4..<6])
    let joined = try library.recordings.joinSame(now: 200)
    let (kept, gone) = one.sha256 < other.sha256 ? (one, other) : (other, one)
    #expect(joined.map(\.kept.sha256) == [kept.sha256] && joined.map(\.joined.sha256) == [gone.sha256])
    #expect(try library.recordings.all().map(\.sha256) == [kept.sha256])
    #expect(try fixture.segments(kept).count == 2)
    #expect(try library.trash.all().map(\.sha256) == [gone.sha256])
    #expect(fixture.copies.count == 2)
    #expect(try fixture.problems().isEmpty)
  }

  @Test func `a joined recording that is restored adds nothing twice`() throws {
    let kept = try [fixture.add("lesson~a", [0..<4]), fixture.add("lesson~b", [4..<6])].min { $0.sha256 < $1.sha256 }
    _ = try library.recordings.joinSame(now: 200)
    let item = try #require(try library.trash.all().first)
    #expect(try library.trash.restore(item, now: 300) == .known)
    #expect(try library.recordings.all().count == 1)
    #expect(try fixture.segments(#require(kept)).count == 2)
  }

  @Test func `recordings of two riwayat stay apart`() throws {
    try fixture.add("lesson~a")
    let path = try fixture.folder.write(FakeAudio.content(frames: 1000, mark: "lesson~b"), to: "b.wav")
    let copy = try RecordingCopy(of: path, into: library.folders.recordings)
    _ = try library.recordings.add(
      NewRecording(title: "b", originalName: "b.wav"),
      by: NewReciter(name: "Other", riwayah: .warsh, counting: .madaniLater, kind: .personal),
      file: NewAudioFile(
        file: try FakeAudio.measure(copy.path), storage: .recordings, sha256: copy.sha256, segments: [],
        sound: FakeAudio.digest(copy.path)), added: 100
    ) { try copy.publish() }
    #expect(try library.recordings.joinSame(now: 200).isEmpty)
    #expect(try library.recordings.all().count == 2)
  }

  @Test func `a link whose tags were edited has the same sound, and says so`() throws {
    let recording = try link("lesson~a")
    try retag("lesson~another")
    #expect(try fixture.problems() == [.otherTags])
    #expect(try fixture.problems(.repair) == [.otherTags])
    #expect(try fixture.problems().isEmpty)
    #expect(try library.recordings.find(sha256: recording.sha256)?.fileDigest != recording.sha256)
  }

  @Test func `a link with another sound is told as changed`() throws {
    _ = try link("lesson~a")
    try retag("exam~a")
    #expect(try fixture.problems() == [.wrongContent])
  }

  @Test func `a link with edited tags comes back from the trash`() throws {
    let recording = try link("lesson~a")
    try retag("lesson~another")
    _ = try fixture.problems(.repair)
    try library.recordings.delete(recording, now: 200)
    let item = try #require(try library.trash.all().first)
    #expect(try library.trash.restore(item, now: 300) == .restored)
    #expect(try fixture.problems().isEmpty)
  }

  @Test func `a link with edited tags is exported, and comes to the same recording elsewhere`() throws {
    let recording = try link("lesson~a")
    try retag("lesson~another")
    _ = try fixture.problems(.repair)
    let there = try fixture.another("there")
    try fixture.add("lesson~third", [4..<6], into: there)
    let path = fixture.folder.path + "/exported"
    let again = try #require(try library.recordings.find(sha256: recording.sha256))
    #expect(try exchange(library).export([again], to: path).faults.isEmpty)
    let report = try exchange(there).import(from: path, now: 200)
    #expect(report.faults.isEmpty && report.added.isEmpty)
    #expect(try there.recordings.all().count == 1)
  }

  @Test func `labels of a copy with other tags come to the recording that is here`() throws {
    let there = try fixture.another("there")
    let exported = try fixture.add("lesson~a", [0..<4], into: there)
    let own = try fixture.add("lesson~b", [4..<6])
    let path = fixture.folder.path + "/exported"
    _ = try exchange(there).export([exported], to: path)
    let report = try exchange(library).import(from: path, now: 200)
    #expect(report.merged.map(\.sha256) == [own.sha256] && report.added.isEmpty)
    #expect(try fixture.segments(own).count == 2)
    #expect(try exchange(library).import(from: path, now: 300).unchanged.count == 1)
  }

  @Test func `a copy that another file replaced is emptied from the trash under its own name`() throws {
    let recording = try fixture.add("lesson~a")
    let path = try fixture.folder.write(FakeAudio.content(frames: 1000, mark: "lesson~b"), to: "b.wav")
    let copy = try RecordingCopy(of: path, into: library.folders.recordings)
    let name = copy.sha256
    _ = try library.recordings.add(
      NewRecording(title: "b", originalName: "b.wav"),
      by: NewReciter(name: "Shaykh", riwayah: .hafs, counting: .kufi, kind: .personal),
      file: NewAudioFile(
        file: try FakeAudio.measure(copy.path), storage: .recordings, sha256: name, segments: []),
      of: recording, added: 200
    ) { try copy.publish() }
    #expect(fixture.copies == [name])
    #expect(try fixture.problems().isEmpty)
    try library.recordings.delete(try #require(try library.recordings.find(sha256: recording.sha256)), now: 300)
    _ = try library.trash.empty(.all, now: 400)
    #expect(fixture.copies.isEmpty)
  }

  @Test func `a library of an earlier version knows no sound, and learns them one by one`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.home.data, withIntermediateDirectories: true)
    let old = try DatabaseQueue(path: folder.home.library)
    try LibrarySchema.migrator.migrate(old, upTo: "25")
    let digests = ["a", "b"].map { String(repeating: $0, count: 64) }
    try old.write { db in
      try db.execute(sql: "INSERT INTO reciter VALUES (1, 't', 'T', 'hafs', 'kufi', 'personal', 0, 0)")
      for (index, digest) in digests.enumerated() {
        try db.execute(
          sql: """
            INSERT INTO audio_file VALUES (?1, 1, 'recordings', ?2, ?2, 5, 6, 44100, 1, 500);
            """, arguments: [index + 1, digest])
        try db.execute(
          sql: """
            INSERT INTO recording(id, sha256, title, reciter, file, imported_at, original_name)
            VALUES (?1, ?2, 'Lesson', 1, ?1, 4, 'lesson.wav')
            """, arguments: [index + 1, digest])
      }
    }
    try old.close()
    let library = try Library(folders: folder.home, for: .writing)
    let unknown = try library.recordings.withUnknownSound()
    #expect(unknown.map(\.sha256) == digests && unknown.allSatisfy { $0.fileDigest == $0.sha256 })
    try library.recordings.note(SoundDigest(.packets, sha256: digests[0]), of: unknown[0])
    #expect(try library.recordings.withUnknownSound().map(\.sha256) == [digests[1]])
  }

  @Test func `a digest of another version counts as none`() throws {
    let recording = try fixture.add("lesson~a")
    try library.database.write("make it older") { try $0.execute(sql: "UPDATE sound SET digest = 'packets-0:ab'") }
    #expect(try library.recordings.soundDigest(of: recording) == nil)
    #expect(try library.recordings.withUnknownSound().map(\.sha256) == [recording.sha256])
  }
}
