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
        label.kind.words.text, remark(label),
      ]
    }
    let headings = [
      RecordingsSentences.headingNumber, RecordingsSentences.headingStart, RecordingsSentences.headingAyah,
      RecordingsSentences.headingVerdict,
    ]
    return [.table(AnswerTable(rows, headings: headings.map(\.text) + [""], numbers: [0, 1]))]
  }

  private func isFaulty(_ label: VerifiedLabels.Label) -> Bool { label.kind != .right && label.kind != .unknown }

  /// Returns words about the place that was heard.
  private func remark(_ label: VerifiedLabels.Label) -> String {
    func time(_ frame: Int) -> String { RecordingTime.words(frame, at: annotated.rate) }
    let remarks: [Sentence?] =
      switch label.kind {
      case .wrong: [label.nearest.map { RecordingsSentences.soundsLike(ayah: "\($0)") }]
      case .doubtful: [label.nearest.map { RecordingsSentences.or(place: "\($0)") }]
      case .misplaced:
        [
          label.start.map { RecordingsSentences.beginsAt(time: time($0)) },
          label.end.map { RecordingsSentences.endsAt(time: time($0)) },
        ]
      case .partial:
        [label.words.map { RecordingsSentences.wordsHeard(first: $0.lowerBound + 1, last: $0.upperBound) }]
      case .right, .unknown: []
      }
    return remarks.compactMap { $0?.text }.joined(separator: ", ")
  }

  package var remarks: [String] {
    let rest = found.passedOver + count(.unknown)
    var remark = RecordingsSentences.verified(
      count: found.labels.count - count(.unknown), wrong: count(.wrong), misplaced: count(.misplaced),
      partial: count(.partial), doubtful: count(.doubtful))
    if rest > 0 { remark = RecordingsSentences.verifiedRest(verified: remark, count: rest) }
    if let next { remark = RecordingsSentences.verifiedNext(verified: remark, command: next) }
    return [remark.text]
  }

  /// The command to run next; nil where no label is in doubt.
  private var next: CommandHint? {
    let first = found.labels.first(where: isFaulty)
    guard let number = first.flatMap({ annotation.number(of: $0.segment) }) else { return nil }
    return CommandHint("annotate", "review", annotated.recording.id, "--from", "\(number)")
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

extension AyahJudge.Verdict.Kind {
  fileprivate var words: Sentence {
    switch self {
    case .right: RecordingsSentences.verdictRight
    case .doubtful: RecordingsSentences.verdictDoubtful
    case .wrong: RecordingsSentences.verdictWrong
    case .misplaced: RecordingsSentences.verdictMisplaced
    case .partial: RecordingsSentences.verdictPartial
    case .unknown: RecordingsSentences.verdictUnknown
    }
  }
}
