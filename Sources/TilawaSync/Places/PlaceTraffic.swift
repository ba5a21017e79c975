import Synchronization

/// The requests to a place, and their bytes without heads.
package struct PlaceTraffic: Hashable, Sendable {
  package var (lists, reads, writes, removals) = (0, 0, 0, 0)
  package var (bytesSent, bytesReceived) = (0, 0)

  package init() {}

  package var requests: Int { lists + reads + writes + removals }
}

/// Counts requests, and what they cost this device. Any task may use it.
final class TrafficMeter: Sendable {
  private let traffic = Mutex(PlaceTraffic())
  private let spending: BucketSpending?

  init(_ spending: BucketSpending?) { self.spending = spending }

  var value: PlaceTraffic { traffic.withLock { $0 } }

  /// Checks that a request keeps to the budget of this device.
  func check(_ change: (inout PlaceTraffic) -> Void) throws(SyncPlaceError) { try spending?.check(change) }

  func count(_ change: (inout PlaceTraffic) -> Void) {
    traffic.withLock { change(&$0) }
    spending?.add(change)
  }
}
