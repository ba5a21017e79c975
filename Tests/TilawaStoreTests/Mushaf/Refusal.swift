import TilawaStore

/// Refusals by a library.
enum Refusal {
  /// The code of the error that is thrown; nil where none is.
  static func code<Value>(_ body: () throws -> Value) -> StoreError.Code? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? StoreError)?.code
    }
  }
}
