import Foundation
import GRDB
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// A library in which a made-up Quran of 58 pages is read.
struct KhatmFixture {
  let folder: TemporaryFolder
  let library: Library
  let structure = MiniatureQuran.structure

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
  }

  var pages: Int { structure.count(of: .page) }

  /// 2026-01-01T12:00:00Z and so many hours.
  static func time(_ hours: Int, offset: Int = 0) -> ZonedTime {
    ZonedTime(seconds: 1_767_268_800 + hours * 3600, offset: offset, zone: "UTC")
  }

  func reading(_ page: Int, at hours: Int, offset: Int = 0) throws -> Reading {
    guard
      let reading = Reading(
        page: page, of: structure, riwayah: .hafs, began: KhatmFixture.time(hours, offset: offset))
    else { throw StoreError(code: .invalid, operation: "read", path: nil, message: "no page \(page)") }
    return reading
  }

  @discardableResult
  func read(_ page: Int, at hours: Int, in khatm: String? = nil, offset: Int = 0) throws -> ReadingNote {
    try library.khatm.note(try reading(page, at: hours, offset: offset), in: structure, khatm: khatm)
  }

  func report(at hours: Int, _ khatm: String? = nil) throws -> ReadingReport {
    try library.khatm.report(in: structure, khatm: khatm, now: KhatmFixture.time(hours))
  }

  /// Whether the tables hold what follows from the entries alone.
  func isInStep(_ khatm: String = Khatm.standardName) throws -> Bool {
    _ = try library.khatm.settle(in: structure)
    return try library.database.read("compare") { db in
      var stored = StoredReading(words: structure.words)
      var progress = KhatmProgress(total: structure.words)
      let events = try stored.events(where: "1", [], db)
      for event in try stored.events(where: "khatm = ?", [khatm], db) { progress.add(event) }
      let cycles = try StoredCycles(khatm, structure.words, db, .all)
      let latest = try StoredCycles(khatm, structure.words, db, .last)
      let days = Dictionary(grouping: events, by: \.day).values.compactMap { ReadingDay($0, in: structure) }
      return try cycles.isWhole && cycles.completed == progress.completed && cycles.under == progress.under
        && latest.isWhole && latest.completed == progress.completed.suffix(1) && latest.under == progress.under
        && DerivedReading.days(structure, db) == days.sorted { $0.day < $1.day }
    }
  }
}
