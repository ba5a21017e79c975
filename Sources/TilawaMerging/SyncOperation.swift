import TilawaCore

/// The name of what an operation changes: one bookmark, one segment of a recording.
package struct SyncKey: Hashable, Comparable, Sendable {
  /// The kind of thing, such as `bookmark`.
  package let kind: String
  /// The name among those of its kind, the same on every device.
  package let name: String

  package init(_ kind: String, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The most bytes of a name.
  static let longest = 512

  /// Whether a kind and a name are ones that a log can have.
  package var isSound: Bool {
    (1...32).contains(kind.utf8.count)
      && kind.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") }
      && (1...SyncKey.longest).contains(name.utf8.count)
  }

  package static func < (one: SyncKey, other: SyncKey) -> Bool { (one.kind, one.name) < (other.kind, other.name) }
}

/// The name of an operation: the part of a log that holds it, and its line there.
package struct SyncOperationID: Hashable, Comparable, Sendable {
  /// The first 32 digits of the SHA-256 of the part of the log.
  package let part: String
  /// The line after the heading, from 0.
  package let line: Int

  package init(part: String, line: Int) {
    self.part = part
    self.line = line
  }

  /// The number of digits by which a part is known in names of operations.
  package static let digits = 32

  /// Reads a name such as `0123456789abcdef0123456789abcdef.7`.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == SyncOperationID.digits, Hex.isDigits(parts[0]),
      let line = Int(parts[1]), (0..<SyncLogPart.most).contains(line), String(line) == parts[1]
    else { return nil }
    self.init(part: String(parts[0]), line: line)
  }

  package var text: String { "\(part).\(line)" }

  package static func < (one: SyncOperationID, other: SyncOperationID) -> Bool {
    one.part == other.part ? one.line < other.line : one.part < other.part
  }
}

/// A change of one thing: its value from now on, and the known changes that it replaces.
package struct SyncOperation: Hashable, Sendable {
  package let key: SyncKey
  /// The time of the change, which orders changes that do not know of each other where a rule asks for it.
  package let at: SyncStamp
  /// The operations on the same thing that this one replaces.
  package let replaces: [SyncOperationID]
  /// The value as an object of JSON in one line; nil where the thing is removed.
  package let value: String?

  package init(key: SyncKey, at: SyncStamp, replaces: [SyncOperationID], value: String?) {
    self.key = key
    self.at = at
    self.replaces = replaces
    self.value = value
  }

  /// The value as it came.
  package var whole: SyncValue { value.map { .text($0) } ?? .removed }
}
