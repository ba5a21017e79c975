package import AppBase
import AppLearning
import Glibc
import TilawaAudio
package import TilawaCore
import TilawaStore

// The acts of a student.

extension CourseBook {
  /// Notes that a part of a lesson, or all of it, was heard or seen.
  ///
  /// - Parameters:
  ///   - week: the week; nil: the one that is to be done now; 0: the orientation.
  ///   - item: the part, from 1; nil: the whole lesson.
  package mutating func finishLesson(week: Int?, item: Int?) throws -> CommandAnswer {
    if week == 0 {
      guard course.orientation != nil else { throw Failure(.usage, CourseSentences.noOrientation) }
      try note(own: .oriented)
      return CommandAnswer([CourseSentences.orientationDone], CourseLessonDone(week: 0, done: true))
    }
    let week = try week ?? lessonWeek
    guard let plan = course.week(week), week <= view.week else {
      throw Failure(.usage, CourseSentences.weekNotOpen(week: week))
    }
    if let item {
      guard plan.items.indices.contains(item - 1) else {
        throw Failure(
          .usage,
          plan.items.isEmpty
            ? CourseSentences.lessonWithoutParts(week: week)
            : CourseSentences.lessonParts(week: week, count: plan.items.count))
      }
      let watched = (view.record.watched[week] ?? []).union([item])
      var kinds: [(student: String?, kind: CourseEvent.Kind)] = [(stored.person, .watched(week: week, item: item))]
      if watched.isSuperset(of: 1...plan.items.count) { kinds.append((stored.person, .lessonDone(week: week))) }
      try note(kinds)
    } else {
      try note(own: .lessonDone(week: week))
    }
    let isDone = view.isLessonDone(week)
    let next = CourseSentences.next(command: CommandHint("course", "record", "\(week)"))
    return CommandAnswer(
      [isDone ? CourseSentences.lessonDone(week: week) : CourseSentences.partDone(part: item ?? 1, week: week)]
        + (isDone && plan.hasSubmission ? [next] : []), CourseLessonDone(week: week, done: isDone))
  }

  /// The week whose lesson is to be done now.
  var lessonWeek: Int {
    get throws {
      switch view.today.state {
      case .lessonNotStarted(let week), .lessonInProgress(let week, _): return week
      default:
        guard view.week >= 1 else {
          throw Failure(.usage, CourseSentences.firstLessonOn(day: CourseWords.date(course.start)))
        }
        return min(view.week, course.length)
      }
    }
  }

  /// Returns the part that is to be recited now.
  package func partToRecite() throws -> CourseEvent.Part {
    switch view.today.state {
    case .readyToSubmit(let week, _), .again(let week, _), .noAttemptsLeft(let week, _), .lessonNotStarted(let week),
      .lessonInProgress(let week, _):
      return .week(week)
    case .assessmentOpen, .assessmentAgain: return .assessment
    case .awaitingPlacement: return .placement
    default:
      guard (1...course.length).contains(view.week) else { throw Failure(.usage, CourseSentences.nothingToRecite) }
      return .week(view.week)
    }
  }

  /// Checks that a submission can be sent, and returns what the rules allow after it; nil where they do not count.
  ///
  /// - Throws: `Failure` (usage) with the reason why not.
  package func check(_ part: CourseEvent.Part) throws -> CourseAllowance? {
    let admission = view.admission(of: part)
    if case .open(let allowance) = admission { return allowance?.afterOne }
    if let reason = words.reason(admission, of: part) { throw Failure(.usage, reason) }
    throw Failure(.usage, CourseSentences.nothingToRecite)
  }

  /// Returns the file of a submission: a sound file, or a recording of the library.
  package func soundFile(_ name: String) throws -> AudioFile {
    if access(name, F_OK) != 0, let recording = try? library.recordings.find(name) { return recording.file }
    return try AudioProbe.measure(name, demanding: .present)
  }

  /// Takes a sound into the course.
  func take(_ file: AudioFile) throws -> CourseSound {
    guard let format = try CourseSounds.format(of: file.path) else {
      throw Failure(
        .unreadable,
        CourseSentences.formats(
          path: file.path, formats: CourseSounds.formats.listed, command: CommandHint(naming: "import")
        ))
    }
    guard file.frames > 0 else { throw Failure(.unreadable, CourseSentences.noSound(path: file.path)) }
    let length = file.frames * 1000 / file.rate
    guard length <= 4 * 3_600_000 else { throw Failure(.usage, CourseSentences.tooLong(path: file.path)) }
    return CourseSound(sha256: try sounds.add(file.path, format: format), length: length, format: format)
  }

  /// Submits a sound.
  package mutating func submit(_ part: CourseEvent.Part, _ file: AudioFile) throws -> CommandAnswer {
    let left = try check(part)
    let sound = try take(file)
    if view.record.submissions.contains(where: { $0.part == part && $0.sound.sha256 == sound.sha256 }) {
      throw Failure(.usage, CourseSentences.submittedBefore)
    }
    let id = try note(own: .submitted(part, sound))
    let length = RecitationWords.length(sound.length / 1000)
    let submitted =
      switch part {
      case .week(let week): CourseSentences.submittedWeek(week: week, length: length)
      case .assessment: CourseSentences.submittedAssessment(length: length)
      case .placement: CourseSentences.submittedPlacement(length: length)
      }
    let due =
      part == .assessment
      ? CourseSentences.resultWithin(days: course.assessment.resultDays)
      : CourseSentences.answerWithin(teacher: course.teacher, hours: course.rules.feedbackHours)
    return CommandAnswer(
      [
        left.map { CourseSentences.submittedRest(submitted: submitted, attempts: CourseWords.attempts($0)) }
          ?? submitted, due,
      ] + (stored.folder == nil ? [CourseSentences.sendAdvice(command: CourseBook.sending)] : []),
      CourseSubmitted(
        id: id, part: part.name, sha256: sound.sha256, seconds: sound.length / 1000, attemptsLeft: left?.left,
        catchUp: left?.isCatchUp == true))
  }

  /// Writes a message to the teacher.
  package mutating func ask(_ text: String, about part: CourseEvent.Part, voice: AudioFile?) throws -> CommandAnswer {
    if voice == nil || !text.isEmpty { try check(message: text, about: part) }
    let sound = try voice.map { try take($0).sha256 }
    let id = try note(own: .message(part, CourseMessage(text: text, voice: sound)))
    return CommandAnswer(
      [CourseSentences.notedFor(teacher: course.teacher)], CourseAsked(id: id, part: part.name))
  }

  /// Checks a message of either side.
  ///
  /// - Throws: `Failure` (usage) for one without words, one that is too long, or one about a week that the course has not.
  func check(message text: String, about part: CourseEvent.Part) throws {
    guard text.contains(where: { !$0.isWhitespace }), text.utf8.count <= CourseEventForm.longestText else {
      throw Failure(.usage, CourseSentences.messageLength(count: CourseEventForm.longestText))
    }
    if case .week(let week) = part, course.week(week) == nil {
      throw Failure(.usage, CourseSentences.weeksOfCourse(count: course.length))
    }
  }

  /// Notes whether the student comes to a session.
  package mutating func answer(_ session: String, on day: CalendarDay, isComing: Bool) throws -> CommandAnswer {
    let occurrence = try occurrence(session, day)
    try note(own: .answered(session: occurrence.session.id, day: day, isComing: isComing))
    return CommandAnswer(
      [noted(occurrence, day, isComing ? CourseSentences.coming : CourseSentences.notComing)],
      CourseSessionNoted(occurrence, on: day, coming: isComing))
  }

  /// Returns a session on a day.
  ///
  /// - Parameter name: its id; or its kind, where one session of that kind is on the day.
  func occurrence(_ name: String, _ day: CalendarDay) throws -> CourseOccurrence {
    let ids = course.sessions.map(\.id)
    let isID = ids.contains(name)
    let wanted = course.sessions.filter { isID ? $0.id == name : $0.kind.rawValue == name }
    guard !wanted.isEmpty else {
      throw Failure(
        .usage, CourseSentences.noSession(name: name.printableLine, ids: ids.listed))
    }
    let around = day.advanced(by: -40)...day.advanced(by: 40)
    let found = view.sessions(in: around).filter { occurrence in
      occurrence.day == day && wanted.contains { $0.id == occurrence.session.id }
    }
    guard let first = found.first else {
      throw Failure(.usage, CourseSentences.noSessionOn(name: name, day: "\(day)"))
    }
    guard found.count == 1 else {
      let named = found.map { "\($0.session.id) (\($0.session.title))" }.listed
      throw Failure(.usage, CourseSentences.ambiguousName(name: name, names: named.printableLine))
    }
    return first
  }
}
