import Foundation
import Testing
import TilawaCore
import TilawaFiles
import TilawaTestSupport

@testable import TilawaStore

@Suite(.enabled(if: CourseFixture.canSign, "libsodium is not installed"))
struct CourseStoreTests {
  private let coach = CourseFixture("coach", seed: 1)
  private let student = CourseFixture("student", seed: 2)

  private func begin() throws {
    try coach.join(as: .coach, of: coach.key.name)
    try coach.note([(nil, .published("title: x")), (student.key.name, .placed(level: "1", group: "A"))])
    try student.join(as: .student, of: coach.key.name)
    try student.note([(student.key.name, .enrolled("Yusuf"))])
  }

  @Test func `events of both sides come to the same, in whatever order and however often`() throws {
    try begin()
    try student.note([
      (student.key.name, .lessonDone(week: 1)), (student.key.name, .submitted(.week(1), CourseFixture.sound)),
    ])
    let lines = try student.store.lines(of: "c", student: student.key.name)
    #expect(try coach.take(lines.reversed(), from: student, at: 5000) == 3)
    #expect(try coach.take(lines, from: student, at: 9000) == 0)
    let back = try coach.store.lines(of: "c", student: student.key.name)
    #expect(try student.take(back, from: coach, at: 6000) == 2)
    #expect(try coach.record(of: student) == student.record(of: student, receivedBy: coach))
    #expect(Set(try student.store.lines(of: "c", student: student.key.name)) == Set(back))
  }

  @Test func `an event is numbered after all that its author knew`() throws {
    try begin()
    _ = try student.take(try coach.store.lines(of: "c", student: student.key.name), from: coach)
    try student.note([(student.key.name, .oriented)])
    let counters = try student.store.entries(of: "c").map(\.event.counter)
    #expect(counters.last == (counters.dropLast().max() ?? 0) + 1)
  }

  @Test func `a list of students needs no events`() throws {
    try begin()
    try student.note([(student.key.name, .submitted(.week(1), CourseFixture.sound))])
    _ = try coach.take(try student.store.lines(of: "c", student: student.key.name), from: student)
    let standings = try coach.store.standings(of: "c")
    #expect(standings.map(\.name) == ["Yusuf"])
    #expect(standings.map(\.submitted) == [[1]])
    #expect(standings.map(\.group) == ["A"])
    #expect(standings.first?.waiting.map(\.part) == ["1"])
    #expect(standings.first?.openWeeks(due: [1, 2]) == [2])
  }

  @Test func `a line of an unknown kind is kept and passed on`() throws {
    try begin()
    let line = CourseEventForm(
      course: "c", author: coach.key.name, student: nil, time: CourseFixture.time, counter: 50, kind: .oriented
    ).line.replacing("\"oriented\"", with: "\"later-than-us\"")
    let signed = SignedLine(line: line, signature: coach.key.signature(of: line, for: .event))
    #expect(try student.take([signed], from: coach) == 1)
    #expect(try student.store.lines(of: "c", student: student.key.name).contains(signed))
  }

  @Test func `a course of another teacher does not take the place of a known one`() throws {
    try begin()
    #expect(throws: StoreError.self) {
      try student.join(as: .student, of: String(repeating: "9", count: 64))
    }
  }

  @Test func `a signature holds for its text, its author and its kind alone`() throws {
    let signature = coach.key.signature(of: "x", for: .event)
    #expect(try CourseKey.verifies(signature, of: "x", by: coach.key.name, for: .event))
    #expect(try !CourseKey.verifies(signature, of: "y", by: coach.key.name, for: .event))
    #expect(try !CourseKey.verifies(signature, of: "x", by: student.key.name, for: .event))
    #expect(try !CourseKey.verifies(signature, of: "x", by: coach.key.name, for: .bundle))
    #expect(try !CourseKey.verifies("", of: "x", by: coach.key.name, for: .event))
    #expect(try !CourseKey.verifies(signature, of: "x", by: "nobody", for: .event))
  }

  @Test func `the key of a user is made once, for the user alone`() throws {
    let key = try CourseKey(in: coach.folders)
    #expect(try CourseKey(in: coach.folders).name == key.name)
    let path = coach.folders.data + "/course.key"
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `looks at one place are forgotten with another one, and kept with the same`() throws {
    try begin()
    try coach.store.setFolder("s3://a/b", of: "c")
    try coach.store.note(objects: ["people/1"], of: "c", at: 100)
    try coach.store.setFolder("s3://a/b", of: "c")
    #expect(try coach.store.objects(of: "c") == ["people/1": 100])
    try coach.store.setFolder("s3://a/other", of: "c")
    #expect(try coach.store.objects(of: "c").isEmpty)
    try coach.store.note(objects: ["people/1"], of: "c", at: 200)
    try coach.store.setFolder(nil, of: "c")
    #expect(try coach.store.objects(of: "c").isEmpty)
  }
}

/// One side of a course in a folder of its own.
struct CourseFixture {
  static let time = ZonedTime(seconds: 1000, offset: 0, zone: "UTC")
  static let sound = CourseSound(sha256: String(repeating: "5", count: 64), length: 1000, format: "flac")
  static var canSign: Bool { (try? CourseKey(seed: [UInt8](repeating: 1, count: 32))) != nil }

  let folders: Folders
  let key: CourseKey
  let library: Library
  private let temporary: TemporaryFolder
  var store: CourseStore { library.courses }
  var sounds: CourseSounds { CourseSounds(in: folders) }

  init(_ name: String, seed: UInt8) {
    do {
      temporary = try TemporaryFolder()
      folders = Folders(environment: ["TILAWA_HOME": temporary.path + "/" + name])
      key = try CourseKey(seed: [UInt8](repeating: seed, count: 32))
      library = try Library(folders: folders, for: .writing)
    } catch { preconditionFailure("\(error)") }
  }

  func join(as role: StoredCourse.Role, of coach: String) throws {
    _ = try store.add(
      StoredCourse(id: "c", role: role, coach: coach, person: key.name, joined: 1, told: 1), [], received: 1)
  }

  /// Takes lines over, and returns how many were new.
  func take(_ lines: [SignedLine], from other: CourseFixture, at received: Int = 5000) throws -> Int {
    try store.merge(lines, into: "c", from: other.key.name, received: received).added
  }

  /// Returns a line that this side signs.
  func line(
    _ kind: CourseEvent.Kind, of student: String?, counter: Int, by key: CourseKey? = nil
  ) -> SignedLine {
    let key = key ?? self.key
    let text = CourseEventForm(
      course: "c", author: key.name, student: student, time: CourseFixture.time, counter: counter, kind: kind
    ).line
    return SignedLine(line: text, signature: key.signature(of: text, for: .event))
  }

  func note(_ kinds: [(student: String?, kind: CourseEvent.Kind)]) throws {
    try store.note(kinds, in: "c", by: key, at: CourseFixture.time)
  }

  func record(of student: CourseFixture) throws -> CourseRecord? {
    CourseFold(try store.entries(of: "c"), coach: key.name).records[student.key.name]
  }

  /// Returns the record of this side's events, with the times at which the other side received them.
  func record(of student: CourseFixture, receivedBy other: CourseFixture) throws -> CourseRecord? {
    let received = Dictionary(
      uniqueKeysWithValues: try other.store.entries(of: "c").map { ($0.event.id, $0.received) })
    let entries = try store.entries(of: "c").map { CourseEntry($0.event, received: received[$0.event.id] ?? 0) }
    return CourseFold(entries, coach: other.key.name).records[student.key.name]
  }
}
