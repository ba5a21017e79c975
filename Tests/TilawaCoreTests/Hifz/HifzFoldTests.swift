import Testing
import TilawaCore
import TilawaTestSupport

/// A ledger of hearings on the miniature Quran: 58 pages of 20 words, a day a number.
struct HifzLedger {
  static let structure = MiniatureQuran.structure
  static let pages = HifzPages(structure)
  static let start = 20_000
  var events: [HifzEvent] = []

  static func span(_ page: Int) -> WordRange { pages.span(of: page) }

  mutating func add(_ kind: HifzEvent.Kind, day: Int, second: Int = 0, device: String = "a") {
    let number = Self.start + day
    events.append(
      HifzEvent(
        id: "\(device)-\(events.count)", time: ZonedTime(seconds: number * 86_400 + second, offset: 0, zone: ""),
        day: CalendarDay(number: number), kind: kind))
  }

  mutating func grade(_ page: Int, _ grade: HifzGrade, by origin: HifzOrigin = .program, day: Int, second: Int = 0) {
    add(.grade(Self.span(page), grade, by: origin, seconds: nil), day: day, second: second)
  }

  var state: HifzState { HifzFold(of: events, pages: Self.pages).state }
}

// Q-HZ5
@Suite struct HifzFoldTests {
  private func portion(_ ledger: HifzLedger) throws -> HifzPortion { try #require(ledger.state.portions[3]) }

  @Test func `the order in which events arrive changes nothing, nor does a merge in either direction`() {
    var ledger = HifzLedger()
    var random = SeededGenerator(seed: 4)
    for page in 1...10 { ledger.add(.add(HifzLedger.span(page), .shaky), day: 0) }
    for day in 1...60 {
      let grade = HifzGrade.allCases.randomElement(using: &random) ?? .good
      ledger.grade(Int.random(in: 1...10, using: &random), grade, day: day)
    }
    ledger.add(.undo("a-12"), day: 61)
    let other = ledger.events.shuffled(using: &random)
    #expect(HifzFold(of: other, pages: HifzLedger.pages).state == ledger.state)
    #expect(ledger.state.count == 69)
  }

  @Test func `an undo that is taken back leaves the event as it was`() throws {
    var ledger = HifzLedger()
    ledger.add(.add(HifzLedger.span(3), .solid), day: 0)
    ledger.grade(3, .weak, day: 5)
    let weak = try portion(ledger)
    ledger.add(.undo("a-1"), day: 6)
    #expect(try portion(ledger).now.lapses == 0)
    ledger.add(.undo("a-2"), day: 7)
    #expect(try portion(ledger) == weak)
  }

  @Test func `events that take back each other hold neither, and nothing hangs`() {
    var ledger = HifzLedger()
    ledger.add(.undo("a-1"), day: 0)
    ledger.add(.undo("a-0"), day: 0)
    ledger.add(.add(HifzLedger.span(1), .solid), day: 1)
    #expect(ledger.state.portions.count == 1)
  }

  @Test func `the hearings of a day count as one, and the lowest grade counts`() throws {
    var ledger = HifzLedger()
    ledger.add(.add(HifzLedger.span(3), .solid), day: 0)
    ledger.grade(3, .weak, day: 5, second: 1)
    let once = try portion(ledger).now
    ledger.grade(3, .excellent, day: 5, second: 2)
    #expect(try portion(ledger).now == once)
    #expect(once.hearings == 1)
  }

  @Test func `a slip is never good, and a teacher's word overrules`() throws {
    var ledger = HifzLedger()
    ledger.add(.add(HifzLedger.span(3), .solid), day: 0)
    ledger.grade(3, .excellent, day: 5, second: 1)
    ledger.add(.slip(WordRange(45, 46), by: .program, said: nil), day: 5, second: 2)
    #expect(try portion(ledger).hearing?.grade == .fair)
    ledger.grade(3, .good, by: .teacher, day: 5, second: 3)
    #expect(try portion(ledger).hearing?.grade == .good)
    ledger.add(.slip(WordRange(45, 46), by: .teacher, said: nil), day: 5, second: 4)
    #expect(try portion(ledger).hearing?.grade == .fair)
  }

  @Test func `one's own good word counts half, and one's own bad word wholly`() throws {
    func stability(_ grade: HifzGrade, _ origin: HifzOrigin) throws -> Double {
      var ledger = HifzLedger()
      ledger.add(.add(HifzLedger.span(3), .shaky), day: 0)
      ledger.grade(3, grade, by: origin, day: 10)
      return try portion(ledger).now.memory.stability
    }
    let (own, full) = (try stability(.good, .oneself), try stability(.good, .program))
    #expect(abs(own * own - 14 * full) < 1e-6)
    #expect(try stability(.weak, .oneself) == stability(.weak, .teacher))
  }

  @Test func `new text is held once it was said, and not when it was weak`() throws {
    var ledger = HifzLedger()
    ledger.add(.add(HifzLedger.span(3), .new), day: 0)
    ledger.grade(3, .weak, day: 1)
    #expect(ledger.state.portions.isEmpty)
    ledger.grade(3, .good, day: 2)
    #expect(ledger.state.planned.isEmpty)
    #expect(try portion(ledger).now.memory == FSRS.standard.first(.good))
  }

  @Test func `three slips at a place make a drill, until the page went well on three days`() throws {
    var ledger = HifzLedger()
    ledger.add(.add(HifzLedger.span(3), .solid), day: 0)
    for day in 1...3 { ledger.add(.slip(WordRange(44 + day % 2, 46), by: .oneself, said: nil), day: day) }
    #expect(ledger.state.drills.map(\.slips) == [3])
    for day in 4...6 { ledger.grade(3, .good, day: day) }
    #expect(ledger.state.drills.isEmpty)
  }

  @Test func `words outside the Quran and settings that cannot be believed change nothing`() {
    var ledger = HifzLedger()
    ledger.add(.add(WordRange(-5, 3), .solid), day: 0)
    ledger.add(.grade(WordRange(5, 9_999_999), .good, by: .teacher, seconds: nil), day: 0)
    ledger.add(.set("cycle", "0d"), day: 0)
    ledger.add(.set("colour", "red"), day: 0)
    #expect(ledger.state.portions.isEmpty)
    #expect(ledger.state.plan == HifzPlan())
  }
}
