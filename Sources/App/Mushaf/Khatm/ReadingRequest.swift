package import AppBase
package import TilawaCore
package import TilawaStore

/// Something that a user has read, to be noted by hand.
package struct ReadingRequest {
  /// The ranges as they were typed.
  package var ranges: [String]
  /// The day on which it was read; nil: today.
  package var day: CalendarDay?
  /// The riwayah that was read; nil: the configured one.
  package var riwayah: Riwayah?
  /// The name of the khatm; nil: the current one.
  package var khatm: String?

  package init(ranges: [String], day: CalendarDay?, riwayah: Riwayah?, khatm: String?) {
    self.ranges = ranges
    self.day = day
    self.riwayah = riwayah
    self.khatm = khatm
  }

  /// Notes the reading in the library. Warns of doubtful rows, and of a clock that contradicts the ledger.
  package func note(in context: AppContext) throws -> CommandAnswer {
    context.expectLibrary()
    let structure = try context.quran().structure
    let riwayah = try context.riwayah(riwayah)
    let parser = RangeParser(structure: structure, riwayah: riwayah, grain: .word)
    let parsed = try parser.parse(ranges)
    let library = try context.library(for: .writing)
    let now = ZonedTime.now
    guard
      let reading = Reading(
        ayat: parsed, of: structure, riwayah: riwayah, began: try time(now, try library.settings.dayStart()))
    else { throw Failure(.usage, MushafSentences.nothingToNote) }
    let note = try library.khatm.note(reading, in: structure, khatm: khatm, now: now)
    let after = try library.khatm.report(in: structure, khatm: note.khatm, riwayah: riwayah, now: now)
    context.warn(of: note.setAside)
    if let doubt = note.doubt { context.interface.warn("\(doubt)") }
    return note.answer(of: reading, after, remark: surahsNoted(reading, structure, parser))
  }

  /// A remark on bare numbers, which are surahs: how many they are, how to name pages, and how to take it back.
  private func surahsNoted(_ reading: Reading, _ structure: QuranStructure, _ parser: RangeParser) -> Sentence? {
    let bare = parser.bareNumbers(in: ranges)
    guard let first = bare.first else { return nil }
    let spans = reading.parts.map(\.words)
    let pages = Set(spans.flatMap { structure.numbers(of: .page, in: $0) })
    let surahs = Set(spans.flatMap { structure.surah(ofWord: $0.start)...structure.surah(ofWord: $0.end - 1) })
    return MushafSentences.standsForSurahs(
      numbers: bare.joined(separator: " "), surahs: surahs.count, pages: KhatmWords.pages(pages.count),
      first: "\(first)", command: CommandHint("khatm", "undo"))
  }

  /// The time of the reading: now, or noon of another day.
  private func time(_ now: ZonedTime, _ start: DayStart) throws -> ZonedTime {
    guard let day, day != start.day(of: now) else { return now }
    guard day < start.day(of: now) else { throw Failure(.usage, MushafSentences.dayToCome(day: "\(day)")) }
    guard let noon = LocalNoon.of(day) else { throw Failure(.usage, MushafSentences.noSuchDay(day: "\(day)")) }
    return noon
  }
}

extension ReadingNote {
  /// - Parameters:
  ///   - after: the progress with the reading.
  ///   - remark: a remark on what was typed.
  fileprivate func answer(of reading: Reading, _ after: ReadingReport, remark: Sentence?) -> CommandAnswer {
    let refs = reading.parts.map(\.ref)
    let (ranges, pages) = (refs.listed, KhatmWords.pages(after.statistics.pageCount))
    let all = after.statistics.pages.count
    let isMet = after.today.status == .met && after.today.goal != nil
    var lines = [
      isMet
        ? MushafSentences.notedGoalMet(ranges: ranges, pages: pages, all: all, khatm: khatm)
        : MushafSentences.noted(ranges: ranges, pages: pages, all: all, khatm: khatm)
    ]
    if let completed { lines.append(MushafSentences.allRead(count: completed, khatm: khatm)) }
    return CommandAnswer(
      lines,
      ReadingNoted(noted: refs, khatm: khatm, completed: completed, status: KhatmStatusValue(after)),
      remarks: remark.map { [$0] } ?? [])
  }
}

extension UndoneReading {
  /// The change of a reading that was noted.
  package enum Change { case takenBack, notedAgain }

  /// The answer about a reading that was taken back or noted again; nil: there was none.
  package static func answer(_ undone: UndoneReading?, _ change: Change) -> CommandAnswer {
    let first = undone?.entries.first
    let refs = undone?.entries.map(\.naming.ref) ?? []
    let line = first.map { first in
      let (ranges, khatm) = (refs.listed, undone?.khatm ?? "")
      let (day, time) = ("\(first.day)", first.began.clock)
      return switch change {
      case .takenBack: MushafSentences.takenBack(ranges: ranges, day: day, time: time, khatm: khatm)
      case .notedAgain: MushafSentences.notedAgain(ranges: ranges, day: day, time: time, khatm: khatm)
      }
    }
    let otherwise =
      switch change {
      case .takenBack: MushafSentences.nothingToUndo
      case .notedAgain: MushafSentences.nothingToRedo
      }
    return CommandAnswer(
      line.map { [$0] } ?? [],
      ReadingUndone(refs: refs, khatm: undone?.khatm, day: first?.day.description),
      remarks: line == nil ? [otherwise] : [])
  }
}
