import ArgumentParser
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

extension RecordCommand {
  /// What is left of a recording that nothing went wrong with.
  enum End {
    case kept
    case discarded
    /// It ended before any sound came: what the command says of that.
    case nothing(Failure)
  }

  /// Takes what was recorded into the library, says what became of it, and throws for every end that was not wished for.
  ///
  /// - Parameter tellMore: says what else is to be known of it, for people.
  func finish(
    _ outcome: RecordingPerformance.Outcome, _ facts: CaptureFacts, _ saver: RecordingSaver,
    tellMore: (Recording) throws -> Void
  ) throws -> End {
    guard let file = outcome.result.file else { return try nothing(outcome) }
    if outcome.isDiscarded {
      unlink(file.path)
      LiveLine.clear()
      Terminal.say("discarded")
      return .discarded
    }
    let kept: RecordingSaver.Kept
    do {
      kept = try saver.keep(file, facts, now: SystemClock.now)
    } catch {
      clear()
      guard let failure = Failure(error) else { throw error }
      throw Failure(failure.code, "\(failure.message); \(RecordCommand.whereItIs(file.path))")
    }
    clear()
    if case .unavailable(let error) = kept.loudness { Terminal.complain("\(error); it is played as it is") }
    let failure = outcome.outputFailure ?? tell(kept, outcome.result)
    if let failure { Terminal.leave(after: failure) }
    if !report.json { try tellMore(kept.recording) }
    if let problem = problem(outcome.result.reason, kept) { throw problem }
    if let signal = outcome.signal { throw Failure(signal, "") }
    return .kept
  }

  private func clear() { if !report.json, Terminal.isTerminal(1) { LiveLine.clear() } }

  static func whereItIs(_ path: String) -> String {
    "the recording stays in \(path), and the next tilawa record, import, library or annotate takes it in"
  }

  /// The last words; the system's error number where nobody takes them.
  private func tell(_ kept: RecordingSaver.Kept, _ result: CaptureResult) -> Int32? {
    guard report.json else { return Terminal.attempt(RecordingWords.words(kept) + "\n") }
    let members = [
      ("event", .string("finished")), ("at", .time(result.length)), ("reason", .string(result.reason.word)),
      ("lost", .time(OutputTime(frames: result.lost, rate: result.length.rate))),
      ("recording", RecordingWords.json(kept)),
    ]
    return Terminal.attempt(JSON.object(members).text + "\n")
  }

  private func problem(_ reason: CaptureResult.Reason, _ kept: RecordingSaver.Kept) -> Failure? {
    let rest = "what was recorded is in the library as \(kept.recording.id)"
    switch reason {
    case .stopped, .limit: return nil
    case .full(let error): return Failure(.ioError, "\(error); \(rest)")
    case .lost(let error): return Failure(.unavailable, "\(error); \(rest)")
    case .failed(let error): return Failure(error).map { Failure($0.code, "\($0.message); \(rest)") }
    }
  }

  /// There is no file to take in.
  private func nothing(_ outcome: RecordingPerformance.Outcome) throws -> End {
    clear()
    let result = outcome.result
    switch result.reason {
    case .failed(let error) where result.length.frames > 0:
      let path = error.path ?? CommandContext().folders.recordings
      throw Failure(ExitCodes(error.code), "\(error); \(RecordCommand.whereItIs(path))")
    case .failed(let error), .full(let error): throw Failure(ExitCodes(error.code), "\(error)")
    case .lost(let error): throw Failure(.unavailable, "\(error); nothing was recorded")
    case .stopped, .limit:
      return .nothing(Failure(outcome.signal ?? .noInput, "nothing was recorded: no sound came"))
    }
  }
}

extension CaptureResult.Reason {
  /// As events name it.
  var word: String {
    switch self {
    case .stopped: "stopped"
    case .limit: "limit"
    case .full: "full"
    case .lost: "lost"
    case .failed: "failed"
    }
  }
}
