import Glibc
import Synchronization
import TilawaAudio
package import TilawaCore
package import TilawaNetwork
package import TilawaStore

/// Transfers a file from the first host that gives it, in order and again after pauses; see
/// `HTTPClient.fetch(fromAnyOf:)`.
///
/// Before each attempt it asks for the request to send, so that a broken transfer is continued.
package typealias Transferring =
  @Sendable (
    _ urls: [String], TransferListener,
    _ transfer: @escaping @Sendable (_ url: String, _ attempt: Int) async -> Transfer
  ) async throws(NetworkError) -> Transfer.Head

/// A downloader that brings reciters' files into the downloads folder and the library. Each file is complete, decoded
/// to its end, and checked against its ayah or surah.
///
/// Any task may use it, and several processes at once: one of them fetches a file, the others wait for it. A killed
/// process leaves nothing that looks complete, and the next download continues its work.
package final class Downloader: Sendable {
  /// The number of files that are fetched at once.
  package static let width = 4

  let library: Library
  let contents: DownloadContents
  let now: @Sendable () -> Int
  let transferring: Transferring
  let surahTimings: SurahTimingsFetching?
  let quiet: QuietFinding
  private let timeout: Duration?
  let transfers = AsyncSemaphore(permits: Downloader.width)
  let pool = WorkerPool()
  let settling: DownloadCommitter
  let paces = Guarded<[String: Paces]>([:])
  /// The reciters whose folders hold no file of another source.
  private let settled = Guarded<Set<String>>([])
  /// The number of bytes received since the last examination of the cache. It starts at the limit, so that the first
  /// file causes an examination.
  let grown = Guarded(Downloader.growth)
  static let growth = 50_000_000

  /// The known pace of a reciter, and the files that were stored before it was known.
  struct Paces {
    var pace: ReciterPace
    var unsure: [(path: String, name: RemoteFile.Name, seconds: Double)] = []
  }

  /// Makes a downloader.
  ///
  /// - Parameters:
  ///   - library: opened for writing.
  ///   - quran: the text, for the expected content of each file.
  ///   - now: returns the time in seconds since 1970.
  ///   - surahTimings: fetches the timings of a surah if none are stored; if nil, such a surah is one piece.
  ///   - quiet: finds the pauses at which a surah's file is cut.
  ///   - timeout: the longest wait for another process that fetches the file but receives nothing; nil means without
  ///     end.
  ///   - transferring: transfers files from the servers.
  package init(
    library: Library, quran: QuranDatabase, now: @escaping @Sendable () -> Int = { SystemClock.now },
    surahTimings: SurahTimingsFetching? = nil, quiet: @escaping QuietFinding = SurahCutting.listening,
    timeout: Duration? = nil, transferring: @escaping Transferring
  ) {
    let contents = DownloadContents(quran: quran)
    self.library = library
    self.contents = contents
    self.now = now
    self.transferring = transferring
    self.surahTimings = surahTimings
    self.quiet = quiet
    self.timeout = timeout
    settling = DownloadCommitter(library: library, now: now)
  }

  /// The downloader as a function, for code that only fetches.
  ///
  /// After the first file of a reciter it fetches another one, which must differ. This detects a server that sends one
  /// file for everything, before the file is heard.
  package var fetching: Fetching {
    { [self] file in
      let isFirst = try library.downloads.all(by: file.reciter, limit: 1).isEmpty
      let segments = try await fetch(file)
      guard isFirst, let other = try contents.another(than: file, in: library) else { return segments }
      // Return the first file's segments even if the second cannot be fetched.
      _ = try? await fetch(other)
      try Task.checkCancellation()
      return try self.segments(at: path(of: file), file) ?? segments
    }
  }

  /// Downloads a file, unless it is here already, and returns its segments.
  ///
  /// - Parameters:
  ///   - file: a file of a reciter of the library.
  ///   - pinning: `.pinned` also pins a file that is here already.
  ///   - tally: counts the bytes received.
  /// - Throws: `NetworkError`, also for a file that the server did not have in the last days; `PlayerError` for a file
  ///   with wrong content; `StoreError`; `CancellationError`.
  @discardableResult
  package func fetch(
    _ file: RemoteFile, pinning: Pinning = .unpinned, tally: DownloadTally? = nil
  ) async throws -> [SourceSegment] {
    let segments = try await obtain(file, .missing, pinning, tally).segments
    if pinning == .pinned { try library.downloads.pin([path(of: file)], .pinned) }
    return segments
  }

  /// The files to fetch: only missing ones, or also those that are here. In the second case the old file and its data
  /// stay until the new one has come.
  enum Wanting { case missing, again }

  /// Returns the segments of a file, fetched if necessary, and whether it was fetched. Does not change the pinning of a
  /// file that is here already.
  func obtain(
    _ file: RemoteFile, _ wanting: Wanting, _ pinning: Pinning, _ tally: DownloadTally?
  ) async throws -> (segments: [SourceSegment], isNew: Bool) {
    let path = path(of: file)
    /// Returns the segments of a file that need not be fetched, else nil.
    func here() throws -> [SourceSegment]? { wanting == .again ? nil : try self.segments(at: path, file) }
    if let segments = try here() { return (segments, false) }
    let reciter = try library.reciters.find(file.reciter)
    try refuseAbsent(file)
    try keepToSource(of: reciter)
    guard let part = try await PartFile.claim(path, timeout: timeout) else {
      return try await obtain(file, wanting, pinning, tally)
    }
    if let segments = try here() {
      part.discard()
      return (segments, false)
    }
    let order = Order(file: file, reciter: reciter, path: path, pinning: pinning, tally: tally)
    try await bringTimings(order)
    if wanting == .missing, access(path, F_OK) == 0, try await adopt(order, part) { return (try found(order), false) }
    try await bring(order, into: part)
    let segments = try found(order)
    // The new file stays here, also where no older one can be removed.
    try? makeRoom(after: segments.first?.slice.file.path)
    return (segments, true)
  }

  /// A request for a file, with all that is known of it.
  struct Order: Sendable {
    let file: RemoteFile
    let reciter: Reciter
    let path: String
    let pinning: Pinning
    let tally: DownloadTally?

    var limits: DownloadCheck.Limits { DownloadCheck.Limits(file.name) }
    func refusal(_ why: Sentence) -> PlayerError {
      PlayerError(
        code: .invalid, operation: IntakeSentences.cannotUseFileOf(file: file.name.words, reciter: reciter.id),
        path: file.urls.first, detail: why)
    }
  }

  /// Returns the path of a file in the downloads folder.
  func path(of file: RemoteFile) -> String { "\(library.downloads.folder(of: file.reciter))/\(file.fileName)" }

  /// Sets aside files of another source at the first fetch for a reciter, so that they are not taken for this source.
  ///
  /// Other fetches for the reciter wait meanwhile: a file that they rename into its place must not be set aside.
  private func keepToSource(of reciter: Reciter) throws {
    try settled.withLock { settled in
      guard !settled.contains(reciter.id) else { return }
      if let source = try library.reciters.source(of: reciter.id) {
        try library.downloads.setAsideForeign(of: reciter.id, from: source.patterns.map(\.description))
      }
      settled.insert(reciter.id)
    }
  }
}
