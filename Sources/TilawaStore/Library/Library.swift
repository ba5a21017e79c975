/// The user's own data: reciters, their files and segments, recordings, the ledger of listening and reading, settings.
///
/// It opens the connection and gives a store for each subject. Places in the text are words of the Hafs text
/// (`WordRange`), to which every counting maps; a change of the riwayah changes nothing. Any thread may use it. Every
/// call of a store blocks on the disk and waits up to five seconds while another process writes.
package struct Library: Sendable {
  let database: LibraryDatabase

  /// Opens the library, and brings an older version up to date. The first write makes a library that is absent.
  ///
  /// - Parameters:
  ///   - folders: where the library lies.
  ///   - purpose: whether anything is to be written.
  ///   - clock: tells the seconds since 1970.
  /// - Throws: `.newerVersion` or `.corrupt`, the file untouched; `.notFound` where it is gone and has backups; `.cannotCreate`,
  ///   `.unreadable`, `.busy`.
  package init(
    folders: Folders, for purpose: LibraryDatabase.Purpose,
    clock: @escaping @Sendable () -> Int = { SystemClock.now }
  ) throws(StoreError) {
    database = try LibraryDatabase(
      folders: folders, for: purpose, clock: clock,
      upkeep: LibraryUpkeep(
        ending: { try SyncLibraryRows.settleArrivals(in: $0, $1) },
        daily: { try TrashStore(database: $0).expire(now: $1, $2) },
        tidying: { (database) in try TrashStore(database: database).removeDoomed() }))
  }

  /// The folders of the library.
  package var folders: Folders { database.folders }

  /// A number that changes once another process has written to the library; our own writes leave it as it is. Takes some
  /// microseconds.
  package func foreignVersion() throws(StoreError) -> Int { try database.foreignVersion() }

  // MARK: - Sound

  /// The reciters, their order, and what they have.
  package var reciters: ReciterStore { ReciterStore(database: database) }
  /// The audio files of reciters.
  package var files: FileStore { FileStore(database: database) }
  /// The loudness of what reciters recite.
  package var loudness: LoudnessStore { LoudnessStore(database: database) }
  /// The files that were fetched.
  package var downloads: DownloadStore { DownloadStore(database: database) }
  /// The times of ayat and words in files.
  package var timings: TimingStore { TimingStore(database: database) }

  // MARK: - Recordings

  /// The user's recordings.
  package var recordings: RecordingStore { RecordingStore(database: database) }
  /// The segments of recordings.
  package var annotations: AnnotationStore { AnnotationStore(database: database) }
  /// The recordings and segments that were deleted.
  package var trash: TrashStore { TrashStore(database: database) }

  // MARK: - Listening and reading

  /// The ledger.
  package var ledger: LedgerStore { LedgerStore(database: database) }
  /// The reading of the Quran, and the khatmat in which it counts.
  package var khatm: KhatmStore { KhatmStore(database: database) }
  /// The text that is held by heart.
  package var hifz: HifzStore { HifzStore(database: database) }
  /// The recitations that the program has heard and judged.
  package var recitations: RecitationStore { RecitationStore(database: database) }
  /// The courses in which the user teaches or learns.
  package var courses: CourseStore { CourseStore(database: database) }
  /// The bookmarks.
  package var bookmarks: BookmarkStore { BookmarkStore(database: database) }
  /// The positions at which somebody reads on.
  package var positions: PositionStore { PositionStore(database: database) }
  /// The rows that could not be believed.
  package var setAside: SetAsideStore { SetAsideStore(database: database) }

  // MARK: - The program

  /// The last session and the state of scripts.
  package var sessions: SessionStore { SessionStore(database: database) }
  /// The presets.
  package var presets: PresetStore { PresetStore(database: database) }
  /// The settings.
  package var settings: SettingStore { SettingStore(database: database) }
  /// Counts what the library holds.
  package func statistics() throws(StoreError) -> LibraryStatistics { try LibraryStatistics(of: database) }
}
