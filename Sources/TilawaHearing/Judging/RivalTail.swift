import Glibc
import TilawaCore

/// The share of right words that have likelier rivals in a recording: small where it is clear, great in a room that echoes.
///
/// The strengths of right words fall off exponentially, and those of words that are wrong have any size. So the share of words with a
/// likelier rival says how probable a slip is at a strength (decision 0244). Hamzas that are left out say which reading is recited
/// (decision 0271).
package struct RivalTail: Hashable, Sendable {
  /// The strengths of rivals of one kind.
  private struct Kind {
    /// The share of right words with a likelier rival of this kind in a clear recording, and the strength in which it falls by e.
    let share: Double
    let scale: Double
    /// The density of words with such a slip, in a nat: a twelfth of their share.
    let slips: Double

    /// - Parameter times: how many times as many right words as usual have such a rival.
    func probability(_ strength: Double, likelier times: Double) -> Double {
      let right = share * times / scale * exp(-max(0, strength) / scale)
      return slips / (slips + right)
    }
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
  /// The share of hamzas that are heard as left out where they are left out, and where they are said: in a room that echoes, far away.
  private static let (leftOften, leftSeldom) = (0.6, 0.2)
  /// The odds from which on the reading is sure, as a natural logarithm.
  private static let sureReading = 6.0
  /// The strengths of these hamzas where Warsh is recited. The share of those that are said grows with the third power of the unclearness.
  private static let hamza = Kind(share: 0.008, scale: 1.4, slips: 0.075)

  private var (words, likelier) = (0.0, 0.0)
  /// The words with a much likelier rival, hamzas that Warsh leaves out not counted.
  private var likelierInAnyReading = 0.0
  /// The words with a hamza that the reading of Warsh leaves out, and whether it was left out.
  private var hamzas: [Int: Bool] = [:]

  init() {}

  private static func kind(_ kind: RivalKind) -> Kind {
    switch kind {
    case .word: Kind(share: 0.031, scale: 1.5, slips: 0.0017)
    case .alike: Kind(share: 0.061, scale: 1.6, slips: 0.0008)
    case .other: Kind(share: 0.17, scale: 2.2, slips: 0.0008)
    }
  }

  /// Counts a word by the strength of its strongest rival.
  ///
  /// - Parameter other: the strength without the hamzas that Warsh leaves out.
  mutating func add(_ strength: Double, inAnyReading other: Double) {
    guard strength < Self.certain else { return }
    words += 1
    if strength > VoiceCalibration.much { likelier += 1 }
    if other > VoiceCalibration.much { likelierInAnyReading += 1 }
  }

  /// Counts a word with a hamza that the reading of Warsh leaves out, or counts it anew.
  ///
  /// - Parameter strength: that of the word without its hamza; minus infinity where it is heard.
  mutating func add(hamza strength: Double, of word: Int) { hamzas[word] = strength > 0 }

  /// The share of words that have much likelier rivals, as a multiple of that in a clear recording.
  var unclearness: Double { unclearness(from: Self.usual.share) }

  /// The same in the voice of a student, whose own share stands for what is usual where it is greater.
  func unclearness(of voice: VoiceThresholds?) -> Double {
    unclearness(from: max(Self.usual.share, voice?.share ?? 0))
  }

  private func unclearness(from share: Double) -> Double {
    unclearness(likelier, from: share)
  }

  private func unclearness(_ likelier: Double, from share: Double) -> Double {
    (Self.usual.words * share + likelier) / (Self.usual.words + words) / Self.usual.share
  }

  /// The probability that a word is wrong that has a rival of a kind and strength.
  func probability(of kind: RivalKind, _ strength: Double) -> Double {
    Self.kind(kind).probability(strength, likelier: unclearness)
  }

  /// The same in the voice of a student: never more.
  func probability(of kind: RivalKind, _ strength: Double, _ mistake: SoundMistake, in voice: VoiceThresholds) -> Double
  {
    Self.kind(kind).probability(
      voice.strength(strength, of: mistake), likelier: unclearness(of: voice) * voice.times(mistake))
  }

  /// The strength from which on a word is wrong with a probability, in a clear recording.
  ///
  /// - Parameter times: how many times as many right words as usual have such a rival.
  static func needed(for kind: RivalKind, _ probability: Double, likelier times: Double = 1) -> Double {
    let kind = Self.kind(kind)
    guard probability < 1 else { return .infinity }
    return kind.scale * log(kind.share * times / kind.scale * probability / (1 - probability) / kind.slips)
  }

  /// Whether so many hamzas are left out that the reading of Warsh is recited.
  var isOtherReading: Bool {
    let left = Double(hamzas.values.count { $0 })
    let odds =
      left * log(Self.leftOften / Self.leftSeldom)
      + (Double(hamzas.count) - left) * log((1 - Self.leftOften) / (1 - Self.leftSeldom))
    return odds > Self.sureReading
  }

  /// The probability that a hamza was left out that the reading of Warsh leaves out, where that is recited; otherwise 0.
  func probability(ofHamza strength: Double) -> Double {
    guard isOtherReading else { return 0 }
    let unclearness = unclearness(likelierInAnyReading, from: Self.usual.share)
    let right = Self.hamza.share * pow(unclearness, 3) / Self.hamza.scale * exp(-strength / Self.hamza.scale)
    return Self.hamza.slips / (Self.hamza.slips + right)
  }

  /// Whether so many words have much likelier rivals that the recording is at fault.
  package var isPoor: Bool {
    let deviation = sqrt(words * Self.poorShare * (1 - Self.poorShare))
    return words >= Self.fewestWords && likelier > words * Self.poorShare + Self.poorDeviations * deviation
  }
}
