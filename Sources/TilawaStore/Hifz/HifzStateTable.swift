import FoundationEssentials
import GRDB
import TilawaCore

/// The stored state of hifz: what the events up to one of them come to.
///
/// It is used only if the event of its number has its id, and only with events that come after all of its own in the
/// order of time. Otherwise all events are added anew.
struct HifzStateTable {
  /// The state with all events.
  let fold: HifzFold
  /// Whether the stored state is that of all events.
  let isFresh: Bool
  private let newest: (number: Int, id: String)?
  private let print: Print

  /// - Throws: `DatabaseError`.
  init(_ pages: HifzPages, words: Int, _ db: Database) throws {
    print = pages.print
    newest = try HifzEventTable.newest(db)
    let stored = try HifzStateTable.stored(pages, words: words, db)
    if let stored, stored.number == newest?.number {
      (fold, isFresh) = (stored.fold, true)
      return
    }
    isFresh = newest == nil
    if let stored, let fold = try HifzStateTable.adding(to: stored, words: words, db) {
      self.fold = fold
    } else {
      fold = HifzFold(of: try HifzEventTable.events(words: words, db).map(\.event), pages: pages)
    }
  }

  /// Adds the events after a stored state; nil if one of them belongs before its last one, or takes another one back.
  private static func adding(
    to stored: (fold: HifzFold, number: Int), words: Int, _ db: Database
  ) throws -> HifzFold? {
    var fold = stored.fold
    let events = try HifzEventTable.events(after: stored.number, words: words, db).map(\.event)
    for event in events.sorted(by: { $0.comes(before: $1) }) {
      guard fold.canAdd(event) else { return nil }
      fold.add(event)
    }
    return fold
  }

  private static func stored(
    _ pages: HifzPages, words: Int, _ db: Database
  ) throws -> (fold: HifzFold, number: Int)? {
    guard let handle = db.sqliteConnection else { return nil }
    var found: (fold: HifzFold, number: Int)?
    let query = """
      SELECT s.number, s.content FROM hifz_state AS s JOIN hifz_event AS e ON e.number = s.number AND e.id = s.event
      WHERE s.form = ?
      """
    try RawConnection(handle: handle).forEachRow(query, [HifzStateCoder.form]) { row in
      guard let read = HifzStateCoder.read(Array(row.blob(1)), pages: pages, words: words) else { return }
      found = (HifzFold(pages: pages, state: read.state, history: read.history), row.int(0))
    }
    return found
  }

  /// Stores the state, if it is not stored already.
  func store(_ db: Database) throws {
    guard !isFresh, let newest else { return }
    try db.execute(
      sql: "INSERT OR REPLACE INTO hifz_state VALUES (1, ?, ?, ?, ?)",
      arguments: [
        HifzStateCoder.form, newest.number, newest.id, Data(HifzStateCoder.bytes(of: fold.state, fold.history, print)),
      ])
  }
}
