/// The thresholds from which a recitation is judged. A doubtful word is "unsure".
package struct JudgingParameters: Hashable, Sendable {
  /// The least confidence, and the least evidence of the worst unit, of a word that counts as recited.
  package var recitedConfidence = 0.85
  package var recitedEvidence: Float = -9
  /// The confidence below which a word was changed, where other units were heard in place of its own.
  package var changedConfidence = 0.5
  /// The first units of an ayah that do not count for another sound: one begins softly, and a recording may begin late.
  package var softUnits = 2
  /// The probability that a sound of a word is wrong from which that is told, and from which the word is unsure (`RivalTail`).
  package var toldProbability = 0.75
  package var doubtfulProbability = 0.5
  /// The caution that the student's voice asks for; nil: that of all voices.
  package var voice: VoiceThresholds?
  /// The log probability in each of its frames below which a unit of the word is hardly heard, alone or as one of two: beside it another
  /// sound is told that is only likely.
  package var unheardUnit: Float = -12
  package var unheardTwo: Float = -5
  /// The fewest units of a word that must be heard differently before it counts as changed.
  package var changedUnits = 2
  /// The least share of the units of a word that must be heard differently before it counts as changed.
  package var changedShare = 0.3

  /// The least confidence that a word was changed where no single sound is told: in a clear recording, and the most that is asked for in
  /// one that is less clear (`RivalTail`, decision 0262).
  package var changedWhereClear = 0.4
  package var surelyChanged = 0.9

  /// The least confidence of the words around a slip: beside words that are doubtful themselves nothing is certain.
  package var neighbourConfidence = 0.85
  /// The least confidence to accept a jump back; a wrong word often resembles an earlier one.
  package var backConfidence = 0.96
  /// The words that must have been heard in order before a slip: a reciter who begins inside a word, or has just gone
  /// elsewhere, is not understood yet.
  package var wordsBefore = 2
  /// The words that must follow before words that were passed over count as skipped.
  package var wordsAfterGap = 2
  /// The most words that can be skipped; a longer gap is a move elsewhere.
  package var mostSkippedWords = 60
  /// The share of the units of a missing word that are heard where it is missing: below it, it was skipped; from the greater one
  /// on, it may have been said.
  package var skippedShare = 0.25
  package var saidShare = 0.6
  /// The units that are heard beside those of the words, from which on something else was said: if less than a share of the word itself
  /// was heard, or the word is short.
  package var otherUnits = 4
  package var otherShare = 0.5
  package var shortWord = 2
  /// A word of this many units or more was not said where at most this share of it was heard.
  package var longWord = 5
  package var missingShare = 0.25
  /// The fewest frames from the last unit of a word to the first unit of the next one.
  package var joinFrames = 2
  /// The fewest units that must be heard in place of a word before it counts as changed.
  package var replacingUnits = 3

  /// The fewest frames and units of other speech inside an ayah that are told.
  package var addedFrames = 12
  package var addedUnits = 4
  /// The same for speech that is joined to two sure words: a syllable more; and the most other frames between these. Of 2,606 pairs of
  /// right words of Emad al-Mansary and Alafasy none has a syllable between them.
  package var syllableFrames = 4
  package var syllableUnits = 2
  package var syllableGap = 6
  /// The greatest share of units by which speech differs from the words before it, where these are said again without a pause.
  package var repeatedShare = 0.4
  /// The most words that are compared so.
  package var mostRepeatedWords = 8
  /// The frames after the last word of an ayah after which it is done, where no other word follows.
  package var ayahEndFrames = 25

  package init() {}

  /// The thresholds for units that may be the model's own mistakes: only a word of which little is heard counts as
  /// changed. For a model without probabilities, and for riwayat other than that of the voices on which the thresholds
  /// were chosen.
  package var cautious: JudgingParameters {
    var parameters = self
    (parameters.changedShare, parameters.saidShare) = (0.6, 0.4)
    (parameters.toldProbability, parameters.doubtfulProbability) = (.infinity, .infinity)
    return parameters
  }
}
