/// The user's own data: reciters, their files and segments, recordings, the ledger of listening and reading, settings.
///
/// It opens the connection and gives a store for each subject. Places in the text are words of the Hafs text
/// (`WordRange`), to which every counting maps; a change of the riwayah changes nothing. Any thread may use it. Every
/// call of a store blocks on the disk and waits up to five seconds while another process writes.
public struct Library: Sendable {
  let database: LibraryDatabase

  /// Opens the library, and brings an older version up to date. The first write makes a library that is absent.
  ///
  /// - Parameters:
  ///   - folders: where the library lies.
  ///   - purpose: whether anything is to be written.
  ///   - clock: tells the seconds since 1970.
  /// - Throws: `.newerVersion` or `.corrupt`, the file untouched; `.notFound` where it is gone and has backups; `.cannotCreate`,
  ///   `.unreadable`, `.busy`.
  public init(
    folders: Folders, for purpose: LibraryDatabase.Purpose,
    clock: @escaping @Sendable () -> Int = { SystemClock.now }
  ) throws(StoreError) {
    database = try LibraryDatabase(
      folders: folders, for: purpose, clock: clock,
      upkeep: LibraryUpkeep(
        daily: { try TrashStore(database: $0).expire(now: $1, $2) },
        tidying: { (database) in try TrashStore(database: database).removeDoomed() }))
  }

  /// The folders of the library.
  public var folders: Folders { database.folders }

  /// A number that changes once another process has written to the library; our own writes leave it as it is. Takes some
  /// microseconds.
  public func foreignVersion() throws(StoreError) -> Int { try database.foreignVersion() }

  // MARK: - Sound

  /// The reciters, their order, and what they have.
  public var reciters: ReciterStore { ReciterStore(database: database) }
  /// The audio files of reciters.
  public var files: FileStore { FileStore(database: database) }
  /// The loudness of what reciters recite.
  public var loudness: LoudnessStore { LoudnessStore(database: database) }
  /// The files that were fetched.
  public var downloads: DownloadStore { DownloadStore(database: database) }
  /// The times of ayat and words in files.
  public var timings: TimingStore { TimingStore(database: database) }

  // MARK: - Recordings

  /// The user's recordings.
  public var recordings: RecordingStore { RecordingStore(database: database) }
  /// The segments of recordings.
  public var annotations: AnnotationStore { AnnotationStore(database: database) }
  /// The recordings and segments that were deleted.
  public var trash: TrashStore { TrashStore(database: database) }

  // MARK: - Listening and reading

  /// The ledger.
  public var ledger: LedgerStore { LedgerStore(database: database) }
  /// The reading of the Quran, and the khatmat in which it counts.
  public var khatm: KhatmStore { KhatmStore(database: database) }
  /// The bookmarks.
  public var bookmarks: BookmarkStore { BookmarkStore(database: database) }
  /// The positions at which somebody reads on.
  public var positions: PositionStore { PositionStore(database: database) }
  /// The rows that could not be believed.
  public var setAside: SetAsideStore { SetAsideStore(database: database) }

  // MARK: - The program

  /// The last session and the state of scripts.
  public var sessions: SessionStore { SessionStore(database: database) }
  /// The presets.
  public var presets: PresetStore { PresetStore(database: database) }
  /// The settings.
  public var settings: SettingStore { SettingStore(database: database) }
  /// Counts what the library holds.
  public func statistics() throws(StoreError) -> LibraryStatistics { try LibraryStatistics(of: database) }
}
