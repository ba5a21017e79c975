import CommandOptions
import AppBase
import TilawaCore
import TilawaDesktop

extension Notice {
  /// Shows a notification, where there is one, tells it, and waits for the click on it.
  static func tell(
    _ notice: DesktopNotice?, opening page: Page, in context: AppContext, _ report: ReportOptions
  ) async throws {
    var shown: Shown?
    if let notice { shown = try await show(notice, opening: page) }
    CommandAnswer(
      [],
      NoticeShown(shown: notice != nil, title: notice?.title, body: notice?.body)
    ).tell(report)
    try await Notice.openWhenClicked([shown].compactMap(\.self), in: context)
  }
}

/// The line for programs about a notification. Members keep this order.
private struct NoticeShown: Encodable {
  let shown: Bool
  @Nullable var title: String?
  @Nullable var body: String?
}
