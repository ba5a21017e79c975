import Foundation
import GRDB
import Glibc
import Testing
import TilawaCore
import TilawaMerging
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// T-F3.12, Q-UA4: what two libraries share through a place.
@Suite struct LibrarySyncTests {
  let libraries: SyncedLibraries
  private var one: SyncedLibrary { libraries.one }
  private var other: SyncedLibrary { libraries.other }
  private let structure = MiniatureQuran.structure

  init() throws { libraries = try SyncedLibraries() }

  private func bookmark(_ id: String, note: String, at now: Int = 100) throws -> Bookmark {
    let parser = RangeParser(structure: structure, counting: .kufi, grain: .word)
    return Bookmark(id: id, passage: try Passage("2:1-2", by: parser), note: note, created: now)
  }

  private func notes(_ library: SyncedLibrary) throws -> [String] {
    try library.library.bookmarks.all(in: structure).values.map(\.note)
  }

  // MARK: - Everything comes

  @Test func `what was there before the place comes to the other library`() async throws {
    try one.library.bookmarks.add(bookmark("aaaaaaaaaaaaaaaa", note: "here"))
    try one.library.settings.set(.riwayah, to: "warsh")
    try one.library.settings.set(.downloadsLimit, to: "1000")
    try one.library.presets.save(Preset(name: "dawn", content: "{\"each\":\"3\"}", saved: 5))
    try one.library.khatm.make(Khatm(name: "family", made: 7))
    let time = ZonedTime(seconds: 1_700_000_000, offset: 0, zone: "UTC")
    try one.library.hifz.note([.add(WordRange(0, 4), .new)], at: time, on: time.day, in: structure)
    try await libraries.begin()
    try await libraries.settle()
    #expect(try notes(other) == ["here"])
    #expect(try other.library.settings.value(of: .riwayah) == "warsh")
    // A limit of the disk is one of the machine.
    #expect(try other.library.settings.value(of: .downloadsLimit) == nil)
    #expect(try other.library.presets.all().map(\.name) == ["dawn"])
    #expect(try other.library.khatm.all().map(\.name) == ["family"])
    #expect(try other.library.hifz.events(in: structure) == one.library.hifz.events(in: structure))
  }

  @Test func `a recitation comes with its verdicts, and a teacher's word goes back`() async throws {
    try await libraries.begin()
    let time = ZonedTime(seconds: 1_700_000_000, offset: 0, zone: "UTC")
    let number = try one.library.recitations.begin(
      NewRecitation(
        at: time, on: time.day, riwayah: .hafs, words: WordRange(0, 4), mode: .text, source: "microphone", model: "m"))
    let verdict = StoredRecitation.Verdict(
      word: 1, origin: .program, verdict: .recited, confidence: 0.75, sound: 100..<900, takes: 1,
      isCorrected: false)
    try one.library.recitations.note(number, words: nil, verdicts: [verdict], counts: .init(), length: 1000)
    try one.library.recitations.end(number, at: 1_700_000_100, recording: nil)
    try await libraries.settle()
    let came = try #require(try other.library.recitations.all(words: structure.words).first)
    #expect(came.verdicts == [verdict])
    #expect(came.length == 1000)
    let word = StoredRecitation.Verdict(
      word: 1, origin: .teacher, verdict: .changed, confidence: 1, sound: nil, takes: 1, isCorrected: false)
    try other.library.recitations.correct(came.number, word)
    try await libraries.settle()
    #expect(try one.library.recitations.all(words: structure.words).first?.verdicts.count == 2)
  }

  @Test func `a recording comes with its sound, its segments and what can be undone`() async throws {
    try await libraries.begin()
    let recording = try one.record("lesson", [0..<4, 4..<8])
    try one.moveEnd(of: recording, to: 250)
    try await libraries.settle()
    let came = try #require(try other.library.recordings.find(sha256: recording.sha256))
    #expect(came.title == "lesson")
    #expect(came.reciter.name == "Shaykh")
    #expect(
      FileManager.default.contents(atPath: came.file.path) == FileManager.default.contents(atPath: recording.file.path))
    #expect(try other.segments(came) == one.segments(recording))
    #expect(try other.library.annotations.undo(came, now: 300)?.words.isEmpty == false)
    #expect(try other.ends(came) == [100, 200])
    try await libraries.settle()
    #expect(try one.ends(recording) == [100, 200])
    // It can be done again where it was done.
    _ = try one.library.annotations.redo(recording, now: 400)
    try await libraries.settle()
    #expect(try other.ends(came) == [100, 250])
  }

  @Test func `edits of different segments on two devices are both there`() async throws {
    try await libraries.begin()
    let recording = try one.record("lesson", [0..<4, 4..<8])
    try await libraries.settle()
    let came = try #require(try other.library.recordings.find(sha256: recording.sha256))
    let first = try #require(try one.segments(recording).first)
    try one.library.annotations.edit(recording, now: 300) { (editing) throws(EditError) in
      try editing.move(.end, of: first.id, to: 90)
    }
    try other.moveEnd(of: came, to: 250, now: 310)
    try await libraries.settle()
    #expect(try one.ends(recording) == [90, 250])
    #expect(try other.ends(came) == [90, 250])
    #expect(try one.store.conflicts().isEmpty)
    // The last change is undone first, on any device.
    _ = try one.library.annotations.undo(recording, now: 320)
    #expect(try one.ends(recording) == [90, 200])
  }

  // MARK: - Conflicts

  @Test func `one boundary that two devices moved is decided by a person`() async throws {
    try await libraries.begin()
    let recording = try one.record("lesson")
    try await libraries.settle()
    let came = try #require(try other.library.recordings.find(sha256: recording.sha256))
    try one.moveEnd(of: recording, to: 90, now: 300)
    try other.moveEnd(of: came, to: 150, now: 310)
    try await libraries.settle()
    #expect(try one.ends(recording) == other.ends(came))
    let conflict = try #require(try one.store.conflicts().first)
    #expect(conflict.choices.count == 2)
    #expect(conflict.choices.filter(\.isShown).count == 1)
    #expect(try other.store.conflicts() == [conflict])
    let wanted = try #require(conflict.choices.first { $0.text.contains("\"end\":90") })
    #expect(try other.store.decide(conflict.key, for: wanted.id))
    try await libraries.settle()
    #expect(try one.store.conflicts().isEmpty)
    #expect(try one.ends(recording) == [90])
    #expect(try other.ends(came) == [90])
  }

  @Test func `two notes on one bookmark are both kept until a person decides`() async throws {
    try await libraries.begin()
    try one.library.bookmarks.add(bookmark("aaaaaaaaaaaaaaaa", note: "first"))
    try await libraries.settle()
    try one.library.bookmarks.change(bookmark("aaaaaaaaaaaaaaaa", note: "mine"), now: 200)
    try other.library.bookmarks.change(bookmark("aaaaaaaaaaaaaaaa", note: "theirs"), now: 300)
    try await libraries.settle()
    let conflict = try #require(try one.store.conflicts().first)
    #expect(try notes(one) == notes(other))
    // A later change of what is shown decides too.
    try one.library.bookmarks.change(bookmark("aaaaaaaaaaaaaaaa", note: "both"), now: 400)
    try await libraries.settle()
    #expect(conflict.choices.count == 2)
    #expect(try other.store.conflicts().isEmpty)
    #expect(try notes(other) == ["both"])
  }

  @Test func `the voice of a student comes to all devices, the latest holds, and what is no voice is not applied`()
    async throws
  {
    func voice(_ words: Int) -> VoiceCalibration {
      VoiceCalibration(
        at: 0, by: "m", range: "67:1-15", words: words, likelier: 0, secondsPerUnit: 0.2, tallies: [:])
    }
    try await libraries.begin()
    try one.library.recitations.keep(voice(150), in: .hafs)
    try await libraries.settle()
    #expect(try other.library.recitations.voice(in: .hafs) == voice(150))
    #expect(try other.library.recitations.voice(in: .warsh) == nil)
    try other.library.recitations.keep(voice(200), in: .hafs)
    try await libraries.settle()
    #expect(try one.library.recitations.voice(in: .hafs) == voice(200))
    // A program with faults, or a newer one, gives what this one does not understand.
    let strange = #"{"version":1,"at":0,"range":"1:1","words":150,"likelier":9000000,"unit":null,"sounds":{}}"#
    try one.library.database.write("change") {
      try $0.execute(sql: "UPDATE setting SET value = ? WHERE key = 'voice.hafs'", arguments: [strange])
    }
    #expect(try one.library.recitations.voice(in: .hafs) == nil)
    try await libraries.settle()
    #expect(try other.library.recitations.voice(in: .hafs) == voice(200))
    #expect(try other.library.refusedBySync().map(\.name) == ["voice.hafs"])
    #expect(try one.library.recitations.forgetVoice(in: .hafs))
    try await libraries.settle()
    #expect(try other.library.recitations.voice(in: .hafs) == nil)
    #expect(try !other.library.recitations.forgetVoice(in: .hafs))
  }

  @Test func `of one setting that two devices changed the later holds, whichever is taken first`() async throws {
    try await libraries.begin()
    try one.library.settings.set(.riwayah, to: "warsh")
    try await one.sync()
    try await other.sync()
    try other.library.settings.set(.teacher, to: "A")
    _ = try other.store.close()
    try one.library.settings.set(.teacher, to: "B")
    try await one.sync()
    try await libraries.settle()
    #expect(try one.library.settings.value(of: .teacher) == other.library.settings.value(of: .teacher))
  }

  @Test func `a removal does not win against a change that did not know of it`() async throws {
    try await libraries.begin()
    let recording = try one.record("lesson")
    try await libraries.settle()
    let came = try #require(try other.library.recordings.find(sha256: recording.sha256))
    let segment = try #require(try one.segments(recording).first)
    try one.library.annotations.edit(recording, now: 300) { (editing) throws(EditError) in
      try editing.delete([segment.id])
    }
    try other.moveEnd(of: came, to: 150, now: 299)
    try await libraries.settle()
    #expect(try one.ends(recording) == [150])
    #expect(try other.ends(came) == [150])
  }

  @Test func `a recording that is deleted on one device lies in the trash of the other, and comes back from there`()
    async throws
  {
    try await libraries.begin()
    let recording = try one.record("lesson")
    try await libraries.settle()
    try one.library.recordings.delete(recording, now: 300)
    try await libraries.settle()
    #expect(try other.library.recordings.all().isEmpty)
    let item = try #require(try other.library.trash.all().first)
    #expect(FileManager.default.fileExists(atPath: "\(other.folders.recordings)/\(recording.sha256)"))
    _ = try other.library.trash.restore(item, now: 400)
    try await libraries.settle()
    #expect(try one.library.recordings.all().map(\.title) == ["lesson"])
    #expect(try one.ends(recording) == [100])
    #expect(try one.library.trash.all().isEmpty)
  }

  @Test func `others can fetch sounds while the rest of many is sent`() async throws {
    let libraries = try SyncedLibraries(room: 410)
    try await libraries.begin()
    for number in 0..<420 { try libraries.one.record("lesson \(number)") }
    await #expect(throws: SyncPlaceError.full) { try await libraries.one.sync() }
    let report = try await libraries.other.sync()
    #expect(report.soundsFetched >= 100)
    #expect(try libraries.other.library.recordings.all().count == report.soundsFetched)
  }

  // MARK: - Costs

  @Test func `with nothing new one object is read`() async throws {
    try await libraries.begin()
    try one.record("lesson")
    try await libraries.settle()
    let (reads, lists) = (libraries.place.reads, libraries.place.lists)
    let report = try await one.sync()
    #expect(report == SyncReport())
    #expect(libraries.place.reads - reads == 1)
    // The devices, a log of each, and the snapshots.
    #expect(libraries.place.lists - lists == 4)
  }

  @Test func `one sound is sent once, also where both devices imported it`() async throws {
    try await libraries.begin()
    let recording = try one.record("lesson")
    try await one.sync()
    let same = try other.record("lesson")
    try await libraries.settle()
    #expect(same.sha256 == recording.sha256)
    #expect(libraries.place.objects.keys.filter { $0.hasPrefix("blobs/") }.count == 1)
    #expect(try one.library.recordings.all().count == 1)
    #expect(try other.library.recordings.all().count == 1)
  }
}
