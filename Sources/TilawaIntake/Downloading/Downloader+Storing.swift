import TilawaAudio
import TilawaCore
import TilawaStore

extension Downloader {
  /// Stores an examined file with its segments.
  func settle(
    _ finding: DownloadCheck.Finding, _ order: Order, _ origin: Download.Origin, _ part: PartFile?
  ) async throws {
    let pieces = try await pieces(of: finding, at: part?.path ?? order.path, order)
    let passage = try contents.passage(order.file.name)
    let seconds = Double(finding.file.frames) / Double(finding.file.rate)
    let download = NewDownload(
      reciter: order.reciter.id,
      file: NewAudioFile(file: finding.file, storage: .absolute, sha256: finding.sha256, segments: pieces.segments),
      origin: origin, pinning: order.pinning,
      fault: pieces.segments.isEmpty
        ? Download.unfit : try fault(order, passage, seconds, finding.file.path)?.text)
    _ = try await settling.settle(
      DownloadCommitter.Item(download: download, part: part) { [self] in
        try twin(of: order, passage, seconds, at: $0)
      })
    if !pieces.faults.isEmpty { order.tally?.note(pieces.faults) }
  }

  /// The segments of a file, and the faults of its timings, one line each.
  private typealias Pieces = (segments: [NewSegment], faults: [Sentence])

  private func pieces(
    of finding: DownloadCheck.Finding, at path: String, _ order: Order
  ) async throws -> Pieces {
    let file = finding.file
    let overlays = try library.timings.overlays(of: finding.sha256)
    let cutting: FileCutting
    switch order.file.name {
    case .ayah(let ref):
      let content = try contents.content(of: ref)
      let whole = NewSegment(content: content, start: 0, end: file.frames)
      guard case .text(let span) = content else { return ([whole], []) }
      cutting = FileCutting(
        whole: whole, base: .ayah,
        published: try library.timings.published(of: order.reciter.id, in: span, base: .ayah),
        overlays: overlays.filter { $0.base == .ayah && span.contains($0.span) })
    case .surah(let surah):
      cutting = FileCutting(
        whole: NewSegment(all: surah, in: file, contents.quran.structure), base: .surah,
        published: try storedTimings(surah, order), overlays: overlays.filter { $0.base == .surah })
    }
    guard !cutting.timings.isEmpty else { return ([cutting.whole], []) }
    let present = AudioFile(path: path, rate: file.rate, channels: file.channels, frames: file.frames)
    let cut = try await pool.run { [quiet] in try cutting.segments(of: present, quiet: quiet) }
    return (cut.segments, cut.faults.map { contents.words($0, in: order.reciter.counting) })
  }

  /// Fetches the timings of a surah before its file, because the file is large and useless without them. If some
  /// timings are stored already, a failure is only noted.
  func bringTimings(_ order: Order) async throws {
    guard case .surah(let surah) = order.file.name, let surahTimings,
      let source = try library.reciters.source(of: order.reciter.id), source.timings != nil
    else { return }
    let stored = try storedTimings(surah, order)
    guard !contents.quran.structure.isTimed(surah, by: stored) else { return }
    do {
      try await surahTimings(order.reciter, source, surah)
    } catch  where !stored.isEmpty && !(error is CancellationError) {
      order.tally?.note([IntakeSentences.notAllTimed(surah: surah, reason: error.said)])
    }
  }

  private func storedTimings(_ surah: Int, _ order: Order) throws -> [AyahTiming] {
    try library.timings.published(of: order.reciter.id, in: contents.quran.structure.span(ofSurah: surah), base: .surah)
  }

  /// Removes the least recently used files if the cache is over its limit; examines the cache only now and then.
  func makeRoom(after path: String?) throws {
    let size = path.flatMap { Disk.size(of: $0) } ?? 0
    let isDue = grown.withLock { grown in
      grown += size
      guard grown > Downloader.growth else { return false }
      grown = 0
      return true
    }
    if isDue { _ = try library.downloads.evict(toFit: library.downloads.limit(), now: now()) }
  }
}
