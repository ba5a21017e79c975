// Written by Scripts/sentences from Resources/sentences/en/AppMushaf.ftl. A change belongs there.

import TilawaCore

/// The sentences of AppMushaf.
enum MushafSentences {
  static func pages(count: Int) -> Sentence {
    Sentence(
      "AppMushaf.pages",
      #"""
      { $count ->
      [one] { $count } page
      *[other] { $count } pages
      }
      """#, ["count": .number(count)])
  }
  static func verses(count: Int) -> Sentence {
    Sentence(
      "AppMushaf.verses",
      #"""
      { $count ->
      [one] { $count } verse
      *[other] { $count } verses
      }
      """#, ["count": .number(count)])
  }
  static func days(count: Int) -> Sentence {
    Sentence(
      "AppMushaf.days",
      #"""
      { $count ->
      [one] { $count } day
      *[other] { $count } days
      }
      """#, ["count": .number(count)])
  }
  static func amountOfPages(form: Int, pages: String) -> Sentence {
    Sentence(
      "AppMushaf.amount-of-pages",
      #"""
      { $form ->
      [one] { $pages } page
      *[other] { $pages } pages
      }
      """#, ["form": .number(form), "pages": .text(pages)])
  }
  static var name: Sentence { Sentence("AppMushaf.name", "name") }
  static var day: Sentence { Sentence("AppMushaf.day", "day") }
  static var began: Sentence { Sentence("AppMushaf.began", "began") }
  static var length: Sentence { Sentence("AppMushaf.length", "length") }
  static var reciter: Sentence { Sentence("AppMushaf.reciter", "reciter") }
  static var riwayah: Sentence { Sentence("AppMushaf.riwayah", "riwayah") }
  static var heard: Sentence { Sentence("AppMushaf.heard", "heard") }
  static var number: Sentence { Sentence("AppMushaf.number", "no.") }
  static var firstDay: Sentence { Sentence("AppMushaf.first-day", "first day") }
  static var lastDay: Sentence { Sentence("AppMushaf.last-day", "last day") }
  static var daysHeading: Sentence { Sentence("AppMushaf.days-heading", "days") }
  static var pagesHeading: Sentence { Sentence("AppMushaf.pages-heading", "pages") }
  static var versesHeading: Sentence { Sentence("AppMushaf.verses-heading", "verses") }
  static var goalHeading: Sentence { Sentence("AppMushaf.goal-heading", "goal") }
  static var readHeading: Sentence { Sentence("AppMushaf.read-heading", "read") }
  static var completedHeading: Sentence { Sentence("AppMushaf.completed-heading", "completed") }
  static var state: Sentence { Sentence("AppMushaf.state", "state") }
  static var placeHeading: Sentence { Sentence("AppMushaf.place-heading", "place") }
  static var page: Sentence { Sentence("AppMushaf.page", "page") }
  static var juz: Sentence { Sentence("AppMushaf.juz", "juz") }
  static var hizb: Sentence { Sentence("AppMushaf.hizb", "hizb") }
  static var rub: Sentence { Sentence("AppMushaf.rub", "rub") }
  static var manzil: Sentence { Sentence("AppMushaf.manzil", "manzil") }
  static var ruku: Sentence { Sentence("AppMushaf.ruku", "ruku") }
  static var quarterOfPara: Sentence { Sentence("AppMushaf.quarter-of-para", "quarter of the para") }
  static var printName: Sentence { Sentence("AppMushaf.print-name", "print") }
  static var surah: Sentence { Sentence("AppMushaf.surah", "surah") }
  static var ayat: Sentence { Sentence("AppMushaf.ayat", "ayat") }
  static var words: Sentence { Sentence("AppMushaf.words", "words") }
  static var sajdah: Sentence { Sentence("AppMushaf.sajdah", "sajdah") }
  static var none: Sentence { Sentence("AppMushaf.none", "none") }
  static func bookmarkOneOf(name: String, names: String) -> Sentence {
    Sentence(
      "AppMushaf.bookmark-one-of", "{ $name } may be any of { $names }", ["name": .text(name), "names": .text(names)])
  }
  static func bookmarkOneOfMore(name: String, names: String) -> Sentence {
    Sentence(
      "AppMushaf.bookmark-one-of-more", "{ $name } may be any of { $names } …",
      ["name": .text(name), "names": .text(names)])
  }
  static func noBookmark(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.no-bookmark", "there is no bookmark { $name }; see: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static var noRemovedBookmark: Sentence { Sentence("AppMushaf.no-removed-bookmark", "no removed bookmark matches") }
  static func noBookmarks(command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.no-bookmarks", #"there are no bookmarks yet; for example: { $command } --note "…" --tag hifz"#,
      ["command": .command(command)])
  }
  static func noBookmarkMatches(count: Int) -> Sentence {
    Sentence("AppMushaf.no-bookmark-matches", "none of the { $count } bookmarks matches", ["count": .number(count)])
  }
  static func bookmarkAdded(place: String, id: String) -> Sentence {
    Sentence("AppMushaf.bookmark-added", "marked: { $place } ({ $id })", ["place": .text(place), "id": .text(id)])
  }
  static func bookmarkKnown(place: String, id: String) -> Sentence {
    Sentence(
      "AppMushaf.bookmark-known", "{ $place } is marked already, with the same words ({ $id })",
      ["place": .text(place), "id": .text(id)])
  }
  static func bookmarkChanged(place: String, id: String) -> Sentence {
    Sentence("AppMushaf.bookmark-changed", "changed: { $place } ({ $id })", ["place": .text(place), "id": .text(id)])
  }
  static func bookmarkUnchanged(id: String) -> Sentence {
    Sentence("AppMushaf.bookmark-unchanged", "{ $id } is like that already", ["id": .text(id)])
  }
  static func bookmarkRemoved(place: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.bookmark-removed", "removed: { $place }; to restore it within 30 days: { $command }",
      ["place": .text(place), "command": .command(command)])
  }
  static func bookmarkRestored(place: String, id: String) -> Sentence {
    Sentence("AppMushaf.bookmark-restored", "back: { $place } ({ $id })", ["place": .text(place), "id": .text(id)])
  }
  static func fileFault(file: String, reason: String) -> Sentence {
    Sentence("AppMushaf.file-fault", "{ $file }: { $reason }", ["file": .text(file), "reason": .text(reason)])
  }
  static var nothingToTake: Sentence { Sentence("AppMushaf.nothing-to-take", "nothing to take") }
  static func countAdded(count: Int) -> Sentence {
    Sentence("AppMushaf.count-added", "{ $count } added", ["count": .number(count)])
  }
  static func countChanged(count: Int) -> Sentence {
    Sentence("AppMushaf.count-changed", "{ $count } changed", ["count": .number(count)])
  }
  static func countKnown(count: Int) -> Sentence {
    Sentence("AppMushaf.count-known", "{ $count } known already", ["count": .number(count)])
  }
  static func countLeftRemoved(count: Int) -> Sentence {
    Sentence("AppMushaf.count-left-removed", "{ $count } left removed", ["count": .number(count)])
  }
  static func bookmarksAdded(count: Int) -> Sentence {
    Sentence(
      "AppMushaf.bookmarks-added",
      #"""
      { $count ->
      [one] { $count } bookmark added
      *[other] { $count } bookmarks added
      }
      """#, ["count": .number(count)])
  }
  static func bookmarksChanged(count: Int) -> Sentence {
    Sentence(
      "AppMushaf.bookmarks-changed",
      #"""
      { $count ->
      [one] { $count } bookmark changed
      *[other] { $count } bookmarks changed
      }
      """#, ["count": .number(count)])
  }
  static func bookmarksRemoved(count: Int) -> Sentence {
    Sentence(
      "AppMushaf.bookmarks-removed",
      #"""
      { $count ->
      [one] { $count } bookmark removed
      *[other] { $count } bookmarks removed
      }
      """#, ["count": .number(count)])
  }
  static func positionsTaken(count: Int) -> Sentence {
    Sentence(
      "AppMushaf.positions-taken",
      #"""
      { $count ->
      [one] { $count } reading position
      *[other] { $count } reading positions
      }
      """#, ["count": .number(count)])
  }
  static func noPositions(command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.no-positions", "there are no positions yet; for example: { $command }", ["command": .command(command)])
  }
  static func positionSet(name: String, place: String) -> Sentence {
    Sentence("AppMushaf.position-set", "{ $name } is at { $place }", ["name": .text(name), "place": .text(place)])
  }
  static func positionRemoved(name: String, place: String) -> Sentence {
    Sentence(
      "AppMushaf.position-removed", "removed: { $name }; it was at { $place }",
      ["name": .text(name), "place": .text(place)])
  }
  static func pageNumber(page: Int) -> Sentence {
    Sentence("AppMushaf.page-number", "page { $page }", ["page": .number(page)])
  }
  static func readIn(riwayah: String) -> Sentence {
    Sentence("AppMushaf.read-in", "read in { $riwayah }", ["riwayah": .text(riwayah)])
  }
  static var aBookmark: Sentence { Sentence("AppMushaf.a-bookmark", "a bookmark") }
  static var aPosition: Sentence { Sentence("AppMushaf.a-position", "a position") }
  static var aHistoryEntry: Sentence { Sentence("AppMushaf.a-history-entry", "an entry of the history") }
  static var aKhatm: Sentence { Sentence("AppMushaf.a-khatm", "a khatm") }
  static var aGoal: Sentence { Sentence("AppMushaf.a-goal", "a goal") }
  static func rowLeftOut(row: Sentence, reason: String) -> Sentence {
    Sentence(
      "AppMushaf.row-left-out", "{ $row } of the library could not be believed ({ $reason }) and was left out",
      ["row": .sentence(row), "reason": .text(reason)])
  }
  static func rowSetAside(row: Sentence, reason: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.row-set-aside",
      "{ $row } of the library could not be believed ({ $reason }) and was set aside; see: { $command }",
      ["row": .sentence(row), "reason": .text(reason), "command": .command(command)])
  }
  static func rowsLeftOut(count: Int, reason: String) -> Sentence {
    Sentence(
      "AppMushaf.rows-left-out", "{ $count } rows of the library could not be believed ({ $reason }) and were left out",
      ["count": .number(count), "reason": .text(reason)])
  }
  static func rowsSetAside(count: Int, reason: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.rows-set-aside",
      "{ $count } rows of the library could not be believed ({ $reason }) and were set aside; see: { $command }",
      ["count": .number(count), "reason": .text(reason), "command": .command(command)])
  }
  static var nothingSetAside: Sentence { Sentence("AppMushaf.nothing-set-aside", "nothing was set aside") }
  static var kindBookmark: Sentence { Sentence("AppMushaf.kind-bookmark", "bookmark") }
  static var kindPosition: Sentence { Sentence("AppMushaf.kind-position", "position") }
  static var kindHistory: Sentence { Sentence("AppMushaf.kind-history", "events") }
  static var kindKhatm: Sentence { Sentence("AppMushaf.kind-khatm", "khatm") }
  static var kindGoal: Sentence { Sentence("AppMushaf.kind-goal", "goal") }
  static var noAyahThere: Sentence { Sentence("AppMushaf.no-ayah-there", "no ayah there") }
  static func ayahOfSurah(surah: String, ref: String) -> Sentence {
    Sentence("AppMushaf.ayah-of-surah", "{ $surah } { $ref }", ["surah": .text(surah), "ref": .text(ref)])
  }
  static func ayahOfSurahLetters(surah: String, ref: String, riwayah: String) -> Sentence {
    Sentence(
      "AppMushaf.ayah-of-surah-letters", "{ $surah } { $ref } (the letters of { $riwayah })",
      ["surah": .text(surah), "ref": .text(ref), "riwayah": .text(riwayah)])
  }
  static func divisionBegins(division: String, number: Int, word: Int) -> Sentence {
    Sentence(
      "AppMushaf.division-begins", "{ $division } { $number } begins at word { $word }",
      ["division": .text(division), "number": .number(number), "word": .number(word)])
  }
  static func dividedOtherwise(riwayah: String) -> Sentence {
    Sentence(
      "AppMushaf.divided-otherwise", "juz, hizb and rub are those of { $riwayah }, not of Hafs",
      ["riwayah": .text(riwayah)])
  }
  static func surahMeccan(surah: Int, order: Int, ayat: Int) -> Sentence {
    Sentence(
      "AppMushaf.surah-meccan", "{ $surah }, meccan, revealed as no. { $order }, { $ayat } ayat",
      ["surah": .number(surah), "order": .number(order), "ayat": .number(ayat)])
  }
  static func surahMedinan(surah: Int, order: Int, ayat: Int) -> Sentence {
    Sentence(
      "AppMushaf.surah-medinan", "{ $surah }, medinan, revealed as no. { $order }, { $ayat } ayat",
      ["surah": .number(surah), "order": .number(order), "ayat": .number(ayat)])
  }
  static func surahsFromTo(first: String, last: String, count: Int) -> Sentence {
    Sentence(
      "AppMushaf.surahs-from-to", "{ $first } … { $last } ({ $count } surahs)",
      ["first": .text(first), "last": .text(last), "count": .number(count)])
  }
  static func sajdahNumber(number: Int) -> Sentence {
    Sentence("AppMushaf.sajdah-number", "no. { $number } of 15", ["number": .number(number)])
  }
  static func sajdahWithoutSign(number: Int, riwayah: String) -> Sentence {
    Sentence(
      "AppMushaf.sajdah-without-sign", "no. { $number } of 15; the print of { $riwayah } has no sign",
      ["number": .number(number), "riwayah": .text(riwayah)])
  }
  static func sajdahSignAt(number: Int, riwayah: String, ref: String) -> Sentence {
    Sentence(
      "AppMushaf.sajdah-sign-at",
      "no. { $number } of 15 in the print of Hafs; that of { $riwayah } has its sign at { $ref }",
      ["number": .number(number), "riwayah": .text(riwayah), "ref": .text(ref)])
  }
  static func sajdahSignMissing(number: Int, riwayat: String) -> Sentence {
    Sentence(
      "AppMushaf.sajdah-sign-missing", "no. { $number } of 15; no sign in the prints of { $riwayat }",
      ["number": .number(number), "riwayat": .text(riwayat)])
  }
  static func sajdahSignOfHafs(number: Int, ref: String) -> Sentence {
    Sentence(
      "AppMushaf.sajdah-sign-of-hafs", "no. { $number } of 15; the print of Hafs has its sign at { $ref }",
      ["number": .number(number), "ref": .text(ref)])
  }
  static func and(first: String, second: String) -> Sentence {
    Sentence("AppMushaf.and", "{ $first } and { $second }", ["first": .text(first), "second": .text(second)])
  }
  static func lettersOfHafs(riwayah: String) -> Sentence {
    Sentence(
      "AppMushaf.letters-of-hafs", "letters of Hafs, divided into the ayat of { $riwayah }", ["riwayah": .text(riwayah)]
    )
  }
  static func wordsOfHafs(range: String, riwayah: String) -> Sentence {
    Sentence(
      "AppMushaf.words-of-hafs",
      "{ $range }: words are counted in the text of Hafs; of { $riwayah } whole ayat are shown",
      ["range": .text(range), "riwayah": .text(riwayah)])
  }
  static func textNotInstalled(wanted: Sentence) -> Sentence {
    Sentence(
      "AppMushaf.text-not-installed", "{ $wanted }; --text hafs shows the letters of Hafs instead",
      ["wanted": .sentence(wanted)])
  }
  static func glossesOfHafs(pack: String, riwayah: String) -> Sentence {
    Sentence(
      "AppMushaf.glosses-of-hafs",
      "{ $pack }: its words are those of Hafs and not of { $riwayah }; --text hafs shows these",
      ["pack": .text(pack), "riwayah": .text(riwayah)])
  }
  static var coloursOfHafs: Sentence {
    Sentence("AppMushaf.colours-of-hafs", "--text hafs colours the letters of Hafs")
  }
  static func noSigns(riwayah: String, advice: Sentence) -> Sentence {
    Sentence(
      "AppMushaf.no-signs",
      "the rules need the signs of the text of Hafs; the text of { $riwayah } does not have them; { $advice }",
      ["riwayah": .text(riwayah), "advice": .sentence(advice)])
  }
  static func noFont(reason: String) -> Sentence {
    Sentence("AppMushaf.no-font", "{ $reason }; the document carries no font", ["reason": .text(reason)])
  }
  static func fontForbidden(family: String) -> Sentence {
    Sentence(
      "AppMushaf.font-forbidden", "the font “{ $family }” forbids documents to carry it: they only name it",
      ["family": .text(family)])
  }
  static func onePictureEach(count: Int, format: String) -> Sentence {
    Sentence(
      "AppMushaf.one-picture-each",
      "the range is on { $count } pages, one picture each: use -o FOLDER, or a name with % for the page, such as page-%.{ $format }",
      ["count": .number(count), "format": .text(format)])
  }
  static func pictureWritten(path: String, page: Int, width: Int, height: Int) -> Sentence {
    Sentence(
      "AppMushaf.picture-written", "{ $path } · page { $page } · { $width } × { $height }",
      ["path": .text(path), "page": .number(page), "width": .number(width), "height": .number(height)])
  }
  static func scriptNeedsFont(fault: Sentence, script: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.script-needs-font",
      "{ $fault }; the page is drawn in the letters of our text. A font with the letters of { $script } is named with { $command }",
      ["fault": .sentence(fault), "script": .text(script), "command": .command(command)])
  }
  static func documentWritten(path: String, count: Int, size: String) -> Sentence {
    Sentence(
      "AppMushaf.document-written",
      #"""
      { $path } · { $count ->
      [one] { $count } page
      *[other] { $count } pages
      } · { $size }
      """#, ["path": .text(path), "count": .number(count), "size": .text(size)])
  }
  static func linesUnknown(page: Int) -> Sentence {
    Sentence("AppMushaf.lines-unknown", "the lines of page { $page } are not known", ["page": .number(page)])
  }
  static func wordsNotCounted(ref: String) -> Sentence {
    Sentence("AppMushaf.words-not-counted", "the words of { $ref } are not those counted", ["ref": .text(ref)])
  }
  static func notOnPage(ref: String) -> Sentence {
    Sentence("AppMushaf.not-on-page", "{ $ref } is not on its page", ["ref": .text(ref)])
  }
  static func noLetter(query: String) -> Sentence {
    Sentence("AppMushaf.no-letter", "the search has no letter and no number: “{ $query }”", ["query": .text(query)])
  }
  static func leftOut(reason: String) -> Sentence {
    Sentence("AppMushaf.left-out", "{ $reason }; it is left out", ["reason": .text(reason)])
  }
  static func nothingFound(query: String) -> Sentence {
    Sentence("AppMushaf.nothing-found", "nothing found: “{ $query }”", ["query": .text(query)])
  }
  static func nothingFoundHere(query: String) -> Sentence {
    Sentence("AppMushaf.nothing-found-here", "nothing found in these ayat: “{ $query }”", ["query": .text(query)])
  }
  static func noPhrase(query: String) -> Sentence {
    Sentence(
      "AppMushaf.no-phrase", "nothing found: “{ $query }”; without quotation marks, the words may be in any order",
      ["query": .text(query)])
  }
  static func noPhraseHere(query: String) -> Sentence {
    Sentence(
      "AppMushaf.no-phrase-here",
      "nothing found in these ayat: “{ $query }”; without quotation marks, the words may be in any order",
      ["query": .text(query)])
  }
  static func noWholeWord(query: String) -> Sentence {
    Sentence(
      "AppMushaf.no-whole-word", "nothing found: “{ $query }”; without --whole, parts of words are found too",
      ["query": .text(query)])
  }
  static func noWholeWordHere(query: String) -> Sentence {
    Sentence(
      "AppMushaf.no-whole-word-here",
      "nothing found in these ayat: “{ $query }”; without --whole, parts of words are found too",
      ["query": .text(query)])
  }
  static var notHeard: Sentence { Sentence("AppMushaf.not-heard", "you have not heard any of that") }
  static func notHeardOff(command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.not-heard-off", "you have not heard any of that; the history is off, to turn it on: { $command }",
      ["command": .command(command)])
  }
  static func historyEmpty(command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.history-empty",
      "the history is empty: no ayah was heard on the sound server yet, and a basmalah is none; for example: { $command }",
      ["command": .command(command)])
  }
  static func nothingThen(day: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.nothing-then", "you heard nothing then; the last day was { $day }: { $command }",
      ["day": .text(day), "command": .command(command)])
  }
  static func rangesAndMore(ranges: String, count: Int) -> Sentence {
    Sentence(
      "AppMushaf.ranges-and-more", "{ $ranges } and { $count } more",
      ["ranges": .text(ranges), "count": .number(count)])
  }
  static func heardInAll(time: String, plays: Int) -> Sentence {
    Sentence(
      "AppMushaf.heard-in-all", "{ $time } in all, { $plays } heard to the end",
      ["time": .text(time), "plays": .number(plays)])
  }
  static func pagesOf(pages: Int, all: Sentence) -> Sentence {
    Sentence("AppMushaf.pages-of", "{ $pages } of { $all }", ["pages": .number(pages), "all": .sentence(all)])
  }
  static func timesCompleted(count: Int) -> Sentence {
    Sentence("AppMushaf.times-completed", "completed { $count }", ["count": .number(count)])
  }
  static var khatmOpen: Sentence { Sentence("AppMushaf.khatm-open", "open") }
  static var khatmClosed: Sentence { Sentence("AppMushaf.khatm-closed", "closed") }
  static var khatmRemoved: Sentence { Sentence("AppMushaf.khatm-removed", "removed") }
  static var listeningOn: Sentence { Sentence("AppMushaf.listening-on", "listening on") }
  static var listeningOff: Sentence { Sentence("AppMushaf.listening-off", "listening off") }
  static var noneRemoved: Sentence { Sentence("AppMushaf.none-removed", "none was removed") }
  static var noKhatm: Sentence { Sentence("AppMushaf.no-khatm", "no khatm yet; the first one begins when you read") }
  static func noReading(command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.no-reading", "no reading on these days; to note some: { $command }", ["command": .command(command)])
  }
  static func pagesRemain(count: Int) -> Sentence {
    Sentence(
      "AppMushaf.pages-remain",
      #"""
      { $count ->
      [one] { $count } page remains
      *[other] { $count } pages remain
      }
      """#, ["count": .number(count)])
  }
  static func versesRemain(count: Int) -> Sentence {
    Sentence(
      "AppMushaf.verses-remain",
      #"""
      { $count ->
      [one] { $count } verse remains
      *[other] { $count } verses remain
      }
      """#, ["count": .number(count)])
  }
  static func readOfGoal(read: String, goal: Sentence) -> Sentence {
    Sentence("AppMushaf.read-of-goal", "{ $read } of { $goal }", ["read": .text(read), "goal": .sentence(goal)])
  }
  static func readWithoutGoal(pages: Sentence, verses: Sentence) -> Sentence {
    Sentence(
      "AppMushaf.read-without-goal", "{ $pages }, { $verses }",
      ["pages": .sentence(pages), "verses": .sentence(verses)])
  }
  static var noGoal: Sentence { Sentence("AppMushaf.no-goal", "there is no goal") }
  static func goalMet(goal: Sentence, read: Sentence) -> Sentence {
    Sentence(
      "AppMushaf.goal-met", "{ $goal } a day; today { $read }, met ✓",
      ["goal": .sentence(goal), "read": .sentence(read)])
  }
  static func goalOpen(goal: Sentence, read: Sentence, rest: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.goal-open", "{ $goal } a day; today { $read }, { $rest }: { $command }",
      ["goal": .sentence(goal), "read": .sentence(read), "rest": .sentence(rest), "command": .command(command)])
  }
  static func restToday(rest: Sentence) -> Sentence {
    Sentence("AppMushaf.rest-today", "{ $rest } today", ["rest": .sentence(rest)])
  }
  static func goOn(goal: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.go-on", "Of { $goal }. To go on: { $command }",
      ["goal": .sentence(goal), "command": .command(command)])
  }
  static func rowSoFar(days: Sentence) -> Sentence {
    Sentence("AppMushaf.row-so-far", "{ $days } in a row so far.", ["days": .sentence(days)])
  }
  static func openPage(page: Int) -> Sentence {
    Sentence("AppMushaf.open-page", "Open page { $page }", ["page": .number(page)])
  }
  static var rowNone: Sentence { Sentence("AppMushaf.row-none", "today can be the first day") }
  static func rowMet(days: Sentence) -> Sentence {
    Sentence("AppMushaf.row-met", "{ $days } in a row", ["days": .sentence(days)])
  }
  static func rowMetLongest(days: Sentence, longest: Sentence) -> Sentence {
    Sentence(
      "AppMushaf.row-met-longest", "{ $days } in a row; the longest was { $longest }",
      ["days": .sentence(days), "longest": .sentence(longest)])
  }
  static func rowOpen(days: Sentence) -> Sentence {
    Sentence("AppMushaf.row-open", "{ $days } in a row; today is open", ["days": .sentence(days)])
  }
  static func rowOpenLongest(days: Sentence, longest: Sentence) -> Sentence {
    Sentence(
      "AppMushaf.row-open-longest", "{ $days } in a row; the longest was { $longest }; today is open",
      ["days": .sentence(days), "longest": .sentence(longest)])
  }
  static func rowBroken(days: Sentence) -> Sentence {
    Sentence(
      "AppMushaf.row-broken", "{ $days } in a row stay yours; welcome back, today begins anew",
      ["days": .sentence(days)])
  }
  static func rowBrokenLongest(days: Sentence, longest: Sentence) -> Sentence {
    Sentence(
      "AppMushaf.row-broken-longest",
      "{ $days } in a row stay yours, and the longest was { $longest }; welcome back, today begins anew",
      ["days": .sentence(days), "longest": .sentence(longest)])
  }
  static func rowInDoubt(days: Sentence) -> Sentence {
    Sentence(
      "AppMushaf.row-in-doubt", "{ $days } in a row, as far as the clock can be believed", ["days": .sentence(days)])
  }
  static func rowInDoubtLongest(days: Sentence, longest: Sentence) -> Sentence {
    Sentence(
      "AppMushaf.row-in-doubt-longest",
      "{ $days } in a row, as far as the clock can be believed; the longest was { $longest }",
      ["days": .sentence(days), "longest": .sentence(longest)])
  }
  static func noDay(reason: String) -> Sentence {
    Sentence("AppMushaf.no-day", "--by: { $reason }", ["reason": .text(reason)])
  }
  static func dayPast(day: String) -> Sentence {
    Sentence("AppMushaf.day-past", "{ $day } is in the past", ["day": .text(day)])
  }
  static func dayTooFar(day: String) -> Sentence {
    Sentence("AppMushaf.day-too-far", "{ $day } is more than a hundred years away", ["day": .text(day)])
  }
  static func hijriDay(hijri: String, day: String) -> Sentence {
    Sentence(
      "AppMushaf.hijri-day", "{ $hijri } is { $day }, of Umm al-Qura; it begins on the evening before",
      ["hijri": .text(hijri), "day": .text(day)])
  }
  static func hijriDayCalculated(hijri: String, day: String) -> Sentence {
    Sentence(
      "AppMushaf.hijri-day-calculated",
      "{ $hijri } is { $day }, calculated, within two days; it begins on the evening before",
      ["hijri": .text(hijri), "day": .text(day)])
  }
  static func plan(pages: Sentence, days: Sentence, daily: Sentence) -> Sentence {
    Sentence(
      "AppMushaf.plan", "{ $pages } in { $days }, today among them: { $daily } a day",
      ["pages": .sentence(pages), "days": .sentence(days), "daily": .sentence(daily)])
  }
  static var planIsGoal: Sentence {
    Sentence("AppMushaf.plan-is-goal", "the plan is not kept; your daily goal is as much")
  }
  static func planAboveGoals(most: Sentence) -> Sentence {
    Sentence(
      "AppMushaf.plan-above-goals", "the plan is not kept; a daily goal has { $most } at most",
      ["most": .sentence(most)])
  }
  static func planToGoal(command: CommandHint) -> Sentence {
    Sentence(
      "AppMushaf.plan-to-goal", "the plan is not kept; to make it your daily goal: { $command }",
      ["command": .command(command)])
  }
  static var nothingToNote: Sentence { Sentence("AppMushaf.nothing-to-note", "nothing to note") }
  static func dayToCome(day: String) -> Sentence {
    Sentence("AppMushaf.day-to-come", "{ $day } is yet to come", ["day": .text(day)])
  }
  static func noSuchDay(day: String) -> Sentence {
    Sentence("AppMushaf.no-such-day", "{ $day } is not a day of this machine's calendar", ["day": .text(day)])
  }
  static func standsForSurahs(numbers: String, surahs: Int, pages: Sentence, first: String, command: CommandHint)
    -> Sentence
  {
    Sentence(
      "AppMushaf.stands-for-surahs",
      #"""
      { $numbers } stands for surahs: { $surahs ->
      [one] { $surahs } surah
      *[other] { $surahs } surahs
      } on { $pages }; for pages: page:{ $first }; to take it back: { $command }
      """#,
      [
        "numbers": .text(numbers), "surahs": .number(surahs), "pages": .sentence(pages), "first": .text(first),
        "command": .command(command),
      ])
  }
  static func noted(ranges: String, pages: Sentence, all: Int, khatm: String) -> Sentence {
    Sentence(
      "AppMushaf.noted", "read: { $ranges }; { $pages } of { $all } in { $khatm }",
      ["ranges": .text(ranges), "pages": .sentence(pages), "all": .number(all), "khatm": .text(khatm)])
  }
  static func notedGoalMet(ranges: String, pages: Sentence, all: Int, khatm: String) -> Sentence {
    Sentence(
      "AppMushaf.noted-goal-met", "read: { $ranges }; { $pages } of { $all } in { $khatm }; today's goal is met ✓",
      ["ranges": .text(ranges), "pages": .sentence(pages), "all": .number(all), "khatm": .text(khatm)])
  }
  static func allRead(count: Int, khatm: String) -> Sentence {
    Sentence(
      "AppMushaf.all-read",
      #"""
      { $count ->
      [1] The whole Quran is read for the first time in { $khatm }, may it be accepted; the next khatm begins.
      *[other] The whole Quran is read { $count } times in { $khatm }, may it be accepted; the next khatm begins.
      }
      """#, ["count": .number(count), "khatm": .text(khatm)])
  }
  static func takenBack(ranges: String, day: String, time: String, khatm: String) -> Sentence {
    Sentence(
      "AppMushaf.taken-back", "taken back: { $ranges } of { $day } { $time } in { $khatm }",
      ["ranges": .text(ranges), "day": .text(day), "time": .text(time), "khatm": .text(khatm)])
  }
  static func notedAgain(ranges: String, day: String, time: String, khatm: String) -> Sentence {
    Sentence(
      "AppMushaf.noted-again", "noted again: { $ranges } of { $day } { $time } in { $khatm }",
      ["ranges": .text(ranges), "day": .text(day), "time": .text(time), "khatm": .text(khatm)])
  }
  static var nothingToUndo: Sentence { Sentence("AppMushaf.nothing-to-undo", "there is nothing to undo") }
  static var nothingToRedo: Sentence { Sentence("AppMushaf.nothing-to-redo", "there is nothing to redo") }
}
