import GRDB
import Testing
import TilawaCore
import TilawaMerging
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// Devices that have one sound in files with other tags (decision 0159).
@Suite struct SameSoundSyncTests {
  let libraries: SyncedLibraries

  init() throws { libraries = try SyncedLibraries() }

  private func words(_ library: SyncedLibrary) throws -> [String] {
    try library.library.recordings.all().flatMap { recording in
      try library.segments(recording).map { "\($0.start) \($0.label)" }
    }.sorted()
  }

  @Test func `two devices that import copies with other tags have one recording with the labels of both`() async throws
  {
    try await libraries.begin()
    let first = try libraries.one.record("lesson~a", [0..<4])
    let second = try libraries.other.record("lesson~b", [4..<6, 6..<8])
    try await libraries.settle()
    let kept = min(first.sha256, second.sha256)
    for library in [libraries.one, libraries.other] {
      #expect(try library.library.recordings.all().map(\.sha256) == [kept])
      #expect(try words(library) == ["0 0-4", "0 4-6", "100 6-8"])
      #expect(try library.store.pending() == SyncStore.Pending())
    }
  }

  @Test func `a device that comes later has the one recording and fetches one sound`() async throws {
    try await libraries.begin()
    try libraries.one.record("lesson~a", [0..<4])
    try libraries.other.record("lesson~b", [4..<6])
    try await libraries.settle()
    let third = try SyncedLibrary("third", in: libraries.folder, with: libraries.place)
    try third.begin()
    let report = try await third.sync()
    #expect(report.soundsFetched == 1 && report.missingSounds == 0)
    #expect(try third.library.recordings.all().count == 1)
    #expect(try words(third) == (try words(libraries.one)))
  }

  @Test func `a label that an earlier version makes for the copy that gave way reaches the recording that stays`()
    async throws
  {
    try await libraries.begin()
    let third = try SyncedLibrary("third", in: libraries.folder, with: libraries.place)
    third.hearing = .knowsFiles
    // An earlier version only passes on the kind that joins recordings.
    try third.library.database.write("be an earlier version") { db in
      try db.execute(
        sql: """
          CREATE TRIGGER earlier AFTER INSERT ON same_sound
          BEGIN DELETE FROM same_sound WHERE sha256 = new.sha256; END
          """)
    }
    try third.begin()
    let first = try libraries.one.record("lesson~a", [0..<4])
    let second = try libraries.other.record("lesson~b", [4..<6])
    try await libraries.settle([third])
    #expect(try third.library.recordings.all().count == 2)
    let gone = try #require([first, second].max { $0.sha256 < $1.sha256 })
    let copy = try #require(try third.library.recordings.find(sha256: gone.sha256))
    try third.mark(copy, 500..<600, 8..<10)
    try await libraries.settle([third])
    #expect(try words(libraries.one) == ["0 0-4", "0 4-6", "500 8-10"])
    #expect(try words(libraries.other) == (try words(libraries.one)))
  }

  @Test func `a label that was removed from the recording that stays does not come back`() async throws {
    try await libraries.begin()
    try libraries.one.record("lesson~a", [0..<4])
    try libraries.other.record("lesson~b", [4..<6])
    try await libraries.settle()
    let recording = try #require(try libraries.one.library.recordings.all().first)
    for segment in try libraries.one.segments(recording) {
      try libraries.one.library.annotations.delete(
        segment: segment.id, called: "a label", of: recording, now: 2_000_000)
    }
    let third = try SyncedLibrary("third", in: libraries.folder, with: libraries.place)
    try third.begin()
    try await libraries.settle([third])
    for library in [libraries.one, libraries.other, third] { #expect(try words(library).isEmpty) }
  }

  @Test func `a recording that was deleted is gone on both devices, with the copy that gave way`() async throws {
    try await libraries.begin()
    try libraries.one.record("lesson~a", [0..<4])
    try libraries.other.record("lesson~b", [4..<6])
    try await libraries.settle()
    let recording = try #require(try libraries.other.library.recordings.all().first)
    try libraries.other.library.recordings.delete(recording, now: 2_000_000)
    try await libraries.settle()
    #expect(try libraries.one.library.recordings.all().isEmpty)
    #expect(try libraries.other.library.recordings.all().isEmpty)
  }

  @Test func `other sounds stay other recordings`() async throws {
    try await libraries.begin()
    try libraries.one.record("lesson~a")
    try libraries.other.record("exam~a")
    try await libraries.settle()
    #expect(try libraries.one.library.recordings.all().count == 2)
    #expect(try libraries.other.library.recordings.all().count == 2)
  }
}

extension Segment {
  /// The words of a label, as numbers.
  fileprivate var label: String {
    recited.map { part in
      if case .text(let words) = part.content { "\(words.start)-\(words.end)" } else { "-" }
    }.joined(separator: " ")
  }
}
