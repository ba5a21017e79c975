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
      guard course.orientation != nil else { throw Failure(.usage, "this course has no orientation") }
      try note(own: .oriented)
      return CommandAnswer(["the orientation is done"], .object([("week", .int(0)), ("done", .bool(true))]))
    }
    let week = try week ?? lessonWeek
    guard let plan = course.week(week), week <= view.week else {
      throw Failure(.usage, "week \(week) is not open")
    }
    if let item {
      guard plan.items.indices.contains(item - 1) else {
        let count = plan.items.isEmpty ? "no parts" : Count.words(plan.items.count, "part", "parts")
        throw Failure(.usage, "the lesson of week \(week) has \(count)")
      }
      let watched = (view.record.watched[week] ?? []).union([item])
      var kinds: [(student: String?, kind: CourseEvent.Kind)] = [(stored.person, .watched(week: week, item: item))]
      if watched.isSuperset(of: 1...plan.items.count) { kinds.append((stored.person, .lessonDone(week: week))) }
      try note(kinds)
    } else {
      try note(own: .lessonDone(week: week))
    }
    let isDone = view.isLessonDone(week)
    return CommandAnswer(
      [isDone ? "the lesson of week \(week) is complete" : "part \(item ?? 1) of week \(week) is done"]
        + (isDone && plan.hasSubmission ? ["next: tilawa course record \(week)"] : []),
      .object([("week", .int(week)), ("done", .bool(isDone))]))
  }

  /// The week whose lesson is to be done now.
  var lessonWeek: Int {
    get throws {
      switch view.today.state {
      case .lessonNotStarted(let week), .lessonInProgress(let week, _): return week
      default:
        guard view.week >= 1 else {
          throw Failure(.usage, "the first lesson opens on \(CourseWords.date(course.start))")
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
      guard (1...course.length).contains(view.week) else { throw Failure(.usage, "nothing is to be recited now") }
      return .week(view.week)
    }
  }

  /// Checks that a submission can be sent, and returns what the rules allow after it; nil where they do not count.
  ///
  /// - Throws: `Failure` (usage) with the reason why not.
  package func check(_ part: CourseEvent.Part) throws -> CourseAllowance? {
    let admission = view.admission(of: part)
    if case .open(let allowance) = admission { return allowance?.afterOne }
    throw Failure(.usage, words.refusal(admission, of: part) ?? "nothing is to be recited now")
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
        "\(file.path): a course takes \(CourseSounds.formats.joined(separator: ", ")); tilawa import makes one of them")
    }
    guard file.frames > 0 else { throw Failure(.unreadable, "\(file.path): there is no sound in it") }
    let length = file.frames * 1000 / file.rate
    guard length <= 4 * 3_600_000 else { throw Failure(.usage, "\(file.path): it is longer than four hours") }
    return CourseSound(sha256: try sounds.add(file.path, format: format), length: length, format: format)
  }

  /// Submits a sound.
  package mutating func submit(_ part: CourseEvent.Part, _ file: AudioFile) throws -> CommandAnswer {
    let left = try check(part)
    let sound = try take(file)
    if view.record.submissions.contains(where: { $0.part == part && $0.sound.sha256 == sound.sha256 }) {
      throw Failure(.usage, "this very recording was submitted already")
    }
    let id = try note(own: .submitted(part, sound))
    let what =
      switch part {
      case .week(let week): "week \(week)"
      case .assessment: "the assessment"
      case .placement: "the recitation for your place"
      }
    let remains = left.map { "; \(CourseWords.attempts($0))" } ?? ""
    let due =
      part == .assessment
      ? "the result usually comes within \(course.assessment.resultDays) days"
      : "\(course.teacher) usually answers within \(course.rules.feedbackHours) hours"
    return CommandAnswer(
      ["\(what) is submitted (\(RecitationWords.length(sound.length / 1000)))\(remains)", due]
        + (stored.folder == nil ? ["to send it to your teacher: tilawa course send -o FILE.tilawa"] : []),
      .object([
        ("id", .string(id)), ("part", .string(part.name)), ("sha256", .string(sound.sha256)),
        ("seconds", .int(sound.length / 1000)), ("attempts_left", .optional(left?.left, JSON.int)),
        ("catch_up", .bool(left?.isCatchUp == true)),
      ]))
  }

  /// Writes a message to the teacher.
  package mutating func ask(_ text: String, about part: CourseEvent.Part, voice: AudioFile?) throws -> CommandAnswer {
    if voice == nil || !text.isEmpty { try check(message: text, about: part) }
    let sound = try voice.map { try take($0).sha256 }
    let id = try note(own: .message(part, CourseMessage(text: text, voice: sound)))
    return CommandAnswer(["noted for \(course.teacher)"], .object([("id", .string(id)), ("part", .string(part.name))]))
  }

  /// Checks a message of either side.
  ///
  /// - Throws: `Failure` (usage) for one without words, one that is too long, or one about a week that the course has not.
  func check(message text: String, about part: CourseEvent.Part) throws {
    guard text.contains(where: { !$0.isWhitespace }), text.utf8.count <= CourseEventForm.longestText else {
      throw Failure(.usage, "a message has 1 to \(CourseEventForm.longestText) bytes")
    }
    if case .week(let week) = part, course.week(week) == nil {
      throw Failure(.usage, "the course has the weeks 1 to \(course.length)")
    }
  }

  /// Notes whether the student comes to a session.
  package mutating func answer(_ session: String, on day: CalendarDay, isComing: Bool) throws -> CommandAnswer {
    let occurrence = try occurrence(session, day)
    try note(own: .answered(session: occurrence.session.id, day: day, isComing: isComing))
    return CommandAnswer(
      ["\(occurrence.session.title), \(CourseWords.date(day)): \(isComing ? "you will come" : "you will not come")"],
      .object([("session", .string(occurrence.session.id)), ("day", .string("\(day)")), ("coming", .bool(isComing))]))
  }

  /// Returns a session on a day.
  ///
  /// - Parameter name: its id; or its kind, where one session of that kind is on the day.
  func occurrence(_ name: String, _ day: CalendarDay) throws -> CourseOccurrence {
    let ids = course.sessions.map(\.id)
    let isID = ids.contains(name)
    let wanted = course.sessions.filter { isID ? $0.id == name : $0.kind.rawValue == name }
    guard !wanted.isEmpty else {
      throw Failure(.usage, "the course has no session “\(name.printableLine)”: \(ids.joined(separator: ", "))")
    }
    let around = day.advanced(by: -40)...day.advanced(by: 40)
    let found = view.sessions(in: around).filter { occurrence in
      occurrence.day == day && wanted.contains { $0.id == occurrence.session.id }
    }
    guard let first = found.first else { throw Failure(.usage, "there is no session “\(name)” on \(day)") }
    guard found.count == 1 else {
      let named = found.map { "\($0.session.id) (\($0.session.title))" }.joined(separator: ", ")
      throw Failure(.usage, "“\(name)” may be any of \(named.printableLine)")
    }
    return first
  }
}
