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
    let pages = Count.words(open.count, "passage", "passages")
    return DesktopNotice(
      title: "\(done > 0 ? "\(pages) left" : pages) today, \(today.minutesLeft) minutes",
      body: today.rounds(of: open).joined(separator: "\n") + "\nTo begin: tilawa hifz")
  }

  /// The page that a click on the notification opens.
  package var page: Notice.Page { Notice.Page(words: "Begin", arguments: ["hifz"]) }
}
