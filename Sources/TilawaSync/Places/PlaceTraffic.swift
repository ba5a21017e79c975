import Synchronization

/// The requests to a place, and their bytes without heads.
package struct PlaceTraffic: Hashable, Sendable {
  package var (lists, reads, writes, removals) = (0, 0, 0, 0)
  package var (bytesSent, bytesReceived) = (0, 0)

  package init() {}

  package var requests: Int { lists + reads + writes + removals }
}

/// Counts requests. Any task may use it.
final class TrafficMeter: Sendable {
  private let traffic = Mutex(PlaceTraffic())

  var value: PlaceTraffic { traffic.withLock { $0 } }

  func count(_ change: (inout PlaceTraffic) -> Void) { traffic.withLock { change(&$0) } }
}
