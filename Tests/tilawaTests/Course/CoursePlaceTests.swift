import Foundation
import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

/// W-3, W-4: a course through a place that a teacher shares.
@Suite(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"))
struct CoursePlaceTests {
  private func submitted(_ way: CourseFixtures.Way = .folder, samples: Int = 8000) throws -> CourseFixtures {
    let both = try CourseFixtures(way)
    try both.begin()
    try both.go(toWeek: 1, hours: 10)
    #expect(try both.student("course", "lesson", "done").code == 0)
    try both.submit("1", samples: samples)
    return both
  }

  @Test func `a submission and a spoken comment come to the other side whole`() throws {
    let both = try submitted()
    try both.exchange()
    let comment = try both.sound()
    let review = try both.coach("coach", "review", "Yusuf", "1", "--result", "pass", "--voice", comment)
    #expect(review.code == 0, "\(review.complaint)")
    try both.exchange()
    #expect(try both.sounds(both.students) == both.sounds(both.coaches))
    #expect(try both.sounds(both.students).count == 2)
    #expect(try both.state() == "feedback-ready")
    #expect(try both.student("course", "sync").lines == ["nothing new", "nothing to send"])
  }

  @Test func `a recording of the library is submitted by its id, and heard by the teacher`() throws {
    let both = try submitted()
    let imported = try both.student("import", try both.sound(), "--reciter", "Me", "--json")
    #expect(imported.code == 0, "\(imported.complaint)")
    let submission = try both.student("course", "submit", "last", "--for", "1", "--yes")
    #expect(submission.code == 0, "\(submission.complaint)")
    try both.exchange()
    #expect(try both.sounds(both.coaches).count == 2)
    #expect(try both.sounds(both.coaches).allSatisfy { $0.hasSuffix(".wav") })
    let review = try both.coach("coach", "review", "Yusuf", "1", "--no-findings")
    #expect(review.output.contains("sound: ") && !review.output.contains("has not arrived"))
  }

  @Test func `a sound that comes later than its bundle is taken then`() throws {
    let both = try submitted()
    #expect(try both.student("course", "sync").code == 0)
    let piece = try #require(try both.objects().first { $0.contains(".wav-1-1") })
    let kept = both.path("kept")
    try FileManager.default.moveItem(atPath: piece, toPath: kept)
    let early = try both.coach("coach", "sync")
    #expect(early.code == 0)
    #expect(early.complaint.contains("1 recording has not arrived yet"))
    try Data("half".utf8).write(to: URL(filePath: piece))
    #expect(try both.coach("coach", "sync").complaint.contains("1 recording has not arrived yet"))
    #expect(try both.sounds(both.coaches).isEmpty)
    try FileManager.default.removeItem(atPath: piece)
    try FileManager.default.moveItem(atPath: kept, toPath: piece)
    #expect(try both.coach("coach", "sync").lines.first == "new: 0 events, 1 recording")
    #expect(try both.sounds(both.students) == both.sounds(both.coaches))
  }

  @Test func `bundles that are damaged, of others or copies of conflicts change nothing`() throws {
    let both = try submitted()
    #expect(try both.student("course", "sync").code == 0)
    let before = try both.lines(both.coaches)
    let bundle = try #require(try both.objects().last { $0.contains("from-student") && $0.hasSuffix(".tilawa") })
    let whole = try Data(contentsOf: URL(filePath: bundle))
    try whole.dropLast(10).write(to: URL(filePath: bundle))
    try whole.write(to: URL(filePath: bundle.replacing(".tilawa", with: ".sync-conflict-20270101-1-A.tilawa")))
    let damaged = try both.coach("coach", "sync")
    #expect(damaged.code == 0)
    #expect(damaged.complaint.contains("it is damaged or not whole"))
    #expect(try both.lines(both.coaches) == before)
    try whole.write(to: URL(filePath: bundle))
    #expect(try both.coach("coach", "sync").code == 0)
    #expect(try both.lines(both.coaches) == both.lines(both.students))
  }

  @Test func `a student who is given the own folder alone exchanges through it`() throws {
    let both = try submitted()
    let key = try #require(try both.lines(both.students).compactMap { $0.form?.subject }.first)
    let own = "\(both.path("shared"))/\(key.prefix(16))"
    let outcome = try both.student("course", "sync", own)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(try both.coach("coach", "sync").code == 0)
    #expect(try both.lines(both.coaches) == both.lines(both.students))
    #expect(try both.sounds(both.coaches).count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: own).sorted() == ["from-coach", "from-student"])
  }

  @Test(.enabled(if: BucketTestServer.program != nil, "moto is not installed"))
  func `a student whose key opens one folder of a bucket takes part through it`() async throws {
    let server = try await BucketTestServer()
    let both = try CourseFixtures(.bundles)
    try both.begin()
    let keys = both.environment.merging(BucketTestServer.variables) { $1 }
    func coach(_ words: String...) throws -> CommandFixture.Outcome { try both.coaches.run(words, environment: keys) }
    let options = "?endpoint=\(server.endpoint)&region=us-east-1"
    let early = try coach("coach", "access", "Yusuf")
    #expect(early.code == 64 && early.complaint.contains("coach sync PLACE"))
    #expect(try coach("coach", "sync", "s3://\(BucketTestServer.bucket)/level-2\(options)").code == 0)
    // A student of whom the teacher knows nothing yet, and who can write nothing but the own folder.
    let other = try CommandFixture()
    func student(_ words: String...) throws -> CommandFixture.Outcome { try other.run(words, environment: keys) }
    #expect(try student("course", "join", both.invitation, "--name", "Zayd").code == 0)
    let profile = try JSON(reading: try student("course", "profile", "--json").lines.first ?? "")
    let key = try #require(profile["key"]?.scalar).prefix(16)
    let own = "s3://\(BucketTestServer.bucket)/level-2/\(key)\(options)"
    #expect(try student("course", "sync", own).code == 0)
    #expect(try coach("coach", "sync").code == 0)
    #expect(try coach("coach", "students", "--json").lines.joined().contains("Zayd"))
    #expect(try coach("coach", "place", "Zayd", "--group", "A").code == 0)
    #expect(try coach("coach", "sync").code == 0)
    #expect(try student("course", "sync").lines.first?.hasPrefix("new: 1 event") == true)
    let access = try JSON(reading: try coach("coach", "access", "Zayd", "--json").lines.first ?? "")
    #expect(access["address"]?.scalar == own)
    let policy = try coach("coach", "access", "Zayd", "--policy").lines
    #expect(policy == [access["policy"]?.line])
    #expect(policy.joined().contains("\"arn:aws:s3:::\(BucketTestServer.bucket)/level-2/\(key)/*\""))
    #expect(policy.joined().contains("{\"s3:prefix\":[\"level-2/\(key)/*\"]}"))
    let refused = try coach("coach", "access", "Zayd", "--place", both.path("shared"), "--policy")
    #expect(refused.code == 64 && refused.complaints.count == 1)
    withExtendedLifetime(server) {}
  }

  @Test func `wrong places are told in one line`() throws {
    let both = try CourseFixtures(.folder)
    try both.begin()
    let other = try CommandFixture()
    let empty = both.path("empty")
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    let joined = try other.run(["course", "join", empty, "--name", "Zayd"], environment: both.environment)
    #expect(joined.code == 66)
    #expect(
      joined.complaints == [
        "tilawa: \(empty): there is no invitation in it; your teacher types: tilawa coach sync PLACE"
      ])
    let absent = try both.student("course", "sync", both.path("absent"))
    #expect(absent.code == 69 && absent.complaints.count == 1)
    #expect(try both.student("course", "sync", "ftp://x/y").code == 78)
    let mine = both.path("mine")
    #expect(try both.coach("sync", "init", mine).code == 0)
    let refused = try both.coach("coach", "sync", mine)
    #expect(refused.code == 78)
    #expect(refused.complaint.contains("a library is synchronised in this place"))
  }

  @Test(arguments: WebDAVTestServer.Kind.allCases.filter(\.isInstalled))
  func `a server carries a course, and a recitation of several pieces`(kind: WebDAVTestServer.Kind) async throws {
    let server = try await WebDAVTestServer(kind)
    let both = try submitted(
      .place(server.address.replacing("http://", with: "webdav://") + "course"), samples: 3_000_000)
    try both.exchange()
    #expect(try both.lines(both.coaches) == both.lines(both.students))
    #expect(try both.sounds(both.coaches) == both.sounds(both.students))
    #expect(try both.sounds(both.coaches).count == 1)
    withExtendedLifetime(server) {}
  }

  @Test func `an encrypted place shows no names and no words, and asks for its passphrase once`() throws {
    let both = try submitted(.encrypted)
    try both.exchange()
    #expect(try both.sounds(both.coaches).count == 1)
    let objects = try both.objects()
    #expect(!objects.isEmpty)
    #expect(!objects.contains { $0.contains("from-student") || $0.contains("people") })
    for object in objects {
      let content = FileManager.default.contents(atPath: object) ?? Data()
      #expect(content.range(of: Data("Yusuf".utf8)) == nil)
    }
    let again = try both.students.run(
      ["course", "sync"],
      environment: both.environment.merging(["TILAWA_SYNC_PASSPHRASE": "other tones"]) { $1 })
    #expect(again.code == 0)
    let other = try CommandFixture()
    let wrong = try other.run(
      ["course", "join", both.path("shared"), "--name", "Zayd"],
      environment: both.environment.merging(["TILAWA_SYNC_PASSPHRASE": "other tones"]) { $1 })
    #expect(wrong.code == 78 && wrong.complaints.count == 1)
  }

  @Test func `an encrypted place asks for its passphrase again where the keys are not on this machine`() throws {
    let both = try submitted(.encrypted)
    try both.exchange()
    let data = both.coaches.home.path + "/data"
    for name in try FileManager.default.contentsOfDirectory(atPath: data) where name.hasSuffix(".keys") {
      try FileManager.default.removeItem(atPath: "\(data)/\(name)")
    }
    let silent = try both.coaches.run(
      ["coach", "sync"], environment: both.environment.filter { $0.key != "TILAWA_SYNC_PASSPHRASE" })
    #expect(silent.code == 64 && silent.complaint.contains("--key-file"))
    #expect(try both.coach("coach", "sync").code == 0)
    try both.exchange()
  }

  @Test func `a place that is put back as a plain one is told by who has its keys`() throws {
    let both = try submitted(.encrypted)
    try both.exchange()
    try FileManager.default.removeItem(atPath: both.path("shared") + "/keys")
    for outcome in [try both.coach("coach", "sync"), try both.student("course", "sync")] {
      #expect(outcome.code == 78 && outcome.complaints.count == 1)
    }
    #expect(try both.objects().allSatisfy { !$0.contains("from-") && !$0.contains("people") })
  }

  @Test func `nothing is written where a library is synchronised since`() throws {
    let both = try submitted()
    try both.exchange()
    try Data("x".utf8).write(to: URL(filePath: both.path("shared") + "/tilawa-sync.json"))
    #expect(try both.coach("coach", "sync").code == 0)
    #expect(try both.coach("coach", "announce", "news").code == 0)
    let before = try both.objects()
    let refused = try both.coach("coach", "sync")
    #expect(refused.code == 78 && refused.complaints.count == 1)
    #expect(refused.complaint.contains("a library is synchronised in this place"))
    #expect(try both.objects() == before)
  }

  @Test func `a place that is used without encryption is not encrypted`() throws {
    let both = try submitted()
    try both.exchange()
    let outcome = try both.coaches.run(
      ["coach", "sync", "--encrypt"],
      environment: both.environment.merging(["TILAWA_SYNC_PASSPHRASE": "tones and tones"]) { $1 })
    #expect(outcome.code == 78)
    #expect(outcome.complaint.contains("others use this place without encryption"))
    try both.exchange()
  }
}

extension CourseFixtures {
  /// The names of the sounds that one side has.
  func sounds(_ side: CommandFixture) throws -> Set<String> {
    let folder = side.home.path + "/data/course"
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return Set(try FileManager.default.contentsOfDirectory(atPath: folder))
  }

  /// The paths of all objects of the shared folder, sorted.
  func objects() throws -> [String] {
    let root = path("shared")
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { "\(root)/\($0)" }
  }
}
