import Synchronization
package import TilawaCore
import TilawaPlayer
package import TilawaStore

/// Finds the ayat of recordings that were just taken into the library. Whatever goes wrong, the recording stays.
package struct ImportAligning {
  /// What came of it.
  package enum Outcome {
    case found(AlignmentReport)
    /// Why nothing was suggested.
    case failed(String)
  }

  package let quran: QuranDatabase
  package let library: Library
  package let confirmation: AlignmentReport.Confirmation
  /// Shows how far it is.
  package let display: any ImportDisplay
  /// Finds out what nobody says; nil where that is not asked for.
  package let recognition: ImportRecognition?
  /// The recording whose ayat are being looked for.
  package let current = Current()

  package init(
    quran: QuranDatabase, library: Library, confirmation: AlignmentReport.Confirmation, display: any ImportDisplay,
    recognition: ImportRecognition?
  ) {
    self.quran = quran
    self.library = library
    self.confirmation = confirmation
    self.display = display
    self.recognition = recognition
  }

  /// A recording that is here already while its ayat are looked for; who is interrupted then is told what to do later.
  package final class Current: Sendable {
    private let recording = Mutex<Recording?>(nil)

    package func set(_ recording: Recording?) { self.recording.withLock { $0 = recording } }

    /// What is told where a signal ends the search; nil where none is going on.
    package var words: String? {
      recording.withLock { recording in
        recording.map { "\($0.title) is here, its ayat were not found yet; later: \(ImportAligning.command(for: $0))" }
      }
    }
  }

  /// What finds the ayat of a recording later: what it holds must be known before they can be compared.
  package static func command(for recording: Recording) -> String {
    "tilawa annotate \(recording.expected == nil ? "detect" : "align") \(recording.id)"
  }

  /// Nil where nobody said what it holds, or asked.
  package func align(_ recording: Recording) -> Outcome? {
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
        passages, in: recording, progress: display.aligning(recording.title))
      return .found(try annotated.keep(found, confirmation))
    } catch {
      return .failed(Failure(error)?.message ?? "\(error)")
    }
  }
}
