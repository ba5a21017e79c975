package import TilawaCore
package import TilawaIntake
import TilawaStore

extension Loudness {
  /// "-16.2 LUFS, peak -3.1 dBTP".
  package var words: String {
    let about = extent == .sampled ? "about " : ""
    return "\(about)\(JSON.decibels(integrated).text) LUFS, peak \(JSON.decibels(truePeak).text) dBTP"
  }
}

extension [LoudnessSource] {
  /// The loudness of one reciter's sources in a few words: "-16.2 LUFS", "3 of 5 measured, -32.0 to -25.1 LUFS".
  package var words: String {
    let known = compactMap(\.loudness)
    let levels = known.map(\.integrated)
    guard let lowest = levels.min(), let highest = levels.max() else { return "not measured yet" }
    let (from, to) = (JSON.decibels(lowest).text, JSON.decibels(highest).text)
    let about = known.contains { $0.extent == .sampled } ? "about " : ""
    let counted = known.count < count ? "\(known.count) of \(count) measured, " : ""
    return "\(counted)\(about)\(from == to ? from : "\(from) to \(to)") LUFS"
  }

  /// Returns one element for each source; null for one not yet measured.
  package var json: JSON { .array(map { .loudness($0.loudness) }) }
}

extension JSON {
  package static func loudness(_ loudness: Loudness?) -> JSON {
    .optional(loudness) {
      .object([
        ("lufs", .decibels($0.integrated)), ("peak", .decibels($0.truePeak)), ("extent", .string($0.extent.rawValue)),
      ])
    }
  }
}

extension LoudnessSurvey.Finding {
  /// The results of a measurement.
  package static func answer(_ findings: [Self]) -> CommandAnswer {
    let list = findings.map { finding in
      JSON.object([
        ("reciter", .string(finding.source.reciter.id)), ("file", .optional(finding.source.recording, JSON.string)),
        ("loudness", .loudness(finding.loudness)), ("skipped", .strings(finding.skipped)),
      ])
    }
    let rows = findings.map { finding in
      [finding.source.reciter.id, finding.loudness?.words ?? "only silence", finding.source.recording ?? ""]
    }
    return CommandAnswer(
      table: AnswerTable(rows, headings: ["reciter", "loudness", "recording"], closesGaps: true),
      .object([("measured", .array(list))]))
  }
}
