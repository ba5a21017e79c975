import Glibc

/// Ayat made by code: each is a different tune of short sounds of two formants.
package struct SungAyat {
  /// The sample rate in Hz.
  package static let rate = 16_000

  /// The length of a sound in seconds, and the factor by which the voice's formants are raised.
  package let pace: Double, height: Double

  package init(pace: Double = 0.2, height: Double = 1) { (self.pace, self.height) = (pace, height) }

  /// The ayah of this number, as the given number of sounds.
  package func ayah(_ number: Int, sounds: Int = 14) -> [Float] {
    var generator = SeededGenerator(seed: UInt64(number) &* 7919 &+ 3)
    return (0..<sounds).flatMap { _ in
      let low = Double.random(in: 300...900, using: &generator) * height
      let high = Double.random(in: 1100...2900, using: &generator) * height
      return sound(low, high)
    }
  }

  /// The noise of a quiet room.
  package static func pause(_ seconds: Double, level: Float = 0.0005, seed: UInt64 = 9) -> [Float] {
    var generator = SeededGenerator(seed: seed)
    return (0..<Int(seconds * Double(rate))).map { _ in Float.random(in: -level...level, using: &generator) }
  }

  /// The ayat with a pause before, between and after them; and the start of each, in seconds.
  package func recording(_ numbers: [Int], pause seconds: Double = 0.8) -> (sound: [Float], starts: [Double]) {
    var sound = Self.pause(seconds)
    var starts: [Double] = []
    for number in numbers {
      starts.append(Double(sound.count) / Double(Self.rate))
      sound += ayah(number) + Self.pause(seconds)
    }
    return (sound, starts)
  }

  private func sound(_ low: Double, _ high: Double) -> [Float] {
    let count = Int(pace * Double(Self.rate))
    return (0..<count).map { index in
      let time = Double(index) / Double(Self.rate)
      let shape = 0.6 + 0.4 * sin(.pi * Double(index) / Double(count))
      return Float(0.25 * shape * (sin(2 * .pi * low * time) + 0.6 * sin(2 * .pi * high * time)))
    }
  }
}
