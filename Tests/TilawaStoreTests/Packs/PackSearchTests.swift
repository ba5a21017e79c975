import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// Searches in packs of the miniature Quran.
// Q-QR11
@Suite struct PackSearchTests {
  let folder: TemporaryFolder
  let fixture = PackFixture()
  let store: PackStore

  init() throws {
    folder = try TemporaryFolder()
    store = PackStore(folders: folder.home, structure: MiniatureQuran.structure)
  }

  private func add(_ texts: [String: String], _ statement: PackStatement = PackStatement()) throws -> PackID {
    let content = fixture.tanzil { texts["\($0)"] ?? "nothing" }
    return try store.add(folder.write(content, to: "in/file.txt"), statement).pack.pack.id
  }

  private func found(_ words: String, _ id: PackID) throws -> [String] {
    let hits = try store.hits(for: SearchQuery(words), in: id)
    return hits.result.hits.map { "\(hits.passages[$0.ordinal].ayat)" }
  }

  private func indexes() throws -> [String] { try store.names.filter(PackWords.isName).sorted() }

  @Test func `the typed word stands before its other forms`() throws {
    let id = try add(
      ["2:1": "they are believing", "2:3": "who believes this"], PackStatement(language: PackLanguage("en")))
    #expect(try found("believes", id) == ["2:3", "2:1"])
    #expect(try found("nothing believes", id) == [])
  }

  @Test func `a language without a rule has only the typed word`() throws {
    let id = try add(["2:1": "they are believing", "2:3": "who believes this"])
    #expect(try found("believes", id) == ["2:3"])
  }

  @Test func `joined ayat are one passage`() throws {
    let id = try add(["2:2": "a kangaroo", "2:3": ""], PackStatement(empty: .joined))
    #expect(try found("kangaroo", id) == ["2:2-3"])
  }

  @Test func `an index comes with its pack and goes with it`() throws {
    let id = try add(["2:1": "first"])
    let first = try indexes()
    #expect(first.count == 1)
    #expect(try add(["2:1": "second"]) == id)
    #expect(try indexes().count == 1 && indexes() != first)
    #expect(try found("first", id) == [] && found("second", id) == ["2:1"])
    try store.remove(id)
    #expect(try indexes() == [])
  }

  @Test(arguments: ["missing", "damaged", "short", "of another text"])
  func `an index that is not right is made anew`(state: String) throws {
    let id = try add(["2:1": "kangaroo"])
    let path = try "\(store.folder)/\(#require(indexes().first))"
    let right = Bytes.read(path)
    var bytes = right
    switch state {
    case "missing": try FileManager.default.removeItem(atPath: path)
    case "damaged": bytes[bytes.count - 3] ^= 1
    case "short": bytes.removeLast()
    default: bytes[20] ^= 1
    }
    if state != "missing" { Bytes.write(bytes, to: path) }
    #expect(try found("kangaroo", id) == ["2:1"])
    #expect(Bytes.read(path) == right)
  }

  @Test func `a changed text is not shown, though its index is right`() throws {
    let id = try add(["2:1": "kangaroo"])
    let path = try "\(store.folder)/\(store.manifest(id).lines)"
    var bytes = Bytes.read(path)
    bytes[bytes.count / 2] ^= 1
    Bytes.write(bytes, to: path)
    #expect(throws: StoreError.self) { try store.hits(for: SearchQuery("kangaroo"), in: id) }
  }
}
