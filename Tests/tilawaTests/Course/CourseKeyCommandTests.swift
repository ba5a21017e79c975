import Foundation
import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

/// `coach key`, with a thief.
@Suite(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"))
struct CourseKeyCommandTests {
  private func begun(_ way: CourseFixtures.Way = .folder) throws -> CourseFixtures {
    let both = try CourseFixtures(way)
    try both.begin()
    try both.go(toWeek: 1, hours: 10)
    return both
  }

  /// Makes a recovery code, and returns it.
  private func code(_ both: CourseFixtures) throws -> String {
    let made = try both.coach("coach", "key", "code", "--json")
    #expect(made.code == 0, "\(made.complaint)")
    return try #require(try JSON(reading: made.lines.first ?? "")["recovery_code"]?.scalar)
  }

  private func recover(_ both: CourseFixtures, _ code: String) throws -> CommandFixture.Outcome {
    let file = both.path("code")
    try code.write(toFile: file, atomically: true, encoding: .utf8)
    return try both.coach("coach", "key", "recover", "--code-file", file)
  }

  private func folder(_ both: CourseFixtures, _ side: String) throws -> String {
    "\(both.path("shared"))/\(try CourseForger(both.students).key.name.prefix(16))/\(side)"
  }

  @Test func `a new course has the public key of a code that is shown once`() throws {
    let both = try CourseFixtures(.folder)
    let file = both.path("new.yaml")
    let made = try both.coach("course", "new", "-o", file, "--json")
    #expect(made.code == 0, "\(made.complaint)")
    let code = try #require(try JSON(reading: made.lines.first ?? "")["recovery_code"]?.scalar)
    #expect(made.complaint.contains(code))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!text.contains(code))
    #expect(text.contains("recovery: \(try #require(RecoveryCode(code)).key.name)\n"))
    #expect(try both.coach("coach", "publish", file).code == 0)
    #expect(try both.coach("coach", "key").lines.last == "it has a recovery code")
    #expect(try both.coach("coach", "key", "code").code == 64)
  }

  @Test(arguments: [CourseFixtures.Way.bundles, .folder])
  func `after a rotation both sides go on, and students are told`(way: CourseFixtures.Way) throws {
    let both = try begun(way)
    #expect(try both.coach("coach", "write", "Yusuf", "before").code == 0)
    let rotated = try both.coach("coach", "key", "rotate")
    #expect(rotated.code == 0, "\(rotated.complaint)")
    #expect(try both.coach("coach", "announce", "after").code == 0)
    let told: CommandFixture.Outcome
    if way == .bundles {
      told = try both.student("course", "open", try both.sent("coach", ["coach", "send", "Yusuf"]))
    } else {
      #expect(try both.coach("coach", "sync").code == 0)
      told = try both.student("course", "sync")
    }
    #expect(told.code == 0)
    #expect(told.complaint.contains("your teacher has a new key"))
    try both.exchange()
    #expect(try both.lines(both.coaches) == both.lines(both.students))
    #expect(try both.state() == "lesson-not-started")
    #expect(try both.announcements(both.students) == ["after"])
  }

  @Test func `what a thief signs after the rotation is refused`() throws {
    let both = try begun()
    let thief = try CourseForger(both.coaches)
    let student = try CourseForger(both.students).key.name
    #expect(try both.coach("coach", "key", "rotate").code == 0)
    #expect(try both.coach("coach", "sync").code == 0)
    #expect(try both.student("course", "sync").code == 0)
    let next = try CourseForger(seed: 9, beside: both.coaches).key.name
    try thief.put(
      [
        thief.line(.announced("false news"), of: nil, counter: 70),
        thief.line(.followed(key: next), of: nil, counter: 71),
        thief.line(.graduated(next: ""), of: student, counter: 72),
      ], to: student, in: folder(both, "from-coach"))
    let synced = try both.student("course", "sync")
    #expect(synced.code == 0)
    #expect(synced.lines.first == "nothing new")
    #expect(synced.complaint.contains("2 events were not taken"))
    #expect(try both.state() == "lesson-not-started")
    #expect(try both.announcements(both.students).isEmpty)
  }

  @Test func `a teacher takes the course back from a thief who was first`() throws {
    let both = try begun()
    let code = try code(both)
    try both.exchange()
    let (thief, next) = (try CourseForger(both.coaches), try CourseForger(seed: 9, beside: both.coaches))
    let student = try CourseForger(both.students).key.name
    let theft = thief.line(.followed(key: next.key.name), of: nil, counter: 70)
    try thief.put([theft], to: student, in: folder(both, "from-coach"))
    let warned = try both.student("course", "sync")
    #expect(warned.complaint.contains("the key may be stolen"), "\(warned.output)\(warned.complaint)")
    try next.put(
      [theft, next.line(.announced("false news"), of: nil, counter: 71)], to: student, in: folder(both, "from-coach"))
    let deceived = try both.student("course", "sync")
    #expect(deceived.lines.first == "new: 1 event, 0 recordings", "\(deceived.output)\(deceived.complaint)")
    let alarmed = try both.coach("coach", "sync")
    #expect(alarmed.code == 65)
    #expect(alarmed.complaint.contains("tilawa coach key recover"))
    #expect(try recover(both, "0000").code == 64)
    #expect(try recover(both, RecoveryCode().text).complaint.contains("not the recovery code of the course"))
    let recovered = try recover(both, code)
    #expect(recovered.code == 0, "\(recovered.complaint)")
    #expect(recovered.complaint.contains("the recovery code of the course: "))
    #expect(try both.coach("coach", "announce", "true news").code == 0)
    #expect(try both.coach("coach", "sync").code == 0)
    let told = try both.student("course", "sync")
    #expect(told.complaint.contains("by the recovery code of the course"))
    #expect(try both.announcements(both.students) == ["true news"])
    #expect(try recover(both, code).complaint.contains("was used already"))
    #expect(try both.coach("coach", "sync").code == 0)
  }

  @Test func `a course is taken back on a machine that does not have it`() throws {
    let both = try begun(.bundles)
    let code = try code(both)
    try both.exchange()
    #expect(try both.coach("coach", "write", "Yusuf", "remember this").code == 0)
    try both.exchange()
    let invitation = try both.sent("coach", ["coach", "invite"])
    let student = try both.sent("student", ["course", "send"])
    let fresh = try CommandFixture()
    let file = both.path("code")
    try code.write(toFile: file, atomically: true, encoding: .utf8)
    let words = ["coach", "key", "recover", "--code-file", file, "--from", invitation, student]
    let recovered = try fresh.run(words, environment: both.environment)
    #expect(recovered.code == 0, "\(recovered.complaint)")
    #expect(try fresh.run(["coach", "students"], environment: both.environment).output.contains("Level 1"))
    let answer = both.path("answer.tilawa")
    #expect(try fresh.run(["coach", "send", "Yusuf", "-o", answer], environment: both.environment).code == 0)
    #expect(try both.student("course", "open", answer).complaint.contains("by the recovery code"))
    #expect(try both.state() == "lesson-not-started")
    #expect(try fresh.run(words, environment: both.environment).code == 64)
  }

  @Test func `an invitation alone does not change the key of a course that is followed`() throws {
    let both = try begun(.bundles)
    #expect(try both.coach("coach", "key", "rotate").code == 0)
    let opened = try both.student("course", "open", try both.sent("coach", ["coach", "invite"]))
    #expect(opened.code == 64)
    #expect(opened.complaint.contains("ask for a file that is for you"))
    let other = try CommandFixture()
    let joined = try other.run(
      ["course", "join", try both.sent("coach", ["coach", "invite"]), "--name", "Bilal"], environment: both.environment)
    #expect(joined.code == 0, "\(joined.complaint)")
  }
}
