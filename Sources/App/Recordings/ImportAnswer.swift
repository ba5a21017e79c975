package import AppBase
import TilawaAudio
package import TilawaCore
import TilawaFiles
import TilawaIntake

/// The recordings that were imported.
package struct ImportAnswer: ValueAnswer {
  private let taking: ImportTaking
  /// The number of files that are no recordings.
  private let ignored: Int
  private let structure: QuranStructure

  /// - Parameter ignored: the number of files that are no recordings.
  package init(_ taking: ImportTaking, ignored: Int, _ structure: QuranStructure) {
    self.taking = taking
    self.ignored = ignored
    self.structure = structure
  }

  private var taken: [ImportTaking.Taken] { taking.taken }

  /// The warnings for people and for programs.
  package var warnings: [Sentence] {
    var warnings: [Sentence] = []
    // The reason is the same for all recordings: a library that is missing.
    for one in taken where warnings.isEmpty {
      if case .unavailable(let error) = one.report.loudness {
        warnings.append(RecordingsSentences.playedAsItIs(reason: error.sentence))
      }
    }
    return warnings
      + taken.flatMap { one in
        let missing = one.report.missing.map { $0.words(of: one.report.recording.file) }
        return [missing, one.report.remark].compactMap(\.self).map {
          RecordingsSentences.about(name: one.name, remark: $0)
        }
      }
      + taken.flatMap(\.report.labelRemarks)
  }

  /// The new recordings; of several, known ones are only counted.
  package var text: [AnswerPart] {
    let shown = taken.filter { taken.count == 1 || $0.report.outcome != .known }
    let isCounted = taken.count + taking.refused > 1 || ignored > 0
    return shown.flatMap { one in text(of: one) + (one.alignment.map { text(of: $0, one.report.recording) } ?? []) }
      + (isCounted ? [.line(summary)] : [])
  }

  private func text(of taken: ImportTaking.Taken) -> [AnswerPart] {
    let (name, report) = (taken.name, taken.report)
    let (recording, reciter) = (report.recording, report.reciter)
    var remarks: [AnswerPart] = []
    switch report.outcome {
    case .known:
      let known = report.likeness == .file ? RecordingsSentences.knownFile : RecordingsSentences.knownSound
      return [.line(known(name, recording.id, recording.title, reciter.name))]
    case .replaced:
      remarks = [.remark(RecordingsSentences.about(name: name, remark: hereWords(report)))]
      if let former = report.formerly { remarks.append(.remark(recording.moveWords(from: former, to: reciter))) }
    case .added: break
    }
    let loudness: String? = if case .measured(let loudness) = report.loudness { loudness.words.text } else { nil }
    if let doubt = report.date?.doubt, doubt.count == 2 {
      let command = CommandHint("library", "edit", recording.id, "--date", LocalTime(doubt[0]).day)
      remarks.append(
        .remark(
          RecordingsSentences.about(
            name: name,
            remark: RecordingsSentences.dateDoubtful(
              one: LocalTime(doubt[0]).day, other: LocalTime(doubt[1]).day, command: command))))
    }
    let facts = [
      recording.title, recording.id, recording.clock, segmentWords(taken)?.text, reciter.riwayah.name, loudness,
      report.date.flatMap(words(of:))?.text,
    ]
    let line = RecordingsSentences.taken(
      reciter: reciter.name, id: reciter.id, facts: facts.compactMap(\.self).joined(separator: ", "))
    return remarks + [.line(line)]
  }

  /// Returns the day of a recording with its source; nil for the day of the import.
  private func words(of date: RecordingDate) -> Sentence? {
    let day = LocalTime(date.seconds).day
    return switch date.source {
    case .given, .tags: RecordingsSentences.recordedDay(day: day)
    case .name: RecordingsSentences.recordedByName(day: day)
    case .file: RecordingsSentences.recordedByFile(day: day)
    case .now: nil
    }
  }

  /// Returns the number of segments; nil where the segments that were found follow in a line of their own.
  private func segmentWords(_ taken: ImportTaking.Taken) -> Sentence? {
    let segments = taken.report.segments
    let confirmed = segments.count { $0.status == .confirmed }
    if confirmed > 0 { return RecordingsSentences.segmentsConfirmed(count: confirmed) }
    if case .found? = taken.alignment { return nil }
    return segments.isEmpty
      ? RecordingsSentences.segmentsNone : RecordingsSentences.segmentsSuggested(count: segments.count)
  }

  private func hereWords(_ report: RecordingImporter.Report) -> Sentence {
    let id = report.recording.id
    return switch report.likeness {
    case .file: RecordingsSentences.sameFile(id: id)
    case .sound: RecordingsSentences.sameSound(id: id)
    case .soundInNewFile: RecordingsSentences.sameSoundNewFile(id: id)
    }
  }

  private func text(of alignment: ImportAligning.Outcome, _ recording: Recording) -> [AnswerPart] {
    switch alignment {
    case .found(let report):
      let why = report.nothingConfirmed.map { [AnswerPart.remark($0)] } ?? []
      return report.outcome.notes.map(AnswerPart.remark) + [.line(report.summary)] + why
    case .failed(let why):
      let advice = ImportAligning.advice(for: recording)
      return [.remark(RecordingsSentences.keptUnsearched(reason: why, advice: advice))]
    }
  }

  private var summary: String {
    let known = taken.count { $0.report.outcome == .known }
    let parts = [
      RecordingsSentences.countTaken(count: taken.count - known),
      known > 0 ? RecordingsSentences.countKnown(count: known) : nil,
      taking.refused > 0 ? RecordingsSentences.countRefused(count: taking.refused) : nil,
      ignored > 0 ? RecordingsSentences.countPassedOver(count: ignored) : nil,
    ]
    return parts.compactMap { $0?.text }.joined(separator: ", ")
  }

  /// The command to run next, for people; nil after several recordings.
  package func next(in context: AppContext) throws -> Sentence? {
    guard taken.count == 1, let taken = taken.first else { return nil }
    let report = taken.report
    var segments = report.segments
    switch taken.alignment {
    case .found(let alignment):
      if let review = alignment.review { return RecordingsSentences.next(command: review) }
      segments = alignment.after?.segments ?? segments
    // The remark says how to go on.
    case .failed: return nil
    case nil: break
    }
    guard segments.isEmpty || segments.contains(where: { $0.status == .confirmed }) else {
      return RecordingsSentences.next(command: CommandHint("annotate", "review", report.recording.id))
    }
    guard let range = range(of: segments, report.reciter.riwayah) else {
      return RecordingsSentences.next(command: CommandHint("annotate", "detect", report.recording.id))
    }
    return try context.playCommand(range, report.reciter)
  }

  /// The ayat from the first label to the last, in the numbers that `play` reads; nil without labels.
  private func range(of segments: [Segment], _ riwayah: Riwayah) -> String? {
    let ayat = segments.flatMap(\.recited).flatMap { part -> [AyahRef] in
      guard case .text(let span) = part.content else { return [] }
      return structure.ayat(sharing: span, in: riwayah.counting)
    }
    let places = ayat.map { structure.ordinal(of: $0) }
    guard let first = places.min(), let last = places.max() else { return nil }
    return structure.range(first..<last + 1, in: riwayah.counting).description
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Segment: Encodable {
      let label: String
    }

    struct Recording: Encodable {
      let id: String
      let sha256: String
      let duration: JSONNumber
      let new: Bool
      let title: String
      /// Seconds since 1970.
      @Nullable var recorded: Int?
      /// The source of that time: given, tags, name, file, now; null for a known recording.
      @Nullable var recordedFrom: String?
      @Nullable var device: String?
      let rate: Int
      let channels: Int
      let reciter: ReciterValue
      /// The reciter before; null where it is the same.
      @Nullable var formerly: ReciterValue?
      let segments: [Segment]
      @Nullable var loudness: LoudnessValue?
      /// The sound that the file announces and lacks, in words.
      @Nullable var missing: String?
      /// The search for the ayat; null where there was none.
      @Nullable var alignment: Alignment?

      private enum CodingKeys: String, CodingKey {
        case id, sha256, duration, new, title, recorded
        case recordedFrom = "recorded_from"
        case device, rate, channels, reciter, formerly, segments, loudness, missing, alignment
      }
    }

    /// The ayat that were found, or the reason why none were.
    enum Alignment: Encodable {
      case found(AlignedAyat)
      case failed(Failed)

      func encode(to encoder: any Encoder) throws {
        switch self {
        case .found(let report): try report.encode(to: encoder)
        case .failed(let fault): try fault.encode(to: encoder)
        }
      }
    }

    /// The reason why no ayat were found.
    struct Failed: Encodable {
      let error: String
    }

    let recordings: [Recording]
  }

  package var value: Value { Value(recordings: taken.map(value)) }

  private func value(_ taken: ImportTaking.Taken) -> Value.Recording {
    let report = taken.report
    let recording = report.recording
    let loudness = if case .measured(let loudness) = report.loudness { loudness } else { Loudness?.none }
    let segments = report.segments.map { segment in
      Value.Segment(label: structure.label(of: segment.content, in: report.reciter.counting))
    }
    return Value.Recording(
      id: recording.id, sha256: recording.sha256, duration: JSONNumber(recording.length),
      new: report.outcome == .added, title: recording.title, recorded: recording.recordedAt,
      recordedFrom: report.date?.source.rawValue, device: recording.device, rate: recording.file.rate,
      channels: recording.file.channels, reciter: ReciterValue(report.reciter),
      formerly: report.formerly.map { ReciterValue($0) }, segments: segments,
      loudness: loudness.map { LoudnessValue($0) },
      missing: report.missing?.words(of: recording.file).text, alignment: taken.alignment.map(alignment))
  }

  private func alignment(_ outcome: ImportAligning.Outcome) -> Value.Alignment {
    switch outcome {
    case .found(let report): .found(report.short)
    case .failed(let why): .failed(Value.Failed(error: why.text))
    }
  }
}
