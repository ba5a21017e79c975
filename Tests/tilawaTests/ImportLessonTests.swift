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

  private func stretches(of found: [String]) throws -> [String] {
    try ImportLesson(found.map(range), structure).stretches(.kufi).map(\.description)
  }

  private func isBeside(_ passages: [String], _ found: [String]) throws -> Bool {
    try ImportLesson(found.map(range), structure).isBeside(passages.map(range))
  }

  @Test func `a lesson reaches to ten ayat beside what was found, also of other surahs`() throws {
    #expect(try stretches(of: ["78:11-12", "78:20-30"]) == ["78:1-40"])
    #expect(try stretches(of: ["78:38-40", "2:255"]) == ["2:245-265", "78:28-79:10"])
    #expect(try stretches(of: ["1:1-2", "114:6"]) == ["1:1-2:5", "112:2-114:6"])
    #expect(try stretches(of: []) == [])
  }

  @Test func `what lies within it is beside it, and nothing else`() throws {
    #expect(try isBeside(["78:3"], ["78:1-2", "78:5-40"]))
    #expect(try isBeside(["79:24"], ["79:1-14"]))
    #expect(try !isBeside(["79:25"], ["79:1-14"]))
    #expect(try isBeside(["2:255", "79:13"], ["78:30-79:12"]))
    #expect(try !isBeside(["2:255"], ["78:1-40"]))
    #expect(try !isBeside([], ["78:1-40"]))
    #expect(try !isBeside(["78:4"], []))
  }
}
