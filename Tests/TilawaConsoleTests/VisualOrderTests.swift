import Testing

@testable import TilawaConsole

/// What is seen from the left of a line that is read from the right; the cases are the rules of UAX #9, Hebrew letters for
/// letters without marks.
@Suite struct VisualOrderTests {
  // T-F1.2
  @Test func `words from right to left stand in the opposite order, each with its marks`() {
    #expect(VisualOrder.order("אבג דה") == "הד גבא")
    // Two letters with a mark each: the mark follows its letter.
    #expect(Array(VisualOrder.order("بِسْ").unicodeScalars) == ["س", "\u{652}", "ب", "\u{650}"])
  }

  @Test(arguments: [
    // Digits keep their order, also those of Arabic.
    ("אב 123 גד", "דג 123 בא"), ("اب ١٢٣ جد", "دج ١٢٣ با"),
    // What stands between digits belongs to them, else to the line.
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
    #expect(VisualOrder.order(read) == seen)
  }

  @Test func `nothing is lost, doubled or parted from its marks`() throws {
    let text = "ذَٰلِكَ ٱلْكِتَـٰبُ لَا رَيْبَ ۛ فِيهِ ۛ هُدًى لِّلْمُتَّقِينَ ٢"
    let seen = VisualOrder.order(text)
    #expect(seen.count == text.count)
    #expect(seen.sorted() == text.sorted())
    #expect(VisualOrder.order("٢٥٥") == "٢٥٥")
  }
}
