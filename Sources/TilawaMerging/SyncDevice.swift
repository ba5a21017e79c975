/// A part of the own log that is not in the place yet.
package struct SyncOutgoing: Hashable, Sendable {
  package let device: String
  package let number: Int
  /// The SHA-256 of the bytes.
  package let digest: String
  package let bytes: [UInt8]

  package init(device: String, number: Int, digest: String, bytes: [UInt8]) {
    self.device = device
    self.number = number
    self.digest = digest
    self.bytes = bytes
  }
}

/// The knowledge of one device about a place. Each call is one transaction, on the disk when it returns.
package protocol SyncDevice: Sendable {
  func identity() throws -> SyncIdentity
  /// Takes up values that an earlier session could not hold, or an earlier version did not understand.
  func prepare() throws
  /// Takes a new name in logs, because the log of the old one was continued elsewhere.
  func renew() throws
  /// Closes a part with changes; false where there are none.
  func close() throws -> Bool
  /// The oldest part that is not in the place.
  func unsent() throws -> SyncOutgoing?
  func noteSent(_ digest: String) throws
  /// Returns the digests, out of these, whose parts were not taken.
  func unknown(_ digests: [String]) throws -> [String]
  func take(_ part: SyncLogPart, digest: String, size: Int) throws
  /// Takes lines of a snapshot, all lines of a thing at once.
  func take(_ lines: [SyncSnapshot.Line], of snapshot: SyncSnapshot) throws
  func finish(_ snapshot: SyncSnapshot, digest: String) throws

  /// The parts that are known here, were sent, and are in none of these parts and snapshots of the place any more. An object that is
  /// shorter than it was counts for nothing.
  ///
  /// - Parameters:
  ///   - parts: the sizes of the parts in the place, by the first 32 digits of their SHA-256.
  ///   - snapshots: the sizes of the snapshots in the place, by their SHA-256.
  func lost(besides parts: [String: Int], _ snapshots: [String: Int]) throws -> Int

  /// The own card as it is in the place; nil before it was written.
  func card() throws -> SyncCard?
  /// The name of this device for people.
  func name() throws -> String
  /// Stores the cards that are in the place, with the own one.
  func note(_ cards: [SyncCard], own: SyncCard?) throws
  /// The cards that were seen, by the names of their objects' digits.
  func cards() throws -> [SyncCard]

  /// The heads of all things in order, from the thing after `key` on; all lines of the last thing are there.
  func lines(after key: SyncKey?, atMost count: Int) throws -> [SyncSnapshot.Line]
  /// The parts that were taken, by the first 32 digits of their SHA-256.
  func knownParts() throws -> [String]
  func replaced() throws -> [SyncOperationID]
}
