package import TilawaCore

/// The evidence of words that are known to be right on a voice.
package struct VoiceEvidence: Hashable, Sendable {
  /// The words that were heard, and those in which another sound was much likelier.
  package private(set) var (words, likelier) = (0, 0)
  package private(set) var tallies: [SoundMistake: VoiceCalibration.Tally] = [:]
  /// The words of each kind by their sounds: a word that comes again is one.
  private var different: [SoundMistake: Set<[UInt8]>] = [:]

  /// Counts words of a text.
  ///
  /// - Parameter count: the words of the text that are counted.
  package init(
    _ words: [DecodedWord], of text: RecitedText, first count: Int,
    _ parameters: JudgingParameters = JudgingParameters()
  ) {
    for word in words where word.word < count {
      let isFirst = text.ranges[text.words[word.word].part].lowerBound == word.word
      add(word, softUnits: isFirst ? parameters.softUnits : 0)
    }
  }

  private mutating func add(_ word: DecodedWord, softUnits: Int) {
    guard words < VoiceCalibration.words.upperBound else { return }
    words += 1
    var strongest: [SoundMistake: Double] = [:]
    for rival in word.rivals.candidates(after: softUnits) where rival.strength > VoiceCalibration.much {
      strongest[rival.mistake] = max(strongest[rival.mistake] ?? 0, rival.strength)
    }
    if !strongest.isEmpty { likelier += 1 }
    for (mistake, strength) in strongest {
      different[mistake, default: []].insert(word.rivals.units)
      tallies[mistake, default: VoiceCalibration.Tally()].words += 1
      tallies[mistake]?.different = different[mistake]?.count ?? 0
      tallies[mistake]?.excess += min(strength - VoiceCalibration.much, VoiceCalibration.mostExcess)
    }
  }

  /// The evidence as it is kept.
  package func calibration(
    at seconds: Int, by model: String, _ range: String, _ pace: RecitationPace?
  ) -> VoiceCalibration {
    VoiceCalibration(
      at: seconds, by: model, range: range, words: words, likelier: likelier, secondsPerUnit: pace?.secondsPerUnit,
      tallies: tallies)
  }
}
