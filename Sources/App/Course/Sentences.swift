// Written by Scripts/sentences from Resources/sentences/en/AppCourse.ftl. A change belongs there.

import TilawaCore

/// The sentences of AppCourse.
enum CourseSentences {
  static func next(command: CommandHint) -> Sentence {
    Sentence("AppCourse.next", "next: { $command }", ["command": .command(command)])
  }
  static var toBeDecided: Sentence { Sentence("AppCourse.to-be-decided", "to be decided") }
  static var cancelled: Sentence { Sentence("AppCourse.cancelled", "cancelled") }
  static var open: Sentence { Sentence("AppCourse.open", "open") }
  static var nothingNew: Sentence { Sentence("AppCourse.nothing-new", "nothing new") }
  static var afterDeadline: Sentence { Sentence("AppCourse.after-deadline", "after the deadline") }
  static func said(name: String, moment: String, text: String) -> Sentence {
    Sentence(
      "AppCourse.said", "{ $name }, { $moment }: { $text }",
      ["name": .text(name), "moment": .text(moment), "text": .text(text)])
  }
  static func studentFact(name: String, fact: Sentence) -> Sentence {
    Sentence("AppCourse.student-fact", "{ $name }: { $fact }", ["name": .text(name), "fact": .sentence(fact)])
  }
  static func sessionFact(session: String, day: String, fact: Sentence) -> Sentence {
    Sentence(
      "AppCourse.session-fact", "{ $session }, { $day }: { $fact }",
      ["session": .text(session), "day": .text(day), "fact": .sentence(fact)])
  }
  static func ambiguousName(name: String, names: String) -> Sentence {
    Sentence(
      "AppCourse.ambiguous-name", "“{ $name }” may be any of { $names }", ["name": .text(name), "names": .text(names)])
  }
  static func weeksOfCourse(count: Int) -> Sentence {
    Sentence("AppCourse.weeks-of-course", "the course has the weeks 1 to { $count }", ["count": .number(count)])
  }
  static func weekNotOpen(week: Int) -> Sentence {
    Sentence("AppCourse.week-not-open", "week { $week } is not open", ["week": .number(week)])
  }
  static func messageLength(count: Int) -> Sentence {
    Sentence("AppCourse.message-length", "a message has 1 to { $count } bytes", ["count": .number(count)])
  }
  static func unknownZone(zone: String) -> Sentence {
    Sentence("AppCourse.unknown-zone", "this system does not know the time zone { $zone }", ["zone": .text(zone)])
  }
  static func unknownZoneAdvice(zone: String) -> Sentence {
    Sentence(
      "AppCourse.unknown-zone-advice",
      "this system does not know the time zone { $zone }; install its time zones (tzdata)", ["zone": .text(zone)])
  }
  static var basmalahWithoutWords: Sentence {
    Sentence("AppCourse.basmalah-without-words", "a basmalah before a surah has no words of a reciter")
  }
  static func chosenRunning(count: Int, id: String, others: String) -> Sentence {
    Sentence(
      "AppCourse.chosen-running",
      "of { $count } courses this is { $id }, which runs today; for another: --course ID ({ $others })",
      ["count": .number(count), "id": .text(id), "others": .text(others)])
  }
  static func chosenComing(count: Int, id: String, others: String) -> Sentence {
    Sentence(
      "AppCourse.chosen-coming",
      "of { $count } courses this is { $id }, which comes next; for another: --course ID ({ $others })",
      ["count": .number(count), "id": .text(id), "others": .text(others)])
  }
  static func chosenLast(count: Int, id: String, others: String) -> Sentence {
    Sentence(
      "AppCourse.chosen-last",
      "of { $count } courses this is { $id }, which was joined last; for another: --course ID ({ $others })",
      ["count": .number(count), "id": .text(id), "others": .text(others)])
  }
  static func noCourse(id: String) -> Sentence {
    Sentence("AppCourse.no-course", "there is no course “{ $id }”", ["id": .text(id)])
  }
  static func noCourseOf(id: String, ids: String) -> Sentence {
    Sentence(
      "AppCourse.no-course-of", "there is no course “{ $id }”; known: { $ids }", ["id": .text(id), "ids": .text(ids)])
  }
  static func noCourseJoined(command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.no-course-joined", "you take part in no course; to join one: { $command }",
      ["command": .command(command)])
  }
  static func noCourseTaught(newCommand: CommandHint, publishCommand: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.no-course-taught", "you teach no course; to begin one: { $newCommand }, then { $publishCommand }",
      ["newCommand": .command(newCommand), "publishCommand": .command(publishCommand)])
  }
  static func notArrived(id: String) -> Sentence {
    Sentence(
      "AppCourse.not-arrived", "the file of the course “{ $id }” has not arrived; ask your teacher for a bundle",
      ["id": .text(id)])
  }
  static func unreadableCourse(fault: String) -> Sentence {
    Sentence(
      "AppCourse.unreadable-course", "the file of the course cannot be read ({ $fault }); update Tilawa",
      ["fault": .text(fault)])
  }
  static var theCourse: Sentence { Sentence("AppCourse.the-course", "the course") }
  static func fileFault(file: String, fault: String) -> Sentence {
    Sentence("AppCourse.file-fault", "{ $file }:{ $fault }", ["file": .text(file), "fault": .text(fault)])
  }
  static func fileFaultOfSeveral(file: String, fault: String, count: Int) -> Sentence {
    Sentence(
      "AppCourse.file-fault-of-several", "{ $file }:{ $fault } ({ $count } faults)",
      ["file": .text(file), "fault": .text(fault), "count": .number(count)])
  }
  static func zoneNotKnown(file: String) -> Sentence {
    Sentence("AppCourse.zone-not-known", "{ $file }: a time zone is not known here", ["file": .text(file)])
  }
  static func noFaults(file: String) -> Sentence {
    Sentence("AppCourse.no-faults", "{ $file }: no faults", ["file": .text(file)])
  }
  static func courseSummedUp(title: String, weeks: Int, start: String, end: String, sessions: Int) -> Sentence {
    Sentence(
      "AppCourse.course-summed-up",
      #"""
      { $title }: { $weeks ->
      [one] { $weeks } week
      *[other] { $weeks } weeks
      }, { $start } to { $end }, { $sessions ->
      [one] { $sessions } session
      *[other] { $sessions } sessions
      }
      """#,
      [
        "title": .text(title), "weeks": .number(weeks), "start": .text(start), "end": .text(end),
        "sessions": .number(sessions),
      ])
  }
  static func stillOfTemplate(values: String) -> Sentence {
    Sentence("AppCourse.still-of-template", "still as the template has them: { $values }", ["values": .text(values)])
  }
  static func youAreStudent(id: String) -> Sentence {
    Sentence("AppCourse.you-are-student", "you are a student of the course “{ $id }”", ["id": .text(id)])
  }
  static func courseBegun(title: String, weeks: Int, day: String) -> Sentence {
    Sentence(
      "AppCourse.course-begun",
      #"""
      “{ $title }” is begun: { $weeks ->
      [one] { $weeks } week
      *[other] { $weeks } weeks
      } from { $day }
      """#, ["title": .text(title), "weeks": .number(weeks), "day": .text(day)])
  }
  static func courseUnchanged(title: String, weeks: Int, day: String) -> Sentence {
    Sentence(
      "AppCourse.course-unchanged",
      #"""
      “{ $title }” is unchanged: { $weeks ->
      [one] { $weeks } week
      *[other] { $weeks } weeks
      } from { $day }
      """#, ["title": .text(title), "weeks": .number(weeks), "day": .text(day)])
  }
  static func courseUpdated(title: String, weeks: Int, day: String) -> Sentence {
    Sentence(
      "AppCourse.course-updated",
      #"""
      “{ $title }” is brought up to date: { $weeks ->
      [one] { $weeks } week
      *[other] { $weeks } weeks
      } from { $day }
      """#, ["title": .text(title), "weeks": .number(weeks), "day": .text(day)])
  }
  static func inviteAdvice(command: CommandHint) -> Sentence {
    Sentence("AppCourse.invite-advice", "to invite students: { $command }", ["command": .command(command)])
  }
  static var studentsGetIt: Sentence {
    Sentence("AppCourse.students-get-it", "students get it with what you send next")
  }
  static func withoutCodeAdvice(command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.without-code-advice", "the course has no recovery code; to make one: { $command }",
      ["command": .command(command)])
  }
  static var codeHolds: Sentence {
    Sentence(
      "AppCourse.code-holds", "the recovery key of a course does not change with its file; the code before holds")
  }
  static func coachHeading(title: String, place: Sentence, count: Int) -> Sentence {
    Sentence(
      "AppCourse.coach-heading",
      #"""
      { $title } · { $place } · { $count ->
      [one] { $count } student
      *[other] { $count } students
      }
      """#, ["title": .text(title), "place": .sentence(place), "count": .number(count)])
  }
  static func placeBegins(time: String) -> Sentence {
    Sentence("AppCourse.place-begins", "begins { $time }", ["time": .text(time)])
  }
  static var placeOver: Sentence { Sentence("AppCourse.place-over", "the weeks are over") }
  static func placeWeek(week: Int, count: Int) -> Sentence {
    Sentence("AppCourse.place-week", "week { $week } of { $count }", ["week": .number(week), "count": .number(count)])
  }
  static var nobodyWaits: Sentence { Sentence("AppCourse.nobody-waits", "Nobody waits for feedback.") }
  static func waiting(count: Int) -> Sentence {
    Sentence("AppCourse.waiting", "Waiting for feedback: { $count }", ["count": .number(count)])
  }
  static func moreWaiting(count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.more-waiting", "and { $count } more: { $command }",
      ["count": .number(count), "command": .command(command)])
  }
  static func toPlace(names: String) -> Sentence {
    Sentence("AppCourse.to-place", "To be placed: { $names }", ["names": .text(names)])
  }
  static func withOpenWeeks(count: Int) -> Sentence {
    Sentence("AppCourse.with-open-weeks", "With open weeks: { $count }", ["count": .number(count)])
  }
  static func questionsOf(names: String) -> Sentence {
    Sentence("AppCourse.questions-of", "Questions from: { $names }", ["names": .text(names)])
  }
  static func ago(span: String) -> Sentence { Sentence("AppCourse.ago", "{ $span } ago", ["span": .text(span)]) }
  static func weekDueAllSent(week: Int, moment: String, span: String) -> Sentence {
    Sentence(
      "AppCourse.week-due-all-sent", "Week { $week } is due { $moment }, in { $span }; nobody is missing.",
      ["week": .number(week), "moment": .text(moment), "span": .text(span)])
  }
  static func weekDueMissing(week: Int, moment: String, span: String, count: Int) -> Sentence {
    Sentence(
      "AppCourse.week-due-missing",
      #"""
      Week { $week } is due { $moment }, in { $span }; { $count ->
      [one] { $count } student has
      *[other] { $count } students have
      } not sent it.
      """#, ["week": .number(week), "moment": .text(moment), "span": .text(span), "count": .number(count)])
  }
  static var columnStudent: Sentence { Sentence("AppCourse.column-student", "student") }
  static var columnLevel: Sentence { Sentence("AppCourse.column-level", "level") }
  static var columnGroup: Sentence { Sentence("AppCourse.column-group", "group") }
  static var columnWeeks: Sentence { Sentence("AppCourse.column-weeks", "weeks") }
  static var columnOpen: Sentence { Sentence("AppCourse.column-open", "open") }
  static var columnWaiting: Sentence { Sentence("AppCourse.column-waiting", "waiting") }
  static var columnKey: Sentence { Sentence("AppCourse.column-key", "key") }
  static func columnWeek(week: Int) -> Sentence {
    Sentence("AppCourse.column-week", "week { $week }", ["week": .number(week)])
  }
  static var columnSessions: Sentence { Sentence("AppCourse.column-sessions", "sessions") }
  static var columnResult: Sentence { Sentence("AppCourse.column-result", "result") }
  static var toBePlaced: Sentence { Sentence("AppCourse.to-be-placed", "to be placed") }
  static func noStudents(command: CommandHint) -> Sentence {
    Sentence("AppCourse.no-students", "no students; to invite some: { $command }", ["command": .command(command)])
  }
  static var nobody: Sentence { Sentence("AppCourse.nobody", "nobody") }
  static var weekSent: Sentence { Sentence("AppCourse.week-sent", "sent") }
  static var weekWaived: Sentence { Sentence("AppCourse.week-waived", "waived") }
  static var assessmentPassed: Sentence { Sentence("AppCourse.assessment-passed", "assessment passed") }
  static var assessmentNotPassed: Sentence { Sentence("AppCourse.assessment-not-passed", "not passed") }
  static var levelCompleted: Sentence { Sentence("AppCourse.level-completed", "complete ✓") }
  static var sheetAssessed: Sentence { Sentence("AppCourse.sheet-assessed", "assessed") }
  static var sheetNotPassed: Sentence { Sentence("AppCourse.sheet-not-passed", "not-passed") }
  static var sheetGraduated: Sentence { Sentence("AppCourse.sheet-graduated", "graduated") }
  static func noStudent(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.no-student", "there is no student “{ $name }”; see: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func placed(level: String) -> Sentence {
    Sentence("AppCourse.placed", "placed in { $level }", ["level": .text(level)])
  }
  static func placedInGroup(level: String, group: String) -> Sentence {
    Sentence(
      "AppCourse.placed-in-group", "placed in { $level }, group { $group }",
      ["level": .text(level), "group": .text(group)])
  }
  static func waived(week: Int) -> Sentence {
    Sentence("AppCourse.waived", "week { $week } is waived", ["week": .number(week)])
  }
  static func completedAlready(name: String) -> Sentence {
    Sentence("AppCourse.completed-already", "{ $name } has completed the level already", ["name": .text(name)])
  }
  static func assessmentMissing(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.assessment-missing", "{ $name } has not passed the assessment; to do so: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static var completed: Sentence { Sentence("AppCourse.completed", "has completed the level") }
  static func completedNext(next: String) -> Sentence {
    Sentence("AppCourse.completed-next", "has completed the level; next: { $next }", ["next": .text(next)])
  }
  static func present(count: Int) -> Sentence {
    Sentence(
      "AppCourse.present",
      #"""
      { $count ->
      [one] { $count } student
      *[other] { $count } students
      }
      """#, ["count": .number(count)])
  }
  static func announcementLength(count: Int) -> Sentence {
    Sentence("AppCourse.announcement-length", "an announcement has 1 to { $count } bytes", ["count": .number(count)])
  }
  static func announced(count: Int) -> Sentence {
    Sentence(
      "AppCourse.announced",
      #"""
      announced to { $count ->
      [one] { $count } student
      *[other] { $count } students
      }
      """#, ["count": .number(count)])
  }
  static func movedTo(day: String, time: String) -> Sentence {
    Sentence("AppCourse.moved-to", "moved to { $day } { $time }", ["day": .text(day), "time": .text(time)])
  }
  static var messageNoted: Sentence { Sentence("AppCourse.message-noted", "the message is noted") }
  static func nothingSentFor(name: String, part: String) -> Sentence {
    Sentence(
      "AppCourse.nothing-sent-for", "{ $name } has sent nothing for { $part }",
      ["name": .text(name), "part": .text(part)])
  }
  static func nothingWaits(name: String) -> Sentence {
    Sentence("AppCourse.nothing-waits", "nothing of { $name } waits", ["name": .text(name)])
  }
  static var resultOfAssessment: Sentence {
    Sentence("AppCourse.result-of-assessment", "not-passed is a result of the assessment; for a week: again")
  }
  static func given(part: String, result: Sentence) -> Sentence {
    Sentence("AppCourse.given", "{ $part }: { $result }", ["part": .text(part), "result": .sentence(result)])
  }
  static func givenWithMarks(part: String, result: Sentence, marks: Int) -> Sentence {
    Sentence(
      "AppCourse.given-with-marks",
      #"""
      { $part }: { $result }, { $marks ->
      [one] { $marks } mark
      *[other] { $marks } marks
      }
      """#, ["part": .text(part), "result": .sentence(result), "marks": .number(marks)])
  }
  static func messageLine(name: String, part: String, moment: String, text: String) -> Sentence {
    Sentence(
      "AppCourse.message-line", "{ $name }, { $part }, { $moment }: { $text }",
      ["name": .text(name), "part": .text(part), "moment": .text(moment), "text": .text(text)])
  }
  static func nothingAsked(name: String) -> Sentence {
    Sentence("AppCourse.nothing-asked", "{ $name } has asked nothing", ["name": .text(name)])
  }
  static func reviewTitle(name: String, part: String, passage: String) -> Sentence {
    Sentence(
      "AppCourse.review-title", "{ $name }, { $part }: { $passage }",
      ["name": .text(name), "part": .text(part), "passage": .text(passage)])
  }
  static func sentOn(moment: String) -> Sentence {
    Sentence("AppCourse.sent-on", "sent { $moment }", ["moment": .text(moment)])
  }
  static func soundFile(path: String) -> Sentence {
    Sentence("AppCourse.sound-file", "sound: { $path }", ["path": .text(path)])
  }
  static func noSuggestions(reason: String) -> Sentence {
    Sentence("AppCourse.no-suggestions", "the program has no suggestions: { $reason }", ["reason": .text(reason)])
  }
  static var soundNotArrived: Sentence {
    Sentence("AppCourse.sound-not-arrived", "the sound has not arrived yet; ask for it again")
  }
  static var suggestions: Sentence {
    Sentence("AppCourse.suggestions", "Suggestions of the program, to confirm by --mark or to leave:")
  }
  static var wordPending: Sentence { Sentence("AppCourse.word-pending", "pending") }
  static var wordRecited: Sentence { Sentence("AppCourse.word-recited", "recited") }
  static var wordUnsure: Sentence { Sentence("AppCourse.word-unsure", "unsure") }
  static var wordSkipped: Sentence { Sentence("AppCourse.word-skipped", "skipped") }
  static var wordChanged: Sentence { Sentence("AppCourse.word-changed", "changed") }
  static func givenBefore(result: Sentence) -> Sentence {
    Sentence("AppCourse.given-before", "feedback was given: { $result }", ["result": .sentence(result)])
  }
  static func nextReview(command: CommandHint) -> Sentence {
    Sentence("AppCourse.next-review", #"next: { $command } --text "…""#, ["command": .command(command)])
  }
  static func draftKept(marks: Int) -> Sentence {
    Sentence(
      "AppCourse.draft-kept",
      #"""
      kept for the next time: { $marks ->
      [one] { $marks } mark
      *[other] { $marks } marks
      }
      """#, ["marks": .number(marks)])
  }
  static func commentStays(fault: String, path: String) -> Sentence {
    Sentence(
      "AppCourse.comment-stays", "{ $fault }; the comment stays in { $path }",
      ["fault": .text(fault), "path": .text(path)])
  }
  static func cannotHear(reason: String) -> Sentence {
    Sentence(
      "AppCourse.cannot-hear", "the sound cannot be heard: { $reason }; to return it: --result again",
      ["reason": .text(reason)])
  }
  static func recordingUnheard(part: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.recording-unheard",
      #"the recording for { $part } cannot be heard: it is no sound, or damaged; to return it: { $command } --text "…""#,
      ["part": .text(part), "command": .command(command)])
  }
  static func markBegins(mark: String) -> Sentence {
    Sentence(
      "AppCourse.mark-begins", "a mark begins with a time such as 0:12 or a word such as 78:2:3, not “{ $mark }”",
      ["mark": .text(mark)])
  }
  static func markBeyond(mark: String, length: String) -> Sentence {
    Sentence(
      "AppCourse.mark-beyond", "{ $mark }: the recording is { $length } long",
      ["mark": .text(mark), "length": .text(length)])
  }
  static func markOfWords(range: String) -> Sentence {
    Sentence(
      "AppCourse.mark-of-words", "a mark is at one word, such as 78:2:3, not { $range }", ["range": .text(range)])
  }
  static func commentLength(count: Int) -> Sentence {
    Sentence("AppCourse.comment-length", "a comment has at most { $count } bytes", ["count": .number(count)])
  }
  static func noWord(word: String) -> Sentence {
    Sentence("AppCourse.no-word", "a word is such as 78:2:3, not “{ $word }”", ["word": .text(word)])
  }
  static func nameLength(count: Int) -> Sentence {
    Sentence("AppCourse.name-length", "a name is one line of at most { $count } bytes", ["count": .number(count)])
  }
  static func ownCourse(path: String) -> Sentence {
    Sentence("AppCourse.own-course", "{ $path }: this is a course that you teach", ["path": .text(path)])
  }
  static func withoutCourse(path: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.without-course",
      "{ $path }: there is no course in it; ask your teacher for an invitation ({ $command })",
      ["path": .text(path), "command": .command(command)])
  }
  static func joinedBefore(title: String) -> Sentence {
    Sentence("AppCourse.joined-before", "you take part in “{ $title }” already", ["title": .text(title)])
  }
  static func joined(title: String, teacher: String) -> Sentence {
    Sentence(
      "AppCourse.joined", "you take part in “{ $title }” of { $teacher }",
      ["title": .text(title), "teacher": .text(teacher)])
  }
  static func joinedNext(sendCommand: CommandHint, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.joined-next", "next: { $sendCommand }, and give that file to your teacher; then { $command }",
      ["sendCommand": .command(sendCommand), "command": .command(command)])
  }
  static func joinedInPlace(command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.joined-in-place", "your teacher will see it in this place; next: { $command }",
      ["command": .command(command)])
  }
  static func forOthers(path: String) -> Sentence {
    Sentence("AppCourse.for-others", "{ $path }: this bundle is for somebody else", ["path": .text(path)])
  }
  static func notJoined(path: String, id: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.not-joined",
      "{ $path }: it belongs to the course “{ $id }”, in which you do not take part; to join it: { $command }",
      ["path": .text(path), "id": .text(id), "command": .command(command)])
  }
  static func ofStrangers(path: String) -> Sentence {
    Sentence("AppCourse.of-strangers", "{ $path }: it is neither from your teacher nor from you", ["path": .text(path)])
  }
  static func teacherKeyChanged(path: String) -> Sentence {
    Sentence(
      "AppCourse.teacher-key-changed",
      "{ $path }: the key of your teacher has changed; an invitation is not enough, ask for a file that is for you",
      ["path": .text(path)])
  }
  static func tooLarge(size: String) -> Sentence {
    Sentence(
      "AppCourse.too-large", "what is to be sent has more than { $size }; a place does not take it",
      ["size": .text(size)])
  }
  static func written(file: String, events: Int, sounds: Int, size: String) -> Sentence {
    Sentence(
      "AppCourse.written",
      #"""
      { $file }: { $events ->
      [one] { $events } event
      *[other] { $events } events
      }, { $sounds ->
      [one] { $sounds } recording
      *[other] { $sounds } recordings
      }, { $size }
      """#, ["file": .text(file), "events": .number(events), "sounds": .number(sounds), "size": .text(size)])
  }
  static func giveFile(name: String) -> Sentence {
    Sentence("AppCourse.give-file", "give this file to { $name }", ["name": .text(name)])
  }
  static func giveInvitation(command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.give-invitation", "give this file to your students; they type: { $command }",
      ["command": .command(command)])
  }
  static func noPlaceYet(command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.no-place-yet", "the course has no place that students share; to make one: { $command }",
      ["command": .command(command)])
  }
  static func noPolicy(address: String) -> Sentence {
    Sentence(
      "AppCourse.no-policy", "{ $address }: only a bucket has policies; share this folder with the student alone",
      ["address": .text(address)])
  }
  static func wholeAddress(address: String) -> Sentence {
    Sentence("AppCourse.whole-address", "{ $address }: the whole place, for you alone", ["address": .text(address)])
  }
  static func accessOf(name: String, address: String) -> Sentence {
    Sentence(
      "AppCourse.access-of", "the part of { $name }: { $address }", ["name": .text(name), "address": .text(address)])
  }
  static func studentTypes(command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.student-types", "with a key for it the student types: { $command }", ["command": .command(command)])
  }
  static func policyOfKey(command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.policy-of-key", "the policy of a key that opens nothing else: { $command }",
      ["command": .command(command)])
  }
  static func recordingsGone(count: Int, folder: String) -> Sentence {
    Sentence(
      "AppCourse.recordings-gone",
      #"""
      { $count ->
      [one] { $count } recording is
      *[other] { $count } recordings are
      } gone from { $folder } and not in the file; if they never arrived, record once more
      """#, ["count": .number(count), "folder": .text(folder)])
  }
  static func newThings(events: Int, sounds: Int) -> Sentence {
    Sentence(
      "AppCourse.new-things",
      #"""
      new: { $events ->
      [one] { $events } event
      *[other] { $events } events
      }, { $sounds ->
      [one] { $sounds } recording
      *[other] { $sounds } recordings
      }
      """#, ["events": .number(events), "sounds": .number(sounds)])
  }
  static func newStudents(count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.new-students",
      #"""
      { $count ->
      [one] { $count } student is
      *[other] { $count } students are
      } new: { $command }
      """#, ["count": .number(count), "command": .command(command)])
  }
  static func refused(count: Int) -> Sentence {
    Sentence(
      "AppCourse.refused",
      #"""
      { $count ->
      [one] { $count } event was
      *[other] { $count } events were
      } not taken: signed with a key that was given up
      """#, ["count": .number(count)])
  }
  static func ownEvents(count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.own-events",
      #"""
      { $count ->
      [one] { $count } event
      *[other] { $count } events
      } with your key came from others; if this machine has lost nothing, somebody else has your key: { $command }, with --since and the first day of that
      """#, ["count": .number(count), "command": .command(command)])
  }
  static func teacherKeyByCode(key: String, before: String) -> Sentence {
    Sentence(
      "AppCourse.teacher-key-by-code",
      "your teacher has a new key, { $key }, by the recovery code of the course; what { $before } signs is not taken any more",
      ["key": .text(key), "before": .text(before)])
  }
  static func teacherKeyByKey(key: String, before: String) -> Sentence {
    Sentence(
      "AppCourse.teacher-key-by-key",
      "your teacher has a new key, { $key }, and the key before has signed that; what { $before } signs is not taken any more",
      ["key": .text(key), "before": .text(before)])
  }
  static var teacherKeyStolen: Sentence {
    Sentence(
      "AppCourse.teacher-key-stolen",
      "if your teacher does not know of it, say so in another way: the key may be stolen")
  }
  static func strangeKey(key: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.strange-key",
      "somebody else has your key, and students are told that the key { $key } follows; to take the course back: { $command }",
      ["key": .text(key), "command": .command(command)])
  }
  static var placeOfLibrary: Sentence {
    Sentence(
      "AppCourse.place-of-library", "a library is synchronised in this place; what others share needs another one")
  }
  static func noInvitation(address: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.no-invitation", "{ $address }: there is no invitation in it; your teacher types: { $command }",
      ["address": .text(address), "command": .command(command)])
  }
  static func otherBundle(path: String) -> Sentence {
    Sentence(
      "AppCourse.other-bundle", "{ $path }: it holds another bundle than its name says; it was left out",
      ["path": .text(path)])
  }
  static func damagedObject(name: String) -> Sentence {
    Sentence("AppCourse.damaged-object", "{ $name } is damaged", ["name": .text(name)])
  }
  static func damagedThere(name: String) -> Sentence {
    Sentence(
      "AppCourse.damaged-there", "the place has a damaged { $name }; remove it there and sync again",
      ["name": .text(name)])
  }
  static func damagedInPlace(name: String) -> Sentence {
    Sentence(
      "AppCourse.damaged-in-place", "{ $name } in the place is damaged; remove it there and sync again",
      ["name": .text(name)])
  }
  static func leftOut(fault: String, path: String) -> Sentence {
    Sentence(
      "AppCourse.left-out", "{ $fault }; { $path } was left out: remove it there, and ask the student about it",
      ["fault": .text(fault), "path": .text(path)])
  }
  static func unknownPeople(all: Int, count: Int, folder: String) -> Sentence {
    Sentence(
      "AppCourse.unknown-people",
      "{ $all } people in the place are unknown; { $count } of them were looked for, the next exchange goes on; what is not of your students in its folder { $folder } can be removed",
      ["all": .number(all), "count": .number(count), "folder": .text(folder)])
  }
  static var nothingToSend: Sentence { Sentence("AppCourse.nothing-to-send", "nothing to send") }
  static func sentThings(bundles: Int, sounds: Int) -> Sentence {
    Sentence(
      "AppCourse.sent-things",
      #"""
      sent: { $bundles ->
      [one] { $bundles } bundle
      *[other] { $bundles } bundles
      }, { $sounds ->
      [one] { $sounds } recording
      *[other] { $sounds } recordings
      }
      """#, ["bundles": .number(bundles), "sounds": .number(sounds)])
  }
  static func notArrivedYet(count: Int) -> Sentence {
    Sentence(
      "AppCourse.not-arrived-yet",
      #"""
      { $count ->
      [one] { $count } recording has
      *[other] { $count } recordings have
      } not arrived yet; sync again later
      """#, ["count": .number(count)])
  }
  static func keyOfCourse(key: String) -> Sentence {
    Sentence("AppCourse.key-of-course", "the key of the course: { $key }", ["key": .text(key)])
  }
  static func givenUp(keys: String) -> Sentence {
    Sentence("AppCourse.given-up", "given up: { $keys }", ["keys": .text(keys)])
  }
  static func noCodeAdvice(command: CommandHint) -> Sentence {
    Sentence("AppCourse.no-code-advice", "no recovery code; to make one: { $command }", ["command": .command(command)])
  }
  static var hasCode: Sentence { Sentence("AppCourse.has-code", "it has a recovery code") }
  static func otherKeyHere(key: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.other-key-here", "this machine has another key, { $key }: { $command }",
      ["key": .text(key), "command": .command(command)])
  }
  static func codeThere(command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.code-there", "the course has a recovery code; another one comes when it is used ({ $command })",
      ["command": .command(command)])
  }
  static var codeTold: Sentence { Sentence("AppCourse.code-told", "students hear of it with what you send next") }
  static func otherKey(key: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.other-key", "the course has another key than this machine, { $key }; to take it back: { $command }",
      ["key": .text(key), "command": .command(command)])
  }
  static func keyChanged(key: String, count: Int) -> Sentence {
    Sentence(
      "AppCourse.key-changed",
      #"""
      the key of the course is { $key }; { $count ->
      [one] { $count } event
      *[other] { $count } events
      } of the key before hold on
      """#, ["key": .text(key), "count": .number(count)])
  }
  static func noLongerHeld(count: Int) -> Sentence {
    Sentence(
      "AppCourse.no-longer-held",
      #"""
      { $count ->
      [one] { $count } event
      *[other] { $count } events
      } that others brought no longer hold
      """#, ["count": .number(count)])
  }
  static func keyTold(syncCommand: CommandHint, sendCommand: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.key-told", "students are told with what you send next: { $syncCommand }, or { $sendCommand }",
      ["syncCommand": .command(syncCommand), "sendCommand": .command(sendCommand)])
  }
  static func keyBefore(id: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.key-before", "the course “{ $id }” still has the key before: { $command }",
      ["id": .text(id), "command": .command(command)])
  }
  static var noCode: Sentence {
    Sentence(
      "AppCourse.no-code", "this is no recovery code; one has eight groups of four letters and digits, such as 7KQ2-…")
  }
  static var codeUsed: Sentence {
    Sentence("AppCourse.code-used", "this recovery code was used already; the one that was shown then holds")
  }
  static var withoutCode: Sentence { Sentence("AppCourse.without-code", "the course has no recovery code") }
  static var otherCode: Sentence { Sentence("AppCourse.other-code", "this is not the recovery code of the course") }
  static func severalCourses(ids: String) -> Sentence {
    Sentence("AppCourse.several-courses", "the files are of several courses: { $ids }", ["ids": .text(ids)])
  }
  static func courseHere(id: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.course-here", "the course “{ $id }” is on this machine: { $command }",
      ["id": .text(id), "command": .command(command)])
  }
  static var codeOrFiles: Sentence {
    Sentence(
      "AppCourse.code-or-files",
      "this is not the recovery code of the course, or the files lack the course; give the invitation")
  }
  static func codeShown(code: String) -> Sentence {
    Sentence(
      "AppCourse.code-shown",
      "the recovery code of the course: { $code }; write it down now, it is not shown again. It takes the course back if your key is stolen or lost",
      ["code": .text(code)])
  }
  static var rowLevel: Sentence { Sentence("AppCourse.row-level", "level") }
  static var rowTeacher: Sentence { Sentence("AppCourse.row-teacher", "teacher") }
  static var rowBegins: Sentence { Sentence("AppCourse.row-begins", "begins") }
  static var rowWeeks: Sentence { Sentence("AppCourse.row-weeks", "weeks done") }
  static var rowLesson: Sentence { Sentence("AppCourse.row-lesson", "lesson") }
  static var rowSubmission: Sentence { Sentence("AppCourse.row-submission", "submission") }
  static var rowFeedback: Sentence { Sentence("AppCourse.row-feedback", "feedback") }
  static var rowDue: Sentence { Sentence("AppCourse.row-due", "due") }
  static var rowSession: Sentence { Sentence("AppCourse.row-session", "session") }
  static func weeksCounted(counted: Int, count: Int) -> Sentence {
    Sentence(
      "AppCourse.weeks-counted", "{ $counted } of { $count }", ["counted": .number(counted), "count": .number(count)])
  }
  static func firstLessonOpens(day: String) -> Sentence {
    Sentence("AppCourse.first-lesson-opens", "The first lesson opens on { $day }.", ["day": .text(day)])
  }
  static func firstLessonOn(day: String) -> Sentence {
    Sentence("AppCourse.first-lesson-on", "the first lesson opens on { $day }", ["day": .text(day)])
  }
  static var weeksBegin: Sentence {
    Sentence("AppCourse.weeks-begin", "Your weeks begin once you are placed in a level.")
  }
  static func meanwhile(title: String) -> Sentence {
    Sentence("AppCourse.meanwhile", "Meanwhile: { $title }", ["title": .text(title)])
  }
  static func deadlineDone(moment: String) -> Sentence {
    Sentence("AppCourse.deadline-done", "{ $moment } ✓", ["moment": .text(moment)])
  }
  static func deadlinePassed(moment: String) -> Sentence {
    Sentence("AppCourse.deadline-passed", "{ $moment }, passed", ["moment": .text(moment)])
  }
  static func deadlineLeft(moment: String, span: String) -> Sentence {
    Sentence("AppCourse.deadline-left", "{ $moment }, { $span } left", ["moment": .text(moment), "span": .text(span)])
  }
  static var sessionLive: Sentence { Sentence("AppCourse.session-live", "live now") }
  static func sessionBegins(span: String) -> Sentence {
    Sentence("AppCourse.session-begins", "in { $span }", ["span": .text(span)])
  }
  static var sessionEnded: Sentence { Sentence("AppCourse.session-ended", "ended") }
  static func sessionMoved(moment: String) -> Sentence {
    Sentence("AppCourse.session-moved", "{ $moment } (moved)", ["moment": .text(moment)])
  }
  static var sessionClass: Sentence { Sentence("AppCourse.session-class", "class") }
  static var sessionCircle: Sentence { Sentence("AppCourse.session-circle", "reading circle") }
  static var sessionOffice: Sentence { Sentence("AppCourse.session-office", "office hours") }
  static func sessionLine(kind: Sentence, session: String) -> Sentence {
    Sentence("AppCourse.session-line", "{ $kind }: { $session }", ["kind": .sentence(kind), "session": .text(session)])
  }
  static var noSessions: Sentence { Sentence("AppCourse.no-sessions", "no sessions in these days") }
  static func noSessionsNext(session: String) -> Sentence {
    Sentence(
      "AppCourse.no-sessions-next", "no sessions in these days; the next one: { $session }", ["session": .text(session)]
    )
  }
  static func weekDue(week: Int, deadline: Sentence) -> Sentence {
    Sentence(
      "AppCourse.week-due", "due: week { $week }, { $deadline }",
      ["week": .number(week), "deadline": .sentence(deadline)])
  }
  static var coming: Sentence { Sentence("AppCourse.coming", "you will come") }
  static var notComing: Sentence { Sentence("AppCourse.not-coming", "you will not come") }
  static func noSession(name: String, ids: String) -> Sentence {
    Sentence(
      "AppCourse.no-session", "the course has no session “{ $name }”: { $ids }",
      ["name": .text(name), "ids": .text(ids)])
  }
  static func noSessionOn(name: String, day: String) -> Sentence {
    Sentence(
      "AppCourse.no-session-on", "there is no session “{ $name }” on { $day }",
      ["name": .text(name), "day": .text(day)])
  }
  static func weekOpens(week: Int, day: String) -> Sentence {
    Sentence("AppCourse.week-opens", "week { $week } opens on { $day }", ["week": .number(week), "day": .text(day)])
  }
  static func weekTitle(week: Int, count: Int) -> Sentence {
    Sentence("AppCourse.week-title", "Week { $week } of { $count }", ["week": .number(week), "count": .number(count)])
  }
  static func weekTitleTopic(week: Int, count: Int, topic: String) -> Sentence {
    Sentence(
      "AppCourse.week-title-topic", "Week { $week } of { $count }: { $topic }",
      ["week": .number(week), "count": .number(count), "topic": .text(topic)])
  }
  static var weekLesson: Sentence { Sentence("AppCourse.week-lesson", "Lesson") }
  static var weekNoParts: Sentence { Sentence("AppCourse.week-no-parts", "none this week") }
  static func partMinutes(minutes: Int) -> Sentence {
    Sentence("AppCourse.part-minutes", "{ $minutes } min", ["minutes": .number(minutes)])
  }
  static func weekSubmission(passage: String) -> Sentence {
    Sentence("AppCourse.week-submission", "Submission: { $passage }", ["passage": .text(passage)])
  }
  static var weekQuestions: Sentence { Sentence("AppCourse.week-questions", "Questions") }
  static func due(deadline: Sentence) -> Sentence {
    Sentence("AppCourse.due", "due { $deadline }", ["deadline": .sentence(deadline)])
  }
  static var notNeeded: Sentence { Sentence("AppCourse.not-needed", "not needed") }
  static var nothingSent: Sentence { Sentence("AppCourse.nothing-sent", "nothing sent yet") }
  static var lessonFirst: Sentence { Sentence("AppCourse.lesson-first", "finish the lesson first, then record") }
  static var waits: Sentence { Sentence("AppCourse.waits", "waits for feedback") }
  static var replaced: Sentence { Sentence("AppCourse.replaced", "the next one takes its place") }
  static func feedbackOn(moment: String, result: Sentence) -> Sentence {
    Sentence(
      "AppCourse.feedback-on", "feedback { $moment }: { $result }",
      ["moment": .text(moment), "result": .sentence(result)])
  }
  static func feedbackNew(moment: String, result: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.feedback-new", "feedback { $moment }: { $result }: { $command }",
      ["moment": .text(moment), "result": .sentence(result), "command": .command(command)])
  }
  static func weeksNeeded(counted: Int, needed: Int) -> Sentence {
    Sentence(
      "AppCourse.weeks-needed", "{ $counted } of { $needed } weeks for the assessment",
      ["counted": .number(counted), "needed": .number(needed)])
  }
  static func weeksNeededOpen(counted: Int, needed: Int, open: Int) -> Sentence {
    Sentence(
      "AppCourse.weeks-needed-open", "{ $counted } of { $needed } weeks for the assessment · { $open } open",
      ["counted": .number(counted), "needed": .number(needed), "open": .number(open)])
  }
  static var columnOfWeek: Sentence { Sentence("AppCourse.column-of-week", "week") }
  static var columnTopic: Sentence { Sentence("AppCourse.column-topic", "topic") }
  static var columnPassage: Sentence { Sentence("AppCourse.column-passage", "passage") }
  static var columnBegins: Sentence { Sentence("AppCourse.column-begins", "begins") }
  static var columnState: Sentence { Sentence("AppCourse.column-state", "state") }
  static var weekLocked: Sentence { Sentence("AppCourse.week-locked", "not yet open") }
  static var weekNotStarted: Sentence { Sentence("AppCourse.week-not-started", "not started") }
  static var weekInProgress: Sentence { Sentence("AppCourse.week-in-progress", "in progress") }
  static var weekReady: Sentence { Sentence("AppCourse.week-ready", "ready to submit") }
  static var weekAwaiting: Sentence { Sentence("AppCourse.week-awaiting", "being heard") }
  static var weekFeedbackReady: Sentence { Sentence("AppCourse.week-feedback-ready", "feedback ready") }
  static var weekAgain: Sentence { Sentence("AppCourse.week-again", "once more") }
  static var weekComplete: Sentence { Sentence("AppCourse.week-complete", "complete ✓") }
  static var weekNotNeeded: Sentence { Sentence("AppCourse.week-not-needed", "not needed") }
  static var resultPass: Sentence { Sentence("AppCourse.result-pass", "passed") }
  static var resultAgain: Sentence { Sentence("AppCourse.result-again", "once more, please") }
  static var resultNotPassed: Sentence { Sentence("AppCourse.result-not-passed", "not passed yet") }
  static func clockAhead(span: String) -> Sentence {
    Sentence("AppCourse.clock-ahead", "the student's clock was { $span } ahead of this one", ["span": .text(span)])
  }
  static func clockBack(span: String) -> Sentence {
    Sentence("AppCourse.clock-back", "the student's clock had been set back by { $span }", ["span": .text(span)])
  }
  static func clocksDiffer(span: String) -> Sentence {
    Sentence("AppCourse.clocks-differ", "the clocks of student and teacher differ by { $span }", ["span": .text(span)])
  }
  static var noFeedback: Sentence { Sentence("AppCourse.no-feedback", "there is no feedback yet") }
  static func noFeedbackOn(part: String) -> Sentence {
    Sentence("AppCourse.no-feedback-on", "there is no feedback on { $part } yet", ["part": .text(part)])
  }
  static func feedbackHeading(part: Sentence, result: Sentence, teacher: String, moment: String) -> Sentence {
    Sentence(
      "AppCourse.feedback-heading", "{ $part }: { $result } · { $teacher }, { $moment }",
      ["part": .sentence(part), "result": .sentence(result), "teacher": .text(teacher), "moment": .text(moment)])
  }
  static func feedbackWeek(week: Int) -> Sentence {
    Sentence("AppCourse.feedback-week", "Week { $week }", ["week": .number(week)])
  }
  static var feedbackAssessment: Sentence { Sentence("AppCourse.feedback-assessment", "Assessment") }
  static var feedbackPlacement: Sentence { Sentence("AppCourse.feedback-placement", "Placement") }
  static var noOrientation: Sentence { Sentence("AppCourse.no-orientation", "this course has no orientation") }
  static var noOrientationPart: Sentence {
    Sentence("AppCourse.no-orientation-part", "there is no such part of the orientation")
  }
  static var orientationDone: Sentence { Sentence("AppCourse.orientation-done", "the orientation is done") }
  static func lessonWithoutParts(week: Int) -> Sentence {
    Sentence("AppCourse.lesson-without-parts", "the lesson of week { $week } has no parts", ["week": .number(week)])
  }
  static func lessonParts(week: Int, count: Int) -> Sentence {
    Sentence(
      "AppCourse.lesson-parts",
      #"""
      the lesson of week { $week } has { $count ->
      [one] { $count } part
      *[other] { $count } parts
      }
      """#, ["week": .number(week), "count": .number(count)])
  }
  static func lessonDone(week: Int) -> Sentence {
    Sentence("AppCourse.lesson-done", "the lesson of week { $week } is complete", ["week": .number(week)])
  }
  static func partDone(part: Int, week: Int) -> Sentence {
    Sentence(
      "AppCourse.part-done", "part { $part } of week { $week } is done", ["part": .number(part), "week": .number(week)])
  }
  static func partOpened(title: String) -> Sentence {
    Sentence("AppCourse.part-opened", "{ $title }: opened", ["title": .text(title)])
  }
  static func partPlayed(title: String) -> Sentence {
    Sentence("AppCourse.part-played", "{ $title }: played", ["title": .text(title)])
  }
  static func partAdvice(command: CommandHint) -> Sentence {
    Sentence("AppCourse.part-advice", "when you have done it: { $command }", ["command": .command(command)])
  }
  static func notOpened(link: String) -> Sentence {
    Sentence(
      "AppCourse.not-opened", "{ $link }: only sound, video, pictures, PDF and text are opened", ["link": .text(link)])
  }
  static func fileOfCourse(link: String, teacher: String) -> Sentence {
    Sentence(
      "AppCourse.file-of-course",
      "{ $link } is a file of the course, which comes with a shared folder; ask { $teacher } for it",
      ["link": .text(link), "teacher": .text(teacher)])
  }
  static func noFile(path: String) -> Sentence {
    Sentence("AppCourse.no-file", "{ $path }: there is no such file; has it arrived?", ["path": .text(path)])
  }
  static func noFileOfCourse(path: String) -> Sentence {
    Sentence("AppCourse.no-file-of-course", "{ $path }: it is no file of the course", ["path": .text(path)])
  }
  static func notWithSudo(target: String) -> Sentence {
    Sentence(
      "AppCourse.not-with-sudo", "not with sudo: the program for { $target } would run as another user",
      ["target": .text(target)])
  }
  static func nothingOpens(target: String) -> Sentence {
    Sentence(
      "AppCourse.nothing-opens", "nothing opens it here (no desktop, or no xdg-open); open it yourself: { $target }",
      ["target": .text(target)])
  }
  static func doesNotStart(program: String) -> Sentence {
    Sentence("AppCourse.does-not-start", "{ $program } does not start", ["program": .text(program)])
  }
  static var freePassage: Sentence { Sentence("AppCourse.free-passage", "a passage that you choose") }
  static func passageOnPage(page: Int, print: String) -> Sentence {
    Sentence("AppCourse.passage-on-page", "page { $page }{ $print }", ["page": .number(page), "print": .text(print)])
  }
  static func passageOnPages(first: Int, last: Int, print: String) -> Sentence {
    Sentence(
      "AppCourse.passage-on-pages", "pages { $first } to { $last }{ $print }",
      ["first": .number(first), "last": .number(last), "print": .text(print)])
  }
  static var nothingToRecite: Sentence { Sentence("AppCourse.nothing-to-recite", "nothing is to be recited now") }
  static func formats(path: String, formats: String, command: CommandHint) -> Sentence {
    Sentence(
      "AppCourse.formats", "{ $path }: a course takes { $formats }; { $command } makes one of them",
      ["path": .text(path), "formats": .text(formats), "command": .command(command)])
  }
  static func noSound(path: String) -> Sentence {
    Sentence("AppCourse.no-sound", "{ $path }: there is no sound in it", ["path": .text(path)])
  }
  static func tooLong(path: String) -> Sentence {
    Sentence("AppCourse.too-long", "{ $path }: it is longer than four hours", ["path": .text(path)])
  }
  static var submittedBefore: Sentence {
    Sentence("AppCourse.submitted-before", "this very recording was submitted already")
  }
  static func submittedWeek(week: Int, length: String) -> Sentence {
    Sentence(
      "AppCourse.submitted-week", "week { $week } is submitted ({ $length })",
      ["week": .number(week), "length": .text(length)])
  }
  static func submittedAssessment(length: String) -> Sentence {
    Sentence("AppCourse.submitted-assessment", "the assessment is submitted ({ $length })", ["length": .text(length)])
  }
  static func submittedPlacement(length: String) -> Sentence {
    Sentence(
      "AppCourse.submitted-placement", "the recitation for your place is submitted ({ $length })",
      ["length": .text(length)])
  }
  static func submittedRest(submitted: Sentence, attempts: String) -> Sentence {
    Sentence(
      "AppCourse.submitted-rest", "{ $submitted }; { $attempts }",
      ["submitted": .sentence(submitted), "attempts": .text(attempts)])
  }
  static func resultWithin(days: Int) -> Sentence {
    Sentence("AppCourse.result-within", "the result usually comes within { $days } days", ["days": .number(days)])
  }
  static func answerWithin(teacher: String, hours: Int) -> Sentence {
    Sentence(
      "AppCourse.answer-within", "{ $teacher } usually answers within { $hours } hours",
      ["teacher": .text(teacher), "hours": .number(hours)])
  }
  static func sendAdvice(command: CommandHint) -> Sentence {
    Sentence("AppCourse.send-advice", "to send it to your teacher: { $command }", ["command": .command(command)])
  }
  static func notedFor(teacher: String) -> Sentence {
    Sentence("AppCourse.noted-for", "noted for { $teacher }", ["teacher": .text(teacher)])
  }
  static var rowName: Sentence { Sentence("AppCourse.row-name", "name") }
  static var rowCourse: Sentence { Sentence("AppCourse.row-course", "course") }
  static var rowGroup: Sentence { Sentence("AppCourse.row-group", "group") }
  static var rowAbout: Sentence { Sentence("AppCourse.row-about", "about") }
  static var rowSubmissions: Sentence { Sentence("AppCourse.row-submissions", "submissions") }
  static var rowSessions: Sentence { Sentence("AppCourse.row-sessions", "sessions attended") }
  static var rowCompleted: Sentence { Sentence("AppCourse.row-completed", "completed") }
  static var rowNext: Sentence { Sentence("AppCourse.row-next", "next level") }
  static var rowQuiet: Sentence { Sentence("AppCourse.row-quiet", "quiet hours") }
  static var rowPlace: Sentence { Sentence("AppCourse.row-place", "shared place") }
  static var rowKey: Sentence { Sentence("AppCourse.row-key", "key") }
  static var rowTeacherKey: Sentence { Sentence("AppCourse.row-teacher-key", "teacher's key") }
  static func profileWeeks(counted: Int, needed: Int) -> Sentence {
    Sentence(
      "AppCourse.profile-weeks", "{ $counted } of { $needed } for the assessment",
      ["counted": .number(counted), "needed": .number(needed)])
  }
  static func nextTeacher(teacher: String) -> Sentence {
    Sentence("AppCourse.next-teacher", "with { $teacher }", ["teacher": .text(teacher)])
  }
  static func nextEnrolment(day: String) -> Sentence {
    Sentence("AppCourse.next-enrolment", "enrolment from { $day }", ["day": .text(day)])
  }
  static func nextBegan(day: String) -> Sentence {
    Sentence("AppCourse.next-began", "began on { $day }", ["day": .text(day)])
  }
  static func nextBegins(day: String) -> Sentence {
    Sentence("AppCourse.next-begins", "begins on { $day }", ["day": .text(day)])
  }
  static var levelsBefore: Sentence { Sentence("AppCourse.levels-before", "Levels before") }
  static func levelWeeks(counted: Int, weeks: Int) -> Sentence {
    Sentence(
      "AppCourse.level-weeks",
      #"""
      { $counted } of { $weeks ->
      [one] { $weeks } week
      *[other] { $weeks } weeks
      }
      """#, ["counted": .number(counted), "weeks": .number(weeks)])
  }
  static func levelCompletedOn(day: String) -> Sentence {
    Sentence("AppCourse.level-completed-on", "completed { $day }", ["day": .text(day)])
  }
  static var levelNotCompleted: Sentence { Sentence("AppCourse.level-not-completed", "not completed") }
  static func noticesOn(minutes: Int, runner: String) -> Sentence {
    Sentence(
      "AppCourse.notices-on",
      #"""
      notifications come by themselves: looked for every { $minutes ->
      [one] { $minutes } minute
      *[other] { $minutes } minutes
      }, by { $runner }
      """#, ["minutes": .number(minutes), "runner": .text(runner)])
  }
  static var noticesOff: Sentence { Sentence("AppCourse.notices-off", "no notifications by themselves any more") }
  static var wasNotSet: Sentence { Sentence("AppCourse.was-not-set", "it was not set") }
  static func onBy(runner: String) -> Sentence {
    Sentence("AppCourse.on-by", "on, by { $runner }", ["runner": .text(runner)])
  }
  static func offAdvice(command: CommandHint) -> Sentence {
    Sentence("AppCourse.off-advice", "off; to set it: { $command }", ["command": .command(command)])
  }
}
