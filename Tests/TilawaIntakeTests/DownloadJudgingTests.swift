import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import TilawaIntake

// T-F4.4
@Suite("Whether a fetched file is the ayah that it should be")
struct DownloadJudgingTests {
  @Test("one that is far too short or too long for its letters is kept apart and not played")
  func wrongLength() async throws {
    let fixture = try DownloadFixture()
    let downloader = try fixture.downloader()
    try await fixture.learnPace(downloader)
    try fixture.put(2, 255, times: 0.2)
    try fixture.put(2, 256, times: 6)
    for ayah in [255, 256] {
      let error = await failure { try await downloader.fetch(fixture.file(2, ayah)) }
      #expect("\(try #require(error))".contains("its letters take"))
      #expect(try fixture.library.downloads.segments(of: fixture.path(2, ayah)) == [])
    }
    let span = fixture.quran.structure.span(of: AyahRef(surah: 2, ayah: 255))
    #expect(try fixture.library.reciters.offers(overlapping: [span], opening: []).flatMap(\.segments).isEmpty)
    #expect(try fixture.library.downloads.withheld(of: fixture.reciter.id, now: 0) == ["002255.wav", "002256.wav"])
    let count = fixture.paths.count
    _ = await failure { try await downloader.fetch(fixture.file(2, 255)) }
    #expect(fixture.paths.count == count)
  }

  @Test("what came before the pace was known is looked at again")
  func review() async throws {
    let fixture = try DownloadFixture()
    for ayah in 1...20 { try fixture.put(2, ayah) }
    try fixture.put(2, 6, times: 5)
    let tally = DownloadTally(total: 20)
    try await fixture.downloader().download((1...20).map { fixture.file(2, $0) }, pinning: .pinned, tally: tally)
    #expect(tally.snapshot.failed == 1)
    #expect(try fixture.library.downloads.withheld(of: fixture.reciter.id, now: 0) == ["002006.wav"])
  }

  @Test("neighbours that lie in each other's place are told where one is much longer")
  func swapped() async throws {
    let fixture = try DownloadFixture()
    let downloader = try fixture.downloader()
    try await fixture.learnPace(downloader)
    try fixture.put(2, 282, as: "002283.wav")
    try fixture.put(2, 18, as: "002282.wav")
    #expect(await failure { try await downloader.fetch(fixture.file(2, 282)) } != nil)
    #expect(await failure { try await downloader.fetch(fixture.file(2, 283)) } == nil || true)
    #expect(try fixture.library.downloads.withheld(of: fixture.reciter.id, now: 0).contains("002282.wav"))
  }

  // E10
  @Test("a server that sends one file for all ayat is found out before its first is heard")
  func oneForAll() async throws {
    let one = try DownloadFixture.tone(seconds: 2, seed: 7)
    let fixture = try DownloadFixture { request, _ in .file(one, etag: "\"1\"", for: request) }
    let fetching = try fixture.downloader().fetching
    let error = await failure { _ = try await fetching(fixture.file(112, 1)) }
    #expect("\(try #require(error))".contains("it is the same file as 112:2"))
    #expect(try fixture.library.downloads.withheld(of: fixture.reciter.id, now: 0) == ["112001.wav", "112002.wav"])
  }

  // E10
  @Test("equal files of ayat with the same words are believed")
  func sameWords() async throws {
    let fixture = try DownloadFixture()
    for (ayah, seed) in [(13, 1), (14, 2), (15, 3), (16, 1), (17, 4), (18, 1)] {
      fixture.put(try DownloadFixture.tone(seconds: 3, seed: UInt64(seed)), as: fixture.file(55, ayah).fileName)
    }
    let fetching = try fixture.downloader().fetching
    for ayah in [16, 13, 18] { #expect(try await fetching(fixture.file(55, ayah)).count == 1) }
    #expect(try fixture.library.downloads.withheld(of: fixture.reciter.id, now: 0) == [])
  }

  // C12
  @Test("what has come when somebody stops is counted, all of it")
  func counted() async throws {
    let fixture = try DownloadFixture()
    for ayah in 1...40 { try fixture.put(2, ayah) }
    let tally = DownloadTally(total: 40)
    let downloader = try fixture.downloader()
    let work = Guarded<Task<Void, any Error>?>(nil)
    let task = Task {
      try await downloader.download((1...40).map { fixture.file(2, $0) }, pinning: .pinned, tally: tally) { _, _ in
        work.withLock { $0?.cancel() }
      }
    }
    work.withLock { $0 = task }
    _ = await task.result
    #expect(try fixture.library.downloads.all().count == tally.snapshot.fetched)
  }

  @Test("the same file for two ayat of other words is not believed")
  func mixedUp() async throws {
    let fixture = try DownloadFixture()
    let downloader = try fixture.downloader()
    try await fixture.learnPace(downloader)
    let bytes = try fixture.put(2, 30)
    fixture.put(bytes, as: "002031.wav")
    try await downloader.fetch(fixture.file(2, 30))
    let error = try #require(await failure { try await downloader.fetch(fixture.file(2, 31)) })
    #expect("\(error)".contains("same file as 2:30"))
  }

  @Test("where it cannot be told which of two is wrong that are the same file, both are withheld")
  func bothMixedUp() async throws {
    let fixture = try DownloadFixture()
    let bytes = try fixture.put(2, 30)
    fixture.put(bytes, as: "002031.wav")
    let downloader = try fixture.downloader()
    try await downloader.fetch(fixture.file(2, 30))
    _ = await failure { try await downloader.fetch(fixture.file(2, 31)) }
    #expect(try fixture.library.downloads.withheld(of: fixture.reciter.id, now: 0) == ["002030.wav", "002031.wav"])
  }

  @Test("the same holds for two that come at once")
  func bothMixedUpAtOnce() async throws {
    let fixture = try DownloadFixture()
    let reciter = fixture.reciter.id
    let bytes = try fixture.put(2, 30)
    try Folders.create(fixture.library.downloads.folder(of: reciter))
    let settling = DownloadCommitter(library: fixture.library, now: { 1 })
    let items = try [30, 31].map { ayah in
      let path = fixture.path(2, ayah)
      Bytes.write(bytes, to: path)
      let file = try AudioProbe.measure(path)
      let content = SourceSegment.Content.text(fixture.quran.structure.span(of: AyahRef(surah: 2, ayah: ayah)))
      let stored = NewAudioFile(
        file: file, storage: .absolute, sha256: String(repeating: "0", count: 64),
        segments: [NewSegment(content: content, start: 0, end: file.frames)])
      return DownloadCommitter.Item(
        download: NewDownload(reciter: reciter, file: stored, origin: .init(url: "http://host/")), part: nil
      ) { _ in DownloadCommitter.Twin(own: Sentence(verbatim: "own"), other: Sentence(verbatim: "other")) }
    }
    _ = settling.store(items)
    #expect(try fixture.library.downloads.all().map(\.fault) == ["other", "own"])
  }

  @Test("of two that are the same file the one is withheld whose length fits worse, also if it came first")
  func mixedUpFirst() async throws {
    let fixture = try DownloadFixture()
    let bytes = try fixture.put(2, 30)
    fixture.put(bytes, as: "002018.wav")
    let downloader = try fixture.downloader()
    try await downloader.fetch(fixture.file(2, 18))
    try await fixture.learnPace(downloader)
    try await downloader.fetch(fixture.file(2, 30))
    #expect(try fixture.library.downloads.withheld(of: fixture.reciter.id, now: 0) == ["002018.wav"])
  }

  @Test("the same file for ayat of the same words is right")
  func refrain() async throws {
    let fixture = try DownloadFixture()
    let downloader = try fixture.downloader()
    let bytes = try fixture.put(55, 16)
    fixture.put(bytes, as: "055018.wav")
    #expect(try await downloader.fetch(fixture.file(55, 16)).count == 1)
    #expect(try await downloader.fetch(fixture.file(55, 18)).count == 1)
  }

  // MARK: Real reciters

  /// Sets of one file per ayah, by folder: the seconds of each.
  private static func realSets() throws -> [String: [(ref: AyahRef, seconds: Double)]] {
    var sets: [String: [(ref: AyahRef, seconds: Double)]] = [:]
    for path in ReferenceData.files() {
      let parts = path.split(separator: "/")
      guard let name = RemoteFile.Name(fileName: String(parts[parts.count - 1]), counting: .kufi),
        case .ayah(let ref) = name, ref.ayah > 0
      else { continue }
      let file = try AudioProbe.measure(path)
      sets[String(parts[parts.count - 2]), default: []].append((ref, Double(file.frames) / Double(file.rate)))
    }
    return sets
  }

  @Test("no ayah of real reciters is told wrongly", .enabled(if: ReferenceData.audio != nil))
  func realReciters() throws {
    let contents = DownloadContents(quran: try RealQuran.database())
    for (folder, ayat) in try Self.realSets() {
      let passages = try ayat.map { try contents.passage(.ayah($0.ref)) }
      let known = zip(passages, ayat).map { (length: $0.length, seconds: $1.seconds) }
      var generator = SeededGenerator(seed: 1)
      // By all, and by as few as may say something.
      for count in [known.count] + Array(repeating: ReciterPace.needed, count: 10) {
        let pace = ReciterPace(Array(known.shuffled(using: &generator).prefix(count)))
        let wrong = zip(passages, ayat).filter { !pace.range(of: $0).contains($1.seconds) }
        #expect(wrong.isEmpty, "\(folder) by \(count): \(wrong.map(\.1))")
      }
    }
  }

  @Test(
    "real neighbours in each other's place are told where one is four times as long",
    .enabled(if: ReferenceData.audio != nil))
  func realNeighbours() throws {
    let contents = DownloadContents(quran: try RealQuran.database())
    for (_, ayat) in try Self.realSets() {
      let pace = ReciterPace(try ayat.map { (try contents.passage(.ayah($0.ref)).length, $0.seconds) })
      for (one, next) in zip(ayat, ayat.dropFirst())
      where max(one.seconds / next.seconds, next.seconds / one.seconds) >= 4 {
        let isTold =
          try !pace.range(of: contents.passage(.ayah(one.ref))).contains(next.seconds)
          || !pace.range(of: contents.passage(.ayah(next.ref))).contains(one.seconds)
        #expect(isTold, "\(one.ref) and \(next.ref)")
      }
    }
  }
}
