import Testing

@testable import TilawaCore

@Suite struct CourseFoldTests {
  private static func busy() -> Semester {
    var semester = Semester()
    semester.place()
    for week in 1...6 { semester.complete(week) }
    semester.add(.announced("No class on Tuesday"), at: at("2027-02-01 10:00"))
    semester.add(.message(.week(2), CourseMessage(text: "A question")), at: at("2027-02-02 10:00"))
    return semester
  }

  @Test(arguments: 1...20)
  func `neither order nor duplicates of events matter`(seed: UInt64) {
    let semester = CourseFoldTests.busy()
    let whole = CourseFold(semester.entries, coach: Semester.coach)
    var generator = Shuffle(state: seed)
    let mixed = (semester.entries + semester.entries.prefix(20)).shuffled(using: &generator)
    #expect(CourseFold(mixed, coach: Semester.coach) == whole)
  }

  @Test func `feedback that comes before its submission is taken when that arrives`() {
    let semester = CourseFoldTests.busy()
    let submissions = semester.entries.filter { if case .submitted = $0.event.kind { true } else { false } }
    let rest = semester.entries.filter { !submissions.contains($0) }
    #expect(CourseFold(rest, coach: Semester.coach).records[Semester.student]?.submissions.isEmpty == true)
    let whole = CourseFold(rest + submissions, coach: Semester.coach)
    #expect(whole.records[Semester.student]?.submissions.allSatisfy { $0.answer != nil } == true)
  }

  @Test func `an answer counts whatever the number of what it answers`() {
    var semester = Semester()
    let id = semester.send(.week(1), at: 0)
    let sent = semester.entries[0].event
    let far = CourseEvent(
      id: id, course: sent.course, author: sent.author, student: sent.student, time: sent.time, counter: 1 << 40,
      kind: sent.kind)
    semester.answer(id, at: 60)
    let entries = [CourseEntry(far, received: 0)] + semester.entries.dropFirst()
    let record = CourseFold(entries, coach: Semester.coach).records[Semester.student]
    #expect(record?.submissions.first?.answer?.isHeard == true)
  }

  @Test func `a student can neither place nor grade, and not write for another`() {
    var semester = Semester()
    semester.add(.placed(level: "Level 9", group: ""), at: 0, author: Semester.student)
    let other = String(repeating: "b", count: 64)
    semester.add(.enrolled("Another"), at: 0, author: other)
    semester.send(.week(1), at: 0)
    semester.add(.feedback(semester.last, CourseFeedback(result: .pass)), at: 0, author: Semester.student)
    let record = CourseFold(semester.entries, coach: Semester.coach).records[Semester.student]
    #expect(record?.placement == nil)
    #expect(record?.name == "")
    #expect(record?.submissions.first?.answers.isEmpty == true)
  }

  @Test func `the teacher writes into a student's thread, and nobody else`() {
    var semester = Semester()
    let part = CourseEvent.Part.week(1)
    semester.add(.message(part, CourseMessage(text: "question")), at: 0)
    semester.add(.message(part, CourseMessage(text: "answer")), at: 60, author: Semester.coach)
    semester.add(.message(part, CourseMessage(text: "intruder")), at: 90, author: String(repeating: "b", count: 64))
    let record = CourseFold(semester.entries, coach: Semester.coach).records[Semester.student]
    #expect(record?.messages.map(\.message.text) == ["question", "answer"])
  }

  // MARK: - As lines

  @Test func `every kind of event is the same after a line`() throws {
    let (hash, other) = (hash(1), hash(2))
    let mark = CourseMark(time: 1200, word: "78:2:3", symbol: .madd, text: "longer", voice: other)
    let kinds: [CourseEvent.Kind] = [
      .published("title: x\n"), .enrolled("يوسف"), .placed(level: "Level 2", group: "A"), .oriented,
      .watched(week: 3, item: 2), .lessonDone(week: 3),
      .submitted(.placement, CourseSound(sha256: hash, length: 1, format: "flac")),
      .submitted(.week(15), CourseSound(sha256: hash, length: 1, format: "m4a")),
      .feedback(hash, CourseFeedback(result: .notPassed, text: "a\nb", voice: other, marks: [mark])), .heard(hash),
      .message(.assessment, CourseMessage(text: "?", voice: nil)), .announced("all"),
      .changed(session: "class", day: day("2027-02-02"), .cancelled),
      .changed(session: "class", day: day("2027-02-02"), .moved(to: day("2027-02-03"), start: 600)),
      .answered(session: "class", day: day("2027-02-02"), isComing: false), .secured(recovery: hash),
      .followed(key: hash), .recovered(key: hash, recovery: other), .vouched([hash, other]),
      .attended(session: "class", day: day("2027-02-02")),
      .recorded(session: "class", day: day("2027-02-02"), link: "https://x.example"),
      .replayed(session: "class", day: day("2027-02-02")), .waived(week: 4), .graduated(next: "Level 3"),
    ]
    for kind in kinds {
      let event = CourseEvent(
        id: hash, course: "level-2", author: Semester.coach, student: Semester.student,
        time: ZonedTime(seconds: 1_800_000_000, offset: 180, zone: "Asia/Riyadh"), counter: 7, kind: kind)
      let line = CourseEventForm(event).line
      let read = try JSON(reading: line).decoded(as: CourseEventForm.self)
      #expect(try read.event(id: hash) == event)
      #expect(read.line == line)
    }
  }

  @Test(arguments: [
    #"{"course":"../x","author":"A","at":0,"offset":0,"zone":"","counter":1,"kind":"oriented"}"#,
    #"{"course":"x","author":"A","at":0,"offset":0,"zone":"","counter":1,"kind":"unheard-of"}"#,
    #"{"course":"x","author":"A","at":-5,"offset":0,"zone":"","counter":1,"kind":"oriented"}"#,
    #"{"course":"x","author":"A","at":0,"offset":0,"zone":"","counter":1,"kind":"waived","part":"0"}"#,
    #"{"course":"x","author":"A","at":0,"offset":0,"zone":"","counter":1,"kind":"submitted","part":"1","sound":"../../etc","length":1,"format":"flac"}"#,
    #"{"course":"x","author":"A","at":0,"offset":0,"zone":"","counter":1,"kind":"submitted","part":"1","sound":"A","length":1,"format":"a/b"}"#,
    #"{"course":"x","author":"A","at":0,"offset":0,"zone":"","counter":-1,"kind":"oriented"}"#,
    // Found by fuzzing: the smallest number has no opposite.
    #"{"course":"x","author":"A","at":0,"offset":-9223372036854775808,"zone":"","counter":1,"kind":"oriented"}"#,
    #"{"course":"x","author":"nobody","at":0,"offset":0,"zone":"","counter":1,"kind":"oriented"}"#,
  ])
  func `what no program writes is refused`(line: String) throws {
    let line = line.replacing("\"A\"", with: "\"\(Semester.coach)\"")
    let form = try JSON(reading: line).decoded(as: CourseEventForm.self)
    #expect(throws: CourseEventForm.Fault.self) { _ = try form.event(id: hash(1)) }
  }
}

/// A small generator with a seed.
private struct Shuffle: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
