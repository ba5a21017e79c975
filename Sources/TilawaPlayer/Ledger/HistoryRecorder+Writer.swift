import TilawaAudio
import TilawaCore
import TilawaStore

extension HistoryRecorder {
  /// The part of the recorder that blocks on the disk; it opens the library at the first use. One thread at a time uses
  /// it.
  final class Writer: Sendable {
    private struct Opened: Sendable {
      var library: Library?
      /// The digests by path; nil for a file without one.
      var digests: [String: String?] = [:]
    }

    private let opened = Guarded(Opened())

    /// Writes pieces to the ledger, unless the user has switched it off.
    ///
    /// - Returns: the error of the write, if any.
    func write(
      _ batches: [LedgerEntry.Occasion: [HeardPiece]], by open: () throws(StoreError) -> Library
    ) -> StoreError? {
      do throws(StoreError) {
        let library = try library(open)
        guard try library.settings.value(of: .history) != LibrarySetting.historyOff else { return nil }
        var entries: [LedgerEntry] = []
        for (occasion, pieces) in batches {
          for piece in pieces { entries.append(piece.entry(occasion, sha256: try digest(piece.subject.path, library))) }
        }
        // Store the entries in the order in which they began.
        entries.sort { ($0.began.seconds, $0.words.start) < ($1.began.seconds, $1.words.start) }
        try library.ledger.note(entries)
        return nil
      } catch {
        return error
      }
    }

    private func library(_ open: () throws(StoreError) -> Library) throws(StoreError) -> Library {
      if let library = opened.withLock({ $0.library }) { return library }
      let library = try open()
      opened.withLock { $0.library = library }
      return library
    }

    private func digest(_ path: String?, _ library: Library) throws(StoreError) -> String? {
      guard let path else { return nil }
      if let known = opened.withLock({ $0.digests[path] }) { return known }
      let digest = try library.files.digest(of: path)
      opened.withLock { $0.digests[path] = digest }
      return digest
    }
  }
}
