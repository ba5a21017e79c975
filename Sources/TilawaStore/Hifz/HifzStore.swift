import GRDB
package import TilawaCore
import TilawaFiles

/// The text that is held by heart: a ledger of events, and the state that they come to.
package struct HifzStore: LibraryStore {
  let database: LibraryDatabase

  /// The state and the days that all events come to. Takes the stored state where it is right; a new one is stored if
  /// the library can be written.
  package func fold(in structure: QuranStructure) throws(StoreError) -> HifzFold {
    let found = try read(StoreSentences.cannotReadWhatIsHeldByHeart) { try table(structure, $0) }
    guard !found.isFresh else { return found.fold }
    do throws(StoreError) {
      return try write(StoreSentences.cannotAddUpWhatIsHeldByHeart) { try settle(structure, $0) }
    } catch {
      guard error.code == .cannotCreate || error.code == .io || error.code == .busy else { throw error }
      return found.fold
    }
  }

  /// All events, in the order of time; also those that were taken back.
  package func events(in structure: QuranStructure) throws(StoreError) -> [HifzEvent] {
    try read(StoreSentences.cannotReadLedgerOfHifz) { db in
      try HifzEventTable.events(words: structure.words, db).map(\.event)
    }.sorted { $0.comes(before: $1) }
  }

  /// Stores what happened, in this order and in one transaction; it is on the disk when this returns.
  ///
  /// - Parameters:
  ///   - kinds: what happened.
  ///   - time: the time of all of it.
  ///   - day: the memoriser's day.
  /// - Returns: the state afterwards.
  @discardableResult
  package func note(
    _ kinds: [HifzEvent.Kind], at time: ZonedTime, on day: CalendarDay, in structure: QuranStructure
  ) throws(StoreError) -> HifzFold {
    let stamp = SystemClock.microseconds
    return try write(StoreSentences.cannotNoteWhatIsHeldByHeart) { db in
      for (index, kind) in kinds.enumerated() {
        let id = HifzStore.id(stamp, index)
        _ = try HifzEventTable.insert(HifzEvent(id: id, time: time, day: day, kind: kind), db)
      }
      return try settle(structure, db)
    }
  }

  /// Adds the events of another device; those that are here already are left as they are.
  ///
  /// - Returns: the number of events that are new.
  package func merge(_ events: [HifzEvent], in structure: QuranStructure) throws(StoreError) -> Int {
    try write(StoreSentences.cannotMergeTwoLedgersOfHifz) { db in
      var added = 0
      for event in events where try HifzEventTable.insert(event, db) { added += 1 }
      _ = try settle(structure, db)
      return added
    }
  }

  /// The number of letters at the beginning of an id that all events of one call have in common.
  package static let stampLength = 13

  /// An id that no other event has. Events of one second follow each other in the order in which they were noted: the id
  /// begins with the microseconds since 1970.
  private static func id(_ microseconds: Int, _ index: Int) -> String {
    Hex.padded(microseconds, to: stampLength) + Hex.padded(index, to: 5) + RandomID.make().prefix(10)
  }

  private func table(_ structure: QuranStructure, _ db: Database) throws -> HifzStateTable {
    try HifzStateTable(HifzPages(structure), words: structure.words, db)
  }

  private func settle(_ structure: QuranStructure, _ db: Database) throws -> HifzFold {
    let found = try table(structure, db)
    try found.store(db)
    return found.fold
  }
}
