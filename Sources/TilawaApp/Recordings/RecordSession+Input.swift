import Foundation
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore

extension RecordSession {
  /// The usual sample rate of the standard input.
  private static let inputRate = 16_000
  /// The most frames that are written at once.
  private static let piece = 1600

  /// Takes raw samples of the standard input until they end or somebody ends it, and takes the sound into the library.
  ///
  /// It works on a thread of its own, since reading blocks.
  package func performFromInput() async throws -> End {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try takeInput() }) }
    }
  }

  private func takeInput() throws -> End {
    let library = try context.library(for: .writing)
    let saver = saver(library)
    RecoveredRecordings.tell(saver, context)
    let plan = try plan(saver)
    let facts = plan.facts(request, device: "standard input")
    let format = AudioFormat(rate: request.rate ?? Self.inputRate, channels: 1)
    try Folders.create(context.folders.recordings)
    let file = try RecordingFile(in: context.folders.recordings, format: format, encoding: .int16, tags: facts.tags)
    let interruption = context.interface.interruption { _ in }
    if request.isForProgram { context.interface.say(startLine(facts, plan.range?.text, "standard input", format)) }
    let result = capture(RecitedBytes(0, rate: format.rate, .s16) { interruption.caught != nil }, into: file)
    let outcome = RecordingRunner.Outcome(
      result: result, signal: interruption.caught, isDiscarded: false, outputFailure: nil)
    return try finish(outcome, facts, saver, nil) { recording in
      context.interface.say("next: tilawa annotate \(plan.range == nil ? "detect" : "align") \(recording.id)")
    }
  }

  /// Writes sound into a file until its end. A file that could not be completed keeps its name for the next start.
  private func capture(_ sound: RecitedBytes, into file: RecordingFile) -> CaptureResult {
    let most = limit.frames(rate: sound.rate)
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: Self.piece)
    defer { buffer.deallocate() }
    var (frames, reason) = (0, CaptureResult.Reason.stopped)
    do {
      while frames < most {
        let count = try sound.read(
          into: UnsafeMutableBufferPointer(rebasing: buffer[..<min(Self.piece, most - frames)]))
        guard count > 0 else { break }
        try file.write(UnsafeBufferPointer(rebasing: buffer[..<count]))
        // A second at most is lost where the machine stops.
        if (frames + count) / sound.rate > frames / sound.rate { try file.sync() }
        frames += count
        if let error = file.isFull { throw error }
      }
      if frames == most { reason = .limit }
    } catch {
      let fault = error as? AudioError ?? AudioError(.ioFailed, "record", path: file.path, "\(error)")
      reason = file.isFull == nil ? .failed(fault) : .full(fault)
    }
    let length = OutputTime(frames: frames, rate: sound.rate)
    guard frames > 0 else {
      file.remove()
      return CaptureResult(reason: reason, length: length, lost: 0, file: nil)
    }
    do throws(AudioError) { try file.finish() } catch {
      return CaptureResult(reason: .failed(error), length: length, lost: 0, file: nil)
    }
    return CaptureResult(
      reason: reason, length: length, lost: 0, file: FinishedRecording(path: file.path, hold: file.lock()))
  }
}
