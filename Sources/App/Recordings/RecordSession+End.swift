import AppBase
import Glibc
package import TilawaAudio
package import TilawaCore
import TilawaIntake
import TilawaStore

extension RecordSession {
  /// The end of a recording without an error.
  package enum End {
    case kept
    case discarded
    /// The end before any sound came, with the message of the command.
    case nothing(Failure)
  }

  /// Takes the sound into the library, and reports the result.
  ///
  /// - Parameter tellMore: prints the next step for a person.
  /// - Throws: `Failure` for an end without a request.
  func finish(
    _ outcome: RecordingRunner.Outcome, _ facts: CaptureFacts, _ saver: RecordingSaver,
    _ display: (any RecordingDisplay)?,
    tellMore: (Recording) throws -> Void
  ) throws -> End {
    guard let file = outcome.result.file else { return try nothing(outcome, display) }
    if outcome.isDiscarded {
      unlink(file.path)
      display?.clear()
      context.interface.say(RecordingsSentences.discarded)
      return .discarded
    }
    let kept: RecordingSaver.Kept
    do {
      kept = try saver.keep(file, facts, now: SystemClock.now)
    } catch {
      display?.clear()
      guard let failure = Failure(error) else { throw error }
      throw Failure(failure.code, RecordSession.stays(in: file.path, failure.said))
    }
    display?.clear()
    if case .unavailable(let error) = kept.loudness {
      context.interface.warn(RecordingsSentences.playedAsItIs(reason: error.sentence))
    }
    let failure = outcome.outputFailure ?? tell(kept, outcome.result)
    if let failure { context.interface.leave(after: failure) }
    if !request.isForProgram { try tellMore(kept.recording) }
    if let problem = problem(outcome.result.reason, kept) { throw problem }
    if let signal = outcome.signal { throw Failure(silent: signal) }
    return .kept
  }

  private static func stays(in path: String, _ fault: Sentence) -> Sentence {
    RecordingsSentences.staysInFile(fault: fault, path: path, command: CommandHint("record"))
  }

  /// Prints the last words; returns the system's error number if standard output is closed.
  private func tell(_ kept: RecordingSaver.Kept, _ result: CaptureResult) -> Int32? {
    guard request.isForProgram else { return context.interface.attempt(RecordingWords.words(kept) + "\n") }
    let finished = CaptureFinished(
      at: JSONNumber(result.length), reason: result.reason.word,
      lost: JSONNumber(frame: result.lost, rate: result.length.rate), recording: KeptRecording(kept))
    return context.interface.attempt(JSON.text(encoding: finished) + "\n")
  }

  private func problem(_ reason: CaptureResult.Reason, _ kept: RecordingSaver.Kept) -> Failure? {
    func isHere(_ fault: Sentence) -> Sentence { RecordingsSentences.isInLibrary(fault: fault, id: kept.recording.id) }
    switch reason {
    case .stopped, .limit: return nil
    case .full(let error): return Failure(.ioError, isHere(error.sentence))
    case .lost(let error): return Failure(.unavailable, isHere(error.sentence))
    case .failed(let error): return Failure(error).map { Failure($0.code, isHere($0.said)) }
    }
  }

  /// Returns the end of a recording without a file, or throws its error.
  private func nothing(_ outcome: RecordingRunner.Outcome, _ display: (any RecordingDisplay)?) throws -> End {
    display?.clear()
    let result = outcome.result
    switch result.reason {
    case .failed(let error) where result.length.frames > 0:
      let path = error.path ?? context.folders.recordings
      throw Failure(ExitCodes(error.code), RecordSession.stays(in: path, error.sentence))
    case .failed(let error), .full(let error): throw Failure(ExitCodes(error.code), error.sentence)
    case .lost(let error): throw Failure(.unavailable, RecordingsSentences.nothingRecorded(fault: error.sentence))
    case .stopped, .limit:
      return .nothing(Failure(outcome.signal ?? .noInput, RecordingsSentences.noSound))
    }
  }
}

extension CaptureResult.Reason {
  /// The name of the reason in events.
  package var word: String {
    switch self {
    case .stopped: "stopped"
    case .limit: "limit"
    case .full: "full"
    case .lost: "lost"
    case .failed: "failed"
    }
  }
}
