package import TilawaCore
package import TilawaIntake
import TilawaStore

extension Loudness {
  /// "-16.2 LUFS, peak -3.1 dBTP".
  package var words: Sentence {
    let (level, peak) = (JSONNumber(decibels: integrated).digits, JSONNumber(decibels: truePeak).digits)
    return extent == .sampled
      ? BaseSentences.loudnessAbout(level: level, peak: peak) : BaseSentences.loudnessOf(level: level, peak: peak)
  }
}

extension [LoudnessSource] {
  /// The loudness of one reciter's sources in a few words: "-16.2 LUFS", "3 of 5 measured, -32.0 to -25.1 LUFS".
  package var words: Sentence {
    let known = compactMap(\.loudness)
    guard let levels = Self.levels(of: known) else { return BaseSentences.notMeasured }
    guard known.count < count else { return levels }
    return BaseSentences.partlyMeasured(known: known.count, count: count, levels: levels)
  }

  private static func levels(of known: [Loudness]) -> Sentence? {
    let levels = known.map(\.integrated)
    guard let lowest = levels.min(), let highest = levels.max() else { return nil }
    let (least, most) = (JSONNumber(decibels: lowest).digits, JSONNumber(decibels: highest).digits)
    if known.contains(where: { $0.extent == .sampled }) {
      return least == most
        ? BaseSentences.levelAbout(level: least) : BaseSentences.levelsAbout(least: least, most: most)
    }
    return least == most ? BaseSentences.level(level: least) : BaseSentences.levels(least: least, most: most)
  }
}

extension LoudnessSurvey.Finding {
  /// The results of a measurement.
  package static func answer(_ findings: [Self]) -> CommandAnswer {
    let measured = findings.map { finding in
      Measured(
        reciter: finding.source.reciter.id, file: finding.source.recording,
        loudness: finding.loudness.map { LoudnessValue($0) },
        skipped: finding.skipped)
    }
    let rows = findings.map { finding in
      let loudness = finding.loudness?.words ?? BaseSentences.onlySilence
      return [finding.source.reciter.id, loudness.text, finding.source.recording ?? ""]
    }
    let headings = [BaseSentences.reciter, BaseSentences.loudness, BaseSentences.recording]
    return CommandAnswer(
      table: AnswerTable(rows, headings: headings, closesGaps: true),
      Measurement(measured: measured))
  }

  /// The line for programs about a measurement.
  private struct Measurement: Encodable {
    let measured: [Measured]
  }

  /// The loudness of a source.
  private struct Measured: Encodable {
    let reciter: String
    @Nullable var file: String?
    /// Null where there is only silence.
    @Nullable var loudness: LoudnessValue?
    let skipped: [String]
  }
}
