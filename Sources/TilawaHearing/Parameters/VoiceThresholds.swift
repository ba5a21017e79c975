package import TilawaCore

/// The proof that is asked for in a student's voice before a wrong sound is told, beyond that in any voice: never less (decision 0265).
///
/// Of each kind of wrong sounds a page says how much more often right words of the voice sound like that than right words do, and how much
/// more strongly. Both are drawn towards what is usual, the more so the fewer words there are.
package struct VoiceThresholds: Hashable, Sendable {
  /// The greater likelihood of right words to sound wrong in one way.
  private struct Caution: Hashable, Sendable {
    /// The frequency as a multiple of what is usual, and the strength as one.
    let times: Double
    let strongly: Double
  }

  /// The fewest words, and different ones among them, by which a kind is known: one slip in the page hides nothing.
  private static let (fewestWords, fewestDifferent) = (3, 3)
  /// The words that stand for what is usual: of a kind, and of the strength of its words; and the usual strength above `much`, in nats.
  private static let (usualWords, usualStrong, usualStrength) = (2.0, 3.0, 1.9)
  /// The most that a page can ask for.
  private static let (mostTimes, mostStrongly, mostShare) = (20.0, 2.5, 0.36)
  /// The share of right words in which another sound is much likelier in any voice, in a clear recording.
  package static let usualShare = 0.09

  private let cautions: [SoundMistake: Caution]
  /// The share of right words with a much likelier rival.
  let share: Double

  /// The share of right words of Emad al-Mansary and Alafasy (surahs 50, 51, 53 and 56, 2,905 words) in which a sound of a kind is much
  /// likelier.
  private static func usualShare(of mistake: SoundMistake) -> Double {
    switch mistake {
    case .others: 0.032
    case .vowel: 0.011
    case .consonant: 0.009
    case .tongue: 0.0045
    case .meemNoon: 0.004
    case .vowels: 0.0035
    case .thaFa: 0.0025
    case .longVowels: 0.002
    case .length, .baDal, .lips, .seenTha: 0.0015
    default: 0.001
    }
  }

  package init(_ calibration: VoiceCalibration) {
    let words = Double(calibration.words)
    share = min(Self.mostShare, Double(calibration.likelier) / words)
    // A voice that is unclear in all is known by its share.
    let unclearness = max(1, share / Self.usualShare)
    cautions = calibration.tallies.reduce(into: [:]) { cautions, entry in
      let (mistake, tally) = entry
      guard tally.words >= Self.fewestWords, tally.different >= Self.fewestDifferent else { return }
      let expected = Self.usualShare(of: mistake) * words * unclearness
      let times = (Double(tally.words) + Self.usualWords) / (expected + Self.usualWords)
      let strength =
        (tally.excess + Self.usualStrong * Self.usualStrength) / (Double(tally.words) + Self.usualStrong)
      let caution = Caution(
        times: min(Self.mostTimes, max(1, times)),
        strongly: min(Self.mostStrongly, max(1, strength / Self.usualStrength)))
      if caution.times > 1 || caution.strongly > 1 { cautions[mistake] = caution }
    }
  }

  /// The kinds of which the voice has more, or more strongly, than any.
  var kinds: [SoundMistake] { SoundMistake.allCases.filter { cautions[$0] != nil } }

  /// The frequency with which right words sound wrong in a way, as a multiple of that in any voice: 1 or more.
  func times(_ mistake: SoundMistake) -> Double { cautions[mistake]?.times ?? 1 }

  /// The same of their strength.
  func strongly(_ mistake: SoundMistake) -> Double { cautions[mistake]?.strongly ?? 1 }

  /// The strength of a sound as it would count in any voice: never more than it is.
  func strength(_ strength: Double, of mistake: SoundMistake) -> Double {
    guard let caution = cautions[mistake], strength > VoiceCalibration.much else { return strength }
    return VoiceCalibration.much + (strength - VoiceCalibration.much) / caution.strongly
  }
}
