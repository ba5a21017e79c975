import Foundation
package import TilawaCore

/// The days of a simulated memoriser, who does each day's list.
///
/// He forgets by a rule that is not that of the scheduler: each page has a half-life, which a hearing lengthens, and a
/// failure shortens. A failed page is repeated until it stays for some days. Days follow each other by the universal
/// clock, so that a journey may repeat or skip a day of his calendar.
package struct HifzSimulation {
  /// The result of all days.
  package struct Outcome: Hashable, Sendable {
    /// The number of days on which the list was done.
    package var worked = 0
    /// The number of those on which more than 1.2 times the plan's amount was asked for.
    package var over = 0
    /// The most that was asked for, as a share of the plan's amount.
    package var most = 0.0
    /// The number of pages that were found past their cycle, though no absence was longer than the reserve.
    package var late = 0
    /// The greatest number of days after such an absence until all pages had been heard.
    package var recovery = 0
    /// The words that were heard, and the hearings, and those of them at which the page was known.
    package var (words, hearings, known) = (0, 0, 0)
  }

  private let student: HifzStudent
  private let pages: HifzPages
  private let measure: HifzMeasure
  private let ends: [Int]
  private let zones: [TimeZone]
  private let start: Int
  private var random: SeededGenerator
  private var fold: HifzFold
  private var halfLives: [Int: Double] = [:]
  private var outcome = Outcome()
  private var lastWorked: CalendarDay?
  /// The pages that passed their cycle in an absence longer than the reserve, until they are heard.
  private var excused: Set<Int> = []
  /// The day after the last such absence.
  private var back: CalendarDay?

  /// - Parameters:
  ///   - start: the first day.
  ///   - seed: of all that happens by chance.
  package init(_ student: HifzStudent, in structure: QuranStructure, from start: CalendarDay, seed: UInt64) {
    self.student = student
    pages = HifzPages(structure)
    measure = HifzMeasure(structure)
    ends = (0..<structure.ayatCount(of: .kufi)).map { structure.span(of: structure.ayah(at: $0, in: .kufi)).end }
    zones = student.zones.compactMap(TimeZone.init(identifier:))
    self.start = start.number
    random = SeededGenerator(seed: seed)
    fold = HifzFold(pages: pages)
  }

  /// Simulates so many days.
  package mutating func run(days: Int) -> Outcome {
    enter()
    for number in 1...days {
      let time = time(number)
      let day = student.dayStart.day(of: time)
      guard !student.isAway(number, day, using: &random) else { continue }
      work(on: day, at: time)
    }
    return outcome
  }

  private func time(_ number: Int) -> ZonedTime {
    // A journey every hundred days.
    let zone = zones[number / 100 % zones.count]
    let seconds = (start + number) * 86_400 + student.hour * 3600 - zones[0].secondsFromGMT() + number * 997 % 7200
    let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))) / 60
    return ZonedTime(seconds: seconds, offset: offset, zone: zone.identifier)
  }

  // MARK: - A day

  private mutating func enter() {
    let time = time(0)
    let day = student.dayStart.day(of: time)
    var kinds = student.settings.map { HifzEvent.Kind.set($0.0.rawValue, $0.1) }
    kinds.append(.add(WordRange(0, pages.span(of: student.pages).end), student.entry))
    if student.planned > 0 {
      let last = min(pages.count, student.pages + student.planned)
      kinds.append(.add(WordRange(pages.span(of: student.pages).end, pages.span(of: last).end), .new))
    }
    let usual = student.entry == .solid ? 60.0 : student.entry == .shaky ? 14 : 4
    for page in 1...student.pages {
      halfLives[page] = usual * student.memory * Double.random(in: 0.5...2, using: &random)
    }
    add(kinds, time, day)
  }

  private mutating func add(_ kinds: [HifzEvent.Kind], _ time: ZonedTime, _ day: CalendarDay) {
    for kind in kinds { fold.add(HifzEvent(id: "", time: time, day: day, kind: kind)) }
  }

  private mutating func work(on day: CalendarDay, at time: ZonedTime) {
    let scheduler = HifzScheduler(
      plan: fold.state.plan, pages: pages, measure: measure,
      attendance: fold.history.attendance(before: day, daysOff: fold.state.plan.daysOff))
    let today = scheduler.day(day, of: fold.state, ends: ends)
    guard !today.isOff else { return }
    look(at: day)
    let load = Double(today.words(of: [.sabqi, .manzil])) / max(1, today.budget)
    outcome.worked += 1
    outcome.words += today.words(of: Set(HifzRound.allCases))
    outcome.most = max(outcome.most, load)
    if load > 1.2 { outcome.over += 1 }
    for task in today.tasks where !task.isDone { add(hearing(task, on: day), time, day) }
    lastWorked = day
  }

  /// Counts the pages that are past their cycle. Pages that passed it in an absence longer than the reserve are
  /// excused.
  private mutating func look(at day: CalendarDay) {
    let cycle = fold.state.plan.cycle
    let late = fold.state.portions.values.filter { $0.now.last.distance(to: day) > cycle }
    let isBack = lastWorked.map { $0.distance(to: day) - 1 > max(1, cycle / 4) } ?? false
    excused = excused.intersection(late.map(\.page))
    if isBack {
      excused.formUnion(late.map(\.page))
      back = day
    }
    outcome.recovery = max(outcome.recovery, excused.isEmpty ? 0 : (back ?? day).distance(to: day))
    outcome.late += late.count(where: { !excused.contains($0.page) })
  }

  private mutating func hearing(_ task: HifzTask, on day: CalendarDay) -> [HifzEvent.Kind] {
    if task.round == .sabaq {
      for page in Set(task.words.ranges.flatMap { pages.parts(of: $0).map(\.page) }) where halfLives[page] == nil {
        halfLives[page] = 2 * student.memory
      }
      return task.words.ranges.map { .grade($0, .good, by: .teacher, seconds: nil) }
    }
    let halfLife = halfLives[task.page] ?? 10
    let share: Double = pow(0.5, Double(task.age ?? 0) / halfLife)
    let isKnown = Double.random(in: 0..<1, using: &random) < share
    halfLives[task.page] =
      isKnown
      ? min(3000, halfLife * (1 + student.memory * (1.3 - share))) : max(4 * student.memory, halfLife * 0.5)
    outcome.hearings += 1
    if isKnown { outcome.known += 1 }
    let origin = HifzOrigin.allCases.randomElement(using: &random) ?? .oneself
    let hasSlip = Double.random(in: 0..<1, using: &random) < 0.15
    let grade: HifzGrade = !isKnown ? .weak : hasSlip ? .fair : share > 0.97 ? .excellent : .good
    let word = task.words.ranges[0].start
    let slip: [HifzEvent.Kind] = hasSlip ? [.slip(WordRange(word, word + 1), by: origin, said: nil)] : []
    return slip + task.words.ranges.map { .grade($0, grade, by: origin, seconds: nil) }
  }
}
