package import AppBase
package import AppPlayback
import Glibc
package import TilawaCore
import TilawaPlayer
package import TilawaScripts
package import TilawaStore

/// A run of a script: its steps one after the other, with the same services. The script was read at the beginning:
/// later changes of its file have no effect.
package struct SessionRun {
  /// The options of a run, independent of the script.
  package struct Options {
    /// Options of `play` that every session gets.
    package var play = PlayRequest()
    /// Whether a program reads the answers.
    package var isForProgram = false
    package var wait = SoundServerWait.none
    /// The effect of a failed step on the run.
    package var failing = Failing.ends

    package init(
      play: PlayRequest = PlayRequest(), isForProgram: Bool = false, wait: SoundServerWait = SoundServerWait.none,
      failing: Failing = Failing.ends
    ) {
      self.play = play
      self.isForProgram = isForProgram
      self.wait = wait
      self.failing = failing
    }
  }

  package enum Failing: Hashable { case ends, goesOn }

  package let steps: [ResolvedStep]
  /// The key of the script's cursors and history.
  package let identity: String
  /// The file name as the user typed it.
  package let file: String
  package let options: Options
  package let services: PlaybackServices
  package let interruption: any InterruptionSource
  package let library: Library
  /// The context with the open databases.
  package let context: AppContext
  package let report: RunReport

  package init(
    steps: [ResolvedStep], identity: String, file: String, options: Options, services: PlaybackServices,
    interruption: any InterruptionSource, library: Library, context: AppContext, report: RunReport
  ) {
    self.steps = steps
    self.identity = identity
    self.file = file
    self.options = options
    self.services = services
    self.interruption = interruption
    self.library = library
    self.context = context
    self.report = report
  }

  private var nowPlaying: NowPlaying { services.nowPlaying }

  /// Runs the steps.
  ///
  /// - Parameter notify: reports a failure if nobody watches.
  /// - Throws: `Failure` with the code of the signal that ended the run, or of the first failed step, after everything
  ///   is reported.
  package func perform(notifying notify: (Failure) async -> Void = { _ in }) async throws {
    let began = ContinuousClock.now
    let limit = RunLimit(nowPlaying: nowPlaying)
    report.begins(identity, in: file)
    var (done, failure, last) = (0, Failure?.none, StepResult.done)
    var lengths = StepLengths()
    listen()
    for step in steps where last.goesOn || (last.isFailure && options.failing == .goesOn) {
      if let ending = await ending(limit) {
        last = ending
        break
      }
      let start = ContinuousClock.now
      report.begins(step)
      last = try await result(of: step, limit, &lengths)
      listen()
      report.ended(step, last, after: ContinuousClock.now - start)
      if case .failed(let reason) = last { failure = failure ?? reason }
      guard case .done = last else { continue }
      done += 1
      failure = keep(step.cursors) ?? failure
      if case .stop(.now) = step.action { break }
    }
    await limit.cancel()
    let result =
      if failure != nil, !last.isInterruption { StepResult.failed(Failure(silent: .bug)) } else { last.ofRun }
    report.ended(result, done: done, after: ContinuousClock.now - began)
    if case .interrupted(let code) = last { throw Failure(silent: code) }
    if let failure {
      await notify(failure)
      throw Failure(silent: failure.code)
    }
  }

  /// Makes a signal between sessions end the run in good order, or end the process after 3 s.
  private func listen() {
    interruption.hand { [nowPlaying] code in
      Task {
        try? await nowPlaying.obey(.stop)
        try? await Task.sleep(for: .seconds(3))
        _exit(code.rawValue)
      }
    }
  }

  /// The reason to do no further step; nil if the run goes on.
  private func ending(_ limit: RunLimit) async -> StepResult? {
    if let code = interruption.caught { return .interrupted(code) }
    if await nowPlaying.isStopped { return .stopped }
    return await limit.isOver ? .overTime : nil
  }

  private func result(
    of step: ResolvedStep, _ limit: RunLimit, _ lengths: inout StepLengths
  ) async throws -> StepResult {
    do {
      let result = try await perform(step, limit, &lengths)
      return await ending(limit) ?? result
    } catch {
      if let ending = await ending(limit) { return ending }
      guard let failure = Failure(error) else { throw error }
      return .failed(failure)
    }
  }

  /// Stores the cursors from which the next run goes on.
  ///
  /// - Returns: the reason why they cannot be stored, else nil; the run goes on.
  private func keep(_ cursors: [String: ScriptCursor]) -> Failure? {
    guard !cursors.isEmpty else { return nil }
    do {
      try SessionMemory.keep(cursors, of: identity, in: library)
      return nil
    } catch {
      let failure = Failure(error) ?? Failure(.ioError, Sentence(error))
      report.complain(ScriptsSentences.nextRun(reason: failure.told))
      return failure
    }
  }
}

extension StepResult {
  /// Whether the next step follows.
  fileprivate var goesOn: Bool {
    switch self {
    case .done, .skipped: true
    case .stopped, .overTime, .interrupted, .failed: false
    }
  }

  fileprivate var isFailure: Bool { if case .failed = self { true } else { false } }
  fileprivate var isInterruption: Bool { if case .interrupted = self { true } else { false } }
  /// The result of a run that ends with this step: a run with a skipped last step is done.
  fileprivate var ofRun: StepResult { goesOn ? .done : self }
}
