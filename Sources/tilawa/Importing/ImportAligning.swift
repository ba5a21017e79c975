import TilawaCore
import TilawaPlayer
import TilawaStore

/// Finds the ayat of recordings that were just taken into the library. Whatever goes wrong, the recording stays.
struct ImportAligning {
  /// What came of it.
  enum Outcome {
    case found(AlignmentReport)
    /// Why nothing was suggested.
    case failed(String)
  }

  let quran: QuranDatabase
  let library: Library
  let confirmation: AlignmentReport.Confirmation
  let display: AlignmentDisplay

  /// Nil where nobody said what it holds.
  func align(_ recording: Recording) -> Outcome? {
    let annotated = AnnotatedRecording(library: library, recording: recording, quran: quran)
    guard let passage = annotated.expected else { return nil }
    defer { display.clear() }
    do {
      let found = try PassageFinding(in: library, quran: quran).find(
        passage, in: recording, progress: display.progress(recording.title))
      return .found(try AlignmentReport(found, of: passage, confirmation, of: annotated))
    } catch {
      return .failed(Failure(error)?.message ?? "\(error)")
    }
  }
}
