import Glibc
import TilawaCore

/// The share of right words that have likelier rivals in a recording: small where it is clear, great in a room that echoes.
///
/// The strengths of right words fall off exponentially, and those of words that are wrong have any size. So the share of words with a
/// likelier rival says how probable a slip is at a strength (decision 0244). Of hamzas that a reading leaves out it is known besides how
/// many were left out (decision 0271).
package struct RivalTail: Hashable, Sendable {
  /// The strengths of rivals of one kind.
  private struct Kind {
    /// The share of right words with a likelier rival of this kind in a clear recording, and the strength in which it falls by e.
    let share: Double
    let scale: Double
    /// The density of words with such a slip, in a nat: their share over the nats of their strengths.
    var slips: Double
    /// The strength from which on it falls.
    var leastStrength = 0.0
    /// The power of the unclearness with which the share grows.
    var power = 1.0

    /// - Parameter times: how many times as many right words as usual have such a rival.
    func probability(_ strength: Double, likelier times: Double) -> Double {
      let right = density(likelier: times) * exp(-max(leastStrength, strength) / scale)
      return slips / (slips + right)
    }

    /// The density of right words of strength 0, in a nat.
    func density(likelier times: Double) -> Double { share * pow(times, power) / scale }
  }

  /// The words that stand for what is usual, and the share of them with a rival that is much likelier: those of clear recordings. A rival is
  /// much likelier from `VoiceCalibration.much` on.
  private static let usual = (words: 60.0, share: VoiceThresholds.usualShare)
  /// The strength that no right word has: such a one says nothing of the recording.
  private static let certain = 8.0
  /// The share of words with a much likelier rival from which on nothing that is heard is proof, and the words after which that is said.
  private static let (poorShare, fewestWords) = (0.4, 20.0)
  /// The standard deviations by which the share has to be greater: few words have a great share by chance.
  private static let poorDeviations = 0.5
  /// The words with a hamza that a reading leaves out that stand for what is usual, and the nats of their strengths where it was left out.
  private static let (usualHamzas, hamzaNats) = (30.0, 8.0)
  /// The steps by which their share is estimated.
  private static let estimations = 8
  /// The fewest words without their hamza by which another reading is told, and their least share.
  private static let (fewestWithoutHamza, leastWithoutHamza) = (2.5, 0.2)

  private var (words, likelier) = (0.0, 0.0)
  /// The words with a hamza that a reading leaves out, and the strength without it; minus infinity where it is heard.
  private var hamzas: [Int: Double] = [:]
  /// The number of those without it, and their density, as these strengths say.
  private var withoutHamza = 0.0
  private var hamzaSlips = Self.kind(.hamza).slips

  init() {}

  /// The kind as it is in this recording: a person who leaves out one hamza leaves out others.
  private func kind(_ kind: RivalKind) -> Kind {
    var found = Self.kind(kind)
    if kind == .hamza { found.slips = hamzaSlips }
    return found
  }

  private static func kind(_ kind: RivalKind) -> Kind {
    switch kind {
    case .word: Kind(share: 0.031, scale: 1.5, slips: 0.0017)
    case .hamza: Kind(share: 0.008, scale: 1.4, slips: 0.0017, leastStrength: -2, power: 3)
    case .alike: Kind(share: 0.061, scale: 1.6, slips: 0.0008)
    case .other: Kind(share: 0.17, scale: 2.2, slips: 0.0008)
    }
  }

  /// Counts a word by the strength of its strongest rival.
  mutating func add(_ strength: Double) {
    guard strength < Self.certain else { return }
    words += 1
    if strength > VoiceCalibration.much { likelier += 1 }
  }

  /// Counts a word with a hamza that a reading leaves out, or counts it anew.
  ///
  /// - Parameter strength: that of the word without its hamza; minus infinity where it is heard.
  mutating func add(hamza strength: Double, of word: Int) {
    guard hamzas.updateValue(strength, forKey: word) != strength else { return }
    estimateHamzas()
  }

  /// Estimates how many words lack their hamza by expectation and maximisation, from what is usual on.
  private mutating func estimateHamzas() {
    let (usual, times) = (Self.kind(.hamza).slips, unclearness)
    let strengths = hamzas.values.filter { $0 > -.infinity }
    hamzaSlips = usual
    for _ in 0..<Self.estimations {
      let kind = kind(.hamza)
      withoutHamza = strengths.reduce(0) { $0 + kind.probability($1, likelier: times) }
      hamzaSlips =
        (Self.usualHamzas * usual + withoutHamza / Self.hamzaNats) / (Self.usualHamzas + Double(hamzas.count))
    }
  }

  /// The share of words that have much likelier rivals, as a multiple of that in a clear recording.
  var unclearness: Double { unclearness(from: Self.usual.share) }

  /// The same in the voice of a student, whose own share stands for what is usual where it is greater.
  func unclearness(of voice: VoiceThresholds?) -> Double {
    unclearness(from: max(Self.usual.share, voice?.share ?? 0))
  }

  private func unclearness(from share: Double) -> Double {
    (Self.usual.words * share + likelier) / (Self.usual.words + words) / Self.usual.share
  }

  /// The probability that a word is wrong that has a rival of a kind and strength.
  func probability(of kind: RivalKind, _ strength: Double) -> Double {
    self.kind(kind).probability(strength, likelier: unclearness)
  }

  /// The same in the voice of a student: never more.
  func probability(of kind: RivalKind, _ strength: Double, _ mistake: SoundMistake, in voice: VoiceThresholds) -> Double
  {
    self.kind(kind).probability(
      voice.strength(strength, of: mistake), likelier: unclearness(of: voice) * voice.times(mistake))
  }

  /// The strength from which on a word is wrong with a probability, in a clear recording.
  ///
  /// - Parameter times: how many times as many right words as usual have such a rival.
  static func needed(for kind: RivalKind, _ probability: Double, likelier times: Double = 1) -> Double {
    let kind = Self.kind(kind)
    guard probability < 1 else { return .infinity }
    return kind.scale * log(kind.density(likelier: times) * probability / (1 - probability) / kind.slips)
  }

  /// Whether so many hamzas are left out that another reading is recited: that of Warsh.
  var isOtherReading: Bool {
    words >= Self.fewestWords && withoutHamza >= Self.fewestWithoutHamza
      && withoutHamza >= Double(hamzas.count) * Self.leastWithoutHamza
  }

  /// Whether so many words have much likelier rivals that the recording is at fault.
  package var isPoor: Bool {
    let deviation = sqrt(words * Self.poorShare * (1 - Self.poorShare))
    return words >= Self.fewestWords && likelier > words * Self.poorShare + Self.poorDeviations * deviation
  }
}
