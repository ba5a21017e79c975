import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// Exports of other programs, made by hand.
@Suite struct ForeignBookmarkTests {
  private func fields(_ text: String) throws -> [BookmarkEntry.Fields] { try BookmarkFile.entries(Array(text.utf8)) }

  private func entries(_ text: String) throws -> [BookmarkEntry] {
    let reader = BookmarkEntry.Reader(try RealQuran.structure(), standard: .kufi)
    return try fields(text).map { try BookmarkEntry($0, by: reader) }
  }

  private let android = """
    {"bookmarks": [{"id": 1, "sura": 2, "ayah": 255, "page": 42, "timestamp": 1650183444, "tags": [1, 2]},
     {"id": 2, "sura": null, "ayah": null, "page": 50, "timestamp": 1650190000, "tags": []},
     {"id": "x", "sura": 18, "ayah": 10, "page": 294, "timestamp": 1650200000123, "tags": ["2", 7]}],
     "tags": [{"id": 1, "name": "Hifz"}, {"id": 2, "name": "Duas, night"}], "recentPages": [{"page": 77, "timestamp": 1}]}
    """

  // Q-QR9
  @Test func `bookmarks of Quran for Android have their places, tags and times`() throws {
    let read = try entries(android)
    #expect([read[0], read[2]].map(\.passage.label) == ["2:255", "18:10"])
    let structure = try RealQuran.structure()
    let page = try RangeParser(structure: structure, counting: .kufi).parse("page:50")
    #expect(read[1].passage == Passage(page, in: structure))
    #expect(read.map(\.tags) == [["Hifz", "Duas night"], [], ["Duas night"]])
    #expect(read.map(\.created) == [1_650_183_444, 1_650_190_000, 1_650_200_000])
    #expect(read.map(\.id) == [nil, nil, nil])
    #expect(read.map(\.line) == [1, 2, 3])
  }

  @Test func `a page of another print is told, and the ayat are taken`() throws {
    let read = try fields(
      #"{"pageType":"naskh","bookmarks":[{"page":50,"timestamp":1},{"sura":1,"ayah":2,"page":1,"timestamp":1}]}"#)
    #expect(read[0].fault?.text == "it is page 50 of another print (naskh)")
    #expect(read[1].ref == "1:2")
  }

  @Test func `bookmarks of quran.com are ayat, pages, juz and surahs`() throws {
    let text = """
      {"success": true, "data": [{"id": "cm2eu", "createdAt": "2023-01-21T07:28:13.023Z", "type": "ayah", "key": 1, "verseNumber": 5},
       {"type": "page", "key": 50}, {"type": "juz", "key": 30}, {"type": "surah", "key": 112}, {"type": "note", "key": 1}]}
      """
    let read = try fields(text)
    #expect(read.map(\.ref) == ["1:5", "page:50", "juz:30", "112", nil])
    #expect(read[0].created == "2023-01-21T07:28:13Z")
    #expect(read[4].fault?.text == "it names neither an ayah nor a page")
    #expect(try fields(#"{"bookmarkedVerses":{"2:255":1650183444000}}"#).map(\.ref) == ["2:255"])
  }

  private let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>lastPage</key><dict><key>page</key><integer>77</integer></dict>
    <key>bookmarks</key><array>
    <dict><key>sura</key><integer>2</integer><key>ayah</key><integer>255</integer><key>page</key><integer>42</integer>
    <key>creationDate</key><date>2023-01-21T07:28:13Z</date><key>note</key><string>night &amp; day</string></dict>
    <dict><key>pageNumber</key><string>50</string><key>tags</key><array><string>Hifz, new</string></array><key>isDone</key><true/></dict>
    </array></dict></plist>
    """

  @Test func `a property list of an app is read, without the last page`() throws {
    let read = try entries(list)
    #expect(read.first?.passage.label == "2:255")
    #expect(read.map(\.note) == ["night & day", ""])
    #expect(read.map(\.tags) == [[], ["Hifz new"]])
    #expect(read.first?.created == 1_674_286_093)
    #expect(read.map(\.line) == [5, 7])
    #expect(try fields(list).map(\.ref) == ["2:255", "page:50"])
  }

  @Test(arguments: [
    ("bplist00\u{1}", "a binary property list"), ("SQLite format 3\u{0}…", "not a list of bookmarks"),
    ("PK\u{3}\u{4}…", "a zip archive, not a list of bookmarks"), ("<html><body>", "a web page, not a list"),
    ("<?xml version=\"1.0\"?><bookmarks/>", "XML, not a list"),
    ("<plist><array><string>x</string></array></plist>", "it is not a list of bookmarks"),
    ("<plist><dict>", "no element found"),
  ])
  func `other files are named for what they are`(text: String, reason: String) {
    #expect { try fields(text) } throws: { "\($0)".contains(reason) }
  }

  @Test func `JSON of another program is named by its format`() {
    #expect { try fields(#"{"format":"tilawa-labels","bookmarks":[]}"#) } throws: {
      "\($0)".contains("“tilawa-labels”")
    }
  }

  @Test(arguments: [
    #"{"bookmarks":[{"sura":9223372036854775807,"ayah":1,"page":1,"timestamp":9223372036854775807}]}"#,
    #"{"bookmarks":[{"sura":-1,"ayah":1,"page":-5,"timestamp":0}]}"#, #"[{"type":"ayah","key":"x"}]"#,
    #"{"bookmarks":[{"sura":115,"ayah":1,"page":1,"timestamp":0}]}"#,
  ])
  func `impossible places are refused one by one`(text: String) throws {
    let reader = BookmarkEntry.Reader(try RealQuran.structure(), standard: .kufi)
    let read = try fields(text)
    #expect(read.count == 1)
    #expect(throws: BookmarkEntry.Fault.self) { try BookmarkEntry(read[0], by: reader) }
  }

  @Test func `nesting has an end`() {
    let deep = String(repeating: "[", count: 10_000)
    #expect(throws: BookmarkEntry.Fault.self) { try fields(deep) }
  }
}
