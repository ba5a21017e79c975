import Foundation
import TilawaAudio
import Testing
import TilawaCore
import TilawaIntake
import TilawaStore
import TilawaTestSupport

/// Over the miniature Quran, whose surah 3 has 5 ayat.
@Suite struct SurahTimingServiceTests {
  private let folder: TemporaryFolder
  private let library: Library
  private let reciter: Reciter
  private let asked = Asked()

  /// The addresses that were asked for, and the answers.
  private final class Asked: Sendable {
    let urls = Guarded<[String]>([])
    let answers = Guarded<[String: String]>([:])

    func answer(_ url: String) throws -> [UInt8] {
      urls.withLock { $0.append(url) }
      guard let text = answers.withLock({ $0[url] }) else { throw CancellationError() }
      return Array(text.utf8)
    }
  }

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
    let name = NewReciter(name: "Qari", riwayah: .hafs, counting: .kufi, kind: .reciter)
    reciter = try library.reciters.replace(name, files: [], added: 0)
  }

  private var service: SurahTimingService {
    SurahTimingService(library: library, structure: MiniatureQuran.structure, base: "http://t") { [asked] url, _ in
      try asked.answer(url)
    }
  }

  private func source(_ timings: RemoteSource.TimingSource?) throws -> RemoteSource {
    RemoteSource(patterns: [try URLPattern("https://host/{surah:3}.mp3")], timings: timings)
  }

  private func answers(_ answers: [String: String]) { asked.answers.withLock { $0 = answers } }

  private let reads =
    #"[{"id":4,"folder_url":"https://server1.mp3quran.net/other/"},{"id":5,"name":"x","folder_url":"HTTP://Server10.mp3quran.net/ajm"}]"#
  private let rows =
    #"[{"ayah":0,"start_time":0,"end_time":500},{"ayah":1,"start_time":500,"end_time":1500},{"ayah":2,"start_time":1500,"end_time":2500}]"#

  @Test func `the reading is found by its folder, and the answer is kept`() async throws {
    answers(["http://t/ayat_timing/reads": reads, "http://t/ayat_timing?surah=3&read=5": rows])
    let source = try source(.mp3quran(folder: "https://server10.mp3quran.net/ajm/"))
    let timings = try #require(try await service.timings(of: 3, by: reciter, from: source))
    #expect(timings.map { $0.range?.lowerBound } == [.milliseconds(500), .milliseconds(1500)])
    let again = try await service.timings(of: 3, by: reciter, from: source)
    #expect(again == timings)
    #expect(asked.urls.withLock(\.count) == 2)
  }

  @Test func `what was known of some ayat stays, and the others are asked for`() async throws {
    answers(["http://t/ayat_timing/reads": reads, "http://t/ayat_timing?surah=3&read=5": rows])
    let span = MiniatureQuran.structure.span(of: AyahRef(surah: 3, ayah: 2))
    let own = AyahTiming(span: span, base: .surah, range: .milliseconds(1600)..<(.milliseconds(2600)))
    try library.timings.set([own], of: reciter.id, from: "a test")
    let source = try source(.mp3quran(folder: "https://server10.mp3quran.net/ajm/"))
    let timings = try #require(try await service.timings(of: 3, by: reciter, from: source))
    #expect(timings.map { $0.range?.lowerBound } == [.milliseconds(500), .milliseconds(1600)])
    #expect(timings.first?.range?.upperBound == .milliseconds(1600))
  }

  @Test func `that nobody has timings is kept, and the readings are asked for once`() async throws {
    answers(["http://t/ayat_timing/reads": reads, "http://t/ayat_timing?surah=3&read=5": "[]"])
    let source = try source(.mp3quran(folder: "https://server10.mp3quran.net/ajm/"))
    for _ in 0..<2 { #expect(try await service.timings(of: 3, by: reciter, from: source) == nil) }
    #expect(asked.urls.withLock(\.count) == 2)
    #expect(try library.timings.isAbsent(of: 3, by: reciter.id))
    #expect(try !library.timings.isAbsent(of: 4, by: reciter.id))
    let one = service
    answers(["http://t/ayat_timing/reads": reads, "http://t/ayat_timing?surah=4&read=5": "[]"])
    for surah in [4, 5] { _ = try? await one.timings(of: surah, by: reciter, from: source) }
    #expect(asked.urls.withLock { $0.count { $0.hasSuffix("reads") } } == 2)
  }

  @Test func `a reading without timings is asked for no other surah`() async throws {
    answers(["http://t/ayat_timing/reads": reads])
    let source = try source(.mp3quran(folder: "https://server10.mp3quran.net/none/"))
    for surah in 3...5 { #expect(try await service.timings(of: surah, by: reciter, from: source) == nil) }
    #expect(asked.urls.withLock(\.count) == 1)
  }

  @Test func `a reading that is not there has no timings`() async throws {
    answers(["http://t/ayat_timing/reads": reads])
    let none = try await service.timings(
      of: 3, by: reciter, from: source(.mp3quran(folder: "https://server10.mp3quran.net/none/")))
    #expect(none == nil)
    let unknown = try await service.timings(of: 3, by: reciter, from: source(nil))
    #expect(unknown == nil)
  }

  @Test func `a surah that the service does not have has none`() async throws {
    answers(["http://t/ayat_timing/reads": reads, "http://t/ayat_timing?surah=3&read=5": " []\n"])
    let none = try await service.timings(
      of: 3, by: reciter, from: source(.mp3quran(folder: "http://server10.mp3quran.net/ajm/")))
    #expect(none == nil)
  }

  @Test func `a document for each surah`() async throws {
    answers(["https://t/3.csv": "3,1,0.5,1.5\n4,1,0,1\n"])
    let timings = try await service.timings(
      of: 3, by: reciter, from: source(.documents(URLPattern("https://t/{surah}.csv"))))
    #expect(timings?.count == 1)
  }

  @Test(arguments: ["<html>", "{\"error\":1}", "", "[1"]) func `what is no answer is refused with its address`(
    text: String
  ) async throws {
    answers(["http://t/ayat_timing/reads": reads, "http://t/ayat_timing?surah=3&read=5": text])
    let source = try source(.mp3quran(folder: "https://server10.mp3quran.net/ajm/"))
    await #expect {
      try await service.timings(of: 3, by: reciter, from: source)
    } throws: {
      "\($0)".contains("http://t/ayat_timing?surah=3&read=5") && !"\($0)".contains("\n")
    }
  }

  @Test(arguments: [
    "<html>", "{}", "[{\"id\":\"x\"},3,null,{\"id\":1e300,\"folder_url\":\"https://server10.mp3quran.net/ajm/\"}]",
  ])
  func `a list of readings that is none names nobody`(text: String) async throws {
    answers(["http://t/ayat_timing/reads": text])
    let found = try? await service.timings(
      of: 3, by: reciter, from: source(.mp3quran(folder: "https://server10.mp3quran.net/ajm/")))
    #expect(found == nil || found == .some(nil))
  }
}
