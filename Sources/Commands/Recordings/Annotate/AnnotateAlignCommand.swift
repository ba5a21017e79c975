import AppBase
import TilawaHearing
import ArgumentParser
import CommandOptions
import Glibc
import AppRecordings
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaScreens
import TilawaStore

struct AnnotateAlignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "align", abstract: "Find the ayat of recordings by their words, and suggest labels.",
    discussion: """
      An acoustic model hears the words of the recording, and the text says which they must be. No other reciter is \
      needed. The words get times too. New suggestions replace earlier ones; with --from or --to, only those in that \
      part. Confirmed labels stay. Suggestions are not played until you confirm them; see annotate confirm and annotate \
      review.

      Flags mark suggestions that you should check: low-margin (the model is less sure of a boundary), strange-length \
      (much longer or shorter than the others), poor-match \
      (it does not sound like this ayah), after-skip (the ayat before it were not found), repeat (another take of the \
      ayah is better), beside-speech (something else is said in it, or beside it without a pause), broken-off (its end is not \
      heard), other-voice (another voice than in most ayat), part-of-ayah (only a part of the ayah).
      """)

  @OptionGroup var target: RecordingsOptions

  @Option(
    help: ArgumentHelp(
      "The recited passage. Default: the passage given at import, else Tilawa finds it out.", valueName: "range"),
    completion: .ranges)
  var range: String?

  @OptionGroup var interval: IntervalOptions

  @Flag(
    help: "Confirm whole ayat without a flag of which the model is sure (0.995 or more). annotate undo takes that back."
  )
  var autoConfirm = false

  @Flag(help: "Print the suggestions, but do not store them.")
  var dryRun = false

  mutating func validate() throws {
    guard !autoConfirm || !dryRun else { throw ValidationError(RecordingCommandsSentences.dryRunOrConfirm) }
  }

  func run() throws {
    let recordings = try target.open(for: dryRun ? .reading : .writing)
    let context = AppContext()
    let identifier = RecordingIdentifier(try context.quran(), texts: try context.texts())
    try target.each(recordings) { annotated in
      let slice = try interval.slice(of: annotated.recording.file)
      let frames = slice.start..<slice.end
      let found = try found(annotated, identifier, slice)
      let report =
        dryRun
        ? AlignmentReport(found: found, of: annotated)
        : try annotated.keep(found, autoConfirm ? .ofWhatIsSure : .byHand, in: frames)
      target.head(annotated, of: recordings)
      report.tell(target.report)
    }
  }

  /// Returns the named passage; nil where none is known.
  private func passage(_ annotated: AnnotatedRecording) throws -> AyahRange? {
    if let range {
      let passage = try RangeParser(structure: annotated.structure, counting: annotated.counting).parse(range)
      guard passage.words == nil else {
        throw Failure(.usage, RecordingCommandsSentences.rangeOfWords(range: "\(range)"))
      }
      return passage
    }
    return annotated.expected
  }

  /// Finds the passage in the recording, or passages that nobody has named. A signal ends the process before anything is
  /// changed.
  private func found(
    _ annotated: AnnotatedRecording, _ identifier: RecordingIdentifier, _ slice: AudioSlice
  ) throws -> PassageFinding.Outcome {
    let named = try passage(annotated).map { range in
      PassageRecognition.Found(sought: [SoughtPassage(range, in: slice.start..<slice.end)], doubtful: [])
    }
    let bar = StepBar(isQuiet: target.report.json)
    let display = AlignmentDisplay(isQuiet: target.report.json)
    let interruption = Interruption { code in
      display.clear()
      _exit(code.rawValue)
    }
    defer {
      display.clear()
      withExtendedLifetime(interruption) {}
    }
    let recognition = PassageRecognition(
      identifier: identifier, structure: annotated.structure, telling: .all, progress: { bar.show($0) },
      warn: {
        display.clear()
        Terminal.complain($0.text)
      })
    let passages = try named ?? recognition.passages(of: annotated.recording, in: slice)
    return try PassageFinding(annotated.quran, model: AcousticModel.installed()).find(
      passages.sought, in: annotated.recording, heard: passages.heard,
      progress: display.progress(annotated.recording.title))
  }
}
