import TilawaCore
import TilawaDesktop

/// What a reminder says: what remains of today's goal, and how to go on. Kind, and nothing where the goal is met.
struct KhatmNotice {
  let report: ReadingReport

  init(_ report: ReadingReport) { self.report = report }

  /// Nil where there is nothing to be reminded of.
  var notice: DesktopNotice? {
    guard let remains = KhatmWords.remains(report), let goal = report.today.goal else { return nil }
    let streak = report.streak
    let row = streak.current > 0 && streak.state == .open ? "\n\(KhatmWords.days(streak.current)) in a row so far." : ""
    return DesktopNotice(
      title: "\(remains) today", body: "Of \(KhatmWords.goal(goal)). To go on: \(KhatmWords.next(report))\(row)")
  }

  /// What a click on it opens.
  var page: Notice.Page {
    Notice.Page(words: "Open page \(report.nextPage)", arguments: ["read", "page:\(report.nextPage)"])
  }
}
