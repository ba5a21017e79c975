import TilawaCore

/// The line for programs of `session check`. Members keep this order.
struct ScriptCheck: Encodable {
  struct Fault: Encodable {
    @Nullable var line: Int?
    @Nullable var column: Int?
    let message: String
  }

  /// Whether the script has no faults.
  let ok: Bool
  let faults: [Fault]
}
