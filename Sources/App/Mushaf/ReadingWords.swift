package import TilawaCore
package import TilawaStore

/// The outcome of an exchange of bookmarks and reading positions, besides that of recordings.
package struct ReadingWords {
  package let outcome: ReadingExchange.Outcome?
  /// The reason that nothing was taken; reported last. Nil if there was no error.
  package let error: StoreError?

  /// Runs an exchange and keeps its outcome, or its error. Returns nil if there was nothing to do.
  package static func attempt(
    warn: (String) -> Void, _ body: () throws(StoreError) -> ReadingExchange.Outcome?
  ) -> ReadingWords? {
    do throws(StoreError) {
      let outcome = try body()
      if let warning = SetAside.warning(outcome?.setAside ?? []) { warn(warning) }
      return outcome.map { ReadingWords(outcome: $0, error: nil) }
    } catch { return ReadingWords(outcome: nil, error: error) }
  }

  /// "2 bookmarks added", for people.
  package var words: [String] {
    guard let outcome else { return [] }
    let counts = [(outcome.added, "added"), (outcome.changed, "changed"), (outcome.removed, "removed")].filter {
      $0.0 > 0
    }.map { "\(Count.bookmarks($0.0)) \($0.1)" }
    let positions = outcome.positions == 1 ? "1 reading position" : "\(outcome.positions) reading positions"
    return counts + (outcome.positions > 0 ? [positions] : [])
  }

  package static func json(_ outcome: ReadingExchange.Outcome) -> JSON {
    .object([
      ("added", .int(outcome.added)), ("changed", .int(outcome.changed)), ("removed", .int(outcome.removed)),
      ("positions", .int(outcome.positions)),
    ])
  }
}
