import Foundation
import Synchronization
import Testing
@testable import AppScripts

/// The clock of a machine that sleeps, or is set, while somebody waits for a time of day.
@Suite struct WallAlarmTests {
  /// Returns the number of looks at the clock.
  ///
  /// - Parameter shown: the seconds before the moment that the clock shows at each look.
  private func glances(_ shown: [Double]) async throws -> Int {
    let moment = Date()
    let count = Mutex(0)
    try await WallAlarm.wait(until: moment, every: .milliseconds(1)) {
      count.withLock { count in
        defer { count += 1 }
        return moment - shown[min(count, shown.count - 1)]
      }
    }
    return count.withLock(\.self)
  }

  @Test func `a sleep that is longer than the wait is over with the next glance`() async throws {
    #expect(try await glances([28_800, -3600]) == 2)
  }

  @Test func `a clock that is put back is waited for`() async throws {
    #expect(try await glances([2, 3600, 3599, 0]) == 4)
  }

  @Test func `a moment that is past is not waited for`() async throws {
    #expect(try await glances([-1]) == 1)
  }
}
