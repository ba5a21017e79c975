import Foundation
import Testing
import TilawaCore
import TilawaFiles
import TilawaTestSupport

@testable import TilawaStore

/// A key of a teacher that is in other hands.
@Suite(.enabled(if: CourseFixture.canSign, "libsodium is not installed"))
struct CourseKeyChangeTests {
  private let coach = CourseFixture("coach", seed: 1)
  private let student = CourseFixture("student", seed: 2)
  private let thief: CourseKey
  private let next: CourseKey
  private let code = RecoveryCode()
  private var name: String { student.key.name }

  init() throws {
    (thief, next) = try (
      CourseKey(seed: [UInt8](repeating: 7, count: 32)), CourseKey(seed: [UInt8](repeating: 8, count: 32))
    )
  }

  /// Begins a course in which the student was placed and has submitted.
  private func begin() throws {
    try coach.join(as: .coach, of: coach.key.name)
    try coach.note([
      (nil, .published("title: x")), (nil, .secured(recovery: try code.key.name)),
      (name, .placed(level: "1", group: "A")),
    ])
    try student.join(as: .student, of: coach.key.name)
    try toStudent()
    try student.note([(name, .enrolled("Yusuf"))])
    _ = try coach.take(try student.store.lines(of: "c", student: name), from: student)
  }

  @discardableResult
  private func toStudent() throws -> CourseMerge {
    try student.store.merge(
      try coach.store.lines(of: "c", student: name), into: "c", from: coach.key.name, received: 6000)
  }

  @discardableResult
  private func rotate(since: Int? = nil) throws -> (kept: Int, left: Int) {
    try coach.store.change(
      "c", to: next, .followed(key: next.name), by: coach.key, since: since, at: CourseFixture.time)
  }

  private func recover() throws {
    _ = try coach.store.change(
      "c", to: next, .recovered(key: next.name, recovery: String(repeating: "5", count: 64)), by: try code.key,
      since: nil,
      at: CourseFixture.time)
  }

  private func stolen(_ kind: CourseEvent.Kind, of student: String? = nil, counter: Int = 500) -> SignedLine {
    coach.line(kind, of: student, counter: counter)
  }

  private func record() throws -> CourseRecord? {
    CourseFold(try student.store.entries(of: "c"), coach: coach.key.name).records[name]
  }

  private func announcements() throws -> [String] {
    CourseFold(try student.store.entries(of: "c"), coach: coach.key.name).board.announcements.map(\.text)
  }

  @Test func `what the key before has signed holds on both sides, and the new key goes on`() throws {
    try begin()
    #expect(try rotate().kept == 2)
    try coach.store.note([(nil, .announced("news"))], in: "c", by: next, at: CourseFixture.time)
    let merge = try toStudent()
    #expect(merge.keys.current == next.name && merge.keysBefore.current == coach.key.name)
    #expect(try record()?.placement?.level == "1")
    #expect(try announcements() == ["news"])
    #expect(try coach.store.standings(of: "c").map(\.isPlaced) == [true])
    #expect(Set(try student.store.lines(of: "c", student: name)) == Set(try coach.store.lines(of: "c", student: name)))
  }

  @Test func `what the old key signs after the student knows of the new one is refused`() throws {
    try begin()
    try rotate()
    try toStudent()
    let merge = try student.store.merge(
      [stolen(.announced("false")), stolen(.followed(key: thief.name)), stolen(.graduated(next: ""), of: name)],
      into: "c",
      from: coach.key.name, received: 7000)
    #expect(merge.added == 0 && merge.refused == 2)
    #expect(try announcements().isEmpty)
    #expect(try student.store.keys(of: "c").current == next.name)
  }

  @Test func `what the old key signed behind the teacher's back falls with the old key`() throws {
    try begin()
    _ = try student.take([stolen(.announced("false")), stolen(.graduated(next: ""), of: name)], from: coach)
    #expect(try announcements() == ["false"])
    try rotate()
    try toStudent()
    #expect(try announcements().isEmpty)
    #expect(try record()?.graduation == nil)
    #expect(try record()?.placement != nil)
  }

  @Test func `a bundle that was signed before and arrives later brings what the new key vouches for`() throws {
    try begin()
    try coach.note([(nil, .announced("early"))])
    let early = try coach.store.lines(of: "c", student: name)
    try rotate()
    let late = try coach.store.lines(of: "c", student: name).filter { $0.form?.isFile == false && !early.contains($0) }
    _ = try student.take(late, from: coach)
    #expect(try announcements().isEmpty)
    #expect(try student.take(early, from: coach) == 1)
    #expect(try announcements() == ["early"])
  }

  @Test(arguments: [true, false])
  func `the recovery code wins over a thief who names a key of their own`(isThiefFirst: Bool) throws {
    try begin()
    let theft = [stolen(.followed(key: thief.name), counter: 4)]
    let news = coach.line(.announced("false"), of: nil, counter: 600, by: thief)
    try recover()
    if isThiefFirst {
      #expect(try student.take(theft + [news], from: coach) == 2)
      #expect(try student.store.keys(of: "c").current == thief.name)
      #expect(try announcements() == ["false"])
      try toStudent()
    } else {
      try toStudent()
      #expect(try student.take(theft + [news], from: coach) == 0)
    }
    let keys = try student.store.keys(of: "c")
    #expect(keys.current == next.name && keys.way == .code)
    #expect(try announcements().isEmpty)
    #expect(try record()?.placement != nil)
    #expect(try student.take([coach.line(.announced("again"), of: nil, counter: 700, by: thief)], from: coach) == 0)
  }

  @Test func `a teacher hears that students follow another key, and does not`() throws {
    try begin()
    _ = try student.take([stolen(.followed(key: thief.name))], from: coach)
    let merge = try coach.store.merge(
      try student.store.lines(of: "c", student: name), into: "c", from: name, received: 8000)
    #expect(merge.strangeKey == thief.name)
    #expect(try coach.store.keys(of: "c").current == coach.key.name)
  }

  @Test func `what others brought since a day is left out of what the new key vouches for`() throws {
    try begin()
    _ = try student.take([stolen(.graduated(next: ""), of: name)], from: coach)
    let merge = try coach.store.merge(
      try student.store.lines(of: "c", student: name), into: "c", from: name, received: 8000)
    #expect(merge.own == 1)
    let (kept, left) = try rotate(since: 7000)
    #expect(kept == 2 && left == 1)
    #expect(try coach.record(of: student)?.graduation == nil)
  }

  @Test func `a second student who joins by the new key has what the old one signed`() throws {
    try begin()
    try rotate()
    let path = coach.folders.data + "/i.tilawa"
    let lines = try coach.store.lines(of: "c", student: "-")
    try CourseBundle.write(
      lines, sounds: [], in: .init(course: "c", from: next, to: ""), at: 1, from: coach.sounds, to: OutputTarget(path))
    let bundle = try CourseBundle(path)
    #expect(bundle.firstKey == coach.key.name)
    let other = CourseFixture("other", seed: 3)
    let course = StoredCourse(
      id: "c", role: .student, coach: bundle.firstKey, person: other.key.name, joined: 1, told: 1)
    _ = try other.store.add(course, bundle.lines, received: 1)
    #expect(CourseFold(try other.store.entries(of: "c"), coach: coach.key.name).board.text == "title: x")
    #expect(try other.store.keys(of: "c").current == next.name)
  }

  // MARK: - Codes and files

  @Test func `a recovery code is read as it was written down, and a slip is seen`() throws {
    let code = RecoveryCode()
    #expect(code.text.split(separator: "-").map(\.count) == [Int](repeating: 4, count: 8))
    let typed = code.text.lowercased().replacing("-", with: " ").replacing("0", with: "o").replacing("1", with: "l")
    #expect(try RecoveryCode(typed)?.key.name == code.key.name)
    let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    let checks = letters.flatMap { one in letters.map { "\(one)\($0)" } }
    let same = String(repeating: "7K", count: 15)
    #expect(checks.count { RecoveryCode(same + $0) != nil } == 1)
    #expect(RecoveryCode(String(code.text.dropLast())) == nil)
    #expect(RecoveryCode("") == nil)
    #expect(try RecoveryCode().key.name != code.key.name)
  }

  @Test func `a new key is that for new courses, and the one before stays for old ones`() throws {
    let first = try CourseKey(in: coach.folders)
    let second = try CourseKey.following([first.name], in: coach.folders)
    #expect(second.name != first.name)
    #expect(try CourseKey(in: coach.folders).name == second.name)
    #expect(try CourseKey(in: coach.folders, named: first.name).name == first.name)
    #expect(try CourseKey.following([first.name], in: coach.folders).name == second.name)
    #expect(throws: StoreError.self) { try CourseKey(in: coach.folders, named: thief.name) }
  }
}
