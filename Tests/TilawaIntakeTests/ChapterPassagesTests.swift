import TilawaCore
import TilawaTestSupport
import Testing

@testable import TilawaAudio
@testable import TilawaIntake

@Suite struct ChapterPassagesTests {
  private let structure: QuranStructure
  /// Ten minutes.
  private let file = AudioFile(path: "juz.m4a", rate: 1000, channels: 1, frames: 600_000)

  init() throws { structure = try RealQuran.structure() }

  private func chapter(_ title: String, _ start: Int, _ end: Int? = nil) -> FileChapters.Chapter {
    FileChapters.Chapter(start: .seconds(start), end: .seconds(end ?? start), title: title)
  }

  private func sought(_ chapters: [FileChapters.Chapter]) -> [SoughtPassage] {
    ChapterPassages(chapters, of: file, structure, in: .kufi).sought
  }

  @Test(arguments: [
    ("Al-Mulk", "67:1-30"), ("067 - Al-Mulk", "67:1-30"), ("Surah Al-Mulk", "67:1-30"), ("سورة الملك", "67:1-30"),
    ("112. Al-Ikhlas", "112:1-4"), ("Al-Falaq 1", "113:1"), ("2:255", "2:255"), ("8:75-9:1", "8:75-9:1"),
    ("002255", "2:255"), ("الفلق 2", "113:2"),
  ])
  func `titles name surahs and ayat`(title: String, range: String) {
    #expect(ChapterTitles(structure, in: .kufi).range(of: title)?.description == range)
  }

  @Test(arguments: [
    "", "Chapter 3", "3", "003", "Track 12", "Introduction", "12-05-2024", "2:400", "115:1", "::", ":", "(", "basmalah",
    "?",
    String(repeating: "Al-Mulk ", count: 1000),
  ])
  func `other titles name nothing`(title: String) {
    #expect(ChapterTitles(structure, in: .kufi).range(of: title) == nil)
  }

  @Test func `surahs are sought where their chapters are, and a little around them`() {
    let found = sought([chapter("112 - Al-Ikhlas", 0, 200), chapter("Al-Falaq", 200, 400), chapter("An-Nas", 400, 600)])
    #expect(found.map(\.range.description) == ["112:1-4", "113:1-5", "114:1-6"])
    #expect(found.map(\.frames) == [0..<202_000, 198_000..<402_000, 398_000..<600_000])
  }

  @Test func `chapters of single ayat are one passage`() {
    let found = sought([chapter("113:1", 0), chapter("113:2", 100), chapter("113:1", 200), chapter("113:3", 300)])
    #expect(found.map(\.range.description) == ["113:1-3"])
    #expect(found.first?.frames == 0..<600_000)
  }

  @Test func `chapters that name little of the sound are passed over`() {
    #expect(sought([chapter("Talk", 0, 200), chapter("Al-Mulk", 200, 600)]).isEmpty)
    #expect(sought([chapter("Talk", 0, 20), chapter("Al-Mulk", 20, 600)]).count == 1)
    #expect(sought([]).isEmpty)
  }

  @Test func `chapters of any order, over each other, of no length and beyond the end take no sound twice`() {
    let found = sought([
      chapter("An-Nas", 400, 9000), chapter("Al-Falaq", 100, 500), chapter("Al-Ikhlas", 0, 600),
      chapter("Al-Falaq", 100, 100),
      chapter("Al-Mulk", 100_000, 200_000), chapter("Yasin", 600, 600),
    ])
    #expect(found.map(\.range.description) == ["112:1-4", "113:1-5", "114:1-6"])
    #expect(found.map(\.frames) == [0..<102_000, 98_000..<402_000, 398_000..<600_000])
    #expect(sought((0..<1001).map { _ in chapter("Al-Mulk", 0) }).isEmpty)
    #expect(sought((0..<1000).map { chapter("113:\($0 % 5 + 1)", $0 / 2) }).map(\.range.description) == ["113:1-5"])
  }

  @Test func `a file of no frames or without chapters has none`() throws {
    let none = AudioFile(path: "/nowhere.m4a", rate: 1000, channels: 1, frames: 0)
    #expect(ChapterPassages(of: none, structure, in: .kufi).sought.isEmpty)
    #expect(ChapterPassages([chapter("Al-Mulk", 0)], of: none, structure, in: .kufi).sought.isEmpty)
  }
}
