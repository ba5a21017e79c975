// Written by Scripts/sentences from Resources/sentences/en/AppReciters.ftl. A change belongs there.

import TilawaCore

/// The sentences of AppReciters.
enum RecitersSentences {
  static var id: Sentence { Sentence("AppReciters.id", "id") }
  static var name: Sentence { Sentence("AppReciters.name", "name") }
  static var riwayah: Sentence { Sentence("AppReciters.riwayah", "riwayah") }
  static var style: Sentence { Sentence("AppReciters.style", "style") }
  static var files: Sentence { Sentence("AppReciters.files", "files") }
  static var from: Sentence { Sentence("AppReciters.from", "from") }
  static var loudness: Sentence { Sentence("AppReciters.loudness", "loudness") }
  static var reciter: Sentence { Sentence("AppReciters.reciter", "reciter") }
  static var file: Sentence { Sentence("AppReciters.file", "file") }
  static var size: Sentence { Sentence("AppReciters.size", "size") }
  static var pinned: Sentence { Sentence("AppReciters.pinned", "pinned") }
  static var fault: Sentence { Sentence("AppReciters.fault", "fault") }
  static var limit: Sentence { Sentence("AppReciters.limit", "limit") }
  static var folder: Sentence { Sentence("AppReciters.folder", "folder") }
  static var counting: Sentence { Sentence("AppReciters.counting", "counting") }
  static var network: Sentence { Sentence("AppReciters.network", "network") }
  static var library: Sentence { Sentence("AppReciters.library", "library") }
  static var segments: Sentence { Sentence("AppReciters.segments", "segments") }
  static var wordTimes: Sentence { Sentence("AppReciters.word-times", "word times") }
  static var has: Sentence { Sentence("AppReciters.has", "has") }
  static var surah: Sentence { Sentence("AppReciters.surah", "surah") }
  static var result: Sentence { Sentence("AppReciters.result", "result") }
  static var ayah: Sentence { Sentence("AppReciters.ayah", "ayah") }
  static var place: Sentence { Sentence("AppReciters.place", "place") }
  static func noSuchNameWithOptions(command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.no-such-name-with-options", "no reciter of that name fits the options; all of them: { $command }",
      ["command": .command(command)])
  }
  static func noSuchName(command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.no-such-name",
      "no reciter in the catalogue has a name like that; to add files of your own: { $command }",
      ["command": .command(command)])
  }
  static func toAddOne(command: CommandHint) -> Sentence {
    Sentence("AppReciters.to-add-one", "to add one: { $command }", ["command": .command(command)])
  }
  static var inLibrary: Sentence { Sentence("AppReciters.in-library", "in the library") }
  static func libraryAs(id: String) -> Sentence { Sentence("AppReciters.library-as", "as { $id }", ["id": .text(id)]) }
  static func libraryNotYet(command: CommandHint) -> Sentence {
    Sentence("AppReciters.library-not-yet", "not yet; add it with: { $command }", ["command": .command(command)])
  }
  static var ayahByAyah: Sentence { Sentence("AppReciters.ayah-by-ayah", "ayah by ayah") }
  static var wholeSurahs: Sentence { Sentence("AppReciters.whole-surahs", "whole surahs") }
  static var ayatBrief: Sentence { Sentence("AppReciters.ayat-brief", "ayat") }
  static var surahsBrief: Sentence { Sentence("AppReciters.surahs-brief", "surahs") }
  static func bitrate(kbit: Int) -> Sentence {
    Sentence("AppReciters.bitrate", "{ $kbit } kbit/s", ["kbit": .number(kbit)])
  }
  static func bitrateBrief(kbit: Int) -> Sentence {
    Sentence("AppReciters.bitrate-brief", "{ $kbit }k", ["kbit": .number(kbit)])
  }
  static func surahsOfAll(count: Int) -> Sentence {
    Sentence("AppReciters.surahs-of-all", "{ $count } of 114 surahs", ["count": .number(count)])
  }
  static func countingAssumed(counting: String) -> Sentence {
    Sentence(
      "AppReciters.counting-assumed", "{ $counting }, assumed; if ayat are out of place, add it with --counting kufi",
      ["counting": .text(counting)])
  }
  static func noAddresses(id: String) -> Sentence {
    Sentence(
      "AppReciters.no-addresses", "the files of { $id } lie here: there are no addresses to share", ["id": .text(id)])
  }
  static var kindPersonal: Sentence { Sentence("AppReciters.kind-personal", "personal") }
  static var kindReciter: Sentence { Sentence("AppReciters.kind-reciter", "reciter") }
  static var downloadsKept: Sentence { Sentence("AppReciters.downloads-kept", "downloaded files are kept") }
  static func filesHere(count: Int) -> Sentence {
    Sentence("AppReciters.files-here", "{ $count } here", ["count": .number(count)])
  }
  static func segmentsCounted(confirmed: Int, suggested: Int) -> Sentence {
    Sentence(
      "AppReciters.segments-counted", "{ $confirmed } confirmed, { $suggested } suggested",
      ["confirmed": .number(confirmed), "suggested": .number(suggested)])
  }
  static var known: Sentence { Sentence("AppReciters.known", "known") }
  static var notKnown: Sentence { Sentence("AppReciters.not-known", "not known") }
  static var nothing: Sentence { Sentence("AppReciters.nothing", "nothing") }
  static var fromRecordings: Sentence { Sentence("AppReciters.from-recordings", "recordings") }
  static var fromFolder: Sentence { Sentence("AppReciters.from-folder", "folder") }
  static var fromNetwork: Sentence { Sentence("AppReciters.from-network", "network") }
  static var fromNetworkPinned: Sentence { Sentence("AppReciters.from-network-pinned", "network, pinned") }
  static func fromNetworkHere(count: Int) -> Sentence {
    Sentence(
      "AppReciters.from-network-here",
      #"""
      network, { $count ->
      [one] { $count } file
      *[other] { $count } files
      } here
      """#, ["count": .number(count)])
  }
  static func fromNetworkHerePinned(count: Int) -> Sentence {
    Sentence(
      "AppReciters.from-network-here-pinned",
      #"""
      network, { $count ->
      [one] { $count } file
      *[other] { $count } files
      } here, pinned
      """#, ["count": .number(count)])
  }
  static func noReciters(command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.no-reciters", "no reciters yet; choose some with: { $command }", ["command": .command(command)])
  }
  static func noRecitersOf(riwayah: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.no-reciters-of", "no { $riwayah } reciters yet; choose some with: { $command }",
      ["riwayah": .text(riwayah), "command": .command(command)])
  }
  static func replaced(id: String) -> Sentence {
    Sentence(
      "AppReciters.replaced", "{ $id } is replaced: what was here of the earlier one is forgotten, its files are left",
      ["id": .text(id)])
  }
  static func addedByAyah(id: String, name: String, riwayah: String) -> Sentence {
    Sentence(
      "AppReciters.added-by-ayah", "{ $id }: { $name }, { $riwayah }, ayah by ayah from the network",
      ["id": .text(id), "name": .text(name), "riwayah": .text(riwayah)])
  }
  static func addedBySurah(id: String, name: String, riwayah: String) -> Sentence {
    Sentence(
      "AppReciters.added-by-surah", "{ $id }: { $name }, { $riwayah }, whole surahs from the network",
      ["id": .text(id), "name": .text(name), "riwayah": .text(riwayah)])
  }
  static func onlyWholeSurahs(id: String) -> Sentence {
    Sentence(
      "AppReciters.only-whole-surahs",
      "{ $id }: nobody says where the ayat are in these surahs: only whole ones can be played; give --timings-url",
      ["id": .text(id)])
  }
  static var descriptionHasValues: Sentence {
    Sentence(
      "AppReciters.description-has-values",
      "--riwayah, --counting, --timings and --first-ayah cannot change a description, which has its own values")
  }
  static var forOwnFiles: Sentence {
    Sentence(
      "AppReciters.for-own-files",
      "--riwayah, --timings and --first-ayah are for your own files; name the folder of the files")
  }
  static func cannotAdd(name: String, reason: String) -> Sentence {
    Sentence(
      "AppReciters.cannot-add", "cannot add { $name }: { $reason }", ["name": .text(name), "reason": .text(reason)])
  }
  static func noSuchFile(path: String) -> Sentence {
    Sentence("AppReciters.no-such-file", "{ $path }: there is no such file", ["path": .text(path)])
  }
  static func noDescriptionReadable(path: String) -> Sentence {
    Sentence(
      "AppReciters.no-description-readable", "{ $path }: it cannot be read, or is too large to describe a reciter",
      ["path": .text(path)])
  }
  static func describesNoReciter(path: String, reason: String) -> Sentence {
    Sentence(
      "AppReciters.describes-no-reciter", "{ $path }: it describes no reciter: { $reason }",
      ["path": .text(path), "reason": .text(reason)])
  }
  static func notInJson(path: String, reason: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.not-in-json",
      "{ $path }: it does not describe a reciter in JSON: { $reason }; for files of yours: { $command }",
      ["path": .text(path), "reason": .text(reason), "command": .command(command)])
  }
  static func imported(id: String, ayat: Int, files: Int, riwayah: String) -> Sentence {
    Sentence(
      "AppReciters.imported",
      #"""
      { $id }: { $ayat ->
      [one] { $ayat } ayah
      *[other] { $ayat } ayat
      } in { $files ->
      [one] { $files } file
      *[other] { $files } files
      }, { $riwayah }
      """#, ["id": .text(id), "ayat": .number(ayat), "files": .number(files), "riwayah": .text(riwayah)])
  }
  static func importedSurahs(id: String, surahs: Int, riwayah: String) -> Sentence {
    Sentence(
      "AppReciters.imported-surahs",
      #"""
      { $id }: { $surahs ->
      [one] { $surahs } file of a whole surah
      *[other] { $surahs } files of whole surahs
      }, { $riwayah }
      """#, ["id": .text(id), "surahs": .number(surahs), "riwayah": .text(riwayah)])
  }
  static func importedBoth(id: String, ayat: Int, surahs: Int, riwayah: String) -> Sentence {
    Sentence(
      "AppReciters.imported-both",
      #"""
      { $id }: { $ayat ->
      [one] { $ayat } ayah
      *[other] { $ayat } ayat
      } and { $surahs ->
      [one] { $surahs } file of a whole surah
      *[other] { $surahs } files of whole surahs
      }, { $riwayah }
      """#, ["id": .text(id), "ayat": .number(ayat), "surahs": .number(surahs), "riwayah": .text(riwayah)])
  }
  static func ayatMissing(refs: String) -> Sentence {
    Sentence("AppReciters.ayat-missing", "missing in surahs that are otherwise here: { $refs }", ["refs": .text(refs)])
  }
  static func ayatMissingMore(refs: String, count: Int) -> Sentence {
    Sentence(
      "AppReciters.ayat-missing-more", "missing in surahs that are otherwise here: { $refs } and { $count } more",
      ["refs": .text(refs), "count": .number(count)])
  }
  static func filesIgnored(count: Int) -> Sentence {
    Sentence(
      "AppReciters.files-ignored",
      #"""
      { $count ->
      [one] { $count } file is
      *[other] { $count } files are
      } no recitation by name
      """#, ["count": .number(count)])
  }
  static func notHeardYet(command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.not-heard-yet", "where the ayat are in the surahs is not known yet; to hear it: { $command }",
      ["command": .command(command)])
  }
  static func beingHeard(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.being-heard",
      "the ayat of { $name } are heard now in the background, and until then whole surahs can be played; to see how far it is: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func surahsTimed(count: Int, timed: Int) -> Sentence {
    Sentence(
      "AppReciters.surahs-timed",
      #"""
      { $count ->
      [one] { $timed } of { $count } has times of its ayat
      *[other] { $timed } of { $count } have times of their ayat
      }
      """#, ["count": .number(count), "timed": .number(timed)])
  }
  static func surahsBeingHeard(counted: Sentence) -> Sentence {
    Sentence(
      "AppReciters.surahs-being-heard", "{ $counted }; the others are heard now", ["counted": .sentence(counted)])
  }
  static func surahsToHear(counted: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.surahs-to-hear", "{ $counted }; to hear the others: { $command }",
      ["counted": .sentence(counted), "command": .command(command)])
  }
  static func surahOfOneFile(count: Int) -> Sentence {
    Sentence(
      "AppReciters.surah-of-one-file", "--surah is for one file, and these are { $count }", ["count": .number(count)])
  }
  static func notMeasurable(reason: String) -> Sentence {
    Sentence(
      "AppReciters.not-measurable", "{ $reason }; until it is measured the reciter is played as it is",
      ["reason": .text(reason)])
  }
  static func notMeasured(command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.not-measured", "the loudness is not measured yet; to measure it: { $command }",
      ["command": .command(command)])
  }
  static func beingMeasured(command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.being-measured",
      "the loudness is measured now in the background, by a sample of one minute; to measure everything: { $command }",
      ["command": .command(command)])
  }
  static func leftThere(reason: String) -> Sentence {
    Sentence("AppReciters.left-there", "{ $reason }; what was fetched stays there", ["reason": .text(reason)])
  }
  static func forgotten(name: String) -> Sentence {
    Sentence("AppReciters.forgotten", "{ $name } is forgotten", ["name": .text(name)])
  }
  static func forgottenWithDownloads(name: String, count: Int) -> Sentence {
    Sentence(
      "AppReciters.forgotten-with-downloads", "{ $name } is forgotten, and their downloads: { $count }",
      ["name": .text(name), "count": .number(count)])
  }
  static func recordingsInTrash(count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.recordings-in-trash",
      #"""
      { $count ->
      [one] { $count } recording is
      *[other] { $count } recordings are
      } in the trash; to restore them within 30 days: { $command }
      """#, ["count": .number(count), "command": .command(command)])
  }
  static func unknownFile(path: String) -> Sentence {
    Sentence("AppReciters.unknown-file", "{ $path }: unknown to the library; not touched", ["path": .text(path)])
  }
  static func unknownFiles(path: String, count: Int) -> Sentence {
    Sentence(
      "AppReciters.unknown-files", "{ $path } and { $count } more: unknown to the library; not touched",
      ["path": .text(path), "count": .number(count)])
  }
  static func teacherNotChosen(id: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.teacher-not-chosen",
      "{ $id } is a teacher with recordings, and asked without being chosen: their place is set by { $command }",
      ["id": .text(id), "command": .command(command)])
  }
  static func recitesAnother(id: String, recited: String, riwayah: String, option: String) -> Sentence {
    Sentence(
      "AppReciters.recites-another",
      "{ $id } recites { $recited }, not { $riwayah }; to change it: --riwayah { $option }",
      ["id": .text(id), "recited": .text(recited), "riwayah": .text(riwayah), "option": .text(option)])
  }
  static var noReciterYet: Sentence { Sentence("AppReciters.no-reciter-yet", "no reciter yet") }
  static func translation(name: String, terms: String) -> Sentence {
    Sentence(
      "AppReciters.translation", "translation: { $name }, { $terms }", ["name": .text(name), "terms": .text(terms)])
  }
  static func transliteration(name: String, terms: String) -> Sentence {
    Sentence(
      "AppReciters.transliteration", "transliteration: { $name }, { $terms }",
      ["name": .text(name), "terms": .text(terms)])
  }
  static func next(command: CommandHint) -> Sentence {
    Sentence("AppReciters.next", "next: { $command }", ["command": .command(command)])
  }
  static func nextOr(command: CommandHint, otherCommand: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.next-or", "next: { $command }, or { $otherCommand }",
      ["command": .command(command), "otherCommand": .command(otherCommand)])
  }
  static func networkOn(limit: String) -> Sentence {
    Sentence("AppReciters.network-on", "network on, up to { $limit } of downloaded files", ["limit": .text(limit)])
  }
  static func networkOff(limit: String) -> Sentence {
    Sentence("AppReciters.network-off", "network off, up to { $limit } of downloaded files", ["limit": .text(limit)])
  }
  static func networkOnOwnLast(limit: String) -> Sentence {
    Sentence(
      "AppReciters.network-on-own-last", "your recordings last, network on, up to { $limit } of downloaded files",
      ["limit": .text(limit)])
  }
  static func networkOffOwnLast(limit: String) -> Sentence {
    Sentence(
      "AppReciters.network-off-own-last", "your recordings last, network off, up to { $limit } of downloaded files",
      ["limit": .text(limit)])
  }
  static func nothingDownloaded(command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.nothing-downloaded", "nothing was downloaded yet; for example: { $command }",
      ["command": .command(command)])
  }
  static func filesCounted(count: Int) -> Sentence {
    Sentence(
      "AppReciters.files-counted",
      #"""
      { $count ->
      [one] { $count } file
      *[other] { $count } files
      }
      """#, ["count": .number(count)])
  }
  static func sizePinned(size: String) -> Sentence {
    Sentence("AppReciters.size-pinned", "{ $size } pinned", ["size": .text(size)])
  }
  static func withheldCounted(count: Int) -> Sentence {
    Sentence("AppReciters.withheld-counted", "{ $count } withheld", ["count": .number(count)])
  }
  static func sizeOfAll(count: Int, size: String, pinned: String) -> Sentence {
    Sentence(
      "AppReciters.size-of-all",
      #"""
      { $count ->
      [one] { $count } file
      *[other] { $count } files
      }, { $size }, of it { $pinned } pinned
      """#, ["count": .number(count), "size": .text(size), "pinned": .text(pinned)])
  }
  static func removedAndFreed(count: Int, size: String) -> Sentence {
    Sentence(
      "AppReciters.removed-and-freed",
      #"""
      { $count ->
      [one] { $count } file
      *[other] { $count } files
      } removed, { $size } freed
      """#, ["count": .number(count), "size": .text(size)])
  }
  static func pinnedAboveLimit(size: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.pinned-above-limit",
      "pinned files take { $size }; they stay and do not count; to unpin them: { $command }",
      ["size": .text(size), "command": .command(command)])
  }
  static func heardAboveLimit(size: String) -> Sentence {
    Sentence(
      "AppReciters.heard-above-limit", "recently heard files take { $size } more than the limit", ["size": .text(size)])
  }
  static func filesWhole(files: Int, whole: Int, size: String) -> Sentence {
    Sentence(
      "AppReciters.files-whole",
      #"""
      { $files ->
      [one] { $whole } of { $files } file is
      *[other] { $whole } of { $files } files are
      } whole ({ $size })
      """#, ["files": .number(files), "whole": .number(whole), "size": .text(size)])
  }
  static func filesPinned(count: Int) -> Sentence {
    Sentence(
      "AppReciters.files-pinned",
      #"""
      { $count ->
      [one] { $count } file is
      *[other] { $count } files are
      } pinned
      """#, ["count": .number(count)])
  }
  static func filesUnpinned(count: Int) -> Sentence {
    Sentence(
      "AppReciters.files-unpinned",
      #"""
      { $count ->
      [one] { $count } file is
      *[other] { $count } files are
      } unpinned
      """#, ["count": .number(count)])
  }
  static func reciterStaysPinned(id: String) -> Sentence {
    Sentence("AppReciters.reciter-stays-pinned", "{ $id } is pinned, so they stay", ["id": .text(id)])
  }
  static func cannotDownload(id: String) -> Sentence {
    Sentence(
      "AppReciters.cannot-download", "{ $id } cannot be downloaded: the library has no address for this reciter",
      ["id": .text(id)])
  }
  static func stillIncomplete(count: Int) -> Sentence {
    Sentence(
      "AppReciters.still-incomplete",
      #"""
      { $count ->
      [one] { $count } file is
      *[other] { $count } files are
      } still incomplete
      """#, ["count": .number(count)])
  }
  static func wouldDownload(count: Int, id: String, here: Int, missing: Int) -> Sentence {
    Sentence(
      "AppReciters.would-download", "{ $count } files of { $id }: { $here } are here, { $missing } would be downloaded",
      ["count": .number(count), "id": .text(id), "here": .number(here), "missing": .number(missing)])
  }
  static func noBasmalah(file: String) -> Sentence {
    Sentence(
      "AppReciters.no-basmalah", "the server has no basmalah ({ $file }); everything else is downloaded",
      ["file": .text(file)])
  }
  static func downloadStopped(command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.download-stopped", "stopped; finished files are kept; to continue: { $command }",
      ["command": .command(command)])
  }
  static func downloadFailed(reason: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.download-failed", "{ $reason }; finished files are kept; to continue: { $command }",
      ["reason": .text(reason), "command": .command(command)])
  }
  static func filesMissing(missing: Int, all: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.files-missing", "{ $missing } of { $all } files are missing; to try again: { $command }",
      ["missing": .number(missing), "all": .number(all), "command": .command(command)])
  }
  static func surahNumber(surah: Int) -> Sentence {
    Sentence("AppReciters.surah-number", "surah { $surah }", ["surah": .number(surah)])
  }
  static func notIt(name: Sentence) -> Sentence {
    Sentence("AppReciters.not-it", "it is not { $name }", ["name": .sentence(name)])
  }
  static func notItBut(name: Sentence, nearest: String) -> Sentence {
    Sentence(
      "AppReciters.not-it-but", "it is not { $name }, it sounds like { $nearest }",
      ["name": .sentence(name), "nearest": .text(nearest)])
  }
  static func notAll(name: Sentence) -> Sentence {
    Sentence("AppReciters.not-all", "it is not all of { $name }", ["name": .sentence(name)])
  }
  static func notAllWord(name: Sentence, word: Int) -> Sentence {
    Sentence(
      "AppReciters.not-all-word", "it is not all of { $name }: word { $word } is heard",
      ["name": .sentence(name), "word": .number(word)])
  }
  static func notAllWords(name: Sentence, first: Int, last: Int) -> Sentence {
    Sentence(
      "AppReciters.not-all-words", "it is not all of { $name }: words { $first } to { $last } are heard",
      ["name": .sentence(name), "first": .number(first), "last": .number(last)])
  }
  static func holdsMore(name: Sentence) -> Sentence {
    Sentence("AppReciters.holds-more", "it holds more than { $name }", ["name": .sentence(name)])
  }
  static func inDoubt(name: Sentence) -> Sentence {
    Sentence("AppReciters.in-doubt", "it is in doubt whether it is { $name }", ["name": .sentence(name)])
  }
  static func inDoubtOr(name: Sentence, nearest: String) -> Sentence {
    Sentence(
      "AppReciters.in-doubt-or", "it is in doubt whether it is { $name }, or { $nearest }",
      ["name": .sentence(name), "nearest": .text(nearest)])
  }
  static func tooLittle(name: Sentence) -> Sentence {
    Sentence("AppReciters.too-little", "too little is heard to say whether it is { $name }", ["name": .sentence(name)])
  }
  static var notThisSurah: Sentence { Sentence("AppReciters.not-this-surah", "does not sound like this surah") }
  static func notThisSurahBut(nearest: String) -> Sentence {
    Sentence(
      "AppReciters.not-this-surah-but", "does not sound like this surah; it sounds like { $nearest }",
      ["nearest": .text(nearest)])
  }
  static func sameBytes(file: String) -> Sentence {
    Sentence("AppReciters.same-bytes", "the same bytes as { $file }", ["file": .text(file)])
  }
  static func both(first: Sentence, second: Sentence) -> Sentence {
    Sentence("AppReciters.both", "{ $first }; { $second }", ["first": .sentence(first), "second": .sentence(second)])
  }
  static func within(met: Int, count: Int) -> Sentence {
    Sentence(
      "AppReciters.within",
      #"""
      { $met } of { $count ->
      [one] { $count } ayah
      *[other] { $count } ayat
      } within 0.3 s
      """#, ["met": .number(met), "count": .number(count)])
  }
  static func fit(met: Sentence) -> Sentence { Sentence("AppReciters.fit", "fits: { $met }", ["met": .sentence(met)]) }
  static func fitShifted(shift: String, met: Sentence) -> Sentence {
    Sentence(
      "AppReciters.fit-shifted", "shifted: right by { $shift } ms, { $met }",
      ["shift": .text(shift), "met": .sentence(met)])
  }
  static func fitDrifting(shift: String, percent: String, met: Sentence) -> Sentence {
    Sentence(
      "AppReciters.fit-drifting", "drifting: right by { $shift } ms and { $percent }% longer, { $met }",
      ["shift": .text(shift), "percent": .text(percent), "met": .sentence(met)])
  }
  static func fitOtherEdition(met: Sentence) -> Sentence {
    Sentence("AppReciters.fit-other-edition", "of another edition: at best { $met }", ["met": .sentence(met)])
  }
  static func singleAyatRight(count: Int, right: Int) -> Sentence {
    Sentence(
      "AppReciters.single-ayat-right",
      #"""
      { $count ->
      [one] { $count } file
      *[other] { $count } files
      } of single ayat heard, { $right } right
      """#, ["count": .number(count), "right": .number(right)])
  }
  static func singleAyatToHear(count: Int, right: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.single-ayat-to-hear",
      #"""
      { $count ->
      [one] { $count } file
      *[other] { $count } files
      } of single ayat heard, { $right } right; to hear the first of the others: { $command }
      """#, ["count": .number(count), "right": .number(right), "command": .command(command)])
  }
  static var byHand: Sentence { Sentence("AppReciters.by-hand", "by hand") }
  static func noLongerByHand(count: Int) -> Sentence {
    Sentence(
      "AppReciters.no-longer-by-hand",
      #"""
      { $count ->
      [one] { $count } ayah is
      *[other] { $count } ayat are
      } no longer by hand
      """#, ["count": .number(count)])
  }
  static func byHandElsewhere(count: Int) -> Sentence {
    Sentence(
      "AppReciters.by-hand-elsewhere",
      "{ $count } ayat were put right by hand in audio that is not here; that stays for when it is",
      ["count": .number(count)])
  }
  static func later(count: Int, milliseconds: Int) -> Sentence {
    Sentence(
      "AppReciters.later",
      #"""
      { $count ->
      [one] { $count } ayah is
      *[other] { $count } ayat are
      } { $milliseconds } ms later
      """#, ["count": .number(count), "milliseconds": .number(milliseconds)])
  }
  static func earlier(count: Int, milliseconds: Int) -> Sentence {
    Sentence(
      "AppReciters.earlier",
      #"""
      { $count ->
      [one] { $count } ayah is
      *[other] { $count } ayat are
      } { $milliseconds } ms earlier
      """#, ["count": .number(count), "milliseconds": .number(milliseconds)])
  }
  static func cutAnew(count: Int) -> Sentence {
    Sentence(
      "AppReciters.cut-anew",
      #"""
      { $count ->
      [one] { $count } file
      *[other] { $count } files
      } cut anew
      """#, ["count": .number(count)])
  }
  static func doneAndCut(done: Sentence, cut: Sentence) -> Sentence {
    Sentence("AppReciters.done-and-cut", "{ $done } · { $cut }", ["done": .sentence(done), "cut": .sentence(cut)])
  }
  static var wholeFile: Sentence { Sentence("AppReciters.whole-file", "whole file") }
  static var endOfFile: Sentence { Sentence("AppReciters.end-of-file", "end") }
  static func wordsCounted(count: Int) -> Sentence {
    Sentence(
      "AppReciters.words-counted",
      #"""
      { $count ->
      [one] { $count } word
      *[other] { $count } words
      }
      """#, ["count": .number(count)])
  }
  static func notBelieved(path: String) -> Sentence {
    Sentence(
      "AppReciters.not-believed", "{ $path }: cannot use the timings: no ayah of them can be believed",
      ["path": .text(path)])
  }
  static func notBelievedSince(path: String, reason: String) -> Sentence {
    Sentence(
      "AppReciters.not-believed-since",
      "{ $path }: cannot use the timings: no ayah of them can be believed: { $reason }",
      ["path": .text(path), "reason": .text(reason)])
  }
  static func notRead(path: String, reason: String) -> Sentence {
    Sentence(
      "AppReciters.not-read", "{ $path }: cannot read the timings: { $reason }",
      ["path": .text(path), "reason": .text(reason)])
  }
  static func overlaysElsewhere(count: Int) -> Sentence {
    Sentence(
      "AppReciters.overlays-elsewhere",
      #"""
      { $count ->
      [one] { $count } file
      *[other] { $count } files
      } with overlays: the audio is not here; they are kept for when it is
      """#, ["count": .number(count)])
  }
  static func andMore(count: Int) -> Sentence {
    Sentence("AppReciters.and-more", "and { $count } more; --json lists all", ["count": .number(count)])
  }
  static func repaired(kinds: String) -> Sentence {
    Sentence("AppReciters.repaired", "repaired, in ayat: { $kinds }; --json lists them", ["kinds": .text(kinds)])
  }
  static func took(id: String, ayat: Int, format: String, clean: Int, repaired: Int, withheld: Int) -> Sentence {
    Sentence(
      "AppReciters.took",
      #"""
      { $id }: took { $ayat ->
      [one] { $ayat } ayah
      *[other] { $ayat } ayat
      } from { $format }: { $clean } as they are, { $repaired } repaired, { $withheld } withheld
      """#,
      [
        "id": .text(id), "ayat": .number(ayat), "format": .text(format), "clean": .number(clean),
        "repaired": .number(repaired), "withheld": .number(withheld),
      ])
  }
  static func wouldTake(id: String, ayat: Int, format: String, clean: Int, repaired: Int, withheld: Int) -> Sentence {
    Sentence(
      "AppReciters.would-take",
      #"""
      { $id }: would take { $ayat ->
      [one] { $ayat } ayah
      *[other] { $ayat } ayat
      } from { $format }: { $clean } as they are, { $repaired } repaired, { $withheld } withheld
      """#,
      [
        "id": .text(id), "ayat": .number(ayat), "format": .text(format), "clean": .number(clean),
        "repaired": .number(repaired), "withheld": .number(withheld),
      ])
  }
  static func noTimings(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.no-timings", "there are no timings of these ayat for { $name }; to import some: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func fromFiles(files: String) -> Sentence {
    Sentence("AppReciters.from-files", "from { $files }", ["files": .text(files)])
  }
  static func otherEdition(path: String, theirs: String, own: String) -> Sentence {
    Sentence(
      "AppReciters.other-edition",
      "{ $path }: its words are not used: they are of a file of { $theirs }, and this one has { $own }; import or shift its timings",
      ["path": .text(path), "theirs": .text(theirs), "own": .text(own)])
  }
  static func otherEditionMore(count: Int) -> Sentence {
    Sentence("AppReciters.other-edition-more", "and so are those of { $count } more files", ["count": .number(count)])
  }
  static func getsNoTimes(path: String, reason: Sentence) -> Sentence {
    Sentence(
      "AppReciters.gets-no-times", "{ $path }: { $reason }; it gets no times",
      ["path": .text(path), "reason": .sentence(reason)])
  }
  static var wordsNotFound: Sentence { Sentence("AppReciters.words-not-found", "its words were not found") }
  static func heardSoFar(heard: Int, count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppReciters.heard-so-far",
      #"""
      { $heard } of { $count ->
      [one] { $count } file
      *[other] { $count } files
      } heard; to go on: { $command }
      """#, ["heard": .number(heard), "count": .number(count), "command": .command(command)])
  }
  static func allHaveTimes(id: String) -> Sentence {
    Sentence(
      "AppReciters.all-have-times", "{ $id }: all files here have times of their ayat and words", ["id": .text(id)])
  }
  static func heard(id: String, files: Int, ayat: Int, all: Int, words: Int) -> Sentence {
    Sentence(
      "AppReciters.heard",
      #"""
      { $id }: { $files ->
      [one] { $files } file
      *[other] { $files } files
      } heard, { $ayat } of { $all ->
      [one] { $all } ayah
      *[other] { $all } ayat
      } and { $words ->
      [one] { $words } word
      *[other] { $words } words
      } have times
      """#,
      ["id": .text(id), "files": .number(files), "ayat": .number(ayat), "all": .number(all), "words": .number(words)])
  }
  static func heardAndLeft(heard: Sentence, left: Int) -> Sentence {
    Sentence(
      "AppReciters.heard-and-left",
      #"""
      { $heard }, { $left ->
      [one] { $left } file
      *[other] { $left } files
      } left as they are
      """#, ["heard": .sentence(heard), "left": .number(left)])
  }
}
