import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaIntake
import TilawaStore
import TilawaTestSupport

@Suite struct RecordingSaverTests {
  let folder: TemporaryFolder
  let library: Library
  let saver: RecordingSaver
  /// A process that has ended.
  let gone: Int32
  private let facts = CaptureFacts(
    title: "Lesson", reciter: "Shaykh", riwayah: .warsh, expected: WordRange(4, 8), startedAt: 1_790_000_000,
    device: "A microphone")

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
    saver = RecordingSaver(library: library, survey: { try RecordingPass.survey($0, heard: $1, progress: $2) })
    let process = Program.process("/bin/true", [])
    try process.run()
    process.waitUntilExit()
    gone = process.processIdentifier
    try Folders.create(library.folders.recordings)
  }

  private enum Ending { case finished, cutOff }

  /// A file as a recorder leaves it that was killed, with a second of sound.
  private func leave(_ ending: Ending, by process: Int32, seed: UInt64 = 1) throws -> String {
    let sound = Sound.glide(frames: 48_000, seed: seed)
    let file = try RecordingFile(
      in: library.folders.recordings, format: AudioFormat(rate: 48_000, channels: 1), encoding: .int16,
      tags: facts.tags, reserve: 0)
    try sound.withUnsafeBufferPointer { (samples) throws(AudioError) in try file.write(samples) }
    if ending == .finished { try file.finish() }
    let path = "\(library.folders.recordings)/.recording-\(process)-aB3xyz"
    // As it is now: closing it would complete it.
    try FileManager.default.copyItem(atPath: file.path, toPath: path)
    file.remove()
    return path
  }

  private var files: [String] { folder.files().filter { $0.hasPrefix("data/recordings/") } }

  private func recovered() throws -> [Recording] {
    try saver.recover(now: 5).map { try $0.get().recording }
  }

  @Test func `facts stand in the file and come back`() throws {
    _ = try leave(.finished, by: gone)
    let recording = try #require(try recovered().first)
    #expect(recording.title == "Lesson")
    #expect(recording.reciter.name == "Shaykh" && recording.reciter.riwayah == .warsh)
    #expect(recording.reciter.kind == .personal)
    #expect(recording.expected == WordRange(4, 8))
    #expect(recording.recordedAt == 1_790_000_000 && recording.importedAt == 5)
    #expect(recording.device == "A microphone")
  }

  // T-F3.3
  @Test func `a recording that was cut off is recovered and its remains removed`() throws {
    let path = try leave(.cutOff, by: gone)
    let recording = try #require(try recovered().first)
    #expect(recording.file.frames > 48_000 - 2 * 4096)
    #expect(FileManager.default.fileExists(atPath: recording.file.path))
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(files == ["data/recordings/\(recording.sha256)"])
    #expect(try recovered().isEmpty)
  }

  @Test func `a finished one that was not taken in is taken as it is`() throws {
    let path = try leave(.finished, by: gone)
    let bytes = Bytes.read(path)
    let recording = try #require(try recovered().first)
    #expect(Bytes.read(recording.file.path) == bytes)
    #expect(files.count == 1)
  }

  @Test func `a recording that somebody makes is left alone`() throws {
    let path = try leave(.cutOff, by: getpid())
    #expect(try recovered().isEmpty)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `one that was cut off is recovered also where another process has its old number`() throws {
    let path = try leave(.cutOff, by: getpid())
    #expect(saver.recover(now: 5).isEmpty)
    let found = saver.recover(now: 5, clock: time(nil) + 61)
    #expect(try found.map { try $0.get().recording.title } == ["Lesson"])
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `one that had been taken in and not removed is still one recording, with its segments`() throws {
    _ = try leave(.finished, by: gone)
    let first = try #require(try recovered().first)
    try library.annotations.edit(first, now: 6) { (editing) throws(EditError) in
      try editing.takeOver([LabelledInterval(frames: 0..<1000, content: .speech)])
    }
    _ = try leave(.finished, by: gone)
    let second = try #require(try recovered().first)
    #expect(second.sha256 == first.sha256)
    #expect(try library.recordings.all().count == 1)
    #expect(try library.annotations.of(second).segments.count == 1)
    #expect(files.count == 1)
  }

  @Test func `what is no sound stays, and is said`() throws {
    let path = "\(library.folders.recordings)/.recording-\(gone)-aB3xyz"
    try folder.write("no sound at all", to: "data/recordings/.recording-\(gone)-aB3xyz")
    let results = saver.recover(now: 5)
    #expect(results.count == 1)
    #expect(throws: AudioError.self) { try results.first?.get() }
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `an empty one goes without a word`() throws {
    try folder.write("", to: "data/recordings/.recording-\(gone)-aB3xyz")
    #expect(saver.recover(now: 5).isEmpty)
    #expect(files.isEmpty)
  }

  @Test func `a reciter who recites something else is refused before anything is recorded`() throws {
    _ = try leave(.finished, by: gone)
    _ = try recovered()
    #expect(try saver.recitation(nil, by: "Shaykh").riwayah == .warsh)
    #expect(try saver.recitation(nil, by: "Nobody yet").riwayah == .hafs)
    let error = #expect(throws: StoreError.self) { try saver.recitation(.hafs, by: "shaykh") }
    #expect(error?.description.contains("take another name") == true)
  }

  @Test func `nobody named is the configured teacher, else oneself`() throws {
    #expect(try saver.reciter(named: nil) == "Me")
    try library.settings.set(.teacher, to: "Ustadh")
    #expect(try saver.reciter(named: nil) == "Ustadh")
    #expect(try saver.reciter(named: "A") == "A")
  }
}
