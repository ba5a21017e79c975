import Foundation
import GRDB
import Testing
import TilawaTestSupport

@testable import TilawaStore

@Suite struct LibraryOpeningTests {
  let folder: TemporaryFolder
  var home: Folders { folder.home }

  init() throws { folder = try TemporaryFolder() }

  private func code(_ purpose: LibraryDatabase.Purpose = .writing) -> StoreError.Code? {
    do {
      _ = try Library(folders: home, for: purpose)
      return nil
    } catch { return error.code }
  }

  @Test func `reading on a fresh home finds nothing and makes nothing`() throws {
    let library = try Library(folders: home, for: .reading)
    #expect(try library.reciters.all().isEmpty)
    #expect(try library.settings.value(of: .riwayah) == nil)
    #expect(folder.files().isEmpty)
  }

  @Test func `opening for writing makes nothing before the first write`() throws {
    let library = try Library(folders: home, for: .writing)
    #expect(try library.reciters.all().isEmpty)
    #expect(folder.files().isEmpty)
  }

  @Test func `a library that another made meanwhile is seen`() throws {
    let early = try Library(folders: home, for: .reading)
    try Library(folders: home, for: .writing).settings.set(.riwayah, to: "warsh")
    #expect(try early.settings.value(of: .riwayah) == "warsh")
  }

  @Test func `writing makes the library, for the user alone`() throws {
    try Library(folders: home, for: .writing).settings.set(.riwayah, to: "warsh")
    #expect(try Library(folders: home, for: .reading).settings.value(of: .riwayah) == "warsh")
    let mode = try FileManager.default.attributesOfItem(atPath: home.data)[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }

  @Test func `a newer version's library is left alone`() throws {
    try Library(folders: home, for: .writing).settings.set(.teacher, to: "x")
    try DatabaseQueue(path: home.library).write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999'); CREATE TABLE later(x)")
    }
    let before = try Data(contentsOf: URL(filePath: home.library))
    #expect(code() == .newerVersion)
    #expect(code(.reading) == .newerVersion)
    #expect(try Data(contentsOf: URL(filePath: home.library)) == before)
  }

  @Test(arguments: [LibraryDatabase.Purpose.reading, .writing])
  func `a corrupt library is left alone`(purpose: LibraryDatabase.Purpose) throws {
    let garbage = String(repeating: "this is not a database ", count: 400)
    try folder.write(garbage, to: "data/library.sqlite")
    #expect(code(purpose) == .corrupt)
    #expect(try String(contentsOfFile: home.library, encoding: .utf8) == garbage)
  }

  @Test func `a truncated library is corrupt`() throws {
    try Library(folders: home, for: .writing).settings.set(.teacher, to: "x")
    let whole = try Data(contentsOf: URL(filePath: home.library))
    try whole.prefix(whole.count / 3).write(to: URL(filePath: home.library))
    #expect(code() == .corrupt)
  }

  @Test func `another program's database is left alone`() throws {
    try FileManager.default.createDirectory(atPath: home.data, withIntermediateDirectories: true)
    try DatabaseQueue(path: home.library).write { try $0.execute(sql: "CREATE TABLE theirs(x)") }
    #expect(code() == .foreign)
    let tables = try DatabaseQueue(path: home.library).read {
      try String.fetchAll($0, sql: "SELECT name FROM sqlite_master")
    }
    #expect(tables == ["theirs"])
  }

  @Test func `an empty file becomes a library`() throws {
    try folder.write("", to: "data/library.sqlite")
    #expect(code() == nil)
    #expect(try Library(folders: home, for: .reading).reciters.all().isEmpty)
  }

  // E10
  @Test(arguments: [LibraryDatabase.Purpose.reading, .writing])
  func `a folder that is none, and a library that is none, are said by the system's word`(
    purpose: LibraryDatabase.Purpose
  )
    throws
  {
    try folder.write("", to: "data")
    #expect { try Library(folders: home, for: purpose) } throws: {
      ($0 as? StoreError)?.code == .unreadable
        && "\($0)".hasSuffix("library.sqlite: cannot open the library: Not a directory")
    }
    try FileManager.default.removeItem(atPath: home.data)
    try FileManager.default.createDirectory(atPath: home.library, withIntermediateDirectories: true)
    #expect { try Library(folders: home, for: purpose) } throws: {
      ($0 as? StoreError)?.code == .unreadable
        && "\($0)".hasSuffix("library.sqlite: cannot open the library: it is not a file")
    }
  }

  @Test func `many at once make one library`() throws {
    let home = home
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      do {
        try Library(folders: home, for: .writing).settings.set(.teacher, to: "\(index)")
      } catch { failures.add(error) }
    }
    #expect(failures.all.isEmpty)
  }
}
