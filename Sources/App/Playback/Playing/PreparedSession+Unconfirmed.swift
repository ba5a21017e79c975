import TilawaCore
import TilawaStore

extension PreparedSession {
  /// Returns the recording whose suggestions for these units a reciter would be heard with; nil if there is none.
  func unconfirmedRecording(of reciter: String, for units: [ResolvedUnit]) -> Recording? {
    let recordings = (try? library.recordings.all()) ?? []
    return recordings.first { recording in
      guard recording.reciter.id == reciter, let annotation = try? library.annotations.of(recording) else {
        return false
      }
      return annotation.segments.contains { segment in
        segment.status == .suggested
          && segment.recited.contains { part in
            guard case .text(let words) = part.content else { return false }
            return units.contains { $0.span.overlaps(words) }
          }
      }
    }
  }
}
