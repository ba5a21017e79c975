import TilawaTerminal
import Testing

@testable import TilawaConsole

@Suite struct PaintedTests {
  @Test func `looks become sequences, and what stands in a string does not`() {
    let text = Painted("plain ") + Painted("red", .red)
    #expect(Terminal.bytes(of: text) == "plain \u{1B}[31mred\u{1B}[0m")
    #expect(!Terminal.bytes(of: Painted("a\u{1B}[31mb")).contains("\u{1B}"))
  }

  @Test func `text of one look is one run`() {
    let text: Painted = "a\(Painted("b"))\(1)"
    #expect(text.runs.count == 1)
    #expect(text.text == "ab1")
  }

  @Test(arguments: [(6, "abcdef"), (5, "abcd…"), (3, "ab…"), (1, "…"), (0, "")])
  func `a line is cut to so many columns, with a sign`(columns: Int, expected: String) {
    let line = Painted("abc", .bold) + Painted("def")
    #expect(line.fitting(columns).text == expected)
  }

  @Test func `a text goes before code points, whatever their look`() {
    let line = Painted("ab", .bold) + Painted("cd")
    #expect(line.inserting("|", before: [1, 3]).text == "a|bc|d")
  }

  @Test(arguments: [(0xFF0000, 196), (0x808080, 244), (0x000000, 16), (0xFFFFFF, 231), (0x5F87AF, 67)])
  func `a colour becomes the nearest of 256`(colour: Int, number: Int) {
    #expect(ColourDepth.nearest(colour >> 16 & 0xFF, colour >> 8 & 0xFF, colour & 0xFF) == number)
  }
}
