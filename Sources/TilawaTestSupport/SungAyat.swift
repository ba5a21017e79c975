import Glibc
import TilawaCore
import TilawaStore

/// Ayat made by code: each acoustic unit of their text is a short chord of two tones, which `ToneModel` hears.
package struct SungAyat {
  /// The sample rate in Hz.
  package static let rate = 16_000
  /// The part of a unit that sounds; the rest is a gap.
  private static let sounding = 0.6

  /// The seconds from one unit to the next, and the factor by which tones are raised, at most 1.04.
  package let pace: Double, height: Double
  /// The units for which the last sound of a whole ayah lasts: who stops there holds it.
  private let held: Double

  package init(pace: Double = 0.2, height: Double = 1, held: Double = 1) {
    (self.pace, self.height, self.held) = (pace, height, held)
  }

  /// The ayah of a number, with a stop at its end: 1 to 4 are 112:1-4, 9 is the basmalah, 11 and up are those of surah 37
  /// over and over, the others those of surah 113.
  ///
  /// - Parameter sounds: how many of its units are sung, from the first one; nil: all.
  package func ayah(_ number: Int, sounds: Int? = nil) -> [Float] {
    let units = Self.units(of: number)
    return units.prefix(sounds ?? units.count).enumerated().flatMap { place, unit in
      sound(ToneModel.tones(of: unit), lasting: place == units.count - 1 ? held : 1)
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

  // MARK: - Text

  private static let quran = Result { try RealQuran.database() }

  private static func ref(_ number: Int) -> AyahRef {
    switch number {
    case 1...4: AyahRef(surah: 112, ayah: number, counting: .kufi)
    case 9: AyahRef(surah: 1, ayah: 1, counting: .kufi)
    case 11...: AyahRef(surah: 37, ayah: (number - 11) % 182 + 1, counting: .kufi)
    default: AyahRef(surah: 113, ayah: max(1, number % 5), counting: .kufi)
    }
  }

  /// The acoustic units of an ayah; none without the text, so that a test hears nothing.
  private static func units(of number: Int) -> [AcousticUnit] {
    guard let text = try? quran.get().text(of: ref(number)) else { return [] }
    let pronunciation = Pronunciation([text])
    let words = pronunciation.words(ofAyah: 0)
    return words.flatMap { word in
      pronunciation.word(
        word, from: word == words.first ? .pause : .joined, to: word == words.last ? .pause : .joined
      ).units
    }
  }

  // MARK: - Sound

  private func sound(_ tones: (low: Double, high: Double), lasting length: Double) -> [Float] {
    let count = Int(pace * (Self.sounding + length - 1) * Double(Self.rate))
    let chord = (0..<count).map { index in
      let time = Double(index) / Double(Self.rate)
      let shape = 0.6 + 0.4 * sin(.pi * Double(index) / Double(count))
      let low = sin(2 * .pi * tones.low * height * time)
      let high = sin(2 * .pi * tones.high * height * time)
      return Float(0.25 * shape * (low + 0.6 * high))
    }
    return chord + Self.pause(pace * (1 - Self.sounding))
  }
}
