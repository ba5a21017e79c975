import TilawaHearing
import AppBase
import Synchronization
package import TilawaCore
import TilawaIntake
package import TilawaStore

/// Finds the ayat of recordings that were just taken into the library. The recording stays whatever fails.
package struct ImportAligning {
  /// The result of the search for the ayat of a recording.
  package enum Outcome {
    case found(AlignmentReport)
    /// No suggestions, with the reason.
    case failed(Sentence)
  }

  package let quran: QuranDatabase
  package let library: Library
  package let confirmation: AlignmentReport.Confirmation
  /// The display of the progress.
  package let display: any ImportDisplay
  /// The recognition of recordings without a named passage; nil if it was not requested.
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

  /// The recording that is searched for its ayat at present. It is in the library already, so that an interruption can
  /// name the command for later.
  package final class Current: Sendable {
    private let recording = Mutex<Recording?>(nil)

    package func set(_ recording: Recording?) { self.recording.withLock { $0 = recording } }

    /// The line to print if a signal ends the search; nil while no search is going on.
    package var words: Sentence? {
      recording.withLock { recording in
        recording.map { RecordingsSentences.notSearchedYet(title: $0.title, command: ImportAligning.command(for: $0)) }
      }
    }
  }

  /// Returns the command that finds the ayat of a recording later. `align` needs a named content; without it the
  /// command is `detect`.
  package static func command(for recording: Recording) -> CommandHint {
    CommandHint("annotate", recording.expected == nil ? "detect" : "align", recording.id)
  }

  /// Returns what to do where the ayat of a recording were not found.
  package static func advice(for recording: Recording) -> Sentence {
    RecordingsSentences.detectAdvice(command: CommandHint("annotate", "detect", recording.id))
  }

  /// Searches the ayat of a recording; returns nil if no content is named and recognition is off.
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
      let found = try PassageFinding(quran, model: AcousticModel.installed()).find(
        passages, in: recording, progress: display.aligning(recording.title))
      return .found(try annotated.keep(found, confirmation))
    } catch {
      return .failed(Failure(error)?.said ?? Sentence(verbatim: "\(error)"))
    }
  }
}
