package import AppBase
package import TilawaCore
package import TilawaIntake
package import TilawaStore

/// Fetched files of a reciter that were chosen by ranges.
package struct FetchedFiles {
  private let library: Library
  private let reciter: Reciter
  private let downloads: [Download]
  /// Whether the whole recitation was chosen.
  private let isAll: Bool

  /// Finds the fetched files with ayat of the ranges.
  ///
  /// - Parameters:
  ///   - ranges: as they were typed; `all` is every file.
  ///   - name: id or name of the reciter.
  ///   - riwayah: the riwayah in whose counting the ranges are read; nil: the configured one.
  package init(_ ranges: [String], of name: String, _ riwayah: Riwayah?, in library: Library, _ context: AppContext)
    throws
  {
    let (reciter, source) = try DownloadSource.find(name, in: library)
    self.library = library
    self.reciter = reciter
    isAll = ranges == ["all"]
    let all = try library.downloads.all(by: reciter.id)
    guard !isAll else {
      downloads = all
      return
    }
    let structure = try context.quran().structure
    let parsed = try DownloadSource.parse(ranges, try context.riwayah(riwayah), in: structure)
    let wanted = Set(
      DownloadPlan(parsed, of: reciter, from: source, in: structure, openings: .leftOut).map(\.fileName))
    downloads = all.filter { wanted.contains($0.name) }
  }

  /// Removes the files; of a whole recitation also the unfinished ones.
  package func remove() throws -> CommandAnswer {
    let bytes = try library.downloads.remove(downloads.map(\.file.path))
    let left = isAll ? try DownloadLeftovers.remove(of: reciter.id, in: library) : (parts: 0, strangers: [])
    return CommandAnswer(
      [RecitersSentences.removedAndFreed(count: downloads.count, size: Lengths.bytes(bytes))],
      DownloadsRemoved(
        removed: downloads.count, bytes: bytes, leftovers: left.parts, left: left.strangers),
      remarks: [DownloadLeftovers.remark(about: left.strangers)].compactMap(\.self))
  }

  /// Pins the files, so that they stay in a full cache, or unpins them.
  package func pin(_ pinning: Pinning) throws -> CommandAnswer {
    let count = try library.downloads.pin(downloads.map(\.file.path), pinning)
    let isKept = try pinning == .unpinned && !downloads.isEmpty && library.reciters.isPinned(reciter.id)
    let line =
      pinning == .pinned
      ? RecitersSentences.filesPinned(count: count) : RecitersSentences.filesUnpinned(count: count)
    return CommandAnswer(
      [line], pinning == .pinned ? DownloadsPinned(pinned: count) : DownloadsPinned(unpinned: count),
      remarks: isKept ? [RecitersSentences.reciterStaysPinned(id: reciter.id)] : [])
  }
}

extension DownloadLeftovers {
  /// Returns the remark about files in the folder of downloads that are unknown to the library; nil if there are none.
  package static func remark(about strangers: [String]) -> Sentence? {
    guard let first = strangers.first else { return nil }
    return strangers.count > 1
      ? RecitersSentences.unknownFiles(path: first, count: strangers.count - 1)
      : RecitersSentences.unknownFile(path: first)
  }
}
