// Written by Scripts/sentences from Resources/sentences/en/LearnCommands.ftl. A change belongs there.

import TilawaCore

/// The sentences of LearnCommands.
enum LearnCommandsSentences {
  static var oneOfMeeting: Sentence {
    Sentence("LearnCommands.one-of-meeting", "use one of --cancel, --move and --recording")
  }
  static var recordingTakesLink: Sentence {
    Sentence("LearnCommands.recording-takes-link", "--recording takes a link that begins with https:// or http://")
  }
  static var moveTakes: Sentence {
    Sentence("LearnCommands.move-takes", #"--move takes a day and a time, such as "2027-01-20 18:00""#)
  }
  static var inputTakesSound: Sentence {
    Sentence("LearnCommands.input-takes-sound", "--input takes -: the sound comes by the standard input")
  }
  static var rateOutOfRange: Sentence { Sentence("LearnCommands.rate-out-of-range", "--rate is 8000 to 192000") }
  static var noSoundCame: Sentence { Sentence("LearnCommands.no-sound-came", "no sound came; nothing was kept") }
  static var jsonNeedsSheet: Sentence {
    Sentence("LearnCommands.json-needs-sheet", "--json needs a file for the sheet")
  }
  static var feedbackNeedsResult: Sentence {
    Sentence(
      "LearnCommands.feedback-needs-result", "a feedback has a result: --result pass or again; or keep it by --draft")
  }
  static var oneOfFeedback: Sentence {
    Sentence("LearnCommands.one-of-feedback", "use one of --result, --draft and --beside")
  }
  static func commentKept(length: String) -> Sentence {
    Sentence(
      "LearnCommands.comment-kept", "kept with the marks: a spoken comment of { $length }", ["length": .text(length)])
  }
  static var recoveryCode: Sentence { Sentence("LearnCommands.recovery-code", "recovery code:") }
  static var noFeedbackStored: Sentence {
    Sentence("LearnCommands.no-feedback-stored", "no feedback was stored; the marks are kept for the next time")
  }
  static var fromAlone: Sentence { Sentence("LearnCommands.from-alone", "--from takes neither --since nor --course") }
  static var recoveryCodeMissing: Sentence {
    Sentence("LearnCommands.recovery-code-missing", "give the recovery code on a terminal, or by --code-file FILE")
  }
  static func noPart(text: String) -> Sentence {
    Sentence(
      "LearnCommands.no-part", "a part of a course is the number of a week, placement or assessment, not “{ $text }”",
      ["text": .text(text)])
  }
  static var weekOrAll: Sentence { Sentence("LearnCommands.week-or-all", "name a week or use --all, not both") }
  static func noWeek(week: String) -> Sentence {
    Sentence("LearnCommands.no-week", "a week is a number, not “{ $week }”", ["week": .text(week)])
  }
  static var oneOfLesson: Sentence { Sentence("LearnCommands.one-of-lesson", "use one of --done, --part and --open") }
  static var noOrientation: Sentence { Sentence("LearnCommands.no-orientation", "this course has no orientation") }
  static func noDay(text: String) -> Sentence {
    Sentence("LearnCommands.no-day", "a day is such as 2027-01-19, not “{ $text }”", ["text": .text(text)])
  }
  static var jsonNeedsCalendar: Sentence {
    Sentence("LearnCommands.json-needs-calendar", "--json needs a file for the calendar")
  }
  static var nameThePlace: Sentence {
    Sentence(
      "LearnCommands.name-the-place",
      "name the place that you share with the other side: a folder, webdavs://…, s3://… or rclone:REMOTE:PATH")
  }
  static var weeksOutOfRange: Sentence { Sentence("LearnCommands.weeks-out-of-range", "--weeks takes 1 to 52") }
  static var jsonNeedsCourse: Sentence {
    Sentence("LearnCommands.json-needs-course", "--json needs a file for the course")
  }
  static func noQuietHoursSuch(hours: String) -> Sentence {
    Sentence(
      "LearnCommands.no-quiet-hours-such", "quiet hours are such as 22:00-07:00, or off, not “{ $hours }”",
      ["hours": .text(hours)])
  }
  static var everyOutOfRange: Sentence { Sentence("LearnCommands.every-out-of-range", "--every takes 1m to 59m") }
  static var timerAlone: Sentence {
    Sentence("LearnCommands.timer-alone", "on, off and status take neither --list, --recent nor --sync")
  }
  static func fileNotText(path: String) -> Sentence {
    Sentence("LearnCommands.file-not-text", "{ $path }: it is not UTF-8 text", ["path": .text(path)])
  }
  static func orientation(title: String, link: String) -> Sentence {
    Sentence("LearnCommands.orientation", "{ $title }: { $link }", ["title": .text(title), "link": .text(link)])
  }
  static func whenSeen(command: CommandHint) -> Sentence {
    Sentence("LearnCommands.when-seen", "when you have seen it: { $command }", ["command": .command(command)])
  }
  static var noQuietHours: Sentence { Sentence("LearnCommands.no-quiet-hours", "notifications come at any hour") }
  static func quietHours(hours: String) -> Sentence {
    Sentence("LearnCommands.quiet-hours", "no notifications { $hours }", ["hours": .text(hours)])
  }
  static var somebodyHasKey: Sentence { Sentence("LearnCommands.somebody-has-key", "Somebody else has your key") }
  static var teacherHasKey: Sentence { Sentence("LearnCommands.teacher-has-key", "Your teacher has another key") }
  static var openNotice: Sentence { Sentence("LearnCommands.open-notice", "Open") }
  static func submitPart(part: String, teacher: String) -> Sentence {
    Sentence(
      "LearnCommands.submit-part", "Submit { $part } to { $teacher }?",
      ["part": .text(part), "teacher": .text(teacher)])
  }
  static func submitPartLeaving(part: String, teacher: String, rest: String) -> Sentence {
    Sentence(
      "LearnCommands.submit-part-leaving", "Submit { $part } to { $teacher }? { $rest } will remain.",
      ["part": .text(part), "teacher": .text(teacher), "rest": .text(rest)])
  }
  static func submitRecording(teacher: String) -> Sentence {
    Sentence("LearnCommands.submit-recording", "Submit this recording to { $teacher }?", ["teacher": .text(teacher)])
  }
  static func submitRecordingLeaving(teacher: String, rest: String) -> Sentence {
    Sentence(
      "LearnCommands.submit-recording-leaving", "Submit this recording to { $teacher }? { $rest } will remain.",
      ["teacher": .text(teacher), "rest": .text(rest)])
  }
  static var enterBegins: Sentence { Sentence("LearnCommands.enter-begins", "Enter begins the recording; q leaves:") }
  static var hearOrSubmit: Sentence {
    Sentence("LearnCommands.hear-or-submit", "h hear · a again · s submit · k keep for later:")
  }
  static func keptAs(id: String, command: CommandHint) -> Sentence {
    Sentence(
      "LearnCommands.kept-as", "kept as { $id }; to submit it: { $command }",
      ["id": .text(id), "command": .command(command)])
  }
  static func written(path: String) -> Sentence {
    Sentence("LearnCommands.written", "{ $path } is written", ["path": .text(path)])
  }
  static var nothingSubmitted: Sentence { Sentence("LearnCommands.nothing-submitted", "nothing was submitted") }
  static var inputWithJson: Sentence {
    Sentence("LearnCommands.input-with-json", "--input takes -, together with --json")
  }
  static var nameAWeek: Sentence {
    Sentence("LearnCommands.name-a-week", "name a week, or use --assessment or --placement")
  }
  static func asksQuestions(recordCommand: CommandHint, submitCommand: CommandHint) -> Sentence {
    Sentence(
      "LearnCommands.asks-questions",
      "this asks questions on a terminal; without one: { $recordCommand }, then { $submitCommand }",
      ["recordCommand": .command(recordCommand), "submitCommand": .command(submitCommand)])
  }
  static func noSuchSound(sound: String) -> Sentence {
    Sentence("LearnCommands.no-such-sound", "no course has the sound “{ $sound }” here", ["sound": .text(sound)])
  }
  static var weekOrAssessment: Sentence {
    Sentence("LearnCommands.week-or-assessment", "name a week or use --assessment, not both")
  }
  static func deckOutput(output: String) -> Sentence {
    Sentence("LearnCommands.deck-output", "-o takes FILE.apkg, not “{ $output }”", ["output": .text(output)])
  }
  static var alreadyJson: Sentence {
    Sentence("LearnCommands.already-json", "the output is already JSON; --json needs a file")
  }
  static func someSkipped(count: Int) -> Sentence {
    Sentence("LearnCommands.some-skipped", "{ $count } skipped; the others are imported", ["count": .number(count)])
  }
  static var keyBegins: Sentence {
    Sentence("LearnCommands.key-begins", "a key begins its line, Enter the first open one, q leaves:")
  }
  static var howDidItGo: Sentence {
    Sentence("LearnCommands.how-did-it-go", "how did it go? 1 weak, 2 fair, 3 good, 4 excellent, Enter not now:")
  }
  static func howDidItGoChecked(grade: String) -> Sentence {
    Sentence(
      "LearnCommands.how-did-it-go-checked",
      "how did it go? 1 weak, 2 fair, 3 good, 4 excellent, Enter { $grade }, as the check says:",
      ["grade": .text(grade)])
  }
  static var oneOrTwo: Sentence { Sentence("LearnCommands.one-or-two", "1 or 2, q leaves:") }
  static func pageToHear(round: String, page: Int, text: String) -> Sentence {
    Sentence(
      "LearnCommands.page-to-hear", "{ $round }, page { $page }: { $text }",
      ["round": .text(round), "page": .number(page), "text": .text(text)])
  }
  static var nothingNoted: Sentence {
    Sentence("LearnCommands.nothing-noted", "nothing is noted; to say it without sound: --silent")
  }
  static func failedNothingNoted(reason: String) -> Sentence {
    Sentence(
      "LearnCommands.failed-nothing-noted", "{ $reason }; nothing is noted; to say it without sound: --silent",
      ["reason": .text(reason)])
  }
  static func sayFromMemory(command: CommandHint) -> Sentence {
    Sentence(
      "LearnCommands.say-from-memory", "say it from memory; to hear it instead: { $command }",
      ["command": .command(command)])
  }
  static func toNote(command: CommandHint) -> Sentence {
    Sentence("LearnCommands.to-note", "to note how it went, 1 to 4: { $command }", ["command": .command(command)])
  }
  static func notedByCheck(grade: String) -> Sentence {
    Sentence("LearnCommands.noted-by-check", "noted: { $grade }, by the check", ["grade": .text(grade)])
  }
  static var notNoted: Sentence { Sentence("LearnCommands.not-noted", "not noted") }
  static var standardInput: Sentence { Sentence("LearnCommands.standard-input", "standard input") }
  static func calendarWritten(path: String, count: Int) -> Sentence {
    Sentence(
      "LearnCommands.calendar-written",
      #"""
      { $path } · { $count ->
      [one] { $count } day
      *[other] { $count } days
      }
      """#, ["path": .text(path), "count": .number(count)])
  }
  static func scriptWritten(path: String, command: CommandHint) -> Sentence {
    Sentence(
      "LearnCommands.script-written", "{ $path }: next: { $command }",
      ["path": .text(path), "command": .command(command)])
  }
  static var nothingDue: Sentence { Sentence("LearnCommands.nothing-due", "nothing is due today") }
  static var allDone: Sentence { Sentence("LearnCommands.all-done", "all of today is done") }
  static var tryOrReset: Sentence { Sentence("LearnCommands.try-or-reset", "use --try or --reset, not both") }
  static func nameAPassage(command: CommandHint) -> Sentence {
    Sentence(
      "LearnCommands.name-a-passage", "name a passage and a grade, such as: { $command }",
      ["command": .command(command)])
  }
  static func noGrade(word: String) -> Sentence {
    Sentence(
      "LearnCommands.no-grade", "the grade comes last: weak, fair, good or excellent, or 1 to 4, not “{ $word }”",
      ["word": .text(word)])
  }
  static var daysTooFew: Sentence { Sentence("LearnCommands.days-too-few", "--days takes 1 or more") }
  static var oneOfSpan: Sentence {
    Sentence("LearnCommands.one-of-span", "use one of --days, --all, --months and --surahs")
  }
  static var outputNeedsMonths: Sentence { Sentence("LearnCommands.output-needs-months", "-o needs --months") }
  static var newOrState: Sentence { Sentence("LearnCommands.new-or-state", "use --new or --state, not both") }
  static var pagesOrSlips: Sentence { Sentence("LearnCommands.pages-or-slips", "use --pages or --slips, not both") }
  static var examRangeNeedsExam: Sentence {
    Sentence("LearnCommands.exam-range-needs-exam", "--exam-range needs --exam")
  }
  static var namePlaceOfNote: Sentence {
    Sentence("LearnCommands.name-place-of-note", "name the place of the note, such as 2:58")
  }
  static func noteMissing(command: CommandHint) -> Sentence {
    Sentence("LearnCommands.note-missing", "the note is missing: { $command }", ["command": .command(command)])
  }
  static func planOutput(output: String) -> Sentence {
    Sentence(
      "LearnCommands.plan-output", "-o takes FILE.svg, FILE.png, FILE.ics or -, not “{ $output }”",
      ["output": .text(output)])
  }
  static var countOutOfRange: Sentence { Sentence("LearnCommands.count-out-of-range", "--count takes 1 to 100") }
  static var questionsNeedTerminal: Sentence {
    Sentence("LearnCommands.questions-need-terminal", "the questions need a terminal; for programs: --json")
  }
  static func rightAnswer(ref: String, other: String) -> Sentence {
    Sentence(
      "LearnCommands.right-answer", "right: { $ref }; the other is { $other }",
      ["ref": .text(ref), "other": .text(other)])
  }
  static func wrongAnswer(other: String, ref: String) -> Sentence {
    Sentence(
      "LearnCommands.wrong-answer", "that is { $other }; { $ref } goes on with the other",
      ["other": .text(other), "ref": .text(ref)])
  }
  static func rightInAll(right: Int, all: Int) -> Sentence {
    Sentence(
      "LearnCommands.right-in-all", "right: { $right } of { $all }", ["right": .number(right), "all": .number(all)])
  }
  static func note(text: String) -> Sentence {
    Sentence("LearnCommands.note", "note: { $text }", ["text": .text(text)])
  }
  static func question(number: Int, all: Int, ref: String) -> Sentence {
    Sentence(
      "LearnCommands.question", "{ $number } of { $all }: how does { $ref } go on?",
      ["number": .number(number), "all": .number(all), "ref": .text(ref)])
  }
  static func nothingEntered(command: CommandHint) -> Sentence {
    Sentence(
      "LearnCommands.nothing-entered", "nothing is entered yet; what you hold: { $command }",
      ["command": .command(command)])
  }
  static var daysOutOfRange: Sentence { Sentence("LearnCommands.days-out-of-range", "--days takes 1 to 31") }
  static var lineOrDrill: Sentence { Sentence("LearnCommands.line-or-drill", "name a line or use --drill, not both") }
  static var playOrSilent: Sentence {
    Sentence("LearnCommands.play-or-silent", "--play and --silent exclude each other")
  }
  static var oneOfDays: Sentence { Sentence("LearnCommands.one-of-days", "use one of --days, --since and --all") }
  static func comesBefore(last: String, first: String) -> Sentence {
    Sentence(
      "LearnCommands.comes-before", "{ $last } comes before { $first }", ["last": .text(last), "first": .text(first)])
  }
  static func fromTo(first: String, last: String) -> Sentence {
    Sentence("LearnCommands.from-to", "{ $first } to { $last }", ["first": .text(first), "last": .text(last)])
  }
  static func deleteEntries(count: Int, days: Sentence) -> Sentence {
    Sentence(
      "LearnCommands.delete-entries",
      #"""
      Delete { $count ->
      [one] { $count } entry
      *[other] { $count } entries
      } of { $days }?
      """#, ["count": .number(count), "days": .sentence(days)])
  }
  static func deletedEntries(count: Int, days: Sentence) -> Sentence {
    Sentence(
      "LearnCommands.deleted-entries",
      #"""
      deleted: { $count ->
      [one] { $count } entry
      *[other] { $count } entries
      } of { $days }
      """#, ["count": .number(count), "days": .sentence(days)])
  }
  static func nothingHeardOn(days: Sentence) -> Sentence {
    Sentence("LearnCommands.nothing-heard-on", "nothing was heard on { $days }", ["days": .sentence(days)])
  }
  static var addYes: Sentence { Sentence("LearnCommands.add-yes", "add --yes") }
  static var nothingForgotten: Sentence { Sentence("LearnCommands.nothing-forgotten", "nothing was forgotten") }
  static func fromOutOfRange(most: Int) -> Sentence {
    Sentence("LearnCommands.from-out-of-range", "--from is a page, 1 to { $most }", ["most": .number(most)])
  }
  static func khatmMade(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "LearnCommands.khatm-made", "{ $name } is your current khatm now; to begin: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func khatmCurrent(name: String) -> Sentence {
    Sentence("LearnCommands.khatm-current", "{ $name } is your current khatm now", ["name": .text(name)])
  }
  static func khatmListens(name: String) -> Sentence {
    Sentence("LearnCommands.khatm-listens", "{ $name } counts listening", ["name": .text(name)])
  }
  static func khatmListensNot(name: String) -> Sentence {
    Sentence("LearnCommands.khatm-listens-not", "{ $name } does not count listening", ["name": .text(name)])
  }
  static func khatmListensBySetting(name: String) -> Sentence {
    Sentence(
      "LearnCommands.khatm-listens-by-setting", "{ $name } counts listening if khatm-listening is on",
      ["name": .text(name)])
  }
  static func khatmClosed(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "LearnCommands.khatm-closed", "{ $name } is closed; to open it again: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func khatmOpen(name: String) -> Sentence {
    Sentence("LearnCommands.khatm-open", "{ $name } is open", ["name": .text(name)])
  }
  static func khatmRemoved(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "LearnCommands.khatm-removed", "{ $name } is removed; to restore it: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func khatmRestored(name: String) -> Sentence {
    Sentence("LearnCommands.khatm-restored", "{ $name } is here again", ["name": .text(name)])
  }
  static func leftOut(file: String, count: Int, reason: String) -> Sentence {
    Sentence(
      "LearnCommands.left-out", "{ $file }: left out { $count }: { $reason }",
      ["file": .text(file), "count": .number(count), "reason": .text(reason)])
  }
  static func entriesNew(new: Int, all: Int) -> Sentence {
    Sentence(
      "LearnCommands.entries-new", "{ $new } of { $all } entries are new", ["new": .number(new), "all": .number(all)])
  }
  static func entriesAndKhatmatNew(new: Int, all: Int, khatmat: Int) -> Sentence {
    Sentence(
      "LearnCommands.entries-and-khatmat-new",
      #"""
      { $new } of { $all } entries are new, and { $khatmat ->
      [one] { $khatmat } khatm
      *[other] { $khatmat } khatmat
      }
      """#, ["new": .number(new), "all": .number(all), "khatmat": .number(khatmat)])
  }
  static func noGoal(goal: String) -> Sentence {
    Sentence(
      "LearnCommands.no-goal", "a goal is pages:1 to pages:20, verses:1 to verses:100, or off, not “{ $goal }”",
      ["goal": .text(goal)])
  }
  static func noGoalMeant(goal: String, meant: String) -> Sentence {
    Sentence(
      "LearnCommands.no-goal-meant",
      "a goal is pages:1 to pages:20, verses:1 to verses:100, or off, not “{ $goal }”; did you mean { $meant }?",
      ["goal": .text(goal), "meant": .text(meant)])
  }
  static func outputAndJson(target: String) -> Sentence {
    Sentence(
      "LearnCommands.output-and-json", "-o { $target } and --json both use standard output", ["target": .text(target)])
  }
  static var daysOrAll: Sentence { Sentence("LearnCommands.days-or-all", "use --days or --all, not both") }
  static func dateAfterBy(command: CommandHint) -> Sentence {
    Sentence("LearnCommands.date-after-by", "write the date after --by: { $command }", ["command": .command(command)])
  }
  static func byWhichDay(command: CommandHint) -> Sentence {
    Sentence("LearnCommands.by-which-day", "say by which day: { $command }", ["command": .command(command)])
  }
  static var whatYouRead: Sentence {
    Sentence("LearnCommands.what-you-read", "say what you read, such as page:5 or 2:1-20")
  }
  static func noGoalYet(command: CommandHint) -> Sentence {
    Sentence(
      "LearnCommands.no-goal-yet", "there is no goal yet; to set one: { $command }", ["command": .command(command)])
  }
  static var watchDrawsNot: Sentence { Sentence("LearnCommands.watch-draws-not", "--watch makes no picture") }
  static var noPngOnTerminal: Sentence {
    Sentence("LearnCommands.no-png-on-terminal", "a terminal cannot show a PNG: name a file")
  }
  static var inputOrSource: Sentence {
    Sentence("LearnCommands.input-or-source", "--input and --source exclude each other")
  }
  static var outputOfSession: Sentence {
    Sentence("LearnCommands.output-of-session", "--output is pulse, pulse:SINK, null or null:realtime here")
  }
  static var hiddenOrLetters: Sentence {
    Sentence("LearnCommands.hidden-or-letters", "--hidden and --first-letters exclude each other")
  }
  static var hideAfterTooFew: Sentence { Sentence("LearnCommands.hide-after-too-few", "--hide-after is 1 or more") }
  static var roomWithoutRange: Sentence {
    Sentence("LearnCommands.room-without-range", "--check-room takes no ayat: recite what you like")
  }
  static var voiceWithoutInput: Sentence {
    Sentence("LearnCommands.voice-without-input", "--show and --forget hear nothing: no ayat, no --input, no --source")
  }
  static var voiceShownOrForgotten: Sentence {
    Sentence("LearnCommands.voice-shown-or-forgotten", "--show or --forget, not both")
  }
  static func noSession(session: String) -> Sentence {
    Sentence(
      "LearnCommands.no-session", "the session is a number, or last, not “{ $session }”", ["session": .text(session)])
  }
  static var trendAndPageDraw: Sentence {
    Sentence("LearnCommands.trend-and-page-draw", "only show trend and show page draw")
  }
  static var pageOutOfRange: Sentence {
    Sentence("LearnCommands.page-out-of-range", "show page takes the number of a page")
  }
  static var pageNeedsOutput: Sentence {
    Sentence("LearnCommands.page-needs-output", "show page draws: name a picture with -o")
  }
  static var lastAndPageTakeNumber: Sentence {
    Sentence("LearnCommands.last-and-page-take-number", "only show last and show page take a number")
  }
  static var ayatOutOfRange: Sentence { Sentence("LearnCommands.ayat-out-of-range", "--ayat takes 1 to 20") }
  static func modelAdded(name: String, kind: String, alphabet: String) -> Sentence {
    Sentence(
      "LearnCommands.model-added", "added { $name }: { $kind }, hears { $alphabet }",
      ["name": .text(name), "kind": .text(kind), "alphabet": .text(alphabet)])
  }
  static func model(name: String, kind: String, alphabet: String) -> Sentence {
    Sentence(
      "LearnCommands.model", "{ $name }  { $kind }, hears { $alphabet }",
      ["name": .text(name), "kind": .text(kind), "alphabet": .text(alphabet)])
  }
  static func modelRemoved(name: String) -> Sentence {
    Sentence("LearnCommands.model-removed", "removed: { $name }", ["name": .text(name)])
  }
  static func noModels(command: CommandHint) -> Sentence {
    Sentence("LearnCommands.no-models", "no speech models; to add one: { $command }", ["command": .command(command)])
  }
}
