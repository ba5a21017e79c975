package import TilawaCore
package import TilawaDesktop

/// What a reminder says: what remains of today's goal, and how to go on. Kind, and nothing where the goal is met.
package struct KhatmNotice {
  package let report: ReadingReport

  package init(_ report: ReadingReport) { self.report = report }

  /// Nil where there is nothing to be reminded of.
  package var notice: DesktopNotice? {
    guard let remains = KhatmWords.remains(report), let goal = report.today.goal else { return nil }
    let streak = report.streak
    let row = streak.current > 0 && streak.state == .open ? "\n\(KhatmWords.days(streak.current)) in a row so far." : ""
    return DesktopNotice(
      title: "\(remains) today", body: "Of \(KhatmWords.goal(goal)). To go on: \(KhatmWords.next(report))\(row)")
  }

  /// What a click on it opens.
  package var page: Notice.Page {
    Notice.Page(words: "Open page \(report.nextPage)", arguments: ["read", "page:\(report.nextPage)"])
  }
}
