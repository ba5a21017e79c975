import TilawaAudio
package import TilawaCore
import TilawaNetwork
package import TilawaStore

extension Downloader {
  /// The result of a download of one file.
  package enum Outcome: Sendable {
    /// The file was here before.
    case here
    case fetched
    /// The file could not be fetched, for this reason.
    case failed(any Error)
  }

  /// The number of files in progress at once: on the network, in a check, or being stored.
  private static let underway = 32
  private static let page = 256

  /// Downloads many files, several at once, and continues after a failure.
  ///
  /// - Parameters:
  ///   - files: made one after the other, when they are needed.
  ///   - pinning: the pinning of new files and of files that are here already.
  ///   - again: the names of files to fetch again; they stay until the new ones have come, and pinned ones stay pinned.
  ///   - tally: counts the files.
  ///   - tell: called for each file once it is settled, in that order; called a second time for a fetched file that
  ///     turns out wrong in the end.
  /// - Throws: an error that makes it useless to continue: `CancellationError`; `StoreError` or `AudioError` if the
  ///   disk or the library fails; `NetworkError` if no server can be reached, or servers are in trouble or refuse more
  ///   requests. Files that are complete by then stay.
  package func download(
    _ files: some Sequence<RemoteFile>, pinning: Pinning, again: Set<String> = [], tally: DownloadTally,
    tell: @Sendable (RemoteFile, Outcome) -> Void = { _, _ in }
  ) async throws {
    var last: RemoteFile?
    try await withThrowingTaskGroup(of: (RemoteFile, Outcome).self) { group in
      /// The failures without any reachable server; told only if the download continues.
      var untold: [(file: RemoteFile, outcome: Outcome)] = []
      var trouble = Trouble()
      func tellAll() {
        for result in untold { tell(result.file, result.outcome) }
        untold = []
      }
      var loose: [String] = []
      /// Pins files that were here before, one page at a time: each call is a transaction.
      func pinLoose(_ most: Int) throws {
        guard pinning == .pinned, loose.count > most else { return }
        try library.downloads.pin(loose, .pinned)
        loose = []
      }
      func settle(_ result: (file: RemoteFile, outcome: Outcome)) throws {
        // The error that is thrown is the only report of a fatal failure.
        if case .failed(let error) = result.outcome, Downloader.isFatal(error) { throw error }
        guard case .failed(let error) = result.outcome else {
          if result.outcome.isNew {
            tellAll()
            trouble = Trouble()
          }
          tell(result.file, result.outcome)
          if !result.outcome.isNew { loose.append(path(of: result.file)) }
          return try pinLoose(Downloader.page)
        }
        tally.count(\.failed)
        untold.append(result)
        trouble.failed(error)
        if trouble.isEnough { throw error }
        if trouble.away == 0 { tellAll() }
      }
      var count = 0
      for file in files {
        try Task.checkCancellation()
        if count >= Downloader.underway, let result = try await group.next() {
          count -= 1
          try settle(result)
        }
        count += 1
        last = file
        group.addTask { [self] in
          do {
            let wanting: Wanting = again.contains(file.fileName) ? .again : .missing
            let outcome = try await obtain(file, wanting, pinning, tally).isNew ? Outcome.fetched : .here
            // Count at once: a file that came before an interruption is here too.
            tally.count(outcome.isNew ? \.fetched : \.here)
            return (file, outcome)
          } catch is CancellationError {
            throw CancellationError()
          } catch {
            return (file, .failed(error))
          }
        }
      }
      for try await result in group { try settle(result) }
      tellAll()
      try pinLoose(0)
    }
    guard let last else { return }
    DownloadLeftovers.removeUseless(of: last.reciter, in: library)
    for (name, fault) in try review(last.reciter) {
      tally.countAsFailed()
      let file = RemoteFile(reciter: last.reciter, name: name, ending: last.ending, urls: [])
      let error = PlayerError(
        code: .invalid, operation: IntakeSentences.cannotUseFile(file: name.words), path: path(of: file), detail: fault)
      tell(file, .failed(error))
    }
  }

  /// Whether the next file would fail for the same reason.
  package static func isFatal(_ error: any Error) -> Bool {
    switch error {
    case let error as StoreError: [.io, .cannotCreate, .busy, .corrupt, .newerVersion, .foreign].contains(error.code)
    case let error as AudioError: error.code == .ioFailed
    case let error as NetworkError: error.code == .noLibrary || error.code == .cannotWrite
    default: false
    }
  }
}

extension Downloader.Outcome {
  fileprivate var isNew: Bool { if case .fetched = self { true } else { false } }
}

/// A count of consecutive failures caused by servers.
private struct Trouble {
  /// The number of consecutive failures that ends a batch.
  private static let most = 8

  private var count = 0
  /// The number of files in a row for which no server could be reached.
  private(set) var away = 0

  /// Whether it is useless to continue.
  var isEnough: Bool { count >= Trouble.most || away >= Downloader.width }

  mutating func failed(_ error: any Error) {
    guard let error = error as? NetworkError, error.all.allSatisfy(\.isTrouble) else { return self = Trouble() }
    count += 1
    away = error.all.allSatisfy { $0.code == .unreachable } ? away + 1 : 0
  }
}

extension NetworkError {
  /// Whether the error comes from the server and not from this file, so that another file would most likely fail too.
  fileprivate var isTrouble: Bool {
    switch code {
    case .unreachable, .stalled: true
    case .status(let status): [408, 425, 429].contains(status) || status >= 500
    default: false
    }
  }
}
