import TilawaCore
import Testing

@testable import TilawaTerminal

/// Lines of a language that is written from right to left. `>` stands for the mark before words from left to right, `<` for the other one.
@Suite struct RightToLeftLineTests {
  private func line(_ text: String) -> StyledText<Int> {
    var line = StyledText<Int>()
    line.append(text, 0)
    return line
  }

  private func shown(_ line: StyledText<Int>) -> String {
    line.text.replacing("\u{200E}", with: ">").replacing("\u{200F}", with: "<")
  }

  // A-L1
  @Test(arguments: [
    ("الآيات 2:5-7 من x؛ انظر: tilawa config --each 3", "الآيات >2:5-7 من >x؛ انظر: >tilawa config --each 3"),
    ("المجلد /home/me/ فارغ", "المجلد >/home/me/> فارغ"), ("«fatihah»، (1) ثم 12 a.", "«>fatihah»، (1) ثم 12 >a."),
    ("بلا حروف", "بلا حروف"), ("tilawa: لا شيء", ">tilawa: لا شيء"),
  ])
  func `a mark stands before words from left to right, and none at the end of a command`(text: String, marked: String) {
    #expect(shown(line(text).marked) == marked)
  }

  @Test(arguments: [
    ("\u{200F}الآيات", true), ("tilawa: الآيات", true), ("الآيات", false), ("tilawa: no", false),
    ("\u{200F}abc  2", true),
  ])
  func `a line that begins with the mark, or a sentence behind the program's name, is a paragraph`(
    text: String, isOne: Bool
  ) {
    #expect(line(text).isParagraph(behind: "tilawa: ") == isOne)
  }

  // A-L1
  @Test func `a range and an option keep their order in a paragraph at the right edge`() {
    let rows = line("انظر 2:5-7 --each 3").turned(columns: 24, plain: 0).text
    #expect(rows.hasPrefix("     2:5-7 --each 3 "))
    #expect(rows.columns == 24)
  }

  @Test func `a long paragraph is broken before it is ordered, each row at the right edge`() {
    let rows = line("انظر أولا ثم tilawa").turned(columns: 13, plain: 0).lines.map(\.text)
    #expect(rows.count == 2)
    #expect(rows[1] == "       tilawa")
  }

  @Test func `a line of a screen begins at the right edge, and a drawing stays as it is`() {
    let header = TextLine("2 abc    page").visual(.rightToLeft, columns: 20).text
    #expect(header == "       page    abc 2")
    #expect(TextLine("█░ abc").visual(.rightToLeft, columns: 20).text == "█░ abc")
    #expect(TextLine("2 abc    page").visual(.leftToRight, columns: 20).text == "2 abc    page")
  }

  @Test func `cells of a line keep their places on a terminal that orders a line as a whole`() {
    #expect(shown(line("أحمد  محمد  abc").markingCells(.marked)) == "<أحمد  ><محمد  >abc")
    #expect(shown(line("أحمد  abc 2").markingCells(.plain)) == "<أحمد  abc 2")
    #expect(shown(line("abc  أحمد.").markingCells(.marked)) == "abc  ><أحمد.<")
  }
}
