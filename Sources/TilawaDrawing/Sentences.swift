// Written by Scripts/sentences from Resources/sentences/en/TilawaDrawing.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaDrawing.
enum DrawingSentences {
  static func error(detail: Sentence) -> Sentence {
    Sentence("TilawaDrawing.error", "cannot draw: { $detail }", ["detail": .sentence(detail)])
  }
  static func noFontWithLetters(title: String, package: String) -> Sentence {
    Sentence(
      "TilawaDrawing.no-font-with-letters", "no font has the letters of { $title }; install { $package }",
      ["title": .text(title), "package": .text(package)])
  }
  static func installOrSvg(reason: String, package: String) -> Sentence {
    Sentence(
      "TilawaDrawing.install-or-svg", "{ $reason }; install { $package }, or write an SVG",
      ["reason": .text(reason), "package": .text(package)])
  }
  static func installOrFile(reason: String, package: String) -> Sentence {
    Sentence(
      "TilawaDrawing.install-or-file", "{ $reason }; install { $package }, or name a font file",
      ["reason": .text(reason), "package": .text(package)])
  }
  static func install(reason: String, package: String) -> Sentence {
    Sentence(
      "TilawaDrawing.install", "{ $reason }; install { $package }",
      ["reason": .text(reason), "package": .text(package)])
  }
  static func noLibrary(purpose: Sentence, reason: String, package: String) -> Sentence {
    Sentence(
      "TilawaDrawing.no-library", "no { $purpose }: { $reason }; install { $package }",
      ["purpose": .sentence(purpose), "reason": .text(reason), "package": .text(package)])
  }
  static var noCanvas: Sentence { Sentence("TilawaDrawing.no-canvas", "Cairo gives no canvas") }
  static var noPixels: Sentence { Sentence("TilawaDrawing.no-pixels", "Cairo gives no pixels") }
  static var noReason: Sentence { Sentence("TilawaDrawing.no-reason", "Cairo failed") }
  static func noFont(family: String) -> Sentence {
    Sentence(
      "TilawaDrawing.no-font", "there is no font “{ $family }”; name another: fc-list lists them",
      ["family": .text(family)])
  }
  static func noStandardFont(family: String, package: String) -> Sentence {
    Sentence(
      "TilawaDrawing.no-standard-font",
      "there is no font “{ $family }”; install { $package }, or name another: fc-list lists them",
      ["family": .text(family), "package": .text(package)])
  }
  static func fontUnreadable(path: String) -> Sentence {
    Sentence("TilawaDrawing.font-unreadable", "{ $path } cannot be read", ["path": .text(path)])
  }
  static func noFontFile(path: String) -> Sentence {
    Sentence("TilawaDrawing.no-font-file", "{ $path } is not a font", ["path": .text(path)])
  }
  static func fontLacks(family: String, letter: String) -> Sentence {
    Sentence(
      "TilawaDrawing.font-lacks", "the font “{ $family }” has no { $letter }; choose another font",
      ["family": .text(family), "letter": .text(letter)])
  }
  static var purposePango: Sentence { Sentence("TilawaDrawing.purpose-pango", "pictures as PNG") }
  static var purposeHarfbuzz: Sentence { Sentence("TilawaDrawing.purpose-harfbuzz", "pages of the mushaf") }
  static func trendTitle(first: String, last: String) -> Sentence {
    Sentence(
      "TilawaDrawing.trend-title", "Recitation, weeks of { $first } to { $last }",
      ["first": .text(first), "last": .text(last)])
  }
  static var trendTitleOfNone: Sentence {
    Sentence("TilawaDrawing.trend-title-of-none", #"Recitation, weeks of { "" }"#)
  }
  static var trendAccuracy: Sentence { Sentence("TilawaDrawing.trend-accuracy", "Words without a slip, in per cent") }
  static func trendWords(week: String, count: Int) -> Sentence {
    Sentence(
      "TilawaDrawing.trend-words", "{ $week }: { $count } words", ["week": .text(week), "count": .number(count)])
  }
  static func pace(words: String) -> Sentence {
    Sentence("TilawaDrawing.pace", "{ $words }/min", ["words": .text(words)])
  }
  static var pitch: Sentence { Sentence("TilawaDrawing.pitch", "pitch") }
  static func hertz(count: String) -> Sentence {
    Sentence("TilawaDrawing.hertz", "{ $count } Hz", ["count": .text(count)])
  }
  static func page(page: String) -> Sentence { Sentence("TilawaDrawing.page", "Page { $page }", ["page": .text(page)]) }
  static func pageOfSurahs(page: String, names: String) -> Sentence {
    Sentence(
      "TilawaDrawing.page-of-surahs", "Page { $page }: { $names }", ["page": .text(page), "names": .text(names)])
  }
  static var tajweed: Sentence { Sentence("TilawaDrawing.tajweed", "Tajweed") }
  static func textSource(address: String) -> Sentence {
    Sentence("TilawaDrawing.text-source", "Quran text: Tanzil Project, { $address }", ["address": .text(address)])
  }
  static func mapTitle(day: String, held: String, count: String) -> Sentence {
    Sentence(
      "TilawaDrawing.map-title", "Hifz, { $day }: { $held } of { $count } pages",
      ["day": .text(day), "held": .text(held), "count": .text(count)])
  }
  static func mapPage(page: String, state: Sentence) -> Sentence {
    Sentence("TilawaDrawing.map-page", "page { $page }: { $state }", ["page": .text(page), "state": .sentence(state)])
  }
  static func mapHeard(state: Sentence, days: Int) -> Sentence {
    Sentence(
      "TilawaDrawing.map-heard", "{ $state }, heard { $days } days ago",
      ["state": .sentence(state), "days": .number(days)])
  }
  static func mapLate(state: Sentence) -> Sentence {
    Sentence("TilawaDrawing.map-late", "{ $state }, late", ["state": .sentence(state)])
  }
  static func monthsTitle(first: String, last: String) -> Sentence {
    Sentence(
      "TilawaDrawing.months-title", "Hifz, { $first } to { $last }", ["first": .text(first), "last": .text(last)])
  }
  static func monthsTitleOfMonth(first: String) -> Sentence {
    Sentence("TilawaDrawing.months-title-of-month", "Hifz, { $first }", ["first": .text(first)])
  }
  static var monthsTitleOfNone: Sentence { Sentence("TilawaDrawing.months-title-of-none", #"Hifz, { "" }"#) }
  static func month(name: String, minutes: Int) -> Sentence {
    Sentence(
      "TilawaDrawing.month", "{ $name }: { $minutes } minutes", ["name": .text(name), "minutes": .number(minutes)])
  }
  static func monthKnown(name: String, minutes: Int, percent: Int) -> Sentence {
    Sentence(
      "TilawaDrawing.month-known", "{ $name }: { $minutes } minutes, { $percent }% known",
      ["name": .text(name), "minutes": .number(minutes), "percent": .number(percent)])
  }
  static func monthsHeard(hours: Int, minutes: Int) -> Sentence {
    Sentence(
      "TilawaDrawing.months-heard", "time heard (the highest bar: { $hours } h { $minutes } min)",
      ["hours": .number(hours), "minutes": .number(minutes)])
  }
  static var monthsKnown: Sentence { Sentence("TilawaDrawing.months-known", "known without help") }
  static func planTitle(first: String, last: String) -> Sentence {
    Sentence(
      "TilawaDrawing.plan-title", "Hifz, { $first } to { $last }: minutes a day",
      ["first": .text(first), "last": .text(last)])
  }
  static func planDay(day: String, minutes: Int) -> Sentence {
    Sentence(
      "TilawaDrawing.plan-day", "{ $day }: { $minutes } minutes", ["day": .text(day), "minutes": .number(minutes)])
  }
  static var planNew: Sentence { Sentence("TilawaDrawing.plan-new", "new (sabaq)") }
  static var planRecent: Sentence { Sentence("TilawaDrawing.plan-recent", "recent (sabqi)") }
  static var planOld: Sentence { Sentence("TilawaDrawing.plan-old", "old (manzil)") }
  static var sheetGrades: Sentence {
    Sentence(
      "TilawaDrawing.sheet-grades", "Grades: 1 weak (not without help), 2 fair (with slips), 3 good, 4 excellent.")
  }
  static var sheetDay: Sentence { Sentence("TilawaDrawing.sheet-day", "Day") }
  static var sheetRound: Sentence { Sentence("TilawaDrawing.sheet-round", "Round") }
  static var sheetPassage: Sentence { Sentence("TilawaDrawing.sheet-passage", "Passage") }
  static var sheetGrade: Sentence { Sentence("TilawaDrawing.sheet-grade", "Grade") }
  static var sheetSlips: Sentence { Sentence("TilawaDrawing.sheet-slips", "Slips") }
  static var sheetPages: Sentence { Sentence("TilawaDrawing.sheet-pages", "Pages with slips") }
  static var slips: Sentence { Sentence("TilawaDrawing.slips", "slips") }
  static func khatmTitle(name: String, read: String, count: String) -> Sentence {
    Sentence(
      "TilawaDrawing.khatm-title", "{ $name }: { $read } of { $count } pages",
      ["name": .text(name), "read": .text(read), "count": .text(count)])
  }
  static func khatmCycle(cycle: Int, completed: Int) -> Sentence {
    Sentence(
      "TilawaDrawing.khatm-cycle", "cycle { $cycle }, { $completed } completed",
      ["cycle": .number(cycle), "completed": .number(completed)])
  }
  static func khatmPages(read: String, count: String) -> Sentence {
    Sentence(
      "TilawaDrawing.khatm-pages", "{ $read } of { $count } pages", ["read": .text(read), "count": .text(count)])
  }
  static func khatmCount(read: String, count: String) -> Sentence {
    Sentence("TilawaDrawing.khatm-count", "{ $read } of { $count }", ["read": .text(read), "count": .text(count)])
  }
  static func khatmVerses(verses: String, versesInAll: String, ajza: String, ajzaInAll: String) -> Sentence {
    Sentence(
      "TilawaDrawing.khatm-verses", "{ $verses } of { $versesInAll } verses · { $ajza } of { $ajzaInAll } ajza",
      ["verses": .text(verses), "versesInAll": .text(versesInAll), "ajza": .text(ajza), "ajzaInAll": .text(ajzaInAll)])
  }
  static func khatmJuz(juz: String, percent: String) -> Sentence {
    Sentence("TilawaDrawing.khatm-juz", "juz { $juz }: { $percent }%", ["juz": .text(juz), "percent": .text(percent)])
  }
  static func khatmDay(pages: String) -> Sentence {
    Sentence("TilawaDrawing.khatm-day", "{ $pages } pages", ["pages": .text(pages)])
  }
  static func khatmDayGoal(pages: String, goal: String) -> Sentence {
    Sentence(
      "TilawaDrawing.khatm-day-goal", "{ $pages } pages, goal { $goal }", ["pages": .text(pages), "goal": .text(goal)])
  }
  static var today: Sentence { Sentence("TilawaDrawing.today", "Today") }
  static var todayMet: Sentence { Sentence("TilawaDrawing.today-met", "Today ✓") }
  static func todayPages(read: String, count: String) -> Sentence {
    Sentence(
      "TilawaDrawing.today-pages", "{ $read } of { $count } pages", ["read": .text(read), "count": .text(count)])
  }
  static func todayVerses(read: String, count: String) -> Sentence {
    Sentence(
      "TilawaDrawing.today-verses", "{ $read } of { $count } verses", ["read": .text(read), "count": .text(count)])
  }
  static func streak(count: Int) -> Sentence {
    Sentence(
      "TilawaDrawing.streak",
      #"""
      { $count ->
      [one] { $count } day
      *[other] { $count } days
      } in a row
      """#, ["count": .number(count)])
  }
  static func streakMost(count: Int, most: Int) -> Sentence {
    Sentence(
      "TilawaDrawing.streak-most",
      #"""
      { $count ->
      [one] { $count } day
      *[other] { $count } days
      } in a row, the most { $most }
      """#, ["count": .number(count), "most": .number(most)])
  }
  static var monday: Sentence { Sentence("TilawaDrawing.monday", "Mon") }
  static var tuesday: Sentence { Sentence("TilawaDrawing.tuesday", "Tue") }
  static var wednesday: Sentence { Sentence("TilawaDrawing.wednesday", "Wed") }
  static var thursday: Sentence { Sentence("TilawaDrawing.thursday", "Thu") }
  static var friday: Sentence { Sentence("TilawaDrawing.friday", "Fri") }
  static var saturday: Sentence { Sentence("TilawaDrawing.saturday", "Sat") }
  static var sunday: Sentence { Sentence("TilawaDrawing.sunday", "Sun") }
  static var confirmed: Sentence { Sentence("TilawaDrawing.confirmed", "confirmed") }
  static var suggested: Sentence { Sentence("TilawaDrawing.suggested", "suggested") }
  static var suggestedSure: Sentence { Sentence("TilawaDrawing.suggested-sure", "suggested, sure") }
  static var suggestedUnsure: Sentence {
    Sentence("TilawaDrawing.suggested-unsure", "suggested: a higher bar is more certain")
  }
  static var flagged: Sentence { Sentence("TilawaDrawing.flagged", "! to check") }
  static var toCheck: Sentence { Sentence("TilawaDrawing.to-check", "To check") }
  static func confidence(percent: Int) -> Sentence {
    Sentence("TilawaDrawing.confidence", "confidence { $percent } %", ["percent": .number(percent)])
  }
  static var fromJoin: Sentence { Sentence("TilawaDrawing.from-join", "from a join on") }
  static var join: Sentence { Sentence("TilawaDrawing.join", "join") }
  static var otherSound: Sentence { Sentence("TilawaDrawing.other-sound", "speech or other") }
  static func labelsWithoutRoom(count: Int) -> Sentence {
    Sentence(
      "TilawaDrawing.labels-without-room",
      #"""
      { $count ->
      [one] { $count } label
      *[other] { $count } labels
      } without room
      """#, ["count": .number(count)])
  }
  static var lessonPlay: Sentence { Sentence("TilawaDrawing.lesson-play", "Play") }
  static func lessonPlayPassage(label: String) -> Sentence {
    Sentence("TilawaDrawing.lesson-play-passage", "Play { $label }", ["label": .text(label)])
  }
  static var lessonRepeat: Sentence { Sentence("TilawaDrawing.lesson-repeat", "Repeat") }
  static func lessonRepeatPassage(label: String) -> Sentence {
    Sentence("TilawaDrawing.lesson-repeat-passage", "Repeat { $label }", ["label": .text(label)])
  }
  static var lessonSpeed: Sentence { Sentence("TilawaDrawing.lesson-speed", "Speed") }
  static var lessonFollow: Sentence { Sentence("TilawaDrawing.lesson-follow", "Follow") }
  static var lessonKeys: Sentence {
    Sentence(
      "TilawaDrawing.lesson-keys",
      "Space: play or pause · ↑ ↓: previous or next ayah · R: repeat · + −: speed · Esc: end the repeat")
  }
}
