// Written by Scripts/sentences from Resources/sentences/en/TilawaStore.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaStore.
enum StoreSentences {
  static func failure(operation: Sentence, reason: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.failure", "{ $operation }: { $reason }",
      ["operation": .sentence(operation), "reason": .sentence(reason)])
  }
  static func cannotAdd(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-add", "cannot add { $name }", ["name": .text(name)])
  }
  static var cannotAddUpWhatIsHeldByHeart: Sentence {
    Sentence("TilawaStore.cannot-add-up-what-is-held-by-heart", "cannot add up what is held by heart")
  }
  static var cannotAddUpWhatWasFetched: Sentence {
    Sentence("TilawaStore.cannot-add-up-what-was-fetched", "cannot add up what was fetched")
  }
  static var cannotAddUpWhatWasRead: Sentence {
    Sentence("TilawaStore.cannot-add-up-what-was-read", "cannot add up what was read")
  }
  static var cannotBeginLibrary: Sentence { Sentence("TilawaStore.cannot-begin-library", "cannot begin a library") }
  static var cannotBeginRecitation: Sentence {
    Sentence("TilawaStore.cannot-begin-recitation", "cannot begin a recitation")
  }
  static var cannotBeginToSynchronise: Sentence {
    Sentence("TilawaStore.cannot-begin-to-synchronise", "cannot begin to synchronise")
  }
  static func cannotChangeBookmark(id: String) -> Sentence {
    Sentence("TilawaStore.cannot-change-bookmark", "cannot change the bookmark { $id }", ["id": .text(id)])
  }
  static var cannotChangeCourse: Sentence { Sentence("TilawaStore.cannot-change-course", "cannot change a course") }
  static var cannotChangeKeyOfCourse: Sentence {
    Sentence("TilawaStore.cannot-change-key-of-course", "cannot change the key of a course")
  }
  static var cannotChangeKhatm: Sentence { Sentence("TilawaStore.cannot-change-khatm", "cannot change a khatm") }
  static var cannotChangeSegments: Sentence {
    Sentence("TilawaStore.cannot-change-segments", "cannot change the segments")
  }
  static func cannotChangeSegmentsOf(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-change-segments-of", "cannot change the segments of { $name }", ["name": .text(name)])
  }
  static var cannotChangeSetting: Sentence { Sentence("TilawaStore.cannot-change-setting", "cannot change a setting") }
  static var cannotChangeSettings: Sentence {
    Sentence("TilawaStore.cannot-change-settings", "cannot change the settings")
  }
  static var cannotCheckLedger: Sentence { Sentence("TilawaStore.cannot-check-ledger", "cannot check the ledger") }
  static var cannotCheckLibrary: Sentence { Sentence("TilawaStore.cannot-check-library", "cannot check the library") }
  static var cannotCheckSegments: Sentence {
    Sentence("TilawaStore.cannot-check-segments", "cannot check the segments")
  }
  static var cannotCheckTrash: Sentence { Sentence("TilawaStore.cannot-check-trash", "cannot check the trash") }
  static var cannotChooseKhatm: Sentence { Sentence("TilawaStore.cannot-choose-khatm", "cannot choose a khatm") }
  static func cannotCopyToFolder(folder: String) -> Sentence {
    Sentence("TilawaStore.cannot-copy-to-folder", "cannot copy it to { $folder }", ["folder": .text(folder)])
  }
  static var cannotCorrectRecitation: Sentence {
    Sentence("TilawaStore.cannot-correct-recitation", "cannot correct a recitation")
  }
  static var cannotCountSounds: Sentence { Sentence("TilawaStore.cannot-count-sounds", "cannot count sounds") }
  static var cannotCountWhatIsThere: Sentence {
    Sentence("TilawaStore.cannot-count-what-is-there", "cannot count what is there")
  }
  static var cannotDecide: Sentence { Sentence("TilawaStore.cannot-decide", "cannot decide") }
  static func cannotDelete(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-delete", "cannot delete { $name }", ["name": .text(name)])
  }
  static func cannotDeletePreset(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-delete-preset", "cannot delete the preset { $name }", ["name": .text(name)])
  }
  static var cannotDoMarkingAgain: Sentence {
    Sentence("TilawaStore.cannot-do-marking-again", "cannot do a marking again")
  }
  static var cannotEmptyTrash: Sentence { Sentence("TilawaStore.cannot-empty-trash", "cannot empty the trash") }
  static var cannotEndRecitation: Sentence { Sentence("TilawaStore.cannot-end-recitation", "cannot end a recitation") }
  static var cannotEndSynchronisation: Sentence {
    Sentence("TilawaStore.cannot-end-synchronisation", "cannot end the synchronisation")
  }
  static func cannotExport(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-export", "cannot export { $name }", ["name": .text(name)])
  }
  static var cannotExportProgress: Sentence { Sentence("TilawaStore.cannot-export-progress", "cannot export progress") }
  static var cannotExportTo: Sentence { Sentence("TilawaStore.cannot-export-to", "cannot export to") }
  static func cannotFetchSound(id: String) -> Sentence {
    Sentence("TilawaStore.cannot-fetch-sound", "cannot fetch the sound { $id }", ["id": .text(id)])
  }
  static func cannotFind(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-find", "cannot find { $name }", ["name": .text(name)])
  }
  static func cannotFindFile(path: String) -> Sentence {
    Sentence("TilawaStore.cannot-find-file", "cannot find the file { $path }", ["path": .text(path)])
  }
  static func cannotFindInText(ref: String, riwayah: String) -> Sentence {
    Sentence(
      "TilawaStore.cannot-find-in-text", "cannot find { $ref } in the text of { $riwayah }",
      ["ref": .text(ref), "riwayah": .text(riwayah)])
  }
  static func cannotFindKhatmNamed(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-find-khatm-named", "cannot find the khatm { $name }", ["name": .text(name)])
  }
  static var cannotFindPreset: Sentence { Sentence("TilawaStore.cannot-find-preset", "cannot find a preset") }
  static func cannotFindPresetNamed(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-find-preset-named", "cannot find the preset { $name }", ["name": .text(name)])
  }
  static var cannotFindReciter: Sentence { Sentence("TilawaStore.cannot-find-reciter", "cannot find a reciter") }
  static func cannotFindReciterNamed(id: String) -> Sentence {
    Sentence("TilawaStore.cannot-find-reciter-named", "cannot find the reciter { $id }", ["id": .text(id)])
  }
  static var cannotFindRecording: Sentence { Sentence("TilawaStore.cannot-find-recording", "cannot find a recording") }
  static func cannotFindRecordingNamed(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-find-recording-named", "cannot find the recording { $name }", ["name": .text(name)])
  }
  static var cannotFindRecordingsOfFiles: Sentence {
    Sentence("TilawaStore.cannot-find-recordings-of-files", "cannot find the recordings of files")
  }
  static var cannotForgetDaysOfLedger: Sentence {
    Sentence("TilawaStore.cannot-forget-days-of-ledger", "cannot forget days of the ledger")
  }
  static var cannotForgetWhatServerDoesNotHave: Sentence {
    Sentence("TilawaStore.cannot-forget-what-server-does-not-have", "cannot forget what a server does not have")
  }
  static var cannotForgetWhatWasFetched: Sentence {
    Sentence("TilawaStore.cannot-forget-what-was-fetched", "cannot forget what was fetched")
  }
  static var cannotForgetWhatWasSetAside: Sentence {
    Sentence("TilawaStore.cannot-forget-what-was-set-aside", "cannot forget what was set aside")
  }
  static func cannotGiveSoundBack(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-give-sound-back", "cannot give { $name } its sound back", ["name": .text(name)])
  }
  static func cannotImport(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-import", "cannot import { $name }", ["name": .text(name)])
  }
  static var cannotImportBookmarks: Sentence {
    Sentence("TilawaStore.cannot-import-bookmarks", "cannot import bookmarks")
  }
  static var cannotImportFolder: Sentence { Sentence("TilawaStore.cannot-import-folder", "cannot import") }
  static var cannotImportProgress: Sentence { Sentence("TilawaStore.cannot-import-progress", "cannot import progress") }
  static var cannotJoinCourse: Sentence { Sentence("TilawaStore.cannot-join-course", "cannot join the course") }
  static var cannotJoinRecordingsWithOneSound: Sentence {
    Sentence("TilawaStore.cannot-join-recordings-with-one-sound", "cannot join recordings with one sound")
  }
  static var cannotKeepAdaptation: Sentence {
    Sentence("TilawaStore.cannot-keep-adaptation", "cannot keep the adaptation")
  }
  static var cannotKeepPlace: Sentence { Sentence("TilawaStore.cannot-keep-place", "cannot keep the place") }
  static func cannotKeepPosition(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-keep-position", "cannot keep the position { $name }", ["name": .text(name)])
  }
  static var cannotKeepRecitation: Sentence {
    Sentence("TilawaStore.cannot-keep-recitation", "cannot keep a recitation")
  }
  static var cannotKeepStateOfScript: Sentence {
    Sentence("TilawaStore.cannot-keep-state-of-script", "cannot keep the state of a script")
  }
  static func cannotKeepWordsOf(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-keep-words-of", "cannot keep the words of { $name }", ["name": .text(name)])
  }
  static var cannotListBookmarks: Sentence {
    Sentence("TilawaStore.cannot-list-bookmarks", "cannot list the bookmarks")
  }
  static var cannotListCourses: Sentence { Sentence("TilawaStore.cannot-list-courses", "cannot list the courses") }
  static var cannotListFolder: Sentence { Sentence("TilawaStore.cannot-list-folder", "cannot list the folder") }
  static var cannotListKhatmat: Sentence { Sentence("TilawaStore.cannot-list-khatmat", "cannot list the khatmat") }
  static var cannotListObjectsOfPlace: Sentence {
    Sentence("TilawaStore.cannot-list-objects-of-place", "cannot list the objects of a place")
  }
  static var cannotListOpenedBundles: Sentence {
    Sentence("TilawaStore.cannot-list-opened-bundles", "cannot list the opened bundles")
  }
  static var cannotListPositions: Sentence {
    Sentence("TilawaStore.cannot-list-positions", "cannot list the positions")
  }
  static var cannotListPresets: Sentence { Sentence("TilawaStore.cannot-list-presets", "cannot list the presets") }
  static var cannotListReciters: Sentence { Sentence("TilawaStore.cannot-list-reciters", "cannot list the reciters") }
  static var cannotListRecordings: Sentence {
    Sentence("TilawaStore.cannot-list-recordings", "cannot list the recordings")
  }
  static var cannotListStudents: Sentence { Sentence("TilawaStore.cannot-list-students", "cannot list the students") }
  static var cannotListTrash: Sentence { Sentence("TilawaStore.cannot-list-trash", "cannot list the trash") }
  static var cannotListWhatWasFetched: Sentence {
    Sentence("TilawaStore.cannot-list-what-was-fetched", "cannot list what was fetched")
  }
  static var cannotListWhatWasSetAside: Sentence {
    Sentence("TilawaStore.cannot-list-what-was-set-aside", "cannot list what was set aside")
  }
  static var cannotLookAtProgress: Sentence {
    Sentence("TilawaStore.cannot-look-at-progress", "cannot look at the progress")
  }
  static var cannotLookAtWhatCannotBeBelieved: Sentence {
    Sentence("TilawaStore.cannot-look-at-what-cannot-be-believed", "cannot look at what cannot be believed")
  }
  static var cannotLookForChanges: Sentence {
    Sentence("TilawaStore.cannot-look-for-changes", "cannot look for changes")
  }
  static var cannotLookForConflicts: Sentence {
    Sentence("TilawaStore.cannot-look-for-conflicts", "cannot look for conflicts")
  }
  static var cannotLookForEqualSounds: Sentence {
    Sentence("TilawaStore.cannot-look-for-equal-sounds", "cannot look for equal sounds")
  }
  static var cannotLookForLinkedFiles: Sentence {
    Sentence("TilawaStore.cannot-look-for-linked-files", "cannot look for linked files")
  }
  static var cannotLookForSounds: Sentence { Sentence("TilawaStore.cannot-look-for-sounds", "cannot look for sounds") }
  static var cannotLookForStudent: Sentence {
    Sentence("TilawaStore.cannot-look-for-student", "cannot look for a student")
  }
  static var cannotLookForWhatIsNew: Sentence {
    Sentence("TilawaStore.cannot-look-for-what-is-new", "cannot look for what is new")
  }
  static var cannotLookForWhatIsToBeRemoved: Sentence {
    Sentence("TilawaStore.cannot-look-for-what-is-to-be-removed", "cannot look for what is to be removed")
  }
  static var cannotLookForWhatIsToBeSent: Sentence {
    Sentence("TilawaStore.cannot-look-for-what-is-to-be-sent", "cannot look for what is to be sent")
  }
  static var cannotLookForWhatIsToBeSynchronised: Sentence {
    Sentence("TilawaStore.cannot-look-for-what-is-to-be-synchronised", "cannot look for what is to be synchronised")
  }
  static var cannotLookForWhatWaits: Sentence {
    Sentence("TilawaStore.cannot-look-for-what-waits", "cannot look for what waits")
  }
  static var cannotLookForWhatWasLost: Sentence {
    Sentence("TilawaStore.cannot-look-for-what-was-lost", "cannot look for what was lost")
  }
  static var cannotLookForWhatWasNotUnderstood: Sentence {
    Sentence("TilawaStore.cannot-look-for-what-was-not-understood", "cannot look for what was not understood")
  }
  static var cannotLookForWhatWasNotUsed: Sentence {
    Sentence("TilawaStore.cannot-look-for-what-was-not-used", "cannot look for what was not used")
  }
  static var cannotLookIntoTrash: Sentence {
    Sentence("TilawaStore.cannot-look-into-trash", "cannot look into the trash")
  }
  static var cannotLookThroughTrash: Sentence {
    Sentence("TilawaStore.cannot-look-through-trash", "cannot look through the trash")
  }
  static var cannotLookUpDevice: Sentence { Sentence("TilawaStore.cannot-look-up-device", "cannot look up the device") }
  static var cannotLookUpDevices: Sentence {
    Sentence("TilawaStore.cannot-look-up-devices", "cannot look up the devices")
  }
  static var cannotLookUpFile: Sentence { Sentence("TilawaStore.cannot-look-up-file", "cannot look up a file") }
  static var cannotLookUpFiles: Sentence { Sentence("TilawaStore.cannot-look-up-files", "cannot look up files") }
  static var cannotLookUpHowFastReciterRecites: Sentence {
    Sentence("TilawaStore.cannot-look-up-how-fast-reciter-recites", "cannot look up how fast a reciter recites")
  }
  static var cannotLookUpKhatm: Sentence { Sentence("TilawaStore.cannot-look-up-khatm", "cannot look up the khatm") }
  static var cannotLookUpLoudness: Sentence {
    Sentence("TilawaStore.cannot-look-up-loudness", "cannot look up the loudness")
  }
  static var cannotLookUpOverlays: Sentence {
    Sentence("TilawaStore.cannot-look-up-overlays", "cannot look up overlays")
  }
  static var cannotLookUpPartsOfLogs: Sentence {
    Sentence("TilawaStore.cannot-look-up-parts-of-logs", "cannot look up the parts of logs")
  }
  static var cannotLookUpPlaceOfSync: Sentence {
    Sentence("TilawaStore.cannot-look-up-place-of-sync", "cannot look up the place of sync")
  }
  static var cannotLookUpReciter: Sentence {
    Sentence("TilawaStore.cannot-look-up-reciter", "cannot look up a reciter")
  }
  static var cannotLookUpRecording: Sentence {
    Sentence("TilawaStore.cannot-look-up-recording", "cannot look up a recording")
  }
  static var cannotLookUpSound: Sentence { Sentence("TilawaStore.cannot-look-up-sound", "cannot look up a sound") }
  static var cannotLookUpTakes: Sentence { Sentence("TilawaStore.cannot-look-up-takes", "cannot look up the takes") }
  static var cannotLookUpTimings: Sentence { Sentence("TilawaStore.cannot-look-up-timings", "cannot look up timings") }
  static var cannotLookUpWhatCannotBeFetched: Sentence {
    Sentence("TilawaStore.cannot-look-up-what-cannot-be-fetched", "cannot look up what cannot be fetched")
  }
  static var cannotLookUpWhatFileHolds: Sentence {
    Sentence("TilawaStore.cannot-look-up-what-file-holds", "cannot look up what a file holds")
  }
  static var cannotLookUpWhatIsCovered: Sentence {
    Sentence("TilawaStore.cannot-look-up-what-is-covered", "cannot look up what is covered")
  }
  static var cannotLookUpWhatIsHere: Sentence {
    Sentence("TilawaStore.cannot-look-up-what-is-here", "cannot look up what is here")
  }
  static var cannotLookUpWhatIsNeeded: Sentence {
    Sentence("TilawaStore.cannot-look-up-what-is-needed", "cannot look up what is needed")
  }
  static var cannotLookUpWhatIsPlayed: Sentence {
    Sentence("TilawaStore.cannot-look-up-what-is-played", "cannot look up what is played")
  }
  static var cannotLookUpWhatIsWithheld: Sentence {
    Sentence("TilawaStore.cannot-look-up-what-is-withheld", "cannot look up what is withheld")
  }
  static var cannotLookUpWhatRecitersHave: Sentence {
    Sentence("TilawaStore.cannot-look-up-what-reciters-have", "cannot look up what the reciters have")
  }
  static var cannotLookUpWhatServerDoesNotHave: Sentence {
    Sentence("TilawaStore.cannot-look-up-what-server-does-not-have", "cannot look up what a server does not have")
  }
  static var cannotLookUpWhatToMeasure: Sentence {
    Sentence("TilawaStore.cannot-look-up-what-to-measure", "cannot look up what to measure")
  }
  static var cannotLookUpWhatWasFetched: Sentence {
    Sentence("TilawaStore.cannot-look-up-what-was-fetched", "cannot look up what was fetched")
  }
  static var cannotLookUpWhereFilesCanBeHad: Sentence {
    Sentence("TilawaStore.cannot-look-up-where-files-can-be-had", "cannot look up where files can be had")
  }
  static var cannotLookUpWords: Sentence { Sentence("TilawaStore.cannot-look-up-words", "cannot look up words") }
  static var cannotMakeFolder: Sentence { Sentence("TilawaStore.cannot-make-folder", "cannot make the folder") }
  static var cannotMakeKhatm: Sentence { Sentence("TilawaStore.cannot-make-khatm", "cannot make a khatm") }
  static func cannotMakeKhatmNamed(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-make-khatm-named", "cannot make { $name }", ["name": .text(name)])
  }
  static var cannotMakeLink: Sentence { Sentence("TilawaStore.cannot-make-link", "cannot make the link") }
  static var cannotMakeSnapshot: Sentence { Sentence("TilawaStore.cannot-make-snapshot", "cannot make a snapshot") }
  static var cannotMergeBookmarksAndPositions: Sentence {
    Sentence("TilawaStore.cannot-merge-bookmarks-and-positions", "cannot merge bookmarks and positions")
  }
  static var cannotMergeTwoLedgersOfHifz: Sentence {
    Sentence("TilawaStore.cannot-merge-two-ledgers-of-hifz", "cannot merge two ledgers of hifz")
  }
  static func cannotMergeWhatIsMarkedIn(name: String) -> Sentence {
    Sentence(
      "TilawaStore.cannot-merge-what-is-marked-in", "cannot merge what is marked in { $name }", ["name": .text(name)])
  }
  static func cannotMove(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-move", "cannot move { $name }", ["name": .text(name)])
  }
  static func cannotEdit(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-edit", "cannot edit { $name }", ["name": .text(name)])
  }
  static var cannotNamePack: Sentence { Sentence("TilawaStore.cannot-name-pack", "cannot name the pack") }
  static var cannotNoteChanges: Sentence { Sentence("TilawaStore.cannot-note-changes", "cannot note changes") }
  static var cannotNoteDevices: Sentence { Sentence("TilawaStore.cannot-note-devices", "cannot note the devices") }
  static var cannotNoteFault: Sentence { Sentence("TilawaStore.cannot-note-fault", "cannot note a fault") }
  static func cannotNoteFileOf(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-note-file-of", "cannot note the file of { $name }", ["name": .text(name)])
  }
  static var cannotNoteObjectsOfPlace: Sentence {
    Sentence("TilawaStore.cannot-note-objects-of-place", "cannot note objects of a place")
  }
  static var cannotNoteOpenedBundle: Sentence {
    Sentence("TilawaStore.cannot-note-opened-bundle", "cannot note an opened bundle")
  }
  static func cannotNoteSoundOf(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-note-sound-of", "cannot note the sound of { $name }", ["name": .text(name)])
  }
  static var cannotNoteThatFileIsWhole: Sentence {
    Sentence("TilawaStore.cannot-note-that-file-is-whole", "cannot note that a file is whole")
  }
  static var cannotNoteWhatCannotBeSent: Sentence {
    Sentence("TilawaStore.cannot-note-what-cannot-be-sent", "cannot note what cannot be sent")
  }
  static var cannotNoteWhatHappenedInCourse: Sentence {
    Sentence("TilawaStore.cannot-note-what-happened-in-course", "cannot note what happened in a course")
  }
  static var cannotNoteWhatIsHeldByHeart: Sentence {
    Sentence("TilawaStore.cannot-note-what-is-held-by-heart", "cannot note what is held by heart")
  }
  static var cannotNoteWhatIsPlayed: Sentence {
    Sentence("TilawaStore.cannot-note-what-is-played", "cannot note what is played")
  }
  static var cannotNoteWhatServerDoesNotHave: Sentence {
    Sentence("TilawaStore.cannot-note-what-server-does-not-have", "cannot note what a server does not have")
  }
  static var cannotNoteWhatWasRead: Sentence {
    Sentence("TilawaStore.cannot-note-what-was-read", "cannot note what was read")
  }
  static var cannotNoteWhatWasSent: Sentence {
    Sentence("TilawaStore.cannot-note-what-was-sent", "cannot note what was sent")
  }
  static var cannotNoteWhereDownloadsAre: Sentence {
    Sentence("TilawaStore.cannot-note-where-downloads-are", "cannot note where the downloads are")
  }
  static var cannotOpenLibrary: Sentence { Sentence("TilawaStore.cannot-open-library", "cannot open the library") }
  static var cannotOrderReciters: Sentence {
    Sentence("TilawaStore.cannot-order-reciters", "cannot order the reciters")
  }
  static var cannotPinReciter: Sentence { Sentence("TilawaStore.cannot-pin-reciter", "cannot pin a reciter") }
  static var cannotPinWhatWasFetched: Sentence {
    Sentence("TilawaStore.cannot-pin-what-was-fetched", "cannot pin what was fetched")
  }
  static var cannotReadAdaptation: Sentence {
    Sentence("TilawaStore.cannot-read-adaptation", "cannot read the adaptation")
  }
  static var cannotReadBackup: Sentence { Sentence("TilawaStore.cannot-read-backup", "cannot read the backup") }
  static var cannotReadBasmalah: Sentence { Sentence("TilawaStore.cannot-read-basmalah", "cannot read the basmalah") }
  static var cannotReadBookmarks: Sentence {
    Sentence("TilawaStore.cannot-read-bookmarks", "cannot read the bookmarks")
  }
  static var cannotReadBookmarksAndPositions: Sentence {
    Sentence("TilawaStore.cannot-read-bookmarks-and-positions", "cannot read bookmarks and positions")
  }
  static var cannotReadCatalogue: Sentence {
    Sentence("TilawaStore.cannot-read-catalogue", "cannot read the catalogue")
  }
  static var cannotReadCompletedKhatmat: Sentence {
    Sentence("TilawaStore.cannot-read-completed-khatmat", "cannot read the completed khatmat")
  }
  static var cannotReadDays: Sentence { Sentence("TilawaStore.cannot-read-days", "cannot read the days") }
  static var cannotReadEventsOfCourse: Sentence {
    Sentence("TilawaStore.cannot-read-events-of-course", "cannot read the events of a course")
  }
  static var cannotReadGoals: Sentence { Sentence("TilawaStore.cannot-read-goals", "cannot read the goals") }
  static var cannotReadHistory: Sentence { Sentence("TilawaStore.cannot-read-history", "cannot read a history") }
  static func cannotReadHistoryOf(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-read-history-of", "cannot read the history of { $name }", ["name": .text(name)])
  }
  static func cannotReadInKhatm(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-read-in-khatm", "cannot read in { $name }", ["name": .text(name)])
  }
  static var cannotReadKeysOfCourse: Sentence {
    Sentence("TilawaStore.cannot-read-keys-of-course", "cannot read the keys of a course")
  }
  static var cannotReadKhatmat: Sentence { Sentence("TilawaStore.cannot-read-khatmat", "cannot read the khatmat") }
  static var cannotReadLastSession: Sentence {
    Sentence("TilawaStore.cannot-read-last-session", "cannot read the last session")
  }
  static var cannotReadLedger: Sentence { Sentence("TilawaStore.cannot-read-ledger", "cannot read the ledger") }
  static var cannotReadLedgerOfHifz: Sentence {
    Sentence("TilawaStore.cannot-read-ledger-of-hifz", "cannot read the ledger of hifz")
  }
  static var cannotReadLines: Sentence { Sentence("TilawaStore.cannot-read-lines", "cannot read the lines") }
  static var cannotReadLogOfSync: Sentence {
    Sentence("TilawaStore.cannot-read-log-of-sync", "cannot read the log of sync")
  }
  static var cannotReadNotices: Sentence { Sentence("TilawaStore.cannot-read-notices", "cannot read the notices") }
  static var cannotReadPack: Sentence { Sentence("TilawaStore.cannot-read-pack", "cannot read the pack") }
  static var cannotReadPositions: Sentence {
    Sentence("TilawaStore.cannot-read-positions", "cannot read the positions")
  }
  static var cannotReadProgress: Sentence { Sentence("TilawaStore.cannot-read-progress", "cannot read the progress") }
  static var cannotReadQuran: Sentence { Sentence("TilawaStore.cannot-read-quran", "cannot read the Quran") }
  static var cannotReadRecitation: Sentence {
    Sentence("TilawaStore.cannot-read-recitation", "cannot read a recitation")
  }
  static var cannotReadRecitations: Sentence {
    Sentence("TilawaStore.cannot-read-recitations", "cannot read the recitations")
  }
  static var cannotReadSajdahs: Sentence { Sentence("TilawaStore.cannot-read-sajdahs", "cannot read the sajdahs") }
  static func cannotReadSegmentsOf(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-read-segments-of", "cannot read the segments of { $name }", ["name": .text(name)])
  }
  static var cannotReadSetting: Sentence { Sentence("TilawaStore.cannot-read-setting", "cannot read a setting") }
  static var cannotReadSettings: Sentence { Sentence("TilawaStore.cannot-read-settings", "cannot read the settings") }
  static var cannotReadStateOfScript: Sentence {
    Sentence("TilawaStore.cannot-read-state-of-script", "cannot read the state of a script")
  }
  static var cannotReadText: Sentence { Sentence("TilawaStore.cannot-read-text", "cannot read the text") }
  static var cannotReadTimings: Sentence { Sentence("TilawaStore.cannot-read-timings", "cannot read the timings") }
  static var cannotReadWhatIsHeldByHeart: Sentence {
    Sentence("TilawaStore.cannot-read-what-is-held-by-heart", "cannot read what is held by heart")
  }
  static func cannotReadWhatIsKnownOf(name: String) -> Sentence {
    Sentence(
      "TilawaStore.cannot-read-what-is-known-of", "cannot read what is known of { $name }", ["name": .text(name)])
  }
  static var cannotReadWhatIsMarked: Sentence {
    Sentence("TilawaStore.cannot-read-what-is-marked", "cannot read what is marked")
  }
  static var cannotRecoverRecitation: Sentence {
    Sentence("TilawaStore.cannot-recover-recitation", "cannot recover a recitation")
  }
  static var cannotRemove: Sentence { Sentence("TilawaStore.cannot-remove", "cannot remove") }
  static var cannotRemoveBookmarks: Sentence {
    Sentence("TilawaStore.cannot-remove-bookmarks", "cannot remove bookmarks")
  }
  static var cannotRemoveOverlays: Sentence { Sentence("TilawaStore.cannot-remove-overlays", "cannot remove overlays") }
  static func cannotRemovePack(id: String) -> Sentence {
    Sentence("TilawaStore.cannot-remove-pack", "cannot remove the pack { $id }", ["id": .text(id)])
  }
  static func cannotRemovePosition(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-remove-position", "cannot remove the position { $name }", ["name": .text(name)])
  }
  static var cannotRemoveReciter: Sentence { Sentence("TilawaStore.cannot-remove-reciter", "cannot remove a reciter") }
  static var cannotRemoveSoundsOfWhatWasDeleted: Sentence {
    Sentence("TilawaStore.cannot-remove-sounds-of-what-was-deleted", "cannot remove the sounds of what was deleted")
  }
  static func cannotRemoveTextOf(riwayah: String) -> Sentence {
    Sentence("TilawaStore.cannot-remove-text-of", "cannot remove the text of { $riwayah }", ["riwayah": .text(riwayah)])
  }
  static var cannotRemoveWhatWasFetched: Sentence {
    Sentence("TilawaStore.cannot-remove-what-was-fetched", "cannot remove what was fetched")
  }
  static func cannotRenamePreset(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-rename-preset", "cannot rename the preset { $name }", ["name": .text(name)])
  }
  static var cannotRepairSegments: Sentence {
    Sentence("TilawaStore.cannot-repair-segments", "cannot repair the segments")
  }
  static var cannotResetAdaptation: Sentence {
    Sentence("TilawaStore.cannot-reset-adaptation", "cannot reset the adaptation")
  }
  static func cannotRestore(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-restore", "cannot restore { $name }", ["name": .text(name)])
  }
  static var cannotRestoreBookmarks: Sentence {
    Sentence("TilawaStore.cannot-restore-bookmarks", "cannot restore bookmarks")
  }
  static func cannotSavePreset(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-save-preset", "cannot save the preset { $name }", ["name": .text(name)])
  }
  static var cannotSendSoundAgain: Sentence {
    Sentence("TilawaStore.cannot-send-sound-again", "cannot send a sound again")
  }
  static var cannotSetAsideWhatCannotBeBelieved: Sentence {
    Sentence("TilawaStore.cannot-set-aside-what-cannot-be-believed", "cannot set aside what cannot be believed")
  }
  static var cannotSetGoal: Sentence { Sentence("TilawaStore.cannot-set-goal", "cannot set the goal") }
  static var cannotSetLibraryAside: Sentence {
    Sentence("TilawaStore.cannot-set-library-aside", "cannot set the library aside")
  }
  static var cannotShowReciter: Sentence { Sentence("TilawaStore.cannot-show-reciter", "cannot show a reciter") }
  static var cannotSign: Sentence { Sentence("TilawaStore.cannot-sign", "cannot sign") }
  static var cannotStandInLine: Sentence { Sentence("TilawaStore.cannot-stand-in-line", "cannot stand in line") }
  static func cannotStore(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-store", "cannot store { $name }", ["name": .text(name)])
  }
  static var cannotStoreBookmark: Sentence { Sentence("TilawaStore.cannot-store-bookmark", "cannot store a bookmark") }
  static var cannotStoreDigest: Sentence { Sentence("TilawaStore.cannot-store-digest", "cannot store a digest") }
  static var cannotStoreEvent: Sentence { Sentence("TilawaStore.cannot-store-event", "cannot store an event") }
  static var cannotStoreLoudness: Sentence {
    Sentence("TilawaStore.cannot-store-loudness", "cannot store the loudness")
  }
  static var cannotStoreOverlays: Sentence { Sentence("TilawaStore.cannot-store-overlays", "cannot store overlays") }
  static var cannotStoreTimings: Sentence { Sentence("TilawaStore.cannot-store-timings", "cannot store timings") }
  static var cannotStoreWhatWasFetched: Sentence {
    Sentence("TilawaStore.cannot-store-what-was-fetched", "cannot store what was fetched")
  }
  static var cannotSynchronise: Sentence { Sentence("TilawaStore.cannot-synchronise", "cannot synchronise") }
  static var cannotTake: Sentence { Sentence("TilawaStore.cannot-take", "cannot take") }
  static var cannotTakeBackMarking: Sentence {
    Sentence("TilawaStore.cannot-take-back-marking", "cannot take back a marking")
  }
  static var cannotTakeBackup: Sentence { Sentence("TilawaStore.cannot-take-backup", "cannot take the backup") }
  static var cannotTakeChangesOfOtherDevices: Sentence {
    Sentence("TilawaStore.cannot-take-changes-of-other-devices", "cannot take changes of other devices")
  }
  static var cannotTakeCourseBack: Sentence {
    Sentence("TilawaStore.cannot-take-course-back", "cannot take a course back")
  }
  static var cannotTakeNewNameInLogs: Sentence {
    Sentence("TilawaStore.cannot-take-new-name-in-logs", "cannot take a new name in logs")
  }
  static var cannotTakeOverEventsOfCourse: Sentence {
    Sentence("TilawaStore.cannot-take-over-events-of-course", "cannot take over the events of a course")
  }
  static var cannotTakeOverEventsOfStudent: Sentence {
    Sentence("TilawaStore.cannot-take-over-events-of-student", "cannot take over the events of a student")
  }
  static var cannotTakeSoundFrom: Sentence {
    Sentence("TilawaStore.cannot-take-sound-from", "cannot take a sound from")
  }
  static var cannotTakeSoundTo: Sentence { Sentence("TilawaStore.cannot-take-sound-to", "cannot take a sound to") }
  static var cannotTakeUpWhatWaited: Sentence {
    Sentence("TilawaStore.cannot-take-up-what-waited", "cannot take up what waited")
  }
  static var cannotTidyUp: Sentence { Sentence("TilawaStore.cannot-tidy-up", "cannot tidy up") }
  static var cannotTrustAcousticModel: Sentence {
    Sentence("TilawaStore.cannot-trust-acoustic-model", "cannot trust the acoustic model")
  }
  static func cannotTrustPack(id: String) -> Sentence {
    Sentence("TilawaStore.cannot-trust-pack", "cannot trust the pack { $id }", ["id": .text(id)])
  }
  static var cannotTrustTableOfSimilarAyat: Sentence {
    Sentence("TilawaStore.cannot-trust-table-of-similar-ayat", "cannot trust the table of similar ayat")
  }
  static var cannotTrustText: Sentence { Sentence("TilawaStore.cannot-trust-text", "cannot trust the text") }
  static func cannotTrustTextOf(riwayah: String) -> Sentence {
    Sentence("TilawaStore.cannot-trust-text-of", "cannot trust the text of { $riwayah }", ["riwayah": .text(riwayah)])
  }
  static var cannotUse: Sentence { Sentence("TilawaStore.cannot-use", "cannot use") }
  static var cannotUseFile: Sentence { Sentence("TilawaStore.cannot-use-file", "cannot use the file") }
  static var cannotUseFolder: Sentence { Sentence("TilawaStore.cannot-use-folder", "cannot use the folder") }
  static var cannotWriteDeck: Sentence { Sentence("TilawaStore.cannot-write-deck", "cannot write the deck") }
  static var cannotWriteLedger: Sentence { Sentence("TilawaStore.cannot-write-ledger", "cannot write the ledger") }
  static var cannotWriteToLibrary: Sentence {
    Sentence("TilawaStore.cannot-write-to-library", "cannot write to the library")
  }
  static func cannot(operation: String) -> Sentence {
    Sentence("TilawaStore.cannot", "cannot { $operation }", ["operation": .text(operation)])
  }
  static func cannotUndoChangeOf(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-undo-change-of", "cannot undo a change of { $name }", ["name": .text(name)])
  }
  static func cannotRedoChangeOf(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-redo-change-of", "cannot redo a change of { $name }", ["name": .text(name)])
  }
  static var cannotTrustQuranText: Sentence {
    Sentence("TilawaStore.cannot-trust-quran-text", "cannot trust the Quran's text")
  }
  static var cannotTrustQuranStructure: Sentence {
    Sentence("TilawaStore.cannot-trust-quran-structure", "cannot trust the Quran's structure")
  }
  static func notInstalled(variable: String) -> Sentence {
    Sentence(
      "TilawaStore.not-installed", "it was not installed with the program; install Tilawa again or set { $variable }",
      ["variable": .text(variable)])
  }
  static var ofAnotherUser: Sentence { Sentence("TilawaStore.of-another-user", "it belongs to another user") }
  static func tooLargeToRead(size: Sentence, most: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.too-large-to-read", "it has { $size }; not more than { $most } are read",
      ["size": .sentence(size), "most": .sentence(most)])
  }
  static var tooLarge: Sentence { Sentence("TilawaStore.too-large", "it is too large") }
  static func terabytes(number: String) -> Sentence {
    Sentence("TilawaStore.terabytes", "{ $number } TB", ["number": .text(number)])
  }
  static func gigabytes(number: String) -> Sentence {
    Sentence("TilawaStore.gigabytes", "{ $number } GB", ["number": .text(number)])
  }
  static func megabytes(number: String) -> Sentence {
    Sentence("TilawaStore.megabytes", "{ $number } MB", ["number": .text(number)])
  }
  static func kilobytes(number: String) -> Sentence {
    Sentence("TilawaStore.kilobytes", "{ $number } kB", ["number": .text(number)])
  }
  static func bytes(count: Int) -> Sentence {
    Sentence(
      "TilawaStore.bytes",
      #"""
      { $count ->
      [one] { $count } byte
      *[other] { $count } bytes
      }
      """#, ["count": .number(count)])
  }
  static var notUtf8: Sentence { Sentence("TilawaStore.not-utf-8", "it is not text in UTF-8") }
  static func bookmarksJsonDamaged(fault: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.bookmarks-json-damaged", "it is JSON that is damaged, or no list of bookmarks: { $fault }",
      ["fault": .sentence(fault)])
  }
  static var noListOfBookmarks: Sentence {
    Sentence("TilawaStore.no-list-of-bookmarks", "it is not a list of bookmarks")
  }
  static func notBookmarks(kind: Sentence) -> Sentence {
    Sentence("TilawaStore.not-bookmarks", "it is { $kind }, not a list of bookmarks", ["kind": .sentence(kind)])
  }
  static var binaryPropertyList: Sentence {
    Sentence(
      "TilawaStore.binary-property-list",
      "it is a binary property list; plistutil -i FILE -o FILE.xml, of the package libplist-utils, makes a text of it that is read"
    )
  }
  static func jsonOfOtherProgram(format: String) -> Sentence {
    Sentence(
      "TilawaStore.json-of-other-program", "it is JSON of another program (“{ $format }”), not a list of bookmarks",
      ["format": .text(format)])
  }
  static var foreignMark: Sentence { Sentence("TilawaStore.foreign-mark", "it names neither an ayah nor a page") }
  static func pageOfOtherPrint(page: Int, print: String) -> Sentence {
    Sentence(
      "TilawaStore.page-of-other-print", "it is page { $page } of another print ({ $print })",
      ["page": .number(page), "print": .text(print)])
  }
  static var newerVersionUpdate: Sentence {
    Sentence("TilawaStore.newer-version-update", "a newer version of Tilawa wrote it; update Tilawa")
  }
  static func oneWithId(id: String) -> Sentence {
    Sentence("TilawaStore.one-with-id", "there is one with the id { $id }", ["id": .text(id)])
  }
  static var removedMeanwhile: Sentence { Sentence("TilawaStore.removed-meanwhile", "it was removed meanwhile") }
  static var noReadingDocument: Sentence {
    Sentence("TilawaStore.no-reading-document", "it is not a list of bookmarks of Tilawa's")
  }
  static func readingDocumentDamaged(fault: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.reading-document-damaged", "it is not a list of bookmarks of Tilawa's, or a damaged one: { $fault }",
      ["fault": .sentence(fault)])
  }
  static func noCounting(counting: String) -> Sentence {
    Sentence("TilawaStore.no-counting", "there is no counting “{ $counting }”", ["counting": .text(counting)])
  }
  static func noSuchRef(ref: String) -> Sentence {
    Sentence("TilawaStore.no-such-ref", "there is no “{ $ref }” in it", ["ref": .text(ref)])
  }
  static func noBookmarkId(id: String) -> Sentence {
    Sentence("TilawaStore.no-bookmark-id", "“{ $id }” is not an id of a bookmark", ["id": .text(id)])
  }
  static func noTag(tag: String) -> Sentence {
    Sentence("TilawaStore.no-tag", "“{ $tag }” is no tag", ["tag": .text(tag)])
  }
  static func noColour(colour: String) -> Sentence {
    Sentence("TilawaStore.no-colour", "there is no colour “{ $colour }”", ["colour": .text(colour)])
  }
  static func bookmarkTimeImpossible(id: String) -> Sentence {
    Sentence(
      "TilawaStore.bookmark-time-impossible", "the bookmark { $id } is of no time that there is", ["id": .text(id)])
  }
  static func noPosition(name: String) -> Sentence {
    Sentence("TilawaStore.no-position", "the position “{ $name }” is none", ["name": .text(name)])
  }
  static var removedBookmarkInvalid: Sentence {
    Sentence("TilawaStore.removed-bookmark-invalid", "it lists a removed bookmark that is invalid")
  }
  static var bundleDamaged: Sentence {
    Sentence("TilawaStore.bundle-damaged", "it is damaged or not whole; ask for it again")
  }
  static var signatureWrong: Sentence {
    Sentence("TilawaStore.signature-wrong", "its signature is not that of its sender")
  }
  static var noBundle: Sentence { Sentence("TilawaStore.no-bundle", "it is not a bundle of a course") }
  static func anotherKey(name: String) -> Sentence {
    Sentence("TilawaStore.another-key", "it is another key than that of the course, { $name }", ["name": .text(name)])
  }
  static var noKey: Sentence { Sentence("TilawaStore.no-key", "it is not a key") }
  static func coursesNeedLibsodium(reason: String) -> Sentence {
    Sentence(
      "TilawaStore.courses-need-libsodium", "{ $reason }; courses need libsodium (Debian: libsodium23)",
      ["reason": .text(reason)])
  }
  static func courseSoundTooLarge(size: Sentence, most: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.course-sound-too-large", "it has { $size }; a sound of a course has at most { $most }",
      ["size": .sentence(size), "most": .sentence(most)])
  }
  static var changedWhileRead: Sentence {
    Sentence("TilawaStore.changed-while-read", "it changed while it was read; try again")
  }
  static func keyInUse(id: String) -> Sentence {
    Sentence("TilawaStore.key-in-use", "the key { $id } was in use", ["id": .text(id)])
  }
  static func noCourse(id: String) -> Sentence {
    Sentence("TilawaStore.no-course", "there is no course { $id }", ["id": .text(id)])
  }
  static func tooManyEvents(most: Int, size: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.too-many-events", "there are more than { $most } of them, or more than { $size }",
      ["most": .number(most), "size": .sentence(size)])
  }
  static func eventNotStored(number: Int) -> Sentence {
    Sentence("TilawaStore.event-not-stored", "the event number { $number } was not stored", ["number": .number(number)])
  }
  static func eventOfAnotherCourse(id: String) -> Sentence {
    Sentence("TilawaStore.event-of-another-course", "it is none of the course { $id }", ["id": .text(id)])
  }
  static func courseOfAnotherTeacher(id: String) -> Sentence {
    Sentence(
      "TilawaStore.course-of-another-teacher", "another teacher's course has the id “{ $id }” here", ["id": .text(id)])
  }
  static var damaged: Sentence { Sentence("TilawaStore.damaged", "it is damaged") }
  static var libraryMissing: Sentence {
    Sentence("TilawaStore.library-missing", "it is missing, and there are backups")
  }
  static var damagedToo: Sentence { Sentence("TilawaStore.damaged-too", "it is damaged too") }
  static var databaseOfAnotherProgram: Sentence {
    Sentence("TilawaStore.database-of-another-program", "it is another program's database")
  }
  static var folderIsLink: Sentence {
    Sentence("TilawaStore.folder-is-link", "the folder is a link, and nothing is removed through it")
  }
  static func segmentLeavesFile(path: String) -> Sentence {
    Sentence("TilawaStore.segment-leaves-file", "a segment leaves its file { $path }", ["path": .text(path)])
  }
  static var noExportedLibrary: Sentence {
    Sentence("TilawaStore.no-exported-library", "it is not an exported library: it has no tilawa-library.json")
  }
  static var folderHasOtherFiles: Sentence {
    Sentence("TilawaStore.folder-has-other-files", "it has other files; name a new or an empty folder")
  }
  static var exportIncomplete: Sentence {
    Sentence(
      "TilawaStore.export-incomplete",
      "the export has no such folder, so its recordings are unknown; copy the whole folder again")
  }
  static var ofAnotherRecording: Sentence { Sentence("TilawaStore.of-another-recording", "it is of another recording") }
  static var noReadableEvent: Sentence { Sentence("TilawaStore.no-readable-event", "it has no event that can be read") }
  static var notWhatWasImported: Sentence {
    Sentence("TilawaStore.not-what-was-imported", "it is not what was imported")
  }
  static var removedJustNow: Sentence { Sentence("TilawaStore.removed-just-now", "somebody removed it just now") }
  static var soundOfAnotherLength: Sentence {
    Sentence(
      "TilawaStore.sound-of-another-length",
      "the library has it with another length or rate; delete the recording, then import again")
  }
  static var noSound: Sentence { Sentence("TilawaStore.no-sound", "there is no sound in it") }
  static var damagedContent: Sentence {
    Sentence("TilawaStore.damaged-content", "it is damaged: its content does not match its name")
  }
  static var linkOfAnotherUser: Sentence {
    Sentence("TilawaStore.link-of-another-user", "it is a link of another user")
  }
  static func noSuchFileOf(id: String) -> Sentence {
    Sentence("TilawaStore.no-such-file-of", "{ $id } has no such file", ["id": .text(id)])
  }
  static var changedSinceAdded: Sentence {
    Sentence("TilawaStore.changed-since-added", "it has changed since it was added")
  }
  static var beingChanged: Sentence { Sentence("TilawaStore.being-changed", "it is being changed") }
  static func xmlNeedsPackage(reason: String) -> Sentence {
    Sentence(
      "TilawaStore.xml-needs-package", "XML is read by the package libexpat1: { $reason }", ["reason": .text(reason)])
  }
  static var outOfMemory: Sentence { Sentence("TilawaStore.out-of-memory", "out of memory") }
  static var noXml: Sentence { Sentence("TilawaStore.no-xml", "it is no XML") }
  static var ofAnotherVersion: Sentence {
    Sentence("TilawaStore.of-another-version", "it does not belong to this version of Tilawa; install Tilawa again")
  }
  static var idEmptyOrTextLong: Sentence {
    Sentence("TilawaStore.id-empty-or-text-long", "an empty id, or a text that is too long")
  }
  static var noSuchTimeOrDay: Sentence {
    Sentence("TilawaStore.no-such-time-or-day", "a time or a day that does not exist")
  }
  static var unknownKind: Sentence { Sentence("TilawaStore.unknown-kind", "an unknown kind") }
  static var noWords: Sentence { Sentence("TilawaStore.no-words", "no words") }
  static var foreignWords: Sentence { Sentence("TilawaStore.foreign-words", "words that are not in the Quran") }
  static var lineNoEvent: Sentence { Sentence("TilawaStore.line-no-event", "a line that is no event") }
  static var unknownState: Sentence { Sentence("TilawaStore.unknown-state", "an unknown state") }
  static var unknownGrade: Sentence { Sentence("TilawaStore.unknown-grade", "an unknown grade") }
  static var unknownJudge: Sentence { Sentence("TilawaStore.unknown-judge", "an unknown judge") }
  static var unknownSetting: Sentence { Sentence("TilawaStore.unknown-setting", "an unknown setting") }
  static var unknownEvent: Sentence { Sentence("TilawaStore.unknown-event", "an unknown event") }
  static func lineFault(line: Int, reason: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.line-fault", "line { $line }: { $reason }", ["line": .number(line), "reason": .sentence(reason)])
  }
  static func linesMore(count: Int) -> Sentence {
    Sentence("TilawaStore.lines-more", "and { $count } lines more", ["count": .number(count)])
  }
  static var newerVersion: Sentence { Sentence("TilawaStore.newer-version", "a newer version of Tilawa wrote it") }
  static func damagedAs(fault: Sentence) -> Sentence {
    Sentence("TilawaStore.damaged-as", "it is damaged: { $fault }", ["fault": .sentence(fault)])
  }
  static var noSuchPage: Sentence { Sentence("TilawaStore.no-such-page", "a page that does not exist") }
  static var noSuchState: Sentence { Sentence("TilawaStore.no-such-state", "a state that does not exist") }
  static var impossibleDay: Sentence { Sentence("TilawaStore.impossible-day", "an impossible day") }
  static var noSuchGoal: Sentence { Sentence("TilawaStore.no-such-goal", "a goal that does not exist") }
  static var invalidGoal: Sentence { Sentence("TilawaStore.invalid-goal", "an invalid goal") }
  static var invalidKhatm: Sentence { Sentence("TilawaStore.invalid-khatm", "an invalid khatm") }
  static var entryUnreadable: Sentence { Sentence("TilawaStore.entry-unreadable", "an entry that cannot be read") }
  static var entryOfNoKhatm: Sentence { Sentence("TilawaStore.entry-of-no-khatm", "an entry of no khatm") }
  static var nameUsedChoose: Sentence {
    Sentence("TilawaStore.name-used-choose", "this name is already used; choose another name")
  }
  static var nameUsed: Sentence { Sentence("TilawaStore.name-used", "this name is already used") }
  static var khatmClosed: Sentence { Sentence("TilawaStore.khatm-closed", "it is closed") }
  static var khatmRemoved: Sentence { Sentence("TilawaStore.khatm-removed", "it is removed") }
  static func noKhatmExport(command: CommandHint) -> Sentence {
    Sentence("TilawaStore.no-khatm-export", "it is not a file of { $command }", ["command": .command(command)])
  }
  static var valueOfUnknownKind: Sentence {
    Sentence("TilawaStore.value-of-unknown-kind", "there is a value of no known kind")
  }
  static func namedTwice(ids: String) -> Sentence {
    Sentence("TilawaStore.named-twice", "one is named twice: { $ids }", ["ids": .text(ids)])
  }
  static func recitesRiwayah(name: String, riwayah: String) -> Sentence {
    Sentence(
      "TilawaStore.recites-riwayah", "{ $name } recites { $riwayah }", ["name": .text(name), "riwayah": .text(riwayah)])
  }
  static func noSegment(id: String) -> Sentence {
    Sentence("TilawaStore.no-segment", "there is no segment { $id }", ["id": .text(id)])
  }
  static func markedAtAnotherRate(marked: Int, rate: Int) -> Sentence {
    Sentence(
      "TilawaStore.marked-at-another-rate", "it is marked at { $marked } frames a second, and its sound has { $rate }",
      ["marked": .number(marked), "rate": .number(rate)])
  }
  static var noDigest: Sentence { Sentence("TilawaStore.no-digest", "it has no digest") }
  static var importedMeanwhile: Sentence {
    Sentence("TilawaStore.imported-meanwhile", "it was imported meanwhile; import again")
  }
  static var segmentOfUnknownStatus: Sentence {
    Sentence("TilawaStore.segment-of-unknown-status", "a segment of no known status")
  }
  static var segmentOfNoLength: Sentence { Sentence("TilawaStore.segment-of-no-length", "a segment of no length") }
  static var none: Sentence { Sentence("TilawaStore.none", "there is none") }
  static func noneButNear(near: String) -> Sentence {
    Sentence("TilawaStore.none-but-near", "there is none; did you mean { $near }?", ["near": .text(near)])
  }
  static func noneButLatest(latest: String) -> Sentence {
    Sentence("TilawaStore.none-but-latest", "there is none; the latest: { $latest }", ["latest": .text(latest)])
  }
  static func reciterAmbiguous(names: String) -> Sentence {
    Sentence("TilawaStore.reciter-ambiguous", "it may be any of { $names }", ["names": .text(names)])
  }
  static func nameTaken(id: String) -> Sentence {
    Sentence("TilawaStore.name-taken", "{ $id } has this name already", ["id": .text(id)])
  }
  static func cannotRename(name: String) -> Sentence {
    Sentence("TilawaStore.cannot-rename", "cannot rename { $name }", ["name": .text(name)])
  }
  static func recordingAmbiguous(names: String) -> Sentence {
    Sentence("TilawaStore.recording-ambiguous", "it may be any of { $names }", ["names": .text(names)])
  }
  static var noLongerInTrash: Sentence { Sentence("TilawaStore.no-longer-in-trash", "it is no longer in the trash") }
  static var restoreWithoutSound: Sentence {
    Sentence("TilawaStore.restore-without-sound", "its sound is missing; import it again, then restore")
  }
  static var restoreChangedSound: Sentence {
    Sentence("TilawaStore.restore-changed-sound", "its sound was changed; import the original again, then restore")
  }
  static var recordingFirst: Sentence {
    Sentence("TilawaStore.recording-first", "restore or import its recording first")
  }
  static var soundMeasured: Sentence {
    Sentence("TilawaStore.sound-measured", "its sound is not as long as its document says: it was measured")
  }
  static func soundMeasuredCut(cut: Int) -> Sentence {
    Sentence(
      "TilawaStore.sound-measured-cut",
      "its sound is not as long as its document says: it was measured; of the segments beyond its end: { $cut } cut off there",
      ["cut": .number(cut)])
  }
  static func soundMeasuredLeft(left: Int) -> Sentence {
    Sentence(
      "TilawaStore.sound-measured-left",
      "its sound is not as long as its document says: it was measured; of the segments beyond its end: { $left } left out",
      ["left": .number(left)])
  }
  static func soundMeasuredBoth(cut: Int, left: Int) -> Sentence {
    Sentence(
      "TilawaStore.sound-measured-both",
      "its sound is not as long as its document says: it was measured; of the segments beyond its end: { $cut } cut off there, { $left } left out",
      ["cut": .number(cut), "left": .number(left)])
  }
  static func takeAnotherName(obstacle: Sentence) -> Sentence {
    Sentence("TilawaStore.take-another-name", "{ $obstacle }; take another name", ["obstacle": .sentence(obstacle)])
  }
  static func recordingUnreadable(reason: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.recording-unreadable", "a recording cannot be read: { $reason }", ["reason": .sentence(reason)])
  }
  static func segmentOf(label: String, title: String) -> Sentence {
    Sentence("TilawaStore.segment-of", "{ $label } of { $title }", ["label": .text(label), "title": .text(title)])
  }
  static var noDatabase: Sentence { Sentence("TilawaStore.no-database", "it is not a database") }
  static var sqliteCannotOpen: Sentence { Sentence("TilawaStore.sqlite-cannot-open", "SQLite cannot open it") }
  static func tooManyTables(most: Int) -> Sentence {
    Sentence("TilawaStore.too-many-tables", "it has more than { $most } tables", ["most": .number(most)])
  }
  static func columnComputed(column: String, table: String) -> Sentence {
    Sentence(
      "TilawaStore.column-computed", "the column { $column } of its table { $table } is computed",
      ["column": .text(column), "table": .text(table)])
  }
  static func columnDefaultLarge(column: String, table: String, count: Int) -> Sentence {
    Sentence(
      "TilawaStore.column-default-large",
      "the column { $column } of its table { $table } has a default of { $count } bytes",
      ["column": .text(column), "table": .text(table), "count": .number(count)])
  }
  static func tooManyRows(table: String, most: Int) -> Sentence {
    Sentence(
      "TilawaStore.too-many-rows", "its table { $table } has more than { $most } rows",
      ["table": .text(table), "most": .number(most)])
  }
  static var moreTextThanBytes: Sentence {
    Sentence("TilawaStore.more-text-than-bytes", "it holds more text than it has bytes")
  }
  static var noTableOfTimings: Sentence {
    Sentence("TilawaStore.no-table-of-timings", "it has no table timings(sura, ayah, time)")
  }
  static func sqliteError(result: Int) -> Sentence {
    Sentence("TilawaStore.sqlite-error", "SQLite's error { $result }", ["result": .number(result)])
  }
  static func noColumn(index: Int) -> Sentence {
    Sentence("TilawaStore.no-column", "there is no column { $index }", ["index": .number(index)])
  }
  static func noColumnNamed(column: String) -> Sentence {
    Sentence("TilawaStore.no-column-named", "there is no column { $column }", ["column": .text(column)])
  }
  static func noSurah(number: Int) -> Sentence {
    Sentence("TilawaStore.no-surah", "there is no surah { $number }", ["number": .number(number)])
  }
  static func impossibleSound(path: String, frames: Int, rate: Int, channels: Int) -> Sentence {
    Sentence(
      "TilawaStore.impossible-sound",
      "{ $path } has { $frames } frames at { $rate } Hz in { $channels } channels, as no sound has",
      ["path": .text(path), "frames": .number(frames), "rate": .number(rate), "channels": .number(channels)])
  }
  static var stretchOfNoWords: Sentence { Sentence("TilawaStore.stretch-of-no-words", "a stretch of no words") }
  static var noneYet: Sentence { Sentence("TilawaStore.none-yet", "there are none yet") }
  static func thereAre(names: String) -> Sentence {
    Sentence("TilawaStore.there-are", "there are { $names }", ["names": .text(names)])
  }
  static func oneCalled(other: String) -> Sentence {
    Sentence("TilawaStore.one-called", "there is one called { $other }", ["other": .text(other)])
  }
  static var presetUnreadable: Sentence { Sentence("TilawaStore.preset-unreadable", "a preset that cannot be read") }
  static var sessionFormatUnknown: Sentence {
    Sentence("TilawaStore.session-format-unknown", "its format is unknown; play something anew")
  }
  static var noSyncPlace: Sentence {
    Sentence("TilawaStore.no-sync-place", "the library has no place to synchronise with")
  }
  static var changedMeanwhile: Sentence {
    Sentence("TilawaStore.changed-meanwhile", "the library is changed meanwhile; try again")
  }
  static var knownFactsUnreadable: Sentence {
    Sentence("TilawaStore.known-facts-unreadable", "what is known of it cannot be read")
  }
  static var longerThanDescribed: Sentence {
    Sentence("TilawaStore.longer-than-described", "it is longer than its description says")
  }
  static var contentNotOfName: Sentence {
    Sentence("TilawaStore.content-not-of-name", "its content does not match its name")
  }
  static var changedSince: Sentence { Sentence("TilawaStore.changed-since", "something else was changed since") }
  static var idInvalid: Sentence { Sentence("TilawaStore.id-invalid", "its id is invalid") }
  static var noteNotUtf8: Sentence { Sentence("TilawaStore.note-not-utf-8", "its note is not text in UTF-8") }
  static var tagsUnreadable: Sentence { Sentence("TilawaStore.tags-unreadable", "its tags cannot be read") }
  static var itsTimeImpossible: Sentence { Sentence("TilawaStore.its-time-impossible", "its time does not exist") }
  static var ofAnotherLength: Sentence { Sentence("TilawaStore.of-another-length", "it is of another length or rate") }
  static func nameOfOtherReciters(name: String) -> Sentence {
    Sentence("TilawaStore.name-of-other-reciters", "other reciters have the name { $name }", ["name": .text(name)])
  }
  static var noKhatmYet: Sentence { Sentence("TilawaStore.no-khatm-yet", "there is no khatm yet") }
  static func unknownKindNamed(kind: String) -> Sentence {
    Sentence("TilawaStore.unknown-kind-named", "an unknown kind “{ $kind }”", ["kind": .text(kind)])
  }
  static var unknownCountingRiwayahRole: Sentence {
    Sentence("TilawaStore.unknown-counting-riwayah-role", "an unknown counting, riwayah or role")
  }
  static var impossibleCounts: Sentence { Sentence("TilawaStore.impossible-counts", "impossible counts") }
  static var ledgerKindUnknown: Sentence {
    Sentence("TilawaStore.ledger-kind-unknown", "an entry of the ledger of an unknown kind")
  }
  static var ledgerTimeImpossible: Sentence {
    Sentence("TilawaStore.ledger-time-impossible", "an entry of the ledger with an impossible time")
  }
  static var placeNoNumber: Sentence { Sentence("TilawaStore.place-no-number", "its place is not a number") }
  static func wordsBeyondQuran(first: Int, past: Int, words: Int) -> Sentence {
    Sentence(
      "TilawaStore.words-beyond-quran", "it is at the words { $first } to { $past }, and there are { $words }",
      ["first": .number(first), "past": .number(past), "words": .number(words)])
  }
  static var labelNotText: Sentence { Sentence("TilawaStore.label-not-text", "its label or counting is not text") }
  static func labelNotAtWords(label: String, counting: String, first: Int, past: Int) -> Sentence {
    Sentence(
      "TilawaStore.label-not-at-words",
      "“{ $label }” in the counting { $counting } is not at the words { $first } to { $past }",
      ["label": .text(label), "counting": .text(counting), "first": .number(first), "past": .number(past)])
  }
  static var nameInvalid: Sentence { Sentence("TilawaStore.name-invalid", "its name is invalid") }
  static var noSuchRiwayah: Sentence { Sentence("TilawaStore.no-such-riwayah", "there is no such riwayah") }
  static var nameOfImported: Sentence {
    Sentence("TilawaStore.name-of-imported", "recordings of that name were imported; take another name")
  }
  static func addedAsFiles(name: String) -> Sentence {
    Sentence("TilawaStore.added-as-files", "{ $name } was added as a set of files", ["name": .text(name)])
  }
  static var noRecordingDocument: Sentence {
    Sentence("TilawaStore.no-recording-document", "it is not the document of a recording")
  }
  static var noDigestOfSha256: Sentence { Sentence("TilawaStore.no-digest-of-sha256", "it is no SHA-256") }
  static var noStretch: Sentence { Sentence("TilawaStore.no-stretch", "no stretch of words") }
  static var noSoundLikeThat: Sentence { Sentence("TilawaStore.no-sound-like-that", "no sound is like that") }
  static var twoSegmentsOfOneName: Sentence {
    Sentence("TilawaStore.two-segments-of-one-name", "two segments of one name")
  }
  static var segmentLeavesTheRecording: Sentence {
    Sentence("TilawaStore.segment-leaves-the-recording", "a segment leaves the recording")
  }
  static var namesForeignWords: Sentence {
    Sentence("TilawaStore.names-foreign-words", "it names words that are not in the Quran")
  }
  static var wasDeleted: Sentence { Sentence("TilawaStore.was-deleted", "it was deleted") }
  static var segmentLeavesItsRecording: Sentence {
    Sentence("TilawaStore.segment-leaves-its-recording", "a segment leaves its recording")
  }
  static var segmentWithoutName: Sentence {
    Sentence("TilawaStore.segment-without-name", "a segment without a name or with an unknown status")
  }
  static var partsDoNotTouch: Sentence {
    Sentence("TilawaStore.parts-do-not-touch", "parts of a segment that do not touch")
  }
  static var partNoRecitation: Sentence {
    Sentence("TilawaStore.part-no-recitation", "a part of a segment that is not recitation")
  }
  static var noSuchTime: Sentence { Sentence("TilawaStore.no-such-time", "a time that does not exist") }
  static var dayNotOfTime: Sentence { Sentence("TilawaStore.day-not-of-time", "a day that is not that of its time") }
  static var unknownCounting: Sentence { Sentence("TilawaStore.unknown-counting", "an unknown counting") }
  static var reciterOfUnknownKind: Sentence {
    Sentence("TilawaStore.reciter-of-unknown-kind", "a reciter of an unknown kind")
  }
  static var noSuchId: Sentence { Sentence("TilawaStore.no-such-id", "there is no such id") }
  static var wordTimesDamaged: Sentence { Sentence("TilawaStore.word-times-damaged", "the times of words are damaged") }
  static func noTime(number: Int) -> Sentence {
    Sentence("TilawaStore.no-time", "{ $number } is no time", ["number": .number(number)])
  }
  static func noPause(number: Int) -> Sentence {
    Sentence("TilawaStore.no-pause", "{ $number } is no pause", ["number": .number(number)])
  }
  static func columnHolds(column: String, value: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.column-holds", "the column { $column } holds { $value }, not what belongs there",
      ["column": .text(column), "value": .sentence(value)])
  }
  static var valueNothing: Sentence { Sentence("TilawaStore.value-nothing", "nothing") }
  static var valueFraction: Sentence { Sentence("TilawaStore.value-fraction", "a fraction") }
  static var valueText: Sentence { Sentence("TilawaStore.value-text", "text") }
  static var valueBytes: Sentence { Sentence("TilawaStore.value-bytes", "bytes") }
  static func bookmarkAt(id: String, label: String) -> Sentence {
    Sentence("TilawaStore.bookmark-at", "bookmark { $id } at { $label }", ["id": .text(id), "label": .text(label)])
  }
  static var textBehindEnd: Sentence { Sentence("TilawaStore.text-behind-end", "there is something behind the end") }
  static var nestedTooDeep: Sentence { Sentence("TilawaStore.nested-too-deep", "it is nested too deep") }
  static var endsTooEarly: Sentence { Sentence("TilawaStore.ends-too-early", "it ends too early") }
  static var commaOrBracketMissing: Sentence {
    Sentence("TilawaStore.comma-or-bracket-missing", "a comma or ] is missing")
  }
  static var memberNameMissing: Sentence { Sentence("TilawaStore.member-name-missing", "a name is missing") }
  static var colonMissing: Sentence { Sentence("TilawaStore.colon-missing", "a colon is missing") }
  static var commaOrBraceMissing: Sentence {
    Sentence("TilawaStore.comma-or-brace-missing", #"a comma or { "}" } is missing"#)
  }
  static var noValue: Sentence { Sentence("TilawaStore.no-value", "there is no value") }
  static var textDoesNotEndOnLine: Sentence {
    Sentence("TilawaStore.text-does-not-end-on-line", "a text does not end on its line")
  }
  static var textDoesNotEnd: Sentence { Sentence("TilawaStore.text-does-not-end", "a text does not end") }
  static func noEscapedLetter(letter: String) -> Sentence {
    Sentence("TilawaStore.no-escaped-letter", #"\{ $letter } is no letter"#, ["letter": .text(letter)])
  }
  static var halfLetter: Sentence { Sentence("TilawaStore.half-letter", "half a letter") }
  static var fourHexadecimalDigitsMissing: Sentence {
    Sentence("TilawaStore.four-hexadecimal-digits-missing", "four hexadecimal digits are missing")
  }
  static var numbersMissing: Sentence {
    Sentence("TilawaStore.numbers-missing", "the numbers of surah and ayah are missing")
  }
  static func sqliteSays(reason: String) -> Sentence {
    Sentence("TilawaStore.sqlite-says", "SQLite says: { $reason }", ["reason": .text(reason)])
  }
  static var noTableOfTexts: Sentence {
    Sentence("TilawaStore.no-table-of-texts", "no table of it has columns for surah, ayah and text")
  }
  static var empty: Sentence { Sentence("TilawaStore.empty", "it is empty") }
  static var tooManyTexts: Sentence {
    Sentence("TilawaStore.too-many-texts", "it has more texts than the Quran has words")
  }
  static var nulByte: Sentence {
    Sentence("TilawaStore.nul-byte", "a NUL byte: it is not text, or one of another encoding than UTF-8")
  }
  static var noNumberedText: Sentence {
    Sentence(
      "TilawaStore.no-numbered-text", "no text in it has numbers of surah and ayah, by keys, by members or by its place"
    )
  }
  static func keyAmongAyat(key: String) -> Sentence {
    Sentence("TilawaStore.key-among-ayat", "“{ $key }” stands among the numbers of ayat", ["key": .text(key)])
  }
  static var noText: Sentence { Sentence("TilawaStore.no-text", "there is no text in it") }
  static var webPageNoPack: Sentence { Sentence("TilawaStore.web-page-no-pack", "it is a web page, not a pack") }
  static func longerThanAnyAyah(size: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.longer-than-any-ayah", "it is longer than the text of any ayah: { $size }", ["size": .sentence(size)]
    )
  }
  static var tooManyLines: Sentence {
    Sentence("TilawaStore.too-many-lines", "it has more lines than the Quran has words")
  }
  static var noLineOfText: Sentence { Sentence("TilawaStore.no-line-of-text", "it is not surah|ayah|text") }
  static func wrongColumns(count: Int, expected: Int) -> Sentence {
    Sentence(
      "TilawaStore.wrong-columns", "it has { $count } columns and not { $expected }",
      ["count": .number(count), "expected": .number(expected)])
  }
  static var fieldDoesNotEnd: Sentence { Sentence("TilawaStore.field-does-not-end", "a field in quotes does not end") }
  static var textBehindField: Sentence {
    Sentence("TilawaStore.text-behind-field", "there is something behind a field in quotes")
  }
  static var fileWithoutId: Sentence {
    Sentence("TilawaStore.file-without-id", "the file has no id in its content or name")
  }
  static var quranItself: Sentence {
    Sentence(
      "TilawaStore.quran-itself", "it is the text of the Quran itself, which comes with the program, not a translation")
  }
  static var changedAfterInstall: Sentence {
    Sentence("TilawaStore.changed-after-install", "it was changed after it was installed")
  }
  static var ayaStandsOutsideSura: Sentence {
    Sentence("TilawaStore.aya-stands-outside-sura", "an aya stands outside of a sura")
  }
  static var ayaNoText: Sentence { Sentence("TilawaStore.aya-no-text", "an aya has no text") }
  static func ayatOfAnotherCounting(counting: String) -> Sentence {
    Sentence(
      "TilawaStore.ayat-of-another-counting", "its ayat are not those of the { $counting } counting",
      ["counting": .text(counting)])
  }
  static var noAyah: Sentence { Sentence("TilawaStore.no-ayah", "there is no ayah in it") }
  static func lineNotUtf8(number: Int) -> Sentence {
    Sentence("TilawaStore.line-not-utf-8", "line { $number } is no UTF-8 text", ["number": .number(number)])
  }
  static var noKnownText: Sentence {
    Sentence(
      "TilawaStore.no-known-text",
      "it is neither a table with the columns surah, ayah, text nor JSON of the King Fahd Complex")
  }
  static func lineOfWrongColumns(number: Int, count: Int, expected: Int) -> Sentence {
    Sentence(
      "TilawaStore.line-of-wrong-columns", "line { $number } has { $count } columns and not { $expected }",
      ["number": .number(number), "count": .number(count), "expected": .number(expected)])
  }
  static func noKingFahdJson(fault: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.no-king-fahd-json",
      #"it is not JSON of the shape [{ "{" }"sura_no", "aya_no", "aya_text"{ "}" }]: { $fault }"#,
      ["fault": .sentence(fault)])
  }
  static func textsKnown(count: Int) -> Sentence {
    Sentence(
      "TilawaStore.texts-known", "the texts known here are the King Fahd Complex's of { $count } riwayat",
      ["count": .number(count)])
  }
  static func textInDisorder(count: Int, ref: String, known: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.text-in-disorder", "{ $count } ayat, and { $ref } is not where it belongs; { $known }",
      ["count": .number(count), "ref": .text(ref), "known": .sentence(known)])
  }
  static func textEmpty(known: Sentence) -> Sentence {
    Sentence("TilawaStore.text-empty", "it holds no text; { $known }", ["known": .sentence(known)])
  }
  static func textOfOtherCounts(
    count: Int, right: Int, counting: String, surah: Int, has: Int, expected: Int, known: Sentence
  ) -> Sentence {
    Sentence(
      "TilawaStore.text-of-other-counts",
      "{ $count } ayat; { $right } are those of { $counting }, the nearest: surah { $surah } has { $has } and not { $expected }; { $known }",
      [
        "count": .number(count), "right": .number(right), "counting": .text(counting), "surah": .number(surah),
        "has": .number(has), "expected": .number(expected), "known": .sentence(known),
      ])
  }
  static func textUnknown(count: Int, counting: String, known: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.text-unknown",
      "{ $count } ayat as { $counting } counts them, but no surah of a known text; { $known }",
      ["count": .number(count), "counting": .text(counting), "known": .sentence(known)])
  }
  static func textNearest(count: Int, riwayah: String, difference: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.text-nearest", "{ $count } ayat, nearest to { $riwayah } as it is known here: { $difference }",
      ["count": .number(count), "riwayah": .text(riwayah), "difference": .sentence(difference)])
  }
  static func surahsDiffer(surah: Int, count: Int) -> Sentence {
    Sentence(
      "TilawaStore.surahs-differ", "surah { $surah } is the first of { $count } that differ",
      ["surah": .number(surah), "count": .number(count)])
  }
  static var digestDiffers: Sentence { Sentence("TilawaStore.digest-differs", "its digest differs") }
  static func lineOfText(number: Int) -> Sentence {
    Sentence("TilawaStore.line-of-text", "line { $number }", ["number": .number(number)])
  }
  static func objectOfText(number: Int) -> Sentence {
    Sentence("TilawaStore.object-of-text", "object { $number }", ["number": .number(number)])
  }
  static func numbersMissingAt(place: Sentence) -> Sentence {
    Sentence(
      "TilawaStore.numbers-missing-at", "{ $place }: the numbers of surah and ayah are missing",
      ["place": .sentence(place)])
  }
  static func noTextOfOneLine(place: Sentence, ref: String) -> Sentence {
    Sentence(
      "TilawaStore.no-text-of-one-line", "{ $place }: { $ref } has no text of one line",
      ["place": .sentence(place), "ref": .text(ref)])
  }
  static func packLinesMissing(count: Int, expected: Int) -> Sentence {
    Sentence(
      "TilawaStore.pack-lines-missing",
      "{ $count } lines of text: without numbers there is one for each of the { $expected } ayat",
      ["count": .number(count), "expected": .number(expected)])
  }
  static func packOfUnknownKind(expected: Int) -> Sentence {
    Sentence(
      "TilawaStore.pack-of-unknown-kind",
      "it is not a known kind of pack: lines surah|ayah|text, { $expected } lines, JSON, SQLite, or a table whose header names surah, ayah and text",
      ["expected": .number(expected)])
  }
  static var packXmlOfAnotherKind: Sentence {
    Sentence(
      "TilawaStore.pack-xml-of-another-kind",
      "it is XML of another kind than tanzil.net's (sura index, aya index, text): take the text with numbers, surah|ayah|text"
    )
  }
  static var suraWithoutIndex: Sentence {
    Sentence("TilawaStore.sura-without-index", "a sura has no number as its index")
  }
  static var ayaWithoutIndex: Sentence {
    Sentence("TilawaStore.aya-without-index", "an aya has no number as its index")
  }
  static func utf16(name: String, line: String) -> Sentence {
    Sentence(
      "TilawaStore.utf-16", "it is { $name } and not UTF-8; to convert it: { $line }",
      ["name": .text(name), "line": .text(line)])
  }
  static func byteNotUtf8(byte: String, line: String) -> Sentence {
    Sentence(
      "TilawaStore.byte-not-utf-8", "byte 0x{ $byte } is not UTF-8; to convert another encoding: { $line }",
      ["byte": .text(byte), "line": .text(line)])
  }
  static func packOfWords(kind: String) -> Sentence {
    Sentence(
      "TilawaStore.pack-of-words", "its texts are of words: it is not a pack of the kind { $kind }",
      ["kind": .text(kind)])
  }
  static func packOfAyat(kind: String) -> Sentence {
    Sentence(
      "TilawaStore.pack-of-ayat", "its texts are of ayat: it is not a pack of the kind { $kind }", ["kind": .text(kind)]
    )
  }
  static func noJson(reason: Sentence) -> Sentence {
    Sentence("TilawaStore.no-json", "it is no JSON: { $reason }", ["reason": .sentence(reason)])
  }
  static func danglingRows(count: Int) -> Sentence {
    Sentence("TilawaStore.dangling-rows", "{ $count } rows refer to missing data", ["count": .number(count)])
  }
  static func segmentsNotFound(count: Int) -> Sentence {
    Sentence(
      "TilawaStore.segments-not-found", "{ $count } segments cannot be found by their content",
      ["count": .number(count)])
  }
  static var soundMissing: Sentence { Sentence("TilawaStore.sound-missing", "the sound is missing") }
  static var soundUnreadable: Sentence { Sentence("TilawaStore.sound-unreadable", "the sound cannot be read") }
  static var soundFactsStale: Sentence {
    Sentence("TilawaStore.sound-facts-stale", "the sound is right, but its stored time or size is wrong")
  }
  static var tagsChanged: Sentence {
    Sentence("TilawaStore.tags-changed", "only its tags were changed, the sound is the same")
  }
  static var segmentOfForeignWords: Sentence {
    Sentence("TilawaStore.segment-of-foreign-words", "a segment holds words that are not in the Quran")
  }
  static func changesUnreadable(count: Int, of: Int) -> Sentence {
    Sentence(
      "TilawaStore.changes-unreadable", "{ $count } of { $of } changes cannot be read, nor be undone",
      ["count": .number(count), "of": .number(of)])
  }
  static func trashUnreadable(title: String) -> Sentence {
    Sentence("TilawaStore.trash-unreadable", "{ $title } in the trash cannot be read", ["title": .text(title)])
  }
  static func trashSoundGone(title: String) -> Sentence {
    Sentence("TilawaStore.trash-sound-gone", "the sound of { $title } in the trash is gone", ["title": .text(title)])
  }
  static func historyEntriesInvalid(count: Int) -> Sentence {
    Sentence(
      "TilawaStore.history-entries-invalid", "{ $count } entries of the history are invalid", ["count": .number(count)])
  }
  static func folderNotListed(reason: Sentence) -> Sentence {
    Sentence("TilawaStore.folder-not-listed", "it cannot be listed: { $reason }", ["reason": .sentence(reason)])
  }
  static var orphanUnreadable: Sentence {
    Sentence("TilawaStore.orphan-unreadable", "it belongs to no recording and cannot be read")
  }
  static var recordingNotKnown: Sentence {
    Sentence("TilawaStore.recording-not-known", "a recording that the library does not know")
  }
  static var orphanOfWrongName: Sentence {
    Sentence(
      "TilawaStore.orphan-of-wrong-name",
      "it belongs to no recording, and its content does not match its name; check it and remove it yourself")
  }
  static var outlineOrphaned: Sentence {
    Sentence("TilawaStore.outline-orphaned", "it was computed from a sound that no longer exists")
  }
  static var downloadedFile: Sentence { Sentence("TilawaStore.downloaded-file", "it is a file that Tilawa downloaded") }
  static func soundOfRecording(title: String) -> Sentence {
    Sentence(
      "TilawaStore.sound-of-recording", "it is the sound of your recording “{ $title }”", ["title": .text(title)])
  }
  static func fileOfReciter(id: String) -> Sentence {
    Sentence("TilawaStore.file-of-reciter", "it is a file of the reciter { $id }", ["id": .text(id)])
  }
  static var fileChanged: Sentence {
    Sentence("TilawaStore.file-changed", "the file was changed; import the original again to repair it")
  }
  static var soundChanged: Sentence {
    Sentence("TilawaStore.sound-changed", "the sound was changed; import the original again to repair it")
  }
  static var inLibraryFolder: Sentence {
    Sentence("TilawaStore.in-library-folder", "it is in the folder of your library")
  }
  static func editMergedFrom(path: String) -> Sentence {
    Sentence("TilawaStore.edit-merged-from", "merge from { $path }", ["path": .text(path)])
  }
  static func editTookLabelsOf(title: String) -> Sentence {
    Sentence(
      "TilawaStore.edit-took-labels-of", "take the labels of { $title }, which has the same sound",
      ["title": .text(title)])
  }
  static var editRestoredMarks: Sentence {
    Sentence("TilawaStore.edit-restored-marks", "restore what was marked before")
  }
  static func editRestored(title: String) -> Sentence {
    Sentence("TilawaStore.edit-restored", "restore { $title }", ["title": .text(title)])
  }
  static var editTookLabels: Sentence { Sentence("TilawaStore.edit-took-labels", "take labels of the same sound") }
  static var editMerged: Sentence { Sentence("TilawaStore.edit-merged", "merge what was marked elsewhere") }
  static func cannotTrustPrint(id: String) -> Sentence {
    Sentence("TilawaStore.cannot-trust-print", "cannot trust the print { $id }", ["id": .text(id)])
  }
  static var cannotReadPrint: Sentence { Sentence("TilawaStore.cannot-read-print", "cannot read the print") }
  static func layoutTooLong(most: Int) -> Sentence {
    Sentence("TilawaStore.layout-too-long", "it has more than { $most } lines", ["most": .number(most)])
  }
  static var layoutLineUnnumbered: Sentence {
    Sentence("TilawaStore.layout-line-unnumbered", "a line has no page or no number on its page")
  }
  static func layoutLineOfUnknownKind(page: Int, line: Int) -> Sentence {
    Sentence(
      "TilawaStore.layout-line-of-unknown-kind",
      "page { $page }, line { $line }: its kind is none of ayah, surah_name and basmallah",
      ["page": .number(page), "line": .number(line)])
  }
  static func layoutLineWithoutWords(page: Int, line: Int) -> Sentence {
    Sentence(
      "TilawaStore.layout-line-without-words", "page { $page }, line { $line }: its first or last word is missing",
      ["page": .number(page), "line": .number(line)])
  }
  static var layoutWithoutLines: Sentence { Sentence("TilawaStore.layout-without-lines", "it has no lines") }
  static func layoutPageWithoutWords(page: Int) -> Sentence {
    Sentence(
      "TilawaStore.layout-page-without-words", "page { $page } has no words, or is missing", ["page": .number(page)])
  }
  static func layoutLineTwice(page: Int, line: Int) -> Sentence {
    Sentence(
      "TilawaStore.layout-line-twice", "page { $page }, line { $line }: there are two lines of this number",
      ["page": .number(page), "line": .number(line)])
  }
  static func layoutNameMisplaced(page: Int, line: Int) -> Sentence {
    Sentence(
      "TilawaStore.layout-name-misplaced",
      "page { $page }, line { $line }: no surah begins after this name or basmalah, or it is the name of another one",
      ["page": .number(page), "line": .number(line)])
  }
  static func layoutDoesNotGoOn(page: Int, line: Int, found: Int, word: Int) -> Sentence {
    Sentence(
      "TilawaStore.layout-does-not-go-on",
      "page { $page }, line { $line }: it begins with word { $found } instead of { $word }, or ends after the last word",
      ["page": .number(page), "line": .number(line), "found": .number(found), "word": .number(word)])
  }
  static func layoutLineUncountable(page: Int, line: Int) -> Sentence {
    Sentence(
      "TilawaStore.layout-line-uncountable",
      "page { $page }, line { $line }: it has no word, more than 31, or ends inside a word",
      ["page": .number(page), "line": .number(line)])
  }
  static func layoutNameMissing(page: Int, line: Int) -> Sentence {
    Sentence(
      "TilawaStore.layout-name-missing", "page { $page }, line { $line }: a surah begins without its name",
      ["page": .number(page), "line": .number(line)])
  }
  static func layoutIncomplete(words: Int, expected: Int) -> Sentence {
    Sentence(
      "TilawaStore.layout-incomplete", "it has { $words } of { $expected } words, or surahs without a name",
      ["words": .number(words), "expected": .number(expected)])
  }
  static func layoutNeeds(names: String) -> Sentence {
    Sentence(
      "TilawaStore.layout-needs",
      "a layout of a print has for each line page_number, line_number, line_type (ayah, surah_name or basmallah), first_word_id and last_word_id; missing here: { $names }",
      ["names": .text(names)])
  }
  static func layoutOfUnknownWords(count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "TilawaStore.layout-of-unknown-words",
      "its { $count } words are those of no installed text; first install the words of its script: { $command }",
      ["count": .number(count), "command": .command(command)])
  }
  static func scriptOfNoAyah(ref: String) -> Sentence {
    Sentence("TilawaStore.script-of-no-ayah", "{ $ref } is no ayah", ["ref": .text(ref)])
  }
  static func scriptWordTwice(ref: String) -> Sentence {
    Sentence("TilawaStore.script-word-twice", "the word { $ref } is there twice", ["ref": .text(ref)])
  }
  static func scriptWordFaulty(ref: String) -> Sentence {
    Sentence(
      "TilawaStore.script-word-faulty",
      "{ $ref }: a word is empty, longer than any, or has characters that no text has", ["ref": .text(ref)])
  }
  static var scriptBoundsWrong: Sentence {
    Sentence("TilawaStore.script-bounds-wrong", "the beginnings of the ayat are not those of the Quran")
  }
  static func scriptWordsDiffer(ref: String, count: Int, expected: Int) -> Sentence {
    Sentence(
      "TilawaStore.script-words-differ", "{ $ref }: its { $count } words are not the { $expected } words of the Quran",
      ["ref": .text(ref), "count": .number(count), "expected": .number(expected)])
  }
  static func scriptSpelledOtherwise(count: Int) -> Sentence {
    Sentence(
      "TilawaStore.script-spelled-otherwise", "{ $count } words have other letters or vowels than those of the Quran",
      ["count": .number(count)])
  }
  static var scriptIncomplete: Sentence { Sentence("TilawaStore.script-incomplete", "words of the Quran are missing") }
  static func idTaken(id: String, option: String) -> Sentence {
    Sentence(
      "TilawaStore.id-taken", "{ $id } is the name of something else; choose another one with { $option }",
      ["id": .text(id), "option": .text(option)])
  }
}
