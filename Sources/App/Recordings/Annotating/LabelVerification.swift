package import AppBase
import TilawaAudio
package import TilawaCore
import TilawaHearing
package import TilawaIntake

/// The check of a recording's confirmed labels by what is heard.
package struct LabelVerification: ValueAnswer {
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
    return [.table(AnswerTable(rows, headings: headings + [.empty], numbers: [0, 1]))]
  }

  private func isFaulty(_ label: VerifiedLabels.Label) -> Bool { label.kind != .right && label.kind != .unknown }

  /// Returns words about the place that was heard.
  private func remark(_ label: VerifiedLabels.Label) -> String {
    func time(_ frame: Int) -> String { RecordingTime.words(frame, at: annotated.rate) }
    let remarks: [Sentence?] =
      switch label.kind {
      case .wrong: [label.nearest.map { RecordingsSentences.soundsLike(ayah: "\($0)") }]
      case .doubtful: [label.nearest.map { RecordingsSentences.or(place: "\($0)") }]
      case .misplaced, .speech, .long:
        [
          label.start.map { RecordingsSentences.beginsAt(time: time($0)) },
          label.end.map { RecordingsSentences.endsAt(time: time($0)) },
        ]
      case .partial:
        [
          label.words.map { RecordingsSentences.wordsHeard(first: $0.lowerBound + 1, last: $0.upperBound) },
          label.better.flatMap { annotation.number(of: $0) }.map { RecordingsSentences.wholeIn(segment: $0) },
        ]
      case .right, .unknown: []
      }
    return remarks.compactMap { $0?.text }.listed
  }

  package var remarks: [Sentence] {
    let rest = found.passedOver + count(.unknown)
    var remark = RecordingsSentences.verified(
      count: found.labels.count - count(.unknown), wrong: count(.wrong), misplaced: count(.misplaced),
      partial: count(.partial), talk: count(.speech), long: count(.long), doubtful: count(.doubtful))
    if rest > 0 { remark = RecordingsSentences.verifiedRest(verified: remark, count: rest) }
    if let next { remark = RecordingsSentences.verifiedNext(verified: remark, command: next) }
    return [remark]
  }

  /// The command to run next; nil where no label is in doubt.
  private var next: CommandHint? {
    let first = found.labels.first(where: isFaulty)
    guard let number = first.flatMap({ annotation.number(of: $0.segment) }) else { return nil }
    return CommandHint("annotate", "review", annotated.recording.id, "--from", "\(number)")
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Label: Encodable {
      /// The number of the segment.
      @Nullable var segment: Int?
      let id: Segment.ID
      let label: String
      let start: JSONNumber
      let end: JSONNumber
      let verdict: String
      let margin: JSONNumber
      @Nullable var nearest: String?
      @Nullable var heardStart: JSONNumber?
      @Nullable var heardEnd: JSONNumber?
      /// The first and the last word that are heard, counted from 1.
      @Nullable var wordsHeard: [Int]?
      /// The number of a segment in which all of the ayah is heard.
      @Nullable var better: Int?

      private enum CodingKeys: String, CodingKey {
        case segment, id, label, start, end, verdict, margin, nearest
        case heardStart = "heard_start"
        case heardEnd = "heard_end"
        case wordsHeard = "words_heard"
        case better
      }
    }

    let recording: String
    let passedOver: Int
    let labels: [Label]

    private enum CodingKeys: String, CodingKey {
      case recording
      case passedOver = "passed_over"
      case labels
    }
  }

  package var value: Value {
    Value(recording: annotated.recording.sha256, passedOver: found.passedOver, labels: found.labels.map(value))
  }

  private func value(_ label: VerifiedLabels.Label) -> Value.Label {
    func time(_ frame: Int) -> JSONNumber { JSONNumber(frame: frame, rate: annotated.rate) }
    return Value.Label(
      segment: annotation.number(of: label.segment), id: label.segment, label: "\(label.ayah)",
      start: time(label.frames.lowerBound), end: time(label.frames.upperBound), verdict: label.kind.rawValue,
      // The sum makes minus nought into nought.
      margin: JSONNumber(digits: "\((Double(label.margin) * 1000).rounded() / 1000 + 0)"),
      nearest: label.nearest.map { "\($0)" }, heardStart: label.start.map(time), heardEnd: label.end.map(time),
      wordsHeard: label.words.map { [$0.lowerBound + 1, $0.upperBound] },
      better: label.better.flatMap { annotation.number(of: $0) })
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
    case .speech: RecordingsSentences.verdictTalk
    case .long: RecordingsSentences.verdictLong
    case .unknown: RecordingsSentences.verdictUnknown
    }
  }
}
