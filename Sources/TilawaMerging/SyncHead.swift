/// The form in which a device keeps the value of an operation.
package enum SyncValue: Hashable, Sendable {
  /// The thing is removed.
  case removed
  /// The value, an object of JSON in one line.
  case text(String)
  /// The library's own tables hold the value. The digest says which it was; `whole` is its text where the tables hold less than that.
  case held(digest: UInt64, whole: String?)

  /// Returns the digest of a value's text: FNV-1a of 64 bits.
  package static func digest(of text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

/// An operation that no other one is known to replace.
package struct SyncHead: Hashable, Sendable {
  package let id: SyncOperationID
  package let at: SyncStamp
  package var value: SyncValue

  package init(id: SyncOperationID, at: SyncStamp, value: SyncValue) {
    self.id = id
    self.at = at
    self.value = value
  }

  package var isRemoved: Bool { value == .removed }

  /// Whether the library's own tables hold the value.
  package var isHeld: Bool { if case .held = value { true } else { false } }
}
