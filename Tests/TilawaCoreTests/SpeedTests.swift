import Testing
import TilawaCore

// T-F2.2
@Suite struct SpeedTests {
  @Test func `speeds go from half to double by quarters`() {
    #expect(Speed.allCases.map(\.description) == ["0.5", "0.75", "1", "1.25", "1.5", "1.75", "2"])
    #expect(Speed(quarters: 1) == nil)
    #expect(Speed(quarters: 9) == nil)
  }

  @Test(arguments: [
    ("0.5", 2), ("0.50", 2), ("0.75", 3), ("1", 4), ("1.0", 4), ("1.00", 4), ("1.25", 5), ("1.5", 6), ("1.75", 7),
    ("2", 8), ("2.0", 8), ("2.00", 8),
  ])
  func `a speed is read with up to two decimals`(text: String, quarters: Int) throws {
    #expect(try #require(Speed(text)).quarters == quarters)
  }

  @Test(arguments: [
    "", "0", "0.25", "0.6", "2.25", "3", ".5", "1.", "01", "+1", "-1", "1,5", "1.500", " 1", "1x", "1e0", "0.7", "١",
  ])
  func `all else is not a speed`(text: String) {
    #expect(Speed(text) == nil)
  }

  @Test(arguments: Speed.allCases)
  func `what is written is read back`(speed: Speed) {
    #expect(Speed(speed.description) == speed)
  }

  @Test func `faster and slower end where the speeds end`() {
    #expect(Speed.normal.faster?.description == "1.25")
    #expect(Speed.normal.slower?.description == "0.75")
    #expect(Speed("2")?.faster == nil)
    #expect(Speed("0.5")?.slower == nil)
  }

  /// By hand: 5 / 1.5 = 3.33, 7 / 1.75 = 4, 3 / 0.75 = 4, 5 / 2 = 2.5 (up), 2 / 1.25 = 1.6.
  @Test(arguments: [
    ("1", 5, 5), ("1.5", 5, 3), ("1.75", 7, 4), ("0.75", 3, 4), ("2", 5, 3), ("1.25", 2, 2), ("0.5", 7, 14),
    ("2", 0, 0),
  ])
  func `a frame stands at its place over the speed, rounded, halves up`(text: String, frame: Int, place: Int) throws {
    #expect(try #require(Speed(text)).frames(frame) == place)
  }

  /// By hand: 3 × 1.5 = 4.5 (up), 4 × 1.75 = 7, 3 × 0.75 = 2.25, 1 × 0.5 = 0.5 (up).
  @Test(arguments: [("1.5", 3, 5), ("1.75", 4, 7), ("0.75", 3, 2), ("0.5", 1, 1), ("1", 9, 9), ("2", 0, 0)])
  func `a place in the output goes back to its frame`(text: String, place: Int, frame: Int) throws {
    #expect(try #require(Speed(text)).content(place) == frame)
  }

  @Test(arguments: Speed.allCases)
  func `a place goes back to its frame within what rounding loses`(speed: Speed) {
    for frame in 0..<10_000 { #expect(abs(speed.content(speed.frames(frame)) - frame) <= 1) }
  }

  /// 840 is a multiple of all quarters and of 4, so that nothing is rounded.
  @Test(arguments: Speed.allCases)
  func `a million years of frames do not overflow`(speed: Speed) {
    let frames = 840 * 100_000_000_000_000
    #expect(speed.frames(frames) / 4 * speed.quarters == frames)
  }
}
