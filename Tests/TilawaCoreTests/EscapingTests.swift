import Testing

@testable import TilawaCore

/// A mark of Arabic, or an accent, on a quote makes one Character of both; other programs see a quote.
@Suite struct EscapingTests {
  // A4
  @Test(arguments: [
    ("plain-1.2", "plain-1.2"), ("", "''"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("$(x)", "'$(x)'"),
    ("'\u{301};id", "''\\''\u{301};id'"), ("=ls", "'=ls'"), ("سورة", "سورة"),
  ])
  func `a shell reads a word back`(text: String, quoted: String) {
    #expect(Array(ShellWord.quoted(text).unicodeScalars) == Array(quoted.unicodeScalars))
  }

  @Test func `a quote of SQL is doubled whatever stands on it`() {
    #expect(Array("a\"\u{64E}b".doubling("\"").unicodeScalars) == Array("a\"\"\u{64E}b".unicodeScalars))
  }

  @Test func `what XML reads is escaped whatever stands on it`() {
    let escaped = XMLText.escaped("<\u{301}&\u{301}\"\u{301}>\u{301}\u{1}")
    #expect(
      Array(escaped.unicodeScalars) == Array("&lt;\u{301}&amp;\u{301}&quot;\u{301}&gt;\u{301}\u{FFFD}".unicodeScalars))
  }

  @Test func `controls of both tables are known`() {
    #expect("a\u{85}".holdsControl && "a\n".holdsControl && "\u{7F}".holdsControl)
    #expect(!"a\u{301} سورة".holdsControl)
  }

  @Test func `a label that begins with a mark is read from a table and a TextGrid`() throws {
    var rows = SeparatedRows(Array("start,end,\u{64E}label\r\n".utf8)[...], separator: UInt8(ascii: ","), .lenient)
    let row = try rows.next()
    #expect(row?.fields == ["start", "end", "\u{64E}label"])
    let grid = try TextGrid(
      """
      "ooTextFile" "TextGrid" 0 2 <exists> 1 "IntervalTier" "ayat" 0 2 1 0 2 "\u{64E}a""\u{64E}b"
      """)
    #expect(
      grid.tiers.first?.entries.first?.text.unicodeScalars.elementsEqual("\u{64E}a\"\u{64E}b".unicodeScalars) == true)
  }
}
