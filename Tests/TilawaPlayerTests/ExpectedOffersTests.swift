import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaNetwork
import TilawaStore
import TilawaTestSupport

@testable import TilawaIntake
@testable import TilawaPlayer

/// Plans with reciters whose files can be fetched.
@Suite struct ExpectedOffersTests {
  let folder: TemporaryFolder
  let library: Library
  let structure = MiniatureQuran.structure

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
  }

  @discardableResult
  private func addRemote(
    _ name: String, _ pattern: String = "http://host/{surah:3}{ayah:3}.mp3", timings: RemoteSource.TimingSource? = nil,
    riwayah: Riwayah = .hafs
  ) throws -> Reciter {
    let reciter = NewReciter(name: name, riwayah: riwayah, counting: riwayah.counting, kind: .reciter)
    return try library.reciters.add(
      reciter, from: RemoteSource(patterns: [try URLPattern(pattern)], timings: timings), added: 1)
  }

  /// A file of the reciter at the place where a download of it lies.
  private func putHere(_ ref: AyahRef, of reciter: Reciter, frames: Int = 1000) throws -> String {
    let name = "002" + String(repeating: "0", count: 3 - "\(ref.ayah)".count) + "\(ref.ayah).mp3"
    let path = "\(library.downloads.folder(of: reciter.id))/\(name)"
    try FileManager.default.createDirectory(
      atPath: library.downloads.folder(of: reciter.id), withIntermediateDirectories: true)
    try FakeAudio.content(frames: frames, mark: name).write(toFile: path, atomically: true, encoding: .utf8)
    let segment = NewSegment(content: .text(structure.span(of: ref)), start: 0, end: frames)
    try library.downloads.add(
      [
        NewDownload(
          reciter: reciter.id,
          file: NewAudioFile(
            file: try FakeAudio.measure(path), storage: .absolute, sha256: String(repeating: "0", count: 64),
            segments: [segment]), origin: Download.Origin(url: "http://host/\(name)"))
      ], at: 1)
    return path
  }

  private func plan(
    _ range: String, _ network: SessionPlanner.Network = .on, riwayah: Riwayah = .hafs,
    change: (inout SessionSpec) -> Void = { _ in }
  ) throws -> SessionPlanner.Plan {
    var spec = SessionSpec(ranges: [try RangeParser(structure: structure, counting: riwayah.counting).parse(range)])
    change(&spec)
    return try SessionPlanner(structure: structure, library: library).plan(
      spec, for: SessionPlanner.Choice(riwayah: riwayah, network: network))
  }

  /// The names of the files that are heard, those that are yet to come in brackets.
  private func files(_ plan: SessionPlanner.Plan) -> [String] {
    plan.session.files.map { file in
      let name = file.path.split(separator: "/").suffix(2).joined(separator: "/")
      return file.isExpected ? "(\(name))" : name
    }
  }

  // G-1
  @Test func `what is not here is expected where it will lie, and what is here is played`() throws {
    let reciter = try addRemote("a")
    _ = try putHere(AyahRef(surah: 2, ayah: 3), of: reciter)
    let plan = try plan("2:2-4")
    #expect(files(plan) == ["(a/002002.mp3)", "a/002003.mp3", "(a/002004.mp3)"])
    #expect(plan.session.isEstimate)
    #expect(
      plan.expected["\(folder.home.downloads)/a/002002.mp3"]?.urls == ["http://host/002002.mp3"])
  }

  @Test func `nothing is expected where all is here`() throws {
    let reciter = try addRemote("a")
    for ayah in 2...4 { _ = try putHere(AyahRef(surah: 2, ayah: ayah), of: reciter) }
    let plan = try plan("2:2-4")
    #expect(plan.expected.isEmpty)
    #expect(!plan.session.isEstimate)
  }

  // T-F2.13
  @Test func `without a network what is not here is passed over, and says so`() throws {
    try addRemote("a")
    let plan = try plan("2:2", .off)
    #expect(!plan.session.hasSound)
    #expect(plan.session.units[0].trail.map(\.why) == [.notFetched])
    #expect(plan.expected.isEmpty)
  }

  @Test func `what the server does not have is not asked for`() throws {
    let reciter = try addRemote("a")
    try addRemote("b", "http://other/{surah}/{ayah}.mp3")
    try library.downloads.noteAbsence(of: "002003.mp3", by: reciter.id, at: Int(Date().timeIntervalSince1970))
    let plan = try plan("2:2-3")
    #expect(files(plan) == ["(a/002002.mp3)", "(b/002003.mp3)"])
    #expect(plan.session.units[1].trail.map(\.why) == [.absent])
  }

  @Test func `a file that is gone is fetched again`() throws {
    let reciter = try addRemote("a")
    let path = try putHere(AyahRef(surah: 2, ayah: 2), of: reciter)
    try FileManager.default.removeItem(atPath: path)
    #expect(files(try plan("2:2-3")) == ["(a/002002.mp3)", "(a/002003.mp3)"])
    #expect(try plan("2:2", .off).session.units[0].trail.map(\.why) == [.notFetched])
  }

  @Test func `what was fetched into a folder that is no longer there is fetched again`() throws {
    let reciter = try addRemote("a")
    unlink(try putHere(AyahRef(surah: 2, ayah: 2), of: reciter))
    let other = try TemporaryFolder()
    let moved = try Library(
      folders: Folders(
        config: folder.home.config, data: folder.home.data, cache: other.home.cache, runtime: folder.home.runtime),
      for: .writing)
    let parser = RangeParser(structure: structure, counting: .kufi)
    let plan = try SessionPlanner(structure: structure, library: moved).plan(
      SessionSpec(ranges: [try parser.parse("2:2")]), for: SessionPlanner.Choice(riwayah: .hafs, network: .on))
    #expect(plan.session.files.map(\.isExpected) == [true])
  }

  @Test func `a file that is no longer what was fetched is fetched again`() throws {
    let reciter = try addRemote("a")
    let path = try putHere(AyahRef(surah: 2, ayah: 2), of: reciter)
    try "<html>".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(files(try plan("2:2")) == ["(a/002002.mp3)"])
    #expect(try plan("2:2", .off).session.units[0].trail.map(\.why) == [.unreadable])
  }

  // G-2
  @Test func `the basmalah is that of surah 1, where the counting has it`() throws {
    try addRemote("a")
    try addRemote("w", riwayah: .warsh)
    #expect(files(try plan("2:1")).contains("(a/001001.mp3)"))
    #expect(!files(try plan("2:1") { $0.basmalah = .never }).contains("(a/001001.mp3)"))
    #expect(!files(try plan("2:2")).contains("(a/001001.mp3)"))
    #expect(files(try plan("2:1", riwayah: .warsh)) == ["(w/002001.mp3)"])
  }

  @Test func `a source of whole surahs gives its ayat one after the other`() throws {
    try addRemote("a", "http://host/{surah:3}.mp3", timings: .mp3quran(folder: "http://host/"))
    let session = try plan("2:2-4").session
    let slices = session.units.compactMap { $0.source?.slices.first }
    #expect(Set(slices.map(\.file.path)) == ["\(folder.home.downloads)/a/002.mp3"])
    #expect(slices[0].touches(slices[1]) && slices[1].touches(slices[2]))
  }

  @Test func `timings that are known say which ayat a surah has`() throws {
    let reciter = try addRemote("a", "http://host/{surah:3}.mp3", timings: .mp3quran(folder: "http://host/"))
    let timings = [2, 4].map { number in
      AyahTiming(
        span: structure.span(of: AyahRef(surah: 2, ayah: number)), base: .surah,
        range: .seconds(number)..<(.seconds(number + 1)))
    }
    try library.timings.set(timings, of: reciter.id, from: "a test")
    // As long as the others may come, they are waited for.
    #expect(try plan("2:2-4").session.missing.isEmpty)
    try library.timings.noteAbsence(of: 2, by: reciter.id, at: Int(Date().timeIntervalSince1970))
    let session = try plan("2:2-4").session
    #expect(session.missing.map(\.ref) == ["2:3"])
    #expect(session.units[0].source?.slices.first.map { $0.end - $0.start } == 1000)
  }

  @Test func `a surah of which nobody has timings is one piece`() throws {
    let reciter = try addRemote("a", "http://host/{surah:3}.mp3", timings: .mp3quran(folder: "http://host/"))
    try library.timings.noteAbsence(of: nil, by: reciter.id, at: Int(Date().timeIntervalSince1970))
    #expect(try plan("2").session.units.map(\.ref) == ["2:1-5"])
    #expect(try plan("2:1").session.units[0].trail.map(\.why) == [.coversMore])
  }

  @Test func `a surah in one piece is one unit`() throws {
    try addRemote("a", "http://host/{surah:3}.mp3")
    #expect(try plan("2").session.units.map(\.ref) == ["2:1-5"])
    #expect(try plan("2:1").session.units[0].trail.map(\.why) == [.coversMore])
  }

  // G-7
  @Test func `a download that is heard was used then`() async throws {
    let reciter = try addRemote("a")
    let path = try putHere(AyahRef(surah: 2, ayah: 2), of: reciter)
    #expect(try library.downloads.at(path)?.usedAt == 1)
    await DownloadUsage(library: library).note([path, "/elsewhere/2.mp3"])
    #expect(try #require(try library.downloads.at(path)).usedAt > 1)
  }

  @Test func `lengths follow the pace of what is here`() throws {
    let reciter = try addRemote("a")
    _ = try putHere(AyahRef(surah: 2, ayah: 2), of: reciter, frames: 7000)
    let slice = try #require(try plan("2:2-3").session.units[1].source?.slices.first)
    // As many words, and so as long.
    #expect(abs(slice.file.frames - 7000) <= 1)
  }
}

@Suite struct LostHostsTests {
  private func file(_ hosts: String...) -> RemoteFile {
    RemoteFile(
      reciter: "a", name: .surah(1), ending: "mp3", urls: hosts.map { "https://\($0)/data/1.mp3" })
  }

  private func error(_ code: NetworkError.Code, _ host: String, others: [NetworkError] = []) -> NetworkError {
    NetworkError(code: code, url: "https://\(host)/data/1.mp3", message: "", others: others)
  }

  @Test func `a host that does not answer is lost, with those files that only it has`() {
    var lost = LostHosts()
    lost.failed(file("a:80"), error(.unreachable, "a:80"))
    #expect(lost.haveAll(of: file("a:80")))
    #expect(!lost.haveAll(of: file("a:81")))
    #expect(!lost.haveAll(of: file("a:80", "b")))
    #expect(lost.leaving(file("a:80", "b")).urls == ["https://b/data/1.mp3"])
  }

  @Test func `a host is not lost for what another one did`() {
    var lost = LostHosts()
    lost.failed(file("a", "b"), error(.unreachable, "b", others: [error(.status(404), "a")]))
    #expect(!lost.haveAll(of: file("a", "b")))
    #expect(lost.haveAll(of: file("b")))
    lost.failed(file("a"), error(.unreachable, "timings"))
    #expect(!lost.haveAll(of: file("a")))
    lost.failed(file("a", "b"), error(.unreachable, "b", others: [error(.unreachable, "a")]))
    #expect(lost.haveAll(of: file("a", "b")))
  }

  @Test func `three failures in a row are enough, and an answer forgives`() {
    var lost = LostHosts()
    for _ in 0..<2 { lost.failed(file("a"), error(.broken, "a")) }
    lost.answered(file("a"))
    for _ in 0..<2 { lost.failed(file("a"), error(.broken, "a")) }
    #expect(!lost.haveAll(of: file("a")))
    lost.failed(file("a"), error(.broken, "a"))
    #expect(lost.haveAll(of: file("a")))
  }

  @Test func `a server that lacks files is none that fails`() {
    var lost = LostHosts()
    for _ in 0..<9 { lost.failed(file("a"), error(.status(404), "a")) }
    #expect(!lost.haveAll(of: file("a")))
  }

  @Test func `where nothing can be written nobody is asked any more`() {
    var lost = LostHosts()
    lost.failed(file("a"), error(.cannotWrite, "a"))
    #expect(lost.haveAll(of: file("b")))
  }

  @Test func `a full disk is no fault of a server, and ends it for all`() {
    var lost = LostHosts()
    let full = StoreError(code: .io, operation: "write", path: "/downloads", message: "no space left")
    #expect(FetchFailure(full).reason == .notFetchable)
    lost.failed(file("a"), full)
    #expect(lost.haveAll(of: file("b")))
  }

  @Test func `files that are not what they should be are held against no host`() {
    var lost = LostHosts()
    let wrong = PlayerError(
      code: .invalid, operation: Sentence(verbatim: "cannot use"), path: nil,
      detail: Sentence(verbatim: "it is too short"))
    #expect(FetchFailure(wrong).reason == .faulty)
    for _ in 0..<9 { lost.failed(file("a"), wrong) }
    #expect(!lost.haveAll(of: file("a")))
  }
}
