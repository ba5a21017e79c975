import TilawaCore
import TilawaStore

/// The outcome of an exchange of the ledger of hifz, besides that of recordings.
package struct HifzLedgerWords {
  /// The number of events that are new at the target.
  let added: Int
  /// The reason that nothing was taken; nil if there was no error.
  let error: StoreError?

  /// Runs an exchange and keeps its outcome, or its error; nil if there was no ledger.
  static func attempt(_ body: () throws(StoreError) -> Int?) -> HifzLedgerWords? {
    do throws(StoreError) {
      return try body().map { HifzLedgerWords(added: $0, error: nil) }
    } catch {
      return HifzLedgerWords(added: 0, error: error)
    }
  }

  /// "3 events of hifz", for people.
  var words: [Sentence] { added > 0 ? [RecordingsSentences.hifzEvents(count: added)] : [] }
}
