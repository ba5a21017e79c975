import Glibc
import FoundationEssentials
package import TilawaAudio
package import TilawaCore
package import TilawaStore

/// An importer of recordings into the library: as a copy named by its content, or as a link; with segments if there are
/// labels.
///
/// Blocks while a recording is read and copied; not to be called on the cooperative pool.
package struct RecordingImporter: Sendable {
  let library: Library
  let structure: QuranStructure
  let survey: SurveyRecording
  let facts: @Sendable (_ path: String) -> RecordingFacts
  let reading: SoundReading
  let phrases: @Sendable () throws -> PhraseSearch

  /// Makes an importer for a library that was opened for writing.
  ///
  /// - Parameters:
  ///   - library: the library for the recordings.
  ///   - structure: the structure of the text, for labels and ranges.
  ///   - survey: reads a file to its end.
  ///   - facts: reads the tags of a file.
  ///   - reading: tells which files have the same sound.
  ///   - phrases: gives the words of the Quran, for labels that are words.
  package init(
    library: Library, structure: QuranStructure, survey: @escaping SurveyRecording,
    facts: @escaping @Sendable (_ path: String) -> RecordingFacts, reading: SoundReading = .files,
    phrases: @escaping @Sendable () throws -> PhraseSearch = { PhraseSearch([]) }
  ) {
    self.library = library
    self.structure = structure
    self.survey = survey
    self.facts = facts
    self.reading = reading
    self.phrases = phrases
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
  struct Incoming {
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
}
