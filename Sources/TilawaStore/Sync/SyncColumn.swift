import GRDB
import TilawaCore

/// A column of a table whose rows are shared: its values in JSON, and which of them are believed.
struct SyncColumn: Sendable {
  enum Kind: Sendable {
    case int(ClosedRange<Int>)
    case text(bytes: Int)
    case real
  }

  let name: String
  let kind: Kind
  let isOptional: Bool

  static func int(_ name: String, _ range: ClosedRange<Int> = -1_000_000...1_000_000_000_000_000) -> SyncColumn {
    SyncColumn(name: name, kind: .int(range), isOptional: false)
  }
  static func text(_ name: String, bytes: Int = 1 << 16) -> SyncColumn {
    SyncColumn(name: name, kind: .text(bytes: bytes), isOptional: false)
  }
  static func real(_ name: String) -> SyncColumn { SyncColumn(name: name, kind: .real, isOptional: false) }
  var optional: SyncColumn { SyncColumn(name: name, kind: kind, isOptional: true) }

  /// Words of the Hafs text; no Quran has so many.
  static let words = 0...200_000
  /// Seconds since 1970.
  static let times = 0...253_402_300_799

  /// The value of a row as JSON; nil where it is absent or of another kind.
  func json(_ row: Row, _ index: Int) throws -> JSON? {
    switch kind {
    case .int: try (row[index] as Int?).map(JSON.int)
    case .text: try (row[index] as String?).map(JSON.string)
    case .real: try (row[index] as Double?).map { .number("\($0)") }
    }
  }

  /// The value for the table; `.some(nil)` for an absent one, nil for an impossible value.
  func value(_ json: JSON?) -> DatabaseValue?? {
    switch (kind, json) {
    case (_, nil), (_, .null): isOptional ? .some(.null) : nil
    case (.int(let range), .number(let digits)):
      Int(digits).flatMap { range.contains($0) ? .some($0.databaseValue) : nil }
    case (.text(let bytes), .string(let text)): text.utf8.count <= bytes ? .some(text.databaseValue) : nil
    case (.real, .number(let digits)):
      Double(digits).flatMap { $0.isFinite ? .some($0.databaseValue) : nil }
    case (.int, _), (.text, _), (.real, _): nil
    }
  }
}
