import Dispatch
import FoundationEssentials
import Glibc
import TilawaAudio
package import TilawaCore
package import TilawaStore

/// An examination of fetched files: whether each is unchanged and decodes to its end.
///
/// It uses all processors and holds a few hundred rows at a time. Blocks; not to be called on the cooperative pool.
package struct DownloadAudit: Sendable {
  /// A fault of a file.
  package enum Trouble: Hashable, Sendable, CustomStringConvertible {
    case missing
    /// The file is not the one that was fetched.
    case changed
    /// The file does not decode to its end.
    case damaged(Sentence)
    /// The file cannot be read, so its state is unknown.
    case unreadable(Sentence)
    /// The file was withheld before.
    case withheld(Sentence)

    package var sentence: Sentence {
      switch self {
      case .missing: IntakeSentences.fileGone
      case .changed: IntakeSentences.fileDiffers
      case .damaged(let why), .unreadable(let why), .withheld(let why): why
      }
    }

    package var description: String { sentence.text }
  }

  /// The result of an audit.
  package struct Report: Sendable {
    /// The number of files examined.
    package var files = 0
    /// The size of these files, in bytes.
    package var bytes = 0
    /// The faulty downloads, by path.
    package var troubles: [(download: Download, trouble: Trouble)] = []
  }

  private static let page = 256

  private let library: Library

  /// Makes an audit of a library that was opened for writing.
  package init(library: Library) { self.library = library }

  /// Examines the files of one reciter, or of all. Faulty files are withheld from now on; unreadable ones are not.
  ///
  /// - Parameters:
  ///   - id: the reciter's id; nil means all reciters.
  ///   - isOver: asked between files; returns whether to stop.
  ///   - progress: receives the number of files examined, and of all files.
  /// - Throws: `StoreError`; `CancellationError` once `isOver` returns true.
  package func run(
    of id: String? = nil, isOver: @escaping @Sendable () -> Bool = { false }, progress: @escaping Progress = { _, _ in }
  ) throws -> Report {
    let total = try library.downloads.size(of: id).files
    let state = Guarded((report: Report(), queue: [Download](), last: String?.none, failure: (any Error)?.none))
    /// Returns the next file, from a page that is read when needed.
    @Sendable func next() -> Download? {
      state.withLock { state in
        guard state.failure == nil, !isOver() else { return nil }
        if state.queue.isEmpty {
          do {
            state.queue = try library.downloads.all(by: id, after: state.last, limit: DownloadAudit.page).reversed()
            state.last = state.queue.first?.file.path ?? state.last
          } catch {
            state.failure = error
          }
        }
        return state.queue.popLast()
      }
    }
    DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) { _ in
      while let download = next() {
        let trouble: Trouble?
        do {
          trouble = try look(at: download)
        } catch {
          return state.withLock { $0.failure = $0.failure ?? error }
        }
        let done = state.withLock { state in
          state.report.files += 1
          state.report.bytes += download.size
          if let trouble { state.report.troubles.append((download, trouble)) }
          return state.report.files
        }
        progress(done, total)
      }
    }
    if isOver() { throw CancellationError() }
    return try state.withLock { state in
      if let failure = state.failure { throw failure }
      state.report.troubles.sort { $0.download.file.path < $1.download.file.path }
      return state.report
    }
  }

  private func look(at download: Download) throws -> Trouble? {
    let path = download.file.path
    guard access(path, F_OK) == 0 else { return .missing }
    let found = trouble(of: download)
    switch (found, download.fault) {
    case (.unreadable, _): return found
    case (let found?, _):
      try library.downloads.withhold(path, because: "\(found)")
      return found
    case (nil, let fault?): return .withheld(Sentence(verbatim: fault))
    case (nil, nil):
      if try library.files.state(of: download.file) != .unchanged { try library.downloads.confirm(path) }
      return nil
    }
  }

  private func trouble(of download: Download) -> Trouble? {
    do {
      let digest = try SHA256Hasher.digest(ofFile: download.file.path).digest
      guard digest == download.sha256 else { return .changed }
      guard try AudioProbe.verify(download.file.path) == download.file else { return .changed }
      return nil
    } catch let error as AudioError where error.code != .ioFailed {
      return .damaged(error.detail)
    } catch {
      return .unreadable(error.said)
    }
  }
}
