import AppBase
package import TilawaAudio
package import TilawaCore
package import TilawaIntake
import TilawaStore

/// Lines about the events of a recording: values for programs, warnings for people.
package enum RecordingWords {
  /// Returns an event for programs. Nil for levels, because only some are reported; nil for the end, because its report
  /// includes the result.
  static func value(_ event: CaptureEvent) -> CaptureEventValue? {
    switch event {
    case .paused(let at): CaptureEventValue("paused", at)
    case .resumed(let at): CaptureEventValue("resumed", at)
    case .lost(let frames, let at):
      CaptureEventValue("overrun", at, seconds: JSONNumber(frame: frames, rate: at.rate))
    case .asleep(let at): CaptureEventValue("suspended", at)
    case .awake(let at): CaptureEventValue("awake", at)
    case .moved(let device, let at): CaptureEventValue("moved", at, device: device)
    case .away(let error, let at): CaptureEventValue("away", at, because: "\(error)")
    case .back(let device, let at): CaptureEventValue("back", at, device: device)
    case .began, .level, .ended: nil
    }
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
      let seconds = JSONNumber(decibels: Double(frames) / Double(at.rate)).digits
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
