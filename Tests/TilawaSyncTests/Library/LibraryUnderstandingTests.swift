import GRDB
import Testing
import TilawaCore
import TilawaMerging
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// T-F3.12: what a newer version says is kept, and neither shown nor taken back by this one.
@Suite struct LibraryUnderstandingTests {
  let libraries: SyncedLibraries
  private var one: SyncedLibrary { libraries.one }
  private let structure = MiniatureQuran.structure

  init() throws { libraries = try SyncedLibraries() }

  private func presets() throws -> [String] { try one.library.presets.all().map(\.name) }

  @Test func `a preset that is not understood is not in the table, and is there once it is understood`() async throws {
    try await libraries.begin()
    try one.take([SyncOperation("preset", "dawn", #"{"content":"{\"newer\":1}","saved_at":7}"#)])
    #expect(try presets().isEmpty)
    #expect(try one.store.refused() == [SyncKey("preset", "dawn")])
    try await one.sync()
    #expect(try presets().isEmpty)
    one.isNewer = true
    try await one.sync()
    #expect(try presets() == ["dawn"])
    #expect(try one.store.refused().isEmpty)
  }

  @Test func `what is here stays applied where another device sets what is not understood`() async throws {
    try await libraries.begin()
    try one.library.presets.save(Preset(name: "dawn", content: "{}", saved: 1))
    try await one.sync()
    let head = try #require(try one.store.lines(after: nil, atMost: 10).first { $0.key.kind == "preset" })
    let newer = #"{"content":"{\"newer\":1}","saved_at":7}"#
    try one.take([SyncOperation("preset", "dawn", newer, replaces: [head.head.id])])
    #expect(try one.library.presets.named("dawn").content == "{}")
    // A person who sets it here has decided.
    try one.library.presets.save(Preset(name: "dawn", content: "{\"each\":\"2\"}", saved: 1_000_000_000))
    try await one.sync()
    #expect(try one.library.presets.named("dawn").content == "{\"each\":\"2\"}")
  }

  /// Values that the types of the columns allow, and no command can read.
  @Test(arguments: [
    (
      "bookmark", "aaaaaaaaaaaaaaaa",
      #"{"first_word":16,"past_word":18,"label":"2:1","counting":"kufi","note":"n","tags":"[]","colour":"infrared","created_at":1,"changed_at":1,"is_emptied":0}"#
    ),
    (
      "bookmark", "aaaaaaaaaaaaaaab",
      #"{"first_word":16,"past_word":18,"label":"2:1","counting":"lunar","note":"n","tags":"[]","created_at":1,"changed_at":1,"is_emptied":0}"#
    ),
    (
      "position", "daily",
      #"{"first_word":16,"past_word":18,"label":"2:1","counting":"kufi","riwayah":"khalaf","set_at":5,"utc_offset":0,"zone":"UTC"}"#
    ),
    ("khatm", "family", #"{"first_page":1,"listening":"sometimes","state":"open","made_at":5}"#),
    ("goal", "19000", #"{"goal":"letters:7","counting":"kufi"}"#),
    (
      "hifz", "e1",
      #"{"at":1700000000,"utc_offset":0,"zone":"UTC","day":19675,"kind":"dream","first_word":0,"past_word":2}"#
    ),
    (
      "hifz", "e2",
      #"{"at":1700000000,"utc_offset":0,"zone":"UTC","day":19675,"kind":"add","first_word":0,"past_word":150000,"value":"new"}"#
    ),
    (
      "recitation", "r1",
      #"{"at":1700000000,"utc_offset":0,"zone":"UTC","day":19675,"riwayah":"khalaf","mode":"text","source":"","model":"","length":0,"repeats":0,"added":0,"jumps":0,"hints":0}"#
    ),
    (
      "entry", "s\u{1F}19675\u{1F}0\u{1F}2\u{1F}dreamt\u{1F}main\u{1F}\u{1F}\u{1F}",
      #"{"began_at":1700000000,"ended_at":1700000001,"utc_offset":0,"zone":"UTC","reach":1,"ref":"1:1","counting":"kufi","riwayah":"hafs","reciter_kind":"","plays":1,"heard_ms":5,"khatm":""}"#
    ),
  ])
  func `a value that no command can read waits, and nobody is told that it was removed`(
    _ kind: String, _ name: String, _ value: String
  ) async throws {
    try await libraries.begin()
    let key = SyncKey(kind, name)
    try one.take([SyncOperation(kind, name, value)])
    #expect(try one.store.refused() == [key])
    // The commands that read such rows.
    #expect(try one.library.bookmarks.all(in: structure).setAside.isEmpty)
    #expect(try one.library.positions.all(in: structure).setAside.isEmpty)
    #expect(try one.library.khatm.all().isEmpty)
    #expect(try one.library.hifz.events(in: structure).isEmpty)
    #expect(try one.library.recitations.all(words: structure.words).isEmpty)
    #expect(try one.library.ledger.entries().isEmpty)
    try await one.sync()
    #expect(try one.store.pending().parts == 0)
    let lines = try one.store.lines(after: nil, atMost: 10)
    #expect(lines.map(\.key) == [key])
    #expect(lines.first?.head.isRemoved == false)
  }

  @Test func `an edit of a recording takes back nothing of what two newer devices said of a segment`() async throws {
    try await libraries.begin()
    let recording = try one.record("lesson")
    try await one.sync()
    func value(_ end: Int) -> String {
      #"{"id":"0000000000000009","start":700,"end":\#(end),"kind":"hummed","status":"confirmed","changed":5}"#
    }
    let name = "\(recording.sha256)/0000000000000009"
    try one.take([SyncOperation("segment", name, value(750))])
    try one.take([SyncOperation("segment", name, value(760))], from: "bbbbbbbbbbbbbbbb")
    try one.moveEnd(of: recording, to: 90)
    try await one.sync()
    let heads = try one.store.lines(after: nil, atMost: 100).filter { $0.key.name == name }
    #expect(heads.count == 2)
    #expect(heads.allSatisfy { !$0.head.isRemoved })
  }
}
