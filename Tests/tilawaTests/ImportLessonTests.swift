import Testing
import TilawaCore
import TilawaHearing
import TilawaTestSupport

@testable import AppRecordings

/// The passages that several recordings hold together.
@Suite struct ImportLessonTests {
  private let structure: QuranStructure

  init() throws { structure = try RealQuran.structure() }

  private func range(_ text: String) throws -> AyahRange {
    try RangeParser(structure: structure, counting: .kufi).parse(text)
  }

  private func passages(around candidates: [String] = [], after found: [String]) throws -> [String] {
    try ImportLesson(found.map(range), structure).passages(around: candidates.map(range)).map(\.description)
  }

  @Test func `what is unsure is sought in what the others hold, and a few ayat around it`() throws {
    #expect(try passages(after: ["78:1-2", "78:5-30"]) == ["77:41-78:40"])
    #expect(try passages(after: ["78:40", "79:1-14"]) == ["78:30-79:24"])
    #expect(try passages(after: ["112:1-4", "1:1-3"]) == ["1:1-2:6", "109:5-114:1"])
    #expect(try passages(after: []) == [])
  }

  @Test func `of a long lesson only what it may be`() throws {
    #expect(try passages(around: ["2:255", "3:5", "78:1"], after: ["2:1-286", "3:1-200"]) == ["2:255", "3:5"])
    #expect(try passages(after: ["2:1-286", "3:1-200"]) == [])
  }

  @Test func `the pace is that of most words`() throws {
    let lengths = [Double](repeating: 0.09, count: 15) + [Double](repeating: 0.3, count: 10)
    #expect(ImportLesson([], structure, unitLengths: lengths).pace?.secondsPerUnit == 0.09)
    #expect(ImportLesson([], structure, unitLengths: Array(lengths.prefix(19))).pace == nil)
  }
}
