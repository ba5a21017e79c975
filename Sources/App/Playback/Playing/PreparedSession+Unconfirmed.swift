import TilawaCore
import TilawaPlayer
import TilawaStore

extension PreparedSession {
  /// Returns the command that reviews the suggestions for these units with which a reciter would be heard; nil if there
  /// are none.
  func reviewCommand(for reciter: String, in units: [ResolvedUnit]) -> CommandHint? {
    let recordings = recordings(for: units) { $0 == .suggested }.filter { $0.reciter.id == reciter }
    guard let first = recordings.first else { return nil }
    return recordings.count == 1
      ? CommandHint("annotate", "review", first.id)
      : CommandHint(
        words: ["annotate", "review"] + spec.ranges.map(\.description) + ["--reciter", reciter, "--suggested"])
  }

  /// Returns a recording of these units whose sound file is gone; nil if there is none.
  func lostRecording(for units: [ResolvedUnit]) -> Recording? {
    recordings(for: units) { _ in true }.first { recording in
      let isAsked = choice.reciters.isEmpty || choice.reciters.contains(recording.reciter.id)
      return isAsked && (try? library.files.state(of: recording)) == .missing
    }
  }

  /// Returns the recordings with a segment of these units that has a wanted status.
  private func recordings(
    for units: [ResolvedUnit], _ isWanted: (SourceSegment.Status) -> Bool
  ) -> [Recording] {
    ((try? library.recordings.all()) ?? []).filter { recording in
      guard let annotation = try? library.annotations.of(recording) else { return false }
      return annotation.segments.contains { segment in
        isWanted(segment.status)
          && segment.recited.contains { part in
            guard case .text(let words) = part.content else { return false }
            return units.contains { $0.span.overlaps(words) }
          }
      }
    }
  }
}
