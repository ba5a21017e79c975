package import AppBase
import TilawaCore
package import TilawaStore

/// The limit for the size of all fetched files.
package enum DownloadLimit {
  /// Tells the size of the fetched files, and the limit.
  ///
  /// - Parameter id: the id of the reciter; nil: all.
  package static func size(of id: String?, in library: Library) throws -> CommandAnswer {
    let size = try library.downloads.size(of: id)
    let limit = try library.downloads.limit()
    let folder = library.folders.downloads
    return CommandAnswer(
      parts: [
        .line(
          RecitersSentences.sizeOfAll(
            count: size.files, size: Lengths.bytes(size.bytes), pinned: Lengths.bytes(size.pinnedBytes))),
        .table(
          AnswerTable([[RecitersSentences.limit.text, "\(limit)"], [RecitersSentences.folder.text, folder]])),
      ],
      DownloadsMeasured(
        files: size.files, bytes: size.bytes, pinned: size.pinnedBytes, limit: limit.bytes, folder: folder))
  }

  /// Sets the limit, and removes files until the others fit into it. Tells the present limit if `size` is nil.
  package static func set(_ size: ByteSize?, in library: Library) throws -> CommandAnswer {
    var gone: Eviction?
    if let size {
      try library.settings.set(.downloadsLimit, to: "\(size.bytes)")
      gone = try library.downloads.evict(toFit: size, now: SystemClock.now)
    }
    let limit = try library.downloads.limit()
    let pinned = try library.downloads.size().pinnedBytes
    var text: [AnswerPart] = [.table(AnswerTable([[RecitersSentences.limit.text, "\(limit)"]]))]
    if let gone, !gone.removed.isEmpty {
      text.append(
        .line(RecitersSentences.removedAndFreed(count: gone.removed.count, size: Lengths.bytes(gone.bytes))))
    }
    var remarks: [Sentence] = []
    if size != nil, pinned > limit.bytes {
      remarks.append(
        RecitersSentences.pinnedAboveLimit(
          size: Lengths.bytes(pinned), command: CommandHint("download", "unpin", "all", "--reciter", "ID")))
    }
    if let gone, gone.excess > 0 {
      remarks.append(RecitersSentences.heardAboveLimit(size: Lengths.bytes(gone.excess)))
    }
    return CommandAnswer(
      parts: text,
      DownloadsKept(
        limit: limit.bytes, removed: gone?.removed.count ?? 0, freed: gone?.bytes ?? 0, excess: gone?.excess ?? 0,
        pinned: pinned), remarks: remarks)
  }
}
