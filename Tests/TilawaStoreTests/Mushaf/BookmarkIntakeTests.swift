import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

// Q-QR9
@Suite struct BookmarkIntakeTests {
  let library: Library
  let structure = MiniatureQuran.structure

  init() throws { library = try LibraryFixture().library }

  private func take(_ text: String, now: Int = 1000, into other: Library? = nil) throws -> BookmarkIntake {
    let reader = BookmarkEntry.Reader(structure, standard: .kufi)
    let entries = try BookmarkFile.entries(Array(text.utf8)).map { try BookmarkEntry($0, by: reader) }
    return try (other ?? library).bookmarks.take(entries, now: now, in: structure)
  }

  private var marks: [Bookmark] { get throws { try library.bookmarks.all(in: structure).values } }

  @Test(arguments: BookmarkFile.Format.allCases)
  func `what is exported is the same in another library, however often it is taken`(format: BookmarkFile.Format) throws
  {
    let note = "two\nlines, \"quoted\" ملاحظة 😀"
    _ = try take("ref,note,tags,colour\n2:1,\"\(note.replacing("\"", with: "\"\""))\",a;b,red\n2:1,other,,\n")
    let text = try BookmarkFile.text(try marks, as: format)
    let other = try LibraryFixture().library
    #expect(try take(text, into: other).added.count == 2)
    #expect(try other.bookmarks.all(in: structure).values == marks)
    #expect(try take(text, into: other).known.count == 2)
    #expect(try take(text).known.count == 2)
    #expect(try marks.contains { $0.note == note })
  }

  @Test func `a table without ids does not come twice, also in itself`() throws {
    let text = "ref,note\n2:1,a\n2:1,a\n2:1,b\n"
    #expect(try take(text).added.count == 2)
    #expect(try take(text, now: 2000).added.isEmpty)
    #expect(try marks.count == 2)
  }

  @Test func `what was changed in the file holds, unless it was changed here later`() throws {
    _ = try take("id,ref,note,changed\n00000000000000a1,2:1,old,500\n")
    let edited = "id,ref,note,changed\n00000000000000a1,2:2,edited,500\n"
    #expect(try take(edited).changed.count == 1)
    #expect(try marks.map(\.note) == ["edited"])
    #expect(try marks.map(\.passage.label) == ["2:2"])
    var mark = try #require(try marks.first)
    mark.note = "later"
    try library.bookmarks.change(mark, now: 9000)
    #expect(try take(edited).known.count == 1)
    #expect(try marks.map(\.note) == ["later"])
  }

  @Test func `what was removed here is left so, until the trash is emptied`() throws {
    let text = "id,ref,note,changed\n00000000000000a1,2:1,old,500\n"
    _ = try take(text)
    try library.bookmarks.remove(["00000000000000a1"], now: 600)
    #expect(try take(text).removed.count == 1)
    #expect(try marks == [])
    _ = try library.trash.empty(.all, now: 700)
    #expect(try take(text).added.count == 1)
    #expect(try marks.map(\.note) == ["old"])
  }

  @Test func `elements of JSON are told by their lines`() throws {
    let text = """
      {"format": "tilawa-reading", "positions": [{"a": 1}],
       "bookmarks": [
        {"ref": "2:1", "tags": ["a"], "note": "[{\\"}"},

        {"ref": "2:9"}, 7,
        {"ref": 5}
      ]}
      """
    let fields = try BookmarkFile.entries(Array(text.utf8))
    #expect(fields.map(\.line) == [3, 5, 5, 6])
    let reader = BookmarkEntry.Reader(structure, standard: .kufi)
    let good = fields.compactMap { try? BookmarkEntry($0, by: reader) }
    #expect(good.map(\.note) == ["[{\"}", ""])
    #expect(good.map(\.tags) == [["a"], []])
    #expect(try BookmarkFile.entries(Array("[\n{\"ref\": \"2:1\"},\n {\"ref\": \"2:2\"}]".utf8)).map(\.line) == [2, 3])
  }

  @Test(arguments: [
    "{\"bookmarks\": [", "{}", "[1,", "{\"format\": \"other\", \"bookmarks\": []}",
    "{\"version\": 9, \"bookmarks\": []}",
  ])
  func `what is no list of bookmarks is refused whole`(text: String) {
    #expect(throws: BookmarkEntry.Fault.self) { try BookmarkFile.entries(Array(text.utf8)) }
  }

  @Test func `bytes that are no UTF-8 are told with their line`() {
    let fault = #expect(throws: BookmarkEntry.Fault.self) {
      try BookmarkFile.entries(Array("ref,note\n2:1,".utf8) + [0xFF, 0x0A])
    }
    #expect(fault?.line == 2)
  }
}
