/// A `CourseEvent` as the members of a line of JSON, the form in which it is stored, hashed and sent.
package struct CourseEventForm: Hashable, Sendable, Codable {
  /// The reason that a form is no event.
  package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    package let sentence: Sentence

    init(_ sentence: Sentence) { self.sentence = sentence }

    package var description: String { sentence.text }
  }

  private enum Kind: String {
    case published, enrolled, placed, oriented, watched, submitted, feedback, heard, message, announced, changed
    case answered, attended, recorded, replayed, waived, graduated, secured, followed, recovered, vouched
    case lessonDone = "lesson-done"
  }

  /// A mark of a feedback.
  package struct Mark: Hashable, Sendable, Codable {
    var time: Int?
    var word: String?
    var symbol: String?
    var text: String?
    var voice: String?
  }

  var course: String
  var author: String
  var student: String?
  /// The time in seconds since 1970, the offset from UTC in minutes, and the time zone.
  var at: Int
  var offset: Int
  var zone: String
  var counter: Int
  var kind: String
  /// The number of a week, or `placement`, or `assessment`.
  var part: String?
  var item: Int?
  var text: String?
  /// The id of another event, of a session, a key, or a name.
  var name: String?
  var group: String?
  var day: String?
  var other: String?
  var sound: String?
  var length: Int?
  var format: String?
  var result: String?
  var marks: [Mark]?

  /// The longest texts that are believed, in bytes, and the most marks.
  package static let longestText = 8000, longestCourse = 1 << 20, longestName = 200, mostMarks = 500

  /// The greatest number by which an event is ordered.
  package static let greatestCounter = 1 << 48
  /// The most events for which one event vouches.
  package static let mostVouched = 100

  /// The public key of the author.
  package var writer: String { author }
  /// The public key of the student whom it concerns; nil: all.
  package var subject: String? { student }
  /// The number by which it is ordered.
  package var order: Int { counter }
  /// The time at which it was written, in seconds since 1970.
  package var seconds: Int { at }

  /// Returns whether the form belongs to a course and can be stored, also where its kind is not known.
  package func isOf(_ course: String) -> Bool {
    self.course == course && CourseID.isValid(course) && Hex.isDigest(author) && student.map(Hex.isDigest) ?? true
      && (0...Self.greatestCounter).contains(counter)
  }

  /// Whether it is the file of the course.
  package var isFile: Bool { kind == Kind.published.rawValue }

  /// Whether it says something about the keys of the teacher.
  package var isAboutKeys: Bool {
    switch Kind(rawValue: kind) {
    case .secured, .followed, .recovered, .vouched: true
    default: false
    }
  }

  /// The line of JSON.
  package var line: String { JSON.line(encoding: self) }

  package init(
    course: String, author: String, student: String?, time: ZonedTime, counter: Int, kind event: CourseEvent.Kind
  ) {
    (self.course, self.author, self.student) = (course, author, student)
    (at, offset, zone, self.counter) = (time.seconds, time.offset, time.zone, counter)
    kind = ""
    put(event)
  }

  package init(_ event: CourseEvent) {
    self.init(
      course: event.course, author: event.author, student: event.student, time: event.time, counter: event.counter,
      kind: event.kind)
  }

  private mutating func put(_ event: CourseEvent.Kind) {
    switch event {
    case .published(let text): (kind, self.text) = (Kind.published.rawValue, text)
    case .enrolled(let name): (kind, self.name) = (Kind.enrolled.rawValue, name)
    case .placed(let level, let group): (kind, name, self.group) = (Kind.placed.rawValue, level, group)
    case .oriented: kind = Kind.oriented.rawValue
    case .watched(let week, let item): (kind, part, self.item) = (Kind.watched.rawValue, "\(week)", item)
    case .lessonDone(let week): (kind, part) = (Kind.lessonDone.rawValue, "\(week)")
    case .submitted(let part, let sound):
      (kind, self.part) = (Kind.submitted.rawValue, part.name)
      (self.sound, length, format) = (sound.sha256, sound.length, sound.format)
    case .feedback(let target, let feedback):
      (kind, name, result) = (Kind.feedback.rawValue, target, feedback.result.rawValue)
      (text, sound) = (feedback.text, feedback.voice)
      marks = feedback.marks.map {
        Mark(time: $0.time, word: $0.word, symbol: $0.symbol?.rawValue, text: $0.text, voice: $0.voice)
      }
    case .heard(let target): (kind, name) = (Kind.heard.rawValue, target)
    case .message(let part, let message):
      (kind, self.part, text, sound) = (Kind.message.rawValue, part.name, message.text, message.voice)
    case .announced(let text): (kind, self.text) = (Kind.announced.rawValue, text)
    case .waived(let week): (kind, part) = (Kind.waived.rawValue, "\(week)")
    case .graduated(let next): (kind, name) = (Kind.graduated.rawValue, next)
    case .secured(let key): (kind, name) = (Kind.secured.rawValue, key)
    case .followed(let key): (kind, name) = (Kind.followed.rawValue, key)
    case .recovered(let key, let recovery): (kind, name, other) = (Kind.recovered.rawValue, key, recovery)
    case .vouched(let ids): (kind, text) = (Kind.vouched.rawValue, ids.joined(separator: " "))
    case .changed, .answered, .attended, .recorded, .replayed: putSession(event)
    }
  }

  private mutating func putSession(_ event: CourseEvent.Kind) {
    switch event {
    case .changed(let session, let day, let change):
      (kind, name, self.day) = (Kind.changed.rawValue, session, "\(day)")
      if case .moved(let to, let start) = change { (other, item) = ("\(to)", start) }
    case .answered(let session, let day, let isComing):
      (kind, name, self.day, item) = (Kind.answered.rawValue, session, "\(day)", isComing ? 1 : 0)
    case .attended(let session, let day): (kind, name, self.day) = (Kind.attended.rawValue, session, "\(day)")
    case .replayed(let session, let day): (kind, name, self.day) = (Kind.replayed.rawValue, session, "\(day)")
    case .recorded(let session, let day, let link):
      (kind, name, self.day, text) = (Kind.recorded.rawValue, session, "\(day)", link)
    default: break
    }
  }

  // MARK: - Back

  /// Returns the event.
  ///
  /// - Parameter id: the SHA-256 of the line.
  /// - Throws: `Fault` for values that no program of ours writes.
  package func event(id: String) throws(Fault) -> CourseEvent {
    guard CourseID.isValid(course) else { throw Fault(CoreSentences.noCourseId) }
    guard Hex.isDigest(author), student.map(Hex.isDigest) ?? true else {
      throw Fault(CoreSentences.noAuthorKey)
    }
    guard (0...4_102_444_800).contains(at), offset.magnitude <= 18 * 60, zone.utf8.count <= 64,
      (0...Self.greatestCounter).contains(counter)
    else { throw Fault(CoreSentences.noSuchMoment) }
    return CourseEvent(
      id: id, course: course, author: author, student: student,
      time: ZonedTime(seconds: at, offset: offset, zone: zone), counter: counter, kind: try readKind())
  }

  private func readKind() throws(Fault) -> CourseEvent.Kind {
    switch Kind(rawValue: kind) {
    case .published: .published(try text(atMost: Self.longestCourse))
    case .enrolled: .enrolled(try name(CoreSentences.noNameThere))
    case .placed:
      .placed(
        level: try name(CoreSentences.noLevelThere), group: group.map { String($0.prefix(Self.longestName)) } ?? "")
    case .oriented: .oriented
    case .watched: .watched(week: try week(), item: try number(item, 1...1000, CoreSentences.impossiblePart))
    case .lessonDone: .lessonDone(week: try week())
    case .submitted: .submitted(try readPart(), try readSound())
    case .feedback: .feedback(try hash(name), try readFeedback())
    case .heard: .heard(try hash(name))
    case .message: .message(try readPart(), CourseMessage(text: try text(), voice: try voice(sound)))
    case .announced: .announced(try text())
    case .waived: .waived(week: try week())
    case .graduated: .graduated(next: try name(CoreSentences.noLevelThere))
    case .secured: .secured(recovery: try hash(name))
    case .followed: .followed(key: try hash(name))
    case .recovered: .recovered(key: try hash(name), recovery: try hash(other))
    case .vouched: .vouched(try ids())
    case .changed:
      .changed(session: try name(CoreSentences.noSessionThere), day: try readDay(day), try change())
    case .answered:
      .answered(session: try name(CoreSentences.noSessionThere), day: try readDay(day), isComing: item == 1)
    case .attended: .attended(session: try name(CoreSentences.noSessionThere), day: try readDay(day))
    case .replayed: .replayed(session: try name(CoreSentences.noSessionThere), day: try readDay(day))
    case .recorded: .recorded(session: try name(CoreSentences.noSessionThere), day: try readDay(day), link: try text())
    case nil: throw Fault(CoreSentences.unknownEvent)
    }
  }

  private func change() throws(Fault) -> CourseChange {
    guard other != nil else { return .cancelled }
    return .moved(to: try readDay(other), start: try number(item, 0...1439, CoreSentences.impossibleTime))
  }

  private func readFeedback() throws(Fault) -> CourseFeedback {
    guard let result = result.flatMap(CourseFeedback.Result.init(rawValue:)) else {
      throw Fault(CoreSentences.unknownResult)
    }
    guard marks?.count ?? 0 <= Self.mostMarks else { throw Fault(CoreSentences.tooManyMarks) }
    var read: [CourseMark] = []
    for mark in marks ?? [] {
      guard mark.time.map({ (0...86_400_000).contains($0) }) ?? true, mark.word?.utf8.count ?? 0 <= 40,
        mark.text?.utf8.count ?? 0 <= Self.longestText
      else { throw Fault(CoreSentences.impossibleMark) }
      read.append(
        CourseMark(
          time: mark.time, word: mark.word ?? "", symbol: mark.symbol.flatMap(CourseMark.Symbol.init(rawValue:)),
          text: mark.text ?? "", voice: try voice(mark.voice)))
    }
    return CourseFeedback(result: result, text: try text(), voice: try voice(sound), marks: read)
  }

  private func readSound() throws(Fault) -> CourseSound {
    guard let format, (1...8).contains(format.utf8.count),
      format.utf8.allSatisfy({ $0.isASCIIDigit || $0.isASCIISmallLetter })
    else { throw Fault(CoreSentences.soundWithoutForm) }
    return CourseSound(
      sha256: try hash(sound), length: try number(length, 0...86_400_000, CoreSentences.impossibleLength),
      format: format)
  }

  private func readPart() throws(Fault) -> CourseEvent.Part {
    switch part {
    case "placement": .placement
    case "assessment": .assessment
    default: .week(try week())
    }
  }

  private func week() throws(Fault) -> Int {
    try number(part.flatMap { Int($0) }, 1...100, CoreSentences.impossibleWeek)
  }

  private func number(_ number: Int?, _ range: ClosedRange<Int>, _ fault: Sentence) throws(Fault) -> Int {
    guard let number, range.contains(number) else { throw Fault(fault) }
    return number
  }

  private func text(atMost bytes: Int = longestText) throws(Fault) -> String {
    guard text?.utf8.count ?? 0 <= bytes else { throw Fault(CoreSentences.textTooLong) }
    return text ?? ""
  }

  private func name(_ fault: Sentence) throws(Fault) -> String {
    guard let name, name.utf8.count <= Self.longestName else { throw Fault(fault) }
    return name
  }

  private func hash(_ text: String?) throws(Fault) -> String {
    guard let text, Hex.isDigest(text) else { throw Fault(CoreSentences.impossibleReference) }
    return text
  }

  private func ids() throws(Fault) -> [String] {
    let ids = try text().split(separator: " ").map(String.init)
    guard ids.count <= Self.mostVouched, ids.allSatisfy(Hex.isDigest) else {
      throw Fault(CoreSentences.impossibleReference)
    }
    return ids
  }

  private func voice(_ text: String?) throws(Fault) -> String? {
    guard let text else { return nil }
    return try hash(text)
  }

  private func readDay(_ text: String?) throws(Fault) -> CalendarDay {
    guard let day = text.flatMap({ CalendarDay($0) }) else { throw Fault(CoreSentences.noDayThere) }
    return day
  }
}

extension CourseEvent.Part {
  /// The name in files and on the command line: `3`, `placement`, `assessment`.
  package var name: String {
    switch self {
    case .week(let week): "\(week)"
    case .placement: "placement"
    case .assessment: "assessment"
    }
  }

  /// The name for people: `week 3`, `placement`, `assessment`.
  package var sentence: Sentence {
    switch self {
    case .week(let week): CoreSentences.weekPart(week: week)
    case .placement: CoreSentences.placementPart
    case .assessment: CoreSentences.assessmentPart
    }
  }

  package var title: String { sentence.text }
}

/// The forms of the ids of a course.
package enum CourseID {
  /// Returns whether a text is the id of a course: 1 to 64 small letters, digits and hyphens, a letter or a digit first.
  package static func isValid(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count) && text.utf8.first != 45
      && text.utf8.allSatisfy { $0.isASCIIDigit || $0.isASCIISmallLetter || $0 == 45 }
  }
}
