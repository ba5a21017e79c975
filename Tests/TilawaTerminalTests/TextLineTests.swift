import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import TilawaTerminal

@Suite struct TextLineTests {
  @Test func `a mark above a letter takes no column`() {
    #expect("بِسْمِ".columns == 3)
    #expect("漢字".columns == 4)
  }

  @Test func `a line that is too long ends with a sign for it`() {
    var line = TextLine("status: ", .plain)
    line.append("confirmed", TextStyle(.green))
    #expect(line.fitting(12).text == "status: con…")
    #expect(line.fitting(12).runs.map(\.style).first { $0.colour != nil } == TextStyle(.green))
    #expect(line.fitting(17) == line)
  }

  @Test func `words are wrapped at spaces and none is lost`() {
    let words = "one two three four five"
    let lines = words.wrapped(columns: 9)
    #expect(lines == ["one two", "three", "four five"])
    #expect(lines.joined(separator: " ") == words)
  }

  @Test func `what would move the cursor is not printed`() {
    #expect("a\u{1B}[2Jb\n".printable == "a\u{FFFD}[2Jb\u{FFFD}")
  }

  /// ncurses keeps five characters in a cell and drops what is more; the text of the Quran must lose nothing.
  @Test func `no letter of the Quran has more marks than a cell holds`() throws {
    let quran = try RealQuran.database()
    let structure = quran.structure
    let spans = (1...structure.surahs.count).map { structure.span(ofSurah: $0) }
    for text in try quran.texts(of: spans) {
      for letter in text { #expect(letter.unicodeScalars.count <= 5) }
    }
  }

  @Test func `characters become keys`() {
    #expect(TerminalKey(scalar: 13) == .enter)
    #expect(TerminalKey(scalar: 3) == .control("c"))
    #expect(TerminalKey(scalar: 0x41) == .character("A"))
    #expect(TerminalKey(scalar: 0) == nil)
    #expect(TerminalKey(scalar: 127) == .backspace)
  }
}
