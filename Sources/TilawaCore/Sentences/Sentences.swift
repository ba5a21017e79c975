// Written by Scripts/sentences from Resources/sentences/en/TilawaCore.ftl. A change belongs there.

/// The sentences of TilawaCore.
package enum CoreSentences {
  package static var listSeparator: Sentence { Sentence("TilawaCore.list-separator", #"{ ", " }"#) }
  package static func atPlace(place: Sentence, fault: Sentence) -> Sentence {
    Sentence("TilawaCore.at-place", "{ $place }: { $fault }", ["place": .sentence(place), "fault": .sentence(fault)])
  }
  package static func line(line: Int) -> Sentence {
    Sentence("TilawaCore.line", "line { $line }", ["line": .number(line)])
  }
  package static func lineColumn(line: Int, column: Int) -> Sentence {
    Sentence(
      "TilawaCore.line-column", "line { $line }, column { $column }",
      ["line": .number(line), "column": .number(column)])
  }
  package static func row(row: Int) -> Sentence { Sentence("TilawaCore.row", "row { $row }", ["row": .number(row)]) }
  package static func files(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.files",
      #"""
      { $count ->
      [one] { $count } file
      *[other] { $count } files
      }
      """#, ["count": .number(count)])
  }
  package static func ayat(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.ayat",
      #"""
      { $count ->
      [one] { $count } ayah
      *[other] { $count } ayat
      }
      """#, ["count": .number(count)])
  }
  package static func surahs(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.surahs",
      #"""
      { $count ->
      [one] { $count } surah
      *[other] { $count } surahs
      }
      """#, ["count": .number(count)])
  }
  package static func steps(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.steps",
      #"""
      { $count ->
      [one] { $count } step
      *[other] { $count } steps
      }
      """#, ["count": .number(count)])
  }
  package static func times(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.times",
      #"""
      { $count ->
      [one] { $count } time
      *[other] { $count } times
      }
      """#, ["count": .number(count)])
  }
  package static func passages(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.passages",
      #"""
      { $count ->
      [one] { $count } passage
      *[other] { $count } passages
      }
      """#, ["count": .number(count)])
  }
  package static func words(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.words",
      #"""
      { $count ->
      [one] { $count } word
      *[other] { $count } words
      }
      """#, ["count": .number(count)])
  }
  package static func labels(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.labels",
      #"""
      { $count ->
      [one] { $count } label
      *[other] { $count } labels
      }
      """#, ["count": .number(count)])
  }
  package static func rows(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.rows",
      #"""
      { $count ->
      [one] { $count } row
      *[other] { $count } rows
      }
      """#, ["count": .number(count)])
  }
  package static func recordings(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.recordings",
      #"""
      { $count ->
      [one] { $count } recording
      *[other] { $count } recordings
      }
      """#, ["count": .number(count)])
  }
  package static func segments(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.segments",
      #"""
      { $count ->
      [one] { $count } segment
      *[other] { $count } segments
      }
      """#, ["count": .number(count)])
  }
  package static func bookmarks(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.bookmarks",
      #"""
      { $count ->
      [one] { $count } bookmark
      *[other] { $count } bookmarks
      }
      """#, ["count": .number(count)])
  }
  package static func lines(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.lines",
      #"""
      { $count ->
      [one] { $count } line
      *[other] { $count } lines
      }
      """#, ["count": .number(count)])
  }
  package static func pages(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.pages",
      #"""
      { $count ->
      [one] { $count } page
      *[other] { $count } pages
      }
      """#, ["count": .number(count)])
  }
  package static func minutes(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.minutes",
      #"""
      { $count ->
      [one] { $count } minute
      *[other] { $count } minutes
      }
      """#, ["count": .number(count)])
  }
  package static func hours(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.hours",
      #"""
      { $count ->
      [one] { $count } hour
      *[other] { $count } hours
      }
      """#, ["count": .number(count)])
  }
  package static func days(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.days",
      #"""
      { $count ->
      [one] { $count } day
      *[other] { $count } days
      }
      """#, ["count": .number(count)])
  }
  package static func weeks(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.weeks",
      #"""
      { $count ->
      [one] { $count } week
      *[other] { $count } weeks
      }
      """#, ["count": .number(count)])
  }
  package static func parts(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.parts",
      #"""
      { $count ->
      [one] { $count } part
      *[other] { $count } parts
      }
      """#, ["count": .number(count)])
  }
  package static func attempts(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.attempts",
      #"""
      { $count ->
      [one] { $count } attempt
      *[other] { $count } attempts
      }
      """#, ["count": .number(count)])
  }
  package static func catchUpSubmissions(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.catch-up-submissions",
      #"""
      { $count ->
      [one] { $count } catch-up submission
      *[other] { $count } catch-up submissions
      }
      """#, ["count": .number(count)])
  }
  package static var juz: Sentence { Sentence("TilawaCore.juz", "juz") }
  package static var hizb: Sentence { Sentence("TilawaCore.hizb", "hizb") }
  package static var rub: Sentence { Sentence("TilawaCore.rub", "rub") }
  package static var manzil: Sentence { Sentence("TilawaCore.manzil", "manzil") }
  package static var ruku: Sentence { Sentence("TilawaCore.ruku", "ruku") }
  package static var page: Sentence { Sentence("TilawaCore.page", "page") }
  package static func atCharacter(fault: Sentence, position: Int) -> Sentence {
    Sentence(
      "TilawaCore.at-character", "{ $fault } (at character { $position })",
      ["fault": .sentence(fault), "position": .number(position)])
  }
  package static func didYouMean(fault: Sentence, suggestion: String) -> Sentence {
    Sentence(
      "TilawaCore.did-you-mean", "{ $fault }; did you mean { $suggestion }?",
      ["fault": .sentence(fault), "suggestion": .text(suggestion)])
  }
  package static func rangesTooLong(most: Int) -> Sentence {
    Sentence("TilawaCore.ranges-too-long", "ranges take at most { $most } bytes", ["most": .number(most)])
  }
  package static var rangeMissing: Sentence { Sentence("TilawaCore.range-missing", "a range is missing here") }
  package static func nothingAfter(text: String) -> Sentence {
    Sentence("TilawaCore.nothing-after", "nothing may come after “{ $text }”", ["text": .text(text)])
  }
  package static func noAyahStarts(counting: String) -> Sentence {
    Sentence(
      "TilawaCore.no-ayah-starts", "no ayah of the { $counting } counting starts there", ["counting": .text(counting)])
  }
  package static func oneAyahExpected(example: String) -> Sentence {
    Sentence(
      "TilawaCore.one-ayah-expected", "one ayah is expected here, such as { $example }", ["example": .text(example)])
  }
  package static var onlyAyat: Sentence { Sentence("TilawaCore.only-ayat", "only ayat are allowed here, not words") }
  package static var wordsOfOneAyah: Sentence {
    Sentence("TilawaCore.words-of-one-ayah", "words belong to one ayah, such as 2:255:1-7")
  }
  package static var wordsOfNextAyah: Sentence {
    Sentence("TilawaCore.words-of-next-ayah", "words belong to one ayah: write those of the next ayah as another range")
  }
  package static func wordsOfAyah(count: Int) -> Sentence {
    Sentence("TilawaCore.words-of-ayah", "the ayah has the words 1-{ $count }", ["count": .number(count)])
  }
  package static var rangeBackwards: Sentence { Sentence("TilawaCore.range-backwards", "the range runs backwards") }
  package static var wordMissing: Sentence { Sentence("TilawaCore.word-missing", "a word's number is missing here") }
  package static var lastWordMissing: Sentence {
    Sentence("TilawaCore.last-word-missing", "the last word's number is missing here")
  }
  package static func divisionMissing(kind: Sentence) -> Sentence {
    Sentence("TilawaCore.division-missing", "the number of the { $kind } is missing here", ["kind": .sentence(kind)])
  }
  package static func lastDivisionMissing(kind: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.last-division-missing", "the number of the last { $kind } is missing here", ["kind": .sentence(kind)])
  }
  package static func divisionLimits(kind: Sentence, count: Int) -> Sentence {
    Sentence(
      "TilawaCore.division-limits", "{ $kind } is 1 to { $count }", ["kind": .sentence(kind), "count": .number(count)])
  }
  package static func rukusOfSurah(surah: Int, count: Int) -> Sentence {
    Sentence(
      "TilawaCore.rukus-of-surah", "surah { $surah } has the rukus 1 to { $count }",
      ["surah": .number(surah), "count": .number(count)])
  }
  package static var noSuchPrint: Sentence { Sentence("TilawaCore.no-such-print", "there is no such print") }
  package static var pageOfPrintMissing: Sentence {
    Sentence("TilawaCore.page-of-print-missing", "a page is missing here, as in taj-16 page 3")
  }
  package static var nisf: Sentence { Sentence("TilawaCore.nisf", "half of a para") }
  package static var rubOfJuz: Sentence { Sentence("TilawaCore.rub-of-juz", "quarter of a para") }
  package static func quarterWithoutSign(juz: Int) -> Sentence {
    Sentence(
      "TilawaCore.quarter-without-sign",
      "the print has no sign there: one of the quarters of para { $juz } is not marked", ["juz": .number(juz)])
  }
  package static var lineOfPageMissing: Sentence {
    Sentence("TilawaCore.line-of-page-missing", "the number of a line of the page is missing here")
  }
  package static func linesOfPage(page: Int, count: Int) -> Sentence {
    Sentence(
      "TilawaCore.lines-of-page", "page { $page } has the lines 1 to { $count }",
      ["page": .number(page), "count": .number(count)])
  }
  package static var linesWithoutWords: Sentence {
    Sentence("TilawaCore.lines-without-words", "there is the name of a surah or a basmalah, and no ayah")
  }
  package static var linesInsideAyah: Sentence {
    Sentence("TilawaCore.lines-inside-ayah", "no ayah begins there; the words are of one ayah")
  }
  package static var linesOfHafs: Sentence {
    Sentence("TilawaCore.lines-of-hafs", "lines of pages are known for Hafs and Shu'bah alone")
  }
  package static func printMadani(pages: Int, lines: Int) -> Sentence {
    Sentence(
      "TilawaCore.print-madani", "the Madani print of 1421H: { $pages } pages of { $lines } lines",
      ["pages": .number(pages), "lines": .number(lines)])
  }
  package static func printTaj(pages: Int, lines: Int) -> Sentence {
    Sentence(
      "TilawaCore.print-taj", "the print of Taj Company: { $pages } pages of { $lines } lines",
      ["pages": .number(pages), "lines": .number(lines)])
  }
  package static func printOfUser(name: String, pages: Int, lines: Int) -> Sentence {
    Sentence(
      "TilawaCore.print-of-user", "{ $name }: { $pages } pages of { $lines } lines",
      ["name": .text(name), "pages": .number(pages), "lines": .number(lines)])
  }
  package static func surahLimits(count: Int) -> Sentence {
    Sentence("TilawaCore.surah-limits", "the surahs are 1 to { $count }", ["count": .number(count)])
  }
  package static var surahMissing: Sentence { Sentence("TilawaCore.surah-missing", "a surah is missing here") }
  package static func noSurahCalled(name: String) -> Sentence {
    Sentence("TilawaCore.no-surah-called", "no surah is called “{ $name }”", ["name": .text(name)])
  }
  package static func severalCalled(name: String) -> Sentence {
    Sentence("TilawaCore.several-called", "several surahs are called “{ $name }”", ["name": .text(name)])
  }
  package static var twoReadings: Sentence { Sentence("TilawaCore.two-readings", "this can be read in two ways") }
  package static func either(first: String, second: String) -> Sentence {
    Sentence("TilawaCore.either", "{ $first } or { $second }", ["first": .text(first), "second": .text(second)])
  }
  package static func partLimits(count: Int) -> Sentence {
    Sentence("TilawaCore.part-limits", "there are 1 to { $count } of them", ["count": .number(count)])
  }
  package static var ayahMissing: Sentence { Sentence("TilawaCore.ayah-missing", "an ayah is missing here") }
  package static var ayatFromOne: Sentence { Sentence("TilawaCore.ayat-from-one", "ayat are numbered from 1") }
  package static func ayatOfSurah(surah: Int, count: Int) -> Sentence {
    Sentence(
      "TilawaCore.ayat-of-surah", "surah { $surah } has { $count } ayat",
      ["surah": .number(surah), "count": .number(count)])
  }
  package static func ayatOfSurahCounted(surah: Int, count: Int, counting: String) -> Sentence {
    Sentence(
      "TilawaCore.ayat-of-surah-counted", "surah { $surah } has { $count } ayat in the { $counting } counting",
      ["surah": .number(surah), "count": .number(count), "counting": .text(counting)])
  }
  package static func ayatUnlessKufi(surah: Int, count: Int, counting: String) -> Sentence {
    Sentence(
      "TilawaCore.ayat-unless-kufi",
      "surah { $surah } has { $count } ayat in the counting { $counting }; if the numbers are Kufi, give --counting kufi",
      ["surah": .number(surah), "count": .number(count), "counting": .text(counting)])
  }
  package static func noSurah(surah: Int) -> Sentence {
    Sentence("TilawaCore.no-surah", "there is no surah { $surah }", ["surah": .number(surah)])
  }
  package static var labelEmpty: Sentence {
    Sentence("TilawaCore.label-empty", "the label is empty; `-` stands for anything that is no recitation")
  }
  package static var labelBegins: Sentence {
    Sentence("TilawaCore.label-begins", "a surah's number, `basmalah`, `istiadha`, `speech` or `-` is missing here")
  }
  package static var colonMissing: Sentence {
    Sentence("TilawaCore.colon-missing", "a colon and the ayah's number are missing here")
  }
  package static var ayahNumberMissing: Sentence {
    Sentence("TilawaCore.ayah-number-missing", "the ayah's number is missing here")
  }
  package static var notHere: Sentence { Sentence("TilawaCore.not-here", "this is not allowed here") }
  package static var nothingAfterBasmalah: Sentence {
    Sentence("TilawaCore.nothing-after-basmalah", "nothing may follow the 0 of the basmalah")
  }
  package static func noBasmalah(surah: Int) -> Sentence {
    Sentence("TilawaCore.no-basmalah", "no basmalah opens surah { $surah }", ["surah": .number(surah)])
  }
  package static var lastAyahMissing: Sentence {
    Sentence("TilawaCore.last-ayah-missing", "the last ayah's number is missing here")
  }
  package static var lastAyahBefore: Sentence {
    Sentence("TilawaCore.last-ayah-before", "the last ayah is before the first")
  }
  package static var firstWordMissing: Sentence {
    Sentence("TilawaCore.first-word-missing", "the first word's number is missing here")
  }
  package static func lastWordBefore(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.last-word-before", "the last word is before the first, or the ayah has only { $count } words",
      ["count": .number(count)])
  }
  package static var colonAndWordMissing: Sentence {
    Sentence("TilawaCore.colon-and-word-missing", "a colon and the last word's number are missing here")
  }
  package static func noTime(text: String) -> Sentence {
    Sentence("TilawaCore.no-time", "{ $text } is not a time", ["text": .text(text)])
  }
  package static var joinNeedsTime: Sentence {
    Sentence("TilawaCore.join-needs-time", "a join needs a time: 8:75 @62.5 9:1")
  }
  package static func labelAfterJoin(join: String) -> Sentence {
    Sentence("TilawaCore.label-after-join", "a label is missing after { $join }", ["join": .text(join)])
  }
  package static var onlyRecitationJoins: Sentence {
    Sentence("TilawaCore.only-recitation-joins", "only recitation has joins; make it a separate segment")
  }
  package static var noBoundary: Sentence { Sentence("TilawaCore.no-boundary", "there is no boundary here") }
  package static var boundaryInside: Sentence {
    Sentence("TilawaCore.boundary-inside", "a boundary lies inside the recording")
  }
  package static var boundaryThere: Sentence { Sentence("TilawaCore.boundary-there", "there is a boundary here") }
  package static var severalMeet: Sentence { Sentence("TilawaCore.several-meet", "several segments meet here") }
  package static func edgeOf(segment: Sentence) -> Sentence {
    Sentence("TilawaCore.edge-of", "it is the edge of { $segment }; delete or move it", ["segment": .sentence(segment)])
  }
  package static var nothingToConfirm: Sentence {
    Sentence("TilawaCore.nothing-to-confirm", "there is nothing to confirm")
  }
  package static var alreadySuggestions: Sentence {
    Sentence("TilawaCore.already-suggestions", "these are already suggestions")
  }
  package static var onlyRecitationPreferred: Sentence {
    Sentence("TilawaCore.only-recitation-preferred", "only recitation can be preferred")
  }
  package static var confirmFirst: Sentence { Sentence("TilawaCore.confirm-first", "confirm it first") }
  package static var placeNotInside: Sentence {
    Sentence("TilawaCore.place-not-inside", "the place is not inside the segment")
  }
  package static var splitAtJoin: Sentence { Sentence("TilawaCore.split-at-join", "split it at its join first") }
  package static var twoSegments: Sentence { Sentence("TilawaCore.two-segments", "name at least two segments") }
  package static var onlyTouching: Sentence {
    Sentence("TilawaCore.only-touching", "only segments that touch can be merged")
  }
  package static func noSegment(id: String) -> Sentence {
    Sentence("TilawaCore.no-segment", "there is no segment { $id }", ["id": .text(id)])
  }
  package static var segmentBackwards: Sentence {
    Sentence("TilawaCore.segment-backwards", "a segment ends after it starts")
  }
  package static var leavesRecording: Sentence { Sentence("TilawaCore.leaves-recording", "it leaves the recording") }
  package static func tooShort(least: Int) -> Sentence {
    Sentence("TilawaCore.too-short", "recitation needs at least { $least } ms", ["least": .number(least)])
  }
  package static func tooShortMove(least: Int) -> Sentence {
    Sentence(
      "TilawaCore.too-short-move", "recitation needs at least { $least } ms: move the boundary",
      ["least": .number(least)])
  }
  package static var noJoin: Sentence { Sentence("TilawaCore.no-join", "it has no such join") }
  package static func notMerged(segment: Sentence) -> Sentence {
    Sentence("TilawaCore.not-merged", "recitation cannot be merged with { $segment }", ["segment": .sentence(segment)])
  }
  package static var notConsecutive: Sentence {
    Sentence("TilawaCore.not-consecutive", "the labels on both sides of the join are not consecutive")
  }
  package static var endsBeforeStart: Sentence { Sentence("TilawaCore.ends-before-start", "it ends before it starts") }
  package static var joinsOutside: Sentence { Sentence("TilawaCore.joins-outside", "its joins lie outside it") }
  package static func editAdd(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-add", "add { $what }", ["what": .sentence(what)])
  }
  package static func editAssign(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-assign", "assign { $what }", ["what": .sentence(what)])
  }
  package static func editConfirm(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-confirm", "confirm { $what }", ["what": .sentence(what)])
  }
  package static func editDelete(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-delete", "delete { $what }", ["what": .sentence(what)])
  }
  package static func editMerge(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-merge", "merge { $what }", ["what": .sentence(what)])
  }
  package static func editMove(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-move", "move { $what }", ["what": .sentence(what)])
  }
  package static func editPlace(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-place", "place { $what }", ["what": .sentence(what)])
  }
  package static func editPrefer(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-prefer", "prefer { $what }", ["what": .sentence(what)])
  }
  package static func editRemove(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-remove", "remove { $what }", ["what": .sentence(what)])
  }
  package static func editSplit(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-split", "split { $what }", ["what": .sentence(what)])
  }
  package static func editSuggest(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-suggest", "suggest { $what }", ["what": .sentence(what)])
  }
  package static func editUnconfirm(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-unconfirm", "unconfirm { $what }", ["what": .sentence(what)])
  }
  package static func editRestore(what: Sentence) -> Sentence {
    Sentence("TilawaCore.edit-restore", "restore { $what }", ["what": .sentence(what)])
  }
  package static func doneAdd(what: Sentence) -> Sentence {
    Sentence("TilawaCore.done-add", "{ $what } added", ["what": .sentence(what)])
  }
  package static func doneAssign(what: Sentence) -> Sentence {
    Sentence("TilawaCore.done-assign", "{ $what } assigned", ["what": .sentence(what)])
  }
  package static func doneConfirm(what: Sentence) -> Sentence {
    Sentence("TilawaCore.done-confirm", "{ $what } confirmed", ["what": .sentence(what)])
  }
  package static func doneDelete(what: Sentence) -> Sentence {
    Sentence("TilawaCore.done-delete", "{ $what } deleted", ["what": .sentence(what)])
  }
  package static func doneMerge(what: Sentence) -> Sentence {
    Sentence("TilawaCore.done-merge", "{ $what } merged", ["what": .sentence(what)])
  }
  package static func doneMove(what: Sentence) -> Sentence {
    Sentence("TilawaCore.done-move", "{ $what } moved", ["what": .sentence(what)])
  }
  package static func donePlace(what: Sentence) -> Sentence {
    Sentence("TilawaCore.done-place", "{ $what } placed", ["what": .sentence(what)])
  }
  package static func donePrefer(what: Sentence) -> Sentence {
    Sentence("TilawaCore.done-prefer", "{ $what } preferred", ["what": .sentence(what)])
  }
  package static func doneRemove(what: Sentence) -> Sentence {
    Sentence("TilawaCore.done-remove", "{ $what } removed", ["what": .sentence(what)])
  }
  package static func doneSplit(what: Sentence) -> Sentence {
    Sentence("TilawaCore.done-split", "{ $what } split", ["what": .sentence(what)])
  }
  package static func doneSuggest(what: Sentence) -> Sentence {
    Sentence("TilawaCore.done-suggest", "{ $what } suggested", ["what": .sentence(what)])
  }
  package static func doneUnconfirm(what: Sentence) -> Sentence {
    Sentence("TilawaCore.done-unconfirm", "{ $what } unconfirmed", ["what": .sentence(what)])
  }
  package static var unlabelledStretch: Sentence {
    Sentence("TilawaCore.unlabelled-stretch", "a stretch without a label")
  }
  package static var speech: Sentence { Sentence("TilawaCore.speech", "speech") }
  package static var noRecitation: Sentence { Sentence("TilawaCore.no-recitation", "what is no recitation") }
  package static var aSegment: Sentence { Sentence("TilawaCore.a-segment", "a segment") }
  package static var aBoundary: Sentence { Sentence("TilawaCore.a-boundary", "a boundary") }
  package static var aJoin: Sentence { Sentence("TilawaCore.a-join", "a join") }
  package static func labelsOfFile(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.labels-of-file",
      #"""
      { $count ->
      [one] { $count } label of a file
      *[other] { $count } labels of a file
      }
      """#, ["count": .number(count)])
  }
  package static func headerMissing(columns: String) -> Sentence {
    Sentence("TilawaCore.header-missing", "a header is missing: { $columns }", ["columns": .text(columns)])
  }
  package static var noLabel: Sentence { Sentence("TilawaCore.no-label", "there is no label in it") }
  package static var preferredValues: Sentence { Sentence("TilawaCore.preferred-values", "`preferred` is yes or no") }
  package static var statusValues: Sentence {
    Sentence("TilawaCore.status-values", "`status` is confirmed or suggested")
  }
  package static func noTimeInSeconds(column: String, text: String) -> Sentence {
    Sentence(
      "TilawaCore.no-time-in-seconds", "`{ $column }` is not a time in seconds: “{ $text }”",
      ["column": .text(column), "text": .text(text)])
  }
  package static var noTextEncoding: Sentence {
    Sentence("TilawaCore.no-text-encoding", "it is not text in UTF-8 or UTF-16")
  }
  package static var notReadAsText: Sentence { Sentence("TilawaCore.not-read-as-text", "this is not read as text") }
  package static func noLabelInTier(name: String) -> Sentence {
    Sentence("TilawaCore.no-label-in-tier", "there is no label in the tier “{ $name }”", ["name": .text(name)])
  }
  package static func noTier(name: String, names: String) -> Sentence {
    Sentence(
      "TilawaCore.no-tier", "there is no tier “{ $name }”; there are { $names }",
      ["name": .text(name), "names": .text(names)])
  }
  package static func noTierAtAll(name: String) -> Sentence {
    Sentence("TilawaCore.no-tier-at-all", "there is no tier “{ $name }”; there are none", ["name": .text(name)])
  }
  package static func chooseTier(names: String) -> Sentence {
    Sentence("TilawaCore.choose-tier", "choose a tier: --tier with one of { $names }", ["names": .text(names)])
  }
  package static var labelTakenUnknown: Sentence {
    Sentence("TilawaCore.label-taken-unknown", "the label is empty; it is taken as ?")
  }
  package static func moreLabelsEmpty(count: Int) -> Sentence {
    Sentence("TilawaCore.more-labels-empty", "{ $count } more labels are empty", ["count": .number(count)])
  }
  package static func points(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.points",
      #"""
      { $count ->
      [one] { $count } label is a point: it lasts until the next label, as a suggestion
      *[other] { $count } labels are points: each lasts until the next label, as a suggestion
      }
      """#, ["count": .number(count)])
  }
  package static func heardUnknown(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.heard-unknown",
      #"""
      { $count ->
      [one] { $count } stretch is no text of the Quran, or is at several places; it is taken as ?
      *[other] { $count } stretches are no text of the Quran, or are at several places; they are taken as ?
      }
      """#, ["count": .number(count)])
  }
  package static func cueOfSeveralFiles(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.cue-of-several-files", "it is a cue sheet of { $count } files; a sheet of one file is read",
      ["count": .number(count)])
  }
  package static func segmentNumber(number: Int) -> Sentence {
    Sentence("TilawaCore.segment-number", "segment { $number }", ["number": .number(number)])
  }
  package static var transcriptPart: Sentence {
    Sentence("TilawaCore.transcript-part", "it has no start, end and text")
  }
  package static var praatBinary: Sentence {
    Sentence("TilawaCore.praat-binary", "it is a binary file of Praat; save it as text")
  }
  package static var praatChronological: Sentence {
    Sentence("TilawaCore.praat-chronological", "it is a chronological TextGrid of Praat; save it as a text file")
  }
  package static func notLabels(kind: Sentence) -> Sentence {
    Sentence("TilawaCore.not-labels", "it is { $kind }, not a file of labels", ["kind": .sentence(kind)])
  }
  package static func labelsOf(kind: String) -> Sentence {
    Sentence(
      "TilawaCore.labels-of",
      "it is a file of { $kind }, which is not read; export SRT, WebVTT or a table start,end,label",
      ["kind": .text(kind)])
  }
  package static var labelBackwards: Sentence {
    Sentence("TilawaCore.label-backwards", "the label ends before it starts")
  }
  package static var labelNoLength: Sentence { Sentence("TilawaCore.label-no-length", "the label has no length") }
  package static func labelLeaves(length: String) -> Sentence {
    Sentence(
      "TilawaCore.label-leaves", "the label leaves the recording, which is { $length } long", ["length": .text(length)])
  }
  package static func readAs(written: String, reading: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.read-as", "“{ $written }” is read as { $reading }",
      ["written": .text(written), "reading": .sentence(reading)])
  }
  package static var notATrack: Sentence {
    Sentence("TilawaCore.not-a-track", "it is not START, END and LABEL with tabs between")
  }
  package static var tooEarly: Sentence { Sentence("TilawaCore.too-early", "the file ends too early") }
  package static var notATextgrid: Sentence { Sentence("TilawaCore.not-a-textgrid", "it is not a TextGrid") }
  package static var quoteOpen: Sentence { Sentence("TilawaCore.quote-open", "a quote is not closed") }
  package static var noTiers: Sentence { Sentence("TilawaCore.no-tiers", "it has no tiers") }
  package static func tierKind(kind: String) -> Sentence {
    Sentence("TilawaCore.tier-kind", "a tier of the kind “{ $kind }” is unknown", ["kind": .text(kind)])
  }
  package static var quotedMissing: Sentence {
    Sentence("TilawaCore.quoted-missing", "a text in quotes is missing here")
  }
  package static var numberMissing: Sentence { Sentence("TilawaCore.number-missing", "a number is missing here") }
  package static var countMissing: Sentence { Sentence("TilawaCore.count-missing", "a count is missing here") }
  package static func jsonExpectedAt(expected: Sentence, byte: Int) -> Sentence {
    Sentence(
      "TilawaCore.json-expected-at", "expected { $expected } at byte { $byte }",
      ["expected": .sentence(expected), "byte": .number(byte)])
  }
  package static func jsonExpected(expected: Sentence) -> Sentence {
    Sentence("TilawaCore.json-expected", "expected { $expected }", ["expected": .sentence(expected)])
  }
  package static func jsonIsNot(name: String, expected: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.json-is-not", "“{ $name }” is not { $expected }",
      ["name": .text(name), "expected": .sentence(expected)])
  }
  package static var jsonNotUtf8: Sentence { Sentence("TilawaCore.json-not-utf8", "the line is not UTF-8") }
  package static var jsonTooDeep: Sentence { Sentence("TilawaCore.json-too-deep", "it is nested too deeply") }
  package static func jsonMissing(name: String) -> Sentence {
    Sentence("TilawaCore.json-missing", "“{ $name }” is missing", ["name": .text(name)])
  }
  package static var jsonListShort: Sentence { Sentence("TilawaCore.json-list-short", "a list is too short") }
  package static var jsonDigit: Sentence { Sentence("TilawaCore.json-digit", "a digit") }
  package static var jsonNoControl: Sentence { Sentence("TilawaCore.json-no-control", "no control character") }
  package static var jsonEnd: Sentence { Sentence("TilawaCore.json-end", "the end of the text") }
  package static var jsonEscape: Sentence { Sentence("TilawaCore.json-escape", "an escaped character") }
  package static var jsonHalf: Sentence { Sentence("TilawaCore.json-half", "half a character's other half") }
  package static var jsonHex: Sentence { Sentence("TilawaCore.json-hex", "four hexadecimal digits") }
  package static var jsonNothing: Sentence { Sentence("TilawaCore.json-nothing", "nothing more") }
  package static var jsonValue: Sentence { Sentence("TilawaCore.json-value", "a value") }
  package static var jsonName: Sentence { Sentence("TilawaCore.json-name", "a name") }
  package static var jsonColon: Sentence { Sentence("TilawaCore.json-colon", "a colon") }
  package static var jsonBrace: Sentence { Sentence("TilawaCore.json-brace", "a comma or a closing brace") }
  package static var jsonBracket: Sentence { Sentence("TilawaCore.json-bracket", "a comma or a closing bracket") }
  package static var jsonObject: Sentence { Sentence("TilawaCore.json-object", "an object") }
  package static var jsonList: Sentence { Sentence("TilawaCore.json-list", "a list") }
  package static var jsonNumber: Sentence { Sentence("TilawaCore.json-number", "a number") }
  package static var jsonBool: Sentence { Sentence("TilawaCore.json-bool", "true or false") }
  package static var jsonText: Sentence { Sentence("TilawaCore.json-text", "a text") }
  package static var jsonWhole: Sentence { Sentence("TilawaCore.json-whole", "a whole number") }
  package static func thereTwice(ref: String, other: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.there-twice", "{ $ref } is there twice, first at { $other }",
      ["ref": .text(ref), "other": .sentence(other)])
  }
  package static func refMissing(ref: String) -> Sentence {
    Sentence("TilawaCore.ref-missing", "{ $ref } is missing", ["ref": .text(ref)])
  }
  package static func wordMissingAmong(ref: String, count: Int) -> Sentence {
    Sentence(
      "TilawaCore.word-missing-among", "{ $ref } is missing among { $count } words",
      ["ref": .text(ref), "count": .number(count)])
  }
  package static func noTextOf(ref: String) -> Sentence {
    Sentence("TilawaCore.no-text-of", "{ $ref } has no text", ["ref": .text(ref)])
  }
  package static func wordsAndNot(ref: String, count: Int, needed: Int) -> Sentence {
    Sentence(
      "TilawaCore.words-and-not", "{ $ref } has { $count } words and not { $needed }",
      ["ref": .text(ref), "count": .number(count), "needed": .number(needed)])
  }
  package static func noTextOwn(ref: String, target: String) -> Sentence {
    Sentence(
      "TilawaCore.no-text-own", "{ $ref } points to { $target }, which has no text of its own",
      ["ref": .text(ref), "target": .text(target)])
  }
  package static func ayatWithoutText(count: Int, all: Int) -> Sentence {
    Sentence(
      "TilawaCore.ayat-without-text", "{ $count } of { $all } ayat have no text",
      ["count": .number(count), "all": .number(all)])
  }
  package static func ayatJoined(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.ayat-joined", "{ $count } ayat have no text: the text before is for them, too",
      ["count": .number(count)])
  }
  package static func basmalahRemoved(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.basmalah-removed",
      "the basmalah before ayah 1 of { $count } surahs is removed: it is not part of these ayat",
      ["count": .number(count)])
  }
  package static func ayatAndNot(count: Int, all: Int, ref: String) -> Sentence {
    Sentence(
      "TilawaCore.ayat-and-not", "{ $count } ayat and not { $all }: { $ref } is missing",
      ["count": .number(count), "all": .number(all), "ref": .text(ref)])
  }
  package static func ayatAndNotAfter(count: Int, all: Int, ref: String, last: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.ayat-and-not-after", "{ $count } ayat and not { $all }: { $ref } is missing, after { $last }",
      ["count": .number(count), "all": .number(all), "ref": .text(ref), "last": .sentence(last)])
  }
  package static var noTextInIt: Sentence { Sentence("TilawaCore.no-text-in-it", "there is no text in it") }
  package static func amongWords(ref: String) -> Sentence {
    Sentence("TilawaCore.among-words", "{ $ref } stands among texts of words", ["ref": .text(ref)])
  }
  package static func amongAyat(ref: String) -> Sentence {
    Sentence("TilawaCore.among-ayat", "{ $ref } stands among texts of ayat", ["ref": .text(ref)])
  }
  package static func controlCharacter(ref: String, code: String) -> Sentence {
    Sentence(
      "TilawaCore.control-character",
      "{ $ref } holds the control character U+{ $code }: is it a text of another encoding?",
      ["ref": .text(ref), "code": .text(code)])
  }
  package static func noTextUnlessJoined(ref: String) -> Sentence {
    Sentence(
      "TilawaCore.no-text-unless-joined", "{ $ref } has no text; if the text before is for both, add --empty joined",
      ["ref": .text(ref)])
  }
  package static func noSurahOf(ref: String, surah: Int) -> Sentence {
    Sentence(
      "TilawaCore.no-surah-of", "{ $ref }: there is no surah { $surah }", ["ref": .text(ref), "surah": .number(surah)])
  }
  package static func ayatOfSurahKufi(ref: String, surah: Int, count: Int) -> Sentence {
    Sentence(
      "TilawaCore.ayat-of-surah-kufi", "{ $ref }: surah { $surah } has { $count } ayat in the Kufi counting",
      ["ref": .text(ref), "surah": .number(surah), "count": .number(count)])
  }
  package static func noBookmarkId(id: String) -> Sentence {
    Sentence("TilawaCore.no-bookmark-id", "“{ $id }” is not an id, which has 16 digits, 0-9 and a-f", ["id": .text(id)])
  }
  package static var noPlace: Sentence { Sentence("TilawaCore.no-place", "it has no place: `ref` is missing") }
  package static func noCounting(counting: String) -> Sentence {
    Sentence("TilawaCore.no-counting", "there is no counting “{ $counting }”", ["counting": .text(counting)])
  }
  package static var nulInNote: Sentence { Sentence("TilawaCore.nul-in-note", "the note has a NUL character") }
  package static func noColour(name: String) -> Sentence {
    Sentence("TilawaCore.no-colour", "there is no colour “{ $name }”", ["name": .text(name)])
  }
  package static func noTimeQuoted(text: String) -> Sentence {
    Sentence("TilawaCore.no-time-quoted", "“{ $text }” is not a time", ["text": .text(text)])
  }
  package static func theTag(tag: String) -> Sentence {
    Sentence("TilawaCore.the-tag", "the tag “{ $tag }”", ["tag": .text(tag)])
  }
  package static var theName: Sentence { Sentence("TilawaCore.the-name", "the name") }
  package static func theNameQuoted(name: String) -> Sentence {
    Sentence("TilawaCore.the-name-quoted", "the name “{ $name }”", ["name": .text(name)])
  }
  package static var recitersName: Sentence { Sentence("TilawaCore.reciters-name", "the reciter's name") }
  package static var aNameThat: Sentence { Sentence("TilawaCore.a-name-that", "a name that") }
  package static func isEmpty(subject: Sentence) -> Sentence {
    Sentence("TilawaCore.is-empty", "{ $subject } is empty", ["subject": .sentence(subject)])
  }
  package static func tooManyCharacters(subject: Sentence, limit: Int) -> Sentence {
    Sentence(
      "TilawaCore.too-many-characters", "{ $subject } has more than { $limit } characters",
      ["subject": .sentence(subject), "limit": .number(limit)])
  }
  package static func hasComma(subject: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.has-comma", "{ $subject } has a comma, a semicolon or a control character",
      ["subject": .sentence(subject)])
  }
  package static func hasOuterSpace(subject: Sentence) -> Sentence {
    Sentence("TilawaCore.has-outer-space", "{ $subject } begins or ends with a space", ["subject": .sentence(subject)])
  }
  package static func beginsWithHyphen(subject: Sentence) -> Sentence {
    Sentence("TilawaCore.begins-with-hyphen", "{ $subject } begins with a hyphen", ["subject": .sentence(subject)])
  }
  package static func hasSpace(subject: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.has-space", "{ $subject } has a space, a slash or a control character",
      ["subject": .sentence(subject)])
  }
  package static func hasNoLetter(subject: Sentence) -> Sentence {
    Sentence("TilawaCore.has-no-letter", "{ $subject } has no letter in it", ["subject": .sentence(subject)])
  }
  package static func hasInvisible(subject: Sentence) -> Sentence {
    Sentence("TilawaCore.has-invisible", "{ $subject } has invisible characters", ["subject": .sentence(subject)])
  }
  package static func isTooLong(subject: Sentence) -> Sentence {
    Sentence("TilawaCore.is-too-long", "{ $subject } is too long", ["subject": .sentence(subject)])
  }
  package static func cannotBeTyped(subject: Sentence) -> Sentence {
    Sentence("TilawaCore.cannot-be-typed", "{ $subject } holds what cannot be typed", ["subject": .sentence(subject)])
  }
  package static var controlCharacters: Sentence {
    Sentence("TilawaCore.control-characters", "it holds control characters")
  }
  package static func entryTwice(id: String) -> Sentence {
    Sentence("TilawaCore.entry-twice", "{ $id } is there twice", ["id": .text(id)])
  }
  package static func fieldsNot(count: Int, needed: Int) -> Sentence {
    Sentence(
      "TilawaCore.fields-not", "there are { $count } fields, not { $needed }",
      ["count": .number(count), "needed": .number(needed)])
  }
  package static func noId(id: String) -> Sentence {
    Sentence("TilawaCore.no-id", "“{ $id }” is not an id", ["id": .text(id)])
  }
  package static func noName(id: String) -> Sentence {
    Sentence("TilawaCore.no-name", "{ $id } has no name", ["id": .text(id)])
  }
  package static func noRiwayah(text: String) -> Sentence {
    Sentence("TilawaCore.no-riwayah", "“{ $text }” is not a riwayah", ["text": .text(text)])
  }
  package static func noStyle(text: String) -> Sentence {
    Sentence("TilawaCore.no-style", "“{ $text }” is not a style", ["text": .text(text)])
  }
  package static func notACounting(text: String) -> Sentence {
    Sentence("TilawaCore.not-a-counting", "“{ $text }” is not a counting", ["text": .text(text)])
  }
  package static var noAddress: Sentence { Sentence("TilawaCore.no-address", "there is no address") }
  package static var addressesMixed: Sentence {
    Sentence("TilawaCore.addresses-mixed", "some addresses are of ayat, and others of surahs")
  }
  package static func noKnownTimings(text: String) -> Sentence {
    Sentence("TilawaCore.no-known-timings", "“{ $text }” has no timings that are known here", ["text": .text(text)])
  }
  package static func columnLimits(column: String, text: String, first: Int, last: Int) -> Sentence {
    Sentence(
      "TilawaCore.column-limits", "{ $column }: “{ $text }” is not { $first } to { $last }",
      ["column": .text(column), "text": .text(text), "first": .number(first), "last": .number(last)])
  }
  package static func memberWrong(key: String) -> Sentence {
    Sentence("TilawaCore.member-wrong", "“{ $key }” is not what it should be", ["key": .text(key)])
  }
  package static func memberCannotBe(key: String, text: String) -> Sentence {
    Sentence(
      "TilawaCore.member-cannot-be", "“{ $key }” cannot be “{ $text }”", ["key": .text(key), "text": .text(text)])
  }
  package static func describesOther(kind: String) -> Sentence {
    Sentence("TilawaCore.describes-other", "it describes a { $kind }, not a reciter", ["kind": .text(kind)])
  }
  package static func unknownVersion(version: Int) -> Sentence {
    Sentence("TilawaCore.unknown-version", "version { $version } is not known here", ["version": .number(version)])
  }
  package static func idTooLong(limit: Int) -> Sentence {
    Sentence("TilawaCore.id-too-long", "“id” has more than { $limit } characters", ["limit": .number(limit)])
  }
  package static func noReciterId(id: String) -> Sentence {
    Sentence(
      "TilawaCore.no-reciter-id", "“{ $id }” is not an id, which has small letters, digits and hyphens",
      ["id": .text(id)])
  }
  package static var bitrateUnit: Sentence { Sentence("TilawaCore.bitrate-unit", "“bitrate” is not in bits a second") }
  package static func addressesNot(count: Int, limit: Int) -> Sentence {
    Sentence(
      "TilawaCore.addresses-not", "there are { $count } addresses, not 1 to { $limit }",
      ["count": .number(count), "limit": .number(limit)])
  }
  package static var addressesForBoth: Sentence {
    Sentence("TilawaCore.addresses-for-both", "some addresses are for ayat, and others for surahs")
  }
  package static var noTimingsNeeded: Sentence {
    Sentence("TilawaCore.no-timings-needed", "files of one ayah each need no timings")
  }
  package static var addressesOfTwoShapes: Sentence {
    Sentence("TilawaCore.addresses-of-two-shapes", "there is no address, or they are of two shapes")
  }
  package static var scheme: Sentence { Sentence("TilawaCore.scheme", "it must begin with https:// or http://") }
  package static func unknownPlaceholder(text: String) -> Sentence {
    Sentence(
      "TilawaCore.unknown-placeholder",
      #"“{ $text }” is not known; use { "{surah}" }, { "{ayah}" }, { "{surah:3}" } and { "{ayah:3}" }"#,
      ["text": .text(text)])
  }
  package static var noSurahPlaceholder: Sentence {
    Sentence("TilawaCore.no-surah-placeholder", #"there is no { "{surah}" } in it"#)
  }
  package static var addressCharacters: Sentence {
    Sentence("TilawaCore.address-characters", "it has characters that are not allowed in an address")
  }
  package static func timingWithheld(fault: Sentence) -> Sentence {
    Sentence("TilawaCore.timing-withheld", "not used: { $fault }", ["fault": .sentence(fault)])
  }
  package static func ayahWithheld(ayah: Sentence, fault: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.ayah-withheld", "{ $ayah } is not used: { $fault }",
      ["ayah": .sentence(ayah), "fault": .sentence(fault)])
  }
  package static func ayahShortened(ayah: Sentence, time: String) -> Sentence {
    Sentence(
      "TilawaCore.ayah-shortened", "{ $ayah } is shortened by { $time }",
      ["ayah": .sentence(ayah), "time": .text(time)])
  }
  package static var timingClean: Sentence { Sentence("TilawaCore.timing-clean", "clean") }
  package static var toldAlike: Sentence { Sentence("TilawaCore.told-alike", "told several times alike") }
  package static func beganBeforeFile(time: Int) -> Sentence {
    Sentence("TilawaCore.began-before-file", "began { $time } ms before the file", ["time": .number(time)])
  }
  package static var swapped: Sentence { Sentence("TilawaCore.swapped", "start and end were swapped") }
  package static var endsAtNext: Sentence { Sentence("TilawaCore.ends-at-next", "ends where the next begins") }
  package static var endsWithFile: Sentence { Sentence("TilawaCore.ends-with-file", "ends with the file") }
  package static func beganBeforeEnd(time: Int) -> Sentence {
    Sentence(
      "TilawaCore.began-before-end", "began { $time } ms before the end of the one before", ["time": .number(time)])
  }
  package static func wordsMapped(theirs: Int, ours: Int) -> Sentence {
    Sentence(
      "TilawaCore.words-mapped", "{ $theirs } words mapped to { $ours }",
      ["theirs": .number(theirs), "ours": .number(ours)])
  }
  package static func timesParted(count: Int) -> Sentence {
    Sentence("TilawaCore.times-parted", "{ $count } times for several words parted", ["count": .number(count)])
  }
  package static func timesCut(count: Int) -> Sentence {
    Sentence("TilawaCore.times-cut", "{ $count } times of words cut", ["count": .number(count)])
  }
  package static func timesLeftOut(count: Int) -> Sentence {
    Sentence("TilawaCore.times-left-out", "{ $count } times of words left out", ["count": .number(count)])
  }
  package static func withoutWords(fault: Sentence) -> Sentence {
    Sentence("TilawaCore.without-words", "without words: { $fault }", ["fault": .sentence(fault)])
  }
  package static var severalRows: Sentence { Sentence("TilawaCore.several-rows", "it has several rows") }
  package static var noTimeOf: Sentence { Sentence("TilawaCore.no-time-of", "it has no time") }
  package static var timeOutOfRange: Sentence { Sentence("TilawaCore.time-out-of-range", "its time is out of range") }
  package static var outOfOrder: Sentence { Sentence("TilawaCore.out-of-order", "it stands out of order") }
  package static var overlapsNeighbour: Sentence {
    Sentence("TilawaCore.overlaps-neighbour", "it overlaps a neighbour")
  }
  package static var tooShortToRecite: Sentence {
    Sentence("TilawaCore.too-short-to-recite", "it is too short to be recited")
  }
  package static var leavesFile: Sentence { Sentence("TilawaCore.leaves-file", "it leaves the file") }
  package static func wordCount(theirs: Int, ours: Int) -> Sentence {
    Sentence(
      "TilawaCore.word-count", "it has { $theirs } words there, and { $ours } in the text",
      ["theirs": .number(theirs), "ours": .number(ours)])
  }
  package static var noWordTimes: Sentence { Sentence("TilawaCore.no-word-times", "no word has a time") }
  package static func otherCounting(surah: Int, theirs: Int, other: String, ours: Int, counting: String) -> Sentence {
    Sentence(
      "TilawaCore.other-counting",
      "surah { $surah } has { $theirs } ayat there, as in { $other }, and { $ours } in { $counting }",
      [
        "surah": .number(surah), "theirs": .number(theirs), "other": .text(other), "ours": .number(ours),
        "counting": .text(counting),
      ])
  }
  package static var tilawasExport: Sentence { Sentence("TilawaCore.tilawas-export", "Tilawa's export") }
  package static func overlapBy(time: String) -> Sentence {
    Sentence("TilawaCore.overlap-by", "overlap by { $time }", ["time": .text(time)])
  }
  package static func moreOverlaps(count: Int) -> Sentence {
    Sentence("TilawaCore.more-overlaps", "and { $count } more overlaps that are not listed", ["count": .number(count)])
  }
  package static func missingInside(time: String, ayah: String) -> Sentence {
    Sentence(
      "TilawaCore.missing-inside", "{ $time } are missing inside { $ayah }", ["time": .text(time), "ayah": .text(ayah)])
  }
  package static func onlyLong(time: String) -> Sentence {
    Sentence("TilawaCore.only-long", "only { $time } long", ["time": .text(time)])
  }
  package static var noLabelOf: Sentence { Sentence("TilawaCore.no-label-of", "it has no label") }
  package static func suggestionsLeft(count: Int) -> Sentence {
    Sentence(
      "TilawaCore.suggestions-left",
      #"""
      { $count ->
      [one] is a suggestion, which is not played
      *[other] are suggestions, which are not played
      }
      """#, ["count": .number(count)])
  }
  package static func longerThan(label: String, factor: String) -> Sentence {
    Sentence(
      "TilawaCore.longer-than", "{ $label } is { $factor } times as long as its letters take elsewhere",
      ["label": .text(label), "factor": .text(factor)])
  }
  package static func shorterThan(label: String, factor: String) -> Sentence {
    Sentence(
      "TilawaCore.shorter-than", "{ $label } is { $factor } times as short as its letters take elsewhere",
      ["label": .text(label), "factor": .text(factor)])
  }
  package static func numberedOtherwise(counting: String, riwayah: String, other: String) -> Sentence {
    Sentence(
      "TilawaCore.numbered-otherwise",
      "labels are numbered in { $counting }, and { $riwayah } ends its ayat as { $other } counts them",
      ["counting": .text(counting), "riwayah": .text(riwayah), "other": .text(other)])
  }
  package static func fitsOther(other: String, counting: String) -> Sentence {
    Sentence(
      "TilawaCore.fits-other", "the lengths fit the numbers of { $other } better than those of { $counting }",
      ["other": .text(other), "counting": .text(counting)])
  }
  package static func comesBefore(later: String, earlier: String) -> Sentence {
    Sentence(
      "TilawaCore.comes-before", "{ $later } comes before { $earlier }",
      ["later": .text(later), "earlier": .text(earlier)])
  }
  package static func leftOut(ayah: String) -> Sentence {
    Sentence("TilawaCore.left-out", "{ $ayah } is left out between", ["ayah": .text(ayah)])
  }
  package static func severalLeftOut(ayat: String) -> Sentence {
    Sentence("TilawaCore.several-left-out", "{ $ayat } are left out between", ["ayat": .text(ayat)])
  }
  package static func neverReached(option: String) -> Sentence {
    Sentence(
      "TilawaCore.never-reached", "{ $option } is never reached: the range or its ayat repeat forever",
      ["option": .text(option)])
  }
  package static var thenAndConnect: Sentence {
    Sentence("TilawaCore.then-and-connect", "--then and --connect-after both say what follows the range: choose one")
  }
  package static func startOutside(ref: String) -> Sentence {
    Sentence("TilawaCore.start-outside", "--start-at { $ref } is not in the range", ["ref": .text(ref)])
  }
  package static func connectionLimits(most: Int) -> Sentence {
    Sentence("TilawaCore.connection-limits", "a connection is 0 to { $most } ayat", ["most": .number(most)])
  }
  package static func gapLimits(most: Int) -> Sentence {
    Sentence("TilawaCore.gap-limits", "a gap is 0 to { $most } ms", ["most": .number(most)])
  }
  package static func gapPercent(most: Int) -> Sentence {
    Sentence("TilawaCore.gap-percent", "a gap is 0 to { $most } %", ["most": .number(most)])
  }
  package static func thenLimits(most: Int) -> Sentence {
    Sentence("TilawaCore.then-limits", "--then takes 1 to { $most } ayat or pages", ["most": .number(most)])
  }
  package static func thenTimesLimits(most: Int) -> Sentence {
    Sentence("TilawaCore.then-times-limits", "--then-times is 1 to { $most }", ["most": .number(most)])
  }
  package static func noVolume(volume: Int) -> Sentence {
    Sentence("TilawaCore.no-volume", "a volume of { $volume } per cent", ["volume": .number(volume)])
  }
  package static var noSuchGap: Sentence { Sentence("TilawaCore.no-such-gap", "there is no such gap") }
  package static var noSuchCount: Sentence { Sentence("TilawaCore.no-such-count", "there is no such count") }
  package static var noRange: Sentence { Sentence("TilawaCore.no-range", "it holds no range") }
  package static func ofOtherCounting(ref: String) -> Sentence {
    Sentence("TilawaCore.of-other-counting", "{ $ref } is of another counting", ["ref": .text(ref)])
  }
  package static var aRangeBackwards: Sentence { Sentence("TilawaCore.a-range-backwards", "a range runs backwards") }
  package static var noSuchWords: Sentence { Sentence("TilawaCore.no-such-words", "an ayah does not have such words") }
  package static var placeMissing: Sentence { Sentence("TilawaCore.place-missing", "it has no place") }
  package static var noSuchPlace: Sentence { Sentence("TilawaCore.no-such-place", "its place does not exist") }
  package static var timeNotThere: Sentence { Sentence("TilawaCore.time-not-there", "its time does not exist") }
  package static var gapWanted: Sentence {
    Sentence("TilawaCore.gap-wanted", "0 to 60s (500ms, 1.5s), or 0% to 1000% of the ayah")
  }
  package static func gapQuestion(number: String, first: String, second: String) -> Sentence {
    Sentence(
      "TilawaCore.gap-question", "{ $number }: { $first } or { $second }?",
      ["number": .text(number), "first": .text(first), "second": .text(second)])
  }
  package static func gapUnit(number: String, reading: String) -> Sentence {
    Sentence(
      "TilawaCore.gap-unit", "{ $number }: write { $reading }", ["number": .text(number), "reading": .text(reading)])
  }
  package static var speedWanted: Sentence { Sentence("TilawaCore.speed-wanted", "0.5 to 2 in steps of 0.05") }
  package static func noDay(text: String) -> Sentence {
    Sentence("TilawaCore.no-day", "“{ $text }” is not a day: write 2024-03-11", ["text": .text(text)])
  }
  package static func writeDay(text: String, day: String) -> Sentence {
    Sentence("TilawaCore.write-day", "{ $text }: write { $day }", ["text": .text(text), "day": .text(day)])
  }
  package static func noSuchDay(text: String) -> Sentence {
    Sentence("TilawaCore.no-such-day", "{ $text }: there is no such day", ["text": .text(text)])
  }
  package static func futureEntry(day: String, today: String) -> Sentence {
    Sentence(
      "TilawaCore.future-entry", "there is an entry for { $day }, but today is { $today }: was or is the clock wrong?",
      ["day": .text(day), "today": .text(today)])
  }
  package static func clockBehind(span: Sentence, since: String) -> Sentence {
    Sentence(
      "TilawaCore.clock-behind",
      "the clock shows a time { $span } before the last entry, { $since }: was the clock changed?",
      ["span": .sentence(span), "since": .text(since)])
  }
  package static func inPart(ref: String) -> Sentence {
    Sentence("TilawaCore.in-part", "{ $ref } in part", ["ref": .text(ref)])
  }
  package static var muharram: Sentence { Sentence("TilawaCore.muharram", "Muharram") }
  package static var safar: Sentence { Sentence("TilawaCore.safar", "Safar") }
  package static var rabiAlAwwal: Sentence { Sentence("TilawaCore.rabi-al-awwal", "Rabi al-Awwal") }
  package static var rabiAlThani: Sentence { Sentence("TilawaCore.rabi-al-thani", "Rabi al-Thani") }
  package static var jumadaAlUla: Sentence { Sentence("TilawaCore.jumada-al-ula", "Jumada al-Ula") }
  package static var jumadaAlAkhirah: Sentence { Sentence("TilawaCore.jumada-al-akhirah", "Jumada al-Akhirah") }
  package static var rajab: Sentence { Sentence("TilawaCore.rajab", "Rajab") }
  package static var shaban: Sentence { Sentence("TilawaCore.shaban", "Shaban") }
  package static var ramadan: Sentence { Sentence("TilawaCore.ramadan", "Ramadan") }
  package static var shawwal: Sentence { Sentence("TilawaCore.shawwal", "Shawwal") }
  package static var dhuAlQadah: Sentence { Sentence("TilawaCore.dhu-al-qadah", "Dhu al-Qadah") }
  package static var dhuAlHijjah: Sentence { Sentence("TilawaCore.dhu-al-hijjah", "Dhu al-Hijjah") }
  package static func hijriDate(day: Int, month: Sentence, year: Int) -> Sentence {
    Sentence(
      "TilawaCore.hijri-date", "{ $day } { $month } { $year }",
      ["day": .number(day), "month": .sentence(month), "year": .number(year)])
  }
  package static func noHijriDate(text: String) -> Sentence {
    Sentence(
      "TilawaCore.no-hijri-date",
      #"“{ $text }” is not a day: write it as 2027-02-08, "1 Ramadan 1448", 1448-09-01, or ramadan for the next"#,
      ["text": .text(text)])
  }
  package static func noHijriYear(year: Int, first: Int, last: Int) -> Sentence {
    Sentence(
      "TilawaCore.no-hijri-year", "{ $year } is no year of the Islamic calendar: they are { $first } to { $last }",
      ["year": .number(year), "first": .number(first), "last": .number(last)])
  }
  package static func noHijriDay(day: Int, month: Sentence, year: Int, length: Int) -> Sentence {
    Sentence(
      "TilawaCore.no-hijri-day", "there is no { $day } { $month } { $year }: the month has { $length } days",
      ["day": .number(day), "month": .sentence(month), "year": .number(year), "length": .number(length)])
  }
  package static func noHijriDayEver(day: Int, month: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.no-hijri-day-ever", "there is no { $day } { $month }: a month has 29 or 30 days",
      ["day": .number(day), "month": .sentence(month)])
  }
  package static var strengthNone: Sentence { Sentence("TilawaCore.strength-none", "not held") }
  package static var strengthPlanned: Sentence { Sentence("TilawaCore.strength-planned", "to learn") }
  package static var strengthWeak: Sentence { Sentence("TilawaCore.strength-weak", "under a week") }
  package static var strengthYoung: Sentence { Sentence("TilawaCore.strength-young", "under 3 weeks") }
  package static var strengthFirm: Sentence { Sentence("TilawaCore.strength-firm", "under 2 months") }
  package static var strengthSolid: Sentence { Sentence("TilawaCore.strength-solid", "2 months and more") }
  package static var hamzatWasl: Sentence { Sentence("TilawaCore.hamzat-wasl", "hamzat wasl") }
  package static var lamShamsiyyah: Sentence { Sentence("TilawaCore.lam-shamsiyyah", "lam shamsiyyah") }
  package static var silent: Sentence { Sentence("TilawaCore.silent", "silent letter") }
  package static var maddTabii: Sentence { Sentence("TilawaCore.madd-tabii", "madd tabii") }
  package static var maddAridLissukun: Sentence { Sentence("TilawaCore.madd-arid-lissukun", "madd arid lissukun") }
  package static var maddMuttasil: Sentence { Sentence("TilawaCore.madd-muttasil", "madd muttasil") }
  package static var maddMunfasil: Sentence { Sentence("TilawaCore.madd-munfasil", "madd munfasil") }
  package static var maddLazim: Sentence { Sentence("TilawaCore.madd-lazim", "madd lazim") }
  package static var ghunnah: Sentence { Sentence("TilawaCore.ghunnah", "ghunnah") }
  package static var ikhfa: Sentence { Sentence("TilawaCore.ikhfa", "ikhfa") }
  package static var ikhfaShafawi: Sentence { Sentence("TilawaCore.ikhfa-shafawi", "ikhfa shafawi") }
  package static var iqlab: Sentence { Sentence("TilawaCore.iqlab", "iqlab") }
  package static var idghamGhunnah: Sentence { Sentence("TilawaCore.idgham-ghunnah", "idgham with ghunnah") }
  package static var idghamNoGhunnah: Sentence { Sentence("TilawaCore.idgham-no-ghunnah", "idgham without ghunnah") }
  package static var idghamShafawi: Sentence { Sentence("TilawaCore.idgham-shafawi", "idgham shafawi") }
  package static var idghamMutamathilayn: Sentence {
    Sentence("TilawaCore.idgham-mutamathilayn", "idgham mutamathilayn")
  }
  package static var idghamMutajanisayn: Sentence { Sentence("TilawaCore.idgham-mutajanisayn", "idgham mutajanisayn") }
  package static var idghamMutaqaribayn: Sentence { Sentence("TilawaCore.idgham-mutaqaribayn", "idgham mutaqaribayn") }
  package static var qalqalah: Sentence { Sentence("TilawaCore.qalqalah", "qalqalah") }
  package static var hamzatWaslReason: Sentence {
    Sentence("TilawaCore.hamzat-wasl-reason", "joined to what comes before, this alef is not read")
  }
  package static var lamShamsiyyahReason: Sentence {
    Sentence("TilawaCore.lam-shamsiyyah-reason", "the article's ل is not read: the letter after it is doubled instead")
  }
  package static var silentReason: Sentence { Sentence("TilawaCore.silent-reason", "written and never read") }
  package static var maddTabiiReason: Sentence {
    Sentence("TilawaCore.madd-tabii-reason", "two counts: a long vowel that only a small letter shows")
  }
  package static var maddAridLissukunReason: Sentence {
    Sentence("TilawaCore.madd-arid-lissukun-reason", "two, four or six counts: the reader stops on the letter after it")
  }
  package static var maddMuttasilReason: Sentence {
    Sentence("TilawaCore.madd-muttasil-reason", "four or five counts: a hamza follows in the same word")
  }
  package static var maddMunfasilReason: Sentence {
    Sentence("TilawaCore.madd-munfasil-reason", "two to five counts: a hamza begins the next word")
  }
  package static var maddLazimReason: Sentence {
    Sentence("TilawaCore.madd-lazim-reason", "six counts: a letter follows that never has a vowel")
  }
  package static var ghunnahReason: Sentence {
    Sentence("TilawaCore.ghunnah-reason", "two counts through the nose: ن or م with shaddah")
  }
  package static var ikhfaReason: Sentence {
    Sentence("TilawaCore.ikhfa-reason", "ن without vowel is hidden before this letter, two counts through the nose")
  }
  package static var ikhfaShafawiReason: Sentence {
    Sentence("TilawaCore.ikhfa-shafawi-reason", "م without vowel is hidden before ب, two counts through the nose")
  }
  package static var iqlabReason: Sentence {
    Sentence("TilawaCore.iqlab-reason", "ن without vowel becomes a hidden م before ب, two counts through the nose")
  }
  package static var idghamGhunnahReason: Sentence {
    Sentence("TilawaCore.idgham-ghunnah-reason", "ن without vowel goes over into ي ن م و, two counts through the nose")
  }
  package static var idghamNoGhunnahReason: Sentence {
    Sentence("TilawaCore.idgham-no-ghunnah-reason", "ن without vowel goes over into ل or ر, nothing through the nose")
  }
  package static var idghamShafawiReason: Sentence {
    Sentence("TilawaCore.idgham-shafawi-reason", "م without vowel goes over into م, two counts through the nose")
  }
  package static var idghamMutamathilaynReason: Sentence {
    Sentence("TilawaCore.idgham-mutamathilayn-reason", "a letter without vowel goes over into the same letter")
  }
  package static var idghamMutajanisaynReason: Sentence {
    Sentence(
      "TilawaCore.idgham-mutajanisayn-reason",
      "a letter without vowel goes over into one from the same place of the mouth")
  }
  package static var idghamMutaqaribaynReason: Sentence {
    Sentence("TilawaCore.idgham-mutaqaribayn-reason", "a letter without vowel goes over into one from a place close by")
  }
  package static var qalqalahReason: Sentence {
    Sentence("TilawaCore.qalqalah-reason", "without vowel the letter is let go with an echo")
  }
  package static func isArchive(kind: Sentence) -> Sentence {
    Sentence("TilawaCore.is-archive", "it is { $kind }: unpack it first", ["kind": .sentence(kind)])
  }
  package static func isNoSound(kind: Sentence) -> Sentence {
    Sentence("TilawaCore.is-no-sound", "it is { $kind }, and no sound", ["kind": .sentence(kind)])
  }
  package static var zip: Sentence { Sentence("TilawaCore.zip", "a zip archive") }
  package static var gzip: Sentence { Sentence("TilawaCore.gzip", "a gzip archive") }
  package static var bzip: Sentence { Sentence("TilawaCore.bzip", "a bzip2 archive") }
  package static var xz: Sentence { Sentence("TilawaCore.xz", "an xz archive") }
  package static var zstd: Sentence { Sentence("TilawaCore.zstd", "a zstd archive") }
  package static var sevenZip: Sentence { Sentence("TilawaCore.seven-zip", "a 7z archive") }
  package static var rar: Sentence { Sentence("TilawaCore.rar", "a rar archive") }
  package static var ar: Sentence { Sentence("TilawaCore.ar", "an ar archive") }
  package static var cpio: Sentence { Sentence("TilawaCore.cpio", "a cpio archive") }
  package static var xar: Sentence { Sentence("TilawaCore.xar", "a xar archive") }
  package static var cab: Sentence { Sentence("TilawaCore.cab", "a cab archive") }
  package static var tar: Sentence { Sentence("TilawaCore.tar", "a tar archive") }
  package static var pdf: Sentence { Sentence("TilawaCore.pdf", "a PDF document") }
  package static var picture: Sentence { Sentence("TilawaCore.picture", "a picture") }
  package static var database: Sentence { Sentence("TilawaCore.database", "a database") }
  package static var program: Sentence { Sentence("TilawaCore.program", "a program") }
  package static var midi: Sentence { Sentence("TilawaCore.midi", "MIDI") }
  package static var playlist: Sentence { Sentence("TilawaCore.playlist", "a playlist") }
  package static var office: Sentence { Sentence("TilawaCore.office", "an Office document") }
  package static var rtf: Sentence { Sentence("TilawaCore.rtf", "a text document") }
  package static var webPage: Sentence { Sentence("TilawaCore.web-page", "a web page") }
  package static var json: Sentence { Sentence("TilawaCore.json", "JSON") }
  package static var xml: Sentence { Sentence("TilawaCore.xml", "XML") }
  package static var noSuchNumber: Sentence { Sentence("TilawaCore.no-such-number", "no segment has such a number") }
  package static var noWords: Sentence { Sentence("TilawaCore.no-words", "no stretch of words") }
  package static var noSuchSurah: Sentence { Sentence("TilawaCore.no-such-surah", "no such surah") }
  package static var noSuchFlag: Sentence { Sentence("TilawaCore.no-such-flag", "no flag is written like that") }
  package static var noSuchSpeed: Sentence { Sentence("TilawaCore.no-such-speed", "no such speed") }
  package static func noTableLine(line: Int) -> Sentence {
    Sentence("TilawaCore.no-table-line", "line { $line } is not a line of such a table", ["line": .number(line)])
  }
  package static func both(first: Sentence, second: Sentence) -> Sentence {
    Sentence("TilawaCore.both", "{ $first } · { $second }", ["first": .sentence(first), "second": .sentence(second)])
  }
  package static var yourTeacher: Sentence { Sentence("TilawaCore.your-teacher", "your teacher") }
  package static func weekPart(week: Int) -> Sentence {
    Sentence("TilawaCore.week-part", "week { $week }", ["week": .number(week)])
  }
  package static var placementPart: Sentence { Sentence("TilawaCore.placement-part", "placement") }
  package static var assessmentPart: Sentence { Sentence("TilawaCore.assessment-part", "assessment") }
  package static func nextIs(level: String) -> Sentence {
    Sentence("TilawaCore.next-is", "Next: { $level }", ["level": .text(level)])
  }
  package static var monday: Sentence { Sentence("TilawaCore.monday", "Mon") }
  package static var tuesday: Sentence { Sentence("TilawaCore.tuesday", "Tue") }
  package static var wednesday: Sentence { Sentence("TilawaCore.wednesday", "Wed") }
  package static var thursday: Sentence { Sentence("TilawaCore.thursday", "Thu") }
  package static var friday: Sentence { Sentence("TilawaCore.friday", "Fri") }
  package static var saturday: Sentence { Sentence("TilawaCore.saturday", "Sat") }
  package static var sunday: Sentence { Sentence("TilawaCore.sunday", "Sun") }
  package static var january: Sentence { Sentence("TilawaCore.january", "Jan") }
  package static var february: Sentence { Sentence("TilawaCore.february", "Feb") }
  package static var march: Sentence { Sentence("TilawaCore.march", "Mar") }
  package static var april: Sentence { Sentence("TilawaCore.april", "Apr") }
  package static var may: Sentence { Sentence("TilawaCore.may", "May") }
  package static var june: Sentence { Sentence("TilawaCore.june", "Jun") }
  package static var july: Sentence { Sentence("TilawaCore.july", "Jul") }
  package static var august: Sentence { Sentence("TilawaCore.august", "Aug") }
  package static var september: Sentence { Sentence("TilawaCore.september", "Sep") }
  package static var october: Sentence { Sentence("TilawaCore.october", "Oct") }
  package static var november: Sentence { Sentence("TilawaCore.november", "Nov") }
  package static var december: Sentence { Sentence("TilawaCore.december", "Dec") }
  package static func date(weekday: Sentence, day: Int, month: Sentence, year: Int) -> Sentence {
    Sentence(
      "TilawaCore.date", "{ $weekday } { $day } { $month } { $year }",
      ["weekday": .sentence(weekday), "day": .number(day), "month": .sentence(month), "year": .number(year)])
  }
  package static func moment(date: Sentence, clock: String) -> Sentence {
    Sentence("TilawaCore.moment", "{ $date } { $clock }", ["date": .sentence(date), "clock": .text(clock)])
  }
  package static func momentInZone(date: Sentence, clock: String, zone: String) -> Sentence {
    Sentence(
      "TilawaCore.moment-in-zone", "{ $date } { $clock } { $zone }",
      ["date": .sentence(date), "clock": .text(clock), "zone": .text(zone)])
  }
  package static func inDays(days: Int) -> Sentence {
    Sentence(
      "TilawaCore.in-days",
      #"""
      { $days ->
      [0] today
      [1] tomorrow
      *[other] in { $days } days
      }
      """#, ["days": .number(days)])
  }
  package static var justNow: Sentence { Sentence("TilawaCore.just-now", "just now") }
  package static func ago(span: Sentence) -> Sentence {
    Sentence("TilawaCore.ago", "{ $span } ago", ["span": .sentence(span)])
  }
  package static func oneWeek(week: Int) -> Sentence {
    Sentence("TilawaCore.one-week", "week { $week }", ["week": .number(week)])
  }
  package static func weekList(first: String, last: String) -> Sentence {
    Sentence("TilawaCore.week-list", "weeks { $first } and { $last }", ["first": .text(first), "last": .text(last)])
  }
  package static func courseWeeks(count: Int) -> Sentence {
    Sentence("TilawaCore.course-weeks", "the course has the weeks 1 to { $count }", ["count": .number(count)])
  }
  package static var notPlaced: Sentence { Sentence("TilawaCore.not-placed", "you are not placed in a level yet") }
  package static func placedAlready(heading: Sentence) -> Sentence {
    Sentence("TilawaCore.placed-already", "you are placed already: { $heading }", ["heading": .sentence(heading)])
  }
  package static func partOpens(part: Sentence, date: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.part-opens", "{ $part } opens on { $date }", ["part": .sentence(part), "date": .sentence(date)])
  }
  package static func submissionsClosed(moment: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.submissions-closed", "the course has taken submissions until { $moment }",
      ["moment": .sentence(moment)])
  }
  package static var noAssessment: Sentence { Sentence("TilawaCore.no-assessment", "this course has no assessment") }
  package static func nothingToSubmit(part: Sentence) -> Sentence {
    Sentence("TilawaCore.nothing-to-submit", "{ $part } has nothing to submit", ["part": .sentence(part)])
  }
  package static func lessonFirst(part: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "TilawaCore.lesson-first", "finish the lesson of { $part } first: { $command }",
      ["part": .sentence(part), "command": .command(command)])
  }
  package static func allSent(submissions: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.all-sent", "all { $submissions } of this week are sent", ["submissions": .sentence(submissions)])
  }
  package static func allSentUntil(submissions: Sentence, moment: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.all-sent-until",
      "all { $submissions } of this week are sent; the next one can be sent from { $moment }",
      ["submissions": .sentence(submissions), "moment": .sentence(moment)])
  }
  package static func assessmentOpens(date: Sentence) -> Sentence {
    Sentence("TilawaCore.assessment-opens", "the assessment opens on { $date }", ["date": .sentence(date)])
  }
  package static func assessmentNeeds(counted: Int, needed: Int) -> Sentence {
    Sentence(
      "TilawaCore.assessment-needs", "the assessment is not open: { $counted } of { $needed } needed weeks are done",
      ["counted": .number(counted), "needed": .number(needed)])
  }
  package static var assessmentSent: Sentence {
    Sentence("TilawaCore.assessment-sent", "the assessment was sent; it is being heard")
  }
  package static func assessmentDone(command: CommandHint) -> Sentence {
    Sentence(
      "TilawaCore.assessment-done", "the assessment has its result: { $command }", ["command": .command(command)])
  }
  package static func remaining(submissions: Sentence) -> Sentence {
    Sentence("TilawaCore.remaining", "{ $submissions } remaining", ["submissions": .sentence(submissions)])
  }
  package static func withLevel(heading: Sentence, level: String) -> Sentence {
    Sentence(
      "TilawaCore.with-level", "{ $heading } · { $level }", ["heading": .sentence(heading), "level": .text(level)])
  }
  package static func begins(when: Sentence, date: Sentence) -> Sentence {
    Sentence("TilawaCore.begins", "Begins { $when }, { $date }", ["when": .sentence(when), "date": .sentence(date)])
  }
  package static func levelOpen(title: String) -> Sentence {
    Sentence("TilawaCore.level-open", "{ $title } · level to be decided", ["title": .text(title)])
  }
  package static func weeksOver(count: Int) -> Sentence {
    Sentence("TilawaCore.weeks-over", "The { $count } weeks are over", ["count": .number(count)])
  }
  package static func weekOf(week: Int, count: Int) -> Sentence {
    Sentence("TilawaCore.week-of", "Week { $week } of { $count }", ["week": .number(week), "count": .number(count)])
  }
  package static var actRecord: Sentence { Sentence("TilawaCore.act-record", "Record") }
  package static var actSeeSent: Sentence { Sentence("TilawaCore.act-see-sent", "See what was sent") }
  package static var actBegin: Sentence { Sentence("TilawaCore.act-begin", "Begin") }
  package static var actSeeWeeks: Sentence { Sentence("TilawaCore.act-see-weeks", "See the weeks") }
  package static var actStartLesson: Sentence { Sentence("TilawaCore.act-start-lesson", "Start lesson") }
  package static var actGoOn: Sentence { Sentence("TilawaCore.act-go-on", "Go on") }
  package static var actSeeWeek: Sentence { Sentence("TilawaCore.act-see-week", "See the week") }
  package static var actHear: Sentence { Sentence("TilawaCore.act-hear", "Hear it") }
  package static var actEarlierWeeks: Sentence { Sentence("TilawaCore.act-earlier-weeks", "See earlier weeks") }
  package static var actBeginAssessment: Sentence {
    Sentence("TilawaCore.act-begin-assessment", "Begin the assessment")
  }
  package static var actSeeResult: Sentence { Sentence("TilawaCore.act-see-result", "See the result") }
  package static var actWrite: Sentence { Sentence("TilawaCore.act-write", "Write") }
  package static var yourPlace: Sentence { Sentence("TilawaCore.your-place", "Your place") }
  package static func reciteForPlace(coach: String) -> Sentence {
    Sentence(
      "TilawaCore.recite-for-place", "Recite a passage, so that { $coach } can place you in a level.",
      ["coach": .text(coach)])
  }
  package static var beingHeard: Sentence { Sentence("TilawaCore.being-heard", "Your recitation is being heard") }
  package static func sentForPlace(ago: Sentence, time: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.sent-for-place", "Sent { $ago }. You will be placed in a level, usually within { $time }.",
      ["ago": .sentence(ago), "time": .sentence(time)])
  }
  package static var getReady: Sentence { Sentence("TilawaCore.get-ready", "Get ready") }
  package static var youAreReady: Sentence { Sentence("TilawaCore.you-are-ready", "You are ready") }
  package static func oriented(title: String) -> Sentence {
    Sentence("TilawaCore.oriented", "{ $title }: done.", ["title": .text(title)])
  }
  package static func firstLessonOpens(date: Sentence) -> Sentence {
    Sentence("TilawaCore.first-lesson-opens", "The first lesson opens on { $date }.", ["date": .sentence(date)])
  }
  package static var firstLesson: Sentence { Sentence("TilawaCore.first-lesson", "Welcome: your first lesson") }
  package static func lessonOfWeek(week: Int) -> Sentence {
    Sentence("TilawaCore.lesson-of-week", "The lesson of week { $week }", ["week": .number(week)])
  }
  package static func weekHeading(week: Int) -> Sentence {
    Sentence("TilawaCore.week-heading", "Week { $week }", ["week": .number(week)])
  }
  package static func weekTopic(week: Int, topic: String) -> Sentence {
    Sentence("TilawaCore.week-topic", "Week { $week }: { $topic }", ["week": .number(week), "topic": .text(topic)])
  }
  package static func topicParts(topic: Sentence, parts: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.topic-parts", "{ $topic } · { $parts }", ["topic": .sentence(topic), "parts": .sentence(parts)])
  }
  package static func topicPartsMinutes(topic: Sentence, parts: Sentence, minutes: Int) -> Sentence {
    Sentence(
      "TilawaCore.topic-parts-minutes", "{ $topic } · { $parts }, { $minutes } min",
      ["topic": .sentence(topic), "parts": .sentence(parts), "minutes": .number(minutes)])
  }
  package static var goOnLesson: Sentence { Sentence("TilawaCore.go-on-lesson", "Go on with your lesson") }
  package static func topicPart(topic: Sentence, number: Int, all: Int) -> Sentence {
    Sentence(
      "TilawaCore.topic-part", "{ $topic }: part { $number } of { $all }",
      ["topic": .sentence(topic), "number": .number(number), "all": .number(all)])
  }
  package static var readyToSubmit: Sentence { Sentence("TilawaCore.ready-to-submit", "Ready to submit") }
  package static func passageRemaining(week: Int, passage: String, remaining: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.passage-remaining", "Week { $week }: { $passage } · { $remaining }",
      ["week": .number(week), "passage": .text(passage), "remaining": .sentence(remaining)])
  }
  package static var onceMore: Sentence { Sentence("TilawaCore.once-more", "Once more, please") }
  package static func asksWeekAgain(coach: String, week: Int, passage: String, remaining: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.asks-week-again", "{ $coach } asks for week { $week } again: { $passage } · { $remaining }",
      ["coach": .text(coach), "week": .number(week), "passage": .text(passage), "remaining": .sentence(remaining)])
  }
  package static var allAttemptsSent: Sentence {
    Sentence("TilawaCore.all-attempts-sent", "All attempts of this week are sent")
  }
  package static var allCatchUpsSent: Sentence {
    Sentence("TilawaCore.all-catch-ups-sent", "All catch-up submissions of this week are sent")
  }
  package static func weekPassage(week: Int, passage: String) -> Sentence {
    Sentence(
      "TilawaCore.week-passage", "Week { $week }: { $passage }.", ["week": .number(week), "passage": .text(passage)])
  }
  package static func weekPassageNext(week: Int, passage: String, moment: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.week-passage-next", "Week { $week }: { $passage }. The next one can be sent from { $moment }.",
      ["week": .number(week), "passage": .text(passage), "moment": .sentence(moment)])
  }
  package static var submissionSent: Sentence { Sentence("TilawaCore.submission-sent", "Submission sent") }
  package static func sentAndAnswers(ago: Sentence, coach: String, time: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.sent-and-answers", "Sent { $ago }. { $coach } usually answers within { $time }.",
      ["ago": .sentence(ago), "coach": .text(coach), "time": .sentence(time)])
  }
  package static func feedbackFrom(coach: String) -> Sentence {
    Sentence("TilawaCore.feedback-from", "Feedback from { $coach }", ["coach": .text(coach)])
  }
  package static func feedbackReady(week: Int) -> Sentence {
    Sentence("TilawaCore.feedback-ready", "The feedback for week { $week } is ready.", ["week": .number(week)])
  }
  package static var allIsDone: Sentence { Sentence("TilawaCore.all-is-done", "All is done") }
  package static func nextLessonOpens(when: Sentence) -> Sentence {
    Sentence("TilawaCore.next-lesson-opens", "Good work. The next lesson opens { $when }.", ["when": .sentence(when)])
  }
  package static var noMoreLessons: Sentence {
    Sentence("TilawaCore.no-more-lessons", "Good work. No more lessons follow.")
  }
  package static var finalAssessment: Sentence { Sentence("TilawaCore.final-assessment", "Final assessment") }
  package static func mayTakeIt(counted: Int, all: Int, about: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.may-take-it", "{ $counted } of { $all } weeks are done: you may take it. { $about }",
      ["counted": .number(counted), "all": .number(all), "about": .sentence(about)])
  }
  package static func coversAll(level: String) -> Sentence {
    Sentence("TilawaCore.covers-all", "It covers all of { $level }.", ["level": .text(level)])
  }
  package static var assessmentOnceMore: Sentence {
    Sentence("TilawaCore.assessment-once-more", "Final assessment, once more")
  }
  package static func asksPassageAgain(coach: String) -> Sentence {
    Sentence("TilawaCore.asks-passage-again", "{ $coach } asks for the passage again.", ["coach": .text(coach)])
  }
  package static var assessmentBeingHeard: Sentence {
    Sentence("TilawaCore.assessment-being-heard", "The assessment is being heard")
  }
  package static func resultExpected(date: Sentence) -> Sentence {
    Sentence("TilawaCore.result-expected", "The result is expected by { $date }.", ["date": .sentence(date)])
  }
  package static func congratulations(level: String) -> Sentence {
    Sentence("TilawaCore.congratulations", "Congratulations: { $level } is complete", ["level": .text(level)])
  }
  package static var resultHere: Sentence { Sentence("TilawaCore.result-here", "Your result is here") }
  package static func completedForYou(coach: String) -> Sentence {
    Sentence("TilawaCore.completed-for-you", "{ $coach } has completed the level for you.", ["coach": .text(coach)])
  }
  package static func hasHeard(coach: String) -> Sentence {
    Sentence("TilawaCore.has-heard", "{ $coach } has heard your assessment.", ["coach": .text(coach)])
  }
  package static func hasWritten(coach: String) -> Sentence {
    Sentence("TilawaCore.has-written", "{ $coach } has written about your assessment.", ["coach": .text(coach)])
  }
  package static func notCompleteYet(level: String) -> Sentence {
    Sentence("TilawaCore.not-complete-yet", "{ $level } is not complete yet", ["level": .text(level)])
  }
  package static func saysWhatToPractise(coach: String) -> Sentence {
    Sentence(
      "TilawaCore.says-what-to-practise", "{ $coach } says what to practise. Your weeks stay open to you.",
      ["coach": .text(coach)])
  }
  package static var courseOver: Sentence { Sentence("TilawaCore.course-over", "The course is over") }
  package static func talkWith(counted: Int, needed: Int, coach: String) -> Sentence {
    Sentence(
      "TilawaCore.talk-with",
      "{ $counted } of { $needed } needed weeks are done. Talk with { $coach } about the next step.",
      ["counted": .number(counted), "needed": .number(needed), "coach": .text(coach)])
  }
  package static func levelCompleted(level: String) -> Sentence {
    Sentence("TilawaCore.level-completed", "You have completed { $level }", ["level": .text(level)])
  }
  package static func willTell(coach: String) -> Sentence {
    Sentence("TilawaCore.will-tell", "{ $coach } will tell you what follows.", ["coach": .text(coach)])
  }
  package static func nextLevel(level: String) -> Sentence {
    Sentence("TilawaCore.next-level", "Next: { $level }.", ["level": .text(level)])
  }
  package static func levelBegan(date: Sentence) -> Sentence {
    Sentence("TilawaCore.level-began", "began { $date }", ["date": .sentence(date)])
  }
  package static func levelBegins(when: Sentence, date: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.level-begins", "begins { $when }, { $date }", ["when": .sentence(when), "date": .sentence(date)])
  }
  package static func enrolmentOpens(date: Sentence) -> Sentence {
    Sentence("TilawaCore.enrolment-opens", "enrolment opens { $date }", ["date": .sentence(date)])
  }
  package static var toldOfEnrolment: Sentence {
    Sentence("TilawaCore.told-of-enrolment", "you will be told when enrolment opens")
  }
  package static var teacherUndecided: Sentence {
    Sentence("TilawaCore.teacher-undecided", "the teacher is not decided yet")
  }
  package static func stayWith(teacher: String) -> Sentence {
    Sentence("TilawaCore.stay-with", "you stay with { $teacher }", ["teacher": .text(teacher)])
  }
  package static func teacherWillBe(teacher: String) -> Sentence {
    Sentence("TilawaCore.teacher-will-be", "your teacher will be { $teacher }", ["teacher": .text(teacher)])
  }
  package static func assessmentOpensWith(needed: Int, counted: Int) -> Sentence {
    Sentence(
      "TilawaCore.assessment-opens-with",
      "The assessment opens with { $needed } weeks done; so far they are { $counted }.",
      ["needed": .number(needed), "counted": .number(counted)])
  }
  package static var thisWeek: Sentence { Sentence("TilawaCore.this-week", "this week") }
  package static func untilDate(date: Sentence) -> Sentence {
    Sentence("TilawaCore.until-date", "until { $date }", ["date": .sentence(date)])
  }
  package static func submissionsOpen(count: Int, weeks: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.submissions-open",
      #"""
      { $count ->
      [one] { $count } submission is open: { $weeks }.
      *[other] { $count } submissions are open: { $weeks }.
      }
      """#, ["count": .number(count), "weeks": .sentence(weeks)])
  }
  package static func canSendIt(open: Sentence, time: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.can-send-it", "{ $open } You can send it { $time }.",
      ["open": .sentence(open), "time": .sentence(time)])
  }
  package static func canSendSome(open: Sentence, count: Int, time: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.can-send-some", "{ $open } You can send { $count } of them { $time }.",
      ["open": .sentence(open), "count": .number(count), "time": .sentence(time)])
  }
  package static func moreFrom(open: Sentence, moment: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.more-from", "{ $open } More can be sent from { $moment }.",
      ["open": .sentence(open), "moment": .sentence(moment)])
  }
  package static var noLesson: Sentence { Sentence("TilawaCore.no-lesson", "no lesson this week") }
  package static var complete: Sentence { Sentence("TilawaCore.complete", "complete ✓") }
  package static func partsDone(done: Int, parts: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.parts-done", "{ $done } of { $parts } done", ["done": .number(done), "parts": .sentence(parts)])
  }
  package static var noneThisWeek: Sentence { Sentence("TilawaCore.none-this-week", "none this week") }
  package static func notSent(attempts: Sentence) -> Sentence {
    Sentence("TilawaCore.not-sent", "not sent · { $attempts }", ["attempts": .sentence(attempts)])
  }
  package static func sentUsed(moment: Sentence, used: Int, all: Int) -> Sentence {
    Sentence(
      "TilawaCore.sent-used", "sent { $moment } · { $used } of { $all } attempts used",
      ["moment": .sentence(moment), "used": .number(used), "all": .number(all)])
  }
  package static var notNeeded: Sentence { Sentence("TilawaCore.not-needed", "not needed this week") }
  package static var nothingNew: Sentence { Sentence("TilawaCore.nothing-new", "nothing new") }
  package static func weekBeingHeard(week: Int) -> Sentence {
    Sentence("TilawaCore.week-being-heard", "week { $week } is being heard", ["week": .number(week)])
  }
  package static func newFeedback(count: Int, weeks: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.new-feedback", "{ $count } new: { $weeks }", ["count": .number(count), "weeks": .sentence(weeks)])
  }
  package static func weekOnceMore(week: Int) -> Sentence {
    Sentence("TilawaCore.week-once-more", "week { $week }: once more, please", ["week": .number(week)])
  }
  package static func weekHeard(week: Int) -> Sentence {
    Sentence("TilawaCore.week-heard", "week { $week } ✓", ["week": .number(week)])
  }
  package static func hasJoined(name: String) -> Sentence {
    Sentence("TilawaCore.has-joined", "{ $name } has joined", ["name": .text(name)])
  }
  package static var toBePlaced: Sentence { Sentence("TilawaCore.to-be-placed", "To be placed in a level") }
  package static func sentAt(moment: Sentence) -> Sentence {
    Sentence("TilawaCore.sent-at", "Sent { $moment }", ["moment": .sentence(moment)])
  }
  package static var courseChanged: Sentence { Sentence("TilawaCore.course-changed", "The course has changed") }
  package static func group(name: String) -> Sentence {
    Sentence("TilawaCore.group", "Group { $name }", ["name": .text(name)])
  }
  package static func withTeacher(teacher: String) -> Sentence {
    Sentence("TilawaCore.with-teacher", "with { $teacher }", ["teacher": .text(teacher)])
  }
  package static func placedIn(level: String) -> Sentence {
    Sentence("TilawaCore.placed-in", "You are placed in { $level }", ["level": .text(level)])
  }
  package static func feedbackForWeek(week: Int) -> Sentence {
    Sentence("TilawaCore.feedback-for-week", "Feedback for week { $week }", ["week": .number(week)])
  }
  package static var feedbackForAssessment: Sentence {
    Sentence("TilawaCore.feedback-for-assessment", "Feedback for your assessment")
  }
  package static var feedbackForPlacement: Sentence {
    Sentence("TilawaCore.feedback-for-placement", "Feedback for your recitation")
  }
  package static func heardWhatYouSent(teacher: String, moment: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.heard-what-you-sent", "{ $teacher } has heard what you sent on { $moment }",
      ["teacher": .text(teacher), "moment": .sentence(moment)])
  }
  package static func sessionCancelled(title: String) -> Sentence {
    Sentence("TilawaCore.session-cancelled", "{ $title } is cancelled", ["title": .text(title)])
  }
  package static func doesNotTakePlace(moment: Sentence) -> Sentence {
    Sentence("TilawaCore.does-not-take-place", "{ $moment } does not take place", ["moment": .sentence(moment)])
  }
  package static func sessionMoved(title: String) -> Sentence {
    Sentence("TilawaCore.session-moved", "{ $title } is moved", ["title": .text(title)])
  }
  package static func insteadOf(moment: Sentence, planned: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.instead-of", "{ $moment } instead of { $planned }",
      ["moment": .sentence(moment), "planned": .sentence(planned)])
  }
  package static func recordingHere(title: String) -> Sentence {
    Sentence("TilawaCore.recording-here", "The recording of { $title } is here", ["title": .text(title)])
  }
  package static func weekAsksNothing(week: Int) -> Sentence {
    Sentence("TilawaCore.week-asks-nothing", "Week { $week } asks nothing of you", ["week": .number(week)])
  }
  package static var countsAsDone: Sentence { Sentence("TilawaCore.counts-as-done", "It counts as done") }
  package static func willTellWhatFollows(teacher: String) -> Sentence {
    Sentence(
      "TilawaCore.will-tell-what-follows", "{ $teacher } will tell you what follows", ["teacher": .text(teacher)])
  }
  package static var newKey: Sentence { Sentence("TilawaCore.new-key", "Your teacher has a new key") }
  package static func newKeyMeaning(key: String, teacher: String) -> Sentence {
    Sentence(
      "TilawaCore.new-key-meaning",
      "{ $key }. What the key before signs from now on is not taken. { $teacher } can tell you that this is right",
      ["key": .text(key), "teacher": .text(teacher)])
  }
  package static var spokenQuestion: Sentence { Sentence("TilawaCore.spoken-question", "A spoken question") }
  package static var spokenAnswer: Sentence { Sentence("TilawaCore.spoken-answer", "A spoken answer") }
  package static func asksAbout(name: String, part: Sentence) -> Sentence {
    Sentence("TilawaCore.asks-about", "{ $name } asks about { $part }", ["name": .text(name), "part": .sentence(part)])
  }
  package static func wroteAboutWeek(teacher: String, week: Int) -> Sentence {
    Sentence(
      "TilawaCore.wrote-about-week", "{ $teacher } has written about week { $week }",
      ["teacher": .text(teacher), "week": .number(week)])
  }
  package static func wroteAboutAssessment(teacher: String) -> Sentence {
    Sentence(
      "TilawaCore.wrote-about-assessment", "{ $teacher } has written about your assessment", ["teacher": .text(teacher)]
    )
  }
  package static func wroteAboutPlace(teacher: String) -> Sentence {
    Sentence("TilawaCore.wrote-about-place", "{ $teacher } has written about your place", ["teacher": .text(teacher)])
  }
  package static func weekIsOpen(week: Int) -> Sentence {
    Sentence("TilawaCore.week-is-open", "Week { $week } is open", ["week": .number(week)])
  }
  package static func dueAt(moment: Sentence) -> Sentence {
    Sentence("TilawaCore.due-at", "Due { $moment }", ["moment": .sentence(moment)])
  }
  package static func weekDueIn(week: Int, span: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.week-due-in", "Week { $week } is due in { $span }", ["week": .number(week), "span": .sentence(span)])
  }
  package static func passageBy(passage: String, moment: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.passage-by", "{ $passage }, by { $moment }", ["passage": .text(passage), "moment": .sentence(moment)])
  }
  package static func sessionAt(moment: Sentence, link: String) -> Sentence {
    Sentence("TilawaCore.session-at", "{ $moment } { $link }", ["moment": .sentence(moment), "link": .text(link)])
  }
  package static func sessionSoon(title: String, minutes: Int) -> Sentence {
    Sentence(
      "TilawaCore.session-soon", "{ $title } in { $minutes } minutes",
      ["title": .text(title), "minutes": .number(minutes)])
  }
  package static func sessionLive(title: String) -> Sentence {
    Sentence("TilawaCore.session-live", "{ $title } is live now", ["title": .text(title)])
  }
  package static var assessmentIsOpen: Sentence {
    Sentence("TilawaCore.assessment-is-open", "The final assessment is open")
  }
  package static func passageUntil(passage: String, moment: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.passage-until", "{ $passage }, until { $moment }",
      ["passage": .text(passage), "moment": .sentence(moment)])
  }
  package static func courseCloses(title: String) -> Sentence {
    Sentence("TilawaCore.course-closes", "{ $title } closes in 7 days", ["title": .text(title)])
  }
  package static func assessmentUntil(moment: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.assessment-until", "The final assessment can be sent until { $moment }", ["moment": .sentence(moment)]
    )
  }
  package static func weekUntil(week: Int, moment: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.week-until", "Week { $week } can be sent until { $moment }",
      ["week": .number(week), "moment": .sentence(moment)])
  }
  package static func weeksUntil(first: String, last: String, moment: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.weeks-until", "Weeks { $first } and { $last } can be sent until { $moment }",
      ["first": .text(first), "last": .text(last), "moment": .sentence(moment)])
  }
  package static func weekDue(week: Int, passage: String) -> Sentence {
    Sentence(
      "TilawaCore.week-due", "Week { $week } is due: { $passage }", ["week": .number(week), "passage": .text(passage)])
  }
  package static func sessionNew(session: Sentence) -> Sentence {
    Sentence("TilawaCore.session-new", "new: { $session }", ["session": .sentence(session)])
  }
  package static func sessionInstead(session: Sentence, time: Sentence) -> Sentence {
    Sentence(
      "TilawaCore.session-instead", "{ $session }, instead of { $time }",
      ["session": .sentence(session), "time": .sentence(time)])
  }
  package static func sessionGone(session: Sentence) -> Sentence {
    Sentence("TilawaCore.session-gone", "no longer: { $session }", ["session": .sentence(session)])
  }
  package static func sessionTitle(title: String, time: Sentence) -> Sentence {
    Sentence("TilawaCore.session-title", "{ $title }, { $time }", ["title": .text(title), "time": .sentence(time)])
  }
  package static func courseBegins(date: Sentence) -> Sentence {
    Sentence("TilawaCore.course-begins", "begins { $date }", ["date": .sentence(date)])
  }
  package static func weeksBegin(time: String) -> Sentence {
    Sentence("TilawaCore.weeks-begin", "weeks begin { $time }", ["time": .text(time)])
  }
  package static func courseDue(time: String) -> Sentence {
    Sentence("TilawaCore.course-due", "due { $time }", ["time": .text(time)])
  }
  package static var noCourseId: Sentence { Sentence("TilawaCore.no-course-id", "a course without a proper id") }
  package static var noAuthorKey: Sentence { Sentence("TilawaCore.no-author-key", "an author without a proper key") }
  package static var noSuchMoment: Sentence { Sentence("TilawaCore.no-such-moment", "a time that does not exist") }
  package static var unknownEvent: Sentence { Sentence("TilawaCore.unknown-event", "an unknown kind of event") }
  package static var unknownResult: Sentence { Sentence("TilawaCore.unknown-result", "an unknown result") }
  package static var tooManyMarks: Sentence { Sentence("TilawaCore.too-many-marks", "too many marks") }
  package static var impossibleMark: Sentence { Sentence("TilawaCore.impossible-mark", "a mark that cannot be") }
  package static var soundWithoutForm: Sentence { Sentence("TilawaCore.sound-without-form", "a sound without a form") }
  package static var impossiblePart: Sentence { Sentence("TilawaCore.impossible-part", "a part that cannot be") }
  package static var impossibleTime: Sentence { Sentence("TilawaCore.impossible-time", "a time that cannot be") }
  package static var impossibleLength: Sentence { Sentence("TilawaCore.impossible-length", "a length that cannot be") }
  package static var impossibleWeek: Sentence { Sentence("TilawaCore.impossible-week", "a week that cannot be") }
  package static var textTooLong: Sentence { Sentence("TilawaCore.text-too-long", "a text that is too long") }
  package static var noNameThere: Sentence { Sentence("TilawaCore.no-name-there", "no name") }
  package static var noLevelThere: Sentence { Sentence("TilawaCore.no-level-there", "no level") }
  package static var noSessionThere: Sentence { Sentence("TilawaCore.no-session-there", "no session") }
  package static var impossibleReference: Sentence {
    Sentence("TilawaCore.impossible-reference", "a reference that cannot be")
  }
  package static var noDayThere: Sentence { Sentence("TilawaCore.no-day-there", "a day that does not exist") }
  package static func name(name: String) -> Sentence { Sentence("TilawaCore.name", "{ $name }", ["name": .text(name)]) }
  package static func numberedName(number: Int, name: String) -> Sentence {
    Sentence("TilawaCore.numbered-name", "{ $number } { $name }", ["number": .number(number), "name": .text(name)])
  }
}
