import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct KhatmProgressTests {
  private let structure = MiniatureQuran.structure

  private func event(_ words: WordRange, _ number: Int) -> ReadingEvent {
    let time = ZonedTime(seconds: number * 3600, offset: 0, zone: "UTC")
    return ReadingEvent(words: words, time: time, day: time.day, session: "\(number)")
  }

  private func pages(_ numbers: some Sequence<Int>) -> [WordRange] {
    numbers.compactMap { structure.span(of: .page, $0) }
  }

  // K-5
  @Test func `all pages in any order are a khatm, with its days, and the next begins anew`() {
    var random = SeededGenerator(seed: 1)
    var progress = KhatmProgress(total: structure.words)
    let count = structure.count(of: .page)
    for (number, words) in pages((1...count).shuffled(using: &random)).enumerated() {
      #expect(progress.completed.isEmpty)
      progress.add(event(words, number))
    }
    #expect(progress.completed.map(\.number) == [1])
    #expect(progress.completed.first?.days == (count - 1) / 24 + 1)
    #expect(progress.under == nil)
    progress.add(event(pages([7])[0], count))
    #expect(progress.count == 1)
    #expect(ReadingStatistics(progress.words, in: structure, counting: .kufi).pageCount == 1)
  }

  @Test func `a page that is read again is no second page`() {
    var progress = KhatmProgress(total: structure.words)
    for number in 0..<5 { progress.add(event(pages([3])[0], number)) }
    #expect(ReadingStatistics(progress.words, in: structure, counting: .kufi).pageCount == 1)
  }

  @Test func `within a cycle it never becomes less`() {
    var random = SeededGenerator(seed: 5)
    var progress = KhatmProgress(total: structure.words)
    var (words, cycles) = (0, 0)
    for number in 0..<3000 {
      let start = Int.random(in: 0..<structure.words - 1, using: &random)
      let end = min(structure.words, start + Int.random(in: 1...60, using: &random))
      progress.add(event(WordRange(start, end), number))
      if progress.count == cycles { #expect(progress.words.count >= words) }
      #expect(progress.count >= cycles)
      (words, cycles) = (progress.words.count, progress.count)
    }
    #expect(cycles > 1)
  }

  // K-2
  @Test func `verses are those of completed pages, and also by themselves`() {
    var words = WordSet(pages([1]))
    words.insert(structure.span(of: AyahRef(surah: 3, ayah: 5)))
    let numbers = ReadingStatistics(words, in: structure, counting: .kufi)
    #expect(numbers.pageCount == 1)
    #expect(numbers.versesOfPages == 10)
    #expect(numbers.verses == 11)
    #expect(numbers.versesInAll == 572)
    #expect(numbers.juzCount == 0)
    #expect(ReadingStatistics(WordSet(pages([1, 2])), in: structure, counting: .kufi).juzCount == 1)
  }

  @Test func `the next page is the first that is not read, from where the khatm begins and round`() {
    let count = structure.count(of: .page)
    func next(_ read: [Int], from first: Int) -> Int? {
      ReadingStatistics(WordSet(pages(read)), in: structure, counting: .kufi).nextPage(from: first)
    }
    #expect(next([], from: 1) == 1)
    #expect(next([1, 2, 4], from: 1) == 3)
    #expect(next(Array(50...count), from: 50) == 1)
    #expect(next(Array(1...count), from: 1) == nil)
  }

  @Test func `where the first basmalah is no ayah it is read with what follows`() {
    let first = structure.span(of: AyahRef(surah: 1, ayah: 1, counting: .madaniLater))
    #expect(first.start == QuranStructure.basmalah.end)
    #expect(first.read(in: .madaniLater).start == 0)
    #expect(first.read(in: .kufi) == first)
  }

  @Test func `a plan gives every day its part`() throws {
    let today = try #require(CalendarDay("2026-11-22"))
    let ramadan = try #require(CalendarDay("2027-02-08"))
    let plan = try #require(ReadingPlan(pages: 604, from: today, by: ramadan))
    #expect(plan.count == 79)
    #expect(plan.pagesADay == 8)
    #expect(plan.pages(by: today.advanced(by: -1)) == 0)
    #expect(plan.pages(by: today.advanced(by: 78)) == 604)
    #expect(
      (0..<78).allSatisfy { plan.pages(by: today.advanced(by: $0 + 1)) - plan.pages(by: today.advanced(by: $0)) <= 8 })
    #expect(ReadingPlan(pages: 5, from: today, by: today.advanced(by: -1)) == nil)
    #expect(ReadingPlan(pages: 5, from: today, by: today)?.pagesADay == 5)
  }
}
