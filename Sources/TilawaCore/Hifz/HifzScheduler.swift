/// The rule for the work of a day: portions that would be forgotten, the cycle, and an even load.
///
/// Each portion has two latest days. The soft one is the day on which the memory model expects the retention to fall to
/// the wanted share; the hard one ends the cycle. The load of a day is the least even daily amount that hears every
/// portion by its latest day. So missed days are spread over the days that remain, and never pile up on one.
package struct HifzScheduler: Sendable {
  /// The settings.
  package let plan: HifzPlan
  let pages: HifzPages
  let measure: HifzMeasure
  /// The share of the days of work on which something is heard, above 0 and at most 1.
  let attendance: Double
  private let model: FSRS

  /// - Parameter attendance: see `HifzHistory.attendance`; amounts of the other days are spread over these.
  package init(plan: HifzPlan, pages: HifzPages, measure: HifzMeasure, attendance: Double = 1) {
    self.plan = plan
    self.pages = pages
    self.measure = measure
    self.attendance = min(max(attendance, 0.1), 1)
    model = plan.model
  }

  /// A portion with its latest days.
  struct Due {
    let portion: HifzPortion
    let standing: HifzPortion.Standing
    let words: Double
    /// The last day before it would be forgotten, or before the round asks for it.
    let soft: CalendarDay
    /// The day by which it is heard if all goes well: some days before the hard one.
    let inner: CalendarDay
    /// The last day of the cycle.
    let hard: CalendarDay

    var first: CalendarDay { min(soft, inner) }
  }

  // MARK: - Latest days

  /// The days of a cycle that are kept in reserve for missed days.
  static func reserve(of cycle: Int) -> Int { max(1, cycle / 4) }

  /// The longest time that a portion may stay unheard at a day, in days.
  package func cycle(of portion: HifzPortion, on day: CalendarDay) -> Int {
    var cycle = plan.cycle
    if let exam = plan.exam, exam.days.contains(day),
      exam.words.map({ pages.span(of: portion.page).overlaps($0) }) ?? true
    {
      cycle = min(cycle, exam.cycle)
    }
    if let times = plan.ramadan, HifzScheduler.isRamadan(day) { cycle = min(cycle, max(2, 30 / times)) }
    return cycle
  }

  private static func isRamadan(_ day: CalendarDay) -> Bool {
    let near = HijriDate.year(near: day)
    return (max(1, near - 1)...near + 1).contains { year in
      guard let first = HijriDate(year: year, month: 9, day: 1)?.gregorian,
        let next = HijriDate(year: year, month: 10, day: 1)?.gregorian
      else { return false }
      return first <= day && day < next
    }
  }

  /// Whether a portion belongs to the recent round.
  package func isRecent(_ portion: HifzPortion, on day: CalendarDay) -> Bool {
    portion.learned.map { $0.distance(to: day) < plan.recent } ?? false
  }

  /// The longest time between hearings in the recent round: each day in the first week, then every third day.
  private func recentInterval(of portion: HifzPortion, on day: CalendarDay) -> Int? {
    guard let learned = portion.learned, learned.distance(to: day) < plan.recent else { return nil }
    return learned.distance(to: day) <= 7 ? 1 : 3
  }

  func due(_ portion: HifzPortion, on day: CalendarDay) -> Due {
    let standing = portion.standing(before: day)
    let cycle = cycle(of: portion, on: day)
    let wanted = model.interval(stability: standing.memory.stability, retention: plan.retention)
    let soft = min(wanted, recentInterval(of: portion, on: day) ?? cycle, cycle)
    return Due(
      portion: portion, standing: standing, words: Double(portion.held.count), soft: standing.last.advanced(by: soft),
      inner: standing.last.advanced(by: max(1, cycle - HifzScheduler.reserve(of: cycle))),
      hard: standing.last.advanced(by: cycle))
  }

  /// Returns the day by which a portion is heard next, after the hearings of a day.
  package func next(of portion: HifzPortion, after day: CalendarDay) -> CalendarDay {
    due(portion, on: day.advanced(by: 1)).first
  }

  // MARK: - Load

  /// Whether there is work on a day.
  package func isWorking(_ day: CalendarDay) -> Bool { !plan.daysOff.contains(day.weekday) }

  /// The pages a day that weak pages alone may ask for: a juz.
  private static let mostOfWeakPages = 20.0

  /// The greatest amount of revision a day, in words: the plan's; else what the cycle and the memories need, in whole pages.
  ///
  /// Many weak pages ask for more than anybody can say in a day: beyond a juz, only the cycle and the recent round count.
  package func budget(of state: HifzState, on day: CalendarDay) -> Double {
    if let revise = plan.revise { return measure.words(of: revise, secondsOfLine: HifzMeasure.secondsOfLine) }
    let page = measure.wordsOfLine * Double(measure.linesOfPage)
    let need = need(of: state, on: day)
    let most = max(need.cycle + need.recent, HifzScheduler.mostOfWeakPages * page)
    return max(1, (min(need.all, most) * 1.15 / page).rounded(.up)) * page
  }

  /// The mean amount of revision a day of work, in words.
  private struct Need {
    /// The amount that hears all portions before they would be forgotten.
    var all = 0.0
    /// The amount that the cycle alone needs.
    var cycle = 0.0
    /// The amount of the recent round.
    var recent = 0.0
  }

  private func need(of state: HifzState, on day: CalendarDay) -> Need {
    var need = Need()
    for portion in state.portions.values {
      let due = due(portion, on: day)
      func perDay(_ latest: CalendarDay) -> Double {
        due.words * weekFactor / Double(max(1, due.standing.last.distance(to: latest)))
      }
      need.all += perDay(due.first)
      need.cycle += perDay(due.inner)
      if isRecent(portion, on: day) { need.recent += perDay(due.first) }
    }
    return need
  }

  private var weekFactor: Double { 7 / (Double(7 - plan.daysOff.count) * attendance) }

  /// The least even amount a day of work that hears all by their latest days.
  ///
  /// - Parameter latest: the latest days, each with an amount in words.
  func level(_ latest: [(day: CalendarDay, words: Double)], from today: CalendarDay) -> Double {
    var (sum, level, days, reached) = (0.0, 0.0, 0, today.advanced(by: -1))
    for (day, words) in latest.sorted(by: { $0.day < $1.day }) {
      let day = max(day, today)
      while reached < day {
        reached = reached.advanced(by: 1)
        if isWorking(reached) { days += 1 }
      }
      sum += words
      level = max(level, sum / max(1, Double(days) * attendance))
    }
    return level
  }
}
