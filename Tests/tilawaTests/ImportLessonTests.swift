import Testing
import TilawaCore
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
    #expect(try passages(after: ["112:1-4", "1:1-3"]) == ["1:1-2:6", "109:5-114:5"])
    #expect(try passages(after: []) == [])
  }

  @Test func `what a recording may hold belongs to the lesson where it lies beside it`() throws {
    func passages(_ found: [String], _ supposed: [String]) throws -> [String] {
      let lesson = try ImportLesson(found.map(range), supposed: supposed.map(range), structure)
      return lesson.passages(around: []).map(\.description)
    }
    #expect(try passages(["78:24-30"], []) == ["78:14-40"])
    #expect(try passages(["78:24-30"], ["23:101", "78:2-5", "78:14"]) == ["77:42-78:40"])
    #expect(try passages(["78:24-30"], ["78:2"]) == ["77:42-78:12", "78:14-40"])
    #expect(try passages(["79:20-30"], ["78:2"]) == ["79:10-40"])
    #expect(try passages([], ["78:2", "78:3"]) == [])
    #expect(try passages(["2:1-286", "3:1-90"], ["3:95-140"]) == ["1:1-3:100"])
  }

  @Test func `of a long lesson only what it may be`() throws {
    #expect(try passages(around: ["2:255", "3:5", "78:1"], after: ["2:1-286", "3:1-200"]) == ["2:255", "3:5"])
    #expect(try passages(after: ["2:1-286", "3:1-200"]) == [])
  }

  @Test func `a pace is known from twenty words on`() {
    let lengths = [Double](repeating: 0.09, count: 20)
    #expect(ImportLesson([], structure, unitLengths: lengths).pace != nil)
    #expect(ImportLesson([], structure, unitLengths: Array(lengths.prefix(19))).pace == nil)
  }
}
