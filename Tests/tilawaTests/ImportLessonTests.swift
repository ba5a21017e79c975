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

  private func only(of candidates: [String], after found: [String]) throws -> String? {
    try ImportLesson(found.map(range), structure).only(of: candidates.map(range))?.description
  }

  @Test func `a guess between what the others hold is taken`() throws {
    #expect(try only(of: ["78:3"], after: ["78:1-2", "78:5-40"]) == "78:3")
    #expect(try only(of: ["37:19", "79:13"], after: ["78:30-79:12"]) == "79:13")
  }

  @Test func `so is one at most ten ayat beside it`() throws {
    #expect(try only(of: ["79:15"], after: ["79:1-14"]) == "79:15")
    #expect(try only(of: ["78:30-79:1"], after: ["79:1-14"]) == nil)
    #expect(try only(of: ["79:24"], after: ["79:1-14"]) == "79:24")
    #expect(try only(of: ["79:25"], after: ["79:1-14"]) == nil)
  }

  @Test func `one elsewhere, or one of two, is not`() throws {
    #expect(try only(of: ["2:255"], after: ["78:1-40"]) == nil)
    #expect(try only(of: ["78:4", "78:5"], after: ["78:1-3", "78:6-40"]) == nil)
    #expect(try only(of: ["78:4"], after: []) == nil)
  }
}
