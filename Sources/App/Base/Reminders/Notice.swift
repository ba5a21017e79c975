package import TilawaCore
package import TilawaDesktop
import TilawaStore

/// Notifications that a command shows by itself.
package enum Notice {
  /// The page that a click on a notification opens.
  package struct Page: Sendable {
    /// The label of the click's action.
    package let words: String
    /// The arguments with which this program runs.
    package let arguments: [String]
    /// The end of the window in which it opens.
    package let ending: TerminalWindow.Ending

    package init(words: String, arguments: [String], ending: TerminalWindow.Ending = .withProgram) {
      (self.words, self.arguments, self.ending) = (words, arguments, ending)
    }

    package init(words: Sentence, arguments: [String], ending: TerminalWindow.Ending = .withProgram) {
      self.init(words: words.spoken, arguments: arguments, ending: ending)
    }
  }

  /// A notification that is shown.
  package struct Shown: Sendable {
    fileprivate let posted: PostedNotice
    fileprivate let window: TerminalWindow?
    fileprivate let page: Page

    fileprivate var isClickable: Bool { posted.isClickable && window != nil }

    fileprivate func openWhenClicked(within limit: Duration) async throws {
      guard case .clicked(let token) = await posted.outcome(within: limit) else { return }
      try window?.open(page.arguments, ending: page.ending, token: token)
    }
  }

  /// The time for which reminders of once a day wait.
  package static let limit = Duration.seconds(600)

  /// Opens the page of each notification in a terminal once somebody clicks; returns when that is done, the notifications are
  /// gone, or the time is over. At once where a click would open nothing.
  ///
  /// - Throws: `Failure` 69 where the terminal does not start.
  package static func openWhenClicked(
    _ shown: [Shown], within limit: Duration = limit, in context: AppContext
  ) async throws {
    let clickable = shown.filter(\.isClickable)
    guard !clickable.isEmpty else { return }
    if context.interface.isWatched { context.interface.warn(BaseSentences.clickOpens) }
    context.opening.release()
    try await withThrowingTaskGroup { group in
      for notice in clickable { group.addTask { try await notice.openWhenClicked(within: limit) } }
      try await group.waitForAll()
    }
  }

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

  private static var nobody: Failure { Failure(.unavailable, BaseSentences.noNotifications) }
}
