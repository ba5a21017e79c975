import TilawaCore

/// A row of the library that could not be believed and was set aside whole. The rest of the library stays usable.
package struct SetAside: Hashable, Sendable, Identifiable {
  /// The kind of the row; the raw value is the name of the table, which has row ids.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case bookmark
    case position
    /// An entry of the ledger.
    case events
    case khatm
    case goal
  }

  /// The number among all rows set aside; 0 if the row could only be left in its table.
  package let id: Int64
  /// The kind of the row.
  package let kind: Kind
  /// The row as a JSON object; a value that is no UTF-8 is an object with its bytes as `hex`.
  package let content: String
  /// The reason that the row could not be believed.
  package let reason: String
  /// The time of setting aside, in seconds since 1970.
  package let at: Int
}

/// The content of a table: the values that can be believed, and the rows set aside.
package struct ReadRows<Value: Sendable>: Sendable {
  /// The usable values.
  package var values: [Value]
  /// The rows set aside by this read; later reads do not find them.
  package var setAside: [SetAside]

  package init(values: [Value] = [], setAside: [SetAside] = []) {
    self.values = values
    self.setAside = setAside
  }

  /// A copy with other values.
  package func map<Other: Sendable>(_ change: ([Value]) throws -> [Other]) rethrows -> ReadRows<Other> {
    ReadRows<Other>(values: try change(values), setAside: setAside)
  }
}

extension ReadRows: Equatable where Value: Equatable {}

/// A row that cannot be believed, by its row id, and why.
struct BadRow: Error, Hashable {
  let id: Int64
  let reason: Sentence
}
