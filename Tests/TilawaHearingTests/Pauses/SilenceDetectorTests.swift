import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct SilenceDetectorTests {
  // T-F3.6, T-AC4
  @Test(arguments: [-70.0, -62.5, -55, -45])
  func `pauses are found in recordings whose noise differs by 25 dB`(noise: Double) throws {
    let picture = Picture(noise: { _ in noise }, voice: { _ in -18 })
    let envelope = picture.envelope([.speech(4), .pause(0.8), .speech(3), .pause(0.6), .speech(5)])
    #expect(marks(SilenceDetector().boundaries(in: envelope)) == [470, 830])
  }

  // T-AC4
  @Test(arguments: [-10.0, -22.5, -35])
  func `how loud a recording is changes nothing`(voice: Double) {
    let picture = Picture(noise: { _ in voice - 35 }, voice: { _ in voice })
    let envelope = picture.envelope([.speech(4), .pause(0.8), .speech(3)])
    #expect(marks(SilenceDetector().boundaries(in: envelope)) == [470])
  }

  // T-F3.6
  @Test func `noise that rises by 25 dB over two hours hides no pause`() {
    let total = 7200.0 * 100
    let picture = Picture(noise: { -65 + 25 * Double($0) / total }, voice: { _ in -18 })
    let envelope = picture.envelope((0..<1440).flatMap { _ in [Picture.Stretch.speech(4.3), .pause(0.7)] })
    let boundaries = SilenceDetector().boundaries(in: envelope)
    #expect(boundaries.count == 1439)
    #expect(marks(boundaries) == (1...1439).map { 500 * $0 - 10 })
  }

  // T-F3.6
  @Test func `a click in a pause neither ends nor parts it`() {
    let picture = Picture(noise: { _ in -60 }, voice: { _ in -18 })
    let envelope = picture.envelope([.speech(4), .pause(0.5), .speech(0.05), .pause(0.5), .speech(3)])
    let boundaries = SilenceDetector().boundaries(in: envelope)
    #expect(marks(boundaries) == [495])
    #expect(boundaries.first?.pause.count == 105 * 160)
  }

  @Test func `a mark stands a tenth of a second before what follows, in a short pause in its middle`() {
    let picture = Picture(noise: { _ in -60 }, voice: { _ in -18 })
    let envelope = picture.envelope([.speech(4), .pause(0.12), .speech(3), .pause(1), .speech(2)])
    let boundaries = SilenceDetector(choice: .lasting(0.1)).boundaries(in: envelope)
    #expect(marks(boundaries) == [406, 802])
  }

  // T-F3.6
  @Test func `the level that a person names is taken instead of the noise`() {
    let picture = Picture(noise: { _ in -40 }, voice: { _ in -18 })
    let envelope = picture.envelope([.speech(4), .pause(0.8), .speech(3)])
    #expect(SilenceDetector(silence: .below(-50)).boundaries(in: envelope).isEmpty)
    #expect(marks(SilenceDetector(silence: .below(-30)).boundaries(in: envelope)) == [470])
  }

  // T-F3.6
  @Test func `the length that a person names decides alone`() {
    let picture = Picture(noise: { _ in -60 }, voice: { _ in -18 })
    let envelope = picture.envelope([.speech(4), .pause(0.3), .speech(3), .pause(0.9), .speech(2)])
    #expect(marks(SilenceDetector(choice: .lasting(0.5)).boundaries(in: envelope)) == [810])
    #expect(SilenceDetector(choice: .lasting(0.2)).boundaries(in: envelope).count == 2)
  }

  @Test(arguments: [0, 1, 5, 8, 300])
  func `silence has no boundaries, however short`(hops: Int) {
    let envelope = Envelope(rate: 16_000, frames: hops * 160, values: [UInt8](repeating: 255, count: hops))
    #expect(SilenceDetector().boundaries(in: envelope).isEmpty)
    #expect(SilenceDetector().speech(in: envelope) == nil || hops > 0)
  }

  @Test func `whatever the envelope, marks ascend and confidence lies between 0 and 1`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let count = Int.random(in: 0..<3000, using: &generator)
      var level = 100
      let values = (0..<count).map { _ in
        level = min(255, max(0, level + Int.random(in: -40...40, using: &generator)))
        return UInt8(level)
      }
      let envelope = Envelope(rate: 44_100, frames: count * 441, values: values)
      let passage = (0..<5).map { ExpectedAyah(length: Double(10 + $0)) }
      for detector in [SilenceDetector(), SilenceDetector(choice: .lasting(0.02))] {
        let free = detector.boundaries(in: envelope)
        let expected = detector.boundaries(in: envelope, expecting: passage)
        for boundaries in [free, expected] {
          #expect(marks(boundaries) == marks(boundaries).sorted())
          #expect(boundaries.allSatisfy { (0...1).contains($0.confidence) && $0.frame <= envelope.frames })
        }
        #expect(free == detector.boundaries(in: envelope))
        #expect(expected == detector.boundaries(in: envelope, expecting: passage))
      }
    }
  }
}

@Suite struct ExpectedAyahTests {
  private let picture = Picture(noise: { _ in -60 }, voice: { _ in -18 })

  // T-F3.6, T-AC4
  @Test func `a breath in a long ayah is not its end, be it longer than the pauses between ayat`() {
    let envelope = picture.envelope([
      .speech(2), .pause(0.5), .speech(6), .pause(1.2), .speech(6), .pause(0.5), .speech(3), .pause(0.5), .speech(4),
    ])
    let boundaries = SilenceDetector().boundaries(in: envelope, expecting: ayat(20, 120, 30, 40))
    #expect(boundaries.map(\.ayah) == [0, 1, 2, 3, 4])
    #expect(marks(boundaries) == [0, 240, 1610, 1960, 2370])
  }

  // T-F3.6
  @Test func `what is said before and after the passage is passed over`() {
    let envelope = picture.envelope([
      .speech(9), .pause(1), .speech(3), .pause(0.6), .speech(7), .pause(0.6), .speech(2), .pause(1), .speech(14),
    ])
    let boundaries = SilenceDetector().boundaries(in: envelope, expecting: ayat(30, 70, 20))
    #expect(marks(boundaries) == [990, 1350, 2110, 2410])
  }

  // T-F3.6
  @Test func `a basmalah that is not recited is left out, one that is has its place`() {
    let passage = ayat(40, 60) + [ExpectedAyah(length: 25, presence: .optional)] + ayat(50, 30)
    let without = picture.envelope([
      .speech(4), .pause(0.6), .speech(6), .pause(0.6), .speech(5), .pause(0.6), .speech(3),
    ])
    let with = picture.envelope([
      .speech(4), .pause(0.6), .speech(6), .pause(0.6), .speech(2.5), .pause(0.6), .speech(5), .pause(0.6), .speech(3),
    ])
    #expect(
      SilenceDetector().boundaries(in: without, expecting: passage).map(\.frame.hop) == [
        0, 450, 1110, 1110, 1670, 1980,
      ])
    #expect(
      SilenceDetector().boundaries(in: with, expecting: passage).map(\.frame.hop) == [0, 450, 1110, 1420, 1980, 2290])
  }

  @Test func `ayat in one breath are one`() {
    let envelope = picture.envelope([.speech(4), .pause(0.6), .speech(9), .pause(0.6), .speech(5)])
    let boundaries = SilenceDetector().boundaries(in: envelope, expecting: ayat(40, 60, 30, 50))
    #expect(boundaries.map(\.ayah) == [0, 1, 3, 4])
  }

  @Test func `more ayat than the recording can hold fit nowhere`() {
    let envelope = picture.envelope([.speech(4), .pause(0.6), .speech(3)])
    let passage = [ExpectedAyah](repeating: ExpectedAyah(length: 80), count: 100)
    #expect(SilenceDetector().boundaries(in: envelope, expecting: passage).isEmpty)
  }

  private func ayat(_ lengths: Double...) -> [ExpectedAyah] { lengths.map { ExpectedAyah(length: $0) } }
}

private func marks(_ boundaries: [Boundary]) -> [Int] { boundaries.map(\.frame.hop) }

extension Int {
  fileprivate var hop: Int { self / 160 }
}

/// Envelopes drawn by hand: a voice that wavers by 3 dB, a noise by 1.
private struct Picture {
  enum Stretch {
    case speech(Double)
    case pause(Double)
  }

  let noise: (Int) -> Double
  let voice: (Int) -> Double

  func envelope(_ stretches: [Stretch]) -> Envelope {
    var values: [UInt8] = []
    for stretch in stretches {
      let (seconds, level, waver): (Double, (Int) -> Double, Double) =
        switch stretch {
        case .speech(let seconds): (seconds, voice, 3)
        case .pause(let seconds): (seconds, noise, 1)
        }
      for _ in 0..<Int((seconds * 100).rounded()) {
        let hop = values.count
        let decibels = level(hop) + waver * (Double(hop * 7 % 11) / 5 - 1)
        values.append(UInt8(min(255, max(0, -2 * decibels))))
      }
    }
    return Envelope(rate: 16_000, frames: values.count * 160, values: values)
  }
}
