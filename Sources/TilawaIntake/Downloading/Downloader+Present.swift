import Glibc
import TilawaAudio
import TilawaCore
import TilawaNetwork
import TilawaStore

// Files that are here, and files that are known to be nowhere.

extension Downloader {
  /// Returns the segments of a stored file; nil if the file has to be fetched.
  func segments(at path: String, _ file: RemoteFile) throws -> [SourceSegment]? {
    guard let segments = try library.downloads.segments(of: path) else { return nil }
    if segments.isEmpty, let fault = try library.downloads.at(path)?.fault {
      throw PlayerError(
        code: .invalid, operation: IntakeSentences.cannotUseFileOf(file: file.name.words, reciter: file.reciter),
        path: path, detail: Sentence(verbatim: fault))
    }
    return segments
  }

  /// Returns the segments of a file that is here.
  func found(_ order: Order) throws -> [SourceSegment] {
    guard let segments = try segments(at: order.path, order.file) else {
      throw StoreError(
        code: .notFound, operation: IntakeSentences.cannotFindFetched, path: order.path,
        detail: IntakeSentences.removedJustNow)
    }
    return segments
  }

  /// - Throws: `NetworkError` for a file that the server did not have in the last days.
  func refuseAbsent(_ file: RemoteFile) throws {
    guard try library.downloads.isAbsent(file.fileName, of: file.reciter, now: now()) else { return }
    throw NetworkError(
      code: .status(404), url: file.urls.first ?? "",
      IntakeSentences.notOnServer(command: CommandHint(naming: "download")))
  }

  /// Takes over a file that is in its place but not in the library, or differs from its row.
  ///
  /// - Returns: false if the file is not worth keeping.
  /// - Throws: an error that says nothing about the file, such as a disk failure or too many open files.
  func adopt(_ order: Order, _ part: PartFile) async throws -> Bool {
    let known = try library.downloads.at(order.path)
    let (limits, path) = (order.limits, order.path)
    let finding: DownloadCheck.Finding?
    do {
      finding = try await pool.run { try DownloadCheck.look(at: path, within: limits, as: path) }
    } catch let error as AudioError where error.code != .ioFailed {
      finding = nil
    } catch is PlayerError {
      finding = nil
    }
    guard let finding, known == nil || known?.sha256 == finding.sha256 else {
      unlink(path)
      return false
    }
    let origin = known?.origin ?? Download.Origin(url: order.file.urls.first ?? "")
    try await settle(finding, order, origin, nil)
    part.discard()
    return true
  }
}
