package import AppBase
package import TilawaCore
import TilawaHearing
package import TilawaIntake
package import TilawaStore

/// The result of an alignment, once it is in the library; for people and for programs.
package struct AlignmentReport: ValueAnswer {
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

  /// Returns the report together with the segments that an earlier one of the same recording confirmed.
  func after(_ earlier: AlignmentReport) -> AlignmentReport {
    guard let after else { return self }
    return AlignmentReport(
      outcome, of: annotated, after: after, confirmed: earlier.confirmed + confirmed, in: stretch, confirmation)
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

  package var remarks: [Sentence] { [summaryAndNext, nothingConfirmed].compactMap(\.self) }

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
    return parts.map(\.text).listed
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
  private var summaryAndNext: Sentence {
    guard after != nil else { return RecordingsSentences.foundUnchanged(found: summary) }
    return review.map { RecordingsSentences.foundNext(found: summary, command: $0) } ?? Sentence(verbatim: summary)
  }

  /// The ayat that were found, in the order of the text.
  var passages: [AyahRange] {
    let (structure, counting) = (annotated.structure, annotated.counting)
    let places = outcome.passage.takes.flatMap { structure.ayat(sharing: $0.span, in: counting) }.map {
      structure.ordinal(of: $0)
    }
    return Set(places).sorted().runs(leavingOut: 0).map { structure.range($0, in: counting) }
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

  // MARK: - Values

  /// The result as a part of what `import` answers.
  var short: AlignedAyat {
    AlignedAyat(
      found: outcome.passage.takes.count, confirmed: confirmed.count, flagged: flagged,
      missing: outcome.passage.missing.map(label), error: nil)
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Word: Encodable {
      @Nullable var word: String?
      let start: JSONNumber
      let end: JSONNumber
    }

    struct Ayah: Encodable {
      let label: String
      let start: JSONNumber
      let end: JSONNumber
      let startFrame: Int
      let endFrame: Int
      let pause: JSONNumber
      let confidence: JSONNumber
      /// The part of the ayah that is heard, from 0 to 1.
      let part: [JSONNumber]
      let match: JSONNumber
      let pace: JSONNumber
      let flags: [String]
      let words: [Word]
      @Nullable var wordsAre: String?

      private enum CodingKeys: String, CodingKey {
        case label, start, end
        case startFrame = "start_frame"
        case endFrame = "end_frame"
        case pause, confidence, part, match, pace, flags, words
        case wordsAre = "words_are"
      }
    }

    let recording: String
    let notes: [String]
    let ayat: [Ayah]
    let missing: [String]
    let confirmed: Int
    let segments: [SegmentValue]
  }

  package var value: Value {
    let lines = after.map { SegmentLines($0, of: annotated) }
    let segments = after.map { after in
      after.segments.filter { segment in
        segment.status == .suggested && (stretch.map { segment.frames.overlaps($0) } ?? true)
          || outcome.passage.takes.contains { $0.frames == segment.frames }
      }
    }
    return Value(
      recording: annotated.recording.sha256, notes: outcome.notes.map(\.text),
      ayat: outcome.passage.takes.map(value), missing: outcome.passage.missing.map(label),
      confirmed: confirmed.count, segments: lines.map { (segments ?? []).map($0.value) } ?? [])
  }

  private func value(_ word: TimedWord) -> Value.Word {
    func time(_ time: Duration) -> JSONNumber { JSONNumber(frame: Int(time / .milliseconds(1)), rate: 1000) }
    return Value.Word(
      word: annotated.structure.ref(ofWord: word.word, in: annotated.counting).map(\.description),
      start: time(word.start), end: time(word.end))
  }

  private func value(_ take: AlignedPassage.Take) -> Value.Ayah {
    func time(_ frame: Int) -> JSONNumber { JSONNumber(frame: frame, rate: annotated.rate) }
    let part = take.heard.part
    return Value.Ayah(
      label: label(take.span), start: time(take.frames.lowerBound), end: time(take.frames.upperBound),
      startFrame: take.frames.lowerBound, endFrame: take.frames.upperBound, pause: time(take.pause),
      confidence: JSONNumber(thousandths: take.confidence),
      part: [JSONNumber(thousandths: part.lowerBound), JSONNumber(thousandths: part.upperBound)],
      match: JSONNumber(thousandths: Double(take.heard.match)), pace: JSONNumber(thousandths: take.heard.pace),
      flags: take.flags.sorted().map(\.rawValue), words: take.words.map(value),
      wordsAre: take.words.isEmpty ? nil : "estimated")
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
    let confirmed = try confirmation == .ofWhatIsSure ? confirmSure(in: stretch) : []
    if !confirmed.isEmpty { after = try annotation() }
    return AlignmentReport(outcome, of: self, after: after, confirmed: confirmed, in: stretch, confirmation)
  }
}
