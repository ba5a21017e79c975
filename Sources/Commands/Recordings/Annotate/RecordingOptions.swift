import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaConsole
import TilawaCore
import TilawaStore

/// The recording of a command of annotation, and the form of its answer.
struct RecordingOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The recording: digits of its id, its title, the name of its file, or last.", valueName: "rec"),
    completion: .recordings)
  var recording: String

  @OptionGroup var report: ReportOptions

  /// Opens the library and finds the recording.
  func open(for purpose: LibraryDatabase.Purpose) throws -> AnnotatedRecording {
    let context = AppContext()
    let library = try context.library(for: purpose)
    RecoveredRecordings.tell(in: library, context)
    return AnnotatedRecording(
      library: library, recording: try library.recordings.find(recording), quran: try context.quran())
  }
}

/// The recordings of a command of annotation that takes several, and the form of its answers: one for each.
struct RecordingsOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The recordings: each as in REC, or last:30 for the latest 30, a reciter, or the ayat of a range.",
      valueName: "rec"),
    completion: .severalRecordings)
  var recordings: [String] = []

  @Option(help: ArgumentHelp("Only recordings of this reciter.", valueName: "reciter"), completion: .reciters)
  var reciter: String?

  @Flag(help: "Only recordings without labels of ayat.")
  var unlabelled = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard !recordings.isEmpty || reciter != nil else { throw ValidationError(RecordingCommandsSentences.nameRecording) }
    if let fault = recordings.compactMap(RecordingChoice.fault).first { throw ValidationError(fault) }
  }

  /// Opens the library and finds the recordings.
  ///
  /// - Parameter words: those that name the recordings; nil: all of `recordings`.
  func open(for purpose: LibraryDatabase.Purpose, naming words: [String]? = nil) throws -> [AnnotatedRecording] {
    let context = AppContext()
    let library = try context.library(for: purpose)
    RecoveredRecordings.tell(in: library, context)
    let quran = try context.quran()
    return try RecordingChoice(library, in: context).recordings(words ?? recordings, by: reciter).map {
      AnnotatedRecording(library: library, recording: $0, quran: quran)
    }.filter { try !unlabelled || $0.annotation().segments.allSatisfy(\.recited.isEmpty) }
  }

  /// Does the work of a command for each recording. A recording that cannot be used does not stop the others.
  ///
  /// - Throws: the error of the only recording; the exit code of the first error of several.
  func each(_ recordings: [AnnotatedRecording], _ work: (AnnotatedRecording) throws -> Void) throws {
    guard !recordings.isEmpty else { throw Failure(.noInput, RecordingCommandsSentences.noSuchRecordings) }
    guard recordings.count > 1 else { return try recordings.forEach(work) }
    var first: ExitCodes?
    for annotated in recordings {
      do { try work(annotated) } catch {
        guard let failure = Failure(error) else { throw error }
        if !failure.message.isEmpty {
          let remark = RecordingCommandsSentences.about(title: annotated.recording.title, remark: Sentence(error))
          Terminal.complain(remark.text)
        }
        first = first ?? failure.code
      }
    }
    if let first { throw Failure(silent: first) }
  }

  /// Prints the title above the answer for people about one of several recordings.
  func head(_ annotated: AnnotatedRecording, of recordings: [AnnotatedRecording]) {
    guard recordings.count > 1, !report.json else { return }
    Terminal.say(
      RecordingCommandsSentences.heading(title: annotated.recording.title, id: annotated.recording.id).text)
  }
}

/// The option for the counting of labels.
struct LabelOptions: ParsableArguments {
  @Option(help: "The counting that the labels use. Default: the reciter's.")
  var counting: VerseCounting?
}

extension AnnotatedRecording {
  /// Makes a change and prints its result.
  func edit(_ report: ReportOptions, _ change: (SegmentEditing) throws -> Edit) throws {
    guard let (edit, after) = try edit(change) else { return }
    EditReport(edit, .done, after: after, of: self).answer.tell(report)
  }

  /// Returns the text of a label for a segment that begins at a frame.
  func text(_ label: String, from start: Int, _ options: LabelOptions) throws(RangeError) -> SegmentText {
    try text(label, from: start, in: options.counting)
  }
}
