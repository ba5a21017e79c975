import Glibc
import TilawaAudio
import TilawaCore
import TilawaStore

/// A writer that moves checked files to their places and stores them in the library. One transaction takes all files
/// that came during the last write: many small files are fast, and a single one does not wait.
///
/// A row is written after its file is on the disk under its final name. A process that is killed between the two leaves
/// a file without a row. Such a file is checked and stored at the next request.
final class DownloadCommitter: Sendable {
  /// A checked file.
  struct Item: Sendable {
    let download: NewDownload
    /// The partial file; nil for one that is in its place already.
    let part: PartFile?
    /// Decides which file is wrong if another file of the reciter has the same content. Receives the path of the other
    /// file; blocks.
    let twin: @Sendable (_ other: String) throws -> Twin
  }

  /// The faults of two files with the same content; nil for a file without a fault.
  struct Twin: Sendable {
    var own: Sentence?
    var other: Sentence?
  }

  private struct State {
    var waiting: [(item: Item, continuation: CheckedContinuation<String?, any Error>)] = []
    var isWriting = false
  }

  private static let most = 256

  private let library: Library
  private let now: @Sendable () -> Int
  private let state = Guarded(State())
  private let pool = WorkerPool(threads: 1)

  init(library: Library, now: @escaping @Sendable () -> Int) {
    self.library = library
    self.now = now
  }

  /// Stores a file. Returns the fault with which it is stored, if any.
  func settle(_ item: Item) async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in
      let isFirst = state.withLock { state -> Bool in
        state.waiting.append((item, continuation))
        defer { state.isWriting = true }
        return !state.isWriting
      }
      if isFirst { Task { [self] in try? await pool.run { [self] in work() } } }
    }
  }

  private func work() {
    while true {
      let batch = state.withLock { state in
        let batch = Array(state.waiting.prefix(DownloadCommitter.most))
        state.waiting.removeFirst(batch.count)
        if batch.isEmpty { state.isWriting = false }
        return batch
      }
      guard !batch.isEmpty else { return }
      for (waiting, result) in zip(batch, store(batch.map(\.item))) { waiting.continuation.resume(with: result) }
    }
  }

  /// Stores a batch, each file by itself.
  func store(_ items: [Item]) -> [Result<String?, any Error>] {
    var downloads: [NewDownload] = []
    let results = items.map { item in
      Result { () throws -> String? in
        let download = try item.download.withFault(fault(of: item, beside: &downloads))
        try item.part?.settle()
        downloads.append(download)
        return download.fault
      }
    }
    guard !downloads.isEmpty else { return results }
    do {
      for reciter in Set(downloads.map(\.reciter)) {
        let folder = library.downloads.folder(of: reciter)
        guard Disk.synchronize(folder) else {
          throw StoreError(system: errno, .io, operation: IntakeSentences.cannotStoreFiles, path: folder)
        }
      }
      try library.downloads.add(downloads, at: now())
      return results
    } catch {
      return results.map { result in result.flatMap { _ in .failure(error) } }
    }
  }

  /// Returns the fault of a file, and withholds other files that wrongly have the same content.
  private func fault(of item: Item, beside batch: inout [NewDownload]) throws -> String? {
    if let fault = item.download.fault { return fault }
    guard let sha256 = item.download.file.sha256 else { return nil }
    let reciter = item.download.reciter
    let own = item.download.file.file.path
    var fault: String?
    for path in try library.downloads.paths(of: reciter, withDigest: sha256) where path != own {
      let twin = try item.twin(path)
      if let other = twin.other, try library.downloads.at(path)?.fault == nil {
        try library.downloads.withhold(path, because: other.text)
      }
      fault = fault ?? twin.own?.text
    }
    for (index, download) in batch.enumerated() where download.reciter == reciter && download.file.sha256 == sha256 {
      let twin = try item.twin(download.file.file.path)
      batch[index] = download.withFault(download.fault ?? twin.other?.text)
      fault = fault ?? twin.own?.text
    }
    return fault
  }
}

extension NewDownload {
  fileprivate func withFault(_ fault: String?) -> NewDownload {
    NewDownload(reciter: reciter, file: file, origin: origin, pinning: pinning, fault: fault)
  }
}
