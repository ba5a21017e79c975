import Foundation
import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// A khatm and a year of hifz in one print that are taken up in another.
@Suite struct PrintYearTests {
  private let homes: (one: TemporaryFolder, other: TemporaryFolder, third: TemporaryFolder)

  init() throws { homes = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder()) }

  private func library(_ home: TemporaryFolder, _ print: String) throws -> Library {
    let library = try Library(folders: home.home, for: .writing)
    try library.settings.set(.print, to: print)
    return library
  }

  private func time(_ day: Int) -> ZonedTime {
    ZonedTime(seconds: 1_767_268_800 + day * 86_400, offset: 0, zone: "UTC")
  }

  /// A page a day is learned, those of a day, a week and a month before are heard, and the khatm goes on by a page and a half.
  private func liveYear(_ library: Library, _ structure: QuranStructure) throws {
    var read = 0
    for day in 0..<365 {
      func page(_ number: Int) throws -> WordRange { try #require(structure.span(of: .page, number)) }
      var kinds: [HifzEvent.Kind] = [.add(try page(day + 1), .shaky)]
      for (before, grade) in [(1, HifzGrade.good), (7, .fair), (30, .good)] where day >= before {
        kinds.append(.grade(try page(day + 1 - before), grade, by: .oneself, seconds: 60))
      }
      try library.hifz.note(kinds, at: time(day), on: time(day).day, in: structure)
      let wanted = min(548, (day + 1) * 548 / 365)
      while read < wanted {
        read += 1
        let reading = try #require(Reading(page: read, of: structure, riwayah: .hafs, began: time(day)))
        _ = try library.khatm.note(reading, in: structure)
      }
    }
  }

  private func pages(_ days: [ReadingDay]) -> Double {
    days.reduce(0) { $0 + Double($1.amount.pageParts) / Double(ReadingAmount.partsOfPage) }
  }

  private func held(_ library: Library, _ structure: QuranStructure) throws -> WordSet {
    WordSet(try library.hifz.fold(in: structure).state.portions.values.flatMap(\.held.ranges))
  }

  @Test func `nothing of a khatm and a year of hifz is lost in another print`() throws {
    let quran = try RealQuran.structure()
    let (taj, madani) = (quran.printed(as: .taj16), quran.printed(as: .madani))
    let one = try library(homes.one, "taj-16")
    try liveYear(one, taj)
    let (events, state) = (try one.hifz.events(in: taj), try one.hifz.fold(in: taj).state)
    let days = try one.khatm.days(in: taj)
    #expect(days.count == 365 && abs(pages(days) - 548) < 1)
    let (progress, ledger) = (try one.khatm.export(), try one.hifz.export(in: taj))

    let other = try library(homes.other, "madani")
    _ = try other.khatm.import(progress, at: "progress", in: madani)
    #expect(try other.hifz.import(ledger, in: madani).added == events.count)
    #expect(try other.hifz.events(in: madani) == events)
    // The same words are held, and a khatm is complete.
    let last = try #require(taj.span(of: .page, 365)).end
    #expect(try held(other, madani).ranges == [WordRange(0, last)])
    #expect(try other.khatm.completedCycles(of: Khatm.standardName, in: madani).count == 1)
    let theirs = try other.khatm.days(in: madani)
    #expect(theirs.map(\.day) == days.map(\.day))
    #expect(theirs.map(\.amount.verses) == days.map(\.amount.verses))
    #expect(abs(pages(theirs) - 604) < 1)

    // Back in the first print all is as it was.
    let third = try library(homes.third, "taj-16")
    _ = try third.khatm.import(other.khatm.export(), at: "progress", in: taj)
    _ = try third.hifz.import(other.hifz.export(in: madani), in: taj)
    #expect(try third.hifz.fold(in: taj).state == state)
    #expect(try third.khatm.days(in: taj) == days)
  }

  @Test func `days are counted again in a print that comes from another device`() throws {
    let quran = try RealQuran.structure()
    let (taj, madani) = (quran.printed(as: .taj16), quran.printed(as: .madani))
    let library = try library(homes.one, "madani")
    for page in 1...20 {
      _ = try library.khatm.note(
        try #require(Reading(page: page, of: taj, riwayah: .hafs, began: time(page))), in: madani)
    }
    let before = try library.khatm.days(in: madani).map(\.amount.pageParts)
    let readers = SyncReaders(in: madani)
    let isStored = try library.database.write("change") { db in
      try #require(SyncRowTable.all["setting"]).store(#"{"value":"taj-16"}"#, of: "print", readers, db)
    }
    #expect(isStored)
    // A process that began before the change counts in the print that is set now.
    _ = try library.khatm.settle(in: madani)
    let after = try library.khatm.days(in: taj).map(\.amount.pageParts)
    #expect(after == Array(repeating: ReadingAmount.partsOfPage, count: 20) && before != after)
  }
}
