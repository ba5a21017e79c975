import Testing
import TilawaCore

@Suite struct LabelTrackTests {
  private func entries(_ text: String) throws -> [LabelFile.Entry] {
    try LabelFile(Array(text.utf8), as: .audacity).entries
  }

  @Test func `the label's text may hold anything but a tab at its ends`() throws {
    #expect(try entries("0\t1\t 8:75-9:1 \n").map(\.text) == ["8:75-9:1"])
  }

  @Test func `Windows line ends and a byte order mark are accepted`() throws {
    let read = try entries("\u{FEFF}0\t1\ta\r\n1\t2\tb\r\n")
    #expect(read.map(\.text) == ["a", "b"])
    #expect(read.map { $0.end.frame(at: 1000) } == [1000, 2000])
  }

  @Test func `frequency lines and empty lines are skipped, and still counted`() throws {
    #expect(try entries("0\t1\ta\n\\\t100.0\t200.0\n\n1\t2\tb\n").map(\.place.text) == ["line 1", "line 4"])
  }

  @Test(arguments: [
    ("", "no label"), ("\n\n", "no label"), ("0 1 a\n", "line 1: it is not START"),
    ("x\t1\ta", "line 1: it is not START"),
    ("0\t1\ta\n-1\t1\ta", "line 2: it is not START"), ("nan\t1\ta", "tabs"), ("0\t99999999999\ta", "tabs"),
  ])
  func `what is no line of labels is refused with its line`(text: String, word: String) throws {
    #expect { try entries(text) } throws: { "\($0)".contains(word) }
  }
}

@Suite struct AyahWordsTests {
  @Test func `a stand-alone mark goes with the word before it`() {
    let words = AyahWords("ا ۖ ب ۩")
    #expect(words.count == 2)
    #expect(words[0..<1] == "ا ۖ")
    #expect(words[1..<2] == "ب ۩")
  }

  @Test func `a rub sign goes with the word after it`() {
    let words = AyahWords("۞ ا ۞ ب")
    #expect(words.count == 2)
    #expect(words[0..<1] == "۞ ا")
    #expect(words[1..<2] == "۞ ب")
  }

  @Test func `all words are the text itself`() { #expect(AyahWords("ا  ب")[0..<2] == "ا  ب") }
}
