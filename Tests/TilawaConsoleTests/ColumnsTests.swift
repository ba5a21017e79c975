import TilawaTerminal
import Testing

@testable import TilawaConsole

@Suite struct ColumnsTests {
  // F6
  @Test func `columns have headings, and Arabic takes the columns that it is seen in`() {
    let lines = Columns.aligned(
      [["1", "بِسْمِ", "", "a"], ["12", "abc", "", "b"]], headings: ["no.", "text", "none", "end"], numbers: [0],
      width: 80,
      look: .bold)
    #expect(lines.map(\.text) == ["no.  text  end", "  1  بِسْمِ   a", " 12  abc   b"])
    #expect(lines.first?.runs.first?.style == .bold)
  }

  @Test func `a last cell that is too wide goes on below itself`() {
    let lines = Columns.aligned(
      [["key", "one two three four five six"]], headings: [], numbers: [], width: 30, look: .plain)
    #expect(lines.map(\.text) == ["key  one two three four five", "     six"])
  }

  @Test func `a column in which nothing stands is left out`() {
    let lines = Columns.aligned([["a", "", "x"], ["b", "", "y"]], headings: [], numbers: [], width: 80, look: .plain)
    #expect(lines.map(\.text) == ["a  x", "b  y"])
  }
}
