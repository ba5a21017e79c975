import Foundation
import Testing
import TilawaCore

// T-F2.2
@Suite struct SpeedTests {
  @Test func `speeds go from half to double by twentieths`() {
    #expect(
      Speed.allCases.map(\.description).joined(separator: " ")
        == "0.5 0.55 0.6 0.65 0.7 0.75 0.8 0.85 0.9 0.95 1 1.05 1.1 1.15 1.2 1.25 1.3 1.35 1.4 1.45 1.5 1.55 1.6 1.65 "
        + "1.7 1.75 1.8 1.85 1.9 1.95 2")
    #expect(Speed(twentieths: 9) == nil)
    #expect(Speed(twentieths: 41) == nil)
  }

  /// Programs that knew quarters only wrote 2 to 8.
  @Test func `what was stored as quarters is read, and quarters are stored as before`() throws {
    let decoder = JSONDecoder()
    for (stored, text) in [("2", "0.5"), ("3", "0.75"), ("4", "1"), ("8", "2"), ("16", "0.8"), ("21", "1.05")] {
      let speed = try decoder.decode(Speed.self, from: Data(stored.utf8))
      #expect(speed.description == text)
      #expect(String(decoding: try JSONEncoder().encode(speed), as: UTF8.self) == stored)
    }
    for stored in ["1", "9", "41", "-20", "\"1\""] {
      #expect(throws: DecodingError.self) { try decoder.decode(Speed.self, from: Data(stored.utf8)) }
    }
  }

  @Test(arguments: [
    ("0.5", 10), ("0.50", 10), ("0.75", 15), ("1", 20), ("1.0", 20), ("1.00", 20), ("1.25", 25), ("1.5", 30),
    ("1.75", 35), ("2", 40), ("2.0", 40), ("2.00", 40), ("0.6", 12), ("0.85", 17), ("1.05", 21),
  ])
  func `a speed is read with up to two decimals`(text: String, twentieths: Int) throws {
    #expect(try #require(Speed(text)).twentieths == twentieths)
  }

  @Test(arguments: [
    "", "0", "0.25", "0.63", "2.05", "3", ".5", "1.", "01", "+1", "-1", "1,5", "1.500", " 1", "1x", "1e0", "0.71", "١",
    "1.-5", "1.5.0",
  ])
  func `all else is not a speed`(text: String) {
    #expect(Speed(text) == nil)
  }

  @Test(arguments: Speed.allCases)
  func `what is written is read back`(speed: Speed) {
    #expect(Speed(speed.description) == speed)
  }

  @Test func `faster and slower end where the speeds end`() {
    #expect(Speed.normal.faster?.description == "1.05")
    #expect(Speed.normal.slower?.description == "0.95")
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

  /// A multiple of the twentieths, so that nothing is rounded.
  @Test(arguments: Speed.allCases)
  func `a million years of frames do not overflow`(speed: Speed) {
    let frames = speed.twentieths * 1_000_000_000_000_000
    #expect(speed.frames(frames) == 20_000_000_000_000_000)
  }
}
