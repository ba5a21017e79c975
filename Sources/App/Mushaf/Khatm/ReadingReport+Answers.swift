package import AppBase
package import TilawaCore

extension ReadingReport {
  /// Today's goal, and what remains of it.
  package var goalAnswer: CommandAnswer {
    CommandAnswer(
      [goalLine],
      GoalFact(
        goal: today.goal?.description, today: ReadingDayValue(today, counting), remains: remains?.description))
  }

  private var goalLine: Sentence {
    guard let goal = today.goal else { return MushafSentences.noGoal }
    let (words, read) = (KhatmWords.goal(goal), KhatmWords.amount(today, counting))
    guard let rest = KhatmWords.remains(self) else { return MushafSentences.goalMet(goal: words, read: read) }
    return MushafSentences.goalOpen(goal: words, read: read, rest: rest, command: KhatmWords.next(self))
  }

  /// The days in a row on which the goal was met.
  package var streakAnswer: CommandAnswer {
    CommandAnswer(
      [KhatmWords.streak(streak)], StreakValue(streak),
      remarks: doubt.map { [Sentence(verbatim: "\($0)")] } ?? [])
  }

  /// The pages to read on each day, to complete the khatm by a day.
  ///
  /// - Throws: `Failure` 64 for a day that is past or more than a hundred years away.
  package func plan(by last: GoalDay) throws -> CommandAnswer {
    let pages = statistics.pagesLeft
    guard let plan = ReadingPlan(pages: pages, from: today.day, by: last.day) else {
      throw Failure(.usage, MushafSentences.dayPast(day: "\(last.day)"))
    }
    guard plan.count <= 36_600 else { throw Failure(.usage, MushafSentences.dayTooFar(day: "\(last.day)")) }
    var lines: [Sentence] = []
    if let hijri = last.hijri {
      let (date, day) = ("\(hijri)", "\(last.day)")
      lines.append(
        hijri.basis == .ummAlQura
          ? MushafSentences.hijriDay(hijri: date, day: day)
          : MushafSentences.hijriDayCalculated(hijri: date, day: day))
    }
    lines.append(
      MushafSentences.plan(
        pages: KhatmWords.pages(pages), days: KhatmWords.days(plan.count), daily: KhatmWords.pages(plan.pagesADay)))
    if plan.pagesADay > 0 { lines.append(keeping(plan)) }
    return CommandAnswer(
      lines,
      PlanFact(
        khatm: khatm.name, by: "\(last.day)", hijri: last.hijri, pages: plan.pages, days: plan.count,
        pagesADay: plan.pagesADay, pagesToday: plan.pages(by: today.day)))
  }

  /// Words on how to keep to a plan.
  private func keeping(_ plan: ReadingPlan) -> Sentence {
    let goal = Goal.pages(plan.pagesADay)
    if today.goal == goal { return MushafSentences.planIsGoal }
    guard Goal.pagesAllowed.contains(plan.pagesADay) else {
      return MushafSentences.planAboveGoals(most: KhatmWords.pages(Goal.pagesAllowed.upperBound))
    }
    return MushafSentences.planToGoal(command: CommandHint("khatm", "goal", "\(goal)"))
  }
}
