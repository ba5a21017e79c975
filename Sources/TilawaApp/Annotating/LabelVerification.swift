import TilawaAudio
package import TilawaCore
import TilawaHearing
package import TilawaPlayer

/// The comparison of a recording's confirmed labels with other reciters.
package struct LabelVerification: Answer {
  private let found: VerifiedLabels
  private let annotation: Annotation
  private let annotated: AnnotatedRecording

  /// - Parameter annotation: the labels that were compared.
  package init(_ found: VerifiedLabels, _ annotation: Annotation, of annotated: AnnotatedRecording) {
    self.found = found
    self.annotation = annotation
    self.annotated = annotated
  }

  /// Whether a label is wrong.
  package var hasWrongLabels: Bool { count(.wrong) > 0 }

  private func count(_ kind: LabelVerifier.Verdict.Kind) -> Int { found.labels.count { $0.kind == kind } }

  package var text: [AnswerPart] {
    let faulty = found.labels.filter { $0.kind == .wrong || $0.kind == .doubtful }
    let rows = faulty.map { label in
      let number = annotation.number(of: label.segment).map(String.init) ?? ""
      let nearest = label.nearest.map { label.kind == .wrong ? "sounds like \($0)" : "or \($0)" } ?? ""
      return [
        number, RecordingTime.words(label.frames.lowerBound, at: annotated.rate), "\(label.ayah)",
        label.kind.rawValue, nearest,
      ]
    }
    return [.table(AnswerTable(rows, headings: ["no.", "start", "ayah", "verdict", ""], numbers: [0, 1]))]
  }

  package var remarks: [String] {
    let names = found.references.map(\.name).joined(separator: " and ")
    let rest = found.passedOver + count(.unknown)
    return [
      "of \(Count.labels(found.labels.count - count(.unknown))) \(count(.wrong)) wrong and \(count(.doubtful)) doubtful, by "
        + names + (rest > 0 ? "; \(rest) could not be compared" : "") + next
    ]
  }

  /// The command to run next; empty where no label is in doubt.
  private var next: String {
    let first = found.labels.first { $0.kind == .wrong || $0.kind == .doubtful }
    guard let number = first.flatMap({ annotation.number(of: $0.segment) }) else { return "" }
    return "; to listen from the first of them on: tilawa annotate review \(annotated.recording.id) --from \(number)"
  }

  package var json: String {
    JSON.object([
      ("recording", .string(annotated.recording.sha256)), ("references", .strings(found.references.map(\.id))),
      ("passed_over", .int(found.passedOver)), ("labels", .array(found.labels.map(json))),
    ]).text
  }

  private func json(_ label: VerifiedLabels.Label) -> JSON {
    func time(_ frame: Int) -> JSON { .time(OutputTime(frames: frame, rate: annotated.rate)) }
    return .object([
      ("segment", .optional(annotation.number(of: label.segment), JSON.int)), ("id", .string(label.segment)),
      ("label", .string("\(label.ayah)")), ("start", time(label.frames.lowerBound)),
      ("end", time(label.frames.upperBound)), ("verdict", .string(label.kind.rawValue)),
      ("margin", .number("\((Double(label.margin) * 1000).rounded() / 1000 + 0)")),
      ("nearest", .optional(label.nearest) { .string("\($0)") }),
    ])
  }
}
