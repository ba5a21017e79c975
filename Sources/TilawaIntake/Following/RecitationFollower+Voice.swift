package import TilawaHearing

extension RecitationFollower {
  /// The evidence of the words on the voice, all taken for right; nil while there are none.
  package var evidence: VoiceEvidence? {
    phase.judged.map { VoiceEvidence($0.words, of: $0.text.recited, first: $0.text.words.count) }
  }
}
