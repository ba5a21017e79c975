import Testing
import TilawaCore

@testable import TilawaStore

/// Numbers come from others, and what one notes oneself is stored.
@Suite(.enabled(if: CourseFixture.canSign, "libsodium is not installed"))
struct CourseNumberTests {
  private let coach = CourseFixture("coach", seed: 1)
  private let student = CourseFixture("student", seed: 2)

  private func begin() throws {
    try coach.join(as: .coach, of: coach.key.name)
    try coach.note([(nil, .published("title: x"))])
    try student.join(as: .student, of: coach.key.name)
    _ = try student.take(try coach.store.lines(of: "c", student: student.key.name), from: coach)
  }

  private func announcements() throws -> [String] {
    CourseFold(try coach.store.entries(of: "c"), coach: coach.key.name).board.announcements.map(\.text)
  }

  @Test(arguments: [1 << 40, CourseEventForm.greatestCounter])
  func `the greatest number of a student leaves the teacher's numbers far below`(number: Int) throws {
    try begin()
    let far = student.line(.submitted(.week(1), CourseFixture.sound), of: student.key.name, counter: number)
    #expect(try coach.take([far], from: student) == 1)
    for text in ["one", "two"] { try coach.note([(nil, .announced(text))]) }
    try coach.note([(student.key.name, .feedback(far.id, CourseFeedback(result: .pass)))])
    #expect(try announcements() == ["one", "two"])
    #expect(try coach.record(of: student)?.submissions.first?.answer != nil)
    let own = try coach.store.entries(of: "c").map(\.event).filter { $0.author == coach.key.name }.map(\.counter)
    #expect(own.max() ?? 0 < 1 << 23)
    #expect(try student.take(try coach.store.lines(of: "c", student: student.key.name), from: coach) == 4)
  }

  @Test func `numbers of others still come before those of an answer`() throws {
    try begin()
    _ = try coach.take([student.line(.oriented, of: student.key.name, counter: 900)], from: student)
    try coach.note([(nil, .announced("later"))])
    #expect(try coach.store.entries(of: "c").map(\.event.counter).max() == 901)
  }

  @Test func `a store whose own numbers were driven to the old limit goes on`() throws {
    try begin()
    _ = try coach.take([coach.line(.announced("high"), of: nil, counter: 1 << 40)], from: coach)
    try coach.note([(nil, .announced("higher"))])
    #expect(try announcements() == ["high", "higher"])
    #expect(try student.take(try coach.store.lines(of: "c", student: student.key.name), from: coach) == 2)
  }

  @Test func `an event that cannot be stored is a failure, and none beside it is stored`() throws {
    try begin()
    _ = try coach.take(
      [coach.line(.announced("last"), of: nil, counter: CourseEventForm.greatestCounter)], from: coach)
    let error = #expect(throws: StoreError.self) {
      try coach.note([(student.key.name, .placed(level: "1", group: "")), (nil, .announced("no more"))])
    }
    #expect(error?.code == .corrupt)
    #expect(try announcements() == ["last"])
    #expect(try coach.record(of: student)?.placement == nil)
  }

  @Test func `a line of another course is not taken`() throws {
    try begin()
    let other = student.line(.oriented, of: student.key.name, counter: 3).line.replacing("\"c\"", with: "\"d\"")
    let line = SignedLine(line: other, signature: student.key.signature(of: other, for: .event))
    #expect(try coach.take([line], from: student) == 0)
  }

  @Test func `a teacher takes so much of one student and no more`() throws {
    try begin()
    let few = (0..<10).map { student.line(.lessonDone(week: 1), of: student.key.name, counter: $0 + 2) }
    #expect(try coach.take(few, from: student) == 10)
    let text = String(repeating: "x", count: 7900)
    let part = CourseEvent.Part.week(1)
    let many = (0..<900).map {
      student.line(.message(part, CourseMessage(text: text)), of: student.key.name, counter: $0 + 20)
    }
    let error = #expect(throws: StoreError.self) { _ = try coach.take(many, from: student) }
    #expect(error?.code == .invalid)
    #expect(try coach.store.lines(of: "c", student: student.key.name).count == 11)
  }
}
