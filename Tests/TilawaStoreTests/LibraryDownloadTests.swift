import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

// G-7
@Suite("Fetched files in the library")
struct LibraryDownloadTests {
  let fixture: LibraryFixture
  let reciter: Reciter

  init() throws {
    fixture = try LibraryFixture()
    let source = RemoteSource(patterns: [try URLPattern("https://host/{surah:3}{ayah:3}.mp3")])
    reciter = try fixture.library.reciters.add(.published("Husary"), from: source, added: 0)
  }

  @discardableResult
  private func add(_ name: String, at now: Int = 0, _ pinning: Pinning = .unpinned) throws -> String {
    let file = try fixture.file(name, [fixture.segment(.text(WordRange(0, 4)))])
    let stored = NewAudioFile(file: file.file, storage: .absolute, sha256: "00", segments: file.segments)
    try fixture.library.downloads.add(
      [NewDownload(reciter: reciter.id, file: stored, origin: .init(url: "https://host/1"), pinning: pinning)], at: now)
    return file.file.path
  }

  private func names() throws -> [String] { try fixture.library.downloads.all().map(\.name) }

  private var day: Int { 86_400 }

  // E9
  @Test("only what the library knows is removed, and nothing through a link")
  func foreign() throws {
    let folder = fixture.library.downloads.folder(of: reciter.id)
    try Folders.create(folder)
    try fixture.folder.write("mine", to: "cache/downloads/\(reciter.id)/notes.txt")
    _ = try fixture.library.reciters.remove(reciter.id)
    #expect(access(folder + "/notes.txt", F_OK) == 0)
    let elsewhere = try fixture.folder.write("theirs", to: "elsewhere/001001.mp3")
    let source = RemoteSource(patterns: [try URLPattern("https://host/{surah:3}{ayah:3}.mp3")])
    let other = try fixture.library.reciters.add(.published("Other"), from: source, added: 0)
    let link = fixture.library.downloads.folder(of: other.id)
    let made = symlink(fixture.folder.path + "/elsewhere", link)
    #expect(made == 0)
    let path = link + "/001001.mp3"
    let file = AudioFile(path: path, rate: 1000, channels: 1, frames: 1000)
    try fixture.library.downloads.add(
      [
        NewDownload(
          reciter: other.id, file: NewAudioFile(file: file, storage: .absolute, sha256: "00", segments: []),
          origin: .init(url: "https://host/1"), pinning: .unpinned)
      ], at: 1)
    #expect(Refusal.code { try fixture.library.downloads.remove([path]) } == .unreadable)
    _ = try fixture.library.reciters.remove(other.id)
    #expect(access(elsewhere, F_OK) == 0)
  }

  @Test("those go first that were not heard for longest, and no more than must")
  func leastRecentlyUsed() throws {
    let paths = try ["a", "b", "c"].map { try add($0, at: day) }
    try fixture.library.downloads.use([paths[0]], at: 2 * day)
    let size = try fixture.library.downloads.size()
    let gone = try fixture.library.downloads.evict(toFit: ByteSize(bytes: size.bytes - 1), now: 3 * day)
    #expect(gone.removed == [paths[1]])
    #expect(gone.excess == 0)
    #expect(try names() == ["a", "c"])
    #expect(access(paths[1], F_OK) != 0)
  }

  @Test("what is pinned stays, by itself or with its reciter")
  func pinned() throws {
    try add("a", at: day, .pinned)
    let loose = try add("b", at: day)
    #expect(try fixture.library.downloads.evict(toFit: ByteSize(bytes: 0), now: 3 * day).removed == [loose])
    try add("c", at: day)
    try fixture.library.reciters.pin(reciter.id, .pinned)
    #expect(try fixture.library.reciters.isPinned(reciter.id))
    let rest = try fixture.library.downloads.evict(toFit: ByteSize(bytes: 0), now: 3 * day)
    #expect(rest.removed.isEmpty)
    #expect(rest.excess == 0)
    #expect(try names() == ["a", "c"])
    try fixture.library.reciters.pin(reciter.id, .unpinned)
    #expect(try fixture.library.downloads.evict(toFit: ByteSize(bytes: 0), now: 3 * day).removed.count == 1)
  }

  @Test("what is pinned does not count, so that it drives nothing else out")
  func pinnedIsApart() throws {
    try add("a", at: day, .pinned)
    try add("b", at: day)
    let limit = ByteSize(bytes: try fixture.library.downloads.size().bytes - 1)
    #expect(try fixture.library.downloads.evict(toFit: limit, now: 3 * day).removed.isEmpty)
    #expect(try names() == ["a", "b"])
  }

  @Test("what is being heard stays, also if the clock has jumped back")
  func inUse() throws {
    let path = try add("a", at: day)
    #expect(try fixture.library.downloads.evict(toFit: ByteSize(bytes: 0), now: day + 60).removed.isEmpty)
    #expect(try fixture.library.downloads.evict(toFit: ByteSize(bytes: 0), now: day - 60).removed.isEmpty)
    try fixture.library.downloads.use([path], at: 500 * day)
    try fixture.library.downloads.use([path], at: 2 * day)
    #expect(try fixture.library.downloads.at(path)?.usedAt == 2 * day)
    try fixture.library.downloads.use([path], at: 2 * day - 60)
    #expect(try fixture.library.downloads.at(path)?.usedAt == 2 * day)
  }

  @Test("a file that is stored again takes the place of what was known, and stays pinned")
  func again() throws {
    try add("a", at: day, .pinned)
    try add("a", at: 2 * day)
    #expect(try fixture.library.downloads.all().map(\.isPinned) == [true])
    #expect(try fixture.library.downloads.all().map(\.fetchedAt) == [2 * day])
  }

  @Test("one with a fault is listed and not offered")
  func withheld() throws {
    let path = try add("a")
    try fixture.library.downloads.withhold(path, because: "it is another one")
    #expect(try fixture.library.downloads.all().map(\.fault) == ["it is another one"])
    #expect(try fixture.library.downloads.segments(of: path) == [])
    #expect(
      try fixture.library.reciters.offers(overlapping: [WordRange(0, 4)], opening: []).flatMap(\.segments).isEmpty)
  }

  @Test("come page by page in the order of their paths")
  func pages() throws {
    let paths = try ["a", "b", "c"].map { try add($0) }
    let first = try fixture.library.downloads.all(after: nil, limit: 2)
    #expect(first.map(\.file.path) == Array(paths[..<2]))
    #expect(try fixture.library.downloads.all(after: paths[1], limit: 2).map(\.file.path) == [paths[2]])
  }

  @Test(
    "sizes are read as people write them",
    arguments: [("2GB", 2_000_000_000), ("1.5 MB", 1_500_000), ("1GiB", 1 << 30), ("500", 500), ("10m", 10_000_000)])
  func sizes(text: String, bytes: Int) throws {
    #expect(ByteSize(text)?.bytes == bytes)
  }

  @Test("what is not a size is refused", arguments: ["", "GB", "-1", "1e9", "two", "1.2.3MB", "99999999TB", "٣GB"])
  func noSize(text: String) { #expect(ByteSize(text) == nil) }
}
