package import TilawaIntake
import TilawaAudio
import TilawaCore

/// A fetcher for the files of a session: a few at once, in the order of hearing, each once. Any task may use it.
///
/// A server that cannot be reached, or fails three times in a row, is no longer asked: files of this server alone are
/// lost at once.
package final class SessionFetching: Sendable {
  /// The result of fetching a file.
  struct Arrival: Sendable {
    enum Result: Sendable {
      case came([SourceSegment])
      /// The file cannot be had, for this reason in words; nor can these files, with the file itself among them.
      case lost(Sentence, [String: ResolvedUnit.Reason])
    }

    /// The intended path of the file.
    let path: String
    let result: Result

    /// The files with a new state.
    var paths: Set<String> {
      switch result {
      case .came: [path]
      case .lost(_, let reasons): Set(reasons.keys)
      }
    }
  }

  private struct State: Sendable {
    /// The files yet to come, by path.
    var files: [String: RemoteFile]
    /// The files that came or were lost, but are not yet settled.
    var unsettled: Set<String> = []
    var running: [String: (number: Int, task: Task<Void, Never>)] = [:]
    /// The wanted files in the order of hearing.
    var wanted: [String] = []
    var lost = LostHosts()
    var trouble: (any Error)?
    var count = 0
    var isFinished = false
  }

  /// The number of files that are fetched at once.
  static let limit = 4

  /// The results for files, in the order in which they became known. One task reads it at a time.
  let arrivals: AsyncStream<Arrival>
  private let continuation: AsyncStream<Arrival>.Continuation
  private let fetch: Fetching
  private let repair: SessionRepair
  private let state: Guarded<State>

  /// Makes a fetcher. It fetches nothing before something is heard, or `open` is called.
  ///
  /// - Parameters:
  ///   - plan: the plan with the expected files.
  ///   - fetch: downloads a file.
  package convenience init(_ plan: SessionPlanner.Plan, by fetch: @escaping Fetching) {
    self.init(plan.expected, repair: plan.repair, by: fetch)
  }

  init(_ expected: [String: RemoteFile], repair: SessionRepair, by fetch: @escaping Fetching) {
    self.fetch = fetch
    self.repair = repair
    state = Guarded(State(files: expected))
    (arrivals, continuation) = AsyncStream.makeStream(of: Arrival.self)
  }

  deinit { finish() }

  /// The error that stops all fetching, such as a full disk; nil if there is none.
  package var trouble: (any Error)? { state.withLock(\.trouble) }

  /// Whether there is nothing left to fetch.
  var isDone: Bool { state.withLock { $0.files.isEmpty } }

  /// Whether a file can still come.
  func expects(_ path: String) -> Bool { state.withLock { $0.files[path] != nil } }

  /// Fetches these files from now on, in this order. Cancels the fetching of all others.
  func want(_ paths: [String]) {
    state.withLock { state in
      guard !state.isFinished else { return }
      state.wanted = paths.filter { state.files[$0] != nil && !state.unsettled.contains($0) }
      for path in Set(state.running.keys).subtracting(state.wanted) {
        state.running.removeValue(forKey: path)?.task.cancel()
      }
      begin(&state)
    }
  }

  /// Stops all fetching.
  func finish() {
    state.withLock { state in
      state.isFinished = true
      for running in state.running.values { running.task.cancel() }
      state.running = [:]
    }
    continuation.finish()
  }

  /// Returns the session with the result of an arrival. May block on the disk.
  func renewed(_ session: Session, by arrival: Arrival) throws -> Session {
    switch arrival.result {
    case .came(let segments): try repair.session(session, with: segments, at: arrival.path)
    case .lost(_, let reasons): try repair.session(session, without: reasons)
    }
  }

  /// Marks an arrival as part of the session.
  func settle(_ arrival: Arrival) {
    state.withLock { state in
      for path in arrival.paths { state.files[path] = nil }
      state.unsettled.subtract(arrival.paths)
    }
  }

  // MARK: - Fetching

  private func begin(_ state: inout State) {
    for path in state.wanted where state.running.count < SessionFetching.limit && state.running[path] == nil {
      guard !state.unsettled.contains(path), let file = state.files[path] else { continue }
      state.count += 1
      let (number, wanted) = (state.count, state.lost.leaving(file))
      let task = Task.detached { [weak self, fetch] in
        let result: Result<[SourceSegment], any Error>
        do { result = .success(try await fetch(wanted)) } catch { result = .failure(error) }
        self?.ended(path, number, result)
      }
      state.running[path] = (number, task)
    }
  }

  private func ended(_ path: String, _ number: Int, _ result: Result<[SourceSegment], any Error>) {
    let arrival = state.withLock { state -> Arrival? in
      guard state.running[path]?.number == number, let file = state.files[path] else { return nil }
      state.running[path] = nil
      let arrival: Arrival
      switch result {
      case .success(let segments):
        state.lost.answered(file)
        arrival = Arrival(path: path, result: .came(segments))
      case .failure(let error):
        let failure = FetchFailure(error)
        state.lost.failed(file, error)
        if failure.scope == .everything { state.trouble = state.trouble ?? error }
        var reasons = [path: failure.reason]
        for (other, file) in state.files where !state.unsettled.contains(other) && state.lost.haveAll(of: file) {
          reasons[other] = reasons[other] ?? (failure.scope == .everything ? failure.reason : .unreachable)
          state.running.removeValue(forKey: other)?.task.cancel()
        }
        arrival = Arrival(path: path, result: .lost(error.said, reasons))
      }
      state.unsettled.formUnion(arrival.paths)
      begin(&state)
      return arrival
    }
    if let arrival { continuation.yield(arrival) }
  }
}
