import Glibc
import TilawaTestSupport
import Testing

@testable import TilawaHearing

// Q-RE3
@Suite struct SoundClarityTests {
  /// Frames in which unit 1 or the blank has a probability.
  private func frames(_ count: Int, unit probability: Float) -> Posteriors {
    let other = logf((1 - probability) / 2)
    return Posteriors(outputs: 3, values: (0..<count).flatMap { _ in [other, logf(probability), other] })
  }

  @Test func `the clarity is the mean probability of what is heard, and blanks count for nothing`() throws {
    var clarity = SoundClarity()
    clarity.add(frames(14, unit: 0.9))
    #expect(clarity.clarity == nil && clarity.grade == nil)
    clarity.add(frames(6, unit: 0.9))
    clarity.add(Posteriors(outputs: 3, values: [-0.01, -5, -6]))
    #expect(abs(try #require(clarity.clarity) - 0.9) < 1e-3 && clarity.grade == .clear)
    clarity.add(frames(20, unit: 0.7))
    #expect(clarity.grade == .fair)
    clarity.add(frames(200, unit: 0.6))
    #expect(clarity.grade == .poor)
  }

  /// The levels of a voice of 0.3 s and a fall of so many decibels in a second, again and again, above noise.
  private func levels(fall: Double, noise: Double, voice: Double = 10) -> [UInt8] {
    (0..<1000).map { hop in
      let since = max(0, hop % 80 - 30)
      return UInt8(2 * min(noise, voice + fall * Double(since) / 100))
    }
  }

  @Test func `echo, noise and a faint voice are found in the levels`() {
    func causes(_ levels: [UInt8]) -> [SoundClarity.Cause] {
      var clarity = SoundClarity()
      clarity.add(levels: levels)
      return clarity.causes
    }
    #expect(causes(levels(fall: 150, noise: 60)) == [])
    #expect(causes(levels(fall: 50, noise: 60)) == [.echo])
    #expect(causes(levels(fall: 300, noise: 20)).contains(.noise))
    #expect(causes(levels(fall: 150, noise: 100, voice: 60)) == [.faint])
    #expect(causes([]) == [])
  }
}
