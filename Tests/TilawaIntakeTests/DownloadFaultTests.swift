import Foundation
import TilawaAudio
import Testing
import TilawaCore
import TilawaNetwork
import TilawaStore
import TilawaTestSupport

@testable import TilawaIntake

// T-F4.4: what goes wrong on the way ends in a clear state, and nothing partial is ever offered.
@Suite("What goes wrong while fetching")
struct DownloadFaultTests {
  /// A server that answers like this until it is healed.
  private func sick(
    then good: @escaping DownloadFixture.Handler = DownloadFixture.good, _ reply: @escaping DownloadFixture.Handler
  ) throws -> (fixture: DownloadFixture, healing: Healing) {
    let healing = Healing()
    let fixture = try DownloadFixture { request, file in
      healing.isHealed.withLock { $0 } ? good(request, file) : reply(request, file)
    }
    return (fixture, healing)
  }

  private final class Healing: Sendable { let isHealed = Guarded(false) }

  private func expectFailure(
    silence: Duration = .seconds(20), where check: (any Error) -> Bool,
    when reply: @escaping DownloadFixture.Handler
  ) async throws {
    let (fixture, healing) = try sick(reply)
    let bytes = try fixture.put(2, 3)
    let downloader = try fixture.downloader(silence: silence)
    let error = try #require(await failure { try await downloader.fetch(fixture.file(2, 3)) })
    #expect(check(error), "\(error)")
    #expect(!"\(error)".contains("\n"))
    #expect(!FileManager.default.fileExists(atPath: fixture.path(2, 3)))
    #expect(try fixture.library.downloads.segments(of: fixture.path(2, 3)) == nil)
    healing.isHealed.withLock { $0 = true }
    #expect(try await fixture.downloader().fetch(fixture.file(2, 3)).count == 1)
    #expect(fixture.has(2, 3, bytes))
    #expect(fixture.names == ["002003.wav"])
  }

  private func code(_ error: any Error) -> NetworkError.Code? { (error as? NetworkError)?.code }

  @Test("a connection that is reset in mid-file leaves nothing half")
  func reset() async throws {
    try await expectFailure(where: { code($0) == .broken }) { _, file in
      LocalServer.Reply(body: file ?? [], sends: 5000, ending: .resets)
    }
  }

  @Test("a file that is shorter than was announced is refused")
  func short() async throws {
    try await expectFailure(where: { code($0) == .broken }) { _, file in
      LocalServer.Reply(body: Array((file ?? []).dropLast(100)), claimedLength: file?.count, ending: .closes)
    }
  }

  @Test("a file that breaks off though it is as long as was announced is refused")
  func truncated() async throws {
    try await expectFailure(where: { "\($0)".contains("ends too early") }) { _, file in
      LocalServer.Reply(body: Array((file ?? []).dropLast(1000)))
    }
  }

  @Test("a page of HTML with status 200 is refused")
  func html() async throws {
    try await expectFailure(where: { "\($0)".contains("a web page instead of sound") }) { _, _ in
      LocalServer.Reply(headers: [("Content-Type", "audio/mpeg")], body: Array("\n<!DOCTYPE html><p>Busy".utf8))
    }
  }

  @Test("JSON with status 200 is refused")
  func json() async throws {
    try await expectFailure(where: { "\($0)".contains("JSON") }) { _, _ in
      LocalServer.Reply(body: Array("{\"error\":\"quota\"}".utf8))
    }
  }

  @Test("what is not audio is refused")
  func noise() async throws {
    try await expectFailure(where: { $0 is PlayerError }) { _, _ in
      LocalServer.Reply(body: Array(repeating: 0x41, count: 9000))
    }
  }

  @Test("an empty file is refused")
  func empty() async throws {
    try await expectFailure(where: { _ in true }) { _, _ in LocalServer.Reply(body: []) }
  }

  @Test("a server that fails says so")
  func serverError() async throws {
    try await expectFailure(where: { code($0) == .status(500) }) { _, _ in LocalServer.Reply(500) }
  }

  @Test("a server that asks to be left alone for long is not waited for")
  func tooMany() async throws {
    let (fixture, _) = try sick { _, _ in LocalServer.Reply(429, headers: [("Retry-After", "3600")]) }
    try fixture.put(2, 3)
    let error = await failure { try await fixture.downloader(rounds: 5).fetch(fixture.file(2, 3)) }
    #expect(error.flatMap(code) == .status(429))
    #expect(fixture.paths.count == 1)
  }

  @Test("a server that falls silent is given up")
  func hangs() async throws {
    try await expectFailure(silence: .seconds(1), where: { code($0) == .stalled }) { _, file in
      LocalServer.Reply(body: file ?? [], sends: 5000, ending: .hangs)
    }
  }

  @Test("redirects that go round in circles end")
  func circle() async throws {
    try await expectFailure(where: { code($0) == .tooManyRedirects }) { request, _ in
      LocalServer.Reply(302, headers: [("Location", request.path)])
    }
  }

  @Test("an absurd size is refused before anything of it comes")
  func absurd() async throws {
    try await expectFailure(where: { code($0) == .tooLarge }) { _, file in
      LocalServer.Reply(body: file ?? [], claimedLength: 1 << 45, ending: .closes)
    }
  }

  @Test("what one host spoils another one gives")
  func otherHost() async throws {
    let fixture = try DownloadFixture(hosts: ["a", "b"]) { request, file in
      request.path.hasPrefix("/a/")
        ? LocalServer.Reply(body: Array("<html>".utf8)) : DownloadFixture.good(request, file)
    }
    try fixture.put(2, 3)
    #expect(try await fixture.downloader().fetch(fixture.file(2, 3)).count == 1)
    #expect(try fixture.library.downloads.all().first?.origin.url.contains("/b/") == true)
  }

  @Test("what the server does not have is not asked for again for a week, whatever the clock does")
  func absent() async throws {
    let fixture = try DownloadFixture()
    let downloader = try fixture.downloader()
    func ask() async -> NetworkError.Code? {
      await failure { try await downloader.fetch(fixture.file(2, 3)) }.flatMap(code)
    }
    #expect(await ask() == .status(404))
    #expect(await ask() == .status(404))
    #expect(fixture.paths.count == 1)
    #expect(try fixture.library.downloads.withheld(of: fixture.reciter.id, now: 1_000_000_000) == ["002003.wav"])
    fixture.now.withLock { $0 += 8 * 86_400 }
    try fixture.put(2, 3)
    #expect(try await downloader.fetch(fixture.file(2, 3)).count == 1)
    #expect(try fixture.library.downloads.withheld(of: fixture.reciter.id, now: 1_000_000_000).isEmpty)
  }

  @Test("nothing is noted as absent while a host was not asked, or said something else")
  func notEverywhere() async throws {
    let fixture = try DownloadFixture(hosts: ["a", "b"]) { request, _ in
      LocalServer.Reply(request.path.hasPrefix("/a/") ? 404 : 403)
    }
    let file = fixture.file(2, 3)
    _ = await failure { try await fixture.downloader().fetch(file) }
    let first = RemoteFile(reciter: file.reciter, name: file.name, ending: file.ending, urls: [file.urls[0]])
    #expect(await failure { try await fixture.downloader().fetch(first) }.flatMap(code) == .status(404))
    #expect(try !fixture.library.downloads.isAbsent(file.fileName, of: file.reciter, now: 1_000_000_000))
  }

  @Test("what was noted by a clock in the future is not believed")
  func clock() async throws {
    let fixture = try DownloadFixture()
    fixture.now.withLock { $0 += 1000 * 86_400 }
    _ = await failure { try await fixture.downloader().fetch(fixture.file(2, 3)) }
    fixture.now.withLock { $0 -= 1000 * 86_400 }
    try fixture.put(2, 3)
    #expect(try await fixture.downloader().fetch(fixture.file(2, 3)).count == 1)
  }

  // MARK: Going on

  /// A server with one large file that breaks off once and then fails, until it is healed.
  private func breaking(
    then good: @escaping DownloadFixture.Handler = DownloadFixture.good
  ) throws -> (fixture: DownloadFixture, healing: Healing) {
    let isFirst = Guarded(true)
    let result = try sick(then: good) { request, file in
      guard
        isFirst.withLock({ first in
          defer { first = false }; return first
        })
      else { return LocalServer.Reply(500) }
      var reply = DownloadFixture.good(request, file)
      reply.sends = 500_000
      reply.ending = .resets
      return reply
    }
    result.fixture.put(try DownloadFixture.tone(seconds: 40, seed: 3, rate: 16_000), as: "002282.wav")
    return result
  }

  @Test("a large file that broke off is gone on with where it ended")
  func resumes() async throws {
    let (fixture, healing) = try breaking()
    let bytes = try DownloadFixture.tone(seconds: 40, seed: 3, rate: 16_000)
    _ = await failure { try await fixture.downloader().fetch(fixture.file(2, 282)) }
    #expect(fixture.names == [".002282.wav.part", ".002282.wav.part.json"])
    #expect(try fixture.library.downloads.all().isEmpty)
    healing.isHealed.withLock { $0 = true }
    try await fixture.downloader().fetch(fixture.file(2, 282))
    #expect(fixture.server.requests.last?.firstByte ?? 0 > 0)
    #expect(fixture.has(2, 282, bytes))
    #expect(fixture.names == ["002282.wav"])
  }

  @Test("after the machine went down only what had been written to the disk is believed", arguments: [0, 50_000])
  func powerCut(synced: Int) async throws {
    let (fixture, healing) = try breaking()
    let bytes = try DownloadFixture.tone(seconds: 40, seed: 3, rate: 16_000)
    _ = await failure { try await fixture.downloader().fetch(fixture.file(2, 282)) }
    let part = fixture.library.downloads.folder(of: fixture.reciter.id) + "/.002282.wav.part"
    var there = Bytes.read(part)
    try #require(there.count > 50_000)
    for index in 50_000..<there.count { there[index] = 0 }
    Bytes.write(there, to: part)
    var note = String(decoding: Bytes.read(part + ".json"), as: UTF8.self)
    note.replace(#/"boot":"[^"]*"/#, with: #""boot":"another""#)
    note.replace(#/"synced":\d+/#, with: "\"synced\":\(synced)")
    Bytes.write(note.utf8, to: part + ".json")
    healing.isHealed.withLock { $0 = true }
    try await fixture.downloader().fetch(fixture.file(2, 282))
    #expect(fixture.server.requests.last?.firstByte ?? 0 == synced)
    #expect(fixture.has(2, 282, bytes))
  }

  @Test("another version on the server begins anew")
  func otherVersion() async throws {
    let (fixture, healing) = try breaking()
    _ = await failure { try await fixture.downloader().fetch(fixture.file(2, 282)) }
    let bytes = try DownloadFixture.tone(seconds: 45, seed: 4, rate: 16_000)
    fixture.put(bytes, as: "002282.wav")
    healing.isHealed.withLock { $0 = true }
    try await fixture.downloader().fetch(fixture.file(2, 282))
    #expect(fixture.has(2, 282, bytes))
  }

  @Test("what claims to go on with a file and is of another length begins it anew")
  func otherLength() async throws {
    let (fixture, healing) = try breaking { request, file in
      guard let file, let first = request.firstByte, first > 0 else { return DownloadFixture.good(request, file) }
      let end = file.count + 999
      return LocalServer.Reply(
        206, headers: [("Content-Range", "bytes \(first)-\(end)/\(end + 1)")],
        body: Array(repeating: 0, count: end + 1 - first))
    }
    let bytes = try DownloadFixture.tone(seconds: 40, seed: 3, rate: 16_000)
    _ = await failure { try await fixture.downloader().fetch(fixture.file(2, 282)) }
    healing.isHealed.withLock { $0 = true }
    try await fixture.downloader().fetch(fixture.file(2, 282))
    #expect(fixture.has(2, 282, bytes))
  }

  @Test("a part of which nothing is known is begun anew")
  func unknownPart() async throws {
    let fixture = try DownloadFixture()
    let bytes = try fixture.put(2, 3)
    try Folders.create(fixture.library.downloads.folder(of: fixture.reciter.id))
    Bytes.write(
      Array(repeating: 7, count: 50_000),
      to: fixture.library.downloads.folder(of: fixture.reciter.id) + "/.002003.wav.part")
    try await fixture.downloader().fetch(fixture.file(2, 3))
    #expect(fixture.has(2, 3, bytes))
    #expect(fixture.names == ["002003.wav"])
  }

  @Test("cancelling ends it, and leaves nothing that counts as here")
  func cancelled() async throws {
    let fixture = try DownloadFixture { _, file in LocalServer.Reply(body: file ?? [], sends: 5000, ending: .hangs) }
    try fixture.put(2, 3)
    let downloader = try fixture.downloader()
    let task = Task { try await downloader.fetch(fixture.file(2, 3)) }
    while fixture.paths.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await failure { _ = try await task.value } is CancellationError)
    #expect(try fixture.library.downloads.all().isEmpty)
    #expect(!fixture.names.contains("002003.wav"))
  }

  @Test("a network that is away ends the whole, and does not take every file in turn")
  func away() async throws {
    let fixture = try DownloadFixture()
    let asked = Guarded(0)
    let downloader = Downloader(library: fixture.library, quran: fixture.quran) { (urls, _, _) throws(NetworkError) in
      asked.withLock { $0 += 1 }
      throw NetworkError(code: .unreachable, url: urls[0], message: "nobody answers")
    }
    let tally = DownloadTally(total: 286)
    let error = await failure {
      try await downloader.download((1...286).map { fixture.file(2, $0) }, pinning: .pinned, tally: tally)
    }
    #expect(error.flatMap(code) == .unreachable)
    #expect(asked.withLock { $0 } < 60)
  }

  @Test("a server in trouble is not asked for every file in turn", arguments: [503, 429])
  func trouble(status: Int) async throws {
    let fixture = try DownloadFixture { _, _ in LocalServer.Reply(status, headers: [("Retry-After", "3600")]) }
    let tally = DownloadTally(total: 286)
    let error = await failure {
      try await fixture.downloader(rounds: 5).download(
        (1...286).map { fixture.file(2, $0) }, pinning: .pinned, tally: tally)
    }
    #expect(error.flatMap(code) == .status(status))
    #expect(tally.snapshot.failed == 8)
    #expect(fixture.paths.count <= Downloader.width)
  }

  @Test("another process that has a file and gets nothing is not waited for in a session")
  func heldByAnother() async throws {
    let fixture = try DownloadFixture()
    try fixture.put(2, 3)
    let other = try #require(try await PartFile.claim(fixture.path(2, 3)))
    let downloader = Downloader(
      library: fixture.library, quran: fixture.quran, client: try HTTPClient(), timeout: .milliseconds(1))
    #expect(await failure { try await downloader.fetch(fixture.file(2, 3)) }.flatMap(code) == .stalled)
    #expect(fixture.paths.isEmpty)
    other.discard()
  }

  @Test("a network that goes away is waited for, but not one that never was there")
  func comesBack() async throws {
    let fixture = try DownloadFixture()
    try fixture.put(2, 1)
    let sleeps = Guarded<[Duration]>([])
    let start = ContinuousClock.now
    let pacing = Pacing(
      now: { start + sleeps.withLock { $0.reduce(.zero, +) } }, sleep: { time in sleeps.withLock { $0.append(time) } },
      random: { 0 })
    let downloader = Downloader(
      library: fixture.library, quran: fixture.quran, client: try HTTPClient(pacing: pacing),
      retrying: RetryPolicy(rounds: 3, whenUnreachable: .waits))
    let away = RemoteFile(
      reciter: fixture.reciter.id, name: fixture.file(2, 2).name, ending: "wav", urls: ["http://127.0.0.1:9/2.wav"])
    #expect(await failure { try await downloader.fetch(away) }.flatMap(code) == .unreachable)
    #expect(sleeps.withLock { $0 } == [])
    try await downloader.fetch(fixture.file(2, 1))
    sleeps.withLock { $0.append(.seconds(60)) }
    #expect(await failure { try await downloader.fetch(away) }.flatMap(code) == .unreachable)
    #expect(sleeps.withLock { $0 } == [.seconds(60), .seconds(30), .seconds(30)])
  }

  @Test("a host that is away does not end the whole while another one answers")
  func halfAway() async throws {
    let fixture = try DownloadFixture()
    let downloader = Downloader(library: fixture.library, quran: fixture.quran) { (urls, _, _) throws(NetworkError) in
      let lacking = NetworkError(code: .status(404), url: urls[0], message: "no such file")
      throw NetworkError(code: .unreachable, url: "http://mirror/1", message: "nobody answers", others: [lacking])
    }
    let tally = DownloadTally(total: 6)
    try await downloader.download((1...6).map { fixture.file(2, $0) }, pinning: .pinned, tally: tally)
    #expect(tally.snapshot.failed == 6)
  }
}
