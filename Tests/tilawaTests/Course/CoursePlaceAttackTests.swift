import Foundation
import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

/// A place into which others write what they want.
@Suite(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"))
struct CoursePlaceAttackTests {
  private let both: CourseFixtures

  init() throws {
    both = try CourseFixtures(.folder)
    try both.begin()
    try both.go(toWeek: 1, hours: 10)
  }

  private var place: String { both.path("shared") }

  private func folder(_ side: String) throws -> String {
    let key = try CourseForger(both.students).key.name
    return "\(place)/\(key.prefix(16))/\(side)"
  }

  private func bundles(_ side: String) throws -> [String] {
    try both.objects().filter { $0.contains("/\(side)/") && $0.hasSuffix(".tilawa") }
  }

  /// Has a second student join, and returns the program.
  private func second() throws -> CommandFixture {
    let other = try CommandFixture()
    let joined = try other.run(["course", "join", place, "--name", "Bilal"], environment: both.environment)
    #expect(joined.code == 0, "\(joined.complaint)")
    return other
  }

  // MARK: - B4: names and contents

  @Test(arguments: ["old", "foreign"])
  func `a bundle under the name of another one is not taken for it`(kind: String) throws {
    let old = try Data(contentsOf: URL(filePath: try #require(try bundles("from-student").last)))
    #expect(try both.student("course", "ask", "what about this?").code == 0)
    #expect(try both.student("course", "sync").code == 0)
    let new = try #require(try bundles("from-student").last)
    let whole = try Data(contentsOf: URL(filePath: new))
    #expect(whole != old)
    let student = try CourseForger(both.students)
    let foreign = CourseBundle.bytes(
      [student.line(.oriented, of: student.key.name, counter: 900)],
      in: .init(course: "reading", from: student.key, to: ""))
    try (kind == "old" ? old : Data(foreign)).write(to: URL(filePath: new))
    let first = try both.coach("coach", "sync")
    #expect(first.code == 0)
    #expect(first.complaint.contains("another bundle than its name says"))
    try whole.write(to: URL(filePath: new))
    #expect(try both.coach("coach", "sync").lines.first == "new: 1 event, 0 recordings")
    #expect(try both.coach("coach", "write", "Yusuf").output.contains("what about this?"))
  }

  @Test func `a student puts right what others wrote over an own bundle`() throws {
    #expect(try both.student("course", "ask", "is it there?").code == 0)
    #expect(try both.student("course", "sync").code == 0)
    let bundle = try #require(try bundles("from-student").last)
    let whole = try Data(contentsOf: URL(filePath: bundle))
    for content in [Data("garbage".utf8), Data(repeating: 7, count: whole.count)] {
      try content.write(to: URL(filePath: bundle))
      #expect(try both.student("course", "sync").lines.last == "sent: 1 bundle, 0 recordings")
      #expect(try Data(contentsOf: URL(filePath: bundle)) == whole)
    }
    #expect(try both.student("course", "sync").lines.last == "nothing to send")
  }

  @Test func `a teacher puts right bundles and the invitation`() throws {
    #expect(try both.coach("coach", "announce", "news").code == 0)
    #expect(try both.coach("coach", "sync").code == 0)
    let bundle = try #require(try bundles("from-coach").last)
    let invitation = try #require(try both.objects().last { $0.contains("invitation/") })
    for path in [bundle, invitation] { try Data("garbage".utf8).write(to: URL(filePath: path)) }
    #expect(try both.coach("coach", "sync").code == 0)
    #expect(try both.student("course", "sync").lines.first == "new: 1 event, 0 recordings")
    _ = try second()
  }

  @Test func `pieces of a sound that others wrote over are put right`() throws {
    #expect(try both.student("course", "lesson", "done").code == 0)
    try both.submit("1")
    #expect(try both.student("course", "sync").code == 0)
    let piece = try #require(try both.objects().first { $0.contains(".wav-1-1") })
    let whole = try Data(contentsOf: URL(filePath: piece))
    try Data("short".utf8).write(to: URL(filePath: piece))
    #expect(try both.student("course", "sync").lines.last == "sent: 0 bundles, 1 recording")
    try Data(repeating: 7, count: whole.count).write(to: URL(filePath: piece))
    try both.go(toWeek: 1, hours: 40)
    #expect(try both.student("course", "sync").lines.last == "sent: 0 bundles, 1 recording", "its content a day later")
    #expect(try Data(contentsOf: URL(filePath: piece)) == whole)
  }

  @Test func `false pieces beside those of a sound do not hide it`() throws {
    #expect(try both.student("course", "lesson", "done").code == 0)
    try both.submit("1")
    #expect(try both.student("course", "sync").code == 0)
    let piece = try #require(try both.objects().first { $0.contains(".wav-1-1") })
    for name in [".wav-1-3", ".flac-1-1", ".wav-2-2"] {
      try Data("false".utf8).write(to: URL(filePath: piece.replacing(".wav-1-1", with: name)))
    }
    #expect(try both.coach("coach", "sync").code == 0)
    #expect(try both.sounds(both.coaches) == both.sounds(both.students))
  }

  @Test func `a false invitation does not keep anybody from joining`() throws {
    try Data("garbage".utf8).write(to: URL(filePath: "\(place)/invitation/99999999-0123456789abcdef.tilawa"))
    _ = try second()
    #expect(try both.coach("coach", "sync").output.contains("1 student is new"))
  }

  // MARK: - B5: numbers

  @Test func `a student with an absurd number silences nobody`() throws {
    let other = try second()
    try both.exchange()
    let (student, coach) = (try CourseForger(both.students), try CourseForger(both.coaches))
    let evil = both.path("evil.tilawa")
    try student.write([student.line(.oriented, of: student.key.name, counter: 1 << 40)], to: coach.key.name, evil)
    #expect(try both.coach("coach", "open", evil).code == 0)
    #expect(try both.coach("coach", "announce", "an important announcement").code == 0)
    #expect(try both.coach("coach", "sync").code == 0)
    #expect(try other.run(["course", "sync"], environment: both.environment).lines.first?.hasPrefix("new: ") == true)
    #expect(try both.announcements(other) == ["an important announcement"])
  }

  // MARK: - B6: one student and the others

  /// Many events of the student, such as no person makes.
  private func flood() throws {
    let (student, coach) = (try CourseForger(both.students), try CourseForger(both.coaches))
    let text = String(repeating: "x", count: 7900)
    let lines = (0..<900).map { number in
      student.line(.message(.week(1), CourseMessage(text: text)), of: student.key.name, counter: 100 + number)
    }
    try student.put(lines, to: coach.key.name, in: folder("from-student"))
  }

  @Test func `the data of one student do not stop the others, and the teacher is told whose`() throws {
    let other = try second()
    try both.exchange()
    try flood()
    #expect(try other.run(["course", "ask", "and mine?"], environment: both.environment).code == 0)
    #expect(try other.run(["course", "sync"], environment: both.environment).code == 0)
    let synced = try both.coach("coach", "sync", "--json")
    #expect(synced.code == 65)
    #expect(synced.complaint.contains("Yusuf"))
    #expect(synced.complaint.contains("20000"))
    #expect(synced.output.contains("\"troubles\""))
    #expect(try both.coach("coach", "write", "Bilal").output.contains("and mine?"))
    #expect(try both.coach("coach", "announce", "still here").code == 0)
    #expect(try both.coach("coach", "sync").code == 65)
    #expect(try both.student("course", "sync").lines.first == "new: 1 event, 0 recordings")
  }

  @Test func `a folder that is a file stops one student alone`() throws {
    let other = try second()
    try both.exchange()
    let own = try folder("from-coach")
    try FileManager.default.removeItem(atPath: own)
    try Data("x".utf8).write(to: URL(filePath: own))
    #expect(try both.coach("coach", "announce", "to all").code == 0)
    let synced = try both.coach("coach", "sync")
    #expect(synced.code == 65)
    #expect(synced.complaint.contains("Yusuf"))
    #expect(try other.run(["course", "sync"], environment: both.environment).lines.first?.hasPrefix("new: ") == true)
  }

  @Test func `false people cost little, and a true one among them is found`() throws {
    for number in 0..<600 {
      let name = String(number + 0xABC0, radix: 16)
      try Data(repeating: 48, count: 65).write(
        to: URL(filePath: "\(place)/people/\(String(repeating: "0", count: 16 - name.count))\(name)"))
    }
    _ = try second()
    let first = try both.coach("coach", "sync")
    #expect(first.code == 0)
    #expect(first.complaint.contains("people in the place are unknown"))
    #expect(try both.coach("coach", "sync").code == 0)
    #expect(try both.coach("coach", "students").output.contains("Bilal"))
  }

  @Test func `a submission that is no sound is told, and can be returned`() throws {
    #expect(try both.student("course", "lesson", "done").code == 0)
    let student = try CourseForger(both.students)
    let bytes = Array("this is no sound".utf8)
    var hasher = SHA256Hasher()
    hasher.update(String(decoding: bytes, as: UTF8.self))
    let sound = CourseSound(sha256: hasher.finish(), length: 3000, format: "flac")
    let line = student.line(.submitted(.week(1), sound), of: student.key.name, counter: 80)
    try student.put([line], to: try CourseForger(both.coaches).key.name, in: folder("from-student"))
    try Data(bytes).write(to: URL(filePath: "\(try folder("from-student"))/\(sound.sha256).flac-1-1"))
    let synced = try both.coach("coach", "sync")
    #expect(synced.code == 65)
    #expect(synced.complaint.contains("week 1 cannot be heard"))
    #expect(try both.coach("coach", "review", "Yusuf", "1").output.contains("cannot be heard"))
    let returned = try both.coach("coach", "review", "Yusuf", "1", "--result", "again", "--text", "once more")
    #expect(returned.code == 0, "\(returned.complaint)")
    #expect(try both.coach("coach", "students", "--waiting", "--json").output.contains("Yusuf") == false)
    #expect(try both.coach("coach", "sync").code == 0)
  }
}
