import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaIntake
import TilawaStore
import TilawaTestSupport

@Suite struct UnlabelledImportTests {
  let folder: TemporaryFolder
  let library: Library

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
  }

  private func importer(
    facts: RecordingFacts = RecordingFacts(),
    survey: @escaping SurveyRecording = { try FakeAudio.survey($0, heard: $1, progress: $2) }
  ) -> RecordingImporter {
    RecordingImporter(library: library, structure: MiniatureQuran.structure, survey: survey, facts: { _ in facts })
  }

  private func file(_ name: String = "in/lesson.wav", mark: String = "") throws -> String {
    try folder.write(FakeAudio.content(frames: 10_000, mark: mark), to: name)
  }

  private func request(_ path: String, _ change: (inout RecordingImporter.Request) -> Void = { _ in })
    -> RecordingImporter.Request
  {
    var request = RecordingImporter.Request(file: path, reciter: "Shaykh")
    change(&request)
    return request
  }

  private var stored: [String] { folder.files().filter { $0.hasPrefix("data/recordings/") } }
  /// Goes on until it is cancelled.
  private let noSurvey: SurveyRecording = { _, _, progress in
    while true {
      try progress(0, 1)
      sched_yield()
    }
  }

  // T-F3.1
  @Test func `a recording without labels is taken without segments, all of it measured`() throws {
    let report = try importer().add(request(file()), now: 7)
    #expect(report.outcome == .added)
    #expect(report.segments.isEmpty)
    #expect(report.recording.loudness?.integrated == -40)
    #expect(report.recording.importedAt == 7)
    #expect(try library.recordings.all() == [report.recording])
  }

  @Test func `its outline is kept beside it and comes back`() throws {
    let recording = try importer().add(request(file()), now: 0).recording
    let cache = OutlineCache(folders: folder.home)
    #expect(cache.kept(of: recording.sha256) == FakeAudio.outline(of: recording.file))
    #expect(folder.files().contains("data/outlines/\(recording.sha256)"))
  }

  @Test func `no outline of another sound that lies now where a linked one lay is kept`() throws {
    let path = folder.path + "/tone.wav"
    _ = try Sound.write(.wav, to: path, frames: 16_000, rate: 8000)
    let importer = RecordingImporter(
      library: library, structure: MiniatureQuran.structure,
      survey: { try RecordingPass.survey($0, heard: $1, progress: $2) }, facts: { RecordingFacts.read($0) })
    let recording = try importer.add(request(path) { $0.placement = .linked }, now: 0).recording
    let place = "\(folder.home.outlines)/\(recording.sha256)"
    try FileManager.default.removeItem(atPath: place)
    var other = try Data(contentsOf: URL(filePath: path))
    other[other.count - 1] ^= 1
    try other.write(to: URL(filePath: path))
    #expect { try OutlineCache(folders: folder.home).outline(of: recording) } throws: { "\($0)".contains("changed") }
    #expect(!FileManager.default.fileExists(atPath: place))
    #expect(try library.files.state(of: recording) == .changed)
  }

  @Test func `an outline that is damaged or gone is made again from the sound`() throws {
    let path = folder.path + "/tone.wav"
    _ = try Sound.write(.wav, to: path, frames: 16_000, rate: 8000)
    let importer = RecordingImporter(
      library: library, structure: MiniatureQuran.structure,
      survey: { try RecordingPass.survey($0, heard: $1, progress: $2) }, facts: { RecordingFacts.read($0) })
    let recording = try importer.add(request(path), now: 0).recording
    let cache = OutlineCache(folders: folder.home)
    let outline = try #require(cache.kept(of: recording.sha256))
    for damage in ["", "TLOL", nil] {
      let place = "\(folder.home.outlines)/\(recording.sha256)"
      if let damage {
        try Data(damage.utf8).write(to: URL(filePath: place))
      } else {
        try FileManager.default.removeItem(atPath: place)
      }
      #expect(cache.kept(of: recording.sha256) == nil)
      #expect(try cache.outline(of: recording) == outline)
      #expect(cache.kept(of: recording.sha256) == outline)
    }
  }

  // T-F3.2
  @Test func `date, device and title are the file's own, unless they are said`() throws {
    let facts = RecordingFacts(recorded: 1000, device: "Phone 3", title: "Lesson 7")
    let own = try importer(facts: facts).add(request(file()), now: 9999).recording
    #expect([own.title, own.device, own.originalName] == ["Lesson 7", "Phone 3", "lesson.wav"])
    #expect(own.recordedAt == 1000)
    let said = try importer(facts: facts).add(
      request(file(mark: "b")) {
        $0.title = "Mine"
        $0.recorded = 5
      }, now: 9999
    ).recording
    #expect(said.title == "Mine")
    #expect(said.recordedAt == 5)
  }

  @Test func `what says no date has that of its file`() throws {
    let path = try file()
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 86_400)], ofItemAtPath: path)
    let recording = try importer().add(request(path), now: 9_999_999).recording
    #expect(recording.recordedAt == 86_400)
    #expect(recording.title == "lesson")
  }

  @Test func `the passage that it should hold is kept`() throws {
    let recording = try importer().add(request(file()) { $0.range = "1:2-3" }, now: 0).recording
    #expect(recording.expected == WordRange(4, 8))
    #expect(throws: RangeError.self) { try importer().add(request(file(mark: "b")) { $0.range = "1:99" }, now: 0) }
    #expect(stored.count == 1)
  }

  @Test func `a link leaves the file where it lies`() throws {
    let path = try file()
    let recording = try importer().add(request(path) { $0.placement = .linked }, now: 0).recording
    #expect(recording.file.path == path)
    #expect(stored.isEmpty)
    #expect(try library.files.state(of: recording) == .unchanged)
  }

  @Test func `a link becomes a copy where one is asked for, and a copy stays one`() throws {
    let path = try file()
    _ = try importer().add(request(path) { $0.placement = .linked }, now: 0)
    let copied = try importer().add(request(path) { $0.reciter = nil }, now: 1).recording
    #expect(stored == ["data/recordings/\(copied.sha256)"])
    #expect(copied.file.path.hasSuffix(stored[0]))
    let linked = try importer().add(request(path) { $0.placement = .linked }, now: 2).recording
    #expect(linked.file == copied.file)
    #expect(try library.files.state(of: linked) == .unchanged)
  }

  @Test func `what is known is not read to its end again`() throws {
    let path = try file()
    let recording = try importer().add(request(path), now: 0).recording
    let report = try importer(survey: noSurvey).add(request(path) { $0.reciter = nil }, now: 1)
    #expect(report.outcome == .known)
    #expect(report.recording == recording)
  }

  @Test func `of what is known a folder changes nothing`() throws {
    _ = try importer().add(request(file()) { $0.title = "Mine" }, now: 0)
    let report = try importer(survey: noSurvey).add(
      request(file("in/again.wav")) {
        $0.known = .left
        $0.reciter = "Another"
      }, now: 1)
    #expect(report.outcome == .known)
    #expect(report.reciter.name == "Shaykh")
    #expect(report.recording.title == "Mine")
  }

  @Test func `a file that is named takes what is said, and keeps its segments`() throws {
    let path = try file()
    let labels = try folder.write("0\t1\t1:1\n", to: "labels.txt")
    let first = try importer().add(request(path) { $0.labels = labels }, now: 0)
    let report = try importer(survey: noSurvey).add(
      request(path) {
        $0.reciter = "Another"
        $0.moving = .allowed
        $0.title = "Better"
        $0.range = "1:1"
      }, now: 1)
    #expect(report.outcome == .replaced)
    #expect(report.reciter.name == "Another")
    #expect(report.recording.title == "Better")
    #expect(report.recording.expected == WordRange(0, 4))
    #expect(report.recording.loudness?.integrated == -40)
    #expect(report.segments == first.segments)
  }

  @Test func `a copy that was deleted behind our back is put back`() throws {
    let path = try file()
    let recording = try importer().add(request(path), now: 0).recording
    try FileManager.default.removeItem(atPath: recording.file.path)
    let report = try importer(survey: noSurvey).add(request(path) { $0.known = .left }, now: 1)
    #expect(report.outcome == .replaced)
    #expect(report.recording.title == recording.title)
    #expect(try library.files.state(of: report.recording) == .unchanged)
  }

  @Test func `what the survey refuses leaves nothing, and its reason is told`() throws {
    let path = try folder.write("hello", to: "in/a.wav")
    #expect(throws: FakeAudio.NoAudio.self) { try importer().add(request(path), now: 0) }
    #expect(throws: FakeAudio.NoAudio.self) { try importer().add(request(path) { $0.placement = .linked }, now: 0) }
    #expect(stored.isEmpty)
    #expect(try library.recordings.all().isEmpty)
  }

  @Test func `what the progress throws ends the import without a trace`() throws {
    let path = try file()
    #expect(throws: CancellationError.self) {
      try importer().add(request(path), now: 0) { _, _ in throw CancellationError() }
    }
    #expect(stored.isEmpty)
    #expect(try library.recordings.all().isEmpty)
  }

  @Test func `in a folder it is the folder's name that a reciter has where nobody says another`() throws {
    let report = try importer().add(
      request(file()) {
        $0.reciter = nil
        $0.fallback = "Lessons"
      }, now: 0)
    #expect(report.reciter.name == "Lessons")
  }
}

@Suite struct RecordingPathsTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func names(_ paths: RecordingPaths) -> [String] {
    paths.items.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func `a folder is searched to its depths, by name, without what is hidden`() throws {
    for name in ["b/memo 10.m4a", "b/memo 2.m4a", "a.MP3", "notes.txt", ".hidden.wav", ".cache/x.wav", "c/d/e.opus"] {
      try folder.write("x", to: name)
    }
    let paths = try RecordingPaths([folder.path])
    #expect(names(paths) == ["a.MP3", "b/memo 2.m4a", "b/memo 10.m4a", "c/d/e.opus"])
    #expect(paths.ignored == 1)
    #expect(Set(paths.items.map(\.folder)) == [folder.path])
  }

  @Test(arguments: ["mka", "mov", "3gp", "amr", "wv", "ac3", "M4A", "caf", "oga", "aifc", "tta"])
  func `what phones and recorders write is found`(ending: String) throws {
    try folder.write("x", to: "a.\(ending)")
    #expect(try RecordingPaths([folder.path]).items.count == 1)
  }

  @Test func `a pattern that no shell has expanded is, and a file of such a name is itself`() throws {
    for name in ["a 1.wav", "a 2.wav", "b.wav", "odd [1].wav"] { try folder.write("x", to: name) }
    #expect(names(try RecordingPaths([folder.path + "/a *.wav"])) == ["a 1.wav", "a 2.wav"])
    #expect(names(try RecordingPaths([folder.path + "/odd [1].wav"])) == ["odd [1].wav"])
    #expect { try RecordingPaths([folder.path + "/none*.wav"]) } throws: { "\($0)".contains("no file fits") }
  }

  @Test func `a file is named by itself whatever its ending, and each counts once`() throws {
    try folder.write("x", to: "sound.bin")
    let paths = try RecordingPaths([
      folder.path + "/sound.bin", folder.path + "/../\(folder.path.split(separator: "/").last ?? "")/sound.bin",
    ])
    #expect(names(paths) == ["sound.bin"])
    #expect(paths.items[0].folder == nil)
  }

  @Test func `a folder is found behind a link, and a link to nowhere keeps no other file out`() throws {
    try folder.write("x", to: "real/a.wav")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: folder.path + "/real")
    try manager.createSymbolicLink(atPath: folder.path + "/real/z.mp3", withDestinationPath: "/nowhere/z.mp3")
    #expect(names(try RecordingPaths([folder.path + "/link"])) == ["real/a.wav", "real/z.mp3"])
  }

  @Test func `what is not there is told`() {
    #expect { try RecordingPaths([folder.path + "/none.wav"]) } throws: { ($0 as? PlayerError)?.code == .notFound }
  }
}
