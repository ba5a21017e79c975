import Foundation
import TilawaTestSupport
import Testing

@testable import TilawaHearing

// Q-RE8
@Suite struct PitchContourTests {
  /// A voice-like tone with some overtones.
  private func tone(_ hertz: Double, seconds: Double) -> [Float] {
    (0..<Int(seconds * 16_000)).map { index in
      let phase = 2 * Double.pi * hertz * Double(index) / 16_000
      return Float(0.2 * (sin(phase) + 0.8 * sin(2 * phase) + 0.5 * sin(3 * phase)))
    }
  }

  @Test(arguments: [80.0, 110, 220, 337, 440])
  func `the pitch of a tone with overtones is its fundamental`(hertz: Double) throws {
    let values = PitchContour(tone(hertz, seconds: 0.3)).values.compactMap(\.self)
    #expect(values.count >= 20)
    #expect(values.allSatisfy { abs(Double($0) - hertz) < hertz * 0.01 }, "\(values)")
  }

  @Test func `silence and noise have no pitch`() {
    #expect(PitchContour([Float](repeating: 0, count: 8000)).values.allSatisfy { $0 == nil })
    var random = SeededGenerator(seed: 5)
    let noise = (0..<16_000).map { _ in Float.random(in: -0.3...0.3, using: &random) }
    #expect(PitchContour(noise).values.count { $0 != nil } <= 2)
    #expect(PitchContour([]).values.isEmpty)
  }
}
