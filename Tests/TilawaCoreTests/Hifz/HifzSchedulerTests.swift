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

  // The whole of it, thirty students over three years: `make bench-hifz`.
  // The first ten hold two of these pages: a page or none is no even load.
  @Test(arguments: Array(stride(from: 10, to: 30, by: 2)))
  func `no page passes the cycle, and no day is too full, whatever days are missed`(number: Int) {
    let student = HifzStudent.all(of: HifzLedger.pages.count)[number]
    let seed = UInt64(number + 1)
    var simulation = HifzSimulation(student, in: HifzLedger.structure, from: day(0), seed: seed)
    let outcome = simulation.run(days: 200)
    #expect(outcome.worked > 80)
    #expect(outcome.late == 0, "\(student.name)")
    #expect(Double(outcome.over) <= 0.01 * Double(outcome.worked), "\(student.name)")
  }

  @Test func `the days on which nobody comes are spread over the others`() {
    var ledger = HifzLedger()
    for page in 1...50 { ledger.add(.add(HifzLedger.span(page), .solid), day: 0) }
    for number in stride(from: 0, to: 56, by: 2) { ledger.grade(1 + number % 10, .good, day: number) }
    let fold = HifzFold(of: ledger.events, pages: HifzLedger.pages)
    let attendance = fold.history.attendance(before: day(56), daysOff: [])
    #expect(abs(attendance - 0.5) < 0.02)
    func budget(_ attendance: Double) -> Double {
      HifzScheduler(plan: fold.state.plan, pages: HifzLedger.pages, measure: measure, attendance: attendance)
        .budget(of: fold.state, on: day(56))
    }
    #expect(budget(attendance) > 1.5 * budget(1))
  }

  @Test func `a journey is no habit, nor is a day off`() {
    var ledger = HifzLedger()
    ledger.add(.add(HifzLedger.span(1), .solid), day: 0)
    let days = (0..<56).filter { !(20..<40).contains($0) && day($0).weekday != 5 }
    for number in days { ledger.grade(1, .good, day: number) }
    let history = HifzFold(of: ledger.events, pages: HifzLedger.pages).history
    #expect(history.attendance(before: day(56), daysOff: [5]) == 1)
    #expect(history.attendance(before: day(56), daysOff: []) < 0.9)
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
