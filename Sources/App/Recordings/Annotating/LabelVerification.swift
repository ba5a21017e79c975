package import AppBase
import TilawaAudio
package import TilawaCore
import TilawaHearing
package import TilawaIntake

/// The check of a recording's confirmed labels by what is heard.
package struct LabelVerification: Answer {
  private let found: VerifiedLabels
  private let annotation: Annotation
  private let annotated: AnnotatedRecording

  /// - Parameter annotation: the labels that were checked.
  package init(_ found: VerifiedLabels, _ annotation: Annotation, of annotated: AnnotatedRecording) {
    self.found = found
    self.annotation = annotation
    self.annotated = annotated
  }

  /// Whether a label is wrong.
  package var hasWrongLabels: Bool { count(.wrong) > 0 }

  private func count(_ kind: AyahJudge.Verdict.Kind) -> Int { found.labels.count { $0.kind == kind } }

  package var text: [AnswerPart] {
    let rows = found.labels.filter(isFaulty).map { label in
      let number = annotation.number(of: label.segment).map(String.init) ?? ""
      return [
        number, RecordingTime.words(label.frames.lowerBound, at: annotated.rate), "\(label.ayah)",
        label.kind.rawValue, remark(label),
      ]
    }
    return [.table(AnswerTable(rows, headings: ["no.", "start", "ayah", "verdict", ""], numbers: [0, 1]))]
  }

  private func isFaulty(_ label: VerifiedLabels.Label) -> Bool { label.kind != .right && label.kind != .unknown }

  /// Returns words about the place that was heard.
  private func remark(_ label: VerifiedLabels.Label) -> String {
    func time(_ frame: Int) -> String { RecordingTime.words(frame, at: annotated.rate) }
    return switch label.kind {
    case .wrong: label.nearest.map { "sounds like \($0)" } ?? ""
    case .doubtful: label.nearest.map { "or \($0)" } ?? ""
    case .misplaced:
      [label.start.map { "begins at \(time($0))" }, label.end.map { "ends at \(time($0))" }].compactMap(\.self)
        .joined(separator: ", ")
    case .partial: label.words.map { "words \($0.lowerBound + 1)–\($0.upperBound) are heard" } ?? ""
    case .right, .unknown: ""
    }
  }

  package var remarks: [String] {
    let rest = found.passedOver + count(.unknown)
    return [
      "of \(Count.labels(found.labels.count - count(.unknown))) \(count(.wrong)) wrong, "
        + "\(count(.misplaced)) misplaced, \(count(.partial)) broken off and \(count(.doubtful)) doubtful"
        + (rest > 0 ? "; \(rest) could not be checked" : "") + next
    ]
  }

  /// The command to run next; empty where no label is in doubt.
  private var next: String {
    let first = found.labels.first(where: isFaulty)
    guard let number = first.flatMap({ annotation.number(of: $0.segment) }) else { return "" }
    return "; to listen from the first of them on: tilawa annotate review \(annotated.recording.id) --from \(number)"
  }

  package var json: String {
    JSON.object([
      ("recording", .string(annotated.recording.sha256)),
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
      ("nearest", .optional(label.nearest) { .string("\($0)") }), ("heard_start", .optional(label.start, time)),
      ("heard_end", .optional(label.end, time)),
      ("words_heard", .optional(label.words) { .array([.int($0.lowerBound + 1), .int($0.upperBound)]) }),
    ])
  }
}
