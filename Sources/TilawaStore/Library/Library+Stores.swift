// A store for each subject of the library.

extension Library {
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
