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
      .object([
        ("shown", .bool(notice != nil)), ("title", .optional(notice?.title, JSON.string)),
        ("body", .optional(notice?.body, JSON.string)),
      ])
    ).tell(report)
    try await Notice.openWhenClicked([shown].compactMap(\.self), in: context)
  }
}
