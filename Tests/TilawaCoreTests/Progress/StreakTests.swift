import Testing
import TilawaCore
import TilawaTestSupport

// K-4
@Suite struct StreakTests {
  private func met(_ days: [Int], offset: Int = 0) -> [Streak.MetDay] {
    days.map { Streak.MetDay(day: CalendarDay(number: $0), firstOffset: offset, lastOffset: offset) }
  }

  private func streak(_ days: [Int], today: Int, isDoubtful: Bool = false) -> Streak {
    Streak(met(days), today: CalendarDay(number: today), offset: 0, isDoubtful: isDoubtful)
  }

  @Test func `days in a row are counted, and today is still open`() {
    #expect(streak([], today: 9).state == .none)
    #expect(streak([7, 8, 9], today: 9).current == 3)
    #expect(streak([7, 8, 9], today: 9).state == .met)
    #expect(streak([7, 8], today: 9).current == 2)
    #expect(streak([7, 8], today: 9).state == .open)
  }

  @Test func `a miss ends it, and what was is told`() {
    let broken = streak([1, 2, 3, 4, 7], today: 9)
    #expect(broken.current == 0)
    #expect(broken.longest == 4)
    #expect(broken.state == .broken(after: 1))
  }

  @Test func `it is what a naive count says`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let days = (0..<60).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      let streak = streak(days, today: 59)
      var (run, longest) = (0, 0)
      for day in 0..<60 {
        run = days.contains(day) ? run + 1 : 0
        longest = max(longest, run)
      }
      var current = 0
      var day = days.contains(59) ? 59 : 58
      while days.contains(day) { (current, day) = (current + 1, day - 1) }
      #expect(streak.longest == longest)
      #expect(streak.current == current)
    }
  }

  @Test func `who crosses the date line westward has missed no day`() {
    // Read in Honolulu (UTC-10) on one day, in Auckland (UTC+13) two days later: there were 25 hours between.
    let days = [
      Streak.MetDay(day: CalendarDay(number: 10), firstOffset: -600, lastOffset: -600),
      Streak.MetDay(day: CalendarDay(number: 12), firstOffset: 780, lastOffset: 780),
    ]
    let streak = Streak(days, today: CalendarDay(number: 12), offset: 780)
    #expect(streak.current == 2)
    let landed = Streak(Array(days.prefix(1)), today: CalendarDay(number: 12), offset: 780)
    #expect(landed.current == 1)
    #expect(landed.state == .open)
  }

  @Test func `who crosses it eastward reads on one day twice, and loses none`() {
    // Tomorrow in Auckland was read, and in Honolulu it is yesterday again.
    let streak = Streak(
      [
        Streak.MetDay(day: CalendarDay(number: 9), firstOffset: 780, lastOffset: 780),
        Streak.MetDay(day: CalendarDay(number: 10), firstOffset: 780, lastOffset: 780),
      ], today: CalendarDay(number: 9), offset: -600)
    #expect(streak.current == 2)
    #expect(streak.state == .met)
  }

  @Test func `a day that an hour of summer time made short is a day all the same`() {
    let days = [
      Streak.MetDay(day: CalendarDay(number: 10), firstOffset: 60, lastOffset: 60),
      Streak.MetDay(day: CalendarDay(number: 12), firstOffset: 120, lastOffset: 120),
    ]
    #expect(Streak(days, today: CalendarDay(number: 12), offset: 120).current == 1)
  }

  @Test func `days that are yet to come do not count, and no day is called missed then`() {
    let future = streak([1, 2, 3, 900], today: 8, isDoubtful: true)
    #expect(future.current == 3)
    #expect(future.longest == 3)
    #expect(future.state == .inDoubt)
  }
}

@Suite struct GoalTests {
  // K-3
  @Test func `a goal is 1 to 20 pages or 1 to 100 verses`() {
    #expect(Goal("pages:20", counting: .kufi) == .pages(20))
    #expect(Goal("verses:100", counting: .makki) == .verses(100, .makki))
    for text in ["pages:0", "pages:21", "verses:101", "verses:-1", "pages", "juz:1", "pages:5:5", "pages: 5", ""] {
      #expect(Goal(text, counting: .kufi) == nil, "\(text)")
    }
  }

  @Test func `another goal changes nothing of the days before`() {
    let book = GoalBook([
      GoalBook.Entry(day: CalendarDay(number: 20), goal: nil),
      GoalBook.Entry(day: CalendarDay(number: 10), goal: .pages(5)),
      GoalBook.Entry(day: CalendarDay(number: 15), goal: .pages(1)),
    ])
    let two = ReadingAmount(pageParts: 2 * ReadingAmount.partsOfPage, verses: [9, 9, 9, 9])
    #expect(book.goal(on: CalendarDay(number: 9)) == nil)
    #expect(!book.isMet(on: CalendarDay(number: 14), by: two))
    #expect(book.isMet(on: CalendarDay(number: 15), by: two))
    #expect(book.goal(on: CalendarDay(number: 20)) == nil)
    #expect(book.isMet(on: CalendarDay(number: 21), by: two))
    #expect(!book.isMet(on: CalendarDay(number: 21), by: .none))
  }

  @Test func `parts of pages add up to pages, and ayat are counted in each counting`() {
    let structure = MiniatureQuran.structure
    guard let first = structure.span(of: .page, 1), let second = structure.span(of: .page, 2) else { return }
    let half = ReadingAmount(
      WordSet([WordRange(first.end - first.count / 2, second.start + second.count / 2)]), in: structure)
    #expect(half.pagesText == "1")
    #expect(Goal.pages(1).isMet(by: half))
    let surah = ReadingAmount(WordSet([structure.span(ofSurah: 2)]), in: structure)
    // Surah 2: five ayat, the first two of which Madani has as one; its last is two in Makki.
    #expect(VerseCounting.allCases.map(surah.verses) == [5, 4, 5, 6])
    #expect(Goal.verses(6, .makki).isMet(by: surah))
    #expect(!Goal.verses(6, .kufi).isMet(by: surah))
  }
}
