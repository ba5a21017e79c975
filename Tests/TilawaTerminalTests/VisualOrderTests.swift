import Foundation
import Testing

@testable import TilawaTerminal

/// The order from the left of a line that is read from the right; the cases are the rules of UAX #9, Hebrew letters for
/// letters without marks.
@Suite struct VisualOrderTests {
  // T-F1.2
  @Test func `words from right to left stand in the opposite order, each with its marks`() {
    #expect(VisualOrder.order("אבג דה") == "הד גבא")
    // Two letters with a mark each: the mark follows its letter. They are joined: seen in final and initial form.
    #expect(Array(VisualOrder.order("بِسْ").unicodeScalars) == ["\u{FEB2}", "\u{652}", "\u{FE91}", "\u{650}"])
  }

  @Test(arguments: [
    // Digits keep their order, also those of Arabic.
    ("אב 123 גד", "דג 123 בא"), ("اب ١٢٣ جد", "دج ١٢٣ با"),
    // Signs between digits belong to them, else to the line.
    ("אב 1:25, גד", "דג ,1:25 בא"), ("אב 12, גד", "דג ,12 בא"), ("אב 50% גד", "דג 50% בא"),
    // Behind Arabic letters digits are Arabic, and a sign of percent is none of them.
    ("اب 50% جد", "دج %50 با"),
    // Words from left to right stay as they are, with what stands between them.
    ("אב one two גד", "דג one two בא"), ("אב one, גד", "דג ,one בא"),
    // A number beside them is of their direction.
    ("אב one 2 גד", "דג one 2 בא"),
    // Brackets are seen as their mirror image; those of numbers of ayat are not.
    ("אב (גד)", "(דג) בא"), ("اب ﴿١٢﴾", "﴾١٢﴿ با"),
    // Space at the end is at the end of the line, which is the left.
    ("אב  ", "  בא"), ("", ""),
  ])
  func `digits, signs and words of other scripts stand as UAX #9 says`(read: String, seen: String) {
    #expect(plain(VisualOrder.order(read)) == seen)
  }

  /// The letters in place of their joined forms.
  private func plain(_ text: String) -> String { text.precomposedStringWithCompatibilityMapping }

  // F3
  @Test(arguments: [
    // Isolated, initial, medial, final.
    ("ب", "\u{FE8F}"), ("ببب", "\u{FE90}\u{FE92}\u{FE91}"),
    // Alif joins only what stands before it; a mark, a small letter above and a tatweel do not part.
    ("بابا", "\u{FE8E}\u{FE91}\u{FE8E}\u{FE91}"),
    ("كِتَـٰبٌ", "\u{FE90}\u{64C}\u{640}\u{670}\u{FE98}\u{64E}\u{FEDB}\u{650}"),
    ("ٱلله", "\u{FEEA}\u{FEE0}\u{FEDF}\u{FB50}"),
    // The sign that parts letters parts them, and is not seen.
    ("می\u{200C}خ", "\u{FEA5}\u{FBFD}\u{FEE3}"),
  ])
  func `letters are joined, each stays one column, and marks stay with them`(read: String, seen: String) {
    #expect(Array(VisualOrder.order(read).unicodeScalars) == Array(seen.unicodeScalars))
    #expect(VisualOrder.order(read).columns == read.columns)
  }

  // F2
  @Test(arguments: [
    // The reference stays at the left of any text; each cell has a direction of its own.
    ("1:1\tאב גד ١", "1:1\t١ דג בא"), ("2:255  אב, גד  note", "2:255  דג ,בא  note"),
    ("surah 1 · אב · one", "surah 1 · בא · one"), ("one two", "one two"),
  ])
  func `in a line of cells each is turned by itself`(read: String, seen: String) {
    var line = StyledText<Int>()
    line.append(read, 0)
    #expect(line.visual(.cells).text == seen)
  }

  @Test func `a right-to-left line is one paragraph, and letters keep their styles`() {
    var line = StyledText<Int>()
    line.append("    אב ", 0)
    line.append("גד", 1)
    line.append("  one", 2)
    let seen = line.visual(.rightToLeft)
    #expect(seen.text == "    one  דג בא")
    #expect(seen.runs.map(\.style) == [0, 2, 1, 0])
  }

  @Test func `a long line is broken by us, below the beginning of its last cell and at the right edge`() {
    var line = StyledText<Int>()
    line.append("2:255\tאאאאא בבבבב גגגגג דדדדד ההההה", 0)
    let rows = line.visual(columns: 32).lines.map(\.text)
    #expect(rows == ["2:255    דדדדד גגגגג בבבבב אאאאא", "                           ההההה"])
    #expect(rows.allSatisfy { $0.columns <= 32 })
    // Too narrow for a column of its own.
    let narrow = line.visual(columns: 16).lines.map(\.text)
    #expect(narrow.allSatisfy { $0.columns <= 16 } && narrow.count == 3)
    var short = StyledText<Int>()
    short.append("a\nב ג\n", 0)
    #expect(StyledText<Int>(lines: short.lines).text == short.text)
  }

  @Test func `nothing is lost, doubled or parted from its marks`() throws {
    let text = "ذَٰلِكَ ٱلْكِتَـٰبُ لَا رَيْبَ ۛ فِيهِ ۛ هُدًى لِّلْمُتَّقِينَ ٢"
    let seen = plain(VisualOrder.order(text))
    #expect(seen.unicodeScalars.count == plain(text).unicodeScalars.count)
    #expect(seen.unicodeScalars.sorted() == plain(text).unicodeScalars.sorted())
    #expect(VisualOrder.order("٢٥٥") == "٢٥٥")
  }
}
