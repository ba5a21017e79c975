import Dispatch
import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

@Suite struct LibraryRescueTests {
  let fixture: RecordingsFixture
  var home: Folders { fixture.home }
  private let rescueTime = 1_700_000_000

  init() throws { fixture = try RecordingsFixture() }

  private func queue() throws -> DatabaseQueue { try DatabaseQueue(path: home.library) }

  private func damage() throws {
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: home.library + suffix) }
    try Data("this is not a database".utf8).write(to: URL(filePath: home.library))
  }

  @Test func `the first write of a day makes a backup of what was there before`() throws {
    try fixture.add("lesson")
    #expect(try LibraryBackup.all(in: home).isEmpty)
    try Library(folders: home, for: .writing).settings.set(.teacher, to: "x")
    let backup = try #require(try LibraryBackup.all(in: home).first)
    let kept = try DatabaseQueue(path: backup.path).read { db in
      try (String.fetchOne(db, sql: "SELECT title FROM recording"), String.fetchAll(db, sql: "SELECT key FROM setting"))
    }
    #expect(kept.0 == "lesson")
    #expect(kept.1 == [])
    let before = try FileIdentity(path: backup.path)
    try Library(folders: home, for: .writing).settings.set(.teacher, to: "y")
    #expect(try FileIdentity(path: backup.path) == before)
  }

  @Test func `reading makes none`() throws {
    try fixture.add("lesson")
    _ = try Library(folders: home, for: .reading).recordings.all()
    #expect(try LibraryBackup.all(in: home).isEmpty)
  }

  @Test func `what lies in the trash of a backup has its 30 days again`() throws {
    try fixture.library.recordings.delete(try fixture.add("lesson"), now: 5)
    #expect(LibraryBackup.makeIfMissing(of: try queue(), on: "2025-01-01", in: home))
    let backup = try #require(try LibraryBackup.all(in: home).first { $0.day == "2025-01-01" })
    try damage()
    _ = try LibraryRescue(folders: home).replace(by: backup, now: rescueTime)
    #expect(try Library(folders: home, for: .reading).trash.all().map(\.deletedAt) == [rescueTime])
  }

  @Test func `who has the library open writes to the backup once that is in its place`() throws {
    try fixture.add("lesson")
    #expect(LibraryBackup.makeIfMissing(of: try queue(), on: "2025-01-01", in: home))
    let open = try Library(folders: home, for: .writing)
    _ = try open.recordings.all()
    let backup = try #require(try LibraryBackup.all(in: home).first { $0.day == "2025-01-01" })
    _ = try LibraryRescue(folders: home).replace(by: backup, now: rescueTime)
    try open.settings.set(.teacher, to: "x")
    #expect(try Library(folders: home, for: .reading).settings.value(of: .teacher) == "x")
  }

  @Test func `five are kept, the newest`() throws {
    try fixture.add("lesson")
    for day in 1...8 { #expect(LibraryBackup.makeIfMissing(of: try queue(), on: "2025-01-0\(day)", in: home)) }
    #expect(try LibraryBackup.all(in: home).map(\.day) == (4...8).reversed().map { "2025-01-0\($0)" })
    #expect(!LibraryBackup.makeIfMissing(of: try queue(), on: "2025-01-08", in: home))
    let names = try FileManager.default.contentsOfDirectory(atPath: home.backups)
    #expect(Set(names.filter { !$0.hasPrefix("library-") }) == ["backup.lock", "order"])
  }

  @Test func `days that a wrong clock showed push out no true backup, and the order is that in which they were made`()
    throws
  {
    try fixture.add("lesson")
    func make(_ days: [String]) throws {
      for day in days { #expect(LibraryBackup.makeIfMissing(of: try queue(), on: day, in: home)) }
    }
    try make((1...7).map { "2025-01-0\($0)" })
    // A year ahead for six days.
    try make((1...6).map { "2026-01-0\($0)" })
    try make(["2025-01-08"])
    let days = try LibraryBackup.all(in: home).map(\.day)
    #expect(days.first == "2025-01-08")
    #expect(days.contains("2025-01-07"))
    try make((9...13).map { $0 < 10 ? "2025-01-0\($0)" : "2025-01-\($0)" })
    let after = try LibraryBackup.all(in: home).map(\.day)
    #expect(Array(after.prefix(5)) == ["2025-01-13", "2025-01-12", "2025-01-11", "2025-01-10", "2025-01-09"])
  }

  @Test(arguments: [
    ("2025-01-06", ["2025-01-05", "2025-01-04", "2025-01-03", "2025-01-02", "2025-01-01"], ["2025-01-01"]),
    // Just after the clock jumped, forwards or backwards, nothing goes.
    ("2026-01-06", ["2025-01-05", "2025-01-04", "2025-01-03", "2025-01-02", "2025-01-01"], []),
    ("2025-01-06", ["2026-01-05", "2025-01-05", "2025-01-04", "2025-01-03", "2025-01-02", "2025-01-01"], []),
    // Backups of days to come are none of the five.
    (
      "2025-01-06",
      ["2025-01-05", "2026-02-02", "2026-02-01", "2025-01-04", "2025-01-03", "2025-01-02", "2025-01-01"], ["2025-01-01"]
    ),
  ])
  func `five real backups are kept`(day: String, others: [String], gone: [String]) {
    #expect(LibraryBackup.expendable(before: day, others) == gone)
  }

  @Test func `there is a library at every moment while a backup takes its place`() throws {
    try fixture.add("lesson")
    #expect(LibraryBackup.makeIfMissing(of: try queue(), on: "2025-01-01", in: home))
    let before = try FileIdentity(path: home.library)
    let outcome = try LibraryRescue(folders: home).replace(by: LibraryBackup.all(in: home).first, now: rescueTime)
    // The file that was there has another name by now, and was never without one: it is the same file.
    let aside = try FileIdentity(path: try #require(outcome.aside))
    #expect(aside.inode == before.inode && aside.device == before.device)
    #expect(try Library(folders: home, for: .reading).recordings.all().map(\.title) == ["lesson"])
  }

  @Test func `a library that is gone beside its backups is said, and begun anew only when that is asked for`() throws {
    try fixture.add("lesson")
    #expect(LibraryBackup.makeIfMissing(of: try queue(), on: "2025-01-01", in: home))
    for suffix in ["", "-wal", "-shm"] { unlink(home.library + suffix) }
    for purpose in [LibraryDatabase.Purpose.reading, .writing] {
      #expect { try Library(folders: home, for: purpose) } throws: {
        let error = $0 as? StoreError
        return error?.code == .notFound && error?.reason == .missingLibrary(newestBackup: "2025-01-01")
      }
    }
    let rescue = LibraryRescue(folders: home)
    #expect(try rescue.isMissing)
    #expect(try rescue.replace(by: nil, now: rescueTime) == LibraryRescue.Outcome(aside: nil, backup: nil))
    #expect(try Library(folders: home, for: .reading).recordings.all().isEmpty)
  }

  @Test func `the newest backup that is whole is found, and a library that somebody mended is left alone`() throws {
    try fixture.add("lesson")
    for day in 1...3 { #expect(LibraryBackup.makeIfMissing(of: try queue(), on: "2025-01-0\(day)", in: home)) }
    let newest = try #require(try LibraryBackup.all(in: home).first)
    try Data("no database either".utf8).write(to: URL(filePath: newest.path))
    try damage()
    let rescue = LibraryRescue(folders: home)
    let outcome = try #require(try rescue.takeNewestSound(now: rescueTime))
    #expect(outcome.backup?.day == "2025-01-02")
    #expect(try String(contentsOfFile: try #require(outcome.aside), encoding: .utf8) == "this is not a database")
    #expect(try rescue.takeNewestSound(now: rescueTime) == LibraryRescue.Outcome(aside: nil, backup: nil))
    try damage()
    for backup in try LibraryBackup.all(in: home) { try Data("none".utf8).write(to: URL(filePath: backup.path)) }
    #expect(try rescue.takeNewestSound(now: rescueTime) == nil)
    #expect(try String(contentsOfFile: home.library, encoding: .utf8) == "this is not a database")
  }

  @Test func `a backup that cannot be made stops nobody`() throws {
    try fixture.add("lesson")
    try fixture.folder.write("in the way", to: "data/backups")
    try Library(folders: home, for: .writing).settings.set(.teacher, to: "x")
    #expect(try fixture.library.settings.value(of: .teacher) == "x")
  }

  @Test func `what a killed backup left is no backup, and goes`() throws {
    try fixture.add("lesson")
    try fixture.folder.write("half", to: "data/backups/.incoming.sqlite")
    #expect(try LibraryBackup.all(in: home).isEmpty)
    #expect(LibraryBackup.makeIfMissing(of: try queue(), on: "2025-01-01", in: home))
    #expect(!FileManager.default.fileExists(atPath: home.backups + "/.incoming.sqlite"))
  }

  @Test func `a damaged library is told with the backup that there is`() throws {
    try fixture.add("lesson")
    #expect(LibraryBackup.makeIfMissing(of: try queue(), on: "2025-01-01", in: home))
    try damage()
    #expect { try Library(folders: home, for: .reading) } throws: {
      ($0 as? StoreError)?.reason == .damagedLibrary(newestBackup: "2025-01-01") && !"\($0)".contains("\n")
    }
  }

  @Test func `it is set aside, never overwritten, and the backup takes its place`() throws {
    try fixture.add("lesson")
    #expect(LibraryBackup.makeIfMissing(of: try queue(), on: "2025-01-01", in: home))
    try damage()
    let rescue = LibraryRescue(folders: home)
    #expect(rescue.damage != nil)
    let first = try rescue.replace(by: LibraryBackup.all(in: home).first, now: rescueTime)
    #expect(try Library(folders: home, for: .reading).recordings.all().map(\.title) == ["lesson"])
    #expect(rescue.damage == nil)
    let second = try rescue.replace(by: nil, now: rescueTime)
    let (one, other) = (try #require(first.aside), try #require(second.aside))
    #expect(one != other)
    #expect(try String(contentsOfFile: one, encoding: .utf8) == "this is not a database")
    #expect(try Library(folders: home, for: .reading).recordings.all().isEmpty)
    #expect(
      try DatabaseQueue(path: other).read { try String.fetchOne($0, sql: "SELECT title FROM recording") } == "lesson")
  }

  @Test func `a backup that is damaged itself is refused, everything left as it was`() throws {
    try fixture.add("lesson")
    #expect(LibraryBackup.makeIfMissing(of: try queue(), on: "2025-01-01", in: home))
    let backup = try #require(try LibraryBackup.all(in: home).first)
    try Data("no database either".utf8).write(to: URL(filePath: backup.path))
    try damage()
    #expect { try LibraryRescue(folders: home).replace(by: backup, now: 0) } throws: {
      ($0 as? StoreError)?.code == .corrupt
    }
    #expect(try String(contentsOfFile: home.library, encoding: .utf8) == "this is not a database")
  }

  @Test func `another program's database, or a newer version's, is not damaged`() throws {
    try FileManager.default.createDirectory(atPath: home.data, withIntermediateDirectories: true)
    try DatabaseQueue(path: home.library).write { try $0.execute(sql: "CREATE TABLE theirs(x)") }
    #expect(LibraryRescue(folders: home).damage == nil)
    #expect { try Library(folders: home, for: .reading) } throws: {
      ($0 as? StoreError)?.code == .foreign && !"\($0)".contains("restore-backup")
    }
  }
}

@Suite struct LibraryCheckTests {
  let fixture: RecordingsFixture
  var library: Library { fixture.library }

  init() throws { fixture = try RecordingsFixture() }

  private func execute(_ sql: String) throws {
    try DatabaseQueue(path: fixture.home.library).write { try $0.execute(sql: sql) }
  }

  @Test func `a library as it should be has no problems`() throws {
    try fixture.add("lesson", [0..<4, 4..<6])
    try library.recordings.delete(try fixture.add("gone"), now: 1)
    #expect(try fixture.problems() == [])
  }

  @Test func `a file that was deleted or changed is told, and cannot be repaired`() throws {
    let (gone, other) = (try fixture.add("gone"), try fixture.add("other"))
    try FileManager.default.removeItem(atPath: gone.file.path)
    try Data("something else".utf8).write(to: URL(filePath: other.file.path))
    #expect(Set(try fixture.problems(.repair)) == [.missingFile, .wrongContent])
    #expect(Set(try fixture.problems(.repair)) == [.missingFile, .wrongContent])
    #expect(Set(try library.recordings.listed().map(\.file)) == [.missing, .changed])
  }

  @Test func `a file whose time was changed is right after the repair`() throws {
    let recording = try fixture.add("lesson")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 5)], ofItemAtPath: recording.file.path)
    #expect(try fixture.problems() == [.staleFacts])
    #expect(try fixture.problems(.repair) == [.staleFacts])
    #expect(try fixture.problems() == [])
    #expect(try library.files.state(of: recording) == .unchanged)
  }

  @Test func `a row that holds no words is told by all that read it`() throws {
    let recording = try fixture.add("lesson")
    try DatabaseQueue(path: fixture.home.library).write { db in
      try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
      try db.execute(sql: "UPDATE segment SET past_word = first_word")
      try db.execute(sql: "UPDATE recording SET first_word = 4, past_word = 4")
    }
    let found = try library.recordings.all()
    #expect(found.map(\.expected) == [nil])
    #expect { _ = try library.reciters.coverage() } throws: { ($0 as? StoreError)?.code == .corrupt }
    #expect { _ = try library.reciters.summary(of: "shaykh") } throws: { ($0 as? StoreError)?.code == .corrupt }
    #expect { _ = try library.annotations.of(recording) } throws: { ($0 as? StoreError)?.code == .corrupt }
  }

  @Test func `columns that follow from others are repaired`() throws {
    try fixture.add("lesson")
    try execute("UPDATE segment SET reach = 7")
    #expect(try fixture.problems(.repair) == [.badIndex])
    #expect(try fixture.problems() == [])
    #expect(try library.reciters.offers(overlapping: [WordRange(3, 4)], opening: []).flatMap(\.segments).count == 1)
  }

  @Test(arguments: [
    ("UPDATE segment SET end_frame = 5000", LibraryProblem.Kind.badSegments),
    ("UPDATE segment SET first_word = 900000, past_word = 900004", .badSegments),
    ("UPDATE edit SET content = 'x'", .badHistory),
    (
      "INSERT INTO trash SELECT 1, sha256, NULL, 'recordings', sha256, title, 0, 'x', 0, NULL FROM recording", .badTrash
    ),
    (LibraryCheckTests.event(day: 2, words: 0..<4), .badLedger),
    (LibraryCheckTests.event(day: 0, words: 99_990..<99_999), .badLedger),
    (LibraryCheckTests.event(day: 0, words: 0..<4, counting: "x"), .badLedger),
  ])
  func `what contradicts itself is told`(sql: String, kind: LibraryProblem.Kind) throws {
    try fixture.add("lesson")
    try execute(sql)
    #expect(try fixture.problems() == [kind])
  }

  private static func event(day: Int, words: Range<Int>, counting: String = "kufi") -> String {
    """
    INSERT INTO events VALUES (1, 'heard', 's', NULL, '', \(day), 5, 6, 0, 'UTC', \(words.lowerBound), \(words.upperBound), 2,
      '1:1', '\(counting)', 'main', 'hafs', 'a', 'reciter', '', 1, 1000, '')
    """
  }

  @Test func `a right entry of the ledger is no problem, and is in the backup`() throws {
    try fixture.add("lesson")
    try execute(LibraryCheckTests.event(day: 0, words: 0..<4))
    #expect(try fixture.problems() == [])
    #expect(
      LibraryBackup.makeIfMissing(of: try DatabaseQueue(path: fixture.home.library), on: "2025-01-01", in: fixture.home)
    )
    let backup = LibraryBackup(of: "2025-01-01", in: fixture.home)
    let kept = try DatabaseQueue(path: backup.path).read { try Int.fetchOne($0, sql: "SELECT sum(plays) FROM events") }
    #expect(kept == 1)
  }

  @Test func `a sound that no recording has is offered back, never deleted`() throws {
    let recording = try fixture.add("lesson")
    try execute("DELETE FROM audio_file")
    #expect(try fixture.problems(.repair) == [.orphan])
    #expect(fixture.copies == [recording.sha256])
  }

  @Test func `two processes that import and edit at once lose nothing`() throws {
    let recording = try fixture.add("lesson")
    let home = fixture.home
    let failures = Failures()
    let fixture = fixture
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      do {
        let library = try Library(folders: home, for: .writing)
        for round in 0..<5 {
          try library.annotations.edit(recording, now: round) { (editing) throws(EditError) in
            try editing.add(500 + index * 10 + round..<501 + index * 10 + round, .speech)
          }
          try fixture.add("import \(index) \(round)", into: library)
        }
      } catch { failures.add(error) }
    }
    #expect(failures.all.isEmpty)
    #expect(try fixture.segments(recording).count == 41)
    #expect(try library.recordings.all().count == 41)
    #expect(try library.annotations.history(of: recording).undo == 41)
    #expect(try fixture.problems() == [])
  }
}
