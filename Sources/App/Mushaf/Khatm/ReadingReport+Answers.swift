package import AppBase
package import TilawaCore

extension ReadingReport {
  /// Today's goal, and what remains of it.
  package var goalAnswer: CommandAnswer {
    let rest = KhatmWords.remains(self).map { "\($0): \(KhatmWords.next(self))" } ?? "met ✓"
    let line = today.goal.map { goal in
      "\(KhatmWords.goal(goal)) a day; today \(KhatmWords.amount(today, counting)), \(rest)"
    }
    return CommandAnswer(
      [line ?? "there is no goal"],
      .object([
        ("goal", .optional(today.goal) { .string("\($0)") }), ("today", JSON.day(today, counting)),
        ("remains", .optional(remains) { .string("\($0)") }),
      ]))
  }

  /// The days in a row on which the goal was met.
  package var streakAnswer: CommandAnswer {
    CommandAnswer([KhatmWords.streak(streak)], JSON.streak(streak), remarks: doubt.map { ["\($0)"] } ?? [])
  }

  /// The pages to read on each day, to complete the khatm by a day.
  ///
  /// - Throws: `Failure` 64 for a day that is past or more than a hundred years away.
  package func plan(by last: GoalDay) throws -> CommandAnswer {
    let pages = statistics.pagesLeft
    guard let plan = ReadingPlan(pages: pages, from: today.day, by: last.day) else {
      throw Failure(.usage, "\(last.day) is in the past")
    }
    guard plan.count <= 36_600 else { throw Failure(.usage, "\(last.day) is more than a hundred years away") }
    var lines: [String] = []
    if let hijri = last.hijri {
      let how = hijri.basis == .ummAlQura ? "of Umm al-Qura" : "calculated, within two days"
      lines.append("\(hijri) is \(last.day), \(how); it begins on the evening before")
    }
    lines.append(
      "\(KhatmWords.pages(pages)) in \(KhatmWords.days(plan.count)), today among them: "
        + "\(KhatmWords.pages(plan.pagesADay)) a day")
    if plan.pagesADay > 0 { lines.append("the plan is not kept; \(keeping(plan))") }
    return CommandAnswer(
      lines,
      .object([
        ("khatm", .string(khatm.name)), ("by", .string("\(last.day)")),
        ("hijri", .optional(last.hijri) { .string("\($0)") }),
        ("calendar", .optional(last.hijri) { .string($0.basis.rawValue) }), ("pages", .int(plan.pages)),
        ("days", .int(plan.count)), ("pages_a_day", .int(plan.pagesADay)),
        ("pages_today", .int(plan.pages(by: today.day))),
      ]))
  }

  /// Words on how to keep to a plan.
  private func keeping(_ plan: ReadingPlan) -> String {
    let goal = Goal.pages(plan.pagesADay)
    if today.goal == goal { return "your daily goal is as much" }
    guard Goal.pagesAllowed.contains(plan.pagesADay) else {
      return "a daily goal has \(KhatmWords.pages(Goal.pagesAllowed.upperBound)) at most"
    }
    return "to make it your daily goal: tilawa khatm goal \(goal)"
  }
}
