import Foundation
import GRDB
import Synchronization
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

@Suite struct LibraryLoudnessTests {
  let fixture: LibraryFixture
  var library: Library { fixture.library }
  let soft: Loudness
  let loud: Loudness

  init() throws {
    fixture = try LibraryFixture()
    soft = try #require(Loudness(integrated: -30.25, truePeak: -12.5, extent: .sampled))
    loud = try #require(Loudness(integrated: -14, truePeak: 0.5, extent: .whole))
  }

  /// A recording of `Teacher`, and what else is in it.
  private func record(_ name: String, _ loudness: Loudness?, _ segments: [NewSegment]) throws {
    let file = try fixture.file(name, segments)
    let teacher = NewReciter(name: "Teacher", riwayah: .hafs, counting: .kufi, kind: .personal)
    _ = try library.recordings.add(
      NewRecording(title: name, originalName: name), by: teacher,
      file: NewAudioFile(
        file: file.file, storage: .recordings, sha256: "sha-\(name)", segments: segments, loudness: loudness), added: 0
    ) {}
  }

  @Test func `a set of files is one source, unknown until it is stored`() throws {
    try fixture.add("a", [0..<4, 4..<8])
    #expect(try library.loudness.sources().map(\.loudness) == [nil])
    let task = try #require(try library.loudness.tasks(of: "a").first)
    #expect(task.slices.count == 2)
    #expect(try library.loudness.store(soft, of: task, at: 7))
    #expect(try library.loudness.store(loud, of: task, at: 8))
    #expect(try library.loudness.sources().map(\.loudness) == [loud])
    #expect(try library.loudness.sources().map(\.recording) == [nil])
  }

  @Test func `a set that is added anew is unknown again, and what was measured before is not its`() throws {
    try fixture.add("a", [0..<4])
    let task = try #require(try library.loudness.tasks(of: "a").first)
    #expect(try library.loudness.store(loud, of: task, at: 0))
    try fixture.add("a", [0..<4])
    #expect(try library.loudness.sources().map(\.loudness) == [nil])
    #expect(try !library.loudness.store(loud, of: task, at: 1))
    #expect(try library.loudness.sources().map(\.loudness) == [nil])
  }

  @Test func `who was removed meanwhile stores nothing`() throws {
    try fixture.add("a", [0..<4])
    let task = try #require(try library.loudness.tasks(of: "a").first)
    try library.reciters.remove("a")
    #expect(try !library.loudness.store(loud, of: task, at: 1))
  }

  @Test func `each recording is a source of its own`() throws {
    try record("one", soft, [fixture.segment(.text(WordRange(0, 4)))])
    try record("two", nil, [fixture.segment(.text(WordRange(4, 8)))])
    #expect(try library.loudness.sources(of: ["teacher"]).map(\.loudness) == [soft, nil])
    #expect(
      try library.loudness.sources().map(\.recording)
        == ["one", "two"].map { "\(library.folders.recordings)/sha-\($0)" })
    #expect(try library.loudness.sources(of: ["nobody"]).isEmpty)
  }

  @Test func `a recording that is labelled anew has the new loudness`() throws {
    try record("one", soft, [fixture.segment(.text(WordRange(0, 4)))])
    try record("one", loud, [fixture.segment(.text(WordRange(0, 8)))])
    #expect(try library.loudness.sources().map(\.loudness) == [loud])
  }

  @Test func `only what is confirmed and recited is to be measured`() throws {
    let suggested = NewSegment(content: .text(WordRange(8, 12)), start: 600, end: 800, status: .suggested)
    try record(
      "one", nil,
      [
        fixture.segment(nil, 0..<100), fixture.segment(.istiadha, 100..<200),
        fixture.segment(.text(WordRange(0, 4)), 200..<600), suggested,
      ])
    try record("talk", nil, [fixture.segment(nil, 0..<100)])
    let tasks = try library.loudness.tasks(of: "teacher")
    #expect(tasks.map { $0.slices.map { [$0.start, $0.end] } } == [[[100, 200], [200, 600]]])
  }

  @Test func `one process at a time measures a reciter, and the other is told`() throws {
    let (library, order) = (library, Order())
    try library.loudness.measuring("a") {
      let other = Thread {
        try? library.loudness.measuring(
          "a",
          waiting: {
            order.add("waiting")
            order.waits.signal()
          }
        ) { order.add("second") }
        order.done.signal()
      }
      other.start()
      order.waits.wait()
      order.add("first")
    }
    order.done.wait()
    #expect(order.all == ["waiting", "first", "second"])
  }
}

private final class Order: Sendable {
  let done = DispatchSemaphore(value: 0)
  let waits = DispatchSemaphore(value: 0)
  private let words = Mutex<[String]>([])
  func add(_ word: String) { words.withLock { $0.append(word) } }
  var all: [String] { words.withLock { $0 } }
}
