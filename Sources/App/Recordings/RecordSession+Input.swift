import AppBase
import TilawaAudio
import TilawaCore
import TilawaIntake
import TilawaStore

extension RecordSession {
  /// The usual sample rate of the standard input.
  private static let inputRate = 16_000

  /// Takes raw samples of the standard input until they end or somebody ends it, and takes the sound into the library.
  ///
  /// It works on a thread of its own, since reading blocks.
  package func performFromInput() async throws -> End {
    try await SystemThread.value { try takeInput() }
  }

  private func takeInput() throws -> End {
    let library = try context.library(for: .writing)
    let saver = saver(library)
    RecoveredRecordings.tell(saver, context)
    let plan = try plan(saver)
    let device = RecordingsSentences.standardInput.text
    let facts = plan.facts(request, device: device)
    let format = AudioFormat(rate: request.rate ?? Self.inputRate, channels: 1)
    try Folders.create(context.folders.recordings)
    let file = try RecordingFile(in: context.folders.recordings, format: format, encoding: .int16, tags: facts.tags)
    let interruption = context.interface.interruption { _ in }
    if request.isForProgram { context.interface.say(startLine(facts, plan.range?.text, device, format)) }
    let result = InputRecording.capture(
      RecitedBytes(0, rate: format.rate, .s16) { interruption.caught != nil }, into: file,
      atMost: limit.frames(rate: format.rate))
    let outcome = RecordingRunner.Outcome(
      result: result, signal: interruption.caught, isDiscarded: false, outputFailure: nil)
    return try finish(outcome, facts, saver, nil) { recording in
      context.interface.say(plan.next(with: recording))
    }
  }
}
