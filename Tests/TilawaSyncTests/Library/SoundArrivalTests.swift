import Foundation
import Synchronization
import Testing
import TilawaCore
import TilawaFiles
import TilawaMerging
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// T-F3.12: a device that is interrupted while a sound comes fetches again only what it lacks.
@Suite struct SoundArrivalTests {
  private let libraries: SyncedLibraries
  private var store: SyncStore { libraries.one.store }
  private var recordings: String { libraries.one.folders.recordings }

  private static let content = Array("audio 1000 1000 one two three four".utf8)
  private let pieces = stride(from: 0, to: content.count, by: 10).map { Array(content.dropFirst($0).prefix(10)) }
  private let sound: SyncSound

  init() throws {
    libraries = try SyncedLibraries()
    sound = SyncSound(
      sha256: SHA256Hasher.digest(of: Self.content), bytes: Self.content.count,
      pieces: pieces.map { SHA256Hasher.digest(of: $0) })
  }

  private func begun(_ count: Int) throws {
    let incoming = try store.incoming(sound, piecesOf: 10)
    for piece in pieces[incoming.piecesHere..<count] { try incoming.append(piece) }
  }

  private var left: [String] { (Disk.names(in: recordings) ?? []).filter { $0.hasPrefix(".") } }

  @Test func `pieces of an interrupted fetch count, and are those of the sound`() throws {
    try begun(2)
    #expect(try store.incoming(sound, piecesOf: 10).piecesHere == 2)
    try begun(3)
    #expect(try store.incoming(sound, piecesOf: 10).piecesHere == 3)
    // A piece that was cut short by the end of its process, and one that is not what it should be.
    let path = "\(recordings)/\(try #require(left.first))"
    try Data(Self.content.prefix(17)).write(to: URL(fileURLWithPath: path))
    #expect(try store.incoming(sound, piecesOf: 10).piecesHere == 1)
    try Data([UInt8](repeating: 7, count: 30)).write(to: URL(fileURLWithPath: path))
    #expect(try store.incoming(sound, piecesOf: 10).piecesHere == 0)
    #expect(left.isEmpty)
  }

  @Test func `two processes that fetch one sound do not write into one file`() throws {
    try begun(1)
    let first = try store.incoming(sound, piecesOf: 10)
    do {
      let second = try store.incoming(sound, piecesOf: 10)
      #expect((first.piecesHere, second.piecesHere) == (1, 0))
      try second.append(pieces[0])
      #expect(left.count == 2)
    }
    #expect(left.count == 1)
    try first.append(pieces[1])
    #expect(left.count == 1)
  }

  @Test func `a sound that is not what its name says is removed`() throws {
    try begun(3)
    let wrong = SyncSound(sha256: sound.sha256, bytes: 30, pieces: Array(sound.pieces.prefix(3)))
    let incoming = try store.incoming(wrong, piecesOf: 10)
    #expect(incoming.piecesHere == 3)
    #expect(try incoming.finish() == StoreSentences.contentNotOfName)
    #expect(left.isEmpty)
  }

  @Test func `what a process left that was killed at the very end is not fetched again`() throws {
    try begun(1)
    try Data(Self.content).write(to: URL(fileURLWithPath: "\(recordings)/\(sound.sha256)"))
    #expect(try store.incoming(sound, piecesOf: 10).piecesHere == pieces.count)
  }

  @Test func `what nobody goes on with is removed after a month`() throws {
    try begun(2)
    try Data([1]).write(to: URL(fileURLWithPath: "\(recordings)/.arriving-x"))
    ArrivingFile.removeOld(in: recordings, now: SystemClock.now + 29 * 86_400)
    #expect(left.count == 2)
    let held = try store.incoming(sound, piecesOf: 10)
    ArrivingFile.removeOld(in: recordings, now: SystemClock.now + 31 * 86_400)
    #expect(held.piecesHere == 2 && left.count == 2)
    try withExtendedLifetime(held) { try held.append(pieces[2]) }
  }

  @Test func `a file that was left for a month is removed`() throws {
    try begun(2)
    ArrivingFile.removeOld(in: recordings, now: SystemClock.now + 31 * 86_400)
    #expect(left.isEmpty)
  }

  /// A line that breaks after some pieces of sounds.
  private final class Line: SyncPlace {
    private let place: any SyncPlace
    private let state = Mutex((rest: Int.max, pieces: 0))

    init(_ place: any SyncPlace) { self.place = place }

    var rest: Int {
      get { state.withLock { $0.rest } }
      set { state.withLock { $0.rest = newValue } }
    }
    var pieces: Int { state.withLock { $0.pieces } }

    func list(_ folder: String) async throws -> [SyncObject] { try await place.list(folder) }
    func write(_ name: String, _ bytes: [UInt8]) async throws { try await place.write(name, bytes) }
    func remove(_ name: String) async throws { try await place.remove(name) }
    func read(_ name: String) async throws -> [UInt8]? {
      if name.hasPrefix(SyncNames.blobs) {
        try state.withLock { state in
          guard state.rest > 0 else { throw SyncPlaceError.offline(Sentence(verbatim: "the line is cut")) }
          state.rest -= 1
          state.pieces += 1
        }
      }
      return try await place.read(name)
    }
  }

  @Test func `an exchange goes on with a long sound at the piece where the line broke`() async throws {
    let line = Line(libraries.place)
    let third = try SyncedLibrary("third", in: libraries.folder, with: line)
    try await libraries.begin()
    try third.begin()
    let recording = try libraries.one.record("long", filling: 9 << 20)
    try await libraries.one.sync()
    line.rest = 2
    await #expect(throws: SyncPlaceError.self) { try await third.sync() }
    #expect(try third.library.recordings.find(sha256: recording.sha256) == nil)
    line.rest = .max
    let report = try await third.sync()
    #expect((report.soundsFetched, line.pieces) == (1, 3))
    #expect((1..<(2 << 20)).contains(report.bytesFetched))
    #expect(try third.library.recordings.find(sha256: recording.sha256) != nil)
    #expect((Disk.names(in: third.folders.recordings) ?? []) == [recording.sha256])
  }
}
