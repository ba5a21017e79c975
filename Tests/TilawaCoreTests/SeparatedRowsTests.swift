import Testing

@testable import TilawaCore

/// Rows of tables by RFC 4180.
@Suite struct SeparatedRowsTests {
  private func rows(_ text: String, _ rule: SeparatedRows.Rule) throws(SeparatedRows.Fault) -> [SeparatedRows.Row] {
    var (reader, rows) = (
      SeparatedRows(Array(text.utf8)[...], separator: UInt8(ascii: ","), rule), [SeparatedRows.Row]()
    )
    while let row = try reader.next() { rows.append(row) }
    return rows
  }

  @Test(arguments: [SeparatedRows.Rule.lenient, .strict])
  func `quotes may hold separators, quotes and ends of lines`(rule: SeparatedRows.Rule) throws {
    let rows = try rows("a,\"b,\"\"c\"\"\nd\"\r\n,\n\"\",e", rule)
    #expect(rows.map(\.fields) == [["a", "b,\"c\"\nd"], ["", ""], ["", "e"]])
    #expect(rows.map(\.line) == [1, 3, 4])
    #expect(try self.rows("", rule).isEmpty)
    #expect(try self.rows("a,\r\n", rule).map(\.fields) == [["a", ""]])
  }

  @Test func `what the RFC does not allow is read or refused`() throws {
    #expect(try rows("\"a\"b,c\rd", .lenient).map(\.fields) == [["ab", "c"], ["d"]])
    #expect(try rows("a\rb,c\r", .strict).map(\.fields) == [["a\rb", "c"]])
    #expect(throws: SeparatedRows.Fault.textAfterQuote(line: 2)) { try rows("x\n\"a\"b", .strict) }
    for rule in [SeparatedRows.Rule.lenient, .strict] {
      #expect(throws: SeparatedRows.Fault.openQuote(line: 2)) { try rows("x\n\"a\nb", rule) }
    }
  }
}
