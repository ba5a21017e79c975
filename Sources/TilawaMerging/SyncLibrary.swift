/// The shared things of a device, inside one transaction.
package protocol SyncLibrary: SyncTables {
  /// Returns the name of the device, and the end of its log.
  func identity() throws -> SyncIdentity
  func put(_ identity: SyncIdentity) throws
  /// The time of the machine, in milliseconds since 1970.
  var now: Int { get }
  /// Returns the SHA-256 of bytes, in hexadecimal digits.
  func digest(of bytes: [UInt8]) -> String

  /// Whether the library has tables for a kind. Other kinds are kept and passed on.
  func keeps(_ kind: String) -> Bool
  /// Groups of things that may have changed since they were last compared.
  func changedGroups(atMost count: Int) throws -> [SyncKey]
  /// The present values of all things of a group; nil for those that are gone.
  func values(in group: SyncKey) throws -> [(key: SyncKey, value: String?)]
  /// The heads of all things of a group that have some.
  func heads(in group: SyncKey) throws -> [SyncKey: [SyncHead]]
  /// Adds a head to a thing that has none.
  func add(_ head: SyncHead, to key: SyncKey) throws
  /// Notes that a group was compared.
  func forgetChange(of group: SyncKey) throws
  /// The present value of a thing; nil where there is none.
  func value(of key: SyncKey) throws -> String?
  /// Puts values into the library's tables; nil removes. It does not count as a change.
  func store(_ values: [(key: SyncKey, value: String?)]) throws -> [SyncStoring]
  /// The members that values of a kind have.
  func members(of kind: String) -> Set<String>

  /// Keeps a closed part until it is sent.
  func queue(_ bytes: [UInt8], of part: SyncLogPart, digest: String) throws
}

/// The result of putting a value into the library.
package enum SyncStoring: Hashable, Sendable {
  /// The tables hold it, and give it back as this text; nil for a removal.
  case held(String?)
  /// A value that cannot be held yet: its recording is not here, or the library refuses it.
  case waiting
}
