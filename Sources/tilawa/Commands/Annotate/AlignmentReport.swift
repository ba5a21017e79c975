import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore

/// What an alignment came to, once it is in the library; for people and for programs.
struct AlignmentReport {
  /// Who vouches for what was found.
  enum Confirmation: Hashable {
    case byHand
    /// What is sure enough counts as confirmed.
    case ofWhatIsSure
  }

  let annotated: AnnotatedRecording
  let outcome: PassageFinding.Outcome
  /// What is marked now; nil where nothing was to be changed.
  let after: Annotation?
  /// How many were confirmed unheard.
  let confirmed: Int
  /// In which part of the recording it was looked for; nil: in all of it.
  let stretch: Range<Int>?

  /// What was only looked for.
  init(found outcome: PassageFinding.Outcome, of annotated: AnnotatedRecording) {
    self.annotated = annotated
    self.outcome = outcome
    (after, confirmed, stretch) = (nil, 0, nil)
  }

  /// Suggests what was found. What is confirmed unheard is a change of its own: taken back, it is suggestions again.
  ///
  /// - Parameters:
  ///   - outcome: what was found.
  ///   - confirmation: who vouches for it.
  ///   - annotated: where it was found.
  ///   - stretch: in which part of it; nil: in all of it.
  init(
    _ outcome: PassageFinding.Outcome, _ confirmation: Confirmation, of annotated: AnnotatedRecording,
    in stretch: Range<Int>? = nil
  ) throws(StoreError) {
    let (library, recording) = (annotated.library, annotated.recording)
    var after = try library.edit(recording, now: AnnotatedRecording.now) { (editing) throws(EditError) in
      try editing.suggest(outcome.passage.suggestions.segments(beside: editing.annotation), in: stretch)
    }
    let words = outcome.passage.takes.filter { !$0.words.isEmpty }.map { ($0.span, $0.words) }
    if !words.isEmpty { try library.keep(wordEstimates: words, of: recording) }
    let sure = after.sure(atLeast: AlignmentParameters().vouched).filter { segment in
      stretch.map { segment.frames.overlaps($0) } ?? true
    }.map(\.id)
    if confirmation == .ofWhatIsSure, !sure.isEmpty {
      after = try library.edit(recording, now: AnnotatedRecording.now) { (editing) throws(EditError) in
        try editing.confirm(sure)
      }
      confirmed = sure.count
    } else {
      confirmed = 0
    }
    self.annotated = annotated
    self.outcome = outcome
    self.after = after
    self.stretch = stretch
  }

  // MARK: - For people

  /// A line for each ayah, and for each basmalah before one: start, length, confidence, label, flags.
  var lines: [String] {
    let ayat = outcome.passage.takes.map { take in
      (take.frames.lowerBound, line(take.frames, take.confidence, .text(take.span), take.flags.text))
    }
    let basmalahs = outcome.passage.openings.map { opening in
      (
        opening.frames.lowerBound,
        line(opening.frames, opening.confidence, .basmalah(surah: opening.surah), opening.flags.text)
      )
    }
    return (ayat + basmalahs).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func line(
    _ frames: Range<Int>, _ confidence: Double, _ content: SourceSegment.Content, _ flags: String?
  ) -> String {
    let cells: [String?] = [
      RecordingTime.words(frames.lowerBound, at: annotated.rate), RecordingTime.words(frames.count, at: annotated.rate),
      "\(Int((confidence * 100).rounded(.down)))%", annotated.structure.label(of: content, in: annotated.counting),
      flags,
    ]
    return cells.compactMap(\.self).joined(separator: "\t")
  }

  /// Who was compared with, and what is to be known of others.
  var notes: [String] {
    let names = outcome.references.map { "\($0.reciter.name) (\($0.reciter.riwayah.name))" }
    return outcome.notes + ["compared with \(names.joined(separator: " and "))"]
  }

  /// How many there are of each kind, and what of the passage is not there.
  var summary: String {
    let found = Set(outcome.passage.takes.map(\.span)).count
    let all = found + outcome.passage.missing.count
    var parts = ["\(found) of \(Count.ayat(all)) found in \(annotated.recording.title)"]
    if confirmed > 0 { parts.append("\(confirmed) confirmed") }
    parts.append("\(flagged) to be looked at")
    let missing = outcome.passage.missing
    if !missing.isEmpty {
      let names = missing.prefix(3).map(label).joined(separator: ", ")
      parts.append("not found: \(names)\(missing.count > 3 ? " and \(missing.count - 3) more" : "")")
    }
    return parts.joined(separator: ", ")
  }

  /// What to do next.
  var next: String {
    if after == nil { return "nothing was changed" }
    return "tilawa annotate review \(annotated.recording.id)"
  }

  private var flagged: Int {
    outcome.passage.takes.count { !$0.flags.isEmpty } + outcome.passage.openings.count { !$0.flags.isEmpty }
  }

  private func label(_ span: WordRange) -> String {
    annotated.structure.label(of: .text(span), in: annotated.counting)
  }

  // MARK: - For programs

  /// What `import` says of it.
  var shortJSON: JSON {
    .object([
      ("references", .strings(outcome.references.map(\.reciter.id))), ("found", .int(outcome.passage.takes.count)),
      ("confirmed", .int(confirmed)), ("flagged", .int(flagged)),
      ("missing", .strings(outcome.passage.missing.map(label))), ("error", .null),
    ])
  }

  var json: JSON {
    let lines = after.map { SegmentLines($0, of: annotated) }
    let segments = after.map { after in
      after.segments.filter { segment in
        segment.status == .suggested && (stretch.map { segment.frames.overlaps($0) } ?? true)
          || outcome.passage.takes.contains { $0.frames == segment.frames }
      }
    }
    return .object([
      ("recording", .string(annotated.recording.sha256)),
      ("references", .strings(outcome.references.map(\.reciter.id))), ("notes", .strings(outcome.notes)),
      ("ayat", .array(outcome.passage.takes.map(json))),
      ("missing", .strings(outcome.passage.missing.map(label))), ("confirmed", .int(confirmed)),
      ("segments", .array(lines.map { (segments ?? []).map($0.json) } ?? [])),
    ])
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
      ("part", .array([number(take.part.lowerBound), number(take.part.upperBound)])),
      ("match", number(Double(take.match))), ("pace", number(take.pace)),
      ("flags", .strings(take.flags.sorted().map(\.rawValue))),
      ("words", .array(take.words.map(json))), ("words_are", take.words.isEmpty ? .null : .string("estimated")),
    ])
  }
}
