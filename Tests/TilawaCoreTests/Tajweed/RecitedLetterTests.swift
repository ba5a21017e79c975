import Testing

@testable import TilawaCore

@Suite struct RecitedLetterTests {
  @Test func `the letters of the Quran take 7 MB`() { #expect(MemoryLayout<RecitedLetter>.stride == 20) }

  @Test func `a letter knows the places of its signs`() {
    let line = LetterLine("مِنۢ بًۢا")
    #expect(line.letters.map(\.word) == [0, 0, 1, 1])
    #expect(line.letters.map(\.scalars) == [0..<2, 2..<4, 5..<8, 8..<9])
    #expect(line.letters.map(\.letterOnly) == [0..<1, 2..<3, 5..<6, 8..<9])
    #expect(line.letters.map(\.smallMeem) == [nil, 3, 7, nil])
    #expect(line.letters.map(\.tanween) == [nil, nil, 6, nil])
  }

  @Test func `signs that were written on a tatweel before a letter keep their places`() {
    let line = LetterLine("ب\u{640}\u{64B}\u{6E2}\u{670}")
    #expect(line[1].base == "\u{670}")
    #expect(line[1].scalars == 4..<5)
    #expect(line[1].tanween == 2)
    #expect(line[1].smallMeem == 3)
  }

  @Test func `places beyond the text of the Quran are kept`() {
    var line = LetterLine(String(repeating: "ب ", count: 1_000_000))
    line.append("تً")
    #expect(line[1_000_000].word == 1_000_000)
    #expect(line[1_000_000].scalars == 2_000_000..<2_000_002)
    #expect(line[1_000_000].tanween == 2_000_001)
  }

  @Test func `of more signs than a letter can have the first are counted`() {
    let line = LetterLine("ب" + String(repeating: "\u{64E}", count: 400) + "ت")
    #expect(line[0].scalars == 0..<255)
    #expect(line[1].scalars == 401..<402)
  }
}
