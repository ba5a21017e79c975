import Glibc
package import TilawaCore

/// Takes recordings with all that is known of them to a folder, and from one into a library, without loss or doubles.
///
/// The same sound is one recording everywhere. Labels are merged segment by segment: the later decision holds, and
/// deletions stay (docs/decisions/0028). One recording is done after the other, each entirely or not at all, so both
/// can be stopped at any moment and begun again. Blocks on the disk.
package struct LibraryExchange: Sendable {
  /// A failure with one recording; the others are processed all the same.
  package struct Fault: Hashable, Sendable {
    /// The recording's digest.
    package let sha256: String
    /// The error.
    package let error: StoreError
  }

  private let library: Library
  private let words: Int
  private let measure: SoundMeasuring

  /// - Parameters:
  ///   - library: opened for writing to import.
  ///   - structure: says which words there are.
  ///   - measure: reads a sound to its end; what a document says of its sound is not believed.
  package init(library: Library, structure: QuranStructure, measure: @escaping SoundMeasuring) {
    self.library = library
    words = structure.words
    self.measure = measure
  }

  /// Whether a folder was written by an export.
  package static func isExported(_ path: String) -> Bool { access(ExchangeFolder.manifest(in: path), F_OK) == 0 }

  // MARK: - Export

  /// The result of an export.
  package struct Exported: Hashable, Sendable {
    /// Recordings whose sound is new in the folder.
    package var added: [Recording] = []
    /// Recordings of which the folder knows more now.
    package var updated: [Recording] = []
    /// Recordings that the folder has in the same state.
    package var unchanged: [Recording] = []
    /// The failures of recordings that could not be exported.
    package var faults: [Fault] = []
  }

  /// Adds recordings to a folder, which is made if absent. Existing content stays, also content that the library lacks;
  /// recordings known to both are merged.
  ///
  /// - Parameters:
  ///   - recordings: the recordings to export.
  ///   - path: the folder.
  ///   - progress: called with the number of completed recordings, after each.
  /// - Throws: an error of the folder as a whole, or of its disk.
  package func export(
    _ recordings: [Recording], to path: String, progress: (Int) -> Void = { _ in }
  ) throws(StoreError) -> Exported {
    var folder = try ExchangeFolder(writing: path)
    var report = Exported()
    for (index, recording) in recordings.enumerated() {
      do throws(StoreError) {
        let isNew = try put(recording, into: &folder)
        let isChanged = try describe(recording, in: folder)
        if isNew {
          report.added.append(recording)
        } else if isChanged {
          report.updated.append(recording)
        } else {
          report.unchanged.append(recording)
        }
      } catch {
        guard error.code != .io, error.code != .cannotCreate else { throw error }
        report.faults.append(Fault(sha256: recording.sha256, error: error))
      }
      progress(index + 1)
    }
    return report
  }

  /// Returns whether the sound was not there before.
  private func put(_ recording: Recording, into folder: inout ExchangeFolder) throws(StoreError) -> Bool {
    let identity = try FileIdentity(path: recording.file.path)
    let digest = recording.fileDigest
    let known = folder.name(ofSound: digest)
    // A file of another size is a remainder, and is made anew.
    if known != nil, let there = try? FileIdentity(path: folder.sound(digest)), there.size == identity.size {
      return false
    }
    let copy = try RecordingCopy(of: recording.file.path, into: folder.recordings)
    guard copy.sha256 == digest else {
      throw StoreError(
        code: .corrupt, operation: StoreSentences.cannotExport(name: recording.title), path: recording.file.path,
        detail: StoreSentences.notWhatWasImported, reason: .changedRecording)
    }
    let heading = try OpenFile.start(of: copy.path)
    let name = known ?? SoundName.make(of: recording, digest, heading: heading)
    try copy.publish(as: name)
    folder.note(name, of: digest)
    return true
  }

  private func describe(_ recording: Recording, in folder: ExchangeFolder) throws(StoreError) -> Bool {
    let own = try library.recordings.document(of: recording).named(recording.fileDigest)
    let there = try folder.document(own.sha256, words: words)
    let merged = there.map { own.merged(with: $0) } ?? own
    if merged == there { return false }
    try folder.write(merged)
    return true
  }

  // MARK: - Import

  /// Something to be told about an import.
  package enum Note: Hashable, Sendable {
    /// A folder holds files that are no documents.
    case otherFiles(folder: String, count: Int)
    /// A sound of which the folder knows nothing.
    case unknownSound(path: String)
    /// The marks of a recording were fitted to the sound that is there.
    case fitted(title: String, change: Sentence)
  }

  /// The result of an import.
  package struct Imported: Hashable, Sendable {
    /// Recordings that are new.
    package var added: [Recording] = []
    /// Recordings that existed here; their segments were merged.
    package var merged: [Recording] = []
    /// Recordings of which nothing new was known.
    package var unchanged: [Recording] = []
    /// Titles of recordings that lie in the trash here; they are left there.
    package var trashed: [String] = []
    /// Further notes for the user.
    package var notes: [Note] = []
    /// The failures of recordings that could not be imported.
    package var faults: [Fault] = []

    package init() {}

    /// Whether no recording was taken, nor could have been.
    package var isNothing: Bool {
      added.isEmpty && merged.isEmpty && unchanged.isEmpty && trashed.isEmpty && faults.isEmpty
    }
  }

  /// Takes what a folder has into the library.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - now: seconds since 1970.
  ///   - progress: told how many of how many are done, after each.
  /// - Throws: an error of the folder as a whole, or of the library.
  package func `import`(
    from path: String, now: Int, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(StoreError) -> Imported {
    let folder = try ExchangeFolder(reading: path)
    let (digests, others) = try folder.digests()
    var report = Imported()
    if others > 0 { report.notes.append(.otherFiles(folder: folder.annotations, count: others)) }
    report.notes += folder.strangers(besides: digests).map { .unknownSound(path: "\(folder.recordings)/\($0)") }
    for (index, digest) in digests.enumerated() {
      do throws(StoreError) {
        guard let document = try folder.document(digest, words: words) else {
          throw ExchangeFolder.error(
            .notFound, StoreSentences.cannotReadWhatIsMarked, folder.annotation(digest), StoreSentences.removedJustNow)
        }
        try take(document, from: folder, at: now, into: &report)
      } catch {
        guard ![.io, .cannotCreate, .busy, .newerVersion].contains(error.code) else { throw error }
        report.faults.append(Fault(sha256: digest, error: error))
      }
      progress(index + 1, digests.count)
    }
    return report
  }

  private func take(
    _ document: RecordingDocument, from folder: ExchangeFolder, at now: Int, into report: inout Imported
  ) throws(StoreError) {
    let recordings = library.recordings
    var known = try recordings.find(sha256: document.sha256)
    if known == nil { known = try recordings.kept(insteadOf: document.sha256) }
    guard let known else {
      if try recordings.isTrashed(document.sha256) {
        report.trashed.append(document.title)
      } else {
        try add(document, from: folder, at: now, into: &report)
      }
      return
    }
    try merge(document, into: known, from: folder, at: now, &report)
  }

  private func merge(
    _ document: RecordingDocument, into known: Recording, from folder: ExchangeFolder, at now: Int,
    _ report: inout Imported
  ) throws(StoreError) {
    let isHealed = try heal(known, from: folder)
    // Frames are counted in the sound that is here.
    let (fitted, note) = try document.fitted(to: MeasuredSound(file: known.file, loudness: known.loudness))
    if let note { report.notes.append(.fitted(title: document.title, change: note)) }
    let isMerged = try library.recordings.merge(
      fitted, into: known, words: StoreSentences.editMergedFrom(path: folder.path).text, now: now)
    if isHealed || isMerged { report.merged.append(known) } else { report.unchanged.append(known) }
  }

  private func add(
    _ document: RecordingDocument, from folder: ExchangeFolder, at now: Int, into report: inout Imported
  ) throws(StoreError) {
    let copy = try verifiedCopy(document.sha256, document.title, from: folder)
    let sound = try measured(copy.path, document.title, from: folder.sound(document.sha256), document.heard)
    if let known = try recording(of: sound, document.reciter.riwayah) {
      return try merge(document, into: known, from: folder, at: now, &report)
    }
    let (fitted, note) = try document.fitted(to: sound)
    if let note { report.notes.append(.fitted(title: document.title, change: note)) }
    report.added.append(
      try library.recordings.add(fitted, soundAt: copy.path, sound.digest) { try copy.publish() })
  }

  /// Returns the recording that has a sound in another file, with every frame at its place.
  private func recording(of sound: MeasuredSound, _ riwayah: Riwayah) throws(StoreError) -> Recording? {
    guard let digest = sound.digest else { return nil }
    for known in try library.recordings.find(sound: digest)
    where known.file.hasFrames(of: sound.file) && known.reciter.riwayah == riwayah {
      if try library.files.state(of: known) == .unchanged { return known }
    }
    return nil
  }

  /// Gives a recording whose copy is gone its sound back.
  private func heal(_ recording: Recording, from folder: ExchangeFolder) throws(StoreError) -> Bool {
    guard recording.file.path == "\(library.folders.recordings)/\(recording.sha256)",
      access(recording.file.path, F_OK) != 0, access(folder.sound(recording.sha256), R_OK) == 0
    else { return false }
    let copy = try verifiedCopy(recording.sha256, recording.title, from: folder)
    let place = folder.sound(recording.sha256)
    let file = try measured(copy.path, recording.title, from: place) { [0..<$0.frames] }.file
    guard file.rate == recording.file.rate, file.frames == recording.file.frames else {
      throw StoreError(
        code: .corrupt, operation: StoreSentences.cannotGiveSoundBack(name: recording.title), path: place,
        detail: StoreSentences.soundOfAnotherLength)
    }
    try copy.publish()
    try library.recordings.noteIdentity(of: recording)
    return true
  }

  /// Measures a sound.
  ///
  /// - Throws: `.corrupt` for a file without readable sound, with the title known to the user.
  private func measured(
    _ path: String, _ title: String, from place: String, _ heard: (AudioFile) -> [Range<Int>]
  ) throws(StoreError) -> MeasuredSound {
    let sound: MeasuredSound
    do throws(StoreError) {
      sound = try measure(path, heard)
    } catch {
      guard ![.io, .cannotCreate, .busy].contains(error.code) else { throw error }
      throw StoreError(
        code: .corrupt, operation: StoreSentences.cannotImport(name: title), path: place, detail: error.detail)
    }
    guard sound.file.frames > 0 else {
      throw StoreError(
        code: .corrupt, operation: StoreSentences.cannotImport(name: title), path: place, detail: StoreSentences.noSound
      )
    }
    return sound
  }

  private func verifiedCopy(
    _ sha256: String, _ title: String, from folder: ExchangeFolder
  ) throws(StoreError) -> RecordingCopy {
    let copy = try RecordingCopy(of: folder.sound(sha256), into: library.folders.recordings)
    guard copy.sha256 == sha256 else {
      throw StoreError(
        code: .corrupt, operation: StoreSentences.cannotImport(name: title), path: folder.sound(sha256),
        detail: StoreSentences.damagedContent)
    }
    return copy
  }
}
