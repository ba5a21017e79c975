import Testing
import TilawaCore
import TilawaTestSupport

// Q-HZ5
@Suite struct HifzSchedulerTests {
  private let measure = HifzMeasure(HifzLedger.structure)
  private let ends = (1...HifzLedger.structure.words).filter { $0.isMultiple(of: 2) }

  private func day(_ number: Int) -> CalendarDay { CalendarDay(number: HifzLedger.start + number) }

  private func work(_ state: HifzState, _ number: Int) -> HifzDay {
    HifzScheduler(plan: state.plan, pages: HifzLedger.pages, measure: measure).day(day(number), of: state, ends: ends)
  }

  /// A student of 48 pages who forgets by a model that is not ours, and misses days.
  ///
  /// - Returns: the greatest number of days beyond the cycle, and the share of days above 1.2 times the plan.
  private func simulate(seed: UInt64, days: Int, missing share: Double, away: Range<Int>) -> (late: Int, over: Double) {
    var random = SeededGenerator(seed: seed)
    var ledger = HifzLedger()
    for page in 1...48 { ledger.add(.add(HifzLedger.span(page), .shaky), day: 0) }
    ledger.add(.set("cycle", "24d"), day: 0)
    ledger.add(.set("revise", "pages:5"), day: 0)
    var fold = HifzFold(of: ledger.events, pages: HifzLedger.pages)
    let strength = Double.random(in: 0.6...0.98, using: &random)
    var (late, over, worked) = (0, 0, 0)
    for number in 1...days {
      if away.contains(number % 180) || Double.random(in: 0..<1, using: &random) < share { continue }
      let today = work(fold.state, number)
      worked += 1
      if Double(today.words(of: [.sabqi, .manzil])) > 1.2 * 5 * 20 { over += 1 }
      late = max(late, fold.state.portions.values.map { $0.now.last.distance(to: day(number)) - 24 }.max() ?? 0)
      ledger.events.removeAll()
      for task in today.tasks {
        let grade: HifzGrade = Double.random(in: 0..<1, using: &random) < strength ? .good : .weak
        ledger.add(.grade(HifzLedger.span(task.page), grade, by: .program, seconds: nil), day: number)
      }
      for event in ledger.events { fold.add(event) }
    }
    return (late, Double(over) / Double(max(1, worked)))
  }

  @Test(arguments: [(1, 0.0, 0..<0), (2, 0.1, 0..<0), (3, 0.2, 0..<0), (4, 0.05, 60..<64)])
  func `no page passes the cycle, and no day is too full, whatever days are missed`(
    seed: UInt64, missing: Double, away: Range<Int>
  ) {
    let outcome = simulate(seed: seed, days: 360, missing: missing, away: away)
    #expect(outcome.late <= 0)
    #expect(outcome.over <= 0.01)
  }

  @Test func `all that was entered on one day is spread over the cycle`() {
    var ledger = HifzLedger()
    for page in 1...50 { ledger.add(.add(HifzLedger.span(page), .solid), day: 0) }
    let scheduler = HifzScheduler(plan: ledger.state.plan, pages: HifzLedger.pages, measure: measure)
    let forecast = HifzForecast(days: 30, from: day(1), state: ledger.state, by: scheduler, ends: ends)
    #expect((forecast.days.map(\.manzil).max() ?? 0) <= 4 * 20)
    #expect(Set(forecast.days.flatMap { $0.tasks.map(\.page) }).count == 50)
  }

  @Test func `what was learned lately is heard each day, however late the old is`() {
    var ledger = HifzLedger()
    for page in 1...50 { ledger.add(.add(HifzLedger.span(page), .solid), day: 0) }
    ledger.add(.add(HifzLedger.span(52), .new), day: 36)
    ledger.add(.grade(HifzLedger.span(52), .good, by: .oneself, seconds: nil), day: 37)
    for number in 38...40 {
      let today = work(ledger.state, number)
      #expect(today.tasks.filter { $0.round == .sabqi }.map(\.page) == [52])
      #expect(today.tasks.contains { $0.round == .manzil })
      ledger.grade(52, .good, day: number)
    }
  }

  @Test func `what is done stays in the list of the day, and nothing is added for it`() {
    var ledger = HifzLedger()
    for page in 1...50 { ledger.add(.add(HifzLedger.span(page), .shaky), day: 0) }
    let before = work(ledger.state, 9)
    let first = before.tasks[0].page
    ledger.grade(first, .good, day: 9)
    let after = work(ledger.state, 9)
    #expect(Set(after.tasks.map(\.page)) == Set(before.tasks.map(\.page)))
    #expect(after.tasks.filter(\.isDone).map(\.page) == [first])
  }

  @Test func `a new lesson ends with an ayah, and is held back while the old is behind`() {
    var ledger = HifzLedger()
    ledger.add(.add(HifzLedger.span(3), .new), day: 0)
    ledger.add(.set("new", "ayat:3"), day: 0)
    let first = HifzLedger.span(3).start
    #expect(work(ledger.state, 1).tasks.map { $0.words.ranges } == [[WordRange(first, first + 6)]])
    ledger.add(.set("revise", "lines:1"), day: 0)
    ledger.add(.set("cycle", "5d"), day: 0)
    for page in 10...50 { ledger.add(.add(HifzLedger.span(page), .rusty), day: 0) }
    let behind = work(ledger.state, 4)
    #expect(behind.holdsNewBack)
    #expect(!behind.tasks.contains { $0.round == .sabaq })
  }

  @Test func `a day off asks for nothing`() {
    var ledger = HifzLedger()
    for page in 1...50 { ledger.add(.add(HifzLedger.span(page), .shaky), day: 0) }
    ledger.add(.set("off", HifzPlan.weekdayNames[day(9).weekday - 1]), day: 0)
    #expect(work(ledger.state, 9).isOff)
    #expect(work(ledger.state, 9).tasks.isEmpty)
  }
}
