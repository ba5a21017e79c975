import Foundation
import GRDB
import Synchronization
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// Readings that belong together, and how many statements they take.
@Suite struct LibraryMomentTests {
  let fixture: LibraryFixture
  var library: Library { fixture.library }

  init() throws {
    fixture = try LibraryFixture()
    try fixture.add("a", [0..<4, 4..<8, 8..<12])
  }

  /// The statements that `body` runs on the library's connection.
  private func statements(_ body: () throws -> Void) throws -> [String] {
    let log = StatementLog()
    let words = Sentence(verbatim: "cannot trace")
    try library.database.read(words) { db in db.trace { log.add("\($0)") } }
    // The trace begins within a reading.
    log.clear()
    try body()
    let all = log.all
    try library.database.read(words) { db in db.trace() }
    return all
  }

  @Test func `all readings of a moment are one transaction`() throws {
    let run = try statements {
      try library.moment {
        #expect(try library.reciters.all().map(\.id) == ["a"])
        #expect(try library.settings.value(of: .riwayah) == nil)
        let presets = try library.moment { try library.presets.all() }
        #expect(presets.isEmpty)
      }
    }
    #expect(run.filter { $0.hasPrefix("BEGIN") }.count == 1)
    #expect(run.filter { $0.hasPrefix("SELECT") }.count == 3)
  }

  @Test func `a moment does not see what another connection writes meanwhile`() throws {
    let other = try Library(folders: fixture.folder.home, for: .writing)
    try library.moment {
      #expect(try library.settings.value(of: .riwayah) == nil)
      try other.settings.set(.riwayah, to: "warsh")
      #expect(try library.settings.value(of: .riwayah) == nil)
    }
    #expect(try library.settings.value(of: .riwayah) == "warsh")
  }

  @Test func `an error of a moment comes out as it is, and the library goes on`() throws {
    struct Trouble: Error {}
    #expect(throws: Trouble.self) {
      try library.moment {
        _ = try library.reciters.all()
        throw Trouble()
      }
    }
    try library.settings.set(.riwayah, to: "warsh")
    #expect(try library.settings.value(of: .riwayah) == "warsh")
  }

  @Test func `a library that is absent is read in a moment too`() throws {
    let fresh = try TemporaryFolder()
    let library = try Library(folders: fresh.home, for: .reading)
    let reciters = try library.moment { try library.reciters.all() }
    #expect(reciters.isEmpty)
    #expect(fresh.files().isEmpty)
  }

  @Test func `files are compared with their rows by one statement, however many they are`() throws {
    let names = (0..<40).map { "\($0) \"quoted\" ١.wav" }
    let files = try names.map { try fixture.file($0, [fixture.segment(.istiadha)]) }
    _ = try library.reciters.replace(.published("b"), files: files, added: 0)
    try fixture.folder.write("other", to: "audio/" + names[1])
    try FileManager.default.removeItem(atPath: files[2].file.path)
    let run = try statements {
      let states = try library.files.states(of: files.map(\.file))
      #expect(states[files[0].file] == .unchanged)
      #expect(states[files[1].file] == .changed)
      #expect(states[files[2].file] == .missing)
      #expect(states.values.filter { $0 == .unchanged }.count == 38)
    }
    #expect(run.filter { $0.hasPrefix("SELECT") }.count == 1)
  }

  @Test func `a row of another length is not that of a file`() throws {
    let file = try fixture.file("1.wav", [fixture.segment(.istiadha)]).file
    let longer = AudioFile(path: file.path, rate: file.rate, channels: file.channels, frames: file.frames + 1)
    let stored = NewAudioFile(file: file, storage: .absolute, segments: [fixture.segment(.istiadha)])
    _ = try library.reciters.replace(.published("b"), files: [stored], added: 0)
    #expect(try library.files.states(of: [file, longer]) == [file: .unchanged, longer: .changed])
  }
}

/// The statements that a connection has run.
private final class StatementLog: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock(\.self) }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  func clear() { lines.withLock { $0 = [] } }
}
