// Written by Scripts/sentences from Resources/sentences/en/AppRecordings.ftl. A change belongs there.

import TilawaCore

/// The sentences of AppRecordings.
enum RecordingsSentences {
  static var headingNumber: Sentence { Sentence("AppRecordings.heading-number", "no.") }
  static var headingId: Sentence { Sentence("AppRecordings.heading-id", "id") }
  static var headingRecording: Sentence { Sentence("AppRecordings.heading-recording", "recording") }
  static var headingRecordings: Sentence { Sentence("AppRecordings.heading-recordings", "recordings") }
  static var headingTitle: Sentence { Sentence("AppRecordings.heading-title", "title") }
  static var headingReciter: Sentence { Sentence("AppRecordings.heading-reciter", "reciter") }
  static var headingDate: Sentence { Sentence("AppRecordings.heading-date", "date") }
  static var headingRecorded: Sentence { Sentence("AppRecordings.heading-recorded", "recorded") }
  static var headingImported: Sentence { Sentence("AppRecordings.heading-imported", "imported") }
  static var headingDevice: Sentence { Sentence("AppRecordings.heading-device", "device") }
  static var headingExpected: Sentence { Sentence("AppRecordings.heading-expected", "should hold") }
  static var headingLoudness: Sentence { Sentence("AppRecordings.heading-loudness", "loudness") }
  static var headingFile: Sentence { Sentence("AppRecordings.heading-file", "file") }
  static var headingChanges: Sentence { Sentence("AppRecordings.heading-changes", "changes") }
  static var headingStart: Sentence { Sentence("AppRecordings.heading-start", "start") }
  static var headingEnd: Sentence { Sentence("AppRecordings.heading-end", "end") }
  static var headingLength: Sentence { Sentence("AppRecordings.heading-length", "length") }
  static var headingPlace: Sentence { Sentence("AppRecordings.heading-place", "place") }
  static var headingAyah: Sentence { Sentence("AppRecordings.heading-ayah", "ayah") }
  static var headingAyat: Sentence { Sentence("AppRecordings.heading-ayat", "ayat") }
  static var headingSure: Sentence { Sentence("AppRecordings.heading-sure", "sure") }
  static var headingToCheck: Sentence { Sentence("AppRecordings.heading-to-check", "to check") }
  static var headingState: Sentence { Sentence("AppRecordings.heading-state", "state") }
  static var headingTake: Sentence { Sentence("AppRecordings.heading-take", "take") }
  static var headingText: Sentence { Sentence("AppRecordings.heading-text", "text") }
  static var headingBoundary: Sentence { Sentence("AppRecordings.heading-boundary", "boundary") }
  static var headingPause: Sentence { Sentence("AppRecordings.heading-pause", "pause") }
  static var headingAfter: Sentence { Sentence("AppRecordings.heading-after", "after it") }
  static var headingVerdict: Sentence { Sentence("AppRecordings.heading-verdict", "verdict") }
  static var headingKind: Sentence { Sentence("AppRecordings.heading-kind", "kind") }
  static var headingFault: Sentence { Sentence("AppRecordings.heading-fault", "what is wrong") }
  static var headingSegments: Sentence { Sentence("AppRecordings.heading-segments", "segments") }
  static var headingTrash: Sentence { Sentence("AppRecordings.heading-trash", "trash") }
  static var headingLibrary: Sentence { Sentence("AppRecordings.heading-library", "library") }
  static var headingBackups: Sentence { Sentence("AppRecordings.heading-backups", "backups") }
  static var headingDeleted: Sentence { Sentence("AppRecordings.heading-deleted", "deleted") }
  static var headingStays: Sentence { Sentence("AppRecordings.heading-stays", "stays") }
  static func next(command: CommandHint) -> Sentence {
    Sentence("AppRecordings.next", "next: { $command }", ["command": .command(command)])
  }
  static var unknown: Sentence { Sentence("AppRecordings.unknown", "unknown") }
  static var preferred: Sentence { Sentence("AppRecordings.preferred", "preferred") }
  static func seconds(seconds: String) -> Sentence {
    Sentence("AppRecordings.seconds", "{ $seconds } s", ["seconds": .text(seconds)])
  }
  static func atTime(time: String) -> Sentence {
    Sentence("AppRecordings.at-time", "at { $time }", ["time": .text(time)])
  }
  static func andMore(names: String, count: Int) -> Sentence {
    Sentence(
      "AppRecordings.and-more", "{ $names } and { $count } more", ["names": .text(names), "count": .number(count)])
  }
  static func about(name: String, remark: Sentence) -> Sentence {
    Sentence("AppRecordings.about", "{ $name }: { $remark }", ["name": .text(name), "remark": .sentence(remark)])
  }
  static func notATime(text: String) -> Sentence {
    Sentence(
      "AppRecordings.not-a-time", "{ $text } is not a time; write 62.5 (seconds), 1:02.5, 500ms or 2756250f (frames)",
      ["text": .text(text)])
  }
  static var standardInput: Sentence { Sentence("AppRecordings.standard-input", "standard input") }
  static var nothingToDo: Sentence { Sentence("AppRecordings.nothing-to-do", "nothing to do") }
  static func noRecordings(command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.no-recordings", "there are no such recordings; to import one: { $command }",
      ["command": .command(command)])
  }
  static func noRecordingsOf(name: String) -> Sentence {
    Sentence("AppRecordings.no-recordings-of", "there is no recording of { $name }", ["name": .text(name)])
  }
  static var noSuchRecording: Sentence { Sentence("AppRecordings.no-such-recording", "there is no such recording") }
  static func noSegment(title: String, name: String, count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.no-segment", "{ $title } has no segment { $name }; it has { $count }, see: { $command }",
      ["title": .text(title), "name": .text(name), "count": .number(count), "command": .command(command)])
  }
  static func segmentsThere(name: String, count: Int) -> Sentence {
    Sentence(
      "AppRecordings.segments-there",
      #"""
      { $name }: there { $count ->
      [one] is 1 segment
      *[other] are { $count } segments
      }
      """#, ["name": .text(name), "count": .number(count)])
  }
  static func noSuchSegment(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.no-such-segment", "{ $name }: there is no such segment; see: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func severalIds(name: String) -> Sentence {
    Sentence("AppRecordings.several-ids", "{ $name }: several ids begin with these letters", ["name": .text(name)])
  }
  static func notInTrash(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.not-in-trash", "nothing in the trash is { $name }; see: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func severalInTrash(name: String, names: String) -> Sentence {
    Sentence(
      "AppRecordings.several-in-trash", "{ $name } may be any of { $names }",
      ["name": .text(name), "names": .text(names)])
  }
  static func fileChanged(command: CommandHint) -> Sentence {
    Sentence("AppRecordings.file-changed", "its file has changed; { $command }", ["command": .command(command)])
  }
  static func fileGone(command: CommandHint) -> Sentence {
    Sentence("AppRecordings.file-gone", "its file is gone; { $command }", ["command": .command(command)])
  }
  static func fileWithFault(path: String, fault: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.file-with-fault", "{ $path } ({ $fault })", ["path": .text(path), "fault": .sentence(fault)])
  }
  static func faultInBrackets(fault: Sentence) -> Sentence {
    Sentence("AppRecordings.fault-in-brackets", "({ $fault })", ["fault": .sentence(fault)])
  }
  static var mono: Sentence { Sentence("AppRecordings.mono", "mono") }
  static func channels(count: Int) -> Sentence {
    Sentence("AppRecordings.channels", "{ $count } channels", ["count": .number(count)])
  }
  static func importedFrom(day: String, name: String) -> Sentence {
    Sentence("AppRecordings.imported-from", "{ $day } from { $name }", ["day": .text(day), "name": .text(name)])
  }
  static func soundFacts(length: String, rate: Int, channels: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.sound-facts", "{ $length }, { $rate } Hz, { $channels }",
      ["length": .text(length), "rate": .number(rate), "channels": .sentence(channels)])
  }
  static func changesCounted(undo: Int, redo: Int) -> Sentence {
    Sentence(
      "AppRecordings.changes-counted", "{ $undo } to undo, { $redo } to redo",
      ["undo": .number(undo), "redo": .number(redo)])
  }
  static func notContained(range: String) -> Sentence {
    Sentence("AppRecordings.not-contained", "no recording contains { $range } yet", ["range": .text(range)])
  }
  static func covered(count: Int, all: Int, counting: String) -> Sentence {
    Sentence(
      "AppRecordings.covered", "{ $count } of { $all } ayat ({ $counting })",
      ["count": .number(count), "all": .number(all), "counting": .text(counting)])
  }
  static func coveredBy(name: String, count: Int, all: Int, riwayah: String) -> Sentence {
    Sentence(
      "AppRecordings.covered-by", "{ $name }: { $count } of { $all } ({ $riwayah })",
      ["name": .text(name), "count": .number(count), "all": .number(all), "riwayah": .text(riwayah)])
  }
  static func surahCovered(number: Int, name: String, count: Int, all: Int, ranges: String) -> Sentence {
    Sentence(
      "AppRecordings.surah-covered", "{ $number } { $name }: { $count } of { $all }, { $ranges }",
      [
        "number": .number(number), "name": .text(name), "count": .number(count), "all": .number(all),
        "ranges": .text(ranges),
      ])
  }
  static func recordingsStored(count: Int, length: String, bytes: String) -> Sentence {
    Sentence(
      "AppRecordings.recordings-stored", "{ $count } recordings, { $length }, { $bytes }",
      ["count": .number(count), "length": .text(length), "bytes": .text(bytes)])
  }
  static func segmentsStored(segments: Int, confirmed: Int) -> Sentence {
    Sentence(
      "AppRecordings.segments-stored", "{ $segments } in recordings; { $confirmed } stretches of text confirmed in all",
      ["segments": .number(segments), "confirmed": .number(confirmed)])
  }
  static var noneYet: Sentence { Sentence("AppRecordings.none-yet", "none yet") }
  static func isBack(title: String) -> Sentence {
    Sentence("AppRecordings.is-back", "{ $title } is back", ["title": .text(title)])
  }
  static func isBackMerged(title: String) -> Sentence {
    Sentence(
      "AppRecordings.is-back-merged", "{ $title } was there again; what had been marked in it is back too",
      ["title": .text(title)])
  }
  static func isBackKnown(title: String) -> Sentence {
    Sentence(
      "AppRecordings.is-back-known", "{ $title } was there again already, with all that had been marked",
      ["title": .text(title)])
  }
  static func daysLeft(count: Int) -> Sentence {
    Sentence("AppRecordings.days-left", "{ $count } days left", ["count": .number(count)])
  }
  static var trashEmpty: Sentence { Sentence("AppRecordings.trash-empty", "the trash is empty") }
  static func wouldGo(title: String) -> Sentence {
    Sentence("AppRecordings.would-go", "would go: { $title }", ["title": .text(title)])
  }
  static func gone(title: String) -> Sentence {
    Sentence("AppRecordings.gone", "gone: { $title }", ["title": .text(title)])
  }
  static func wouldBeFreed(count: Int, bytes: String) -> Sentence {
    Sentence(
      "AppRecordings.would-be-freed", "{ $count } things, { $bytes } would be freed",
      ["count": .number(count), "bytes": .text(bytes)])
  }
  static func freed(count: Int, bytes: String) -> Sentence {
    Sentence(
      "AppRecordings.freed", "{ $count } things, { $bytes } freed", ["count": .number(count), "bytes": .text(bytes)])
  }
  static func takenInPart(title: String, length: String, all: String) -> Sentence {
    Sentence(
      "AppRecordings.taken-in-part", "{ $title }: { $length } of { $all } were taken: import it again",
      ["title": .text(title), "length": .text(length), "all": .text(all)])
  }
  static func importedLikeThis(title: String, missing: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.imported-like-this", "{ $title }: { $missing }; it was imported like this",
      ["title": .text(title), "missing": .sentence(missing)])
  }
  static var waveformUnreadable: Sentence {
    Sentence("AppRecordings.waveform-unreadable", "its waveform cannot be read")
  }
  static var recoveredRecordings: Sentence { Sentence("AppRecordings.recovered-recordings", "Recovered recordings") }
  static func recoveredTitle(id: String) -> Sentence {
    Sentence("AppRecordings.recovered-title", "Recovered { $id }", ["id": .text(id)])
  }
  static var importedMeanwhile: Sentence {
    Sentence("AppRecordings.imported-meanwhile", "it was imported in the meantime")
  }
  static func isRecordingNow(title: String, name: String) -> Sentence {
    Sentence(
      "AppRecordings.is-recording-now", "it is the recording { $title } of { $name } now",
      ["title": .text(title), "name": .text(name)])
  }
  static func cannotBecomeRecording(reason: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.cannot-become-recording", "it cannot become a recording: { $reason }",
      ["reason": .sentence(reason)])
  }
  static func faultRepairable(place: String, fault: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.fault-repairable", "{ $place }: { $fault } (--repair corrects it)",
      ["place": .text(place), "fault": .sentence(fault)])
  }
  static func faultRepaired(place: String, fault: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.fault-repaired", "{ $place }: { $fault } (repaired)",
      ["place": .text(place), "fault": .sentence(fault)])
  }
  static func checked(count: Int, bytes: String, result: String) -> Sentence {
    Sentence(
      "AppRecordings.checked", "{ $count } recordings, { $bytes }: { $result }",
      ["count": .number(count), "bytes": .text(bytes), "result": .text(result)])
  }
  static var allWell: Sentence { Sentence("AppRecordings.all-well", "all is well") }
  static func countWrong(count: Int) -> Sentence {
    Sentence("AppRecordings.count-wrong", "{ $count } wrong", ["count": .number(count)])
  }
  static func countRepaired(count: Int) -> Sentence {
    Sentence("AppRecordings.count-repaired", "{ $count } repaired", ["count": .number(count)])
  }
  static func noBackup(path: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.no-backup", "{ $path }: there is no backup; to begin anew: { $command }",
      ["path": .text(path), "command": .command(command)])
  }
  static func noBackupOf(day: String, days: String) -> Sentence {
    Sentence(
      "AppRecordings.no-backup-of", "there is no backup of { $day }; there are: { $days }",
      ["day": .text(day), "days": .text(days)])
  }
  static func goneTakeBackup(day: String) -> Sentence {
    Sentence("AppRecordings.gone-take-backup", "The library is gone. Take the backup of { $day }?", ["day": .text(day)])
  }
  static var goneBeginAnew: Sentence { Sentence("AppRecordings.gone-begin-anew", "The library is gone. Begin anew?") }
  static func libraryDamaged(damage: String) -> Sentence {
    Sentence("AppRecordings.library-damaged", "The library is damaged ({ $damage }).", ["damage": .text(damage)])
  }
  static var libraryWhole: Sentence {
    Sentence("AppRecordings.library-whole", "The library is not damaged; later changes are set aside with it.")
  }
  static func takeBackup(state: Sentence, day: String) -> Sentence {
    Sentence(
      "AppRecordings.take-backup", "{ $state } Set it aside and take the backup of { $day }?",
      ["state": .sentence(state), "day": .text(day)])
  }
  static func beginAnew(state: Sentence) -> Sentence {
    Sentence("AppRecordings.begin-anew", "{ $state } Set it aside and begin anew?", ["state": .sentence(state)])
  }
  static func libraryAside(path: String) -> Sentence {
    Sentence("AppRecordings.library-aside", "the old library is now { $path }", ["path": .text(path)])
  }
  static func libraryIsBackup(day: String) -> Sentence {
    Sentence("AppRecordings.library-is-backup", "your library is now the backup of { $day }", ["day": .text(day)])
  }
  static var libraryIsNew: Sentence { Sentence("AppRecordings.library-is-new", "your library is now new and empty") }
  static func countAdded(count: Int) -> Sentence {
    Sentence("AppRecordings.count-added", "{ $count } added", ["count": .number(count)])
  }
  static func countUpdated(count: Int) -> Sentence {
    Sentence("AppRecordings.count-updated", "{ $count } updated", ["count": .number(count)])
  }
  static func countMerged(count: Int) -> Sentence {
    Sentence("AppRecordings.count-merged", "{ $count } merged", ["count": .number(count)])
  }
  static func countUnchanged(count: Int) -> Sentence {
    Sentence("AppRecordings.count-unchanged", "{ $count } unchanged", ["count": .number(count)])
  }
  static func countTrashed(count: Int) -> Sentence {
    Sentence("AppRecordings.count-trashed", "{ $count } trashed", ["count": .number(count)])
  }
  static func hifzEvents(count: Int) -> Sentence {
    Sentence(
      "AppRecordings.hifz-events",
      #"""
      { $count ->
      [one] { $count } event of hifz
      *[other] { $count } events of hifz
      }
      """#, ["count": .number(count)])
  }
  static func inTrash(title: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.in-trash", "{ $title } lies in your trash and was left there; see: { $command }",
      ["title": .text(title), "command": .command(command)])
  }
  static func leftOut(count: Int) -> Sentence {
    Sentence("AppRecordings.left-out", "{ $count } left out; the others are done", ["count": .number(count)])
  }
  static func playedAsItIs(reason: Sentence) -> Sentence {
    Sentence("AppRecordings.played-as-it-is", "{ $reason }; it is played as it is", ["reason": .sentence(reason)])
  }
  static func knownFile(name: String, id: String, title: String, reciter: String) -> Sentence {
    Sentence(
      "AppRecordings.known-file",
      "{ $name }: is here already, as { $id } ({ $title }) of { $reciter }; nothing was changed",
      ["name": .text(name), "id": .text(id), "title": .text(title), "reciter": .text(reciter)])
  }
  static func knownSound(name: String, id: String, title: String, reciter: String) -> Sentence {
    Sentence(
      "AppRecordings.known-sound",
      "{ $name }: has a sound that is here already, in another file: { $id } ({ $title }) of { $reciter }; nothing was changed",
      ["name": .text(name), "id": .text(id), "title": .text(title), "reciter": .text(reciter)])
  }
  static func sameFile(id: String) -> Sentence {
    Sentence(
      "AppRecordings.same-file", "this sound was here already, as { $id }; it takes what was said now",
      ["id": .text(id)])
  }
  static func sameSound(id: String) -> Sentence {
    Sentence(
      "AppRecordings.same-sound",
      "this sound was here already, as { $id }, in another file, which stays; it takes what was said now",
      ["id": .text(id)])
  }
  static func sameSoundNewFile(id: String) -> Sentence {
    Sentence(
      "AppRecordings.same-sound-new-file",
      "this sound was here already, as { $id }; it takes this file, and what was said now", ["id": .text(id)])
  }
  static func taken(reciter: String, id: String, facts: String) -> Sentence {
    Sentence(
      "AppRecordings.taken", "{ $reciter } ({ $id }): { $facts }",
      ["reciter": .text(reciter), "id": .text(id), "facts": .text(facts)])
  }
  static func recordedDay(day: String) -> Sentence {
    Sentence("AppRecordings.recorded-day", "recorded { $day }", ["day": .text(day)])
  }
  static func recordedByName(day: String) -> Sentence {
    Sentence("AppRecordings.recorded-by-name", "recorded { $day } (from its name)", ["day": .text(day)])
  }
  static func recordedByFile(day: String) -> Sentence {
    Sentence("AppRecordings.recorded-by-file", "recorded { $day } (the time of the file)", ["day": .text(day)])
  }
  static func dateDoubtful(one: String, other: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.date-doubtful", "its name may mean { $one } or { $other }; to say which: { $command }",
      ["one": .text(one), "other": .text(other), "command": .command(command)])
  }
  static func segmentsConfirmed(count: Int) -> Sentence {
    Sentence(
      "AppRecordings.segments-confirmed",
      #"""
      { $count ->
      [one] { $count } segment
      *[other] { $count } segments
      } confirmed
      """#, ["count": .number(count)])
  }
  static func segmentsSuggested(count: Int) -> Sentence {
    Sentence(
      "AppRecordings.segments-suggested",
      #"""
      { $count ->
      [one] { $count } segment
      *[other] { $count } segments
      } suggested
      """#, ["count": .number(count)])
  }
  static var segmentsNone: Sentence { Sentence("AppRecordings.segments-none", "no segments yet") }
  static var nothingHeard: Sentence { Sentence("AppRecordings.nothing-heard", "no recitation was found") }
  static func noRecitation(name: String, advice: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.no-recitation", "{ $name }: no recitation was found; the recording is kept; { $advice }",
      ["name": .text(name), "advice": .sentence(advice)])
  }
  static func keptUnsearched(reason: Sentence, advice: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.kept-unsearched", "the recording is kept; { $reason }; { $advice }",
      ["reason": .sentence(reason), "advice": .sentence(advice)])
  }
  static func countRecordings(count: Int) -> Sentence {
    Sentence(
      "AppRecordings.count-recordings",
      #"""
      { $count ->
      [one] { $count } recording
      *[other] { $count } recordings
      }
      """#, ["count": .number(count)])
  }
  static func ayatOf(found: Int, all: Int, ranges: String) -> Sentence {
    Sentence(
      "AppRecordings.ayat-of",
      #"""
      { $found } of { $all ->
      [one] { $all } ayah
      *[other] { $all } ayat
      } of { $ranges }
      """#, ["found": .number(found), "all": .number(all), "ranges": .text(ranges)])
  }
  static func missingAyat(ranges: String) -> Sentence {
    Sentence("AppRecordings.missing-ayat", "missing { $ranges }", ["ranges": .text(ranges)])
  }
  static func countConfirmed(count: Int) -> Sentence {
    Sentence("AppRecordings.count-confirmed", "{ $count } confirmed", ["count": .number(count)])
  }
  static func countSure(count: Int) -> Sentence {
    Sentence("AppRecordings.count-sure", "{ $count } sure", ["count": .number(count)])
  }
  static func countKnown(count: Int) -> Sentence {
    Sentence("AppRecordings.count-known", "{ $count } here already", ["count": .number(count)])
  }
  static func countElsewhere(count: Int) -> Sentence {
    Sentence("AppRecordings.count-elsewhere", "{ $count } done elsewhere or before", ["count": .number(count)])
  }
  static func countRefused(count: Int) -> Sentence {
    Sentence("AppRecordings.count-refused", "{ $count } refused", ["count": .number(count)])
  }
  static func countPassedOver(count: Int) -> Sentence {
    Sentence(
      "AppRecordings.count-passed-over",
      #"""
      { $count ->
      [one] { $count } other file
      *[other] { $count } other files
      } passed over
      """#, ["count": .number(count)])
  }
  static func heardFirst(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.heard-first",
      "{ $name } is new, and heard first where there is something of theirs; otherwise: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func askedAfter(name: String, before: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.asked-after", "{ $name } is new, and asked after { $before }; to hear them first: { $command }",
      ["name": .text(name), "before": .text(before), "command": .command(command)])
  }
  static func notSearchedYet(title: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.not-searched-yet", "{ $title } is here, its ayat were not found yet; later: { $command }",
      ["title": .text(title), "command": .command(command)])
  }
  static func detectAdvice(command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.detect-advice", "by pauses alone and less sure: { $command }", ["command": .command(command)])
  }
  static func mayContain(ranges: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.may-contain", "it may contain { $ranges }; if that is right: { $command }",
      ["ranges": .text(ranges), "command": .command(command)])
  }
  static func recognised(title: String, ranges: String) -> Sentence {
    Sentence(
      "AppRecordings.recognised", "{ $title }: recognised as { $ranges }",
      ["title": .text(title), "ranges": .text(ranges)])
  }
  static func recognisedInPart(title: String, ranges: String, doubtful: String) -> Sentence {
    Sentence(
      "AppRecordings.recognised-in-part", "{ $title }: recognised as { $ranges }; it may also contain { $doubtful }",
      ["title": .text(title), "ranges": .text(ranges), "doubtful": .text(doubtful)])
  }
  static func notHeard(ranges: String) -> Sentence {
    Sentence("AppRecordings.not-heard", "not heard: { $ranges }", ["ranges": .text(ranges)])
  }
  static func searched(count: Int, riwayah: String) -> Sentence {
    Sentence(
      "AppRecordings.searched",
      #"""
      searched { $count ->
      [one] { $count } ayah
      *[other] { $count } ayat
      }, by the words of { $riwayah }
      """#, ["count": .number(count), "riwayah": .text(riwayah)])
  }
  static func sameWords(ranges: String) -> Sentence {
    Sentence("AppRecordings.same-words", "the same words: { $ranges }", ["ranges": .text(ranges)])
  }
  static func or(place: String) -> Sentence { Sentence("AppRecordings.or", "or { $place }", ["place": .text(place)]) }
  static func aGuess(share: String) -> Sentence {
    Sentence("AppRecordings.a-guess", "{ $share }, a guess", ["share": .text(share)])
  }
  static var inPart: Sentence { Sentence("AppRecordings.in-part", "in part") }
  static func ayahInPart(ayah: String) -> Sentence {
    Sentence("AppRecordings.ayah-in-part", "{ $ayah } in part", ["ayah": .text(ayah)])
  }
  static func ayatInPart(first: String, last: String) -> Sentence {
    Sentence(
      "AppRecordings.ayat-in-part", "{ $first } and { $last } in part", ["first": .text(first), "last": .text(last)])
  }
  static func foundIn(found: Int, all: Int, title: String) -> Sentence {
    Sentence(
      "AppRecordings.found-in",
      #"""
      { $found } of { $all ->
      [one] { $all } ayah
      *[other] { $all } ayat
      } found in { $title }
      """#, ["found": .number(found), "all": .number(all), "title": .text(title)])
  }
  static func basmalahsConfirmed(count: Int) -> Sentence {
    Sentence(
      "AppRecordings.basmalahs-confirmed",
      #"""
      { $count ->
      [one] a basmalah confirmed
      *[other] { $count } basmalahs confirmed
      }
      """#, ["count": .number(count)])
  }
  static var allConfirmed: Sentence { Sentence("AppRecordings.all-confirmed", "all labels are confirmed") }
  static func countToCheck(count: Int) -> Sentence {
    Sentence("AppRecordings.count-to-check", "{ $count } to check", ["count": .number(count)])
  }
  static func notFound(names: String) -> Sentence {
    Sentence("AppRecordings.not-found", "not found: { $names }", ["names": .text(names)])
  }
  static func foundUnchanged(found: String) -> Sentence {
    Sentence("AppRecordings.found-unchanged", "{ $found }; nothing was changed", ["found": .text(found)])
  }
  static func foundNext(found: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.found-next", "{ $found }; { $command }", ["found": .text(found), "command": .command(command)])
  }
  static func noneCertain(command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.none-certain",
      "nothing is confirmed, because no suggestion is certain enough; check them: { $command }",
      ["command": .command(command)])
  }
  static func suggestedIn(count: Int, title: String) -> Sentence {
    Sentence(
      "AppRecordings.suggested-in",
      #"""
      { $count ->
      [one] { $count } segment
      *[other] { $count } segments
      } suggested in { $title }
      """#, ["count": .number(count), "title": .text(title)])
  }
  static func suggestedByPauses(count: Int, title: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.suggested-by-pauses",
      #"""
      { $count ->
      [one] { $count } segment
      *[other] { $count } segments
      } suggested in { $title } by pauses alone; check each label: { $command }
      """#, ["count": .number(count), "title": .text(title), "command": .command(command)])
  }
  static func suggestedByPausesSure(count: Int, title: String, share: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.suggested-by-pauses-sure",
      #"""
      { $count ->
      [one] { $count } segment
      *[other] { $count } segments
      } suggested in { $title } by pauses alone, { $share } sure; check each label: { $command }
      """#, ["count": .number(count), "title": .text(title), "share": .text(share), "command": .command(command)])
  }
  static func recordingTitle(time: String) -> Sentence {
    Sentence("AppRecordings.recording-title", "Recording { $time }", ["time": .text(time)])
  }
  static func recordingHeading(title: String, reciter: String, rate: Int, channels: Int) -> Sentence {
    Sentence(
      "AppRecordings.recording-heading", "{ $title } · { $reciter } · { $rate } Hz · { $channels } ch",
      ["title": .text(title), "reciter": .text(reciter), "rate": .number(rate), "channels": .number(channels)])
  }
  static func recordingTurn(passage: String) -> Sentence {
    Sentence("AppRecordings.recording-turn", "record { $passage }", ["passage": .text(passage)])
  }
  static var discarded: Sentence { Sentence("AppRecordings.discarded", "discarded") }
  static func staysInFile(fault: Sentence, path: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.stays-in-file",
      "{ $fault }; the recording stays in { $path }, and the next { $command }, import, library or annotate adds it to the library",
      ["fault": .sentence(fault), "path": .text(path), "command": .command(command)])
  }
  static func isInLibrary(fault: Sentence, id: String) -> Sentence {
    Sentence(
      "AppRecordings.is-in-library", "{ $fault }; the recording is in the library as { $id }",
      ["fault": .sentence(fault), "id": .text(id)])
  }
  static func nothingRecorded(fault: Sentence) -> Sentence {
    Sentence("AppRecordings.nothing-recorded", "{ $fault }; nothing was recorded", ["fault": .sentence(fault)])
  }
  static var noSound: Sentence { Sentence("AppRecordings.no-sound", "nothing was recorded: there was no sound") }
  static func recovered(recording: String) -> Sentence {
    Sentence(
      "AppRecordings.recovered", "recovered a recording that was cut off: { $recording }",
      ["recording": .text(recording)])
  }
  static func notRecovered(fault: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.not-recovered", "{ $fault }; an unfinished recording stays as it is", ["fault": .sentence(fault)])
  }
  static func overrun(seconds: String, time: String) -> Sentence {
    Sentence(
      "AppRecordings.overrun", "overrun: { $seconds } s of sound are missing at { $time }: the machine was too slow",
      ["seconds": .text(seconds), "time": .text(time)])
  }
  static func sourceSuspended(time: String) -> Sentence {
    Sentence(
      "AppRecordings.source-suspended", "the source was suspended at { $time }; waiting for it", ["time": .text(time)])
  }
  static var sourceActive: Sentence {
    Sentence("AppRecordings.source-active", "the source is active again; recording continues")
  }
  static func sourceMoved(device: String, time: String) -> Sentence {
    Sentence(
      "AppRecordings.source-moved", "recording from { $device } since { $time }",
      ["device": .text(device), "time": .text(time)])
  }
  static func serverAway(fault: Sentence, time: String) -> Sentence {
    Sentence(
      "AppRecordings.server-away", "{ $fault }, at { $time }; waiting for it",
      ["fault": .sentence(fault), "time": .text(time)])
  }
  static func serverBack(device: String) -> Sentence {
    Sentence(
      "AppRecordings.server-back", "the sound server is back; recording continues from { $device }",
      ["device": .text(device)])
  }
  static var rateLimits: Sentence { Sentence("AppRecordings.rate-limits", "--rate is 8000 to 192000") }
  static var channelsLimits: Sentence { Sentence("AppRecordings.channels-limits", "--channels is 1 or 2") }
  static var bitsLimits: Sentence { Sentence("AppRecordings.bits-limits", "--bits is 16 or 24") }
  static var inputForm: Sentence {
    Sentence("AppRecordings.input-form", "--input takes samples of 16 bits and one channel, and excludes --source")
  }
  static var titleEmpty: Sentence { Sentence("AppRecordings.title-empty", "a title needs at least one letter") }
  static func takesValue(name: String) -> Sentence {
    Sentence(
      "AppRecordings.takes-value", "{ $name } takes a value, or is not an option of record", ["name": .text(name)])
  }
  static func noOption(name: String) -> Sentence {
    Sentence("AppRecordings.no-option", "there is no option { $name } of record", ["name": .text(name)])
  }
  static func optionRefused(name: String, value: String, wanted: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.option-refused", "{ $name } does not take “{ $value }”: it is { $wanted }",
      ["name": .text(name), "value": .text(value), "wanted": .sentence(wanted)])
  }
  static var wantedTime: Sentence { Sentence("AppRecordings.wanted-time", "a time such as 90s or 5m") }
  static var wantedRate: Sentence { Sentence("AppRecordings.wanted-rate", "8000 to 192000") }
  static var wantedChannels: Sentence { Sentence("AppRecordings.wanted-channels", "1 or 2") }
  static var wantedBits: Sentence { Sentence("AppRecordings.wanted-bits", "16 or 24") }
  static func fromAfterEnd(length: String) -> Sentence {
    Sentence(
      "AppRecordings.from-after-end", "--from is after the recording's end, { $length }", ["length": .text(length)])
  }
  static var toBeforeFrom: Sentence { Sentence("AppRecordings.to-before-from", "--to must be later than --from") }
  static func stretch(start: String, end: String, all: String) -> Sentence {
    Sentence(
      "AppRecordings.stretch", "{ $start }–{ $end } of { $all }",
      ["start": .text(start), "end": .text(end), "all": .text(all)])
  }
  static func stretchLabels(stretch: String, confirmed: Int, suggested: Int) -> Sentence {
    Sentence(
      "AppRecordings.stretch-labels", "{ $stretch } · { $confirmed } confirmed, { $suggested } suggested",
      ["stretch": .text(stretch), "confirmed": .number(confirmed), "suggested": .number(suggested)])
  }
  static func recordingDetails(reciter: String, riwayah: String, labels: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.recording-details", "{ $reciter } · { $riwayah } · { $labels }",
      ["reciter": .text(reciter), "riwayah": .text(riwayah), "labels": .sentence(labels)])
  }
  static func picture(path: String, width: Int, height: Int, labels: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.picture", "{ $path } · { $width } × { $height } · { $labels }",
      ["path": .text(path), "width": .number(width), "height": .number(height), "labels": .sentence(labels)])
  }
  static func labelsOf(title: String, labels: Sentence) -> Sentence {
    Sentence(
      "AppRecordings.labels-of", "{ $title } · { $labels }", ["title": .text(title), "labels": .sentence(labels)])
  }
  static func labelsCounted(count: Int, confirmed: Int, suggested: Int, flagged: Int) -> Sentence {
    Sentence(
      "AppRecordings.labels-counted",
      "{ $count } segments: { $confirmed } confirmed, { $suggested } suggested, { $flagged } to check",
      [
        "count": .number(count), "confirmed": .number(confirmed), "suggested": .number(suggested),
        "flagged": .number(flagged),
      ])
  }
  static func labelsMissing(labels: Sentence, names: String) -> Sentence {
    Sentence(
      "AppRecordings.labels-missing", "{ $labels }; not found: { $names }",
      ["labels": .sentence(labels), "names": .text(names)])
  }
  static func noSegments(title: String) -> Sentence {
    Sentence("AppRecordings.no-segments", "{ $title } has no segments yet", ["title": .text(title)])
  }
  static var confirmed: Sentence { Sentence("AppRecordings.confirmed", "confirmed") }
  static var suggested: Sentence { Sentence("AppRecordings.suggested", "suggested") }
  static func suggestedBy(evidence: String) -> Sentence {
    Sentence("AppRecordings.suggested-by", "suggested { $evidence }", ["evidence": .text(evidence)])
  }
  static func suggestedSegment(segment: String) -> Sentence {
    Sentence("AppRecordings.suggested-segment", "{ $segment } (suggested)", ["segment": .text(segment)])
  }
  static func takeOf(number: Int, count: Int) -> Sentence {
    Sentence(
      "AppRecordings.take-of", "take { $number } of { $count }", ["number": .number(number), "count": .number(count)])
  }
  static func latestFromOne(word: String) -> Sentence {
    Sentence("AppRecordings.latest-from-one", "{ $word }: the number is from 1, as in last:30", ["word": .text(word)])
  }
  static var nothingToChange: Sentence { Sentence("AppRecordings.nothing-to-change", "nothing to change") }
  static func undone(edit: Sentence) -> Sentence {
    Sentence("AppRecordings.undone", "undone: { $edit }", ["edit": .sentence(edit)])
  }
  static func redone(edit: Sentence) -> Sentence {
    Sentence("AppRecordings.redone", "redone: { $edit }", ["edit": .sentence(edit)])
  }
  static var verdictRight: Sentence { Sentence("AppRecordings.verdict-right", "right") }
  static var verdictDoubtful: Sentence { Sentence("AppRecordings.verdict-doubtful", "doubtful") }
  static var verdictWrong: Sentence { Sentence("AppRecordings.verdict-wrong", "wrong") }
  static var verdictMisplaced: Sentence { Sentence("AppRecordings.verdict-misplaced", "misplaced") }
  static var verdictPartial: Sentence { Sentence("AppRecordings.verdict-partial", "partial") }
  static var verdictTalk: Sentence { Sentence("AppRecordings.verdict-talk", "talk inside") }
  static var verdictLong: Sentence { Sentence("AppRecordings.verdict-long", "too long") }
  static func wholeIn(segment: Int) -> Sentence {
    Sentence("AppRecordings.whole-in", "all of it is in segment { $segment }", ["segment": .number(segment)])
  }
  static var verdictUnknown: Sentence { Sentence("AppRecordings.verdict-unknown", "unknown") }
  static func soundsLike(ayah: String) -> Sentence {
    Sentence("AppRecordings.sounds-like", "sounds like { $ayah }", ["ayah": .text(ayah)])
  }
  static func beginsAt(time: String) -> Sentence {
    Sentence("AppRecordings.begins-at", "begins at { $time }", ["time": .text(time)])
  }
  static func endsAt(time: String) -> Sentence {
    Sentence("AppRecordings.ends-at", "ends at { $time }", ["time": .text(time)])
  }
  static func wordsHeard(first: Int, last: Int) -> Sentence {
    Sentence(
      "AppRecordings.words-heard", "words { $first }–{ $last } are heard",
      ["first": .number(first), "last": .number(last)])
  }
  static func verified(count: Int, wrong: Int, misplaced: Int, partial: Int, talk: Int, long: Int, doubtful: Int)
    -> Sentence
  {
    Sentence(
      "AppRecordings.verified",
      #"""
      of { $count ->
      [one] { $count } label
      *[other] { $count } labels
      } { $wrong } wrong, { $misplaced } misplaced, { $partial } broken off, { $talk } with talk inside, { $long } too long and { $doubtful } doubtful
      """#,
      [
        "count": .number(count), "wrong": .number(wrong), "misplaced": .number(misplaced), "partial": .number(partial),
        "talk": .number(talk), "long": .number(long), "doubtful": .number(doubtful),
      ])
  }
  static func verifiedRest(verified: Sentence, count: Int) -> Sentence {
    Sentence(
      "AppRecordings.verified-rest", "{ $verified }; { $count } could not be checked",
      ["verified": .sentence(verified), "count": .number(count)])
  }
  static func verifiedNext(verified: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.verified-next", "{ $verified }; to listen from the first of them on: { $command }",
      ["verified": .sentence(verified), "command": .command(command)])
  }
  static func nothingFound(title: String) -> Sentence {
    Sentence("AppRecordings.nothing-found", "nothing found in { $title }", ["title": .text(title)])
  }
  static var kindOverlap: Sentence { Sentence("AppRecordings.kind-overlap", "overlap") }
  static var kindGap: Sentence { Sentence("AppRecordings.kind-gap", "gap") }
  static var kindLength: Sentence { Sentence("AppRecordings.kind-length", "length") }
  static var kindShort: Sentence { Sentence("AppRecordings.kind-short", "short") }
  static var kindOrder: Sentence { Sentence("AppRecordings.kind-order", "order") }
  static var kindSkipped: Sentence { Sentence("AppRecordings.kind-skipped", "skipped") }
  static var kindCounting: Sentence { Sentence("AppRecordings.kind-counting", "counting") }
  static var kindUnassigned: Sentence { Sentence("AppRecordings.kind-unassigned", "unassigned") }
  static var kindUnconfirmed: Sentence { Sentence("AppRecordings.kind-unconfirmed", "unconfirmed") }
  static func pagesNeedFolder(count: Int) -> Sentence {
    Sentence(
      "AppRecordings.pages-need-folder", "{ $count } recordings are a page each: name a folder, as in --html pages/",
      ["count": .number(count)])
  }
  static func nothingConfirmed(title: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.nothing-confirmed", "nothing is confirmed in { $title } yet; see: { $command }",
      ["title": .text(title), "command": .command(command)])
  }
  static func passages(count: Int) -> Sentence {
    Sentence(
      "AppRecordings.passages",
      #"""
      { $count ->
      [one] { $count } passage
      *[other] { $count } passages
      }
      """#, ["count": .number(count)])
  }
  static func soundIn(name: String) -> Sentence {
    Sentence("AppRecordings.sound-in", "sound in { $name }", ["name": .text(name)])
  }
  static func notOnPage(title: String, count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppRecordings.not-on-page",
      #"""
      { $title }: { $count ->
      [one] { $count } suggestion is
      *[other] { $count } suggestions are
      } not on the page; confirm them with: { $command }
      """#, ["title": .text(title), "count": .number(count), "command": .command(command)])
  }
  static var talk: Sentence { Sentence("AppRecordings.talk", "Talk") }
  static var istiadha: Sentence { Sentence("AppRecordings.istiadha", "Isti'adha") }
  static var basmalah: Sentence { Sentence("AppRecordings.basmalah", "Basmalah") }
  static func textNotInstalled(riwayah: String) -> Sentence {
    Sentence(
      "AppRecordings.text-not-installed", "The text of { $riwayah } is not installed.", ["riwayah": .text(riwayah)])
  }
}
