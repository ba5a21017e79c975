import GRDB
package import TilawaCore

extension KhatmStore {
  /// Reports the progress of reading. The time does not depend on the length of the ledger.
  ///
  /// Recomputes stale sums, and stores them if the library can be written.
  ///
  /// - Parameters:
  ///   - structure: the structure of the Quran.
  ///   - name: the name of the khatm; nil means the current one.
  ///   - riwayah: the riwayah whose ajza and ayat are counted.
  ///   - now: the time of the clock.
  /// - Throws: `.notFound` for a khatm that does not exist.
  package func report(
    in structure: QuranStructure, khatm name: String? = nil, riwayah: Riwayah = .hafs, now: ZonedTime
  ) throws(StoreError) -> ReadingReport {
    _ = try settle(in: structure)
    let facts = try read(StoreSentences.cannotReadProgress) { db in
      let khatm =
        if let name, try name != Khatm.standardName || !KhatmTable.all(db).isEmpty {
          try KhatmTable.named(name, db)
        } else {
          try KhatmTable.current(db) ?? Khatm(made: now.seconds)
        }
      let start = try SettingTable.dayStart(db)
      let derived = try DerivedReading(khatm.name, structure, .last, db)
      return ReadingReport.Facts(
        khatm: khatm, completed: derived.count, lastCycle: derived.completed.last, under: derived.under,
        days: derived.days, goals: try KhatmTable.goals(db), now: now, start: start,
        doubt: try clockDoubt(now, start, db),
        riwayah: riwayah)
    }
    return ReadingReport(facts, in: structure)
  }

  /// The cycles of a khatm that were completed, in order.
  package func completedCycles(
    of name: String, in structure: QuranStructure
  ) throws(StoreError) -> [KhatmProgress.Cycle] {
    _ = try settle(in: structure)
    return try read(StoreSentences.cannotReadCompletedKhatmat) {
      try DerivedReading(name, structure, .all, $0).completed
    }
  }

  /// The days on which something was read, in order.
  package func days(in structure: QuranStructure) throws(StoreError) -> [ReadingDay] {
    _ = try settle(in: structure)
    return try read(StoreSentences.cannotReadDays) { try DerivedReading.days(structure, $0) }
  }

  // MARK: - Goals

  /// The goals, with the days from which they hold.
  package func goals() throws(StoreError) -> GoalBook {
    try read(StoreSentences.cannotReadGoals) { try KhatmTable.goals($0) }
  }

  /// Sets the goal from a day on; nil for no goal.
  package func set(_ goal: Goal?, from day: CalendarDay) throws(StoreError) {
    try write(StoreSentences.cannotSetGoal) { db in
      let counting = if case .verses(_, let counting) = goal { counting.rawValue } else { "" }
      try db.execute(
        sql: "INSERT OR REPLACE INTO goal VALUES (?, ?, ?)",
        arguments: [day.number, goal.map { "\($0)" } ?? KhatmTable.noGoal, counting])
    }
  }
}
