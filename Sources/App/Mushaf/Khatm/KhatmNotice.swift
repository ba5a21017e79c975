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
    var lines = [MushafSentences.goOn(goal: KhatmWords.goal(goal), command: KhatmWords.next(report))]
    if streak.current > 0, streak.state == .open {
      lines.append(MushafSentences.rowSoFar(days: KhatmWords.days(streak.current)))
    }
    return DesktopNotice(
      title: MushafSentences.restToday(rest: remains).text, body: lines.map(\.text).joined(separator: "\n"))
  }

  /// The page that a click on the notification opens.
  package var page: Notice.Page {
    Notice.Page(
      words: MushafSentences.openPage(page: report.nextPage).text, arguments: ["read", "page:\(report.nextPage)"])
  }
}
