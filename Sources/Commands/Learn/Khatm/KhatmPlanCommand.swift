import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct KhatmPlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Say how many pages a day it takes to complete the khatm by a day.",
    discussion: """
      The day is read to its end. A day of the Islamic calendar is that of Umm al-Qura in 1420 to 1500; earlier and later ones \
      are counted off. A year that is typed counts; without one the next such day is meant. Where people look for the moon it may be a day earlier or later.
      """)

  @Option(help: ArgumentHelp("2027-02-08, \"1 Ramadan 1448\", 1448-09-01, or ramadan: the next.", valueName: "date"))
  var by: GoalDayArgument

  @OptionGroup var which: KhatmOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    let reading = try AppContext().readingReport(which.khatm)
    let by = try by.goal(after: reading.today.day)
    let pages = reading.statistics.pagesLeft
    guard let plan = ReadingPlan(pages: pages, from: reading.today.day, by: by.day) else {
      throw Failure(.usage, "\(by.day) is in the past")
    }
    guard plan.count <= 36_600 else { throw Failure(.usage, "\(by.day) is more than a hundred years away") }
    if report.json { return Terminal.say(json(plan, by, reading).text) }
    if let hijri = by.hijri {
      let how = hijri.basis == .ummAlQura ? "of Umm al-Qura" : "counted off, give or take two days"
      Terminal.say("\(hijri) is \(by.day), \(how); it begins on the evening before")
    }
    Terminal.say(
      "\(KhatmWords.pages(pages)) in \(KhatmWords.days(plan.count)), today among them: "
        + "\(KhatmWords.pages(plan.pagesADay)) a day")
    let isGoal = Goal.pagesAllowed.contains(plan.pagesADay) && reading.today.goal != .pages(plan.pagesADay)
    if isGoal { Terminal.say("as a goal: tilawa khatm goal pages:\(plan.pagesADay)") }
  }

  private func json(_ plan: ReadingPlan, _ by: GoalDay, _ reading: ReadingReport) -> JSON {
    .object([
      ("khatm", .string(reading.khatm.name)), ("by", .string("\(by.day)")),
      ("hijri", .optional(by.hijri) { .string("\($0)") }),
      ("calendar", .optional(by.hijri) { .string($0.basis.rawValue) }), ("pages", .int(plan.pages)),
      ("days", .int(plan.count)), ("pages_a_day", .int(plan.pagesADay)),
      ("pages_today", .int(plan.pages(by: reading.today.day))),
    ])
  }
}

/// The day by which a khatm is to be complete.
struct GoalDay {
  let day: CalendarDay
  /// As it was typed, where it was.
  let hijri: HijriDate?
}

/// A day of either calendar: `2027-02-08`, `1 Ramadan 1448`, `1448-09-01`, `ramadan`.
struct GoalDayArgument: ExpressibleByArgument {
  private let text: String

  init(argument: String) { text = argument }

  /// - Parameter today: what has no year comes after it.
  /// - Throws: `Failure` for what is no day, saying why.
  func goal(after today: CalendarDay) throws -> GoalDay {
    do throws(HijriDate.Fault) {
      let hijri = try HijriDate(text, after: today)
      return GoalDay(day: hijri.gregorian, hijri: hijri)
    } catch {
      if case .noDate = error, let day = CalendarDay(text) { return GoalDay(day: day, hijri: nil) }
      throw Failure(.usage, "--by: \(error)")
    }
  }

  static var allValueStrings: [String] { ["2027-02-08", "1 Ramadan 1448", "1448-09-01", "ramadan"] }
  static var defaultCompletionKind: CompletionKind { .list([]) }
}
