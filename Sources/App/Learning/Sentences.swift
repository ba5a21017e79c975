// Written by Scripts/sentences from Resources/sentences/en/AppLearning.ftl. A change belongs there.

import TilawaCore

/// The sentences of AppLearning.
enum LearningSentences {
  static func list(first: Sentence, next: Sentence) -> Sentence {
    Sentence("AppLearning.list", "{ $first }, { $next }", ["first": .sentence(first), "next": .sentence(next)])
  }
  static func listOfParts(first: Sentence, next: Sentence) -> Sentence {
    Sentence(
      "AppLearning.list-of-parts", "{ $first }; { $next }", ["first": .sentence(first), "next": .sentence(next)])
  }
  static func listOfFacts(first: Sentence, next: Sentence) -> Sentence {
    Sentence(
      "AppLearning.list-of-facts", "{ $first } · { $next }", ["first": .sentence(first), "next": .sentence(next)])
  }
  static func halfPages(count: String) -> Sentence {
    Sentence("AppLearning.half-pages", "{ $count } pages", ["count": .text(count)])
  }
  static func page(page: Int) -> Sentence { Sentence("AppLearning.page", "page { $page }", ["page": .number(page)]) }
  static func pagesFromTo(first: Int, last: Int) -> Sentence {
    Sentence(
      "AppLearning.pages-from-to", "pages { $first }-{ $last }", ["first": .number(first), "last": .number(last)])
  }
  static func minutes(count: Int) -> Sentence {
    Sentence("AppLearning.minutes", "{ $count } min", ["count": .number(count)])
  }
  static func hours(hours: Int, minutes: Int) -> Sentence {
    Sentence(
      "AppLearning.hours", "{ $hours } h { $minutes } min", ["hours": .number(hours), "minutes": .number(minutes)])
  }
  static func slips(count: Int) -> Sentence {
    Sentence(
      "AppLearning.slips",
      #"""
      { $count ->
      [one] { $count } slip
      *[other] { $count } slips
      }
      """#, ["count": .number(count)])
  }
  static func unsureWords(count: Int) -> Sentence {
    Sentence("AppLearning.unsure-words", "{ $count } unsure", ["count": .number(count)])
  }
  static func age(days: Int) -> Sentence {
    Sentence(
      "AppLearning.age",
      #"""
      { $days ->
      [0] today
      [1] yesterday
      *[other] { $days } days ago
      }
      """#, ["days": .number(days)])
  }
  static func day(weekday: Sentence, day: String) -> Sentence {
    Sentence("AppLearning.day", "{ $weekday } { $day }", ["weekday": .sentence(weekday), "day": .text(day)])
  }
  static var monday: Sentence { Sentence("AppLearning.monday", "Monday") }
  static var tuesday: Sentence { Sentence("AppLearning.tuesday", "Tuesday") }
  static var wednesday: Sentence { Sentence("AppLearning.wednesday", "Wednesday") }
  static var thursday: Sentence { Sentence("AppLearning.thursday", "Thursday") }
  static var friday: Sentence { Sentence("AppLearning.friday", "Friday") }
  static var saturday: Sentence { Sentence("AppLearning.saturday", "Saturday") }
  static var sunday: Sentence { Sentence("AppLearning.sunday", "Sunday") }
  static var roundNew: Sentence { Sentence("AppLearning.round-new", "new (sabaq)") }
  static var roundRecent: Sentence { Sentence("AppLearning.round-recent", "recent (sabqi)") }
  static var roundOld: Sentence { Sentence("AppLearning.round-old", "old (manzil)") }
  static var reasonRecent: Sentence { Sentence("AppLearning.reason-recent", "learned lately") }
  static var reasonFading: Sentence { Sentence("AppLearning.reason-fading", "weak") }
  static var reasonCycle: Sentence { Sentence("AppLearning.reason-cycle", "its turn") }
  static var reasonLevel: Sentence { Sentence("AppLearning.reason-level", "early, for even days") }
  static var reasonLate: Sentence { Sentence("AppLearning.reason-late", "late") }
  static var reasonSeason: Sentence { Sentence("AppLearning.reason-season", "exam or Ramadan") }
  static var reasonEntered: Sentence { Sentence("AppLearning.reason-entered", "test yourself") }
  static var gradeWeak: Sentence { Sentence("AppLearning.grade-weak", "weak") }
  static var gradeFair: Sentence { Sentence("AppLearning.grade-fair", "fair") }
  static var gradeGood: Sentence { Sentence("AppLearning.grade-good", "good") }
  static var gradeExcellent: Sentence { Sentence("AppLearning.grade-excellent", "excellent") }
  static var byCheck: Sentence { Sentence("AppLearning.by-check", "by the check") }
  static var byYourself: Sentence { Sentence("AppLearning.by-yourself", "by yourself") }
  static var byTeacher: Sentence { Sentence("AppLearning.by-teacher", "by the teacher") }
  static var entryNew: Sentence { Sentence("AppLearning.entry-new", "new") }
  static var entrySolid: Sentence { Sentence("AppLearning.entry-solid", "solid") }
  static var entryShaky: Sentence { Sentence("AppLearning.entry-shaky", "shaky") }
  static var entryRusty: Sentence { Sentence("AppLearning.entry-rusty", "rusty") }
  static var verdictPending: Sentence { Sentence("AppLearning.verdict-pending", "pending") }
  static var verdictRecited: Sentence { Sentence("AppLearning.verdict-recited", "recited") }
  static var verdictUnsure: Sentence { Sentence("AppLearning.verdict-unsure", "unsure") }
  static var verdictSkipped: Sentence { Sentence("AppLearning.verdict-skipped", "skipped") }
  static var verdictChanged: Sentence { Sentence("AppLearning.verdict-changed", "changed") }
  static var faultMakhraj: Sentence { Sentence("AppLearning.fault-makhraj", "makhraj") }
  static var faultMadd: Sentence { Sentence("AppLearning.fault-madd", "madd") }
  static var faultGhunnah: Sentence { Sentence("AppLearning.fault-ghunnah", "ghunnah") }
  static var faultStop: Sentence { Sentence("AppLearning.fault-stop", "stop") }
  static var headingDay: Sentence { Sentence("AppLearning.heading-day", "day") }
  static var headingDate: Sentence { Sentence("AppLearning.heading-date", "date") }
  static var headingMonth: Sentence { Sentence("AppLearning.heading-month", "month") }
  static var headingWeek: Sentence { Sentence("AppLearning.heading-week", "week of") }
  static var headingPage: Sentence { Sentence("AppLearning.heading-page", "page") }
  static var headingAyat: Sentence { Sentence("AppLearning.heading-ayat", "ayat") }
  static var headingAyah: Sentence { Sentence("AppLearning.heading-ayah", "ayah") }
  static var headingSurah: Sentence { Sentence("AppLearning.heading-surah", "surah") }
  static var headingWord: Sentence { Sentence("AppLearning.heading-word", "word") }
  static var headingWords: Sentence { Sentence("AppLearning.heading-words", "words") }
  static var headingRecording: Sentence { Sentence("AppLearning.heading-recording", "recording") }
  static var headingSession: Sentence { Sentence("AppLearning.heading-session", "session") }
  static var headingSessions: Sentence { Sentence("AppLearning.heading-sessions", "sessions") }
  static var headingBegun: Sentence { Sentence("AppLearning.heading-begun", "begun") }
  static var headingTime: Sentence { Sentence("AppLearning.heading-time", "time") }
  static var headingLength: Sentence { Sentence("AppLearning.heading-length", "length") }
  static var headingHeard: Sentence { Sentence("AppLearning.heading-heard", "heard") }
  static var headingHeardOn: Sentence { Sentence("AppLearning.heading-heard-on", "heard on") }
  static var headingOn: Sentence { Sentence("AppLearning.heading-on", "on") }
  static var headingHearings: Sentence { Sentence("AppLearning.heading-hearings", "hearings") }
  static var headingWeak: Sentence { Sentence("AppLearning.heading-weak", "weak") }
  static var headingKnown: Sentence { Sentence("AppLearning.heading-known", "known") }
  static var headingSlips: Sentence { Sentence("AppLearning.heading-slips", "slips") }
  static var headingUnsure: Sentence { Sentence("AppLearning.heading-unsure", "unsure") }
  static var headingLast: Sentence { Sentence("AppLearning.heading-last", "last") }
  static var headingStays: Sentence { Sentence("AppLearning.heading-stays", "stays") }
  static var headingNext: Sentence { Sentence("AppLearning.heading-next", "next by") }
  static var headingNew: Sentence { Sentence("AppLearning.heading-new", "new") }
  static var headingRecent: Sentence { Sentence("AppLearning.heading-recent", "recent") }
  static var headingOld: Sentence { Sentence("AppLearning.heading-old", "old") }
  static var headingADay: Sentence { Sentence("AppLearning.heading-a-day", "a day") }
  static var headingMost: Sentence { Sentence("AppLearning.heading-most", "most") }
  static var headingHeld: Sentence { Sentence("AppLearning.heading-held", "held") }
  static var headingShare: Sentence { Sentence("AppLearning.heading-share", "of it") }
  static var headingCommand: Sentence { Sentence("AppLearning.heading-command", "to hear it") }
  static var headingLike: Sentence { Sentence("AppLearning.heading-like", "like") }
  static var headingWithoutSlip: Sentence { Sentence("AppLearning.heading-without-slip", "without a slip") }
  static var headingPace: Sentence { Sentence("AppLearning.heading-pace", "words a minute") }
  static var headingBar: Sentence { Sentence("AppLearning.heading-bar", "80% to 100%") }
  static var headingMissed: Sentence { Sentence("AppLearning.heading-missed", "missed") }
  static var headingPrediction: Sentence { Sentence("AppLearning.heading-prediction", "prediction by") }
  static var headingError: Sentence { Sentence("AppLearning.heading-error", "error") }
  static var nameRange: Sentence {
    Sentence("AppLearning.name-range", "name a range, such as juz:30, 67:1-15 or page:50")
  }
  static var namePlace: Sentence { Sentence("AppLearning.name-place", "name a place, such as 2:255:7") }
  static func nameWord(given: String) -> Sentence {
    Sentence("AppLearning.name-word", "name one word, such as 78:2:3, not { $given }", ["given": .text(given)])
  }
  static func future(day: String) -> Sentence {
    Sentence("AppLearning.future", "{ $day } is yet to come", ["day": .text(day)])
  }
  static func noDay(day: String) -> Sentence {
    Sentence("AppLearning.no-day", "{ $day } is not a day of this machine's calendar", ["day": .text(day)])
  }
  static func past(day: String) -> Sentence {
    Sentence("AppLearning.past", "{ $day } is in the past", ["day": .text(day)])
  }
  static func nothingEntered(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.nothing-entered", "nothing is entered yet; for example: { $command }", ["command": .command(command)]
    )
  }
  static func nothingHeld(heldCommand: CommandHint, newCommand: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.nothing-held",
      "nothing is entered yet; what you hold: { $heldCommand }; what you will learn: { $newCommand }",
      ["heldCommand": .command(heldCommand), "newCommand": .command(newCommand)])
  }
  static func notKnown(place: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.not-known", "nothing of { $place } is held or to be learned; to enter it: { $command }",
      ["place": .text(place), "command": .command(command)])
  }
  static func nothingKnown(place: String) -> Sentence {
    Sentence("AppLearning.nothing-known", "nothing of { $place } is held or to be learned", ["place": .text(place)])
  }
  static func notHeld(place: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.not-held", "{ $place } is not held; to enter it: { $command }",
      ["place": .text(place), "command": .command(command)])
  }
  static func knownAlready(place: String) -> Sentence {
    Sentence("AppLearning.known-already", "{ $place } is held or to be learned already", ["place": .text(place)])
  }
  static func undoAdvice(command: CommandHint) -> Sentence {
    Sentence("AppLearning.undo-advice", "to take it back: { $command }", ["command": .command(command)])
  }
  static func toLearn(place: String, amount: Sentence, all: Sentence) -> Sentence {
    Sentence(
      "AppLearning.to-learn", "to learn: { $place }, { $amount }; { $all } to learn in all",
      ["place": .text(place), "amount": .sentence(amount), "all": .sentence(all)])
  }
  static func heldNow(entry: Sentence, place: String, amount: Sentence, all: Sentence) -> Sentence {
    Sentence(
      "AppLearning.held-now", "held, { $entry }: { $place }, { $amount }; { $all } in all",
      ["entry": .sentence(entry), "place": .text(place), "amount": .sentence(amount), "all": .sentence(all)])
  }
  static func removed(place: String, amount: Sentence) -> Sentence {
    Sentence(
      "AppLearning.removed", "removed: { $place }; { $amount } held",
      ["place": .text(place), "amount": .sentence(amount)])
  }
  static func testNow(command: CommandHint) -> Sentence {
    Sentence("AppLearning.test-now", "test yourself now: { $command }", ["command": .command(command)])
  }
  static func lessonNow(place: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.lesson-now", "the first lesson is { $place }; to begin it: { $command }",
      ["place": .text(place), "command": .command(command)])
  }
  static func lessonSize(amount: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.lesson-size", "the lesson of a day has { $amount }; for another amount: { $command }",
      ["amount": .sentence(amount), "command": .command(command)])
  }
  static func bareNumbers(numbers: String, pages: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.bare-numbers",
      "{ $numbers } stands for surahs; for pages: { $pages }; to take it back: { $command }",
      ["numbers": .text(numbers), "pages": .text(pages), "command": .command(command)])
  }
  static var stateHeld: Sentence { Sentence("AppLearning.state-held", "held") }
  static var stateToLearn: Sentence { Sentence("AppLearning.state-to-learn", "to learn") }
  static var noSlips: Sentence { Sentence("AppLearning.no-slips", "no slips") }
  static func noSlipYet(testCommand: CommandHint, placeCommand: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-slip-yet",
      "no slips yet; to test yourself: { $testCommand }; to drill a place: { $placeCommand }",
      ["testCommand": .command(testCommand), "placeCommand": .command(placeCommand)])
  }
  static var drill: Sentence { Sentence("AppLearning.drill", "drill") }
  static func said(place: String) -> Sentence {
    Sentence("AppLearning.said", "said: { $place }", ["place": .text(place)])
  }
  static func whole(what: Sentence) -> Sentence {
    Sentence("AppLearning.whole", "whole: { $what }", ["what": .sentence(what)])
  }
  static func wholeSurahs(count: Int, numbers: String) -> Sentence {
    Sentence(
      "AppLearning.whole-surahs",
      #"""
      { $count ->
      [one] surah
      *[other] surahs
      } { $numbers }
      """#, ["count": .number(count), "numbers": .text(numbers)])
  }
  static func wholeAjza(count: Int, numbers: String) -> Sentence {
    Sentence(
      "AppLearning.whole-ajza",
      #"""
      { $count ->
      [one] juz
      *[other] ajza
      } { $numbers }
      """#, ["count": .number(count), "numbers": .text(numbers)])
  }
  static func surahIsWhole(number: Int) -> Sentence {
    Sentence("AppLearning.surah-is-whole", "surah { $number } is whole", ["number": .number(number)])
  }
  static func juzIsWhole(number: Int) -> Sentence {
    Sentence("AppLearning.juz-is-whole", "juz { $number } is whole", ["number": .number(number)])
  }
  static var wholeMark: Sentence { Sentence("AppLearning.whole-mark", "whole ✓") }
  static var meaningNew: Sentence { Sentence("AppLearning.meaning-new", "the new lesson of a day") }
  static var meaningRevise: Sentence { Sentence("AppLearning.meaning-revise", "the most revision a day") }
  static var meaningCycle: Sentence { Sentence("AppLearning.meaning-cycle", "within so many days each page is heard") }
  static var meaningRecent: Sentence {
    Sentence("AppLearning.meaning-recent", "so long a new page belongs to the recent round")
  }
  static var meaningRetention: Sentence {
    Sentence("AppLearning.meaning-retention", "how sure a page should still be when it is heard")
  }
  static var meaningOff: Sentence { Sentence("AppLearning.meaning-off", "days without work") }
  static var meaningTeacher: Sentence {
    Sentence("AppLearning.meaning-teacher", "days on which your teacher hears you")
  }
  static var meaningExam: Sentence {
    Sentence("AppLearning.meaning-exam", "its material is heard each week for four weeks before")
  }
  static var meaningRamadan: Sentence { Sentence("AppLearning.meaning-ramadan", "how often all is heard in Ramadan") }
  static var meaningRiwayah: Sentence { Sentence("AppLearning.meaning-riwayah", "the riwayah that you learn") }
  static var meaningParameters: Sentence {
    Sentence("AppLearning.meaning-parameters", "the numbers of the memory model")
  }
  static func settingForm(option: String, form: Sentence, value: String) -> Sentence {
    Sentence(
      "AppLearning.setting-form", "--{ $option } takes { $form }, not “{ $value }”",
      ["option": .text(option), "form": .sentence(form), "value": .text(value)])
  }
  static var formNew: Sentence {
    Sentence("AppLearning.form-new", "an amount, such as lines:5, ayat:10, pages:1 or minutes:30, or none")
  }
  static var formRevise: Sentence {
    Sentence("AppLearning.form-revise", "an amount, such as pages:2 or minutes:40, or none")
  }
  static var formCycle: Sentence { Sentence("AppLearning.form-cycle", "2 to 400 days, such as 30d, or none") }
  static var formRecent: Sentence { Sentence("AppLearning.form-recent", "7 to 120 days, such as 21d, or none") }
  static var formRetention: Sentence { Sentence("AppLearning.form-retention", "0.8 to 0.97, or none") }
  static var formOff: Sentence {
    Sentence("AppLearning.form-off", "days such as fri or fri,sun, or none; one day of work must be left")
  }
  static var formTeacher: Sentence { Sentence("AppLearning.form-teacher", "days such as sun,tue, or none") }
  static var formExam: Sentence { Sentence("AppLearning.form-exam", "a day such as 2027-03-01, or none") }
  static var formRamadan: Sentence { Sentence("AppLearning.form-ramadan", "1 to 10 times, or none") }
  static var formRiwayah: Sentence { Sentence("AppLearning.form-riwayah", "a riwayah such as hafs or warsh, or none") }
  static var formParameters: Sentence {
    Sentence("AppLearning.form-parameters", "the 21 parameters of FSRS-6 by commas, or none")
  }
  static var examStretch: Sentence {
    Sentence("AppLearning.exam-stretch", "the material of an exam is one stretch, such as juz:1-5")
  }
  static var valueNone: Sentence { Sentence("AppLearning.value-none", "none") }
  static var valueAsNeeded: Sentence { Sentence("AppLearning.value-as-needed", "as needed") }
  static var valueAsUsual: Sentence { Sentence("AppLearning.value-as-usual", "as usual") }
  static func valueTimes(count: Int) -> Sentence {
    Sentence(
      "AppLearning.value-times",
      #"""
      { $count ->
      [1] once
      *[other] { $count } times
      }
      """#, ["count": .number(count)])
  }
  static func examOf(day: String, place: String) -> Sentence {
    Sentence("AppLearning.exam-of", "{ $day } · { $place }", ["day": .text(day), "place": .text(place)])
  }
  static func examOfAll(day: String) -> Sentence {
    Sentence("AppLearning.exam-of-all", "{ $day } · all", ["day": .text(day)])
  }
  static func graded(place: String, grade: Sentence, by: Sentence) -> Sentence {
    Sentence(
      "AppLearning.graded", "{ $place }: { $grade }, { $by }",
      ["place": .text(place), "grade": .sentence(grade), "by": .sentence(by)])
  }
  static func learned(amount: Sentence) -> Sentence {
    Sentence("AppLearning.learned", "{ $amount } learned", ["amount": .sentence(amount)])
  }
  static func heardAgain(day: String) -> Sentence {
    Sentence("AppLearning.heard-again", "heard again by { $day }", ["day": .text(day)])
  }
  static func notedFor(day: String) -> Sentence {
    Sentence("AppLearning.noted-for", "it is noted for { $day }", ["day": .text(day)])
  }
  static var weakStays: Sentence { Sentence("AppLearning.weak-stays", "what is weak stays to be learned") }
  static var halfAPage: Sentence {
    Sentence(
      "AppLearning.half-a-page", "it is noted, but a page counts as heard with at least half of what you hold of it")
  }
  static var slipForm: Sentence { Sentence("AppLearning.slip-form", "a slip is at one place, such as 2:255:7") }
  static func slip(place: String, page: Int, count: Int) -> Sentence {
    Sentence(
      "AppLearning.slip",
      #"""
      slip at { $place }, page { $page }: { $count ->
      [one] { $count } time
      *[other] { $count } times
      }
      """#, ["place": .text(place), "page": .number(page), "count": .number(count)])
  }
  static func slipInstead(place: String, page: Int, count: Int, said: String) -> Sentence {
    Sentence(
      "AppLearning.slip-instead",
      #"""
      slip at { $place }, page { $page }: { $count ->
      [one] { $count } time
      *[other] { $count } times
      }; said instead: { $said }
      """#, ["place": .text(place), "page": .number(page), "count": .number(count), "said": .text(said)])
  }
  static func drillAdvice(count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.drill-advice",
      #"""
      { $count ->
      [one] { $count } slip
      *[other] { $count } slips
      } here; to practise it: { $command }
      """#, ["count": .number(count), "command": .command(command)])
  }
  static var saidForm: Sentence { Sentence("AppLearning.said-form", "--said takes a place or words") }
  static func noAyahWithWords(words: String) -> Sentence {
    Sentence("AppLearning.no-ayah-with-words", "no ayah has the words “{ $words }”", ["words": .text(words)])
  }
  static func severalAyatWithWords(count: Int, places: String, first: String) -> Sentence {
    Sentence(
      "AppLearning.several-ayat-with-words",
      "{ $count } ayat have these words ({ $places }); name one: --said { $first }",
      ["count": .number(count), "places": .text(places), "first": .text(first)])
  }
  static var nothingToUndo: Sentence { Sentence("AppLearning.nothing-to-undo", "there is nothing to take back") }
  static func undone(what: Sentence, day: String, time: String) -> Sentence {
    Sentence(
      "AppLearning.undone", "taken back: { $what }, of { $day } { $time }",
      ["what": .sentence(what), "day": .text(day), "time": .text(time)])
  }
  static func undoneAdd(place: String, entry: Sentence) -> Sentence {
    Sentence(
      "AppLearning.undone-add", "add { $place } ({ $entry })", ["place": .text(place), "entry": .sentence(entry)])
  }
  static func undoneRemove(place: String) -> Sentence {
    Sentence("AppLearning.undone-remove", "remove { $place }", ["place": .text(place)])
  }
  static func undoneGrade(place: String, grade: Sentence, by: Sentence) -> Sentence {
    Sentence(
      "AppLearning.undone-grade", "{ $place } { $grade }, { $by }",
      ["place": .text(place), "grade": .sentence(grade), "by": .sentence(by)])
  }
  static func undoneSlip(place: String) -> Sentence {
    Sentence("AppLearning.undone-slip", "slip at { $place }", ["place": .text(place)])
  }
  static func undoneSet(name: String, value: String) -> Sentence {
    Sentence("AppLearning.undone-set", "set { $name } { $value }", ["name": .text(name), "value": .text(value)])
  }
  static func undoneNote(place: String) -> Sentence {
    Sentence("AppLearning.undone-note", "note on { $place }", ["place": .text(place)])
  }
  static var undoneUndo: Sentence { Sentence("AppLearning.undone-undo", "undo") }
  static var todayEmpty: Sentence { Sentence("AppLearning.today-empty", "today's list is empty") }
  static func noLine(key: String, count: Int, last: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-line",
      #"""
      today's list has no line “{ $key }”; its lines are { $count ->
      [1] 1
      *[other] 1 to { $last }
      }: { $command }
      """#, ["key": .text(key), "count": .number(count), "last": .text(last), "command": .command(command)])
  }
  static var dayOff: Sentence { Sentence("AppLearning.day-off", "day off") }
  static var teacherDay: Sentence { Sentence("AppLearning.teacher-day", "your teacher hears you today") }
  static func heldAmount(amount: Sentence) -> Sentence {
    Sentence("AppLearning.held-amount", "held: { $amount }", ["amount": .sentence(amount)])
  }
  static func roundPlaces(round: Sentence, places: String) -> Sentence {
    Sentence(
      "AppLearning.round-places", "{ $round }: { $places }", ["round": .sentence(round), "places": .text(places)])
  }
  static func roundPages(round: Sentence, count: Int, places: String) -> Sentence {
    Sentence(
      "AppLearning.round-pages",
      #"""
      { $round }: { $count ->
      [one] page
      *[other] pages
      } { $places }
      """#, ["round": .sentence(round), "count": .number(count), "places": .text(places)])
  }
  static func roundMinutes(round: Sentence, minutes: Int) -> Sentence {
    Sentence(
      "AppLearning.round-minutes", "{ $round } { $minutes }", ["round": .sentence(round), "minutes": .number(minutes)])
  }
  static func minutesOfRounds(count: Int, rounds: Sentence) -> Sentence {
    Sentence(
      "AppLearning.minutes-of-rounds",
      #"""
      { $count ->
      [one] { $count } minute
      *[other] { $count } minutes
      }: { $rounds }
      """#, ["count": .number(count), "rounds": .sentence(rounds)])
  }
  static var allDone: Sentence { Sentence("AppLearning.all-done", "all done ✓") }
  static func done(done: Int, all: Int) -> Sentence {
    Sentence("AppLearning.done", "{ $done } of { $all } done", ["done": .number(done), "all": .number(all)])
  }
  static func doneToday(done: Int, all: Int) -> Sentence {
    Sentence(
      "AppLearning.done-today", "done today: { $done } of { $all }", ["done": .number(done), "all": .number(all)])
  }
  static var tomorrowFree: Sentence { Sentence("AppLearning.tomorrow-free", "tomorrow nothing is due") }
  static func tomorrow(count: Int, minutes: Int) -> Sentence {
    Sentence(
      "AppLearning.tomorrow",
      #"""
      tomorrow: { $count ->
      [one] { $count } line
      *[other] { $count } lines
      }, { $minutes } minutes
      """#, ["count": .number(count), "minutes": .number(minutes)])
  }
  static var dayOffRemark: Sentence { Sentence("AppLearning.day-off-remark", "a day off: nothing is due") }
  static func slipsAt(count: Int, places: String) -> Sentence {
    Sentence(
      "AppLearning.slips-at",
      #"""
      { $count ->
      [one] slip at { $places }
      *[other] slips at { $places }
      }
      """#, ["count": .number(count), "places": .text(places)])
  }
  static func lessonBefore(place: String) -> Sentence {
    Sentence("AppLearning.lesson-before", "{ $place } learned", ["place": .text(place)])
  }
  static func drillNow(command: CommandHint) -> Sentence {
    Sentence("AppLearning.drill-now", "to practise the slip now: { $command }", ["command": .command(command)])
  }
  static var noLessonToday: Sentence {
    Sentence("AppLearning.no-lesson-today", "no new lesson today: the old pages need the time")
  }
  static func noLessonPlanned(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-lesson-planned", "no new lesson is planned; to learn 5 lines a day: { $command }",
      ["command": .command(command)])
  }
  static var nothingDue: Sentence { Sentence("AppLearning.nothing-due", "nothing is due today") }
  static var statusNone: Sentence { Sentence("AppLearning.status-none", "hifz –") }
  static var statusDone: Sentence { Sentence("AppLearning.status-done", "hifz ✓") }
  static func status(done: Int, all: Int, minutes: Int) -> Sentence {
    Sentence(
      "AppLearning.status", "hifz { $done }/{ $all } · { $minutes } min",
      ["done": .number(done), "all": .number(all), "minutes": .number(minutes)])
  }
  static func reminder(count: Int, minutes: Int) -> Sentence {
    Sentence(
      "AppLearning.reminder",
      #"""
      { $count ->
      [one] { $count } passage
      *[other] { $count } passages
      } today, { $minutes } minutes
      """#, ["count": .number(count), "minutes": .number(minutes)])
  }
  static func reminderLeft(count: Int, minutes: Int) -> Sentence {
    Sentence(
      "AppLearning.reminder-left",
      #"""
      { $count ->
      [one] { $count } passage
      *[other] { $count } passages
      } left today, { $minutes } minutes
      """#, ["count": .number(count), "minutes": .number(minutes)])
  }
  static func reminderCommand(command: CommandHint) -> Sentence {
    Sentence("AppLearning.reminder-command", "To begin: { $command }", ["command": .command(command)])
  }
  static var begin: Sentence { Sentence("AppLearning.begin", "Begin") }
  static func nothingHeardThen(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.nothing-heard-then", "nothing was heard on these days; to note something: { $command }",
      ["command": .command(command)])
  }
  static func nothingHeard(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.nothing-heard", "nothing was heard yet; to note something: { $command }",
      ["command": .command(command)])
  }
  static func inARow(count: Int) -> Sentence {
    Sentence("AppLearning.in-a-row", "{ $count } in a row", ["count": .number(count)])
  }
  static func longest(count: Int) -> Sentence {
    Sentence("AppLearning.longest", "longest { $count }", ["count": .number(count)])
  }
  static func calendarEntry(minutes: Int) -> Sentence {
    Sentence("AppLearning.calendar-entry", "Hifz, { $minutes } minutes", ["minutes": .number(minutes)])
  }
  static func mapPages(sign: String, strength: Sentence, count: Int) -> Sentence {
    Sentence(
      "AppLearning.map-pages", "{ $sign } { $strength }: { $count }",
      ["sign": .text(sign), "strength": .sentence(strength), "count": .number(count)])
  }
  static func mapLate(count: Int) -> Sentence {
    Sentence("AppLearning.map-late", "! late: { $count }", ["count": .number(count)])
  }
  static func fitTooFew(hearings: Int, fewest: Int, weak: Int) -> Sentence {
    Sentence(
      "AppLearning.fit-too-few", "{ $hearings } hearings are too few: { $fewest } are needed, { $weak } of them weak",
      ["hearings": .number(hearings), "fewest": .number(fewest), "weak": .number(weak)])
  }
  static var fitOwn: Sentence { Sentence("AppLearning.fit-own", "your own numbers") }
  static var fitPublished: Sentence { Sentence("AppLearning.fit-published", "the published numbers") }
  static var fitMean: Sentence { Sentence("AppLearning.fit-mean", "the mean of your last hearings") }
  static var fitUsed: Sentence {
    Sentence("AppLearning.fit-used", "your own numbers predict best, and the plan uses them from now on")
  }
  static func fitBetter(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.fit-better", "your own numbers predict best; to use them: { $command }",
      ["command": .command(command)])
  }
  static var fitNotBetter: Sentence {
    Sentence(
      "AppLearning.fit-not-better", "your own numbers do not predict better than both others, so nothing changes")
  }
  static func fitCounts(hearings: Int, left: Int) -> Sentence {
    Sentence(
      "AppLearning.fit-counts",
      "fitted on { $hearings } hearings; the error is that on the { $left } newest ones, which were left out",
      ["hearings": .number(hearings), "left": .number(left)])
  }
  static var noteForm: Sentence { Sentence("AppLearning.note-form", "a note is at one place, such as 2:58 or 2:58:3") }
  static func noteTooLong(count: Int) -> Sentence {
    Sentence("AppLearning.note-too-long", "a note is one line of at most { $count } letters", ["count": .number(count)])
  }
  static func noNote(place: String) -> Sentence {
    Sentence("AppLearning.no-note", "there is no note at { $place }", ["place": .text(place)])
  }
  static func note(place: String, note: String) -> Sentence {
    Sentence("AppLearning.note", "{ $place }: { $note }", ["place": .text(place), "note": .text(note)])
  }
  static func noteRemoved(place: String) -> Sentence {
    Sentence("AppLearning.note-removed", "note at { $place } removed", ["place": .text(place)])
  }
  static var noteExample: Sentence { Sentence("AppLearning.note-example", "here: fa-kulu; in 7:161: wa-kulu") }
  static func noNotes(command: CommandHint) -> Sentence {
    Sentence("AppLearning.no-notes", "no notes; to write one: { $command }", ["command": .command(command)])
  }
  static func noSimilar(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-similar", "you hold no two ayat that are similar; what you hold: { $command }",
      ["command": .command(command)])
  }
  static func confused(count: Int) -> Sentence {
    Sentence(
      "AppLearning.confused",
      #"""
      confused { $count ->
      [one] { $count } time
      *[other] { $count } times
      }
      """#, ["count": .number(count)])
  }
  static func similarShown(shown: Int, all: Int) -> Sentence {
    Sentence(
      "AppLearning.similar-shown", "{ $shown } of { $all }; the next: --page 2",
      ["shown": .number(shown), "all": .number(all)])
  }
  static func differenceAdvice(command: CommandHint) -> Sentence {
    Sentence("AppLearning.difference-advice", "to see where they differ: { $command }", ["command": .command(command)])
  }
  static func noRecording(place: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-recording", "you have no recording of { $place } yet; to make one: { $command }",
      ["place": .text(place), "command": .command(command)])
  }
  static var deckTitle: Sentence { Sentence("AppLearning.deck-title", "Hifz") }
  static func deckPlace(ayah: String, surah: String, page: Int) -> Sentence {
    Sentence(
      "AppLearning.deck-place", "{ $ayah } · { $surah } · page { $page }",
      ["ayah": .text(ayah), "surah": .text(surah), "page": .number(page)])
  }
  static func noWholeAyah(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-whole-ayah", "no whole ayah of it is held; what you hold: { $command }",
      ["command": .command(command)])
  }
  static func deckWritten(file: String, cards: Int, sounds: Int) -> Sentence {
    Sentence(
      "AppLearning.deck-written",
      #"""
      { $file } · { $cards ->
      [one] { $cards } card
      *[other] { $cards } cards
      }, { $sounds } with sound
      """#, ["file": .text(file), "cards": .number(cards), "sounds": .number(sounds)])
  }
  static func deckSilent(reason: Sentence) -> Sentence {
    Sentence("AppLearning.deck-silent", "no sound is in the deck: { $reason }", ["reason": .sentence(reason)])
  }
  static func deckPartlySilent(count: Int) -> Sentence {
    Sentence(
      "AppLearning.deck-partly-silent",
      #"""
      no sound for { $count ->
      [one] { $count } ayah
      *[other] { $count } ayat
      }: their cards are silent
      """#, ["count": .number(count)])
  }
  static var deckAdvice: Sentence { Sentence("AppLearning.deck-advice", "in Anki: File, Import") }
  static var deckTooLarge: Sentence {
    Sentence("AppLearning.deck-too-large", "the deck would have more than 4 GB; name a part, such as juz:30")
  }
  static func unreadableFile(path: String) -> Sentence {
    Sentence("AppLearning.unreadable-file", "{ $path }: it cannot be read", ["path": .text(path)])
  }
  static func scriptRound(round: Sentence, page: Int) -> Sentence {
    Sentence(
      "AppLearning.script-round", "{ $round }, page { $page }", ["round": .sentence(round), "page": .number(page)])
  }
  static func scriptDrill(place: String) -> Sentence {
    Sentence("AppLearning.script-drill", "a place of slips, { $place }", ["place": .text(place)])
  }
  static var scriptSimilar: Sentence { Sentence("AppLearning.script-similar", "two similar ayat") }
  static func scriptAdvice(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.script-advice", "To run it: { $command }; the language: man tilawa-script",
      ["command": .command(command)])
  }
  static var stepSlowly: Sentence { Sentence("AppLearning.step-slowly", "Hear the place slowly.") }
  static var stepAfterTeacher: Sentence { Sentence("AppLearning.step-after-teacher", "Say it after the teacher.") }
  static var stepFromBefore: Sentence { Sentence("AppLearning.step-from-before", "Go over it from the ayah before.") }
  static var stepHear: Sentence { Sentence("AppLearning.step-hear", "Hear the lesson.") }
  static var stepLooking: Sentence {
    Sentence("AppLearning.step-looking", "Say each ayah after the teacher, looking at the text.")
  }
  static var stepWithoutText: Sentence { Sentence("AppLearning.step-without-text", "Say it again without the text.") }
  static var stepLinkAyat: Sentence { Sentence("AppLearning.step-link-ayat", "Link each ayah to those before it.") }
  static var stepLinkLesson: Sentence {
    Sentence("AppLearning.step-link-lesson", "Link the lesson to the ayah before it.")
  }
  static var stepSay: Sentence { Sentence("AppLearning.step-say", "Say each ayah before you hear it.") }
  static func stepMicrophone(command: CommandHint) -> Sentence {
    Sentence("AppLearning.step-microphone", "With a microphone, instead: { $command }", ["command": .command(command)])
  }
  static func shared(folder: String, files: String) -> Sentence {
    Sentence("AppLearning.shared", "{ $folder }: { $files }", ["folder": .text(folder), "files": .text(files)])
  }
  static func sharedWithRecordings(folder: String, files: String, count: Int) -> Sentence {
    Sentence(
      "AppLearning.shared-with-recordings",
      #"""
      { $folder }: { $files }, { $count ->
      [one] { $count } recording
      *[other] { $count } recordings
      } of the week
      """#, ["folder": .text(folder), "files": .text(files), "count": .number(count)])
  }
  static func teacherAdvice(file: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.teacher-advice", "your teacher fills in the column grade of { $file }, 1 to 4; then: { $command }",
      ["file": .text(file), "command": .command(command)])
  }
  static func noGrades(path: String) -> Sentence {
    Sentence("AppLearning.no-grades", "{ $path }: no grade is entered yet", ["path": .text(path)])
  }
  static func sheetTitle(day: Sentence) -> Sentence {
    Sentence("AppLearning.sheet-title", "Hifz, { $day }", ["day": .sentence(day)])
  }
  static func sheetCycle(days: Sentence) -> Sentence {
    Sentence("AppLearning.sheet-cycle", "each page within { $days }", ["days": .sentence(days)])
  }
  static func sheetPlace(place: String, page: Int) -> Sentence {
    Sentence("AppLearning.sheet-place", "{ $place } (page { $page })", ["place": .text(place), "page": .number(page)])
  }
  static func sheetPage(page: Int, place: String) -> Sentence {
    Sentence("AppLearning.sheet-page", "Page { $page }, { $place }", ["page": .number(page), "place": .text(place)])
  }
  static func eventsTaken(added: Int, all: Int) -> Sentence {
    Sentence(
      "AppLearning.events-taken", "{ $added } of { $all } events are new",
      ["added": .number(added), "all": .number(all)])
  }
  static func leftOut(file: String, complaint: Sentence) -> Sentence {
    Sentence(
      "AppLearning.left-out", "{ $file }: { $complaint }", ["file": .text(file), "complaint": .sentence(complaint)])
  }
  static func notAnExport(file: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.not-an-export", "{ $file }: it is not a file of { $command }",
      ["file": .text(file), "command": .command(command)])
  }
  static func notUtf(file: String) -> Sentence {
    Sentence(
      "AppLearning.not-utf",
      "{ $file }: it is not text in UTF-8 or UTF-16; to convert another encoding: iconv -f CHARSET -t UTF-8",
      ["file": .text(file)])
  }
  static func badLine(file: String, line: Int, reason: Sentence) -> Sentence {
    Sentence(
      "AppLearning.bad-line", "{ $file }, line { $line }: { $reason }",
      ["file": .text(file), "line": .number(line), "reason": .sentence(reason)])
  }
  static func noTableOfGrades(file: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-table-of-grades",
      "{ $file }: it is no file of { $command }, and no table with the columns ranges and grade",
      ["file": .text(file), "command": .command(command)])
  }
  static func noTableOfEvents(file: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-table-of-events",
      "{ $file }: it is no file of { $command }, and no table with the columns kind and ranges",
      ["file": .text(file), "command": .command(command)])
  }
  static func tooManyRows(file: String) -> Sentence {
    Sentence("AppLearning.too-many-rows", "{ $file }: it has too many rows", ["file": .text(file)])
  }
  static var rowTime: Sentence { Sentence("AppLearning.row-time", "a time that does not exist") }
  static var rowOtherDay: Sentence { Sentence("AppLearning.row-other-day", "a day that is not that of its time") }
  static var rowFuture: Sentence { Sentence("AppLearning.row-future", "a day that is yet to come") }
  static var rowNoDay: Sentence { Sentence("AppLearning.row-no-day", "a day that does not exist") }
  static var rowSetting: Sentence { Sentence("AppLearning.row-setting", "a setting that is none") }
  static var rowNoGrade: Sentence { Sentence("AppLearning.row-no-grade", "no grade") }
  static func rowBadGrade(text: String, names: String) -> Sentence {
    Sentence(
      "AppLearning.row-bad-grade", "“{ $text }” is no grade: write 1 to 4, or { $names }",
      ["text": .text(text), "names": .text(names)])
  }
  static func rowBadState(text: String, names: String) -> Sentence {
    Sentence(
      "AppLearning.row-bad-state", "“{ $text }” is no state: write { $names }",
      ["text": .text(text), "names": .text(names)])
  }
  static var rowNeither: Sentence { Sentence("AppLearning.row-neither", "neither a grade nor a slip") }
  static func rowKind(text: String) -> Sentence {
    Sentence(
      "AppLearning.row-kind", "“{ $text }” is no kind: write add, remove, grade, slip, note or set",
      ["text": .text(text)])
  }
  static func rowJudge(text: String) -> Sentence {
    Sentence(
      "AppLearning.row-judge", "“{ $text }” is nobody who judges: in `by` write self, teacher or program",
      ["text": .text(text)])
  }
  static var rowNoPlace: Sentence { Sentence("AppLearning.row-no-place", "no place") }
  static func noMissedWord(command: CommandHint) -> Sentence {
    Sentence("AppLearning.no-missed-word", "no word was missed yet; see: { $command }", ["command": .command(command)])
  }
  static func nameAsked(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.name-asked", "name the ayat to be asked, such as juz:30; or enter what you hold: { $command }",
      ["command": .command(command)])
  }
  static var noAyahThere: Sentence { Sentence("AppLearning.no-ayah-there", "there is no ayah at that place") }
  static func noAyahOnPage(page: Int) -> Sentence {
    Sentence("AppLearning.no-ayah-on-page", "there is no ayah on page { $page }", ["page": .number(page)])
  }
  static var askOn: Sentence { Sentence("AppLearning.ask-on", "go on from here") }
  static var askNext: Sentence { Sentence("AppLearning.ask-next", "which ayah comes next?") }
  static func askPage(page: Int) -> Sentence {
    Sentence("AppLearning.ask-page", "how does page { $page } begin?", ["page": .number(page)])
  }
  static func notInARow(one: String, next: String) -> Sentence {
    Sentence(
      "AppLearning.not-in-a-row", "recite takes ayat that follow each other, not { $one } and { $next }",
      ["one": .text(one), "next": .text(next)])
  }
  static func writesLetters(model: String) -> Sentence {
    Sentence(
      "AppLearning.writes-letters",
      "{ $model } writes letters, which do not tell the place in the Quran; give the ayat", ["model": .text(model)])
  }
  static func noText(wanted: Sentence) -> Sentence {
    Sentence(
      "AppLearning.no-text", "by the words of Hafs you would be told wrong, and { $wanted }",
      ["wanted": .sentence(wanted)])
  }
  static func twoModels(first: String, second: String) -> Sentence {
    Sentence("AppLearning.two-models", "{ $first } and { $second }", ["first": .text(first), "second": .text(second)])
  }
  static func recitationTitle(day: String, time: String) -> Sentence {
    Sentence("AppLearning.recitation-title", "Recitation { $day } { $time }", ["day": .text(day), "time": .text(time)])
  }
  static func listening(device: Sentence, place: Sentence, riwayah: String) -> Sentence {
    Sentence(
      "AppLearning.listening", "listening to { $device } · { $place } · { $riwayah }",
      ["device": .sentence(device), "place": .sentence(place), "riwayah": .text(riwayah)])
  }
  static func listeningLive(device: Sentence, place: Sentence, riwayah: String) -> Sentence {
    Sentence(
      "AppLearning.listening-live", "listening to { $device } · { $place } · { $riwayah } · Ctrl-C ends",
      ["device": .sentence(device), "place": .sentence(place), "riwayah": .text(riwayah)])
  }
  static var standardInput: Sentence { Sentence("AppLearning.standard-input", "standard input") }
  static var anywhere: Sentence { Sentence("AppLearning.anywhere", "anywhere in the Quran") }
  static var legend: Sentence {
    Sentence("AppLearning.legend", "✓ recited · ? unsure, listen again · ○ skipped · ✗ changed · + other speech")
  }
  static func found(range: String) -> Sentence {
    Sentence("AppLearning.found", "found: { $range }", ["range": .text(range)])
  }
  static func sayAgain(ayah: String) -> Sentence {
    Sentence("AppLearning.say-again", "{ $ayah }: say it again from its beginning", ["ayah": .text(ayah)])
  }
  static var soundMuted: Sentence { Sentence("AppLearning.sound-muted", "no sound comes: the microphone may be muted") }
  static var soundSilent: Sentence {
    Sentence("AppLearning.sound-silent", "nothing is heard: nobody recites, or the microphone is too quiet")
  }
  static var soundClipped: Sentence {
    Sentence("AppLearning.sound-clipped", "the sound is too loud and cut: turn the microphone down, or go away from it")
  }
  static var soundOther: Sentence {
    Sentence("AppLearning.sound-other", "what is heard is not this text: another passage, another language, or music")
  }
  static var soundUnclear: Sentence {
    Sentence(
      "AppLearning.sound-unclear",
      "the words are not heard clearly: slips are shown as unsure. Come nearer to the microphone, away from echo and noise"
    )
  }
  static var soundRiwayah: Sentence {
    Sentence(
      "AppLearning.sound-riwayah",
      "hamzas are left out, as in the riwayah of Warsh. If you recite that one, say so: tilawa recite --riwayah warsh")
  }
  static func heardAs(word: String, heard: String, percent: Int) -> Sentence {
    Sentence(
      "AppLearning.heard-as", "{ $word } (heard as { $heard }, { $percent }%)",
      ["word": .text(word), "heard": .text(heard), "percent": .number(percent)])
  }
  static var roomBegin: Sentence {
    Sentence("AppLearning.room-begin", "be silent for three seconds, then recite until ten are over")
  }
  static var roomClear: Sentence { Sentence("AppLearning.room-clear", "the words are heard clearly") }
  static var roomFair: Sentence {
    Sentence("AppLearning.room-fair", "the words are heard, but not clearly: a single wrong sound is told more rarely")
  }
  static var roomPoor: Sentence {
    Sentence("AppLearning.room-poor", "the words are heard too badly to judge them: slips are shown as unsure")
  }
  static func roomFigures(clarity: Int, level: Int, range: Int) -> Sentence {
    Sentence(
      "AppLearning.room-figures",
      "clarity { $clarity } of 100 · voice at { $level } dB · what is quiet { $range } dB below it",
      ["clarity": .number(clarity), "level": .number(level), "range": .number(range)])
  }
  static var roomEcho: Sentence {
    Sentence(
      "AppLearning.room-echo",
      "the room echoes: come nearer to the microphone, or recite where carpets and curtains are")
  }
  static var roomNoise: Sentence {
    Sentence("AppLearning.room-noise", "there is noise: come nearer to the microphone, or go away from the noise")
  }
  static var roomFaint: Sentence {
    Sentence("AppLearning.room-faint", "the voice is faint: come nearer to the microphone, or turn it up")
  }
  static var roomNoVoice: Sentence { Sentence("AppLearning.room-no-voice", "no recitation was heard") }
  static func calibrationBegin(range: String) -> Sentence {
    Sentence(
      "AppLearning.calibration-begin",
      "recite { $range }, which you know well, as you always recite it and without a slip; a page is enough, and it ends by itself",
      ["range": .text(range)])
  }
  static func calibrationProgress(ayah: String, heard: Int, needed: Int) -> Sentence {
    Sentence(
      "AppLearning.calibration-progress", "{ $ayah }: { $heard } words of about { $needed }",
      ["ayah": .text(ayah), "heard": .number(heard), "needed": .number(needed)])
  }
  static var calibrationEnough: Sentence { Sentence("AppLearning.calibration-enough", "that is enough") }
  static func calibrationPoor(causes: Sentence) -> Sentence {
    Sentence(
      "AppLearning.calibration-poor",
      "the words are heard too badly here to learn a voice from them, and nothing was kept: { $causes }",
      ["causes": .sentence(causes)])
  }
  static var calibrationPoorAnyhow: Sentence {
    Sentence(
      "AppLearning.calibration-poor-anyhow",
      "the words are heard too badly here to learn a voice from them; nothing was kept. Come nearer to the microphone, away from echo and noise"
    )
  }
  static func calibrationFew(heard: Int, range: String, needed: Int) -> Sentence {
    Sentence(
      "AppLearning.calibration-few",
      "{ $heard } words of { $range } were heard, and { $needed } are needed; nothing was kept. Recite more, or name what you recite",
      ["heard": .number(heard), "range": .text(range), "needed": .number(needed)])
  }
  static func calibrationWrong(wrong: Int, heard: Int, range: String) -> Sentence {
    Sentence(
      "AppLearning.calibration-wrong",
      "{ $wrong } of { $heard } words of { $range } were not heard as they are written; nothing was kept. Recite what you know well, or name what you recite",
      ["wrong": .number(wrong), "heard": .number(heard), "range": .text(range)])
  }
  static var calibrationFair: Sentence {
    Sentence(
      "AppLearning.calibration-fair",
      "the words were heard, but not clearly: learn the voice again where it is quieter, near to the microphone")
  }
  static func calibrationOf(words: Int, range: String, day: String) -> Sentence {
    Sentence(
      "AppLearning.calibration-of", "{ $words } words of { $range }, { $day }",
      ["words": .number(words), "range": .text(range), "day": .text(day)])
  }
  static func calibrationLikelier(likelier: Int, usual: Int) -> Sentence {
    Sentence(
      "AppLearning.calibration-likelier",
      "of a hundred right words { $likelier } sound as if they had another sound (in a clear voice { $usual })",
      ["likelier": .number(likelier), "usual": .number(usual)])
  }
  static func calibrationPace(pace: String) -> Sentence {
    Sentence("AppLearning.calibration-pace", "{ $pace } sounds a second", ["pace": .text(pace)])
  }
  static func calibrationBefore(slips: Int, unsure: Int) -> Sentence {
    Sentence(
      "AppLearning.calibration-before",
      "of these words { $slips } would be called slips by the thresholds of all voices; unsure: { $unsure }",
      ["slips": .number(slips), "unsure": .number(unsure)])
  }
  static var calibrationUsual: Sentence {
    Sentence(
      "AppLearning.calibration-usual",
      "no kind of sound is heard worse in your voice than in others: the thresholds stay as they are")
  }
  static func calibrationRaised(sounds: Sentence) -> Sentence {
    Sentence(
      "AppLearning.calibration-raised", "more is asked for before a wrong sound is told: { $sounds }",
      ["sounds": .sentence(sounds)])
  }
  static func calibrationUnsure(sounds: Sentence) -> Sentence {
    Sentence(
      "AppLearning.calibration-unsure",
      "not told apart in your voice, so that errors between them stay unsure: { $sounds }",
      ["sounds": .sentence(sounds)])
  }
  static var calibrationForgotten: Sentence {
    Sentence("AppLearning.calibration-forgotten", "your voice is forgotten: the thresholds are those of all voices")
  }
  static func calibrationNone(command: CommandHint) -> Sentence {
    Sentence("AppLearning.calibration-none", "no voice is known here: { $command }", ["command": .command(command)])
  }
  static func calibrationShort(range: String, words: Int, needed: Int) -> Sentence {
    Sentence(
      "AppLearning.calibration-short", "{ $range } has { $words } words, and { $needed } are needed: name more",
      ["range": .text(range), "words": .number(words), "needed": .number(needed)])
  }
  static func calibrationElsewhere(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.calibration-elsewhere", "another acoustic model heard this voice, so it is not used: { $command }",
      ["command": .command(command)])
  }
  static func byVoice(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.by-voice", "slips are told by the thresholds of your voice: { $command }",
      ["command": .command(command)])
  }
  static var mistakeVowels: Sentence { Sentence("AppLearning.mistake-vowels", "short vowels") }
  static var mistakeLongVowels: Sentence { Sentence("AppLearning.mistake-long-vowels", "long vowels") }
  static var mistakeLength: Sentence { Sentence("AppLearning.mistake-length", "long and short vowels") }
  static var mistakeVowel: Sentence { Sentence("AppLearning.mistake-vowel", "a vowel more or fewer") }
  static var mistakeHamza: Sentence { Sentence("AppLearning.mistake-hamza", "a hamza more or fewer") }
  static var mistakeConsonant: Sentence { Sentence("AppLearning.mistake-consonant", "a consonant more or fewer") }
  static var mistakeOthers: Sentence { Sentence("AppLearning.mistake-others", "other sounds") }
  static var adding: Sentence { Sentence("AppLearning.adding", "adding it to the library") }
  static var nothingOfQuran: Sentence { Sentence("AppLearning.nothing-of-quran", "nothing of the Quran was heard") }
  static func nothingOf(ranges: String) -> Sentence {
    Sentence("AppLearning.nothing-of", "nothing of { $ranges } was heard", ["ranges": .text(ranges)])
  }
  static func noSound(fault: Sentence) -> Sentence {
    Sentence("AppLearning.no-sound", "{ $fault }: there was no sound", ["fault": .sentence(fault)])
  }
  static func summary(range: String, length: String, ayat: Int, words: Int) -> Sentence {
    Sentence(
      "AppLearning.summary",
      #"""
      { $range } · { $length } · { $ayat ->
      [one] { $ayat } ayah
      *[other] { $ayat } ayat
      } · { $words ->
      [one] { $words } word
      *[other] { $words } words
      }
      """#, ["range": .text(range), "length": .text(length), "ayat": .number(ayat), "words": .number(words)])
  }
  static func summaryPace(summary: Sentence, pace: Int) -> Sentence {
    Sentence(
      "AppLearning.summary-pace", "{ $summary } · { $pace } words a minute",
      ["summary": .sentence(summary), "pace": .number(pace)])
  }
  static func verdicts(recited: Int, unsure: Int, skipped: Int, changed: Int) -> Sentence {
    Sentence(
      "AppLearning.verdicts", "{ $recited } recited · { $unsure } unsure · { $skipped } skipped · { $changed } changed",
      [
        "recited": .number(recited), "unsure": .number(unsure), "skipped": .number(skipped),
        "changed": .number(changed),
      ])
  }
  static func countCorrected(count: Int) -> Sentence {
    Sentence("AppLearning.count-corrected", "set right at once: { $count }", ["count": .number(count)])
  }
  static func countRepeated(count: Int) -> Sentence {
    Sentence("AppLearning.count-repeated", "said again: { $count }", ["count": .number(count)])
  }
  static func countAdded(count: Int) -> Sentence {
    Sentence("AppLearning.count-added", "other speech: { $count }", ["count": .number(count)])
  }
  static func countJumps(count: Int) -> Sentence {
    Sentence("AppLearning.count-jumps", "jumps: { $count }", ["count": .number(count)])
  }
  static func countHints(count: Int) -> Sentence {
    Sentence("AppLearning.count-hints", "hints: { $count }", ["count": .number(count)])
  }
  static func accuracy(accuracy: String) -> Sentence {
    Sentence(
      "AppLearning.accuracy", "{ $accuracy }% of the words that are certain without a slip",
      ["accuracy": .text(accuracy)])
  }
  static var noScore: Sentence {
    Sentence("AppLearning.no-score", "no score: more than a tenth of the words was unsure")
  }
  static var noScoreUnclear: Sentence {
    Sentence("AppLearning.no-score-unclear", "no score: the words were not heard clearly enough")
  }
  static func pageGraded(page: Int, grade: Sentence, by: Sentence) -> Sentence {
    Sentence(
      "AppLearning.page-graded", "page { $page }: { $grade }, { $by }",
      ["page": .number(page), "grade": .sentence(grade), "by": .sentence(by)])
  }
  static func sessionKept(session: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.session-kept", "session { $session }; see: { $command }",
      ["session": .number(session), "command": .command(command)])
  }
  static func recordingKept(session: Int, recording: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.recording-kept", "session { $session }, recording { $recording }; see: { $command }",
      ["session": .number(session), "recording": .text(recording), "command": .command(command)])
  }
  static func tajweed(judged: Int, left: Int) -> Sentence {
    Sentence(
      "AppLearning.tajweed", "tajweed: { $judged } lengths and stops judged, { $left } not judged",
      ["judged": .number(judged), "left": .number(left)])
  }
  static func tajweedFinding(ref: String, word: String, rule: String, what: Sentence, percent: Int) -> Sentence {
    Sentence(
      "AppLearning.tajweed-finding", "{ $ref }:{ $word }  { $rule }: { $what } ({ $percent }%)",
      [
        "ref": .text(ref), "word": .text(word), "rule": .text(rule), "what": .sentence(what),
        "percent": .number(percent),
      ])
  }
  static func tajweedShort(heard: Sentence, expected: Sentence) -> Sentence {
    Sentence(
      "AppLearning.tajweed-short", "held for { $heard } counts, not { $expected }",
      ["heard": .sentence(heard), "expected": .sentence(expected)])
  }
  static var tajweedFewer: Sentence { Sentence("AppLearning.tajweed-fewer", "fewer") }
  static var tajweedEnough: Sentence { Sentence("AppLearning.tajweed-enough", "enough") }
  static func tajweedFromTo(least: Int, most: Int) -> Sentence {
    Sentence(
      "AppLearning.tajweed-from-to", "{ $least } to { $most }", ["least": .number(least), "most": .number(most)])
  }
  static var tajweedStopped: Sentence { Sentence("AppLearning.tajweed-stopped", "a stop where one must not stop") }
  static var tajweedJoined: Sentence { Sentence("AppLearning.tajweed-joined", "no stop where one must stop") }
  static func nothingRecited(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.nothing-recited", "nothing was recited yet; to begin: { $command }", ["command": .command(command)])
  }
  static func noSession(session: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-session", "there is no session { $session }; see: { $command }",
      ["session": .number(session), "command": .command(command)])
  }
  static func noSuchSession(command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-such-session", "there is no such session; see: { $command }", ["command": .command(command)])
  }
  static func sessionHead(session: Int, day: String, time: String, source: Sentence) -> Sentence {
    Sentence(
      "AppLearning.session-head", "session { $session }, { $day } { $time }, { $source }",
      ["session": .number(session), "day": .text(day), "time": .text(time), "source": .sentence(source)])
  }
  static var brokeOff: Sentence { Sentence("AppLearning.broke-off", "it broke off") }
  static func missed(slips: Int, said: Int) -> Sentence {
    Sentence("AppLearning.missed", "{ $slips } of { $said }", ["slips": .number(slips), "said": .number(said)])
  }
  static func wordMissed(slips: Int, said: Int) -> Sentence {
    Sentence(
      "AppLearning.word-missed", "missed { $slips } of { $said }", ["slips": .number(slips), "said": .number(said)])
  }
  static var noWordMissed: Sentence { Sentence("AppLearning.no-word-missed", "no word was missed") }
  static var tooMuchUnsure: Sentence { Sentence("AppLearning.too-much-unsure", "too much unsure") }
  static var reset: Sentence { Sentence("AppLearning.reset", "you are judged as at the beginning") }
  static func noVerdict(session: Int, word: String) -> Sentence {
    Sentence(
      "AppLearning.no-verdict", "session { $session } has no verdict on { $word }",
      ["session": .number(session), "word": .text(word)])
  }
  static func verdictNoted(session: Int, word: String, verdict: Sentence, by: Sentence) -> Sentence {
    Sentence(
      "AppLearning.verdict-noted", "session { $session }, { $word }: { $verdict }, { $by }",
      ["session": .number(session), "word": .text(word), "verdict": .sentence(verdict), "by": .sentence(by)])
  }
  static func twoVoices(word: String) -> Sentence {
    Sentence("AppLearning.two-voices", "{ $word } in two voices", ["word": .text(word)])
  }
  static func voiceOfSession(session: Int, day: String) -> Sentence {
    Sentence(
      "AppLearning.voice-of-session", "session { $session }, { $day }",
      ["session": .number(session), "day": .text(day)])
  }
  static func notSaid(word: String, session: Int) -> Sentence {
    Sentence(
      "AppLearning.not-said", "{ $word } was not said in session { $session }",
      ["word": .text(word), "session": .number(session)])
  }
  static func soundEnds(session: Int) -> Sentence {
    Sentence(
      "AppLearning.sound-ends", "the sound of session { $session } ends before this word", ["session": .number(session)]
    )
  }
  static func soundNotKept(session: Int) -> Sentence {
    Sentence(
      "AppLearning.sound-not-kept", "the sound of session { $session } was not kept", ["session": .number(session)])
  }
  static func noTimedWords(ref: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-timed-words",
      "no reciter has { $ref } with the times of its words; they are heard by: { $command }",
      ["ref": .text(ref), "command": .command(command)])
  }
  static func noReciterWith(ayah: String) -> Sentence {
    Sentence("AppLearning.no-reciter-with", "no reciter has { $ayah }", ["ayah": .text(ayah)])
  }
  static func noReciter(riwayah: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-reciter", "there is no { $riwayah } reciter yet: { $command }",
      ["riwayah": .text(riwayah), "command": .command(command)])
  }
  static func modelChanged(path: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.model-changed", "{ $path } is gone or has changed; to try the model again: { $command }",
      ["path": .text(path), "command": .command(command)])
  }
  static func noModel(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppLearning.no-model", "there is no speech model { $name }; see: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func notAModel(path: String) -> Sentence {
    Sentence("AppLearning.not-a-model", "{ $path } does not describe a speech model", ["path": .text(path)])
  }
  static func noFolder(path: String) -> Sentence {
    Sentence("AppLearning.no-folder", "{ $path }: there is no such folder, or it cannot be read", ["path": .text(path)])
  }
  static func noArabic(path: String) -> Sentence {
    Sentence("AppLearning.no-arabic", "{ $path }: the model writes no Arabic letters", ["path": .text(path)])
  }
  static var noProcess: Sentence { Sentence("AppLearning.no-process", "cannot start a process to try the model") }
  static func modelFails(model: String, reason: Sentence) -> Sentence {
    Sentence(
      "AppLearning.model-fails", "{ $model }: { $reason }", ["model": .text(model), "reason": .sentence(reason)])
  }
  static func modelCannotHear(kind: String) -> Sentence {
    Sentence("AppLearning.model-cannot-hear", "sherpa-onnx cannot hear with it as { $kind }", ["kind": .text(kind)])
  }
  static func modelNameForm(name: String) -> Sentence {
    Sentence(
      "AppLearning.model-name-form",
      "the name of a speech model has letters a-z, digits, - _ and ., not “{ $name }”; give one with --name",
      ["name": .text(name)])
  }
  static func unknownKind(path: String) -> Sentence {
    Sentence(
      "AppLearning.unknown-kind",
      "{ $path }: the names of its files do not say what kind of model it is; give one with --kind",
      ["path": .text(path)])
  }
  static func noTokens(path: String, kind: String) -> Sentence {
    Sentence(
      "AppLearning.no-tokens", "{ $path }: a { $kind } model has tokens.txt, and there is none",
      ["path": .text(path), "kind": .text(kind)])
  }
  static func noPart(path: String, kind: String, part: String) -> Sentence {
    Sentence(
      "AppLearning.no-part", "{ $path }: a { $kind } model has an .onnx file of its { $part }, and there is none",
      ["path": .text(path), "kind": .text(kind), "part": .text(part)])
  }
}
