/// A row of the library that could not be believed and was set aside, whole, so that the rest can be used.
public struct SetAside: Hashable, Sendable, Identifiable {
  /// What it was a row of; the raw value is the table, which has row ids.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case bookmark
    case position
    /// An entry of the ledger.
    case events
    case khatm
    case goal
  }

  /// Its number among all that were set aside; 0 where it could only be left where it is.
  public let id: Int64
  /// What it was a row of.
  public let kind: Kind
  /// The row as a JSON object; what is no text in UTF-8 is an object with its bytes as `hex`.
  public let content: String
  /// Why it could not be believed.
  public let reason: String
  /// When it was set aside, in seconds since 1970.
  public let at: Int
}

/// What was read of a table: what can be believed, and what had to be set aside.
public struct Sifted<Value: Sendable>: Sendable {
  /// What can be used.
  public var values: [Value]
  /// What was set aside just now; it is not found again.
  public var setAside: [SetAside]

  public init(values: [Value] = [], setAside: [SetAside] = []) {
    self.values = values
    self.setAside = setAside
  }

  /// A copy with other values.
  public func map<Other: Sendable>(_ change: ([Value]) throws -> [Other]) rethrows -> Sifted<Other> {
    Sifted<Other>(values: try change(values), setAside: setAside)
  }
}

extension Sifted: Equatable where Value: Equatable {}

/// A row that cannot be believed, by its row id, and why.
struct BadRow: Error, Hashable {
  let id: Int64
  let reason: String
}
