import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

/// What became of bookmarks and reading positions, beside recordings that were exchanged.
struct ReadingWords {
  let outcome: ReadingExchange.Outcome?
  /// Why nothing of it was taken; told after all else.
  let error: StoreError?

  /// Nil where there was nothing to do.
  static func attempt(_ body: () throws(StoreError) -> ReadingExchange.Outcome?) -> ReadingWords? {
    do throws(StoreError) {
      let outcome = try body()
      SetAsideWords.tell(outcome?.setAside ?? [])
      return outcome.map { ReadingWords(outcome: $0, error: nil) }
    } catch { return ReadingWords(outcome: nil, error: error) }
  }

  /// "2 bookmarks added", for people.
  var words: [String] {
    guard let outcome else { return [] }
    let counts = [(outcome.added, "added"), (outcome.changed, "changed"), (outcome.removed, "removed")].filter {
      $0.0 > 0
    }.map { "\(Count.bookmarks($0.0)) \($0.1)" }
    let positions = outcome.positions == 1 ? "1 reading position" : "\(outcome.positions) reading positions"
    return counts + (outcome.positions > 0 ? [positions] : [])
  }

  static func json(_ outcome: ReadingExchange.Outcome) -> JSON {
    .object([
      ("added", .int(outcome.added)), ("changed", .int(outcome.changed)), ("removed", .int(outcome.removed)),
      ("positions", .int(outcome.positions)),
    ])
  }
}
