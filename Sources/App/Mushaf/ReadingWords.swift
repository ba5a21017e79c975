package import TilawaCore
package import TilawaStore

/// The outcome of an exchange of bookmarks and reading positions, besides that of recordings.
package struct ReadingWords {
  package let outcome: ReadingExchange.Outcome?
  /// The reason that nothing was taken; reported last. Nil if there was no error.
  package let error: StoreError?

  /// Runs an exchange and keeps its outcome, or its error. Returns nil if there was nothing to do.
  package static func attempt(
    warn: (Sentence) -> Void, _ body: () throws(StoreError) -> ReadingExchange.Outcome?
  ) -> ReadingWords? {
    do throws(StoreError) {
      let outcome = try body()
      if let warning = SetAside.warning(outcome?.setAside ?? []) { warn(warning) }
      return outcome.map { ReadingWords(outcome: $0, error: nil) }
    } catch { return ReadingWords(outcome: nil, error: error) }
  }

  /// "2 bookmarks added", for people.
  package var words: [Sentence] {
    guard let outcome else { return [] }
    var counts: [Sentence] = []
    if outcome.added > 0 { counts.append(MushafSentences.bookmarksAdded(count: outcome.added)) }
    if outcome.changed > 0 { counts.append(MushafSentences.bookmarksChanged(count: outcome.changed)) }
    if outcome.removed > 0 { counts.append(MushafSentences.bookmarksRemoved(count: outcome.removed)) }
    if outcome.positions > 0 { counts.append(MushafSentences.positionsTaken(count: outcome.positions)) }
    return counts
  }
}

/// The outcome of an exchange of bookmarks and reading positions, for programs. Members keep this order.
package struct ReadingExchanged: Encodable {
  private let added: Int
  private let changed: Int
  private let removed: Int
  private let positions: Int

  package init(_ outcome: ReadingExchange.Outcome) {
    (added, changed, removed) = (outcome.added, outcome.changed, outcome.removed)
    positions = outcome.positions
  }
}
