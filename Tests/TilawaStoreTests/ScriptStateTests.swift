import GRDB
import Testing
import TilawaTestSupport

@testable import TilawaStore

/// The state that runs of scripts leave for the next run.
@Suite struct ScriptStateTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func library() throws -> Library { try Library(folders: folder.home, for: .reading) }

  @Test func `before a run there is none, and asking makes nothing`() throws {
    #expect(try library().sessions.state(ofScript: "name:Fajr").isEmpty)
    #expect(folder.files().isEmpty)
  }

  // T-F2.8
  @Test func `what is kept is there for another process, each script its own, and a name has one value`() throws {
    let library = try library()
    try library.sessions.keep(["next": "1", "new": "2"], ofScript: "name:Fajr")
    try library.sessions.keep(["next": "7"], ofScript: "file:/a.yaml")
    try library.sessions.keep(["next": "3"], ofScript: "name:Fajr")
    #expect(try self.library().sessions.state(ofScript: "name:Fajr") == ["next": "3", "new": "2"])
    #expect(try self.library().sessions.state(ofScript: "file:/a.yaml") == ["next": "7"])
  }

  @Test func `a library of before is brought up to date`() throws {
    try Folders.create(folder.home.data)
    let old = try DatabaseQueue(path: folder.home.library)
    try LibrarySchema.migrator.migrate(old, upTo: "6")
    try old.close()
    try library().sessions.keep(["next": "1"], ofScript: "x")
    #expect(try library().sessions.state(ofScript: "x") == ["next": "1"])
  }
}
