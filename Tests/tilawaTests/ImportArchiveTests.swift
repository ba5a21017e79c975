import Foundation
import Testing
import TilawaTestSupport

/// An archive in a bucket, by one machine and by two.
@Suite(.enabled(if: BucketTestServer.program != nil, "moto is not installed"))
struct ImportArchiveTests {
  private let server: BucketTestServer
  private let folder: TemporaryFolder

  init() async throws {
    server = try await BucketTestServer()
    folder = try TemporaryFolder()
  }

  private func address(_ prefix: String) -> String {
    "s3://\(BucketTestServer.bucket)/\(prefix)?endpoint=\(server.endpoint)&region=us-east-1"
  }

  /// Stores recordings of different lengths, and a file that is none.
  private func fill(_ prefix: String, _ count: Int) throws {
    for number in 1...count {
      let path = try Sound.write(
        .wav, to: "\(folder.path)/\(number).wav", frames: 8000 + 400 * number, rate: 8000)
      try server.put(Array(try Data(contentsOf: URL(filePath: path))), as: "\(prefix)/juz-1/lesson-\(number).wav")
    }
    try server.put(Array("notes".utf8), as: "\(prefix)/notes.txt")
  }

  private func run(_ one: CommandFixture, _ words: String...) throws -> CommandFixture.Outcome {
    try one.run(words, environment: BucketTestServer.variables)
  }

  private func titles(_ one: CommandFixture) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(try one.run("library", "list", "--json").output.utf8))
    let recordings = (value as? [String: Any])?["recordings"] as? [[String: Any]]
    return try #require(recordings).compactMap { $0["title"] as? String }.sorted()
  }

  /// Whether nothing that was fetched is left; a device to which the other one left nothing never had a folder for it.
  private func isCacheEmpty(_ one: CommandFixture) -> Bool {
    let archives = one.home.path + "/cache/archives"
    return (try? FileManager.default.contentsOfDirectory(atPath: archives)) ?? [] == []
  }

  @Test func `recordings of a bucket are imported once, and the cache is empty afterwards`() throws {
    try fill("sheikh-ibrahim", 10)
    let one = try CommandFixture()
    let done = try run(one, "import", address("sheikh-ibrahim"), "--no-hear")
    #expect(done.code == 0, "\(done.complaint)")
    #expect(try titles(one) == (1...10).map { "lesson-\($0)" }.sorted())
    #expect(try one.run("reciters", "list").output.contains("sheikh-ibrahim"))
    #expect(isCacheEmpty(one))
    #expect(try run(one, "import", address("sheikh-ibrahim"), "--no-hear").code == 0)
    #expect(try titles(one).count == 10)
    #expect(try one.run("library", "check").code == 0)
  }

  @Test func `two devices share a bucket`() async throws {
    try fill("archive", 12)
    let devices = [try CommandFixture(), try CommandFixture()]
    for (number, one) in devices.enumerated() {
      #expect(try run(one, "sync", "init", address("results"), "--name", "node-\(number)").code == 0)
    }
    let outcomes = try await withThrowingTaskGroup(of: CommandFixture.Outcome.self) { group in
      for one in devices {
        group.addTask { try run(one, "import", address("archive"), "--shared", "--reciter", "Ali", "--no-hear") }
      }
      var outcomes: [CommandFixture.Outcome] = []
      for try await outcome in group { outcomes.append(outcome) }
      return outcomes
    }
    for outcome in outcomes { #expect(outcome.code == 0, "\(outcome.complaint)") }
    #expect(try titles(devices[0]).count + titles(devices[1]).count == 12)
    #expect(devices.allSatisfy(isCacheEmpty))
    #expect(try run(devices[0], "sync").code == 0)
    #expect(try titles(devices[0]).count == 12)
  }

  @Test func `an address that leads nowhere, or stands beside others, is one line`() throws {
    let one = try CommandFixture()
    let empty = try run(one, "import", address("nothing"))
    #expect(empty.code == 66 && empty.complaints.count == 1, "\(empty.complaint)")
    let wrong = try run(one, "import", "s3://x", "--no-hear")
    #expect(wrong.code == 78 && wrong.complaint.contains("s3://BUCKET/PREFIX"), "\(wrong.complaint)")
    for words in [["--link"], ["--labels", "l.txt"], ["lesson.wav"]] {
      let outcome = try one.run(["import", address("archive")] + words, environment: BucketTestServer.variables)
      #expect(outcome.code == 64 && outcome.complaint.contains("--link"), "\(outcome.complaint)")
    }
    let away = try run(one, "import", "s3://lessons/archive?endpoint=http://127.0.0.1:9")
    #expect(away.code == 69 && !away.complaint.contains("sync"), "\(away.complaint)")
    let noKey = try one.run("import", address("archive"))
    #expect(noKey.code == 78 && noKey.complaint.contains("AWS_ACCESS_KEY_ID"), "\(noKey.complaint)")
  }
}
