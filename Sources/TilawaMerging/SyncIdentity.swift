/// The name of a device in the logs, and the end of its own log.
package struct SyncIdentity: Hashable, Sendable {
  /// The name in logs: 16 hexadecimal digits. A device whose log was continued elsewhere takes a new one.
  package var device: String
  /// The number of parts that it has closed.
  package var number: Int
  /// The SHA-256 of the last of them; nil for none.
  package var last: String?
  package var clock: SyncClock

  package init(device: String, number: Int = 0, last: String? = nil, clock: SyncClock = SyncClock()) {
    self.device = device
    self.number = number
    self.last = last
    self.clock = clock
  }
}
