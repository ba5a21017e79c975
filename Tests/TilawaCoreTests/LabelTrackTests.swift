import Testing
import TilawaCore

@Suite struct LabelTrackTests {
  private func placed(_ text: String, rate: Int = 1000, frames: Int = 10_000) throws -> [[Int]] {
    let file = AudioFile(path: "f", rate: rate, channels: 1, frames: frames)
    return try LabelTrack(text).placed(in: file).map { [$0.start, $0.end] }
  }

  private func refusal(_ text: String) -> LabelTrackError? {
    do {
      _ = try placed(text)
      return nil
    } catch { return error as? LabelTrackError }
  }

  @Test func `labels stand at the nearest frames`() throws {
    #expect(try placed("0.0004\t1.2345678\t1:1\n2\t3\t1:2\n") == [[0, 1235], [2000, 3000]])
  }

  @Test func `the label's text may hold anything but a tab at its ends`() throws {
    #expect(try LabelTrack("0\t1\t 8:75-9:1 \n").labels.map(\.text) == ["8:75-9:1"])
  }

  @Test func `Windows line ends and a byte order mark are accepted`() throws {
    #expect(try placed("\u{FEFF}0\t1\ta\r\n1\t2\tb\r\n") == [[0, 1000], [1000, 2000]])
  }

  @Test func `frequency lines and empty lines are skipped, and still counted`() throws {
    let track = try LabelTrack("0\t1\ta\n\\\t100.0\t200.0\n\n1\t2\tb\n")
    #expect(track.labels.map(\.line) == [1, 4])
  }

  @Test(arguments: [8000, 16_000, 22_050, 44_100, 48_000])
  func `labels that touch share a frame, also where rounding parts them`(rate: Int) throws {
    let frames = try placed("0\t1.234567\ta\n1.234568\t2.000001\tb\n2\t3\tc", rate: rate, frames: rate * 10)
    #expect(frames[0][1] == frames[1][0])
    #expect(frames[1][1] == frames[2][0])
  }

  @Test func `a label that ends a little late ends with the file`() throws {
    #expect(try placed("9\t10.050\ta") == [[9000, 10_000]])
  }

  @Test(arguments: [
    ("", nil, "no label"), ("\n\n", nil, "no label"), ("0\t1\n", 1, "empty"), ("0\t1\t \n", 1, "empty"),
    ("0 1 a\n", 1, "tabs"), ("x\t1\ta", 1, "tabs"), ("-1\t1\ta", 1, "tabs"), ("nan\t1\ta", 1, "tabs"),
    ("2\t1\ta", 1, "before it starts"), ("1\t1\ta", 1, "no length"), ("0\t2\ta\n1.9\t3\tb", 2, "overlaps"),
    ("0\t2\ta\n1\t1.5\tb", 2, "overlaps"), ("5\t6\ta\n0\t1\tb", 2, "starts before"),
    ("9\t10.051\ta", 1, "leaves the file"),
    ("20\t21\ta", 1, "leaves the file"), ("10\t10.01\ta", 1, "leaves the file"),
    ("1\t1.0001\ta", 1, "no length"), ("0\t99999999999\ta", 1, "tabs"),
  ])
  func `what is wrong is refused with its line`(text: String, line: Int?, word: String) throws {
    let error = try #require(refusal(text))
    #expect(error.line == line)
    #expect(error.message.contains(word), "\(error)")
  }

  @Test func `an overlap says how long it is`() throws {
    #expect(
      try #require(refusal("0\t2\ta\n1.75\t3\tb")).description
        == "line 2: the label overlaps the one in line 1 by 0.250 s")
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
