import ArgumentParser
import CommandOptions
import Foundation
import AppBase
import AppRecordings
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
