import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaIntake
import TilawaStore
import TilawaTestSupport

/// Imports of files whose sound is here in another file (decision 0159). The files are WAV with a tag.
@Suite struct SameSoundImportTests {
  let folder: TemporaryFolder
  let library: Library

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
  }

  private func importer(_ reading: SoundReading = .files) -> RecordingImporter {
    RecordingImporter(
      library: library, structure: MiniatureQuran.structure,
      survey: { try RecordingPass.survey($0, heard: $1, progress: $2) }, facts: { _ in RecordingFacts() },
      reading: reading)
  }

  /// Writes a sound with a title in a chunk before the samples.
  private func file(_ name: String, titled title: String, seed: UInt64 = 1, frames: Int = 44_100) throws -> String {
    let path = folder.path + "/" + name
    try Sound.write(Sound.glide(frames: frames, seed: seed), to: path)
    let chunk = Array("LIST".utf8) + size(12 + title.utf8.count) + Array("INFOINAM".utf8)
    let tag = chunk + size(title.utf8.count) + Array(title.utf8)
    var bytes = Bytes.read(path)
    let format = try #require(bytes.indices.first { bytes[$0...].starts(with: "data".utf8) })
    bytes.insert(contentsOf: tag, at: format)
    bytes.replaceSubrange(4..<8, with: size(bytes.count - 8))
    Bytes.write(bytes, to: path)
    return path
  }

  private func size(_ count: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) } }

  private func request(
    _ path: String, labels: String? = nil, _ placement: RecordingImporter.Request.Placement = .copied
  ) throws -> RecordingImporter.Request {
    var request = RecordingImporter.Request(
      file: path, labels: try labels.map { try folder.write($0, to: "labels.txt") })
    request.placement = placement
    return request
  }

  private func problems(_ mode: LibraryCheck.Mode = .look) throws -> [LibraryProblem.Kind] {
    var check = LibraryCheck(library, structure: MiniatureQuran.structure, mode, reading: .files)
    return try check.run().problems.map(\.kind)
  }

  private var copies: [String] { folder.files().filter { $0.hasPrefix("data/recordings/") } }

  @Test func `a file with another tag is here already, and no second recording`() throws {
    let first = try importer().add(request(file("a.wav", titled: "abcd")), now: 1)
    let report = try importer().add(request(file("b.wav", titled: "Edited")), now: 2)
    #expect(report.outcome == .known && report.likeness == .sound)
    #expect(report.recording.sha256 == first.recording.sha256)
    #expect(try library.recordings.all().count == 1)
    #expect(copies.count == 1)
  }

  @Test func `labels that come with another tag are those of the recording`() throws {
    let first = try importer().add(request(file("a.wav", titled: "abcd"), labels: "0\t0.5\t1:1\n"), now: 1)
    let report = try importer().add(request(file("b.wav", titled: "Edited"), labels: "0\t0.4\t1:2\n"), now: 2)
    #expect(report.outcome == .replaced && report.likeness == .sound)
    #expect(report.segments.map(\.end) == [17_640])
    #expect(report.recording.file == first.recording.file)
    #expect(try library.recordings.all().count == 1)
    #expect(try problems().isEmpty)
  }

  @Test func `a linked file that was tagged keeps its labels, and is whole after the import`() throws {
    let path = try file("own.wav", titled: "abcd")
    let first = try importer().add(request(path, labels: "0\t0.5\t1:1\n", .linked), now: 1)
    _ = try file("own.wav", titled: "Edited")
    #expect(try problems() == [.otherTags])
    let report = try importer().add(request(path, .linked), now: 2)
    #expect(report.likeness == .soundInNewFile && report.recording.sha256 == first.recording.sha256)
    #expect(report.segments.count == 1)
    #expect(try problems().isEmpty)
    #expect(try library.files.state(of: report.recording) == .unchanged)
  }

  @Test func `a linked file that was tagged is noted without an import`() throws {
    _ = try importer().add(request(file("own.wav", titled: "abcd"), .linked), now: 1)
    _ = try file("own.wav", titled: "Edited")
    try SoundLearning(library).run(now: 2)
    #expect(try problems().isEmpty)
  }

  @Test func `a linked file with another sound is a changed one`() throws {
    _ = try importer().add(request(file("own.wav", titled: "abcd"), .linked), now: 1)
    _ = try file("own.wav", titled: "abcd", seed: 2)
    try SoundLearning(library).run(now: 2)
    #expect(try problems() == [.wrongContent])
  }

  @Test func `a lost copy comes back from a file with other tags`() throws {
    let first = try importer().add(request(file("a.wav", titled: "abcd"), labels: "0\t0.5\t1:1\n"), now: 1).recording
    try FileManager.default.removeItem(atPath: first.file.path)
    let report = try importer().add(request(file("b.wav", titled: "Edited")), now: 2)
    #expect(report.likeness == .soundInNewFile && report.recording.sha256 == first.sha256)
    #expect(report.segments.count == 1)
    #expect(copies.count == 1)
    #expect(try problems().isEmpty)
    #expect(try OutlineCache(folders: library.folders).fresh(of: report.recording).frames == 44_100)
  }

  @Test func `a link becomes a copy where a copy of the same sound is asked for`() throws {
    _ = try importer().add(request(file("own.wav", titled: "abcd"), .linked), now: 1)
    let report = try importer().add(request(file("b.wav", titled: "Edited")), now: 2)
    #expect(report.likeness == .soundInNewFile)
    #expect(copies.count == 1 && report.recording.file.path.hasPrefix(library.folders.recordings))
    #expect(try problems().isEmpty)
  }

  @Test func `another sound of the same length is another recording`() throws {
    _ = try importer().add(request(file("a.wav", titled: "abcd")), now: 1)
    #expect(try importer().add(request(file("b.wav", titled: "abcd", seed: 2)), now: 2).outcome == .added)
  }

  @Test func `a sound that an earlier version stored is known at the next import`() throws {
    let first = try importer(.none).add(request(file("a.wav", titled: "abcd")), now: 1)
    #expect(try library.recordings.withUnknownSound().count == 1)
    let report = try importer().add(request(file("b.wav", titled: "Edited")), now: 2)
    #expect(report.recording.sha256 == first.recording.sha256 && report.likeness == .sound)
    #expect(try library.recordings.withUnknownSound().isEmpty)
  }

  @Test func `sounds are learned piece by piece, and what is equal becomes one recording`() throws {
    _ = try importer(.none).add(request(file("a.wav", titled: "abcd"), labels: "0\t0.5\t1:1\n"), now: 1)
    _ = try importer(.none).add(request(file("b.wav", titled: "Edited"), labels: "0.5\t0.9\t1:2\n"), now: 2)
    let learning = SoundLearning(library)
    #expect(try learning.run(atMost: 1, now: 3).isEmpty)
    #expect(try library.recordings.withUnknownSound().count == 1)
    #expect(try learning.run(now: 4).count == 1)
    let recording = try #require(try library.recordings.all().first)
    #expect(try library.recordings.all().count == 1)
    #expect(try library.annotations.of(recording).segments.count == 2)
  }

  @Test(.enabled(if: EncodedSound.isPossible))
  func `a copy into another container is here already`() throws {
    let scratch = try ScratchFolder()
    let sound = try #require(EncodedSound.foreign.first { $0.name == "aac.m4a" })
    let original = try sound.make(frames: 60_000, in: scratch)
    let copy = scratch.file("copy.mka")
    try Program.run("ffmpeg", ["-v", "error", "-y", "-i", original, "-c", "copy", copy])
    let first = try importer().add(request(original), now: 1)
    let report = try importer().add(request(copy), now: 2)
    #expect(report.recording.sha256 == first.recording.sha256 && report.likeness == .sound)
  }
}
