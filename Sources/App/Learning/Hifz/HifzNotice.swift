package import AppBase
import TilawaCore
package import TilawaDesktop

/// The text of a reminder: what of today's list is open. There is no reminder once all is done, and none on a day off.
package struct HifzNotice {
  private let today: HifzToday

  package init(_ today: HifzToday) { self.today = today }

  /// The notification; nil if there is nothing to remind of.
  package var notice: DesktopNotice? {
    let open = today.open
    guard !open.isEmpty else { return nil }
    let done = today.work.tasks.count - open.count
    let (count, minutes) = (open.count, today.minutesLeft)
    let title =
      done > 0
      ? LearningSentences.reminderLeft(count: count, minutes: minutes)
      : LearningSentences.reminder(count: count, minutes: minutes)
    let lines = today.rounds(of: open) + [LearningSentences.reminderCommand(command: CommandHint("hifz"))]
    return DesktopNotice(title: title.text, body: lines.map(\.text).joined(separator: "\n"))
  }

  /// The page that a click on the notification opens.
  package var page: Notice.Page { Notice.Page(words: LearningSentences.begin.text, arguments: ["hifz"]) }
}
