package import TilawaCore

// The wrong sounds that are still told in a voice, for people.

extension VoiceThresholds {
  /// The strength beyond which hardly a slip is told.
  private static let beyondReach = 9.0

  /// The nats that are asked for more in a clear recording before a wrong sound of a kind is told that makes another word; 0 for most.
  package func more(for mistake: SoundMistake, told probability: Double) -> Double {
    needed(for: mistake, probability) - RivalTail.needed(for: .word, probability)
  }

  /// The kinds of wrong sounds that are never told in this voice, or hardly ever: they stay unsure.
  package func unsure(told probability: Double) -> [SoundMistake] {
    kinds.filter { needed(for: $0, probability) > Self.beyondReach }
  }

  /// The kinds for which more is asked than in any voice.
  package func raised(told probability: Double) -> [SoundMistake] {
    kinds.filter { more(for: $0, told: probability) > 0 }
  }

  private func needed(for mistake: SoundMistake, _ probability: Double) -> Double {
    let usual = RivalTail.needed(for: .word, probability, likelier: times(mistake))
    return VoiceCalibration.much + max(0, usual - VoiceCalibration.much) * strongly(mistake)
  }
}
