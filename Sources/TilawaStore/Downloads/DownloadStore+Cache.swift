import GRDB
import Glibc
import TilawaCore

extension DownloadStore {
  /// The seconds after its last use for which a file counts as in use.
  package static let useLasts = 3 * 3600

  /// The size of the downloads of a reciter, or of all.
  package func size(of id: String? = nil) throws(StoreError) -> DownloadsSize {
    try read(StoreSentences.cannotAddUpWhatWasFetched) { db in
      let query = """
        SELECT count(*), coalesce(sum(size), 0),
          coalesce(sum(CASE WHEN download.is_pinned OR reciter.is_pinned THEN size ELSE 0 END), 0)
        FROM download JOIN audio_file ON audio_file.id = download.file JOIN reciter ON reciter.number = audio_file.reciter
        WHERE ?1 IS NULL OR reciter.id = ?1
        """
      let row = try Row.fetchOne(db, sql: query, arguments: [id])
      return try DownloadsSize(
        files: row?[0] ?? 0, bytes: StoredNumbers.size(row?[1] ?? 0), pinnedBytes: StoredNumbers.size(row?[2] ?? 0))
    }
  }

  /// The most that fetched files may take together.
  package func limit() throws(StoreError) -> ByteSize {
    try read(StoreSentences.cannotReadSetting) { try SettingTable.value(of: .downloadsLimit, $0) }.flatMap {
      ByteSize($0)
    }
      ?? .downloads
  }

  /// Notes the time at which files are played. The time only grows, except that a time in the future, left by a wrong
  /// clock, is replaced.
  ///
  /// - Parameters:
  ///   - paths: of fetched files; others are passed over.
  ///   - now: seconds since 1970.
  package func use(_ paths: some Collection<String>, at now: Int) throws(StoreError) {
    guard !paths.isEmpty else { return }
    try write(StoreSentences.cannotNoteWhatIsPlayed) { db in
      let statement = try db.cachedStatement(
        sql: """
          UPDATE download SET used_at = CASE WHEN used_at > ?1 + \(AbsenceTable.clockError) THEN ?1 ELSE max(used_at, ?1) END
          WHERE file IN (SELECT id FROM audio_file WHERE path = ?2)
          """)
      for path in paths { try statement.execute(arguments: [now, path]) }
    }
  }

  /// Removes the files that were unused for longest until the rest fits. Files used in the last three hours and pinned
  /// files stay; pinned files do not count towards the limit.
  package func evict(toFit limit: ByteSize, now: Int) throws(StoreError) -> Eviction {
    let size = try self.size()
    var excess = size.bytes - size.pinnedBytes - limit.bytes
    guard excess > 0 else { return Eviction(removed: [], bytes: 0, excess: 0) }
    let query = """
      SELECT path, size FROM download JOIN audio_file ON audio_file.id = download.file
        JOIN reciter ON reciter.number = audio_file.reciter
      WHERE NOT download.is_pinned AND NOT reciter.is_pinned AND NOT used_at BETWEEN ? AND ? ORDER BY used_at, path
      """
    let expendable = try read(StoreSentences.cannotLookForWhatWasNotUsed) { db in
      try Row.fetchAll(
        db, sql: query, arguments: [now - Self.useLasts, now + AbsenceTable.clockError]
      ).map { row in try (path: row[0] as String, size: StoredNumbers.size(row[1])) }
    }
    var chosen: [String] = []
    for file in expendable where excess > 0 {
      chosen.append(file.path)
      excess -= file.size
    }
    let gone = try remove(chosen)
    return Eviction(removed: chosen, bytes: gone, excess: max(0, excess))
  }

  /// Removes fetched files and their rows; ignores unknown paths.
  ///
  /// The files go first: this makes room for the library on a full disk, and a removed file can be fetched again.
  ///
  /// - Returns: the number of bytes freed.
  /// - Throws: `.io` if a file cannot be removed, `.unreadable` if its folder is a link; the others are removed and
  ///   forgotten all the same.
  @discardableResult
  package func remove(_ paths: [String]) throws(StoreError) -> Int {
    guard !paths.isEmpty else { return 0 }
    let known = try read(StoreSentences.cannotLookUpWhatWasFetched) { db in
      let query = "SELECT path, size FROM audio_file JOIN download ON download.file = audio_file.id WHERE path = ?"
      let statement = try db.cachedStatement(sql: query)
      return try paths.compactMap { path in
        try Row.fetchOne(statement, arguments: [path]).map { row in
          try (path: row[0] as String, size: StoredNumbers.size(row[1]))
        }
      }
    }
    var gone: [(path: String, size: Int)] = []
    var failure: StoreError?
    for (folder, files) in Dictionary(grouping: known, by: { Self.split($0.path).folder }) {
      do throws(StoreError) {
        let opened = try DownloadFolder(folder)
        for file in files {
          try opened?.remove(Self.split(file.path).name)
          gone.append(file)
        }
      } catch { failure = failure ?? error }
    }
    let removed = gone.map(\.path)
    if !removed.isEmpty {
      try write(StoreSentences.cannotForgetWhatWasFetched) { db in
        let query = "DELETE FROM audio_file WHERE path = ? AND id IN (SELECT file FROM download)"
        let statement = try db.cachedStatement(sql: query)
        for path in removed { try statement.execute(arguments: [path]) }
      }
    }
    if let failure { throw failure }
    return gone.reduce(0) { $0 + $1.size }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// Removes the empty downloads folder of a reciter; files that the library does not know stay.
  package func removeFolder(of id: String) {
    // A link stays as well: its target is not ours.
    let folder = try? DownloadFolder(self.folder(of: id))
    folder?.removeIfEmpty()
  }

  /// Renames unknown files in the downloads folder of a reciter if they come from another source, so that they do not
  /// count as downloads of this source. Makes the folder if it is absent, and points rows of an earlier folder to this
  /// one. Waits for other processes that do the same.
  ///
  /// - Parameter addresses: the addresses of the source; a source with some of them is the same.
  package func setAsideForeign(of id: String, from addresses: [String]) throws(StoreError) {
    let folder = self.folder(of: id)
    try moveRows(of: id, to: folder)
    try Folders.create(folder)
    let lock = try FileLock(path: folders.downloads + "/.sources.lock")
    defer { lock.release() }
    let note = try? WholeFile.read("\(folder)/\(DownloadFolder.sourceNote)", atMost: 1 << 16)
    let known = note.map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) } ?? []
    guard known != addresses else { return }
    let foreign = Set(known).isDisjoint(with: addresses) ? try strays(of: id).filter(Self.isName(ofFetched:)) : []
    if !foreign.isEmpty, let opened = try DownloadFolder(folder) {
      for stray in foreign { _ = opened.setAside(Self.split(stray).name) }
    }
    try WholeFile.write(Array(addresses.joined(separator: "\n").utf8), named: DownloadFolder.sourceNote, in: folder)
  }

  /// Points the rows of a reciter's downloads to this folder.
  private func moveRows(of id: String, to folder: String) throws(StoreError) {
    let strangers = try all(by: id).filter { $0.file.path != "\(folder)/\($0.name)" }
    guard !strangers.isEmpty else { return }
    try write(StoreSentences.cannotNoteWhereDownloadsAre) { db in
      for stranger in strangers {
        let path = "\(folder)/\(stranger.name)"
        let isKnown = try Bool.fetchOne(
          db, sql: "SELECT EXISTS (SELECT * FROM audio_file WHERE path = ?)", arguments: [path])
        let file = "WHERE path = ? AND id IN (SELECT file FROM download)"
        if isKnown == true {
          try db.execute(sql: "DELETE FROM audio_file \(file)", arguments: [stranger.file.path])
        } else {
          try db.execute(sql: "UPDATE audio_file SET path = ? \(file)", arguments: [path, stranger.file.path])
        }
      }
    }
  }

  /// Whether a fetched file would have this name: `002255.mp3`, `002.mp3`.
  private static func isName(ofFetched path: String) -> Bool {
    let parts = split(path).name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let stem = parts.first else { return false }
    return [3, 6].contains(stem.utf8.count) && stem.isASCIIDigits
  }

  /// The paths of unknown files in the downloads folder of a reciter, without temporary ones.
  package func strays(of id: String) throws(StoreError) -> [String] {
    let known = Set(try all(by: id).map(\.name))
    let folder = self.folder(of: id)
    return try FolderListing.namesIfThere(in: folder).filter { !$0.hasPrefix(".") && !known.contains($0) }
      .map { "\(folder)/\($0)" }
  }
}
