import FoundationEssentials
import GRDB
import Glibc
import TilawaCore
package import TilawaMerging

extension SyncStore: SyncSounds {
  package func toSend(atMost count: Int) throws -> [String] {
    try read(StoreSentences.cannotLookForSounds) { try SyncSoundTable(db: $0).toSend(atMost: count) }
  }

  package func countToSend() throws -> Int {
    try read(StoreSentences.cannotCountSounds) { try SyncSoundTable(db: $0).countToSend() }
  }

  package func toFetch() throws -> [SyncSound] {
    let wanted = try read(StoreSentences.cannotLookForSounds) { try SyncSoundTable(db: $0).toFetch() }
    if !wanted.isEmpty { ArrivingFile.removeOld(in: folders.recordings) }
    return wanted
  }

  package func pieces(
    of sha256: String, size: Int, _ take: ([UInt8], String) async throws -> Void
  ) async throws -> Int? {
    guard let recording = try RecordingStore(database: database).find(sha256: sha256),
      let input = try? OpenFile.regular(recording.file.path)
    else { return nil }
    defer { Glibc.close(input) }
    var info = stat()
    guard fstat(input, &info) == 0, info.st_size > 0 else { return nil }
    let isSmall = Int(info.st_size) <= size
    // A changed file is no recording of this name: read it through before sending, if it does not look as it did.
    if !isSmall, try FileStore(database: database).state(of: recording) != .unchanged,
      try RecordingCopy.sha256(of: recording.file.path) != sha256
    {
      return nil
    }
    var whole = SHA256Hasher()
    var bytes = 0
    while bytes < Int(info.st_size) {
      guard let piece = SyncStore.piece(of: input, min(size, Int(info.st_size) - bytes)), !piece.isEmpty else {
        return nil
      }
      let digest = SHA256Hasher.digest(of: piece)
      if isSmall {
        guard digest == sha256 else { return nil }
      } else {
        piece.withUnsafeBytes { whole.update($0) }
      }
      bytes += piece.count
      try await take(piece, digest)
    }
    return isSmall || whole.finish() == sha256 ? bytes : nil
  }

  /// Reads up to so many bytes; nil where that fails.
  private static func piece(of input: Int32, _ size: Int) -> [UInt8]? {
    var isFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let part = Glibc.read(input, buffer.baseAddress?.advanced(by: count), size - count)
        if part < 0, errno == EINTR { continue }
        isFailed = part < 0
        if part <= 0 { break }
        count += part
      }
    }
    return isFailed ? nil : bytes
  }

  package func noteSent(_ sounds: [SyncSound]) throws {
    guard !sounds.isEmpty else { return }
    try write(StoreSentences.cannotNoteWhatWasSent) { db in
      for sound in sounds {
        try SyncSoundTable(db: db).put(sound.sha256, bytes: sound.bytes, pieces: sound.pieces)
        try SyncSoundTable(db: db).noteChange(of: sound.sha256)
      }
    }
  }

  package func inPlace() throws -> [SyncSound] {
    try read(StoreSentences.cannotLookForSounds) { try SyncSoundTable(db: $0).inPlace() }
  }

  package func sendAgain(_ sha256: String) throws {
    try write(StoreSentences.cannotSendSoundAgain) { db in
      try SyncSoundTable(db: db).noteLost(sha256)
    }
  }

  package func noteUnsendable(_ sha256: String) throws {
    try write(StoreSentences.cannotNoteWhatCannotBeSent) { db in
      // A recording that was deleted before its sound was sent is sent when it comes back.
      let isHere = try StoredRecording.find(sha256, db) != nil
      try SyncSoundTable(db: db).want(sha256, isHere ? .unsendable : .nothing)
    }
  }

  // MARK: - Arrival

  /// Makes a recording of a sound that lies under a temporary name. Known segments wait for the sound, and arrive at
  /// the end of the transaction.
  ///
  /// - Returns: the reason where it is no recording.
  func take(_ sha256: String, at path: String, publish: () throws -> Void) throws -> Sentence? {
    guard let document = try read(StoreSentences.cannotLookUpRecording, { try document(of: sha256, $0) }) else {
      return StoreSentences.knownFactsUnreadable
    }
    let measured: MeasuredSound
    do { measured = try measure(path, document.heard) } catch { return error.detail }
    var fitted: RecordingDocument
    do { fitted = try document.fitted(to: measured).document } catch { return error.detail }
    fitted.annotation = SharedAnnotation(segments: [], returned: [:], gone: [:])
    try change(StoreSentences.cannotStore(name: fitted.title)) { [fitted] library in
      try SyncReplica(library).closeAll()
      try library.insert(fitted, soundAt: path)
      try publish()
      try library.joinSame(measured.digest, of: sha256)
    }
    return nil
  }

  /// Returns the document of a recording that is not here, made of what the logs say and this version understands.
  private func document(of sha256: String, _ db: Database) throws -> RecordingDocument? {
    let library = rows(db)
    guard let value = try library.text(SyncKey("recording", sha256)),
      case .object(let members)? = try? JSON(reading: value)
    else { return nil }
    let text = JSON.object(
      [("format", .string("tilawa-recording")), ("version", .int(1)), ("sha256", .string(sha256))] + members + [
        ("segments", .array([])), ("returned", .object([])), ("gone", .object([])), ("history", .array([])),
      ]
    ).line
    var document = try? RecordingDocument.read(Data(text.utf8), at: sha256, words: words)
    let frames = document?.sound.frames ?? 0
    let segments = try library.heads.names(of: "segment", from: sha256 + "/").compactMap { name in
      try library.text(SyncKey("segment", name)).flatMap { try? JSON(reading: $0).decoded(as: Segment.self) }
    }
    // Leave out segments that do not fit, such as those of a newer version, and keep the sound.
    document?.annotation = SharedAnnotation(
      segments: segments.filter { $0.end <= frames && $0.lies(within: words) }, returned: [:], gone: [:])
    return document
  }
}

extension SyncLibraryRows {
  /// The text of the value that holds of a thing.
  func text(_ key: SyncKey) throws -> String? {
    let replica = SyncReplica(self)
    let shown = try SyncKind(named: key.kind).shown(of: heads(of: key)) { try replica.text(of: $0, key) }
    return try shown.flatMap { try replica.text(of: $0, key) }
  }

  /// Stores a recording that came.
  func insert(_ document: RecordingDocument, soundAt path: String) throws {
    try db.execute(sql: "UPDATE sync_device SET is_noting = 0")
    if try StoredRecording.find(document.sha256, db) == nil {
      _ = try DocumentTable.insert(document, soundAt: path, .recordings, db)
    }
    try db.execute(sql: "DELETE FROM trash WHERE sha256 = ? AND uid IS NULL", arguments: [document.sha256])
    try SyncSoundTable(db: db).noteFetched(document.sha256)
    try db.execute(sql: "UPDATE sync_device SET is_noting = 1")
    try SyncReplica(self).adopt(SyncKey("recording", document.sha256))
  }
}
