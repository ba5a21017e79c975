import TilawaCore
import TilawaStore
import TilawaTestSupport
import Testing

@Suite struct LibraryWordTimesTests {
  let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture() }

  private func timing(_ span: Range<Int>, _ base: AyahTiming.Base, words: Bool = true) -> AyahTiming {
    let words =
      words ? span.map { TimedWord(word: $0, start: .milliseconds(10 * $0), end: .milliseconds(10 * $0 + 9)) } : []
    return AyahTiming(
      span: WordRange(span.lowerBound, span.upperBound), base: base, range: .zero..<(.seconds(1)), words: words)
  }

  @Test func `a file named after an ayah has the timings of such files, one named after a surah those of surahs`()
    throws
  {
    let one = try fixture.file("001001.mp3", [fixture.segment(.text(WordRange(0, 4)))])
    let all = try fixture.file(
      "001.mp3",
      [fixture.segment(.text(WordRange(0, 4)), 0..<500), fixture.segment(.text(WordRange(4, 8)), 500..<1000)])
    let reciter = try fixture.library.reciters.replace(.published("a"), files: [one, all], added: 0)
    let timings = [timing(0..<4, .ayah), timing(0..<4, .surah), timing(4..<8, .surah, words: false)]
    try fixture.library.timings.set(timings, of: reciter.id, from: "a test")
    let library = fixture.library
    #expect(try library.timings.all(ofFile: one.file.path, in: WordRange(0, 8)) == [timings[0]])
    #expect(try library.timings.all(ofFile: all.file.path, in: WordRange(0, 8)) == Array(timings[1...]))
    #expect(try library.timings.all(ofFile: all.file.path, in: WordRange(2, 4)) == [timings[1]])
    #expect(try library.timings.all(ofFile: all.file.path, in: WordRange(4, 5)) == [timings[2]])
    #expect(try library.timings.all(ofFile: "elsewhere", in: WordRange(0, 8)) == [])
  }

  @Test func `a file of two reciters has the words that are known of either`() throws {
    let one = try fixture.file("001001.mp3", [fixture.segment(.text(WordRange(0, 4)))])
    let library = fixture.library
    let a = try library.reciters.replace(.published("a"), files: [one], added: 0)
    let b = try library.reciters.replace(.published("b"), files: [one], added: 1)
    let words = timing(0..<4, .ayah)
    try library.timings.set([words], of: a.id, from: "a test")
    #expect(try library.timings.all(ofFile: one.file.path, in: WordRange(0, 4)) == [words])
    try library.timings.set([timing(0..<4, .ayah, words: false)], of: b.id, from: "a test")
    #expect(try library.timings.all(ofFile: one.file.path, in: WordRange(0, 4)) == [words])
    #expect(try library.timings.all(ofFile: one.file.path, in: WordRange(0, 4), of: b.id).first?.words == [])
  }

  @Test func `words are not those of a file of another length`() throws {
    let library = fixture.library
    let reciter = try library.reciters.replace(
      .published("a"), files: [], timings: PublishedSet([timing(0..<4, .ayah)], from: "a test"), added: 0)
    func fetch(_ frames: Int) throws -> String {
      let file = try fixture.file("001001.mp3", frames: frames, [fixture.segment(.text(WordRange(0, 4)))])
      let sound = NewAudioFile(
        file: file.file, storage: .absolute, sha256: String(repeating: "a", count: 64), segments: file.segments)
      let download = NewDownload(reciter: reciter.id, file: sound, origin: Download.Origin(url: "https://a/1"))
      try library.downloads.add([download], at: 1)
      return file.file.path
    }
    let path = try fetch(1000)
    #expect(try library.timings.all(ofFile: path, in: WordRange(0, 4)).first?.words.count == 4)
    _ = try fetch(1400)
    #expect(try library.timings.all(ofFile: path, in: WordRange(0, 4)).first?.words.count == 4)
    _ = try fetch(1600)
    #expect(try library.timings.all(ofFile: path, in: WordRange(0, 4)).map(\.words) == [[]])
    #expect(try library.timings.foreignWords(of: reciter.id, in: WordRange(0, 9)).map(\.firstWord) == [0])
    try library.timings.set([timing(0..<4, .ayah)], of: reciter.id, from: "a test")
    #expect(try library.timings.all(ofFile: path, in: WordRange(0, 4)).first?.words.count == 4)
    #expect(try library.timings.foreignWords(of: reciter.id, in: WordRange(0, 9)).isEmpty)
  }

  @Test func `a reciter has word times where some are stored`() throws {
    let (a, b) = (try fixture.add("a", [0..<4]), try fixture.add("b", [0..<4]))
    try fixture.library.timings.set([timing(0..<4, .ayah)], of: a.id, from: "a test")
    try fixture.library.timings.set([timing(0..<4, .ayah, words: false)], of: b.id, from: "a test")
    #expect(try fixture.library.timings.hasWords(of: a.id))
    #expect(try !fixture.library.timings.hasWords(of: b.id))
  }
}
