import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct RecordingTimeTests {
  @Test(arguments: [
    ("62.5", 62_500), ("62.5s", 62_500), ("1:02.5", 62_500), ("1:01:02.5", 3_662_500), ("500ms", 500),
    ("12345f", 12_345),
    ("0", 0), ("90:00", 5_400_000), ("٦٢.٥", 62_500), (" 1 ", 1000),
  ])
  func `a time is read in the ways in which people write it`(text: String, frame: Int) {
    #expect(RecordingTime.frame(text, at: 1000) == frame)
  }

  @Test(arguments: ["", "x", "1:60", "1:2:3:4", "-1", "+1", "1:", ":1", "1e3", "f", "1:02.5s", "1:61:00", "nan"])
  func `what is no time is none`(text: String) { #expect(RecordingTime.frame(text, at: 1000) == nil) }

  @Test(arguments: [
    "9999999:00:00", "9999999:00", "999999999999:00:00", "1099511627777f", "9999999999999f", "999999:59:59",
    "1000000000",
  ])
  func `a time that no recording reaches is none`(text: String) {
    #expect(RecordingTime.frame(text, at: 768_000) == nil)
    #expect(RecordingTime.offset("-" + text, at: 768_000) == nil)
  }

  @Test func `the last frame that is believed can be named`() {
    #expect(RecordingTime.frame("1099511627776f", at: 1000) == RecordingTime.bounds.upperBound)
  }

  @Test(arguments: [("+50ms", 50), ("-0.05", -50), ("−1f", -1), ("+1:00", 60_000)])
  func `a signed time says how far`(text: String, frames: Int) {
    #expect(RecordingTime.offset(text, at: 1000) == frames)
  }

  @Test func `a time without a sign is no distance`() { #expect(RecordingTime.offset("50ms", at: 1000) == nil) }

  @Test(arguments: [8000, 11_025, 22_050, 44_100, 48_000, 96_000, 176_400, 192_000])
  func `seconds with six decimals name every frame again`(rate: Int) {
    var generator = SeededGenerator(seed: UInt64(rate))
    for frame in Array(0..<500) + (0..<2000).map({ _ in Int.random(in: 0..<rate * 20_000, using: &generator) }) {
      #expect(RecordingTime.frame(RecordingTime.seconds(frame, at: rate), at: rate) == frame)
    }
  }

  @Test func `people see minutes and thousandths`() {
    #expect(RecordingTime.words(2_756_250, at: 44_100) == "1:02.500")
    #expect(RecordingTime.words(3_661_999, at: 1000) == "1:01:01.999")
    #expect(RecordingTime.seconds(62_500, at: 1000) == "62.5")
    #expect(RecordingTime.seconds(62_000, at: 1000) == "62")
    #expect(RecordingTime.seconds(0, at: 1000) == "0")
    #expect(RecordingTime.seconds(100_000, at: 1000) == "100")
  }
}
