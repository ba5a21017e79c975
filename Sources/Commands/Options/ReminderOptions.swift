package import AppBase
import ArgumentParser

/// The arguments of a command that sets a reminder of one kind.
package struct ReminderOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("at HH:MM, or off.", valueName: "when"), completion: .list(["at", "off"]))
  var words: [String] = []

  package init() {}

  package mutating func validate() throws { _ = try ReminderWish(typed: words) }

  /// Does the request, and tells the state after it.
  ///
  /// - Returns: whether a reminder was set.
  package func carryOut(for kind: ReminderKind, _ report: ReportOptions) async throws -> Bool {
    let wish = try ReminderWish(typed: words)
    try await kind.reminder().carryOut(wish).tell(report)
    guard case .at = wish else { return false }
    return true
  }
}
