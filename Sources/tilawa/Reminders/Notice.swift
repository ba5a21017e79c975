import Foundation
import TilawaConsole
import TilawaCore
import TilawaDesktop

/// Notifications that a command shows by itself.
enum Notice {
  /// What a click on one opens.
  struct Page {
    /// What the click does, in words.
    let words: String
    /// What this program is run with.
    let arguments: [String]
  }

  /// One that is shown.
  struct Shown {
    fileprivate let posted: PostedNotice
    fileprivate let window: TerminalWindow?
    fileprivate let page: Page

    /// Opens the page in a terminal once somebody clicks; returns when that is done, the notification is gone, or ten minutes
    /// are over. At once where a click would open nothing.
    ///
    /// - Throws: `Failure` 69 where the terminal does not start.
    func openWhenClicked() async throws {
      guard posted.isClickable, let window else { return }
      if Terminal.isTerminal(2) { Terminal.complain("click it to open the page; Ctrl-C ends this") }
      guard case .clicked(let token) = await posted.outcome(within: Notice.limit) else { return }
      try window.open(page.arguments, token: token)
    }
  }

  private static let limit = Duration.seconds(600)

  /// Has the desktop show it, also where cron runs the command.
  ///
  /// - Throws: `Failure` 69 where no desktop takes it.
  static func show(_ notice: DesktopNotice, opening page: Page) async throws -> Shown {
    let environment = Surroundings.environment
    guard let bus = BusAddress.ofSession(environment: environment) else { throw nobody }
    let window = await TerminalWindow(environment: UserManager.withDisplay(environment))
    let action = window.map { _ in page.words }
    guard let posted = await PostedNotice.post(notice, on: bus, action: action, timeout: .seconds(5)) else {
      throw nobody
    }
    return Shown(posted: posted, window: window, page: page)
  }

  private static var nobody: Failure { Failure(.unavailable, "no desktop is there that shows notifications") }
}
