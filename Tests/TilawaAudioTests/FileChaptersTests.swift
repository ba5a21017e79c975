import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

@Suite struct FileChaptersTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func source(_ kind: FileSink.Kind) throws -> String {
    let tone = try Sound.write(.wav, to: folder.file("in.wav"), frames: 48_000, rate: 48_000, channels: 1)
    let path = folder.file("plain.\(kind)")
    try SoundConversion.write(try AudioProbe.measure(tone), as: kind, to: try OutputTarget(path))
    return path
  }

  @Test(arguments: FileSink.Kind.allCases.filter { $0 != .wav })
  func `the chapters of a file are read with their times`(kind: FileSink.Kind) throws {
    let tagged = TaggedSound(
      tags: [],
      chapters: [
        TaggedSound.Chapter(start: 0, end: 24_000, title: "113:1"),
        TaggedSound.Chapter(start: 24_000, end: 48_000, title: "الفلق 2"),
      ], cover: nil, rate: 48_000)
    let path = folder.file("tagged.\(kind)")
    try tagged.write(kind, from: try source(kind), to: try OutputTarget(path))
    let chapters = try FileChapters.read(path)
    #expect(chapters.map(\.title) == ["113:1", "الفلق 2"])
    #expect(chapters.map(\.start) == [.zero, .milliseconds(500)])
    // Comments of Vorbis have no ends.
    #expect(chapters.allSatisfy { $0.end == $0.start || $0.end == $0.start + .milliseconds(500) })
  }

  @Test func `a file without chapters has none, and one that is no sound is an error`() throws {
    #expect(try FileChapters.read(try source(.flac)) == [])
    #expect(throws: AudioError.self) { try FileChapters.read(folder.file("none")) }
  }
}
