import FoundationEssentials
import Glibc
package import TilawaAudio
package import TilawaCore
package import TilawaStore

/// A saver for new recordings, including those of a process that was killed while it recorded.
///
/// The file is not copied: it is in the recordings folder already and gets its final name there. It keeps its temporary
/// name until the library has it. Blocks; not to be called on the cooperative pool.
package struct RecordingSaver: Sendable {
  /// A recording that is in the library now.
  package struct Kept: Hashable, Sendable {
    /// The recording as stored.
    package let recording: Recording
    /// Whether the sound is new.
    package let outcome: ImportedRecording.Outcome
    /// The loudness of the recording.
    package let loudness: LoudnessFinding
  }

  /// The reciter's name if none is given and no teacher is configured.
  static let somebody = "Me"

  private let library: Library
  private let survey: SurveyRecording
  private let place: ReciterPlace?

  /// Makes a saver.
  ///
  /// - Parameters:
  ///   - library: opened for writing.
  ///   - place: the place of a new reciter in the order; nil means the setting of the library, else first, with the
  ///     listener himself behind his teachers.
  ///   - survey: reads a file to its end.
  package init(library: Library, place: ReciterPlace? = nil, survey: @escaping SurveyRecording) {
    self.library = library
    self.place = place
    self.survey = survey
  }

  private func usualPlace(_ facts: CaptureFacts) throws(StoreError) -> ReciterPlace {
    guard try library.settings.isOwnFirst() else { return .last }
    return facts.reciter == RecordingSaver.somebody ? .own : .first
  }

  /// Returns the reciter's name for a recording; nil means the configured teacher.
  package func reciter(named name: String?) throws -> String {
    try name ?? library.settings.value(of: .teacher) ?? RecordingSaver.somebody
  }

  /// Returns the riwayah and counting: those requested, else the reciter's, else those of `usual`.
  ///
  /// - Throws: `StoreError.invalid` if the reciter recites another riwayah, or is a set of files. It is called before
  ///   the recording, because afterwards would be too late.
  package func recitation(
    _ riwayah: Riwayah?, by name: String, usual: Riwayah = .hafs
  ) throws -> (riwayah: Riwayah, counting: VerseCounting) {
    guard let known = try library.reciters.named(name) else {
      let riwayah = riwayah ?? usual
      return (riwayah, riwayah.counting)
    }
    let obstacle: Sentence? =
      if known.kind != .personal {
        IntakeSentences.reciterOfFiles(name: known.name)
      } else if let riwayah, riwayah != known.riwayah {
        IntakeSentences.recitesOtherwise(name: known.name, riwayah: known.riwayah.name)
      } else { nil }
    guard let obstacle else { return (known.riwayah, known.counting) }
    throw StoreError(
      code: .invalid, operation: IntakeSentences.cannotRecordReciter(name: name), path: nil, detail: obstacle)
  }

  /// Saves a complete file and removes its temporary name.
  ///
  /// - Parameters:
  ///   - recording: the file from a recorder.
  ///   - facts: the facts about the recording.
  ///   - now: the time in seconds since 1970.
  /// - Throws: `StoreError`, or the errors of the survey; the file then stays in its place for the next start.
  package func keep(_ recording: FinishedRecording, _ facts: CaptureFacts, now: Int) throws -> Kept {
    let kept = try keep(recording.path, facts, now: now)
    unlink(recording.path)
    return kept
  }

  /// Saves the recordings of processes that ended early, each up to its last sound.
  ///
  /// - Parameters:
  ///   - now: the time in seconds since 1970.
  ///   - clock: the time of the disk's clock.
  /// - Returns: for each file the saved recording, or the reason why it stays until the next call.
  package func recover(now: Int, clock: Int = SystemClock.now) -> [Result<Kept, any Error>] {
    let folder = library.folders.recordings
    let (claims, waiting) = Leftovers.claim(.unfinished, in: folder, now: clock)
    if !claims.isEmpty { Leftovers.remove(.recordings, in: folder, now: clock) }
    let unknown = waiting.map { path in
      Result<Kept, any Error>.failure(
        PlayerError(
          code: .invalid, operation: IntakeSentences.cannotRecover, path: path,
          detail: IntakeSentences.perhapsRecording))
    }
    let recovered: [Result<Kept, any Error>] = claims.compactMap { claim in
      do {
        let kept = try recover(claim.path, now: now)
        if let kept {
          try library.recitations.recover(kept.recording.sha256, from: URL(filePath: claim.path).lastPathComponent)
        }
        claim.remove()
        return kept.map { .success($0) }
      } catch {
        return .failure(error)
      }
    }
    return unknown + recovered
  }

  /// Returns the saved recording; nil if the file has no sound.
  private func recover(_ path: String, now: Int) throws -> Kept? {
    let modified = try FileIdentity(path: path).modified / 1_000_000_000
    let (outcome, tags) = try RecordingRescue.rescue(
      path, in: library.folders.recordings, prefix: RecordingCopy.incoming)
    let facts = CaptureFacts(tags, modified: modified)
    switch outcome {
    case .empty: return nil
    case .whole: return try keep(path, facts, now: now)
    case .rewritten(let file):
      defer { file.remove() }
      return try keep(file.path, facts, now: now)
    }
  }

  /// Saves a file as a recording; all saving passes here. The file keeps its temporary name as a link until it is
  /// stored.
  private func keep(_ path: String, _ facts: CaptureFacts, now: Int) throws -> Kept {
    let sound = try survey(path, { [0..<$0.frames] }, { _, _ in })
    let copy = try RecordingCopy(linking: path, in: library.folders.recordings)
    let measured = sound.file
    let (riwayah, counting) = try recitation(facts.riwayah, by: facts.reciter)
    let stored = try library.recordings.add(
      NewRecording(
        title: facts.title, originalName: "\(facts.title).flac", recordedAt: facts.startedAt, device: facts.device,
        expected: facts.expected),
      by: NewReciter(
        name: facts.reciter, riwayah: riwayah, counting: counting, kind: .personal,
        place: try place ?? usualPlace(facts)),
      file: NewAudioFile(
        file: AudioFile(path: copy.path, rate: measured.rate, channels: measured.channels, frames: measured.frames),
        storage: .recordings, sha256: copy.sha256, segments: [], loudness: sound.loudness.value,
        sound: SoundDigest.read(copy.path)),
      added: now
    ) { try copy.publish() }
    try? OutlineCache(folders: library.folders).keep(sound.outline, of: copy.sha256)
    guard let recording = try library.recordings.find(sha256: copy.sha256) else {
      throw StoreError(
        code: .notFound, operation: IntakeSentences.cannotFind(title: facts.title), path: path,
        detail: IntakeSentences.somebodyDeletedIt)
    }
    return Kept(recording: recording, outcome: stored.outcome, loudness: sound.loudness)
  }
}
