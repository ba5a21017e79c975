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
  /// Finds out what nobody says; nil where that is not asked for.
  let recognition: ImportRecognition?

  /// Nil where nobody said what it holds, or asked.
  func align(_ recording: Recording) -> Outcome? {
    let annotated = AnnotatedRecording(library: library, recording: recording, quran: quran)
    defer { display.clear() }
    do {
      let expected = annotated.expected.map { [SoughtPassage($0)] }
      guard let passages = try expected ?? recognition?.passages(of: recording) else { return nil }
      let found = try PassageFinding(in: library, quran: quran).find(
        passages, in: recording, progress: display.progress(recording.title))
      return .found(try AlignmentReport(found, confirmation, of: annotated))
    } catch {
      return .failed(Failure(error)?.message ?? "\(error)")
    }
  }
}
