package import AppBase
import TilawaAudio
package import TilawaCore
import TilawaFiles
import TilawaIntake

/// The recordings that were imported.
package struct ImportAnswer: ValueAnswer {
  let taking: ImportTaking
  /// The number of files that are no recordings.
  let ignored: Int
  let summary: ImportSummary
  let structure: QuranStructure

  /// - Parameter ignored: the number of files that are no recordings.
  package init(_ taking: ImportTaking, ignored: Int, _ summary: ImportSummary, _ structure: QuranStructure) {
    self.taking = taking
    self.ignored = ignored
    self.summary = summary
    self.structure = structure
  }

  var taken: [ImportTaking.Taken] { taking.taken }
  /// The number of recordings that were here already.
  var known: Int { taken.count { $0.report.outcome == .known } }

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

  /// The new recordings, and what they hold together; of several, known ones are only counted.
  package var text: [AnswerPart] {
    let shown = taken.filter { taken.count == 1 || $0.report.outcome != .known }
    let isCounted =
      taken.count + taking.refused > 1 || taking.elsewhere > 0 || ignored > 0 || !summary.words.isEmpty
    return shown.flatMap { text(of: $0) } + (isCounted ? [.line(summaryLine)] : [])
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
      recording.title, recording.id, recording.clock, contentWords(taken), reciter.riwayah.shownName, loudness,
      report.date.flatMap(words(of:))?.text,
    ]
    let line = RecordingsSentences.taken(
      reciter: reciter.name, id: reciter.id, facts: facts.compactMap(\.self).listed)
    return remarks + [.line(line)] + searchRemarks(taken)
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

  /// Returns the passages that were found, else the number of segments; nil where a line about the only recording follows.
  private func contentWords(_ taken: ImportTaking.Taken) -> String? {
    if case .found(let report)? = taken.alignment {
      return self.taken.count == 1 ? nil : firstNames(report.passages.map(\.description))
    }
    let segments = taken.report.segments
    let confirmed = segments.count { $0.status == .confirmed }
    let words =
      confirmed > 0
      ? RecordingsSentences.segmentsConfirmed(count: confirmed)
      : segments.isEmpty
        ? RecordingsSentences.segmentsNone : RecordingsSentences.segmentsSuggested(count: segments.count)
    return words.text
  }

  private func hereWords(_ report: RecordingImporter.Report) -> Sentence {
    let id = report.recording.id
    return switch report.likeness {
    case .file: RecordingsSentences.sameFile(id: id)
    case .sound: RecordingsSentences.sameSound(id: id)
    case .soundInNewFile: RecordingsSentences.sameSoundNewFile(id: id)
    }
  }

  /// Returns what a person should know of the search for the ayat of a recording.
  private func searchRemarks(_ taken: ImportTaking.Taken) -> [AnswerPart] {
    let recording = taken.report.recording
    switch taken.alignment {
    case .found(let report):
      let why = self.taken.count == 1 ? report.nothingConfirmed : nil
      return (report.outcome.notes + [why].compactMap(\.self)).map(AnswerPart.remark)
    case .nothing:
      return [
        .remark(
          RecordingsSentences.noRecitation(name: recording.title, advice: ImportAligning.advice(for: recording)))
      ]
    case .doubtful(let ranges):
      let doubt = PassageRecognition.doubt(ranges, about: recording)
      return [.remark(kept(taken, doubt))]
    case .failed(let why): return [.remark(kept(taken, why))]
    case nil: return []
    }
  }

  private func kept(_ taken: ImportTaking.Taken, _ why: Sentence) -> Sentence {
    let advice = ImportAligning.advice(for: taken.report.recording)
    let kept = RecordingsSentences.keptUnsearched(reason: why, advice: advice)
    return self.taken.count == 1 ? kept : RecordingsSentences.about(name: taken.name, remark: kept)
  }

  /// "30 recordings · 55 of 56 ayat of 78:1-79:16 · missing 79:16 · 53 sure, 2 to check".
  private var summaryLine: String {
    let new = taken.count - known
    let recordings = new > 0 || known + taking.elsewhere == 0 ? [RecordingsSentences.countRecordings(count: new)] : []
    let others = [
      known > 0 ? RecordingsSentences.countKnown(count: known) : nil,
      taking.elsewhere > 0 ? RecordingsSentences.countElsewhere(count: taking.elsewhere) : nil,
      taking.refused > 0 ? RecordingsSentences.countRefused(count: taking.refused) : nil,
      ignored > 0 ? RecordingsSentences.countPassedOver(count: ignored) : nil,
    ]
    return (recordings + summary.words + others.compactMap(\.self)).map(\.text).joined(separator: " · ")
  }
}
