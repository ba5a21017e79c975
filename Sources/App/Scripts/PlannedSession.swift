import TilawaCore

/// The line for programs of `session plan`. Members keep this order.
struct PlannedSession: Encodable {
  @Nullable var name: String?
  let riwayah: String
  /// The ranges of each variable, by its name.
  let variables: NamedMembers<[String]>
  let steps: [Step]
  /// The whole length; null for a run without end.
  @Nullable var seconds: JSONNumber?
  /// The number of pauses for a key.
  let keys: Int
  /// The time of the end; null for a run without end.
  @Nullable var ends: String?

  struct Step: Encodable {
    let number: Int
    let line: Int
    let column: Int
    let kind: String
    let what: String
    @Nullable var arguments: [String]?
    let reach: String
    @Nullable var begins: String?
    @Nullable var seconds: JSONNumber?
    let waits: Bool
    /// The number of ayat without audio.
    @Nullable var missing: Int?
    /// Whether the length is an estimate.
    @Nullable var guess: Bool?
    /// The reason why there is nothing to do.
    @Nullable var skipped: String?
    let keeps: [String]
  }
}
