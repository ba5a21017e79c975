package import AppBase
import AppMushaf
package import TilawaCore
package import TilawaStore

/// The material of a memoriser as it is on one day, with all that plans need.
package struct HifzBook {
  let context: AppContext
  let library: Library
  let structure: QuranStructure
  /// The riwayah that is learned.
  package let riwayah: Riwayah
  let pages: HifzPages
  let measure: HifzMeasure
  let now: ZonedTime
  /// The memoriser's day.
  package let today: CalendarDay
  private(set) var fold: HifzFold

  /// - Parameter purpose: whether anything is to be noted.
  package init(
    in context: AppContext, for purpose: LibraryDatabase.Purpose = .reading, now: ZonedTime = .now
  ) throws {
    let (quran, library) = (try context.quran(), try context.library(for: purpose))
    fold = try library.hifz.fold(in: quran.structure)
    let riwayah = try context.riwayah(fold.state.plan.riwayah)
    structure = quran.structure.divided(as: riwayah)
    pages = HifzPages(quran.structure)
    measure = HifzMeasure(quran.structure)
    self.context = context
    self.library = library
    self.riwayah = riwayah
    self.now = now
    today = try library.settings.dayStart().day(of: now)
  }

  package var state: HifzState { fold.state }
  var history: HifzHistory { fold.history }
  var scheduler: HifzScheduler {
    HifzScheduler(plan: state.plan, pages: pages, measure: measure, attendance: attendance)
  }

  /// The share of the days of work on which the memoriser hears something.
  private var attendance: Double { history.attendance(before: today, daysOff: state.plan.daysOff) }

  /// The words that are held.
  package var held: WordSet { WordSet(state.portions.values.flatMap(\.held.ranges)) }

  /// The words after which a lesson may end: the ends of ayat; none where there is no lesson.
  var ends: [Int] {
    guard state.plan.new != nil, !state.planned.isEmpty else { return [] }
    return (0..<structure.ayatCount(of: riwayah.counting)).map {
      structure.span(of: structure.ayah(at: $0, in: riwayah.counting)).end
    }
  }

  /// The work of a day.
  package func day(_ day: CalendarDay) -> HifzDay { scheduler.day(day, of: state, ends: ends) }

  /// The load of the coming days.
  func forecast(days: Int, from first: CalendarDay) -> HifzForecast {
    HifzForecast(days: days, from: first, state: state, by: scheduler, ends: ends)
  }

  /// The grade of today of a page that was checked today; nil without a check.
  package func checkedGrade(ofPage page: Int) -> HifzGrade? {
    guard let hearing = state.portions[page]?.hearing, hearing.day == today, hearing.program != nil else { return nil }
    return hearing.grade
  }

  // MARK: - Changes

  /// Notes what happened, and takes over the new state.
  mutating func note(_ kinds: [HifzEvent.Kind], at time: ZonedTime? = nil, on day: CalendarDay? = nil) throws {
    fold = try library.hifz.note(kinds, at: time ?? now, on: day ?? today, in: structure)
  }

  /// Returns the time and the day of something that happened on a day; nil: now.
  func moment(of day: CalendarDay?) throws -> (time: ZonedTime, day: CalendarDay) {
    guard let day, day != today else { return (now, today) }
    guard day < today else { throw Failure(.usage, LearningSentences.future(day: "\(day)")) }
    guard let noon = LocalNoon.of(day) else { throw Failure(.usage, LearningSentences.noDay(day: "\(day)")) }
    return (noon, day)
  }

  // MARK: - Places

  /// Reads ranges of ayat or words, as stretches of the text.
  func words(of ranges: [String]) throws -> [WordRange] {
    guard !ranges.isEmpty else { throw Failure(.usage, LearningSentences.nameRange) }
    let parser = RangeParser(structure: structure, riwayah: riwayah, grain: .word)
    return try parser.parse(ranges).map { structure.span(of: $0) }
  }

  /// Returns the names of stretches: whole ayat, and some words of an ayah.
  package func names(of words: WordSet) -> [AyahRange] { words.ranges.flatMap(names(of:)) }

  private func names(of words: WordRange) -> [AyahRange] {
    let ayat = structure.ayat(sharing: words, in: riwayah.counting)
    let isWhole = ayat.map { words.contains(structure.span(of: $0)) }
    var names: [AyahRange] = []
    for (ayah, isWhole) in zip(ayat, isWhole) {
      let span = structure.span(of: ayah)
      if !isWhole {
        let part = WordRange(max(span.start, words.start), min(span.end, words.end))
        names.append(AyahRange(part.start - span.start + 1...part.end - span.start, of: ayah))
      } else if let last = names.last, last.words == nil, last.first.surah == ayah.surah {
        names[names.count - 1] = AyahRange(last.first, ayah)
      } else {
        names.append(AyahRange(ayah, ayah))
      }
    }
    return names
  }

  /// Returns the text of stretches: "2:1-5, 78:1-114:6".
  package func text(of words: WordSet) -> String {
    words.ranges.flatMap { range -> [AyahRange] in
      let names = names(of: range)
      guard let first = names.first, let last = names.last, names.allSatisfy({ $0.words == nil }) else { return names }
      return [AyahRange(first.first, last.last)]
    }.map { "\($0)" }.listed
  }

  /// Returns an amount of text: "1 page", "12 pages", "5 lines".
  func amount(_ words: WordSet) -> Sentence { amount(pages: pages.count(of: words)) }

  /// Returns the amount that is held.
  var heldAmount: Sentence { amount(pages: state.pagesHeld(pages)) }

  /// Returns an amount of words, by the mean length of a line.
  func amount(_ words: Int) -> Sentence {
    amount(pages: measure.lines(of: Double(words)) / Double(measure.linesOfPage))
  }

  func amount(pages: Double) -> Sentence {
    if pages < 0.95 {
      let lines = Int((pages * Double(measure.linesOfPage)).rounded())
      return CoreSentences.lines(count: max(pages > 0 ? 1 : 0, lines))
    }
    let halves = (pages * 2).rounded() / 2
    return pages >= 10 || halves == halves.rounded()
      ? CoreSentences.pages(count: Int(pages.rounded())) : LearningSentences.halfPages(count: "\(halves)")
  }

  /// Returns the minutes that a task takes, 1 or more.
  func minutes(_ words: Int, _ round: HifzRound) -> Int {
    let seconds = round == .sabaq ? HifzMeasure.secondsOfNewLine : HifzMeasure.secondsOfLine
    return max(words > 0 ? 1 : 0, Int(measure.minutes(of: Double(words), secondsOfLine: seconds).rounded()))
  }
}
