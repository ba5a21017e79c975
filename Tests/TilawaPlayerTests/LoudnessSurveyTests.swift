import TilawaPlayer
import Foundation
import Synchronization
import Testing
import TilawaAudio
import TilawaCore
import TilawaIntake
import TilawaStore
import TilawaTestSupport

/// Reciters of gliding tones: each file is as loud as its amplitude.
@Suite struct LoudnessSurveyTests {
  let folder: TemporaryFolder
  let sounds: ScratchFolder
  let library: Library
  let survey: LoudnessSurvey

  init() throws {
    folder = try TemporaryFolder()
    sounds = try ScratchFolder()
    library = try Library(folders: folder.home, for: .writing)
    survey = LoudnessSurvey(library: library, now: { 0 })
  }

  /// A file for each ayah of surah 2, so many seconds long.
  private func add(_ name: String, ayat: Int = 3, seconds: Int = 5, amplitude: Float = 1) throws {
    let format = AudioFormat(rate: 8000, channels: 1)
    let paths = try (1...ayat).map { ayah in
      let path = sounds.file("\(name)-00200\(ayah).wav")
      let writer = try SoundWriter(OutputTarget(path), container: .wav, encoding: .int16, format: format)
      try writer.write(Sound.glide(frames: 8000 * seconds, seed: UInt64(ayah)).map { $0 * amplitude }[...])
      try writer.complete()
      return path
    }
    let structure = MiniatureQuran.structure
    let files = try paths.enumerated().map { number, path in
      let file = try AudioProbe.measure(path)
      let content = SourceSegment.Content.text(structure.span(of: AyahRef(surah: 2, ayah: number + 1)))
      return NewAudioFile(
        file: file, storage: .absolute, segments: [NewSegment(content: content, start: 0, end: file.frames)])
    }
    let reciter = NewReciter(name: name, riwayah: .hafs, counting: .kufi, kind: .reciter)
    _ = try library.reciters.replace(reciter, files: files, added: 0)
  }

  private func stored() throws -> [Loudness?] { try library.loudness.sources().map(\.loudness) }

  @Test func `a short set is measured whole at once, and is the same by both ways`() throws {
    try add("a")
    let finding = try #require(try survey.measure("a", to: .sample).first)
    #expect(finding.loudness?.extent == .whole)
    #expect(try stored() == [finding.loudness])
  }

  @Test func `a long one is sampled first, and then measured whole`() throws {
    try add("a", ayat: 5, seconds: 20)
    let sampled = try #require(try survey.measure("a", to: .sample).first?.loudness)
    #expect(sampled.extent == .sampled)
    #expect(try stored() == [sampled])
    let whole = try #require(try survey.measure("a", to: .whole).first?.loudness)
    #expect(whole.extent == .whole)
    #expect(abs(whole.integrated - sampled.integrated) < 0.5)
    #expect(try stored() == [whole])
  }

  @Test func `what is known is not measured again`() throws {
    try add("a")
    let known = try survey.measure("a", to: .whole).map(\.loudness)
    for ayah in 1...3 { try FileManager.default.removeItem(atPath: sounds.file("a-00200\(ayah).wav")) }
    #expect(try survey.measure("a", to: .whole).map(\.loudness) == known)
  }

  @Test func `a file that cannot be read is left out and told`() throws {
    try add("a")
    Bytes.write([1, 2, 3], to: sounds.file("a-002002.wav"))
    let finding = try #require(try survey.measure("a", to: .whole).first)
    #expect(finding.skipped == [sounds.file("a-002002.wav")])
    #expect(try stored() == [finding.loudness])
    #expect(finding.loudness != nil)
  }

  @Test func `where no file can be read nothing is stored`() throws {
    try add("a")
    for ayah in 1...3 { Bytes.write([1, 2, 3], to: sounds.file("a-00200\(ayah).wav")) }
    #expect { try survey.measure("a", to: .whole) } throws: { ($0 as? PlayerError)?.code == .unreadable }
    #expect(try stored() == [nil])
  }

  @Test func `a set that is added anew meanwhile is measured, and not the one before`() throws {
    try add("a", amplitude: 0.1)
    let again = Once()
    let finding = try #require(
      try survey.measure(
        "a", to: .whole, progress: { _, _ in again.run { try? add("a", ayat: 2, amplitude: 1) } }
      ).first)
    #expect(try stored() == [finding.loudness])
    #expect(try #require(finding.loudness).integrated > -20)
  }

  @Test func `silence has no loudness`() throws {
    try add("a", amplitude: 0)
    #expect(try survey.measure("a", to: .whole).map(\.loudness) == [nil])
    #expect(try stored() == [nil])
  }

  @Test func `a session's sources are brought to one loudness`() throws {
    try add("loud", ayat: 2)
    try add("soft", ayat: 3, amplitude: 0.1)
    for id in ["loud", "soft"] { _ = try survey.measure(id, to: .whole) }
    try add("unknown", ayat: 4)
    let structure = MiniatureQuran.structure
    let planner = SessionPlanner(structure: structure, library: library)
    let spec = SessionSpec(ranges: [try RangeParser(structure: structure, counting: .kufi).parse("2:1-4")])
    let session = try planner.plan(spec, for: SessionPlanner.Choice(riwayah: .hafs)).session
    let levels = try planner.levels(for: session)
    let gains = session.units.compactMap { $0.source?.slices.first }.map { levels.gain(of: $0.file).decibels }
    #expect(levels.target == -18)
    #expect(gains.count == 4)
    #expect(gains[0] == gains[1])
    #expect(abs(gains[2] - gains[1] - 20) < 0.1)
    #expect(gains[3] == 0)
  }
}

/// Does something the first time only.
private final class Once: Sendable {
  private let isDone = Atomic(false)
  func run(_ body: () -> Void) {
    if !isDone.exchange(true, ordering: .relaxed) { body() }
  }
}
