import Glibc
public import TilawaCore

/// Takes recordings with all that is known of them to a folder, and from one into a library, without loss or doubles.
///
/// The same sound is one recording everywhere. What is marked is merged segment by segment: the later decision holds, and
/// what was deleted stays so (docs/decisions/0028). One recording is done after the other, each entirely or not at all, so
/// both can be stopped at any moment and begun again. Blocks on the disk.
public struct LibraryExchange: Sendable {
  /// What went wrong with one recording; the others are done all the same.
  public struct Fault: Hashable, Sendable {
    /// The recording's digest.
    public let sha256: String
    /// What it is.
    public let error: StoreError
  }

  private let library: Library
  private let words: Int

  /// - Parameters:
  ///   - library: opened for writing to import.
  ///   - structure: says which words there are.
  public init(library: Library, structure: QuranStructure) {
    self.library = library
    words = structure.words
  }

  // MARK: - Export

  /// What became of an export.
  public struct Exported: Hashable, Sendable {
    /// Recordings whose sound is new in the folder.
    public var added: [Recording] = []
    /// Recordings of which the folder knows more now.
    public var updated: [Recording] = []
    /// Recordings that it had as they are.
    public var unchanged: [Recording] = []
    /// Those that could not be done.
    public var faults: [Fault] = []
  }

  /// Adds recordings to a folder, which is made if absent. What is in it already stays, also what the library does not
  /// have: what both know is merged.
  ///
  /// - Parameters:
  ///   - recordings: what is exported.
  ///   - path: the folder.
  ///   - progress: told how many are done, after each.
  /// - Throws: what is wrong with the folder as a whole, or with its disk.
  public func export(
    _ recordings: [Recording], to path: String, progress: (Int) -> Void = { _ in }
  ) throws(StoreError) -> Exported {
    let folder = try ExchangeFolder(writing: path)
    var report = Exported()
    for (index, recording) in recordings.enumerated() {
      do throws(StoreError) {
        let isNew = try put(recording, into: folder)
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
  private func put(_ recording: Recording, into folder: ExchangeFolder) throws(StoreError) -> Bool {
    let place = folder.sound(recording.sha256)
    let identity = try FileIdentity(path: recording.file.path)
    if let there = try? FileIdentity(path: place), there.size == identity.size { return false }
    let copy = try RecordingCopy(of: recording.file.path, into: folder.recordings)
    guard copy.sha256 == recording.sha256 else {
      throw StoreError(
        code: .corrupt, operation: "export \(recording.title)", path: recording.file.path,
        message: "it is not what was imported; see tilawa library check")
    }
    try copy.publish()
    return true
  }

  private func describe(_ recording: Recording, in folder: ExchangeFolder) throws(StoreError) -> Bool {
    let own = try library.document(of: recording)
    let there = try folder.document(recording.sha256, words: words)
    let merged = there.map { own.merged(with: $0) } ?? own
    if merged == there { return false }
    try folder.write(merged)
    return true
  }

  // MARK: - Import

  /// What became of an import.
  public struct Imported: Hashable, Sendable {
    /// Recordings that are new.
    public var added: [Recording] = []
    /// Recordings that were here, with what is marked in them merged.
    public var merged: [Recording] = []
    /// Recordings of which nothing new was known.
    public var unchanged: [Recording] = []
    /// Titles of recordings that lie in the trash here; they are left there.
    public var trashed: [String] = []
    /// Those that could not be done.
    public var faults: [Fault] = []
  }

  /// Takes what a folder has into the library.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - now: seconds since 1970.
  ///   - progress: told how many of how many are done, after each.
  /// - Throws: what is wrong with the folder as a whole, or with the library.
  public func `import`(
    from path: String, now: Int, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(StoreError) -> Imported {
    let folder = try ExchangeFolder(reading: path)
    let digests = folder.digests()
    var report = Imported()
    for (index, digest) in digests.enumerated() {
      do throws(StoreError) {
        guard let document = try folder.document(digest, words: words) else { continue }
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
    guard let known = try library.recording(sha256: document.sha256) else {
      if try library.isTrashed(document.sha256) {
        report.trashed.append(document.title)
      } else {
        report.added.append(try add(document, from: folder))
      }
      return
    }
    let isHealed = try heal(known, from: folder)
    let isMerged = try library.merge(document, into: known, words: "merge from \(folder.path)", now: now)
    if isHealed || isMerged { report.merged.append(known) } else { report.unchanged.append(known) }
  }

  private func add(_ document: RecordingDocument, from folder: ExchangeFolder) throws(StoreError) -> Recording {
    let copy = try verifiedCopy(document.sha256, document.title, from: folder)
    return try library.add(document, soundAt: copy.path) { try copy.publish() }
  }

  /// Gives a recording whose copy is gone its sound back.
  private func heal(_ recording: Recording, from folder: ExchangeFolder) throws(StoreError) -> Bool {
    guard recording.file.path == "\(library.folders.recordings)/\(recording.sha256)",
      access(recording.file.path, F_OK) != 0, access(folder.sound(recording.sha256), R_OK) == 0
    else { return false }
    let copy = try verifiedCopy(recording.sha256, recording.title, from: folder)
    try copy.publish()
    try library.noteIdentity(of: recording)
    return true
  }

  private func verifiedCopy(
    _ sha256: String, _ title: String, from folder: ExchangeFolder
  ) throws(StoreError) -> RecordingCopy {
    let copy = try RecordingCopy(of: folder.sound(sha256), into: library.folders.recordings)
    guard copy.sha256 == sha256 else {
      throw StoreError(
        code: .corrupt, operation: "import \(title)", path: folder.sound(sha256),
        message: "it is damaged: its bytes are not those that its name says")
    }
    return copy
  }
}
