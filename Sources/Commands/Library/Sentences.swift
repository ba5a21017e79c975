// Written by Scripts/sentences from Resources/sentences/en/LibraryCommands.ftl. A change belongs there.

import TilawaCore

/// The sentences of LibraryCommands.
enum LibraryCommandsSentences {
  static var whatToDownload: Sentence {
    Sentence("LibraryCommands.what-to-download", "say what to download, such as juz:30, or all")
  }
  static func downloadAgain(command: CommandHint) -> Sentence {
    Sentence("LibraryCommands.download-again", "to download them again: { $command }", ["command": .command(command)])
  }
  static func doneOf(done: Int, all: Int) -> Sentence {
    Sentence("LibraryCommands.done-of", "{ $done } of { $all }", ["done": .number(done), "all": .number(all)])
  }
  static func deleteSegment(label: String, time: String, title: String) -> Sentence {
    Sentence(
      "LibraryCommands.delete-segment", "Delete { $label } at { $time } of { $title }?",
      ["label": .text(label), "time": .text(time), "title": .text(title)])
  }
  static func segmentOf(label: String, title: String) -> Sentence {
    Sentence("LibraryCommands.segment-of", "{ $label } of { $title }", ["label": .text(label), "title": .text(title)])
  }
  static func deleteRecording(title: String, reciter: String, date: String, time: String, confirmed: Int) -> Sentence {
    Sentence(
      "LibraryCommands.delete-recording",
      "Delete { $title } ({ $reciter }, { $date }, { $time }, { $confirmed } segments confirmed)?",
      [
        "title": .text(title), "reciter": .text(reciter), "date": .text(date), "time": .text(time),
        "confirmed": .number(confirmed),
      ])
  }
  static var toDelete: Sentence { Sentence("LibraryCommands.to-delete", "to delete without a question, add --yes") }
  static var nothingDeleted: Sentence { Sentence("LibraryCommands.nothing-deleted", "nothing was deleted") }
  static func inTrash(title: String, command: CommandHint) -> Sentence {
    Sentence(
      "LibraryCommands.in-trash", "{ $title } is in the trash; to restore it within 30 days: { $command }",
      ["title": .text(title), "command": .command(command)])
  }
  static func deleteThings(count: Int, size: String) -> Sentence {
    Sentence(
      "LibraryCommands.delete-things", "Delete { $count } things permanently, { $size }?",
      ["count": .number(count), "size": .text(size)])
  }
  static func deleteRows(count: Int) -> Sentence {
    Sentence(
      "LibraryCommands.delete-rows",
      #"""
      Delete { $count ->
      [one] { $count } row
      *[other] { $count } rows
      } permanently?
      """#, ["count": .number(count)])
  }
  static func deletedRows(count: Int) -> Sentence {
    Sentence(
      "LibraryCommands.deleted-rows",
      #"""
      deleted: { $count ->
      [one] { $count } row
      *[other] { $count } rows
      }
      """#, ["count": .number(count)])
  }
  static var toEmpty: Sentence {
    Sentence("LibraryCommands.to-empty", "to empty the trash without a question, add --yes")
  }
  static func belongsAlready(title: String, owner: String) -> Sentence {
    Sentence(
      "LibraryCommands.belongs-already", "{ $title } already belongs to { $owner }",
      ["title": .text(title), "owner": .text(owner)])
  }
  static func edited(title: String, id: String, day: String) -> Sentence {
    Sentence(
      "LibraryCommands.edited", "{ $title }, { $id }, recorded { $day }",
      ["title": .text(title), "id": .text(id), "day": .text(day)])
  }
  static var noneOrFrom: Sentence { Sentence("LibraryCommands.none-or-from", "use --none or --from, not both") }
  static var toDoIt: Sentence { Sentence("LibraryCommands.to-do-it", "to do it without a question, add --yes") }
  static var nothingChanged: Sentence { Sentence("LibraryCommands.nothing-changed", "nothing was changed") }
  static func useBackup(day: String) -> Sentence {
    Sentence("LibraryCommands.use-backup", "Set it aside and use the backup of { $day }?", ["day": .text(day)])
  }
  static var addYes: Sentence { Sentence("LibraryCommands.add-yes", "add --yes") }
  static var folderOrPage: Sentence {
    Sentence("LibraryCommands.folder-or-page", "name a folder, or a page with --html FILE")
  }
  static func needsHtml(option: String) -> Sentence {
    Sentence("LibraryCommands.needs-html", "{ $option } needs --html", ["option": .text(option)])
  }
  static var timelineOrRange: Sentence {
    Sentence("LibraryCommands.timeline-or-range", "use --timeline or a range, not both")
  }
  static func noRecordingWith(words: String) -> Sentence {
    Sentence(
      "LibraryCommands.no-recording-with", "no recording has all of these words: { $words }", ["words": .text(words)])
  }
  static var urlOrFiles: Sentence { Sentence("LibraryCommands.url-or-files", "use --url or your own files, not both") }
  static var timingsNeedUrl: Sentence {
    Sentence("LibraryCommands.timings-need-url", "--timings-url needs --url with files of whole surahs")
  }
  static func timingsForFiles(command: CommandHint) -> Sentence {
    Sentence(
      "LibraryCommands.timings-for-files",
      "--timings is for your own files; for online files, use --timings-url or { $command }",
      ["command": .command(command)])
  }
  static var firstAyahForFiles: Sentence {
    Sentence("LibraryCommands.first-ayah-for-files", "--first-ayah is only for your own files")
  }
  static func removeReciter(name: String, count: Int) -> Sentence {
    Sentence(
      "LibraryCommands.remove-reciter",
      #"""
      Remove { $name } and put { $count ->
      [one] { $count } recording
      *[other] { $count } recordings
      } into the trash?
      """#, ["name": .text(name), "count": .number(count)])
  }
  static func toRemoveReciter(id: String, count: Int) -> Sentence {
    Sentence(
      "LibraryCommands.to-remove-reciter",
      #"""
      { $id } has { $count ->
      [one] { $count } recording
      *[other] { $count } recordings
      }; to remove them without a question, add --yes
      """#, ["id": .text(id), "count": .number(count)])
  }
  static var nothingRemoved: Sentence { Sentence("LibraryCommands.nothing-removed", "nothing was removed") }
  static func beingMeasured(id: String) -> Sentence {
    Sentence("LibraryCommands.being-measured", "{ $id } is already being measured; waiting for it", ["id": .text(id)])
  }
  static func measuring(id: String, percent: Int, minutes: Int) -> Sentence {
    Sentence(
      "LibraryCommands.measuring", "{ $id }: { $percent }% of { $minutes } min",
      ["id": .text(id), "percent": .number(percent), "minutes": .number(minutes)])
  }
  static func filesSkipped(id: String, count: Int, file: String) -> Sentence {
    Sentence(
      "LibraryCommands.files-skipped",
      "{ $id }: { $count } files cannot be read and are skipped, the first is { $file }",
      ["id": .text(id), "count": .number(count), "file": .text(file)])
  }
  static var downloadsKept: Sentence { Sentence("LibraryCommands.downloads-kept", "downloaded files are kept") }
  static var downloadsMayGo: Sentence {
    Sentence("LibraryCommands.downloads-may-go", "downloaded files may be deleted automatically")
  }
  static var notDownloaded: Sentence {
    Sentence("LibraryCommands.not-downloaded", "these reciters are not downloaded: their files stay where they are")
  }
  static var onOrOff: Sentence { Sentence("LibraryCommands.on-or-off", "say on, off or nothing") }
  static var newOrNothing: Sentence { Sentence("LibraryCommands.new-or-nothing", "say new or nothing") }
  static var limitOutOfRange: Sentence {
    Sentence("LibraryCommands.limit-out-of-range", "--limit is a number from 1 to 100000")
  }
  static var sendingRecordings: Sentence { Sentence("LibraryCommands.sending-recordings", "sending recordings") }
  static func sendingChanges(parts: Int) -> Sentence {
    Sentence("LibraryCommands.sending-changes", "sending changes · { $parts }", ["parts": .number(parts)])
  }
  static var takingChanges: Sentence { Sentence("LibraryCommands.taking-changes", "taking changes") }
  static var fetchingRecordings: Sentence { Sentence("LibraryCommands.fetching-recordings", "fetching recordings") }
  static func progress(bar: String, words: Sentence, done: Int, all: Int) -> Sentence {
    Sentence(
      "LibraryCommands.progress", "{ $bar } { $words } · { $done } of { $all }",
      ["bar": .text(bar), "words": .sentence(words), "done": .number(done), "all": .number(all)])
  }
  static var startOrEnd: Sentence { Sentence("LibraryCommands.start-or-end", "give --start, --end, or both") }
  static var endBeforeStart: Sentence {
    Sentence("LibraryCommands.end-before-start", "--end must be later than --start")
  }
  static var noShift: Sentence {
    Sentence("LibraryCommands.no-shift", "--by 0 moves nothing; give a time such as 60ms or -0.06")
  }
  static func byHandElsewhere(count: Int) -> Sentence {
    Sentence(
      "LibraryCommands.by-hand-elsewhere",
      "{ $count } ayat by hand are of audio that is not here, and may be another reciter's", ["count": .number(count)])
  }
  static func exported(path: String, count: Int) -> Sentence {
    Sentence(
      "LibraryCommands.exported",
      #"""
      { $path } · { $count ->
      [one] { $count } ayah
      *[other] { $count } ayat
      } by hand
      """#, ["path": .text(path), "count": .number(count)])
  }
  static func exportedAll(path: String, count: Int, published: Int) -> Sentence {
    Sentence(
      "LibraryCommands.exported-all",
      #"""
      { $path } · { $count ->
      [one] { $count } ayah
      *[other] { $count } ayat
      } by hand, { $published } published
      """#, ["path": .text(path), "count": .number(count), "published": .number(published)])
  }
  static var surahOutOfRange: Sentence { Sentence("LibraryCommands.surah-out-of-range", "--surah is 1 to 114") }
  static var titleEmpty: Sentence { Sentence("LibraryCommands.title-empty", "the title is empty") }
  static func renamed(former: String, name: String) -> Sentence {
    Sentence(
      "LibraryCommands.renamed", "{ $former } is called { $name } now", ["former": .text(former), "name": .text(name)])
  }
  static func reciterRenamed(former: String, name: String, id: String) -> Sentence {
    Sentence(
      "LibraryCommands.reciter-renamed", "{ $former } is called { $name } now; the id is still { $id }",
      ["former": .text(former), "name": .text(name), "id": .text(id)])
  }
  static var segmentOfOne: Sentence {
    Sentence("LibraryCommands.segment-of-one", "--segment names a segment of one recording")
  }
  static func deleteRecordings(count: Int) -> Sentence {
    Sentence(
      "LibraryCommands.delete-recordings", "Delete { $count } recordings with their labels?", ["count": .number(count)])
  }
  static var moveNeeds: Sentence { Sentence("LibraryCommands.move-needs", "name recordings, then the reciter") }
}
