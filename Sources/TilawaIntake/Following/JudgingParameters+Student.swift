package import TilawaCore
package import TilawaHearing
package import TilawaStore

extension JudgingParameters {
  /// The certain sound, in milliseconds, before which nothing is adapted: three minutes.
  private static let leastCertain = 180_000
  /// The corrections by which the thresholds have moved as far as they may.
  private static let mostCorrections = 20.0

  /// Returns the thresholds for a student: the more often he said that a word was right, the more is needed for a slip.
  ///
  /// Slips that he confirms move them back, never beyond where they were; nothing makes the program stricter than it was.
  package func adapted(to student: StudentAdaptation) -> JudgingParameters {
    guard student.certain >= Self.leastCertain else { return self }
    let share = max(0, min(1, Double(student.rights - student.slips) / Self.mostCorrections))
    var parameters = self
    parameters.changedConfidence *= 1 - 0.4 * share
    parameters.skippedShare *= 1 - 0.4 * share
    parameters.recitedConfidence -= 0.1 * share
    parameters.toldProbability += (1 - parameters.toldProbability) * 0.8 * share
    return parameters
  }

  /// Returns the thresholds in a voice that was calibrated.
  package func heard(in voice: VoiceCalibration?) -> JudgingParameters {
    var parameters = self
    parameters.voice = voice.map { VoiceThresholds($0) }
    return parameters
  }
}
