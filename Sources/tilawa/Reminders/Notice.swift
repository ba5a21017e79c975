import Foundation
import TilawaDesktop

/// Notifications that a command shows by itself.
enum Notice {
  /// Has the desktop show it, also where cron runs the command.
  ///
  /// - Throws: `Failure` 69 where no desktop takes it.
  static func show(_ notice: DesktopNotice) async throws {
    guard let bus = BusAddress.ofSession(environment: ProcessInfo.processInfo.environment),
      await notice.show(on: bus, patience: .seconds(5))
    else { throw Failure(.unavailable, "no desktop is there that shows notifications") }
  }
}
