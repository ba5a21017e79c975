import Synchronization
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
  /// The recording whose ayat are being looked for.
  let current = Current()

  /// A recording that is here already while its ayat are looked for; who is interrupted then is told what to do later.
  final class Current: Sendable {
    private let recording = Mutex<Recording?>(nil)

    func set(_ recording: Recording?) { self.recording.withLock { $0 = recording } }

    /// What is told where a signal ends the search; nil where none is going on.
    var words: String? {
      recording.withLock { recording in
        recording.map { "\($0.title) is here, its ayat were not found yet; later: \(ImportAligning.command(for: $0))" }
      }
    }
  }

  /// What finds the ayat of a recording later: what it holds must be known before they can be compared.
  static func command(for recording: Recording) -> String {
    "tilawa annotate \(recording.expected == nil ? "detect" : "align") \(recording.id)"
  }

  /// Nil where nobody said what it holds, or asked.
  func align(_ recording: Recording) -> Outcome? {
    let annotated = AnnotatedRecording(library: library, recording: recording, quran: quran)
    current.set(recording)
    defer {
      display.clear()
      current.set(nil)
    }
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
