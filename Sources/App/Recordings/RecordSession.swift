package import AppBase
package import AppPlayback
import Foundation
package import TilawaAudio
package import TilawaCore
import TilawaIntake
package import TilawaPlayer
import TilawaStore

/// One recording from a microphone into the library.
package struct RecordSession {
  package let request: RecordRequest
  package let context: AppContext

  package init(_ request: RecordRequest, in context: AppContext) {
    self.request = request
    self.context = context
  }

  /// Records until somebody ends it, and takes the sound into the library.
  ///
  /// - Parameters:
  ///   - step: the context of the script step, from its script run; nil outside a script.
  ///   - nowPlaying: the state in which the recording appears as a pause; ending that pause ends the recording too.
  package func perform(as step: StepContext? = nil, on nowPlaying: NowPlaying? = nil) async throws -> End {
    let library = try context.library(for: .writing)
    let saver = saver(library)
    RecoveredRecordings.tell(saver, context)
    let known = Set(try library.reciters.all().map(\.id))
    let plan = try plan(saver)
    let source = try await reachSource(step, nowPlaying)
    let facts = plan.facts(request, device: source.device)
    let format = AudioFormat(rate: request.rate ?? min(source.format.rate, 48_000), channels: request.channels)
    try Folders.create(context.folders.recordings)
    let recorder = try SoundRecorder()
    let interruption = step?.interruption ?? context.leavingNothing(of: .recordings, in: nil)
    let display = display(for: step, source, format)
    if let display {
      display.starts("\(facts.title) · \(facts.reciter) · \(format.rate) Hz · \(format.channels) ch", limit: limit)
    } else if request.isForProgram {
      context.interface.say(startLine(facts, plan.range?.text, source.name, format))
    }
    try recorder.start(
      SoundRecorder.Request(
        folder: context.folders.recordings, format: format, encoding: request.bits == 24 ? .int24 : .int16,
        limit: OutputTime(frames: limit.frames(rate: format.rate), rate: format.rate), tags: facts.tags),
      from: source)
    let runner = RecordingRunner(
      recorder: recorder, display: display, isForProgram: request.isForProgram, interruption: interruption,
      interface: context.interface)
    let turn = nowPlaying.map {
      RecordingTurn("record \(plan.range?.text ?? facts.title)", seconds: limit.seconds, recorder, on: $0)
    }
    let outcome = await runner.run()
    await turn?.end()
    guard let outcome else { preconditionFailure("a recorder tells how it ended") }
    return try finish(outcome, facts, saver, display) { recording in
      guard step == nil else { return }
      if request.tellsNextStep {
        let next = plan.range == nil ? "annotate detect" : "annotate align"
        context.interface.say("next: tilawa \(next) \(recording.id)")
      }
      for line in try OrderWords(library).lines(new: [recording.reciter], besides: known) {
        context.interface.warn(line)
      }
    }
  }

  var limit: TimeLength { request.limit ?? RecordRequest.standardLimit }

  /// The display on the terminal. In a script the display of the player has the keys, and shows a pause.
  private func display(
    for step: StepContext?, _ source: PulseSource, _ format: AudioFormat
  ) -> (any RecordingDisplay)? {
    guard step == nil, !request.isForProgram else { return nil }
    return context.interface.recordingDisplay(device: source.device, rate: format.rate)
  }

  /// Opens the microphone. A script step waits for a missing sound server; it does not wait for a microphone.
  private func reachSource(_ step: StepContext?, _ nowPlaying: NowPlaying?) async throws -> PulseSource {
    do throws(AudioError) {
      return try PulseSource(source: request.source)
    } catch {
      guard let step, let nowPlaying, error.code == .noServer else { throw error }
      _ = try await step.wait.reach(nowPlaying) { try PulseSink() }
      return try PulseSource(source: request.source)
    }
  }

  func saver(_ library: Library) -> RecordingSaver {
    RecordingSaver(
      library: library, place: request.isLast ? .last : nil,
      survey: { try RecordingPass.survey($0, heard: $1, progress: $2) })
  }

  /// The reciter and the passage of a recording before it begins.
  struct Plan {
    let reciter: String
    let riwayah: Riwayah
    let range: (words: WordRange, text: String)?

    /// The facts of a recording that begins now.
    func facts(_ request: RecordRequest, device: String) -> CaptureFacts {
      let now = Date()
      return CaptureFacts(
        title: request.title ?? RecordSession.title(at: now), reciter: reciter, riwayah: riwayah,
        expected: range?.words, startedAt: Int(now.timeIntervalSince1970), device: device)
    }
  }

  func plan(_ saver: RecordingSaver) throws -> Plan {
    let reciter = try saver.reciter(named: request.reciter)
    let recitation = try saver.recitation(request.riwayah, by: reciter)
    return Plan(
      reciter: reciter, riwayah: recitation.riwayah, range: try request.range.map { try parse($0, in: recitation) })
  }

  /// Reads the passage as typed. Returns its words, and its text in the notation of the manual.
  private func parse(
    _ text: String, in recitation: (riwayah: Riwayah, counting: VerseCounting)
  ) throws -> (words: WordRange, text: String) {
    let structure = try context.quran().structure.divided(as: recitation.riwayah)
    let range = try RangeParser(structure: structure, counting: recitation.counting).parse(text)
    let words = WordRange(structure.span(of: range.first).start, structure.span(of: range.last).end)
    return (words, range.description)
  }

  private static func title(at date: Date) -> String {
    let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    return "Recording \(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute))"
  }

  func startLine(_ facts: CaptureFacts, _ range: String?, _ source: String, _ format: AudioFormat) -> String {
    JSON.object([
      ("event", .string("started")), ("title", .string(facts.title)), ("reciter", .string(facts.reciter)),
      ("range", .optional(range, JSON.string)), ("source", .string(source)),
      ("device", .string(facts.device ?? "")), ("rate", .int(format.rate)), ("channels", .int(format.channels)),
      ("bits", .int(request.bits)), ("max", .int(limit.seconds)),
    ]).text
  }
}

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
      context.interface.say("discarded")
      return .discarded
    }
    let kept: RecordingSaver.Kept
    do {
      kept = try saver.keep(file, facts, now: SystemClock.now)
    } catch {
      display?.clear()
      guard let failure = Failure(error) else { throw error }
      throw Failure(failure.code, "\(failure.message); \(RecordSession.whereItIs(file.path))")
    }
    display?.clear()
    if case .unavailable(let error) = kept.loudness { context.interface.warn("\(error); it is played as it is") }
    let failure = outcome.outputFailure ?? tell(kept, outcome.result)
    if let failure { context.interface.leave(after: failure) }
    if !request.isForProgram { try tellMore(kept.recording) }
    if let problem = problem(outcome.result.reason, kept) { throw problem }
    if let signal = outcome.signal { throw Failure(signal, "") }
    return .kept
  }

  private static func whereItIs(_ path: String) -> String {
    "the recording stays in \(path), and the next tilawa record, import, library or annotate adds it to the library"
  }

  /// Prints the last words; returns the system's error number if standard output is closed.
  private func tell(_ kept: RecordingSaver.Kept, _ result: CaptureResult) -> Int32? {
    guard request.isForProgram else { return context.interface.attempt(RecordingWords.words(kept) + "\n") }
    let members = [
      ("event", .string("finished")), ("at", .time(result.length)), ("reason", .string(result.reason.word)),
      ("lost", .time(OutputTime(frames: result.lost, rate: result.length.rate))),
      ("recording", RecordingWords.json(kept)),
    ]
    return context.interface.attempt(JSON.object(members).text + "\n")
  }

  private func problem(_ reason: CaptureResult.Reason, _ kept: RecordingSaver.Kept) -> Failure? {
    let rest = "the recording is in the library as \(kept.recording.id)"
    switch reason {
    case .stopped, .limit: return nil
    case .full(let error): return Failure(.ioError, "\(error); \(rest)")
    case .lost(let error): return Failure(.unavailable, "\(error); \(rest)")
    case .failed(let error): return Failure(error).map { Failure($0.code, "\($0.message); \(rest)") }
    }
  }

  /// Returns the end of a recording without a file, or throws its error.
  private func nothing(_ outcome: RecordingRunner.Outcome, _ display: (any RecordingDisplay)?) throws -> End {
    display?.clear()
    let result = outcome.result
    switch result.reason {
    case .failed(let error) where result.length.frames > 0:
      let path = error.path ?? context.folders.recordings
      throw Failure(ExitCodes(error.code), "\(error); \(RecordSession.whereItIs(path))")
    case .failed(let error), .full(let error): throw Failure(ExitCodes(error.code), "\(error)")
    case .lost(let error): throw Failure(.unavailable, "\(error); nothing was recorded")
    case .stopped, .limit:
      return .nothing(Failure(outcome.signal ?? .noInput, "nothing was recorded: there was no sound"))
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
