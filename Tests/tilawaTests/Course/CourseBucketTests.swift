import Foundation
import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

/// W-3, W-13: the requests of a course in a bucket, and stores that break promises.
@Suite(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"))
struct CourseBucketTests {
  enum Kind: CaseIterable { case plain, sealed, ownFolder }

  /// A teacher and a student with a course in a bucket.
  private final class Sides {
    let store: BadBucket
    let both: CourseFixtures

    init(_ lie: BadBucket.Lie = .none, objects: [String] = []) throws {
      store = try BadBucket(lie, objects: objects)
      both = try CourseFixtures(.bundles)
      try both.begin()
    }

    private func run(_ side: CommandFixture, as name: String, _ words: [String]) throws -> CommandFixture.Outcome {
      let keys = [
        "AWS_ACCESS_KEY_ID": name, "AWS_SECRET_ACCESS_KEY": "wird 7", "TILAWA_SYNC_PASSPHRASE": "tones and tones",
      ]
      let outcome = try side.run(words, environment: both.environment.merging(keys) { $1 })
      #expect(outcome.code == 0, "\(words): \(outcome.complaint)")
      return outcome
    }

    @discardableResult
    func coach(_ words: String...) throws -> CommandFixture.Outcome { try run(both.coaches, as: "coach", words) }

    @discardableResult
    func student(_ words: String...) throws -> CommandFixture.Outcome { try run(both.students, as: "student", words) }

    /// Begins the place, and exchanges until nothing is new.
    func begin(_ kind: Kind = .plain) throws {
      let place = store.address(of: "school/course")
      if kind == .sealed { try coach("coach", "sync", place, "--encrypt") } else { try coach("coach", "sync", place) }
      var own = place
      if kind == .ownFolder {
        let profile = try JSON(reading: try student("course", "profile", "--json").lines.first ?? "")
        own = store.address(of: "school/course/\(try #require(profile["key"]?.scalar).prefix(16))")
      }
      try student("course", "sync", own)
      for _ in 0..<3 { try exchange() }
    }

    func exchange() throws {
      try coach("coach", "sync")
      try student("course", "sync")
    }

    /// The requests of one more exchange of each side.
    func idle() throws -> (coach: Int, student: Int) {
      let before = (store.requests(by: "coach"), store.requests(by: "student"))
      try exchange()
      return (store.requests(by: "coach") - before.0, store.requests(by: "student") - before.1)
    }
  }

  private func idle(_ kind: Kind, _ lie: BadBucket.Lie = .none, objects: [String] = []) throws -> (Int, Int) {
    let sides = try Sides(lie, objects: objects)
    try sides.begin(kind)
    return try sides.idle()
  }

  @Test(arguments: Kind.allCases) func `nothing new is one list for a teacher, and one or two for a student`(
    kind: Kind
  ) throws {
    let (coach, student) = try idle(kind)
    #expect(coach == 1)
    #expect(student == (kind == .ownFolder ? 1 : 2))
  }

  @Test(arguments: Kind.allCases) func `a school beside the course changes nothing`(kind: Kind) throws {
    let others = (0..<400).map { "school/level-\($0 / 20)/\(Hex.padded($0, to: 16))/from-student/x.tilawa" }
    #expect(try idle(kind, objects: others) == idle(kind))
  }

  @Test func `recordings of others in the place cost two requests more`() throws {
    let others = (0..<3000).map { "school/course/recordings/\($0)" }
    let (coach, student) = try idle(.plain, objects: others)
    #expect(coach <= 3 && student == 2)
  }

  @Test(arguments: Kind.allCases) func `days later nothing is read back that the store has not written since`(
    kind: Kind
  ) throws {
    let sides = try Sides()
    try sides.begin(kind)
    try sides.both.go(to: "2027-01-08 10:00")
    sides.store.pass(days: 3)
    let (coach, student) = try sides.idle()
    #expect(coach == 1 && student <= 2)
  }

  @Test func `a student who is new is found and answered by one list`() throws {
    let sides = try Sides()
    let place = sides.store.address(of: "school/course")
    try sides.coach("coach", "sync", place)
    try sides.student("course", "sync", place)
    let before = sides.store.requests.count { $0.path.contains("list-type") }
    #expect(try sides.coach("coach", "sync").lines.first?.hasPrefix("new: ") != nil)
    #expect(sides.store.requests.count { $0.path.contains("list-type") } == before + 1)
    try sides.student("course", "sync")
    #expect(try sides.both.lines(sides.both.coaches) == sides.both.lines(sides.both.students))
  }

  @Test(
    arguments: [Kind.plain, .sealed],
    [
      BadBucket.Lie.smallPages, .emptyFirstPages, .ignoresStart, .knowsNoStart, .ignoresPrefix, .lateLists,
      .losesAnswers, .ignoresCondition,
    ])
  func `whatever way the store lists, a submission and its feedback come to the other side`(
    kind: Kind, lie: BadBucket.Lie
  ) throws {
    let sides = try Sides(lie)
    let both = sides.both
    try sides.begin(kind)
    try both.go(toWeek: 1, hours: 10)
    try sides.student("course", "lesson", "done")
    try both.submit("1")
    for _ in 0..<3 { try sides.exchange() }
    try sides.coach("coach", "review", "Yusuf", "1", "--result", "pass", "--voice", try both.sound())
    for _ in 0..<3 { try sides.exchange() }
    #expect(try both.state() == "feedback-ready")
    #expect(try both.lines(both.coaches) == both.lines(both.students))
    #expect(try both.sounds(both.coaches) == both.sounds(both.students))
    #expect(try both.sounds(both.coaches).count == 2)
    let (coach, student) = try sides.idle()
    #expect([.smallPages, .emptyFirstPages].contains(lie) || coach <= 3 && student <= 3)
  }

  @Test(.enabled(if: BucketTestServer.program != nil, "moto is not installed"))
  func `a store of another maker lists a course in the same way`() async throws {
    let server = try await BucketTestServer()
    let both = try CourseFixtures(.bundles)
    try both.begin()
    let keys = both.environment.merging(BucketTestServer.variables) { $1 }
    let place = "s3://\(BucketTestServer.bucket)/level-3?endpoint=\(server.endpoint)&region=us-east-1"
    #expect(try both.coaches.run(["coach", "sync", place], environment: keys).code == 0)
    #expect(try both.students.run(["course", "sync", place], environment: keys).code == 0)
    for _ in 0..<2 {
      #expect(try both.coaches.run(["coach", "sync"], environment: keys).code == 0)
      #expect(try both.students.run(["course", "sync"], environment: keys).code == 0)
    }
    #expect(try both.coaches.run(["coach", "announce", "to all"], environment: keys).code == 0)
    #expect(try both.coaches.run(["coach", "sync"], environment: keys).lines.last == "sent: 1 bundle, 0 recordings")
    let last = try both.students.run(["course", "sync"], environment: keys)
    #expect(last.lines.first == "new: 1 event, 0 recordings")
    #expect(try both.lines(both.coaches) == both.lines(both.students))
    withExtendedLifetime(server) {}
  }
}
