import GRDB
import TilawaCore

/// Columns of a row, read so that a damaged library gives an error.
///
/// These subscripts replace GRDB's own, which end the process if a column holds another type of value. So no code of
/// this module can call those by mistake.
extension Row {
  subscript<Value: DatabaseValueConvertible>(_ index: Int) -> Value {
    get throws { try checked(Value.self, at: index) }
  }

  subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ index: Int) -> Value {
    get throws { try checked(Value.self, at: index) }
  }

  subscript<Value: DatabaseValueConvertible>(_ column: String) -> Value {
    get throws { try checked(Value.self, at: index(of: column)) }
  }

  subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ column: String) -> Value {
    get throws { try checked(Value.self, at: index(of: column)) }
  }

  private func checked<Value: DatabaseValueConvertible>(_ type: Value.Type, at index: Int) throws -> Value {
    guard (0..<count).contains(index) else { throw Row.fault(StoreSentences.noColumn(index: index)) }
    let value = try decode(DatabaseValue.self, atIndex: index)
    guard let decoded = Value.fromDatabaseValue(value) else {
      throw Row.fault(StoreSentences.columnHolds(column: name(of: index), value: Row.kind(of: value)))
    }
    return decoded
  }

  private func index(of column: String) throws -> Int {
    let wanted = column.lowercased()
    guard let index = columnNames.enumerated().first(where: { $0.element.lowercased() == wanted })?.offset else {
      throw Row.fault(StoreSentences.noColumnNamed(column: column))
    }
    return index
  }

  private func name(of index: Int) -> String { Array(columnNames)[index] }

  private static func kind(of value: DatabaseValue) -> Sentence {
    switch value.storage {
    case .null: StoreSentences.valueNothing
    case .int64(let number): Sentence(verbatim: "\(number)")
    case .double: StoreSentences.valueFraction
    case .string: StoreSentences.valueText
    case .blob: StoreSentences.valueBytes
    }
  }

  private static func fault(_ detail: Sentence) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_MISMATCH, message: detail.text)
  }
}

extension RowDecodingError {
  /// The description of the fault, without the row and the query that GRDB adds.
  var firstLine: String {
    let words = "\(self)".split(separator: " - ", maxSplits: 1).first.map(String.init) ?? "\(self)"
    return words.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
