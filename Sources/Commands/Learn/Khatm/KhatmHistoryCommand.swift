import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct KhatmHistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "List the completed khatmat, and what was read on each day.",
    discussion: """
      Khatmat are those of all names, a line each: name, number, first and last day, how many days. Then the days with pages, \
      verses and the goal.
      """)

  @OptionGroup var which: KhatmOptions

  @Option(help: ArgumentHelp("The last days, today among them. (default: 14)", valueName: "n"))
  var days: Int?

  @Flag(help: "All days.")
  var all = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let days, days < 1 { throw ValidationError("--days takes 1 or more") }
    if days != nil, all { throw ValidationError("use --days or --all, not both") }
  }

  func run() throws {
    let context = AppContext()
    let (library, structure) = (try context.library(), try context.quran().structure)
    let counting = try context.counting()
    let khatmat = try which.khatm.map { [try library.khatm.named($0)] } ?? library.khatm.all()
    let cycles = try khatmat.map { ($0.name, try library.khatm.completedCycles(of: $0.name, in: structure)) }
    let today = try library.settings.dayStart().day(of: .now)
    let first = all ? CalendarDay(number: .min / 2) : today.advanced(by: 1 - (days ?? 14))
    let read = try library.khatm.days(in: structure).filter { $0.day >= first }
    let goals = try library.khatm.goals()
    if report.json { return Terminal.say(json(cycles, read, goals, counting).text) }
    let lines = cycles.flatMap { name, cycles in
      cycles.map { [name, "\($0.number)", "\($0.firstDay)", "\($0.lastDay)", KhatmWords.days($0.days)] }
    }
    Columns.say(lines, headings: ["name", "no.", "first day", "last day", "days"], numbers: [1])
    if !lines.isEmpty, !read.isEmpty { Terminal.say("") }
    Columns.say(
      read.map { day in
        let goal = goals.goal(on: day.day)
        let mark = goals.isMet(on: day.day, by: day.amount) ? "✓" : "~"
        return [
          "\(day.day)", "\(day.amount.pagesText) page\(day.amount.pagesText == "1" ? "" : "s")",
          KhatmWords.verses(day.amount.verses(in: counting)),
          goal.map { "\(mark) \($0)" } ?? "",
        ]
      }, headings: ["day", "pages", "verses", "goal"], numbers: [1, 2])
    if lines.isEmpty, read.isEmpty {
      Terminal.complain("nothing is noted as read then; to note something: tilawa khatm read page:1")
    }
  }

  private func json(
    _ cycles: [(String, [KhatmProgress.Cycle])], _ days: [ReadingDay], _ goals: GoalBook, _ counting: VerseCounting
  ) -> JSON {
    .object([
      (
        "khatmat",
        .array(
          cycles.map { name, cycles in
            .object([("name", .string(name)), ("completed", .array(cycles.map(JSON.cycle)))])
          })
      ),
      (
        "days",
        .array(
          days.map { day in
            .object([
              ("day", .string("\(day.day)")), ("pages", JSON.pages(day.amount)),
              ("verses", .int(day.amount.verses(in: counting))),
              ("goal", .optional(goals.goal(on: day.day)) { .string("\($0)") }),
              ("met", .bool(goals.isMet(on: day.day, by: day.amount))),
            ])
          })
      ),
    ])
  }
}
