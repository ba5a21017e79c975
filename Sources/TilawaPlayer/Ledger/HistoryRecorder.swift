import Dispatch
package import TilawaCore
package import TilawaStore

/// A recorder for the ledger; it writes what is heard, unless the user has switched the ledger off.
///
/// It writes small transactions on a queue of its own, and the sound never waits for them. After a failure the entries
/// are kept and written again later; `failure` tells the error at the end.
package actor HistoryRecorder {
  /// The shortest time between two writes: a killed session loses no more.
  static let interval = Duration.seconds(5)

  private let open: @Sendable () throws(StoreError) -> Library
  private let now: @Sendable () -> ZonedTime
  private let name: @Sendable () -> String
  private let queue = DispatchQueue(label: "tilawa.ledger")
  private let writer = Writer()

  private var tracker: ListeningTracker?
  private var occasion: LedgerEntry.Occasion?
  private var pending: [Batch: [HeardPiece.Group: HeardPiece]] = [:]
  private var lastWrite: ContinuousClock.Instant?
  private var alarm: Task<Void, Never>?
  /// The error of the last write; nil if all is written.
  package private(set) var failure: StoreError?

  /// The session that pieces belong to.
  private typealias Batch = LedgerEntry.Occasion

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - open: opens the library before the first write. Called on another thread.
  ///   - now: returns the time in the listener's time zone.
  ///   - name: makes a unique name for a session.
  package init(
    open: @escaping @Sendable () throws(StoreError) -> Library, now: @escaping @Sendable () -> ZonedTime,
    name: @escaping @Sendable () -> String = HistoryRecorder.randomName
  ) {
    self.open = open
    self.now = now
    self.name = name
  }

  /// Makes a name of sixteen hexadecimal digits.
  package static let randomName: @Sendable () -> String = { RandomID.make() }

  /// Follows the sessions until the news end, then writes what is left.
  package func follow(_ news: AsyncStream<NowPlaying.News>) async {
    for await item in news { await take(item) }
    alarm?.cancel()
    await write()
  }

  private func take(_ item: NowPlaying.News) async {
    switch item {
    case .entered(let info) where info.trace == .kept: enter(info)
    case .entered: tracker = nil
    case .event(let event, _):
      guard let piece = tracker?.note(event, at: now()), let occasion else { return }
      add(piece, to: occasion)
      if piece.plays > 0 { await writeInTime() }
    case .left:
      tracker = nil
      await writeInTime()
    case .intermission: break
    }
  }

  /// Begins a session. The sessions of one script run are one session of the ledger.
  private func enter(_ info: NowPlaying.SessionInfo) {
    let isSameRun = info.script != nil && info.script == occasion?.script
    let session = isSameRun ? occasion?.session : nil
    occasion = LedgerEntry.Occasion(session: session ?? name(), script: info.script, step: info.step)
    tracker = ListeningTracker(session: info.session)
  }

  private func add(_ piece: HeardPiece, to occasion: LedgerEntry.Occasion) {
    pending[occasion, default: [:]].merge([(piece.group, piece)]) { $0.joined(with: $1) }
  }

  /// Writes now, or at the end of the interval since the last write.
  private func writeInTime() async {
    guard alarm == nil else { return }
    guard let lastWrite, lastWrite.duration(to: .now) < HistoryRecorder.interval else { return await write() }
    alarm = Task {
      try? await Task.sleep(until: lastWrite + HistoryRecorder.interval, clock: .continuous)
      if !Task.isCancelled { await ring() }
    }
  }

  private func ring() async {
    alarm = nil
    await write()
  }

  private func write() async {
    guard !pending.isEmpty else { return }
    let batches = pending
    pending = [:]
    lastWrite = .now
    let result = await withCheckedContinuation { (continuation: CheckedContinuation<StoreError?, Never>) in
      queue.async { [writer, open] in
        continuation.resume(returning: writer.write(batches.mapValues { Array($0.values) }, by: open))
      }
    }
    failure = result
    guard result != nil else { return }
    for (occasion, pieces) in batches {
      // Put the failed pieces before the pieces that came meanwhile.
      pending[occasion] = pieces.merging(pending[occasion] ?? [:]) { $0.joined(with: $1) }
    }
  }
}
