import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

@Suite struct LibraryTimingTests {
  private let fixture: LibraryFixture
  private let path: String
  private let sha256 = String(repeating: "a", count: 64)

  init() throws {
    fixture = try LibraryFixture()
    let file = try fixture.file("002.mp3", [fixture.segment(.text(WordRange(10, 12)), 0..<1000)])
    path = file.file.path
    _ = try fixture.library.reciters.replace(
      .published("Qari"), files: [file],
      timings: PublishedSet([timing(10, 0..<500), timing(12, 500..<1000)], from: "t"),
      added: 3)
  }

  private func timing(_ word: Int, _ range: Range<Int>) -> AyahTiming {
    AyahTiming(
      span: WordRange(word, word + 2), base: .surah,
      range: .milliseconds(range.lowerBound)..<(.milliseconds(range.upperBound)))
  }

  private func ranges(_ timings: [AyahTiming]) -> [String] {
    timings.map { "\($0.span.start) \($0.range.map { Int($0.lowerBound / .milliseconds(1)) } ?? -1)" }
  }

  @Test func `an overlay takes the place of what is published, for the audio of its digest`() throws {
    let library = fixture.library
    let digest = try library.files.digest(of: path, of: "qari")
    try library.timings.setOverlays([timing(12, 520..<1000)], of: digest, at: 1)
    #expect(try ranges(library.timings.all(ofFile: path, in: WordRange(0, 20))) == ["10 0", "12 520"])
    #expect(try ranges(library.timings.all(of: "qari", in: WordRange(0, 20), base: .surah)) == ["10 0", "12 520"])
    #expect(
      try ranges(library.timings.published(of: "qari", in: WordRange(0, 20), base: .surah)) == ["10 0", "12 500"])
    #expect(try library.timings.all(ofFile: path, in: WordRange(10, 11)).first?.range?.upperBound == .milliseconds(520))
  }

  @Test func `an overlay of other audio changes nothing`() throws {
    try fixture.library.timings.setOverlays([timing(12, 520..<1000)], of: sha256, at: 1)
    _ = try fixture.library.files.digest(of: path, of: "qari")
    #expect(try ranges(fixture.library.timings.all(ofFile: path, in: WordRange(0, 20))) == ["10 0", "12 500"])
  }

  @Test func `an overlay that is removed leaves what is published`() throws {
    let library = fixture.library
    let digest = try library.files.digest(of: path, of: "qari")
    try library.timings.setOverlays([timing(12, 520..<1000), timing(10, 5..<500)], of: digest, at: 1)
    #expect(try library.timings.removeOverlays(of: digest, in: WordRange(12, 13)) == 1)
    #expect(try library.timings.overlays(of: digest) == [timing(10, 5..<500)])
  }

  @Test func `files are cut anew in the same transaction, and keep when they were added`() throws {
    let library = fixture.library
    let file = try #require(try library.files.all(of: "qari").first?.file)
    let segments = [
      NewSegment(content: .text(WordRange(10, 12)), start: 0, end: 400),
      NewSegment(content: .text(WordRange(12, 14)), start: 400, end: 1000),
    ]
    try library.timings.set(
      [timing(12, 400..<1000)], of: "qari", from: "u", cutting: [RecutFile(file: file, segments: segments)])
    #expect(try library.files.segments(in: path, of: "qari") == segments)
    let other = AudioFile(path: path, rate: file.rate, channels: 1, frames: file.frames + 1)
    try library.timings.set([], of: "qari", from: "u", cutting: [RecutFile(file: other, segments: [])])
    #expect(try library.files.segments(in: path, of: "qari") == segments)
  }

  @Test func `a reciter who is replaced has the timings of the new set alone`() throws {
    _ = try fixture.library.reciters.replace(.published("Qari"), files: [], added: 4)
    #expect(try fixture.library.timings.published(of: "qari", in: WordRange(0, 20), base: .surah).isEmpty)
  }

  @Test func `a file that has changed has no digest`() throws {
    try fixture.folder.write(FakeAudio.content(frames: 1000, mark: "longer than before"), to: "audio/002.mp3")
    #expect(throws: StoreError.self) { try fixture.library.files.digest(of: path, of: "qari") }
  }

  @Test func `a name that says nothing has no timings`() throws {
    #expect(try fixture.library.timings.all(ofFile: "/x/lesson.m4a", in: WordRange(0, 20)).isEmpty)
  }
}
