import TilawaCore
import TilawaPlayer
import TilawaStore

extension PreparedSession {
  /// Returns the recording whose suggestions for these units a reciter would be heard with; nil if there is none.
  func unconfirmedRecording(of reciter: String, for units: [ResolvedUnit]) -> Recording? {
    recordings(for: units) { $0 == .suggested }.first { $0.reciter.id == reciter }
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
