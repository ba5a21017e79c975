package import AppBase
package import AppPlayback
import TilawaAudio
import TilawaCore
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
      let heading = RecordingsSentences.recordingHeading(
        title: facts.title, reciter: facts.reciter, rate: format.rate, channels: format.channels)
      display.starts(heading.text, limit: limit)
    } else if request.isForProgram {
      context.interface.say(startLine(facts, plan.range?.text, source.name, format))
    }
    try recorder.start(
      SoundRecorder.Request(
        folder: context.folders.recordings, format: format, encoding: request.bits == 24 ? .int24 : .int16,
        limit: OutputTime(frames: limit.frames(rate: format.rate), rate: format.rate), tags: facts.tags),
      from: source)
    let runner = RecordingRunner(
      recorder: recorder, display: display, isForProgram: request.isForProgram,
      tellsEachLevel: request.tellsEachLevel, interruption: interruption, interface: context.interface)
    let turn = nowPlaying.map {
      RecordingTurn(
        RecordingsSentences.recordingTurn(passage: plan.range?.text ?? facts.title), seconds: limit.seconds, recorder,
        on: $0)
    }
    let outcome = await runner.run()
    await turn?.end()
    guard let outcome else { preconditionFailure("a recorder tells how it ended") }
    return try finish(outcome, facts, saver, display) { recording in
      guard step == nil else { return }
      if request.tellsNextStep { context.interface.say(plan.next(with: recording)) }
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

  func startLine(_ facts: CaptureFacts, _ range: String?, _ source: String, _ format: AudioFormat) -> String {
    JSON.text(
      encoding: CaptureStarted(
        title: facts.title, reciter: facts.reciter, range: range, source: source, device: facts.device ?? "",
        rate: format.rate, channels: format.channels, bits: request.bits, max: limit.seconds))
  }
}
