import Foundation
package import TilawaAudio
package import TilawaCore
package import TilawaStore

/// An importer of recordings into the library: as a copy named by its content, or as a link; with segments if there are
/// labels.
///
/// Blocks while a recording is read and copied; not to be called on the cooperative pool.
package struct RecordingImporter: Sendable {
  /// The result of an import.
  package struct Report: Hashable, Sendable {
    /// Whether the sound is new.
    package enum Outcome: Hashable, Sendable {
      case added
      /// The same sound was imported before; it takes the values of this request.
      case replaced
      /// The same sound was imported before, and nothing has changed.
      case known
    }

    /// The file in which the sound was here already.
    package enum Likeness: Hashable, Sendable {
      /// The same file, or none.
      case file
      /// A file with other tags or another container; it stays.
      case sound
      /// Such a file, which was missing or changed; the imported one took its place.
      case soundInNewFile
    }

    /// The recording as it is now in the library.
    package let recording: Recording
    /// Whether the sound is new.
    package let outcome: Outcome
    /// The segments, in the order of time.
    package let segments: [Segment]
    /// The loudness of the labelled sound, or of all sound if nothing is labelled.
    package let loudness: LoudnessFinding
    /// The former reciter; nil if the reciter did not change.
    package let formerly: Reciter?

    /// The file in which the sound was here already.
    package var likeness = Likeness.file
    /// A remark for the user about reading the file; nil if there is none, or the file was not read now.
    package var remark: Sentence?
    /// Sentences about labels that were read with another meaning than their text.
    package var labelRemarks: [Sentence] = []
    /// The sound that the file announces and does not hold; nil if nothing is missing, or the file was not read now.
    package var missing: MissingSound?

    /// The reciter of the recording.
    package var reciter: Reciter { recording.reciter }
  }

  private let library: Library
  private let structure: QuranStructure
  private let survey: SurveyRecording
  private let facts: @Sendable (_ path: String) -> RecordingFacts
  private let reading: SoundReading

  /// Makes an importer for a library that was opened for writing.
  ///
  /// - Parameters:
  ///   - library: the library for the recordings.
  ///   - structure: the structure of the text, for labels and ranges.
  ///   - survey: reads a file to its end.
  ///   - facts: reads the tags of a file.
  ///   - reading: tells which files have the same sound.
  package init(
    library: Library, structure: QuranStructure, survey: @escaping SurveyRecording,
    facts: @escaping @Sendable (_ path: String) -> RecordingFacts, reading: SoundReading = .files
  ) {
    self.library = library
    self.structure = structure
    self.survey = survey
    self.facts = facts
    self.reading = reading
  }

  /// Imports a recording: checks everything, copies the file, and stores it in one transaction. Files with the same
  /// sound are one recording. It keeps its segments unless the request has labels; these replace the segments, and the
  /// replacement can be undone.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - now: the time in seconds since 1970.
  ///   - progress: receives the progress in frames of the recording; its errors end the import.
  /// - Throws: `PlayerError` for faults of the labels, `RangeError`, `StoreError`, or the errors of the survey. Library
  ///   and folders are then unchanged.
  package func add(_ request: Request, now: Int, progress: @escaping RecordingPass.Progress = { _, _ in }) throws
    -> Report
  {
    let (recordings, outlines) = (library.folders.recordings, library.folders.outlines)
    for folder in [recordings, outlines] { Leftovers.remove(.recordings, in: folder) }
    switch request.source {
    case .standardInput:
      let name = IntakeSentences.standardInput.text
      let copy = try RecordingCopy(reading: STDIN_FILENO, called: name, into: recordings)
      let incoming = Incoming(
        sha256: copy.sha256, path: copy.path, origin: copy.path, storage: .recordings, modified: nil)
      do {
        return try add(incoming, request, now: now, nil, progress) { try copy.publish() }
      } catch let error as AudioError {
        // The name of the copy says nothing to anybody.
        throw AudioError(error.code, error.action, path: name, error.detail)
      }
    case .file(let path):
      let labels = try request.labels.map { try ImportLabels(path: $0) }
      let identity = try FileIdentity(path: path)
      // Start the pass early: without labels it does not depend on whether the recording is known.
      let surveying = labels == nil ? start(path, progress) : nil
      defer { surveying?.cancel() }
      func check() throws {
        guard try FileIdentity(path: path) == identity else {
          throw PlayerError(
            code: .invalid, operation: IntakeSentences.cannotImport, path: path,
            detail: IntakeSentences.changedWhileRead)
        }
      }
      let modified = identity.modified / 1_000_000_000
      do {
        switch request.placement {
        case .linked:
          let sha256 = try RecordingCopy.sha256(of: path) { (_) throws(StoreError) in try Self.goOn(surveying) }
          let incoming = Incoming(sha256: sha256, path: path, origin: path, storage: .absolute, modified: modified)
          return try add(incoming, request, now: now, surveying, progress) { try check() }
        case .copied:
          let copy = try RecordingCopy(of: path, into: recordings) { (_) throws(StoreError) in
            try Self.goOn(surveying)
          }
          let incoming = Incoming(
            sha256: copy.sha256, path: copy.path, origin: path, storage: .recordings, modified: modified)
          return try add(incoming, request, now: now, surveying, progress) {
            try check()
            try copy.publish()
          }
        }
      } catch {
        throw surveying?.failure ?? error
      }
    }
  }

  /// A file that has been read once, and will be stored.
  private struct Incoming {
    let sha256: String
    /// The path of the sound to store.
    let path: String
    /// The path of the file named by the user; for standard input the same as `path`.
    let origin: String
    let storage: NewAudioFile.Storage
    /// The modification time in seconds since 1970; nil for standard input.
    let modified: Int?
  }

  private func start(_ path: String, _ progress: @escaping RecordingPass.Progress) -> Surveying {
    Surveying(progress: progress) { [survey] progress in try survey(path, { [0..<$0.frames] }, progress) }
  }

  /// Throws if the survey has failed, because the copy is then useless.
  private static func goOn(_ surveying: Surveying?) throws(StoreError) {
    guard surveying?.failure != nil else { return }
    throw StoreError(
      code: .invalid, operation: IntakeSentences.cannotImport, path: nil, detail: IntakeSentences.wasRefused)
  }

  private func add(
    _ incoming: Incoming, _ request: Request, now: Int, _ surveying: Surveying?,
    _ progress: @escaping RecordingPass.Progress, publish: () throws -> Void
  ) throws -> Report {
    let match = try match(incoming)
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
          let intervals = try labels.intervals(in: file, reciter.counting, of: structure, within: passage)
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
    let stored = try library.recordings.add(
      recording(
        request, incoming, known, now: now, expected,
        try labels?.intervals(in: file, reciter.counting, of: structure, within: passage)), by: reciter,
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
    report.missing = survey?.missing
    return report
  }

  /// The recording that has the sound of a file already.
  private struct Match {
    var recording: Recording?
    /// The digest of the sound; nil where the file itself is known.
    var digest: SoundDigest?
    var likeness = Report.Likeness.file
    /// Whether the recording's file is unchanged.
    var isWhole = false
    /// Whether it is a copy.
    var isCopy = false
    /// Whether the file holds more sound than the library knows of it: earlier versions read one piece of a joined file.
    var isShort = false
  }

  /// Finds the recording of a file. A file with other tags takes the place of the recording's if that is missing or changed,
  /// and where a copy is asked for of a link.
  private func match(_ incoming: Incoming) throws -> Match {
    var match = Match(recording: try library.recordings.find(sha256: incoming.sha256))
    if let known = match.recording {
      let file = try? AudioProbe.measure(incoming.origin, demanding: .present)
      match.isShort = file.map { $0.frames > known.file.frames } ?? false
    } else {
      match.digest = reading.digest(incoming.path)
      let like = try KnownSound.find(incoming.path, match.digest, in: library, reading)
      match.recording = like?.recording
      match.likeness = like == nil ? .file : .sound
      let isCopyWanted = !isCopy(match.recording) && incoming.storage == .recordings
      if let like, like.isInPlace, !like.isWhole || isCopyWanted { match.likeness = .soundInNewFile }
    }
    match.isCopy = isCopy(match.recording)
    match.isWhole = try match.recording.map { try library.files.state(of: $0) == .unchanged } ?? false
    return match
  }

  private func isCopy(_ recording: Recording?) -> Bool {
    recording?.file.path.hasPrefix(library.folders.recordings + "/") ?? false
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

  /// Returns the former reciter of a recording that moves to another; nil if it does not move.
  ///
  /// - Throws: `PlayerError.moves` if the move is not allowed.
  private func moved(_ known: Recording?, to reciter: NewReciter, _ request: Request) throws -> Reciter? {
    guard let known, ![known.reciter.name, known.reciter.id].contains(reciter.name) else { return nil }
    let isAllowed =
      switch request.moving {
      case .refused: false
      case .allowed: true
      case .asked(let ask): try ask(known, reciter.name)
      }
    guard isAllowed else {
      throw PlayerError(
        code: .moves, operation: IntakeSentences.cannotImport,
        path: request.file ?? IntakeSentences.standardInput.text,
        detail: IntakeSentences.alreadyHere(
          id: known.id, title: known.title, reciter: known.reciter.name, owner: reciter.name))
    }
    return known.reciter
  }

  private func recording(
    _ request: Request, _ incoming: Incoming, _ known: Recording?, now: Int, _ expected: WordRange?,
    _ intervals: [LabelledInterval]?
  ) -> NewRecording {
    if let known {
      return NewRecording(
        title: request.title ?? known.title, originalName: known.originalName, recordedAt: request.recorded,
        expected: expected, intervals: intervals)
    }
    let facts = facts(incoming.origin)
    return NewRecording(
      title: request.title ?? facts.title ?? request.stem, originalName: request.name,
      recordedAt: request.recorded ?? facts.recorded ?? incoming.modified ?? now, device: facts.device,
      expected: expected, intervals: intervals)
  }

  private func reciter(for request: Request, of known: Recording?) throws -> NewReciter {
    let name =
      try request.reciter ?? known?.reciter.name ?? library.settings.value(of: .teacher) ?? request.fallback
      ?? request.stem
    let reciter = try library.reciters.named(name)
    let riwayah = request.riwayah ?? reciter?.riwayah ?? .hafs
    let usual = reciter?.riwayah == riwayah ? reciter?.counting : nil
    return NewReciter(
      name: name, riwayah: riwayah, counting: request.counting ?? usual ?? riwayah.counting, kind: .personal,
      place: try request.place ?? (library.settings.isOwnFirst() ? .first : .last))
  }

  private func range(_ range: String, of reciter: NewReciter) throws(RangeError) -> AyahRange {
    try RangeParser(structure: structure.divided(as: reciter.riwayah), counting: reciter.counting).parse(range)
  }
}
