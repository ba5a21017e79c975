import TilawaAudio
import TilawaCore
import TilawaStore

extension RecordingImporter {
  /// Stores a file with all that the request says of it.
  ///
  /// - Parameters:
  ///   - surveying: the survey that has begun; nil where none has.
  ///   - publish: gives the copy its name, at the end of the transaction.
  func add(
    _ incoming: Incoming, _ request: Request, now: Int, _ surveying: Surveying?,
    _ progress: @escaping RecordingPass.Progress, publish: () throws -> Void
  ) throws -> Report {
    let match = try RecordingMatch(of: incoming, in: library, reading)
    let (known, likeness) = (match.recording, match.likeness)
    // A link becomes a copy where one is asked for.
    if let known, match.isWhole, !match.isShort, likeness != .soundInNewFile,
      request.known == .left
        || request.isSilent && (match.isCopy || incoming.storage == .absolute || likeness == .sound)
    {
      return try report(known, .known, known.loudness.map { .measured($0) } ?? .inaudible, likeness)
    }
    let request = request.known == .left && known != nil ? Request(request.source) : request
    let reciter = try reciter(for: request, of: known)
    let formerly = try moved(known, to: reciter, request)
    let passage = try request.range.map { try range($0, of: reciter) }
    let expected = passage.map { WordRange(structure.span(of: $0.first).start, structure.span(of: $0.last).end) }
    let labels = try request.labels.map { try ImportLabels(path: $0) }
    var survey: RecordingSurvey?
    if let labels {
      survey = try self.survey(
        incoming.origin,
        { file in
          let intervals = try labels.intervals(
            in: file, reciter.counting, of: structure, within: passage, phrases: phrases)
          return intervals.compactMap { if case .recited = $0.content { $0.frames } else { nil } }
        }, progress)
    } else if known == nil || match.isShort {
      survey = try surveying?.result() ?? self.survey(incoming.origin, { [0..<$0.frames] }, progress)
    }
    // Frames are counted in the sound that is here, but where an earlier version counted too few.
    let counted = match.isShort ? nil : known?.file
    guard let measured = counted ?? survey?.file else { preconditionFailure("what is not known was surveyed") }
    // A copy that is there stays where a link would do.
    let staying = likeness == .sound || match.isWhole && match.isCopy && incoming.storage == .absolute ? known : nil
    let file = AudioFile(
      path: staying?.file.path ?? incoming.path, rate: measured.rate, channels: measured.channels,
      frames: measured.frames)
    let facts = known == nil ? self.facts(incoming.origin) : RecordingFacts()
    let date = known == nil ? date(of: request, incoming, facts, now: now) : nil
    let intervals = try labels?.intervals(
      in: file, reciter.counting, of: structure, within: passage, phrases: phrases)
    let stored = try library.recordings.add(
      recording(request, known, facts, date, expected, intervals), by: reciter,
      file: NewAudioFile(
        file: file, storage: staying == nil ? incoming.storage : match.isCopy ? .recordings : .absolute,
        sha256: staying?.fileDigest ?? incoming.sha256, segments: [], loudness: survey?.loudness.value,
        sound: match.digest),
      of: known, added: now
    ) { if likeness != .sound { try publish() } }
    let name = known?.sha256 ?? incoming.sha256
    // Ignore a failure: the outline can be made again, and the recording must not be lost for it.
    if let survey, likeness != .sound { try? OutlineCache(folders: library.folders).keep(survey.outline, of: name) }
    guard let recording = try library.recordings.find(sha256: name) else {
      throw PlayerError(
        code: .notFound, operation: IntakeSentences.cannotImport, path: incoming.path,
        detail: IntakeSentences.somebodyDeletedIt)
    }
    let loudness = survey?.loudness ?? recording.loudness.map { .measured($0) } ?? .inaudible
    let outcome: Report.Outcome = stored.outcome == .added ? .added : .replaced
    var report = try report(recording, outcome, loudness, likeness, formerly: formerly)
    report.remark = survey?.remark.map { Sentence(verbatim: "\($0)") }
    report.labelRemarks = labels?.remarks ?? []
    report.date = date
    report.missing = survey?.missing
    return report
  }

  private func report(
    _ recording: Recording, _ outcome: Report.Outcome, _ loudness: LoudnessFinding, _ likeness: Report.Likeness,
    formerly: Reciter? = nil
  ) throws -> Report {
    var report = Report(
      recording: recording, outcome: outcome, segments: try library.annotations.of(recording).segments,
      loudness: loudness, formerly: formerly)
    report.likeness = likeness
    return report
  }
}
