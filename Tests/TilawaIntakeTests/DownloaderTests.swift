import Foundation
import Testing
import TilawaCore
import TilawaNetwork
import TilawaStore
import TilawaTestSupport

@testable import TilawaIntake

// T-F4.4, G-1, G-7
@Suite("A file that is fetched")
struct DownloaderTests {
  @Test("is here with its ayah, its digest and where it came from, and nothing else is")
  func isHere() async throws {
    let fixture = try DownloadFixture()
    let bytes = try fixture.put(112, 1)
    let segments = try await fixture.downloader().fetch(fixture.file(112, 1))
    let span = fixture.quran.structure.span(of: AyahRef(surah: 112, ayah: 1))
    #expect(segments.map(\.content) == [.text(span)])
    #expect(segments.first?.slice == AudioSlice(whole: try #require(segments.first).slice.file))
    let download = try #require(try fixture.library.downloads.all().first)
    #expect(download.sha256.count == 64)
    #expect(download.size == bytes.count)
    #expect(download.origin.url == fixture.server.address + "/a/112001.wav")
    #expect(download.origin.etag?.isEmpty == false)
    #expect(download.fetchedAt == 1_000_000_000)
    #expect(fixture.names == ["112001.wav"])
    #expect(fixture.has(112, 1, bytes))
    #expect(try fixture.library.reciters.offers(overlapping: [span], opening: []).flatMap(\.segments) == segments)
  }

  @Test("is not asked for again")
  func once() async throws {
    let fixture = try DownloadFixture()
    try fixture.put(112, 1)
    let first = try await fixture.downloader().fetch(fixture.file(112, 1))
    #expect(try await fixture.downloader().fetch(fixture.file(112, 1)) == first)
    #expect(fixture.paths.count == 1)
  }

  @Test("is fetched again where somebody removed or changed it")
  func lost() async throws {
    let fixture = try DownloadFixture()
    let bytes = try fixture.put(112, 1)
    let downloader = try fixture.downloader()
    try await downloader.fetch(fixture.file(112, 1))
    unlink(fixture.path(112, 1))
    try await downloader.fetch(fixture.file(112, 1))
    Bytes.write(bytes.prefix(1000), to: fixture.path(112, 1))
    try await downloader.fetch(fixture.file(112, 1))
    #expect(fixture.has(112, 1, bytes))
    #expect(fixture.paths.count == 3)
    #expect(try fixture.library.downloads.all().count == 1)
  }

  @Test("is taken over where it lies there whole and the library does not know of it")
  func adopted() async throws {
    let fixture = try DownloadFixture()
    let bytes = try fixture.put(112, 1)
    // Make the folder this source's.
    try fixture.put(112, 2)
    try await fixture.downloader().fetch(fixture.file(112, 2))
    Bytes.write(bytes, to: fixture.path(112, 1))
    #expect(try await fixture.downloader().fetch(fixture.file(112, 1)).count == 1)
    #expect(fixture.paths.count == 1)
    #expect(fixture.names == ["112001.wav", "112002.wav"])
  }

  @Test("is fetched anew where the reciter has another source since")
  func otherSource() async throws {
    let fixture = try DownloadFixture()
    let bytes = try fixture.put(112, 1)
    try await fixture.downloader().fetch(fixture.file(112, 1))
    let other = RemoteSource(patterns: [try URLPattern("\(fixture.server.address)/b/{surah:3}{ayah:3}.wav")])
    let reciter = try fixture.library.reciters.add(
      .init(name: "Tones", riwayah: .hafs, counting: .kufi, kind: .reciter), from: other, added: 1)
    try await fixture.downloader().fetch(other.file(of: reciter, holding: AyahRef(surah: 112, ayah: 1)))
    #expect(fixture.paths == ["/a/112001.wav", "/b/112001.wav"])
    #expect(fixture.has(112, 1, bytes))
  }

  @Test("goes with its reciter")
  func goes() async throws {
    let fixture = try DownloadFixture()
    try fixture.put(112, 1)
    try await fixture.downloader().fetch(fixture.file(112, 1))
    try fixture.library.reciters.remove(fixture.reciter.id)
    #expect(!FileManager.default.fileExists(atPath: fixture.library.downloads.folder(of: fixture.reciter.id)))
  }

  @Test("is fetched in place of a damaged one that the library does not know of")
  func replaced() async throws {
    let fixture = try DownloadFixture()
    let bytes = try fixture.put(112, 1)
    try Folders.create(fixture.library.downloads.folder(of: fixture.reciter.id))
    Bytes.write(bytes.prefix(bytes.count / 2), to: fixture.path(112, 1))
    try await fixture.downloader().fetch(fixture.file(112, 1))
    #expect(fixture.has(112, 1, bytes))
  }

  @Test("stays, with what is known of it, where it cannot be read for now")
  func unreadable() async throws {
    let fixture = try DownloadFixture()
    let bytes = try fixture.put(112, 1)
    try await fixture.downloader().fetch(fixture.file(112, 1))
    // A folder opens and cannot be read, even by root.
    let path = fixture.path(112, 1)
    _ = rename(path, fixture.folder.path + "/aside")
    mkdir(path, 0o700)
    #expect(await failure { try await fixture.downloader().fetch(fixture.file(112, 1)) } is StoreError)
    let report = try DownloadAudit(library: fixture.library).run()
    #expect(report.troubles.count == 1)
    #expect(try fixture.library.downloads.all().map(\.fault) == [nil])
    rmdir(path)
    _ = rename(fixture.folder.path + "/aside", path)
    #expect(try await fixture.downloader().fetch(fixture.file(112, 1)).count == 1)
    #expect(fixture.paths.count == 1)
    #expect(fixture.has(112, 1, bytes))
  }

  @Test("comes once where two ask for it at the same time, as two processes do")
  func twice() async throws {
    let fixture = try DownloadFixture()
    try fixture.put(2, 282)
    let (first, second) = (try fixture.downloader(), try fixture.downloader())
    async let one = first.fetch(fixture.file(2, 282))
    async let other = second.fetch(fixture.file(2, 282))
    #expect(try await one == other)
    #expect(fixture.paths.count == 1)
    #expect(try fixture.library.downloads.all().count == 1)
    #expect(fixture.names == ["002282.wav"])
  }

  @Test("stays pinned when it was asked for so, whoever fetched it")
  func pinned() async throws {
    let fixture = try DownloadFixture()
    try fixture.put(112, 1)
    let downloader = try fixture.downloader()
    try await downloader.fetch(fixture.file(112, 1))
    #expect(try fixture.library.downloads.all().map(\.isPinned) == [false])
    try await downloader.fetch(fixture.file(112, 1), pinning: .pinned)
    #expect(try fixture.library.downloads.all().map(\.isPinned) == [true])
  }

  @Test("is kept with what is known of it until it has come again")
  func again() async throws {
    let fixture = try DownloadFixture()
    let bytes = try fixture.put(112, 1)
    let file = fixture.file(112, 1)
    try await fixture.downloader().fetch(file, pinning: .pinned)
    try fixture.library.downloads.withhold(fixture.path(112, 1), because: "it is damaged")
    let away = Downloader(library: fixture.library, quran: fixture.quran) { (urls, _, _) throws(NetworkError) in
      throw NetworkError(code: .unreachable, url: urls[0], message: "nobody answers")
    }
    _ = await failure {
      let tally = DownloadTally(total: 1)
      try await away.download([file], pinning: .unpinned, again: [file.fileName], tally: tally)
    }
    #expect(try fixture.library.downloads.all().map(\.fault) == ["it is damaged"])
    let tally = DownloadTally(total: 1)
    try await fixture.downloader().download([file], pinning: .unpinned, again: [file.fileName], tally: tally)
    #expect(tally.snapshot.fetched == 1)
    #expect(try fixture.library.downloads.all().map(\.fault) == [nil])
    #expect(try fixture.library.downloads.all().map(\.isPinned) == [true])
    #expect(fixture.has(112, 1, bytes))
  }

  // MARK: Surahs

  @Test("of a whole surah without timings is one piece that begins with the basmalah")
  func surah() async throws {
    let fixture = try DownloadFixture(pattern: "{surah:3}.wav")
    fixture.put(try DownloadFixture.tone(seconds: 8, seed: 1), as: "112.wav")
    let segments = try await fixture.downloader().fetch(fixture.file(112, 1))
    #expect(segments.map(\.content) == [.text(fixture.quran.structure.span(ofSurah: 112))])
    #expect(segments.map(\.opening) == [.withBasmalah])
  }

  @Test("of a whole surah is cut where its timings say, which are fetched with it")
  func timed() async throws {
    let fixture = try DownloadFixture(pattern: "{surah:3}.wav", timings: .mp3quran(folder: "http://127.0.0.1/"))
    fixture.put(try DownloadFixture.tone(seconds: 12, seed: 1), as: "112.wav")
    let spans = (1...4).map { fixture.quran.structure.span(of: AyahRef(surah: 112, ayah: $0)) }
    let downloader = try fixture.downloader { [library = fixture.library] reciter, _, surah in
      #expect(surah == 112)
      let timings = spans.enumerated().map { index, span in
        AyahTiming(span: span, base: .surah, range: .seconds(2 + 2 * index)..<(.seconds(4 + 2 * index)))
      }
      try library.timings.set(timings, of: reciter.id, from: "a test")
    }
    let segments = try await downloader.fetch(fixture.file(112, 3))
    #expect(segments.map(\.content) == spans.map { .text($0) })
    #expect(segments.map(\.slice.start) == [8000, 16000, 24000, 32000])
  }

  /// A reciter of surahs whose timings a server has that answers with this status.
  private func fixture(timings status: Int) throws -> (DownloadFixture, LocalServer) {
    let server = try LocalServer { _ in LocalServer.Reply(status) }
    let documents = RemoteSource.TimingSource.documents(try URLPattern("\(server.address)/{surah:3}.json"))
    let fixture = try DownloadFixture(pattern: "{surah:3}.wav", timings: documents)
    fixture.put(try DownloadFixture.tone(seconds: 8, seed: 1), as: "112.wav")
    return (fixture, server)
  }

  private func downloader(of fixture: DownloadFixture) throws -> Downloader {
    Downloader(
      library: fixture.library, quran: fixture.quran, client: try HTTPClient(),
      retrying: RetryPolicy(rounds: 3, firstPause: .milliseconds(1)))
  }

  @Test("of a surah of which the server has no timings is one piece")
  func noTimings() async throws {
    let (fixture, server) = try fixture(timings: 404)
    let segments = try await downloader(of: fixture).fetch(fixture.file(112, 1))
    #expect(segments.map(\.content) == [.text(fixture.quran.structure.span(ofSurah: 112))])
    #expect(server.requests.count == 1)
  }

  @Test("asks again for timings, and says that it was they which could not be had")
  func timingsInTrouble() async throws {
    let (fixture, server) = try fixture(timings: 503)
    let error = await failure { try await downloader(of: fixture).fetch(fixture.file(112, 1)) }
    #expect((error as? NetworkError)?.code == .status(503))
    #expect("\(String(describing: error))".contains("the timings of surah 112: "))
    #expect(server.requests.count == 3)
    #expect(fixture.paths.isEmpty)
  }

  @Test("keeps the place that was put right by hand, and the one that is published, when it comes again")
  func cutAgain() async throws {
    let fixture = try DownloadFixture()
    for ayah in [1, 2] { fixture.put(try DownloadFixture.tone(seconds: 4, seed: UInt64(ayah)), as: "11200\(ayah).wav") }
    let spans = [1, 2].map { fixture.quran.structure.span(of: AyahRef(surah: 112, ayah: $0)) }
    func timing(_ span: WordRange) -> AyahTiming {
      AyahTiming(span: span, base: .ayah, range: .seconds(1)..<(.seconds(3)))
    }
    try await fixture.downloader().fetch(fixture.file(112, 1))
    let sha256 = try #require(try fixture.library.downloads.all().first).sha256
    try fixture.library.timings.setOverlays([timing(spans[0])], of: sha256, at: 1)
    try fixture.library.timings.set([timing(spans[1])], of: fixture.reciter.id, from: "a test")
    unlink(fixture.path(112, 1))
    for ayah in [1, 2] {
      let segments = try await fixture.downloader().fetch(fixture.file(112, ayah))
      #expect(segments.map { $0.slice.start..<$0.slice.end } == [4000..<12000])
    }
  }

  @Test("of a whole surah of which few ayat are known has the others asked for")
  func partlyTimed() async throws {
    let fixture = try DownloadFixture(pattern: "{surah:3}.wav", timings: .mp3quran(folder: "http://127.0.0.1/"))
    fixture.put(try DownloadFixture.tone(seconds: 12, seed: 1), as: "112.wav")
    let spans = (1...4).map { fixture.quran.structure.span(of: AyahRef(surah: 112, ayah: $0)) }
    let timings = spans.enumerated().map { index, span in
      AyahTiming(span: span, base: .surah, range: .seconds(2 + 2 * index)..<(.seconds(4 + 2 * index)))
    }
    try fixture.library.timings.set([timings[1]], of: fixture.reciter.id, from: "a test")
    let downloader = try fixture.downloader { [library = fixture.library] reciter, _, _ in
      try library.timings.set(timings, of: reciter.id, from: "a test")
    }
    #expect(try await downloader.fetch(fixture.file(112, 3)).count == 4)
  }

  // MARK: Many

  @Test("may be one of many, of which each is told once")
  func many() async throws {
    let fixture = try DownloadFixture()
    for ayah in 1...20 { try fixture.put(2, ayah) }
    let files = (1...22).map { fixture.file(2, $0) }
    let downloader = try fixture.downloader()
    try await downloader.fetch(files[0])
    let tally = DownloadTally(total: files.count)
    try await downloader.download(files, pinning: .pinned, tally: tally)
    let end = tally.snapshot
    #expect((end.here, end.fetched, end.failed) == (1, 19, 2))
    #expect(end.settled == end.total)
    #expect(try fixture.library.downloads.all().allSatisfy(\.isPinned))
    #expect(fixture.names.count == 20)
  }

  @Test("of a range is that of each ayah once, with the ayah that is the basmalah")
  func plan() throws {
    let fixture = try DownloadFixture()
    let structure = fixture.quran.structure
    let parser = RangeParser(structure: structure, counting: .kufi)
    func names(_ ranges: [String]) throws -> [String] {
      DownloadPlan(try parser.parse(ranges), of: fixture.reciter, from: fixture.source, in: structure).map(\.fileName)
    }
    #expect(try names(["2:255", "2:254-256"]) == ["002254.wav", "002255.wav", "002256.wav"])
    #expect(try names(["112:1"]) == ["001001.wav", "112001.wav"])
    #expect(try names(["9:1"]) == ["009001.wav"])
    let all = structure.range(0..<6236, in: .kufi)
    #expect(DownloadPlan([all], of: fixture.reciter, from: fixture.source, in: structure).count == 6236)
  }
}
