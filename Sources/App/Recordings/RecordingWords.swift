import AppBase
package import TilawaAudio
package import TilawaCore
package import TilawaIntake
import TilawaStore

/// Lines about the events of a recording: JSON for programs, warnings for people.
package enum RecordingWords {
  /// Returns the JSON of an event. Nil for levels, because only some are reported; nil for the end, because its report
  /// includes the result.
  package static func json(_ event: CaptureEvent) -> JSON? {
    func line(_ name: String, _ at: OutputTime, _ more: [(String, JSON)] = []) -> JSON {
      .object([("event", .string(name)), ("at", .time(at))] + more)
    }
    return switch event {
    case .paused(let at): line("paused", at)
    case .resumed(let at): line("resumed", at)
    case .lost(let frames, let at):
      line("overrun", at, [("seconds", .time(OutputTime(frames: frames, rate: at.rate)))])
    case .asleep(let at): line("suspended", at)
    case .awake(let at): line("awake", at)
    case .moved(let device, let at): line("moved", at, [("device", .string(device))])
    case .away(let error, let at): line("away", at, [("because", .string("\(error)"))])
    case .back(let device, let at): line("back", at, [("device", .string(device))])
    case .began, .level, .ended: nil
    }
  }

  package static func json(_ level: CaptureLevel, at: OutputTime) -> JSON {
    .object([
      ("event", .string("level")), ("at", .time(at)), ("peak", decibels(level.peak)), ("rms", decibels(level.rms)),
      ("clipped", .int(level.clipped)),
    ])
  }

  /// Returns a level in decibels; null for silence, which has no number.
  private static func decibels(_ value: Double) -> JSON { value.isFinite ? .decibels(value) : .null }

  /// Returns a recording in the library in the form of `import`.
  package static func json(_ kept: RecordingSaver.Kept) -> JSON {
    let recording = kept.recording
    return .object([
      ("id", .string(recording.id)), ("sha256", .string(recording.sha256)), ("title", .string(recording.title)),
      ("reciter", .string(recording.reciter.id)), ("duration", .time(length(of: recording))),
      ("rate", .int(recording.file.rate)), ("channels", .int(recording.file.channels)),
      ("frames", .int(recording.file.frames)), ("new", .bool(kept.outcome == .added)),
      ("loudness", .loudness(recording.loudness)),
    ])
  }

  /// "3f2a91c0 · Recording 2026-11-21 14:03 · My teacher · 12:05 · -23.1 LUFS, peak -3.2 dBTP".
  package static func words(_ kept: RecordingSaver.Kept) -> String {
    let recording = kept.recording
    let parts = [
      recording.id, recording.title, recording.reciter.name, Lengths.time(length(of: recording)),
      recording.loudness?.words.text,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  private static func length(of recording: Recording) -> OutputTime {
    OutputTime(frames: recording.file.frames, rate: recording.file.rate)
  }

  /// Returns the warning of an event, for standard error; nil for events without a problem.
  package static func warning(_ event: CaptureEvent) -> Sentence? {
    switch event {
    case .lost(let frames, let at):
      let seconds = JSON.decibels(Double(frames) / Double(at.rate)).text
      return RecordingsSentences.overrun(seconds: seconds, time: Lengths.time(at))
    case .asleep(let at): return RecordingsSentences.sourceSuspended(time: Lengths.time(at))
    case .awake: return RecordingsSentences.sourceActive
    case .moved(let device, let at): return RecordingsSentences.sourceMoved(device: device, time: Lengths.time(at))
    case .away(let error, let at): return RecordingsSentences.serverAway(fault: error.sentence, time: Lengths.time(at))
    case .back(let device, _): return RecordingsSentences.serverBack(device: device)
    case .began, .level, .paused, .resumed, .ended: return nil
    }
  }
}
