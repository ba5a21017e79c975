import FoundationEssentials
import GRDB
import Glibc
package import TilawaCore

/// Something in the library, or around it, that is not as it should be.
package struct LibraryProblem: Hashable, Sendable {
  /// The kind of a problem.
  package enum Kind: String, Hashable, Sendable {
    /// A fault of the library's own file; nothing else was checked then.
    case damagedLibrary = "damaged-library"
    /// A row that refers to a missing row.
    case danglingRow = "dangling-row"
    /// A row with values that this program cannot have stored.
    case badRow = "bad-row"
    /// A recording whose sound is gone.
    case missingFile = "missing-file"
    /// A recording's file is not what was imported.
    case wrongContent = "wrong-content"
    /// The file is right, and size or time are not as they were noted, so it would not be played.
    case staleFacts = "stale-facts"
    /// The file has other tags, and the sound of the recording.
    case otherTags = "other-tags"
    /// Segments that contradict themselves or leave the recording or the Quran.
    case badSegments = "bad-segments"
    /// Columns that follow from others and do not agree with them.
    case badIndex = "bad-index"
    /// A change that cannot be read, and so not be taken back.
    case badHistory = "bad-history"
    /// Something in the trash that cannot be restored.
    case badTrash = "bad-trash"
    /// An entry of the ledger that cannot be read, or names words outside the Quran.
    case badLedger = "bad-ledger"
    /// A sound in the recordings folder that belongs to no recording.
    case orphan
    /// An outline of a sound that is no longer here.
    case orphanedOutline = "orphaned-outline"
    /// A folder of the library that cannot be listed.
    case badFolder = "bad-folder"
    /// An outline of a recording that cannot be read.
    case damagedOutline = "damaged-outline"
  }

  /// The possible remedy, or the one that was applied.
  package enum Remedy: String, Hashable, Sendable {
    case none
    /// `--repair` does it.
    case repairable
    case repaired
  }

  /// The kind of the problem.
  package let kind: Kind
  /// The digest of the recording it is about.
  package let sha256: String?
  /// The title of the recording, for people.
  package let title: String?
  /// The file it is about.
  package let path: String?
  /// The description of the problem.
  package let detail: Sentence
  /// The cause, where a user can do something about it.
  package let reason: StoreError.Reason?
  /// The possible remedy, or the one that was applied.
  package let remedy: Remedy

  package init(
    kind: Kind, sha256: String?, title: String?, path: String?, detail: Sentence, remedy: Remedy,
    reason: StoreError.Reason? = nil
  ) {
    self.reason = reason
    self.kind = kind
    self.sha256 = sha256
    self.title = title
    self.path = path
    self.detail = detail
    self.remedy = remedy
  }

  /// The description of the problem in words.
  package var message: String { detail.text }

  /// A copy that tells the outcome of a repair.
  package func outcome(_ remedy: Remedy, title: String? = nil, _ detail: Sentence) -> LibraryProblem {
    LibraryProblem(
      kind: kind, sha256: sha256, title: title ?? self.title, path: path, detail: detail, remedy: remedy)
  }
}

extension LibraryProblem {
  /// A problem in the words of a module whose sentences stand in its code still.
  package init(
    kind: Kind, sha256: String?, title: String?, path: String?, message: String, remedy: Remedy,
    reason: StoreError.Reason? = nil
  ) {
    self.init(
      kind: kind, sha256: sha256, title: title, path: path, detail: Sentence(verbatim: message), remedy: remedy,
      reason: reason)
  }

  /// The outcome of a repair in the words of such a module.
  package func outcome(_ remedy: Remedy, title: String? = nil, _ message: String) -> LibraryProblem {
    outcome(remedy, title: title, Sentence(verbatim: message))
  }
}

/// Looks whether everything that a library promises is true. Reads every byte of every recording; blocks.
package struct LibraryCheck {
  /// The result of a check.
  package struct Report: Hashable, Sendable {
    /// The number of recordings checked.
    package var recordings = 0
    /// The number of bytes read.
    package var bytes = 0
    /// The problems found.
    package var problems: [LibraryProblem] = []
  }

  /// Whether what follows from other things is put right.
  package enum Mode: Hashable, Sendable { case look, repair }

  let library: Library
  let words: Int
  let mode: Mode
  let reading: SoundReading
  var report = Report()

  /// - Parameters:
  ///   - library: opened for writing to repair.
  ///   - structure: says which words there are.
  ///   - mode: whether what can be is put right.
  ///   - reading: tells whether a changed file has the same sound.
  package init(_ library: Library, structure: QuranStructure, _ mode: Mode, reading: SoundReading = .none) {
    self.library = library
    self.reading = reading
    words = structure.words
    self.mode = mode
  }

  /// - Parameter progress: told how many recordings of how many were looked at, after each.
  package mutating func run(progress: (Int, Int) -> Void = { _, _ in }) throws(StoreError) -> Report {
    try checkDatabase()
    guard report.problems.allSatisfy({ $0.kind != .damagedLibrary }) else { return report }
    try looking { (check) throws(StoreError) in try check.checkColumns() }
    let listed = try library.recordings.readableListed()
    for complaint in listed.complaints { note(.badRow, path: library.folders.library, complaint) }
    for (index, item) in listed.recordings.enumerated() {
      try looking { (check) throws(StoreError) in try check.check(item) }
      progress(index + 1, listed.recordings.count)
    }
    try looking { (check) throws(StoreError) in try check.checkTrash() }
    try looking { (check) throws(StoreError) in try check.checkLedger() }
    try looking { (check) throws(StoreError) in try check.checkRest() }
    try looking { (check) throws(StoreError) in try check.checkFolders() }
    report.recordings = listed.recordings.count
    return report
  }

  /// Does a part of the check; rows that cannot be read are noted, and do not keep it from the next part.
  private mutating func looking(_ part: (inout LibraryCheck) throws(StoreError) -> Void) throws(StoreError) {
    do throws(StoreError) { try part(&self) } catch {
      guard error.code == .corrupt else { throw error }
      note(
        .badRow, path: error.path, StoreSentences.failure(operation: error.operation, reason: error.detail),
        reason: error.reason)
    }
  }

  /// Everything else that commands read, in the same way as they do.
  private mutating func checkRest() throws(StoreError) {
    // Damaged segments were reported with their recording, and cannot be measured.
    let areSegmentsBad = report.problems.contains { $0.kind == .badSegments }
    try looking { (check) throws(StoreError) in
      for reciter in try check.library.reciters.all() where !areSegmentsBad {
        try check.looking { (check) throws(StoreError) in _ = try check.library.loudness.tasks(of: reciter.id) }
      }
    }
    try looking { (check) throws(StoreError) in _ = try check.library.presets.all() }
    try looking { (check) throws(StoreError) in _ = try check.library.sessions.last() }
    try looking { (check) throws(StoreError) in _ = try check.library.setAside.all() }
    try looking { (check) throws(StoreError) in _ = try check.library.downloads.all() }
  }

  mutating func note(
    _ kind: LibraryProblem.Kind, _ recording: Recording? = nil, path: String? = nil, _ detail: Sentence,
    _ remedy: LibraryProblem.Remedy = .none, reason: StoreError.Reason? = nil
  ) {
    report.problems.append(
      LibraryProblem(
        kind: kind, sha256: recording?.sha256, title: recording?.title, path: path, detail: detail, remedy: remedy,
        reason: reason))
  }

  private mutating func checkDatabase() throws(StoreError) {
    let path = library.folders.library
    let (complaints, dangling): ([String], Int)
    do throws(StoreError) {
      (complaints, dangling) = try library.database.read(StoreSentences.cannotCheckLibrary) { db in
        (
          try String.fetchAll(db, sql: "PRAGMA integrity_check(5)"),
          try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count
        )
      }
    } catch {
      // SQLite itself gives up on it; what to do stands in the message.
      guard error.code == .corrupt else { throw error }
      return note(.damagedLibrary, path: path, error.detail, reason: error.reason)
    }
    for complaint in complaints where complaint != "ok" {
      note(
        .damagedLibrary, path: path, Sentence(verbatim: complaint), reason: LibraryRescue.reason(in: library.folders))
    }
    if dangling > 0 { note(.danglingRow, path: path, StoreSentences.danglingRows(count: dangling)) }
  }

  /// Columns by which segments are found: they follow from the others.
  private mutating func checkColumns() throws(StoreError) {
    let wrong = """
      reach IS NOT NULL AND 0 <= first_word AND first_word < past_word
        AND NOT ((1 << reach) >= past_word - first_word AND (reach = 0 OR (1 << (reach - 1)) < past_word - first_word))
      """
    let foreign = "reciter <> (SELECT reciter FROM audio_file WHERE audio_file.id = segment.file)"
    let count = try library.database.read(StoreSentences.cannotCheckSegments) { db in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM segment WHERE (\(wrong)) OR (\(foreign))") ?? 0
    }
    guard count > 0 else { return }
    if mode == .repair {
      try library.database.write(StoreSentences.cannotRepairSegments) { db in
        for row in try Row.fetchAll(db, sql: "SELECT id, first_word, past_word FROM segment WHERE \(wrong)") {
          let words = try WordRange(stored: row[1] as Int?, past: row[2] as Int?)
          try db.execute(
            sql: "UPDATE segment SET reach = ? WHERE id = ?",
            arguments: [FileTable.reach(of: words), row[0] as Int64])
        }
        try db.execute(
          sql: """
            UPDATE segment SET reciter = (SELECT reciter FROM audio_file WHERE audio_file.id = segment.file) WHERE \(foreign)
            """)
      }
    }
    note(
      .badIndex, path: library.folders.library, StoreSentences.segmentsNotFound(count: count),
      mode == .repair ? .repaired : .repairable)
  }

  private mutating func check(_ item: ListedRecording) throws(StoreError) {
    let recording = item.recording
    try checkSegments(of: recording)
    guard item.file != .missing else {
      return note(
        .missingFile, recording, path: recording.file.path, StoreSentences.soundMissing, reason: .missingSound)
    }
    guard let (digest, bytes) = try? SHA256Hasher.digest(ofFile: recording.file.path) else {
      return note(.wrongContent, recording, path: recording.file.path, StoreSentences.soundUnreadable)
    }
    report.bytes += bytes
    guard digest == recording.fileDigest else { return try checkChanged(recording, digest) }
    guard item.file == .changed else { return }
    if mode == .repair { try library.recordings.noteIdentity(of: recording) }
    note(
      .staleFacts, recording, path: recording.file.path, StoreSentences.soundFactsStale,
      mode == .repair ? .repaired : .repairable)
  }

  /// Tells a file with other tags from one with another sound.
  private mutating func checkChanged(_ recording: Recording, _ digest: String) throws(StoreError) {
    let path = recording.file.path
    let known = try library.recordings.soundDigest(of: recording)
    if reading.isSound(of: recording, known, in: path) {
      if mode == .repair { try library.recordings.noteIdentity(of: recording, digest: digest) }
      return note(
        .otherTags, recording, path: path, StoreSentences.tagsChanged,
        mode == .repair ? .repaired : .repairable)
    }
    note(
      .wrongContent, recording, path: path, known == nil ? StoreSentences.fileChanged : StoreSentences.soundChanged)
  }

  private mutating func checkSegments(of recording: Recording) throws(StoreError) {
    do throws(StoreError) {
      let annotation = try library.annotations.of(recording)
      if !annotation.segments.allSatisfy({ $0.lies(within: words) }) {
        note(.badSegments, recording, StoreSentences.segmentOfForeignWords)
      }
    } catch {
      guard error.code == .corrupt else { throw error }
      note(.badSegments, recording, error.detail, reason: error.reason)
    }
    let changes = try library.database.read(StoreSentences.cannotReadHistory) { db in
      try String.fetchAll(
        db, sql: "SELECT content FROM edit WHERE recording = ?", arguments: [StoredRecording.of(recording, db).number])
    }
    let bad = changes.count { (try? JSONDecoder().decode(Edit.self, from: Data($0.utf8))) == nil }
    if bad > 0 { note(.badHistory, recording, StoreSentences.changesUnreadable(count: bad, of: changes.count)) }
  }

  private mutating func checkTrash() throws(StoreError) {
    let folders = library.folders
    let rows = try library.database.read(StoreSentences.cannotCheckTrash) { db in
      try Row.fetchAll(db, sql: "SELECT uid, storage, path, title, content FROM trash")
        .map { try ($0[0] as String?, $0[1] as String, $0[2] as String, $0[3] as String, $0[4] as String) }
    }
    for (uid, storage, path, title, content) in rows {
      let data = Data(content.utf8)
      guard uid == nil else {
        if (try? JSONDecoder().decode(Segment.self, from: data)) == nil {
          note(.badTrash, path: folders.library, StoreSentences.trashUnreadable(title: title))
        }
        continue
      }
      if (try? RecordingDocument.read(data, at: folders.library, words: words)) == nil {
        note(.badTrash, path: folders.library, StoreSentences.trashUnreadable(title: title))
      }
      let sound = storage == NewAudioFile.Storage.recordings.rawValue ? "\(folders.recordings)/\(path)" : path
      if access(sound, F_OK) != 0 { note(.badTrash, path: sound, StoreSentences.trashSoundGone(title: title)) }
    }
  }

  private mutating func checkLedger() throws(StoreError) {
    let words = words
    let bad = try library.database.read(StoreSentences.cannotCheckLedger) { db in
      let rows = try Row.fetchCursor(db, sql: "SELECT \(LedgerTable.entryColumns) FROM events")
      var bad = 0
      while let row = try rows.next() {
        let entry = try? LedgerTable.entry(row)
        // A user whose days do not begin at midnight has entries on the day before or after.
        let isRight = entry.map { $0.words.end <= words && abs($0.day.distance(to: $0.began.day)) <= 1 }
        if isRight != true { bad += 1 }
      }
      return bad
    }
    if bad > 0 {
      note(
        .badLedger, path: library.folders.library,
        StoreSentences.historyEntriesInvalid(count: bad))
    }
  }

  /// The names in a folder. A folder that cannot be listed is a problem, and not an empty one.
  private mutating func names(in folder: String) throws(StoreError) -> [String] {
    do throws(StoreError) {
      return try FolderListing.namesIfThere(in: folder)
    } catch {
      note(.badFolder, path: folder, StoreSentences.folderNotListed(reason: error.detail))
      return []
    }
  }

  /// Folders are listed first: what comes meanwhile is known by then.
  private mutating func checkFolders() throws(StoreError) {
    let folders = library.folders
    if mode == .repair { try library.trash.removeDoomed() }
    let (sounds, outlines) = (try names(in: folders.recordings), try names(in: folders.outlines))
    // A file that the next writing command removes is no fault.
    let needed = try library.database.read(StoreSentences.cannotLookUpWhatIsNeeded) { db in
      try Set(
        String.fetchAll(
          db,
          sql: """
            SELECT sha256 FROM recording UNION SELECT sha256 FROM trash WHERE uid IS NULL
            UNION SELECT path FROM audio_file WHERE storage = 'recordings'
            UNION SELECT path FROM trash WHERE uid IS NULL AND storage = 'recordings'
            UNION SELECT sha256 FROM doomed
            """))
    }
    for name in sounds where Hex.isDigest(name) && !needed.contains(name) {
      let path = "\(folders.recordings)/\(name)"
      guard let (digest, bytes) = try? SHA256Hasher.digest(ofFile: path) else {
        note(.orphan, path: path, StoreSentences.orphanUnreadable)
        continue
      }
      report.bytes += bytes
      report.problems.append(
        LibraryProblem(
          kind: digest == name ? .orphan : .wrongContent, sha256: name, title: nil, path: path,
          detail: digest == name
            ? StoreSentences.recordingNotKnown
            : StoreSentences.orphanOfWrongName,
          remedy: digest == name ? .repairable : .none))
    }
    for name in outlines where Hex.isDigest(name) && !needed.contains(name) {
      let path = "\(folders.outlines)/\(name)"
      if mode == .repair { unlink(path) }
      note(
        .orphanedOutline, path: path, StoreSentences.outlineOrphaned,
        mode == .repair ? .repaired : .repairable)
    }
  }
}
