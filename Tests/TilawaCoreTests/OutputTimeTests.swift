import Testing
import TilawaCore

@Suite struct OutputTimeTests {
  @Test(arguments: [
    (0, 44_100, "0.000000"), (44_100, 44_100, "1.000000"), (1, 3, "0.333333"), (2, 3, "0.666667"),
    (999_999_999, 1_000_000_000, "1.000000"), (11_025, 22_050, "0.500000"),
  ])
  func `a time is seconds with six decimals, rounded`(frames: Int, rate: Int, text: String) {
    #expect(OutputTime(frames: frames, rate: rate).description == text)
  }

  @Test func `a session may be longer than anybody lives`() {
    #expect(OutputTime(frames: 48_000 * 1_000_000_000_000, rate: 48_000).description == "1000000000000.000000")
  }
}
