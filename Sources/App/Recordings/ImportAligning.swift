package import TilawaHearing
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
    /// Nothing in it sounds like the Quran.
    case nothing
    /// Passages that it may hold, none of them sure.
    case doubtful([AyahRange])
    /// No suggestions, with the reason.
    case failed(Sentence)
  }

  package let quran: QuranDatabase
  package let library: Library
  package let confirmation: AlignmentReport.Confirmation
  /// The display of the progress.
  package let display: any ImportDisplay
  /// The recognition of recordings without a named passage.
  package let recognition: PassageRecognition
  /// The texts of other riwayat.
  package let texts: TextStore
  /// The recording whose ayat are being looked for.
  package let current: Current

  package init(
    quran: QuranDatabase, library: Library, confirmation: AlignmentReport.Confirmation, display: any ImportDisplay,
    recognition: PassageRecognition, texts: TextStore, current: Current
  ) {
    self.quran = quran
    self.library = library
    self.confirmation = confirmation
    self.display = display
    self.recognition = recognition
    self.texts = texts
    self.current = current
  }

  /// The recording that is searched for its ayat at present. It is in the library already, so that an interruption can
  /// name the command for later.
  package final class Current: Sendable {
    private let recording = Mutex<Recording?>(nil)

    package init() {}

    package func set(_ recording: Recording?) { self.recording.withLock { $0 = recording } }

    /// The line to print if a signal ends the search; nil while no search is going on.
    package var words: Sentence? {
      recording.withLock { recording in
        recording.map { RecordingsSentences.notSearchedYet(title: $0.title, command: ImportAligning.command(for: $0)) }
      }
    }
  }

  /// Returns the command that finds the ayat of a recording later.
  package static func command(for recording: Recording) -> CommandHint {
    CommandHint("annotate", "align", recording.id)
  }

  /// Returns what to do where the ayat of a recording were not found.
  package static func advice(for recording: Recording) -> Sentence {
    RecordingsSentences.detectAdvice(command: CommandHint("annotate", "detect", recording.id))
  }

  /// Searches the ayat of a recording.
  ///
  /// - Parameter range: the passage that it holds a part of together with other recordings, in the form of
  ///   `RangeParser`; nil: its own passage if one is named, else it is identified.
  package func align(_ recording: Recording, within range: String? = nil) -> Outcome {
    outcome(for: recording) { annotated in
      if range == nil, annotated.expected == nil, let found = try named(in: annotated) { return found }
      let found = try passages(of: annotated, within: range)
      guard found.sought.isEmpty else { return try suggest(found, in: annotated) }
      return found.doubtful.isEmpty ? .nothing : .doubtful(found.doubtful)
    }
  }

  /// Searches the ayat of a lesson in a recording of it.
  package func align(_ recording: Recording, among passages: [AyahRange], at pace: RecitationPace?) -> Outcome {
    outcome(for: recording) { annotated in
      let found = try PassageFinding(quran, model: AcousticModel.installed()).find(
        recording, among: passages, at: pace, texts, progress: display.aligning(recording.title))
      return .found(try annotated.keep(found, confirmation))
    }
  }

  /// Takes the last ayah of a recording that seems to break off for said to its end, if the next recording goes on after it.
  ///
  /// - Returns: nil where nothing changes.
  func goOn(_ report: AlignmentReport, to next: AlignmentReport) -> Outcome? {
    guard report.annotated.recording.reciter.id == next.annotated.recording.reciter.id,
      let outcome = report.outcome.goingOn(to: next.outcome)
    else { return nil }
    return self.outcome(for: report.annotated.recording) { annotated in
      .found(try annotated.keep(outcome, confirmation).after(report))
    }
  }

  /// Reads a passage that several recordings hold together.
  func passage(_ range: String, of recording: Recording) throws -> AyahRange {
    let structure = quran.structure.divided(as: recording.reciter.riwayah)
    return try RangeParser(structure: structure, counting: recording.reciter.counting).parse(range)
  }

  private func outcome(for recording: Recording, _ search: (AnnotatedRecording) throws -> Outcome) -> Outcome {
    current.set(recording)
    defer {
      display.clear()
      current.set(nil)
    }
    do {
      return try search(AnnotatedRecording(library: library, recording: recording, quran: quran))
    } catch {
      return .failed(Failure(error)?.said ?? Sentence(verbatim: "\(error)"))
    }
  }

  private func suggest(_ passages: PassageRecognition.Found, in annotated: AnnotatedRecording) throws -> Outcome {
    let found = try PassageFinding(quran, model: AcousticModel.installed()).find(
      passages.sought, in: annotated.recording, heard: passages.heard,
      progress: display.aligning(annotated.recording.title))
    return .found(try annotated.keep(found, confirmation))
  }

  /// Finds the passages that the chapters of a recording name; nil where they name none, or where one of them is not heard.
  private func named(in annotated: AnnotatedRecording) throws -> Outcome? {
    let recording = annotated.recording
    let chapters = ChapterPassages(of: recording.file, annotated.structure, in: annotated.counting)
    guard !chapters.sought.isEmpty else { return nil }
    do {
      let found = try PassageFinding(quran, model: AcousticModel.installed()).find(
        chapters.sought, in: recording, progress: display.aligning(recording.title))
      return found.notes.isEmpty ? .found(try annotated.keep(found, confirmation)) : nil
    } catch let error as PlayerError where error.code == .invalid {
      return nil
    }
  }

  /// Returns the passages to find; none where nothing is recognised.
  private func passages(
    of annotated: AnnotatedRecording, within range: String?
  ) throws -> PassageRecognition.Found {
    func sure(_ range: AyahRange) -> PassageRecognition.Found { .init(sought: [SoughtPassage(range)], doubtful: []) }
    if range == nil, let expected = annotated.expected { return sure(expected) }
    let range = try range.map {
      try RangeParser(structure: annotated.structure, counting: annotated.counting).parse($0)
    }
    do {
      return try recognition.find(in: annotated.recording, within: range)
    } catch let error as PlayerError where error.code == .invalid {
      return .init(sought: [], doubtful: [])
    }
  }
}
