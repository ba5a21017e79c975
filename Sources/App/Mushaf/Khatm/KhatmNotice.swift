package import AppBase
package import TilawaCore
package import TilawaDesktop

/// The text of a reminder: the rest of today's goal, and the command to read on. The tone is kind; there is no reminder
/// once the goal is met.
package struct KhatmNotice {
  package let report: ReadingReport

  package init(_ report: ReadingReport) { self.report = report }

  /// The notification; nil if there is nothing to remind of.
  package var notice: DesktopNotice? {
    guard let remains = KhatmWords.remains(report), let goal = report.today.goal else { return nil }
    let streak = report.streak
    let row = streak.current > 0 && streak.state == .open ? "\n\(KhatmWords.days(streak.current)) in a row so far." : ""
    return DesktopNotice(
      title: "\(remains) today", body: "Of \(KhatmWords.goal(goal)). To go on: \(KhatmWords.next(report))\(row)")
  }

  /// The page that a click on the notification opens.
  package var page: Notice.Page {
    Notice.Page(words: "Open page \(report.nextPage)", arguments: ["read", "page:\(report.nextPage)"])
  }
}
