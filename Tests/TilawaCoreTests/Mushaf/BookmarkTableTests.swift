import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct BookmarkTableTests {
  private let reader = BookmarkEntry.Reader(MiniatureQuran.structure, standard: .kufi)

  private func mark(_ note: String, tags: [String] = [], id: String = "00000000000000a1") throws -> Bookmark {
    let parser = RangeParser(structure: MiniatureQuran.structure, counting: .kufi, grain: .word)
    return Bookmark(
      id: id, passage: try Passage("2:3", by: parser), note: note, tags: tags, colour: .green, created: 1_795_316_400,
      changed: 1_795_316_461)
  }

  // Q-QR9
  @Test(arguments: [
    "", "plain", "two\nlines\n", "with \"quotes\", commas; and\ttabs", "\r\n in Windows' way", " spaces at the ends ",
    "ملاحظة: حِفْظ", "َ begins with a mark", "😀👨‍👩‍👧 family", "\u{202B}turned about\u{202C}", "=1+1",
  ])
  func `a note comes back as it was written`(note: String) throws {
    let written = try mark(note, tags: ["hifz", "حفظ", "two words"])
    let text = BookmarkTable.text([written, try mark(note, id: "00000000000000a2")])
    let fields = try BookmarkTable.entries(text)
    #expect(fields.count == 2)
    let entry = try BookmarkEntry(fields[0], by: reader)
    #expect(entry.id == written.id)
    #expect(entry.passage == written.passage)
    #expect(entry.note == note)
    #expect(entry.tags == written.tags)
    #expect(entry.colour == .green)
    #expect([entry.created, entry.changed] == [written.created, written.changed])
    #expect(try BookmarkEntry(fields[1], by: reader).tags == [])
  }

  @Test func `times are written as dates in UTC`() throws {
    // date -u -d 2026-11-22T03:00:00Z +%s
    #expect(BookmarkTable.text([try mark("")]).contains("2026-11-22T03:00:00Z,2026-11-22T03:01:01Z"))
  }

  @Test func `columns may stand in any order, parted by semicolons or tabs, and be few`() throws {
    for text in ["note;ref\nkeep;2:1\n", "\u{FEFF}Note\tREF\r\nkeep\t2:1", "other,note,ref\nx,keep,2:1\n\n"] {
      let entry = try BookmarkEntry(try #require(BookmarkTable.entries(text).first), by: reader)
      #expect(entry.note == "keep")
      #expect(entry.passage.label == "2:1")
      #expect(entry.id == nil)
    }
  }

  @Test(arguments: [
    ("ref\n2:1\n2:9\n", 3, "surah 2 has 5 ayat"), ("ref,colour\n2:1,pink\n", 2, "there is no colour “pink”"),
    ("id,ref\nxyz,2:1\n", 2, "“xyz” is not an id"), ("ref,changed\n2:1,soon\n", 2, "“soon” is not a time"),
    ("ref,created\n2:1,11/03/2024\n", 2, "11/03/2024: write 2024-03-11"),
    ("ref,counting\n2:1,basri\n", 2, "there is no counting “basri”"),
    ("note,ref\n\"two\nlines\",\n", 2, "`ref` is missing"),
    ("ref,created\n2:1,99999999999999\n", 2, "is not a time"), ("ref,created\n2:1,2026-02-30\n", 2, "is not a time"),
  ])
  func `a line that is wrong is told by its number`(text: String, line: Int, words: String) throws {
    let fault = #expect(throws: BookmarkEntry.Fault.self) {
      for fields in try BookmarkTable.entries(text) { _ = try BookmarkEntry(fields, by: reader) }
    }
    #expect(fault?.line == line)
    #expect(fault?.reason.contains(words) == true, "\(fault?.reason ?? "")")
  }

  @Test func `a text without the needed column, or with an open quote, is no table`() {
    #expect(throws: BookmarkEntry.Fault.self) { try BookmarkTable.entries("") }
    #expect(throws: BookmarkEntry.Fault.self) { try BookmarkTable.entries("note\nx\n") }
    #expect(throws: BookmarkEntry.Fault.self) { try BookmarkTable.entries("ref,note\n2:1,\"open\n") }
  }

  @Test(arguments: [
    ("2026-11-22T03:00:00Z", 1_795_316_400), ("2026-11-22T06:00+03:00", 1_795_316_400), ("2026-11-22", 1_795_305_600),
    ("2026-11-22 03:00:00", 1_795_316_400), ("1795316400", 1_795_316_400), ("2026-11-21T22:30-04:30", 1_795_316_400),
  ])
  func `times are read as people and spreadsheets write them`(text: String, seconds: Int) throws {
    let fields = try #require(BookmarkTable.entries("ref,created\n2:1,\(text)\n").first)
    #expect(try BookmarkEntry(fields, by: reader).created == seconds)
  }
}
