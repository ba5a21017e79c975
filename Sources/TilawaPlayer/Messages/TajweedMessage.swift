package import TilawaIntake
package import TilawaCore
package import TilawaHearing

/// A rule of tajweed at a word, as the sound shows it.
package struct TajweedMessage: Codable, Hashable, Sendable {
  package let ref: String
  /// The number of the word in the ayah, from 1.
  package let word: Int
  package let rule: String
  package let outcome: TajweedFinding.Outcome
  /// The fewest and the most counts that are expected; nil for stops.
  @Nullable package var least: Int?
  @Nullable package var most: Int?
  /// The counts that were heard.
  @Nullable package var heard: Double?
  /// The confidence of the outcome, from 0 to 1.
  package let confidence: Double
  /// The place in the sound.
  package let from: Seconds

  private init(_ finding: TajweedFinding, _ word: RecitationText.Word) {
    (ref, self.word, rule, outcome) = (word.ref, word.number, finding.rule, finding.outcome)
    confidence = (finding.confidence * 1000).rounded() / 1000
    from = Seconds(OutputTime(frames: finding.frame, rate: 25))
    (least, most) = (finding.expected?.lowerBound, finding.expected?.upperBound)
    heard = finding.heard.map { ($0 * 10).rounded() / 10 }
  }

  /// The messages of findings in a text.
  package static func all(_ findings: [TajweedFinding], _ text: RecitationText) -> [TajweedMessage] {
    findings.filter { $0.word < text.words.count }.map { TajweedMessage($0, text.words[$0.word]) }
  }
}
