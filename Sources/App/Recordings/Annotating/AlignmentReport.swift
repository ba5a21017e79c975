package import AppBase
package import TilawaCore
import TilawaHearing
package import TilawaIntake
package import TilawaStore

/// The result of an alignment, once it is in the library; for people and for programs.
package struct AlignmentReport: Answer {
  /// The person or rule that vouches for the labels.
  package enum Confirmation: Hashable {
    case byHand
    /// The confirmation of sure labels without a person.
    case ofWhatIsSure
  }

  package let annotated: AnnotatedRecording
  package let outcome: PassageFinding.Outcome
  /// The labels after the alignment; nil if the result was not stored.
  package let after: Annotation?
  /// The segments that were confirmed without a person.
  package let confirmed: [Segment]
  /// The part of the recording that was searched, in frames; nil: all of it.
  package let stretch: Range<Int>?
  /// The person or rule that vouches for the labels.
  package let confirmation: Confirmation

  /// A result that was not stored.
  package init(found outcome: PassageFinding.Outcome, of annotated: AnnotatedRecording) {
    self.annotated = annotated
    self.outcome = outcome
    (after, confirmed, stretch, confirmation) = (nil, [], nil, .byHand)
  }

  package init(
    _ outcome: PassageFinding.Outcome, of annotated: AnnotatedRecording, after: Annotation, confirmed: [Segment],
    in stretch: Range<Int>?, _ confirmation: Confirmation
  ) {
    self.annotated = annotated
    self.outcome = outcome
    self.after = after
    self.confirmed = confirmed
    self.stretch = stretch
    self.confirmation = confirmation
  }

  // MARK: - Text

  package var text: [AnswerPart] {
    let rows = outcome.passage.all.map { row($0.frames, $0.confidence, $0.content, $0.flags.text) }
    let headings = [
      RecordingsSentences.headingStart, RecordingsSentences.headingLength, RecordingsSentences.headingSure,
      RecordingsSentences.headingAyah, RecordingsSentences.headingToCheck,
    ]
    let table = AnswerTable(rows, headings: headings, numbers: [0, 1, 2])
    return outcome.notes.map(AnswerPart.remark) + [.table(table)]
  }

  package var remarks: [String] { [summaryAndNext, nothingConfirmed?.text].compactMap(\.self) }

  /// The cells of an ayah, or of a basmalah before one: start, length, confidence, label, flags.
  private func row(
    _ frames: Range<Int>, _ confidence: Double, _ content: SourceSegment.Content, _ flags: String?
  ) -> [String] {
    let cells: [String?] = [
      RecordingTime.words(frames.lowerBound, at: annotated.rate), RecordingTime.words(frames.count, at: annotated.rate),
      Confidence.words(confidence), annotated.structure.label(of: content, in: annotated.counting),
      flags,
    ]
    return cells.compactMap(\.self)
  }

  /// The number of ayat of each kind, and the ayat that were not found.
  var summary: String {
    let found = Set(outcome.passage.takes.map(\.span)).count
    let all = found + outcome.passage.missing.count
    var parts = [RecordingsSentences.foundIn(found: found, all: all, title: annotated.recording.title)]
    // A basmalah or isti'adha is no ayah and is counted by itself.
    let openings = confirmed.count { segment in segment.recited.allSatisfy { $0.content.isOpening } }
    if confirmed.count > openings {
      parts.append(RecordingsSentences.segmentsConfirmed(count: confirmed.count - openings))
    }
    if openings > 0 { parts.append(RecordingsSentences.basmalahsConfirmed(count: openings)) }
    parts.append(
      after != nil && review == nil
        ? RecordingsSentences.allConfirmed : RecordingsSentences.countToCheck(count: waiting))
    let missing = outcome.passage.missing
    if !missing.isEmpty { parts.append(RecordingsSentences.notFound(names: firstNames(missing.map(label)))) }
    return parts.map(\.text).joined(separator: ", ")
  }

  /// The reason why the requested confirmation confirmed nothing, with advice; nil if none was requested, or a segment
  /// is confirmed now or was before.
  var nothingConfirmed: Sentence? {
    guard confirmation == .ofWhatIsSure, confirmed.isEmpty, let review else { return nil }
    return RecordingsSentences.noneCertain(command: review)
  }

  /// The command that checks the suggestions; nil if none waits, because all labels are confirmed.
  var review: CommandHint? {
    guard let after, after.segments.contains(where: { $0.status == .suggested }) else { return nil }
    return CommandHint("annotate", "review", annotated.recording.id)
  }

  /// The summary with the command to run next, if there is one.
  private var summaryAndNext: String {
    guard after != nil else { return RecordingsSentences.foundUnchanged(found: summary).text }
    return review.map { RecordingsSentences.foundNext(found: summary, command: $0).text } ?? summary
  }

  /// The number of suggestions to check; a label that is confirmed is not one of them.
  private var waiting: Int {
    guard let after else { return flagged }
    return after.segments.count { segment in segment.isFlagged && (stretch.map { segment.frames.overlaps($0) } ?? true)
    }
  }

  private var flagged: Int {
    outcome.passage.all.count { !$0.flags.isEmpty }
  }

  private func label(_ span: WordRange) -> String {
    annotated.structure.label(of: .text(span), in: annotated.counting)
  }

  // MARK: - JSON

  /// The result as a part of what `import` answers.
  var shortJSON: JSON {
    .object([
      ("found", .int(outcome.passage.takes.count)), ("confirmed", .int(confirmed.count)), ("flagged", .int(flagged)),
      ("missing", .strings(outcome.passage.missing.map(label))), ("error", .null),
    ])
  }

  package var json: String {
    let lines = after.map { SegmentLines($0, of: annotated) }
    let segments = after.map { after in
      after.segments.filter { segment in
        segment.status == .suggested && (stretch.map { segment.frames.overlaps($0) } ?? true)
          || outcome.passage.takes.contains { $0.frames == segment.frames }
      }
    }
    return JSON.object([
      ("recording", .string(annotated.recording.sha256)), ("notes", .strings(outcome.notes.map(\.text))),
      ("ayat", .array(outcome.passage.takes.map(json))),
      ("missing", .strings(outcome.passage.missing.map(label))), ("confirmed", .int(confirmed.count)),
      ("segments", .array(lines.map { (segments ?? []).map($0.json) } ?? [])),
    ]).text
  }

  private func json(_ word: TimedWord) -> JSON {
    let ref = annotated.structure.ref(ofWord: word.word, in: annotated.counting).map(\.description)
    func time(_ time: Duration) -> JSON { .time(OutputTime(frames: Int(time / .milliseconds(1)), rate: 1000)) }
    return .object([("word", .optional(ref, JSON.string)), ("start", time(word.start)), ("end", time(word.end))])
  }

  private func json(_ take: AlignedPassage.Take) -> JSON {
    func time(_ frame: Int) -> JSON { .time(OutputTime(frames: frame, rate: annotated.rate)) }
    func number(_ value: Double) -> JSON { .number("\((value * 1000).rounded() / 1000)") }
    return .object([
      ("label", .string(label(take.span))), ("start", time(take.frames.lowerBound)),
      ("end", time(take.frames.upperBound)), ("start_frame", .int(take.frames.lowerBound)),
      ("end_frame", .int(take.frames.upperBound)), ("pause", time(take.pause)), ("confidence", number(take.confidence)),
      ("part", .array([number(take.heard.part.lowerBound), number(take.heard.part.upperBound)])),
      ("match", number(Double(take.heard.match))), ("pace", number(take.heard.pace)),
      ("flags", .strings(take.flags.sorted().map(\.rawValue))),
      ("words", .array(take.words.map(json))), ("words_are", take.words.isEmpty ? .null : .string("estimated")),
    ])
  }
}

extension SourceSegment.Content {
  /// Whether the content precedes an ayah: a basmalah or the isti'adha.
  fileprivate var isOpening: Bool { if case .text = self { false } else { true } }
}

extension AnnotatedRecording {
  /// Stores the outcome of an alignment as suggestions, and confirms the sure ones on request. The confirmation is an
  /// edit of its own: after it is undone, the segments are suggestions again.
  ///
  /// - Parameters:
  ///   - confirmation: the person or rule that vouches for the labels.
  ///   - stretch: the part of the recording that was searched, in frames; nil: all of it.
  package func keep(
    _ outcome: PassageFinding.Outcome, _ confirmation: AlignmentReport.Confirmation, in stretch: Range<Int>? = nil
  ) throws(StoreError) -> AlignmentReport {
    var after = try library.annotations.edit(recording, now: SystemClock.now) { (editing) throws(EditError) in
      try editing.suggest(outcome.passage.suggestions.segments(beside: editing.annotation), in: stretch)
    }
    let words = outcome.passage.takes.filter { !$0.words.isEmpty }.map {
      HeardWords.Take(span: $0.span, words: $0.words)
    }
    if !words.isEmpty { try library.timings.keep(HeardWords(words, by: outcome.model), of: recording) }
    let sure = after.sure(atLeast: DecodingParameters().vouched).filter { segment in
      stretch.map { segment.frames.overlaps($0) } ?? true
    }
    let isConfirmed = confirmation == .ofWhatIsSure && !sure.isEmpty
    if isConfirmed {
      after = try library.annotations.edit(recording, now: SystemClock.now) { (editing) throws(EditError) in
        try editing.confirm(sure.map(\.id))
      }
    }
    return AlignmentReport(
      outcome, of: self, after: after, confirmed: isConfirmed ? sure : [], in: stretch, confirmation)
  }
}
