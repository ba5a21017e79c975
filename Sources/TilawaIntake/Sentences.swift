// Written by Scripts/sentences from Resources/sentences/en/TilawaIntake.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaIntake.
enum IntakeSentences {
  static func failed(operation: Sentence, reason: Sentence) -> Sentence {
    Sentence(
      "TilawaIntake.failed", "{ $operation }: { $reason }",
      ["operation": .sentence(operation), "reason": .sentence(reason)])
  }
  static func failedAt(path: String, operation: Sentence, reason: Sentence) -> Sentence {
    Sentence(
      "TilawaIntake.failed-at", "{ $path }: { $operation }: { $reason }",
      ["path": .text(path), "operation": .sentence(operation), "reason": .sentence(reason)])
  }
  static var cannotAdd: Sentence { Sentence("TilawaIntake.cannot-add", "cannot add") }
  static func cannotAddReciter(name: String) -> Sentence {
    Sentence("TilawaIntake.cannot-add-reciter", "cannot add { $name }", ["name": .text(name)])
  }
  static func cannotAlign(title: String) -> Sentence {
    Sentence("TilawaIntake.cannot-align", "cannot align { $title }", ["title": .text(title)])
  }
  static func cannotCheckFiles(name: String) -> Sentence {
    Sentence("TilawaIntake.cannot-check-files", "cannot check the files of { $name }", ["name": .text(name)])
  }
  static var cannotIdentify: Sentence { Sentence("TilawaIntake.cannot-identify", "cannot identify") }
  static func cannotIdentifyRecording(title: String) -> Sentence {
    Sentence("TilawaIntake.cannot-identify-recording", "cannot identify { $title }", ["title": .text(title)])
  }
  static func cannotFind(title: String) -> Sentence {
    Sentence("TilawaIntake.cannot-find", "cannot find { $title }", ["title": .text(title)])
  }
  static var cannotFindFetched: Sentence {
    Sentence("TilawaIntake.cannot-find-fetched", "cannot find what was fetched")
  }
  static var cannotImport: Sentence { Sentence("TilawaIntake.cannot-import", "cannot import") }
  static var cannotListFolder: Sentence { Sentence("TilawaIntake.cannot-list-folder", "cannot list the folder") }
  static func cannotMeasure(reciter: String) -> Sentence {
    Sentence("TilawaIntake.cannot-measure", "cannot measure { $reciter }", ["reciter": .text(reciter)])
  }
  static var cannotOpen: Sentence { Sentence("TilawaIntake.cannot-open", "cannot open") }
  static func cannotPlace(ayah: String) -> Sentence {
    Sentence("TilawaIntake.cannot-place", "cannot place { $ayah }", ["ayah": .text(ayah)])
  }
  static var cannotPlay: Sentence { Sentence("TilawaIntake.cannot-play", "cannot play") }
  static var cannotReadInput: Sentence { Sentence("TilawaIntake.cannot-read-input", "cannot read the standard input") }
  static var cannotReadLabels: Sentence { Sentence("TilawaIntake.cannot-read-labels", "cannot read the labels") }
  static var cannotReadTimings: Sentence { Sentence("TilawaIntake.cannot-read-timings", "cannot read the timings") }
  static var cannotRecord: Sentence { Sentence("TilawaIntake.cannot-record", "cannot record") }
  static func cannotRecordReciter(name: String) -> Sentence {
    Sentence("TilawaIntake.cannot-record-reciter", "cannot record { $name }", ["name": .text(name)])
  }
  static var cannotRecover: Sentence { Sentence("TilawaIntake.cannot-recover", "cannot recover a recording") }
  static func cannotSetTimes(ayah: String) -> Sentence {
    Sentence("TilawaIntake.cannot-set-times", "cannot set the times of { $ayah }", ["ayah": .text(ayah)])
  }
  static var cannotShiftTimings: Sentence { Sentence("TilawaIntake.cannot-shift-timings", "cannot shift the timings") }
  static var cannotSpell: Sentence { Sentence("TilawaIntake.cannot-spell", "cannot spell the text") }
  static var cannotStoreFiles: Sentence { Sentence("TilawaIntake.cannot-store-files", "cannot store the files") }
  static var cannotUse: Sentence { Sentence("TilawaIntake.cannot-use", "cannot use") }
  static func cannotUseFile(file: Sentence) -> Sentence {
    Sentence("TilawaIntake.cannot-use-file", "cannot use { $file }", ["file": .sentence(file)])
  }
  static func cannotUseFileOf(file: Sentence, reciter: String) -> Sentence {
    Sentence(
      "TilawaIntake.cannot-use-file-of", "cannot use { $file } of { $reciter }",
      ["file": .sentence(file), "reciter": .text(reciter)])
  }
  static var cannotUseLabels: Sentence { Sentence("TilawaIntake.cannot-use-labels", "cannot use the labels") }
  static var cannotUseSound: Sentence { Sentence("TilawaIntake.cannot-use-sound", "cannot use the sound") }
  static var cannotUseTimings: Sentence { Sentence("TilawaIntake.cannot-use-timings", "cannot use the timings") }
  static func cannotVerify(title: String) -> Sentence {
    Sentence("TilawaIntake.cannot-verify", "cannot verify { $title }", ["title": .text(title)])
  }
  static func cannotBeReadBecause(reason: Sentence) -> Sentence {
    Sentence("TilawaIntake.cannot-be-read-because", "it cannot be read: { $reason }", ["reason": .sentence(reason)])
  }
  static var noSuchFile: Sentence { Sentence("TilawaIntake.no-such-file", "there is no such file") }
  static var somebodyDeletedIt: Sentence { Sentence("TilawaIntake.somebody-deleted-it", "somebody deleted it") }
  static var standardInput: Sentence { Sentence("TilawaIntake.standard-input", "standard input") }
  static var newerVersion: Sentence {
    Sentence("TilawaIntake.newer-version", "a newer version of Tilawa wrote it; update Tilawa")
  }
  static func about(path: String, remark: Sentence) -> Sentence {
    Sentence("TilawaIntake.about", "{ $path }: { $remark }", ["path": .text(path), "remark": .sentence(remark)])
  }
  static func surah(number: Int) -> Sentence {
    Sentence("TilawaIntake.surah", "surah { $number }", ["number": .number(number)])
  }
  static func nothingLike(range: String) -> Sentence {
    Sentence("TilawaIntake.nothing-like", "nothing in it sounds like { $range }", ["range": .text(range)])
  }
  static func notLike(range: String) -> Sentence {
    Sentence(
      "TilawaIntake.not-like", "it does not sound like { $range }; is this the right passage?", ["range": .text(range)])
  }
  static var notRecognised: Sentence {
    Sentence("TilawaIntake.not-recognised", "not recognised: nothing in it sounds like the Quran")
  }
  static func notRecognisedIn(range: String) -> Sentence {
    Sentence(
      "TilawaIntake.not-recognised-in", "not recognised: nothing in it sounds like { $range }", ["range": .text(range)])
  }
  static var noWholeLabel: Sentence {
    Sentence("TilawaIntake.no-whole-label", "it has no confirmed label of a whole ayah")
  }
  static var spelledOtherwise: Sentence {
    Sentence("TilawaIntake.spelled-otherwise", "its words are written otherwise than they are said")
  }
  static var notKept: Sentence { Sentence("TilawaIntake.not-kept", "this sound is no longer kept") }
  static func reciterOfFiles(name: String) -> Sentence {
    Sentence(
      "TilawaIntake.reciter-of-files", "{ $name } was added as a set of files; take another name", ["name": .text(name)]
    )
  }
  static func recitesOtherwise(name: String, riwayah: String) -> Sentence {
    Sentence(
      "TilawaIntake.recites-otherwise", "{ $name } recites { $riwayah }; take another name",
      ["name": .text(name), "riwayah": .text(riwayah)])
  }
  static var perhapsRecording: Sentence {
    Sentence(
      "TilawaIntake.perhaps-recording", "another machine may be recording it; it is added one day after its last change"
    )
  }
  static var untitled: Sentence { Sentence("TilawaIntake.untitled", "Recording") }
  static var noFileFits: Sentence { Sentence("TilawaIntake.no-file-fits", "no file fits this pattern") }
  static var changedWhileRead: Sentence {
    Sentence("TilawaIntake.changed-while-read", "it changed while it was read; try again")
  }
  static var wasRefused: Sentence { Sentence("TilawaIntake.was-refused", "it was refused") }
  static func alreadyHere(id: String, title: String, reciter: String, owner: String) -> Sentence {
    Sentence(
      "TilawaIntake.already-here",
      "it is already in the library as { $id } ({ $title }) of { $reciter }; to move it to { $owner }, with its labels, add --move",
      ["id": .text(id), "title": .text(title), "reciter": .text(reciter), "owner": .text(owner)])
  }
  static var nameless: Sentence { Sentence("TilawaIntake.nameless", "recording") }
  static var changedSinceImport: Sentence {
    Sentence("TilawaIntake.changed-since-import", "it has changed since it was imported; import it again")
  }
  static func labelsHint(fault: Sentence) -> Sentence {
    Sentence(
      "TilawaIntake.labels-hint", "{ $fault }; if labels are plain numbers, add --range SURAH",
      ["fault": .sentence(fault)])
  }
  static func sameName(path: String) -> Sentence {
    Sentence("TilawaIntake.same-name", "{ $path } has the same name: keep one of them", ["path": .text(path)])
  }
  static var noAyahName: Sentence {
    Sentence(
      "TilawaIntake.no-ayah-name",
      "its name is not an ayah (002255.mp3, 2_255.mp3) or a surah (002.mp3, Al-Baqarah.mp3)")
  }
  static var otherBase: Sentence {
    Sentence(
      "TilawaIntake.other-base",
      "it has times of single ayat where others have those of whole surahs, or the reverse: import them apart")
  }
  static var noDocuments: Sentence {
    Sentence(
      "TilawaIntake.no-documents", "no timings are in this folder: no file ends with .json, .csv, .db or .sqlite")
  }
  static func noAyahUsable(fault: Sentence) -> Sentence {
    Sentence("TilawaIntake.no-ayah-usable", "no ayah can be used: { $fault }", ["fault": .sentence(fault)])
  }
  static var noAyah: Sentence { Sentence("TilawaIntake.no-ayah", "there is no ayah in it") }
  static func noBasmalah(surah: Int) -> Sentence {
    Sentence("TilawaIntake.no-basmalah", "no basmalah opens surah { $surah }", ["surah": .number(surah)])
  }
  static var notAddedFile: Sentence {
    Sentence("TilawaIntake.not-added-file", "it cannot be read, or is not the file that was added")
  }
  static func numberedOtherwise(reciter: String, countings: Sentence, counting: String, better: String) -> Sentence {
    Sentence(
      "TilawaIntake.numbered-otherwise",
      "the files of { $reciter } seem to be numbered in { $countings }, not in { $counting }, by their numbers and lengths; if so, add them again with --counting { $better }",
      [
        "reciter": .text(reciter), "countings": .sentence(countings), "counting": .text(counting),
        "better": .text(better),
      ])
  }
  static func or(one: Sentence, other: String) -> Sentence {
    Sentence("TilawaIntake.or", "{ $one } or { $other }", ["one": .sentence(one), "other": .text(other)])
  }
  static func faultOfSurah(surah: Int, fault: Sentence) -> Sentence {
    Sentence(
      "TilawaIntake.fault-of-surah", "surah { $surah }: { $fault }",
      ["surah": .number(surah), "fault": .sentence(fault)])
  }
  static func surahNotUsed(fault: Sentence) -> Sentence {
    Sentence("TilawaIntake.surah-not-used", "not used: { $fault }", ["fault": .sentence(fault)])
  }
  static func ayahNotUsed(ayah: Int, fault: Sentence) -> Sentence {
    Sentence(
      "TilawaIntake.ayah-not-used", "ayah { $ayah } is not used: { $fault }",
      ["ayah": .number(ayah), "fault": .sentence(fault)])
  }
  static var basmalahFills: Sentence {
    Sentence("TilawaIntake.basmalah-fills", "ayah 1 is not used: the basmalah would fill it completely")
  }
  static func ayahRepaired(ayah: Int, repairs: String) -> Sentence {
    Sentence(
      "TilawaIntake.ayah-repaired", "ayah { $ayah }: { $repairs }", ["ayah": .number(ayah), "repairs": .text(repairs)])
  }
  static func ayah(ayah: Int) -> Sentence { Sentence("TilawaIntake.ayah", "ayah { $ayah }", ["ayah": .number(ayah)]) }
  static var someAyah: Sentence { Sentence("TilawaIntake.some-ayah", "an ayah") }
  static func faultInFile(fault: Sentence, path: String) -> Sentence {
    Sentence("TilawaIntake.fault-in-file", "{ $fault } in { $path }", ["fault": .sentence(fault), "path": .text(path)])
  }
  static func notAllTimed(surah: Int, reason: Sentence) -> Sentence {
    Sentence(
      "TilawaIntake.not-all-timed", "not all of surah { $surah } has timings: { $reason }",
      ["surah": .number(surah), "reason": .sentence(reason)])
  }
  static func timingsOfSurah(surah: Int, reason: Sentence) -> Sentence {
    Sentence(
      "TilawaIntake.timings-of-surah", "the timings of surah { $surah }: { $reason }",
      ["surah": .number(surah), "reason": .sentence(reason)])
  }
  static var fileGone: Sentence { Sentence("TilawaIntake.file-gone", "it is gone") }
  static var fileDiffers: Sentence { Sentence("TilawaIntake.file-differs", "it differs from the downloaded file") }
  static func lengthUnlikely(seconds: String, least: String, most: String) -> Sentence {
    Sentence(
      "TilawaIntake.length-unlikely",
      "it lasts { $seconds } s, and its letters take this reciter { $least } to { $most } s",
      ["seconds": .text(seconds), "least": .text(least), "most": .text(most)])
  }
  static func sameAs(file: Sentence) -> Sentence {
    Sentence("TilawaIntake.same-as", "it is the same file as { $file }", ["file": .sentence(file)])
  }
  static func tooLong(hours: Int) -> Sentence {
    Sentence("TilawaIntake.too-long", "it lasts longer than { $hours } hours", ["hours": .number(hours)])
  }
  static func sentOther(content: Sentence) -> Sentence {
    Sentence(
      "TilawaIntake.sent-other", "the server sent { $content } instead of sound", ["content": .sentence(content)])
  }
  static var noAddress: Sentence { Sentence("TilawaIntake.no-address", "its source has no address") }
  static var otherVersion: Sentence {
    Sentence("TilawaIntake.other-version", "each of its parts is of another version")
  }
  static func bytesCame(count: Int, all: Int) -> Sentence {
    Sentence(
      "TilawaIntake.bytes-came", "{ $count } of { $all } bytes came", ["count": .number(count), "all": .number(all)])
  }
  static var removedJustNow: Sentence { Sentence("TilawaIntake.removed-just-now", "somebody removed it just now") }
  static func notOnServer(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaIntake.not-on-server",
      "the server did not have it in the last days; { $command } asks it again with --again",
      ["command": .command(command)])
  }
  static var nothingArrives: Sentence {
    Sentence("TilawaIntake.nothing-arrives", "another tilawa is downloading it, but nothing arrives")
  }
  static var largerThanLimit: Sentence { Sentence("TilawaIntake.larger-than-limit", "it is larger than 64 MB") }
  static var jsonDamaged: Sentence { Sentence("TilawaIntake.json-damaged", "its JSON is damaged or not complete") }
  static func tooManyAyat(count: Int) -> Sentence {
    Sentence("TilawaIntake.too-many-ayat", "it names more than { $count } ayat", ["count": .number(count)])
  }
  static func tooManyRows(count: Int) -> Sentence {
    Sentence("TilawaIntake.too-many-rows", "it has more than { $count } rows", ["count": .number(count)])
  }
  static var noRow: Sentence { Sentence("TilawaIntake.no-row", "there is no row in it") }
  static func formatUnknown(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaIntake.format-unknown",
      "its format is unknown; known formats are mp3quran, QDC, quran-align and QUL as JSON, a gapless database, CSV surah,ayah,start,end, and what `{ $command }` writes",
      ["command": .command(command)])
  }
  static func quoteOpen(line: Int) -> Sentence {
    Sentence("TilawaIntake.quote-open", "line { $line }: a quote is not closed", ["line": .number(line)])
  }
  static func notARow(line: Int) -> Sentence {
    Sentence("TilawaIntake.not-a-row", "line { $line } is not surah,ayah,start,end", ["line": .number(line)])
  }
  static func notMilliseconds(line: Int, text: String) -> Sentence {
    Sentence(
      "TilawaIntake.not-milliseconds", "line { $line }: “{ $text }” is not a time: write whole milliseconds",
      ["line": .number(line), "text": .text(text)])
  }
  static func notSeconds(line: Int, text: String) -> Sentence {
    Sentence(
      "TilawaIntake.not-seconds", "line { $line }: “{ $text }” is not a time: write seconds, 7.32, or 0:00:07.32",
      ["line": .number(line), "text": .text(text)])
  }
  static func millisecondsNamed(ayah: String, seconds: Int) -> Sentence {
    Sentence(
      "TilawaIntake.milliseconds-named",
      "{ $ayah } would last { $seconds } s: are these milliseconds? Then name the columns start_ms and end_ms",
      ["ayah": .text(ayah), "seconds": .number(seconds)])
  }
  static func millisecondsUnnamed(ayah: String, seconds: Int) -> Sentence {
    Sentence(
      "TilawaIntake.milliseconds-unnamed",
      "{ $ayah } would last { $seconds } s: are these milliseconds? Then begin with: surah,ayah,start_ms,end_ms",
      ["ayah": .text(ayah), "seconds": .number(seconds)])
  }
  static func noGaplessDatabase(reason: Sentence) -> Sentence {
    Sentence(
      "TilawaIntake.no-gapless-database", "it is no gapless database: { $reason }", ["reason": .sentence(reason)])
  }
  static func jsonNoChapter(number: Int) -> Sentence {
    Sentence(
      "TilawaIntake.json-no-chapter", "its JSON has no id and aya_timing in chapter { $number }",
      ["number": .number(number)])
  }
  static func surahTwice(surah: Int) -> Sentence {
    Sentence("TilawaIntake.surah-twice", "surah { $surah } is there twice", ["surah": .number(surah)])
  }
  static var surahUnnamed: Sentence {
    Sentence(
      "TilawaIntake.surah-unnamed",
      "it contains one surah and does not say which: add --surah, or rename the file (002.json)")
  }
  static func jsonNoAyah(number: Int, surah: Int) -> Sentence {
    Sentence(
      "TilawaIntake.json-no-ayah", "its JSON has no ayah in row { $number } of surah { $surah }",
      ["number": .number(number), "surah": .number(surah)])
  }
  static func jsonNoVerses(number: Int) -> Sentence {
    Sentence(
      "TilawaIntake.json-no-verses", "its JSON has no verse_timings in file { $number }", ["number": .number(number)])
  }
  static func jsonNoKey(number: Int) -> Sentence {
    Sentence("TilawaIntake.json-no-key", "its JSON has no verse_key in verse { $number }", ["number": .number(number)])
  }
  static func jsonOtherEntry(name: String) -> Sentence {
    Sentence(
      "TilawaIntake.json-other-entry", "its JSON has an entry that is not an ayah: { $name }", ["name": .text(name)])
  }
  static func jsonMixed(name: String) -> Sentence {
    Sentence(
      "TilawaIntake.json-mixed", "its JSON mixes files of ayat and of surahs, at { $name }", ["name": .text(name)])
  }
  static func jsonNoSegments(number: Int) -> Sentence {
    Sentence(
      "TilawaIntake.json-no-segments", "its JSON has no surah, ayah and segments in entry { $number }",
      ["number": .number(number)])
  }
  static var noCounting: Sentence { Sentence("TilawaIntake.no-counting", "it does not say the counting of its ayat") }
  static func overlay(number: Int) -> Sentence {
    Sentence("TilawaIntake.overlay", "overlay { $number }", ["number": .number(number)])
  }
  static func set(number: Int) -> Sentence {
    Sentence("TilawaIntake.set", "set { $number }", ["number": .number(number)])
  }
  static func noDigest(place: Sentence) -> Sentence {
    Sentence("TilawaIntake.no-digest", "{ $place } has no digest of its audio", ["place": .sentence(place)])
  }
  static func noBase(place: Sentence) -> Sentence {
    Sentence("TilawaIntake.no-base", "{ $place } has no base and ayat", ["place": .sentence(place)])
  }
  static func noRef(place: Sentence, number: Int) -> Sentence {
    Sentence(
      "TilawaIntake.no-ref", "{ $place } has no ref in ayah { $number }",
      ["place": .sentence(place), "number": .number(number)])
  }
  static var timesOfAyat: Sentence { Sentence("TilawaIntake.times-of-ayat", "its times are of files of one ayah each") }
  static var noList: Sentence { Sentence("TilawaIntake.no-list", "its answer is not a list of recitations") }
  static func othersLost(path: String, command: CommandHint) -> Sentence {
    Sentence(
      "TilawaIntake.others-lost",
      "where the others lie in { $path } is unknown, and they would be lost; to import them: { $command }",
      ["path": .text(path), "command": .command(command)])
  }
  static var noTimingYet: Sentence {
    Sentence("TilawaIntake.no-timing-yet", "it has no timing yet: use --start and --end")
  }
  static func endsBeforeStart(end: String, start: String) -> Sentence {
    Sentence(
      "TilawaIntake.ends-before-start", "it would end ({ $end }) before it starts ({ $start })",
      ["end": .text(end), "start": .text(start)])
  }
  static func fileIsLong(length: String, path: String) -> Sentence {
    Sentence(
      "TilawaIntake.file-is-long", "the file is { $length } long: { $path }",
      ["length": .text(length), "path": .text(path)])
  }
  static func noFileHere(name: String) -> Sentence {
    Sentence(
      "TilawaIntake.no-file-here", "{ $name } has no file of it here, and corrections belong to a file",
      ["name": .text(name)])
  }
  static func nonePublished(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "TilawaIntake.none-published", "none are published of these ayat of { $name }; to read some: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static var nothingToCheck: Sentence {
    Sentence(
      "TilawaIntake.nothing-to-check",
      "there is no file of an ayah, and none of a whole surah with timings, here for these ayat")
  }
  static func line(number: Int) -> Sentence {
    Sentence("TilawaIntake.line", "line { $number }", ["number": .number(number)])
  }
  static func segment(number: Int) -> Sentence {
    Sentence("TilawaIntake.segment", "segment { $number }", ["number": .number(number)])
  }
  static var noLabel: Sentence { Sentence("TilawaIntake.no-label", "there is no label in it") }
  static var webPage: Sentence { Sentence("TilawaIntake.web-page", "it is a web page, not a file of labels") }
  static var noLabelFormat: Sentence {
    Sentence(
      "TilawaIntake.no-label-format",
      "it is not a label track, TextGrid, ELAN document, table (start,end,label), JSON of labels, SRT, WebVTT, LRC or cue sheet"
    )
  }
  static var tooLarge: Sentence { Sentence("TilawaIntake.too-large", "it is too large for a file of labels") }
  static func noLabelsJson(fault: Sentence) -> Sentence {
    Sentence(
      "TilawaIntake.no-labels-json", "it is not JSON of Tilawa's labels: { $fault }", ["fault": .sentence(fault)])
  }
  static func otherFormat(format: String, wanted: String) -> Sentence {
    Sentence(
      "TilawaIntake.other-format", "“{ $format }” is not { $wanted }",
      ["format": .text(format), "wanted": .text(wanted)])
  }
  static func rateLimits(most: Int) -> Sentence {
    Sentence("TilawaIntake.rate-limits", "a rate is between 1 and { $most }", ["most": .number(most)])
  }
  static var outOfLimits: Sentence { Sentence("TilawaIntake.out-of-limits", "it is below 0 or too large") }
  static var noElan: Sentence { Sentence("TilawaIntake.no-elan", "it is not an ELAN document") }
  static func otherUnit(unit: String) -> Sentence {
    Sentence("TilawaIntake.other-unit", "its times are { $unit }; only milliseconds are read", ["unit": .text(unit)])
  }
  static func tierRefers(tier: String) -> Sentence {
    Sentence(
      "TilawaIntake.tier-refers",
      "the annotations of the tier “{ $tier }” have no times of their own; name the tier that they refer to",
      ["tier": .text(tier)])
  }
  static func annotationUntimed(tier: String) -> Sentence {
    Sentence(
      "TilawaIntake.annotation-untimed", "an annotation of the tier “{ $tier }” has no time: align it in ELAN",
      ["tier": .text(tier)])
  }
  static func elanVersion(version: String, newest: Int) -> Sentence {
    Sentence(
      "TilawaIntake.elan-version", "it is an ELAN document of format { $version }; formats up to { $newest } are read",
      ["version": .text(version), "newest": .number(newest)])
  }
  static func chapter(number: Int) -> Sentence {
    Sentence("TilawaIntake.chapter", "chapter { $number }", ["number": .number(number)])
  }
  static var noChapters: Sentence { Sentence("TilawaIntake.no-chapters", "it is a sound without chapters") }
  static func tooManyTexts(most: Int) -> Sentence {
    Sentence("TilawaIntake.too-many-texts", "it has more than { $most } different texts", ["most": .number(most)])
  }
  static func wordsNowhere(text: String) -> Sentence {
    Sentence(
      "TilawaIntake.words-nowhere", "“{ $text }” is not a label, and these words are nowhere in the Quran",
      ["text": .text(text)])
  }
  static func wordsNotInPassage(text: String) -> Sentence {
    Sentence(
      "TilawaIntake.words-not-in-passage",
      "“{ $text }” is not a label, and these words are not in the passage of the recording", ["text": .text(text)])
  }
  static func wordsAtSeveral(text: String, count: Int, first: String) -> Sentence {
    Sentence(
      "TilawaIntake.words-at-several",
      "“{ $text }” is at { $count } places, first at { $first }; name the passage with --range, or write the ayah",
      ["text": .text(text), "count": .number(count), "first": .text(first)])
  }
  static var originNoNumber: Sentence {
    Sentence("TilawaIntake.origin-no-number", "its TIME_ORIGIN is not a number of milliseconds")
  }
  static func mediaDiffer(times: Sentence) -> Sentence {
    Sentence(
      "TilawaIntake.media-differ",
      "its media begin at different times (TIME_ORIGIN { $times } ms): keep only this recording among them in ELAN",
      ["times": .sentence(times)])
  }
  static func and(one: Sentence, other: String) -> Sentence {
    Sentence("TilawaIntake.and", "{ $one } and { $other }", ["one": .sentence(one), "other": .text(other)])
  }
}
