import Foundation
import TilawaCore
import TilawaTestSupport
import Testing

@testable import TilawaStore

@Suite("A reciter whose files can be fetched")
struct LibraryRemoteTests {
  private func source(_ host: String = "host") throws -> RemoteSource {
    RemoteSource(patterns: [try URLPattern("https://\(host)/{surah:3}{ayah:3}.mp3")], bitrate: 64_000)
  }

  private let husary = NewReciter(name: "Husary", riwayah: .hafs, counting: .kufi, kind: .reciter)

  @Test("is stored with where they are")
  func stored() throws {
    let fixture = try LibraryFixture()
    let reciter = try fixture.library.reciters.add(husary, from: source(), added: 1)
    #expect(try fixture.library.reciters.source(of: reciter.id) == source())
    #expect(try fixture.library.reciters.all() == [reciter])
  }

  @Test("keeps the place and takes a new source where it is added again")
  func replaced() throws {
    let fixture = try LibraryFixture()
    let first = try fixture.library.reciters.add(husary, from: source(), added: 1)
    let second = try fixture.library.reciters.add(husary, from: source("other"), added: 2)
    #expect(first == second)
    #expect(try fixture.library.reciters.source(of: first.id) == source("other"))
  }

  @Test("keeps what was fetched where another host of the same files is added")
  func mirrored() throws {
    let fixture = try LibraryFixture()
    let reciter = try fixture.library.reciters.add(husary, from: source(), added: 1)
    let timing = AyahTiming(span: WordRange(4, 8), base: .surah, range: .seconds(0)..<(.seconds(2)))
    try fixture.library.timings.set([timing], of: reciter.id, from: "a test")
    let mirrored = RemoteSource(patterns: try source("mirror").patterns + source().patterns)
    #expect(try fixture.library.reciters.add(husary, from: mirrored, added: 2) == reciter)
    #expect(try fixture.library.reciters.source(of: reciter.id) == mirrored)
    #expect(try fixture.library.timings.all(of: reciter.id, in: WordRange(0, 100), base: .surah) == [timing])
  }

  // E9
  @Test("has files of another source set aside before the first is fetched, and those of another host of it left")
  func kept() throws {
    let fixture = try LibraryFixture()
    let reciter = try fixture.library.reciters.add(husary, from: source(), added: 1)
    let (old, mirror) = ("https://a/{surah}", "https://b/{surah}")
    try fixture.library.downloads.setAsideForeign(of: reciter.id, from: [old])
    try "x".write(
      toFile: fixture.library.downloads.folder(of: reciter.id) + "/001001.mp3", atomically: true, encoding: .utf8)
    try fixture.library.downloads.setAsideForeign(of: reciter.id, from: [mirror, old])
    #expect(try fixture.library.downloads.strays(of: reciter.id).count == 1)
    let folder = fixture.library.downloads.folder(of: reciter.id)
    try "mine".write(toFile: folder + "/notes.txt", atomically: true, encoding: .utf8)
    try fixture.library.downloads.setAsideForeign(of: reciter.id, from: ["https://c/{surah}"])
    #expect(
      try fixture.library.downloads.strays(of: reciter.id) == ["\(folder)/001001.mp3.left", "\(folder)/notes.txt"])
  }

  @Test("has timings that come back as they were, by the text")
  func timings() throws {
    let fixture = try LibraryFixture()
    let reciter = try fixture.library.reciters.add(husary, from: source(), added: 1)
    let words = [TimedWord(word: 4, start: .milliseconds(60), end: .milliseconds(610))]
    let late = AyahTiming(span: WordRange(8, 10), base: .surah, range: .seconds(2)..<(.seconds(3)))
    let early = AyahTiming(span: WordRange(4, 8), base: .surah, range: .seconds(0)..<(.seconds(2)), words: words)
    try fixture.library.timings.set([late, early], of: reciter.id, from: "a test")
    #expect(try fixture.library.timings.all(of: reciter.id, in: WordRange(0, 100), base: .surah) == [early, late])
    #expect(try fixture.library.timings.all(of: reciter.id, in: WordRange(5, 9), base: .surah) == [late])
    #expect(try fixture.library.timings.all(of: reciter.id, in: WordRange(0, 100), base: .ayah) == [])
  }
}

@Suite struct LibraryCatalogueTests {
  private let fixture: LibraryFixture

  init() throws { fixture = try LibraryFixture() }

  private func source(_ host: String, catalogueID: String? = nil) throws -> RemoteSource {
    RemoteSource(patterns: [try URLPattern("https://\(host)/{surah:3}{ayah:3}.mp3")], catalogueID: catalogueID)
  }

  private func reciter(_ name: String, id: String?, counting: VerseCounting = .kufi) -> NewReciter {
    NewReciter(name: name, riwayah: .hafs, counting: counting, kind: .reciter, id: id)
  }

  @Test func `a reciter who brings an id has it`() throws {
    let added = try fixture.library.reciters.add(
      reciter("Mishary Alafasi", id: "alafasy"), from: source("h", catalogueID: "alafasy"), added: 1)
    #expect(added.id == "alafasy")
  }

  @Test func `two sets of one name are two reciters`() throws {
    let first = try fixture.library.reciters.add(reciter("A", id: "a-one"), from: source("h"), added: 1)
    let second = try fixture.library.reciters.add(reciter("A", id: "a-two"), from: source("i"), added: 1)
    #expect([first.id, second.id] == ["a-one", "a-two"])
    #expect(try fixture.library.reciters.source(of: "a-one") == source("h"))
  }

  @Test func `nobody with files of the user's is replaced by one who brings that id`() throws {
    let own = try fixture.add("husary", [0..<4])
    let added = try fixture.library.reciters.add(reciter("husary", id: "husary"), from: source("h"), added: 1)
    #expect(added.id == "husary-2")
    #expect(try fixture.library.reciters.summary(of: own.id).files == 1)
  }

  @Test func `nobody who is fetched is replaced because of an id that is like a name`() throws {
    _ = try fixture.library.reciters.add(reciter("Al-Husary", id: "husary"), from: source("h"), added: 1)
    let described = try fixture.library.reciters.add(reciter("husary", id: "husary"), from: source("i"), added: 1)
    let addressed = try fixture.library.reciters.add(reciter("husary", id: nil), from: source("j"), added: 1)
    #expect([described.id, addressed.id] == ["husary-2", "husary-2"])
    #expect(try fixture.library.reciters.source(of: "husary") == source("h"))
    #expect(try fixture.library.reciters.source(of: "husary-2") == source("j"))
  }

  @Test func `added again they stay as they are, and with another counting they change`() throws {
    let first = try fixture.library.reciters.add(reciter("A", id: "a"), from: source("h"), added: 1)
    #expect(try fixture.library.reciters.add(reciter("A", id: "a"), from: source("h"), added: 2) == first)
    let other = try fixture.library.reciters.add(reciter("A", id: "a", counting: .makki), from: source("h"), added: 3)
    #expect(other.id == "a" && other.counting == .makki)
    #expect(try fixture.library.reciters.all() == [other])
  }

  @Test func `files of the user's in place of a source leave no source behind`() throws {
    _ = try fixture.library.reciters.add(reciter("A", id: nil), from: source("h"), added: 1)
    try fixture.add("A", [0..<4])
    #expect(try fixture.library.reciters.source(of: "a") == nil)
    #expect(try fixture.library.reciters.files()["a"]?.origin == .folder)
  }

  @Test func `where files come from, and how many are here`() throws {
    _ = try fixture.library.reciters.add(reciter("A", id: nil), from: source("h"), added: 1)
    try fixture.add("B", [0..<4, 4..<8])
    try fixture.library.reciters.pin("a", .pinned)
    let files = try fixture.library.reciters.files()
    #expect(files["a"] == ReciterFiles(origin: .network, files: 0, pinning: .pinned))
    #expect(files["b"] == ReciterFiles(origin: .folder, files: 2, pinning: .unpinned))
  }
}

// T-F2.12
@Suite struct LibraryArrangingTests {
  private let fixture: LibraryFixture

  init() throws {
    fixture = try LibraryFixture()
    for (name, riwayah) in [("w1", Riwayah.warsh), ("h1", .hafs), ("w2", .warsh), ("h2", .hafs), ("h3", .hafs)] {
      let reciter = NewReciter(name: name, riwayah: riwayah, counting: riwayah.counting, kind: .reciter)
      _ = try fixture.library.reciters.replace(reciter, files: [], added: 0)
    }
  }

  private func order() throws -> String { try fixture.library.reciters.all().map(\.id).joined(separator: " ") }

  @Test func `those named exchange their places, and nobody else moves`() throws {
    try fixture.library.reciters.arrange(["h3", "w1"])
    #expect(try order() == "h3 h1 w2 h2 w1")
  }

  @Test func `within a riwayah the named come first, in the places of that riwayah`() throws {
    try fixture.library.reciters.arrange(["h3"], in: .hafs)
    #expect(try order() == "w1 h3 w2 h1 h2")
  }

  @Test func `one of another riwayah, named twice, or unknown is refused and nothing moves`() throws {
    #expect(throws: StoreError.self) { try fixture.library.reciters.arrange(["w1"], in: .hafs) }
    #expect(throws: StoreError.self) { try fixture.library.reciters.arrange(["h1", "h1"]) }
    #expect(throws: StoreError.self) { try fixture.library.reciters.arrange(["nobody"]) }
    #expect(try order() == "w1 h1 w2 h2 h3")
  }
}
