import Foundation
import TilawaCore
package import TilawaDesktop

/// Notifications that a command shows by itself.
package enum Notice {
  /// The page that a click on a notification opens.
  package struct Page {
    /// The label of the click's action.
    package let words: String
    /// The arguments with which this program runs.
    package let arguments: [String]

    package init(
      words: String, arguments: [String]
    ) {
      self.words = words
      self.arguments = arguments
    }
  }

  /// A notification that is shown.
  package struct Shown {
    fileprivate let posted: PostedNotice
    fileprivate let window: TerminalWindow?
    fileprivate let page: Page

    /// Opens the page in a terminal once somebody clicks; returns when that is done, the notification is gone, or ten minutes
    /// are over. At once where a click would open nothing.
    ///
    /// - Throws: `Failure` 69 where the terminal does not start.
    package func openWhenClicked(in context: AppContext) async throws {
      guard posted.isClickable, let window else { return }
      if context.interface.isWatched { context.interface.warn("click on it to open the page; Ctrl-C ends this") }
      guard case .clicked(let token) = await posted.outcome(within: Notice.limit) else { return }
      try window.open(page.arguments, token: token)
    }
  }

  private static let limit = Duration.seconds(600)

  /// Makes the desktop show a notification, also if cron runs the command.
  ///
  /// - Throws: `Failure` 69 if no desktop takes it.
  package static func show(_ notice: DesktopNotice, opening page: Page) async throws -> Shown {
    let environment = Surroundings.environment
    guard let bus = BusAddress.ofSession(environment: environment) else { throw nobody }
    let window = await TerminalWindow(environment: SystemdManager.withDisplay(environment))
    let action = window.map { _ in page.words }
    guard let posted = await PostedNotice.post(notice, on: bus, action: action, timeout: .seconds(5)) else {
      throw nobody
    }
    return Shown(posted: posted, window: window, page: page)
  }

  private static var nobody: Failure { Failure(.unavailable, "no desktop shows notifications here") }
}
