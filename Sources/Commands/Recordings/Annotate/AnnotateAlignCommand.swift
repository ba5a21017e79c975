import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaScreens
import TilawaStore

struct AnnotateAlignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "align", abstract: "Suggest where the ayat of a passage are, by what others sound like who recite it.",
    discussion: """
      The recording is compared with the files of one or two reciters who have every ayah of the passage. References are \
      chosen from the library: first other confirmed recordings of the same teacher, then reciters of the same riwayah, \
      of about the same pace. Suggestions take the place of earlier ones, with --from or --to of those in that part; what \
      is confirmed stays as it is. They are played only once they are confirmed, see annotate confirm and annotate review.

      What should be looked at is flagged: references-disagree (the two put a boundary at different places), low-margin \
      (another place is about as good), strange-length (much longer or shorter than the others), poor-match (it does not \
      sound like this ayah), after-skip (ayat before it were not found), repeat (it goes back behind what was recited \
      before), beside-speech (something else is said before or after it), part-of-ayah (it is not all of it).
      """)

  @OptionGroup var target: RecordingOptions

  @Option(
    help: ArgumentHelp("The passage that is recited. Default: the one given at import.", valueName: "range"),
    completion: .ranges)
  var range: String?

  @OptionGroup var stretch: StretchOptions

  @Option(
    help: ArgumentHelp("Compare with this reciter; up to two. Default: they are chosen.", valueName: "id"),
    completion: .reciters)
  var reference: [String] = []

  @Option(help: ArgumentHelp("Compare with this reciter too.", valueName: "id"), completion: .reciters)
  var secondReference: String?

  @Flag(help: "Confirm what two references are sure of, in pauses, beside nothing flagged. annotate undo undoes it.")
  var autoConfirm = false

  @Flag(help: "Print what would be suggested, and suggest nothing.")
  var dryRun = false

  private var named: [String] { reference + (secondReference.map { [$0] } ?? []) }

  mutating func validate() throws {
    guard named.count <= 2 else { throw ValidationError("name two references at most") }
    guard Set(named).count == named.count else {
      throw ValidationError("the two references must be different reciters")
    }
    guard secondReference == nil || !reference.isEmpty else {
      throw ValidationError("--second-reference goes with --reference")
    }
    guard !autoConfirm || !dryRun else { throw ValidationError("a dry run confirms nothing: leave out --auto-confirm") }
  }

  func run() throws {
    let annotated = try target.open(for: dryRun ? .reading : .writing)
    let passage = try passage(annotated)
    let slice = try stretch.slice(of: annotated.recording.file)
    let frames = slice.start..<slice.end
    let found = try found(SoughtPassage(passage, in: frames), in: annotated)
    let report =
      dryRun
      ? AlignmentReport(found: found, of: annotated)
      : try annotated.keep(found, autoConfirm ? .ofWhatIsSure : .byHand, in: frames)
    report.tell(target.report)
  }

  private func passage(_ annotated: AnnotatedRecording) throws -> AyahRange {
    if let range {
      let passage = try RangeParser(structure: annotated.structure, counting: annotated.counting).parse(range)
      guard passage.words == nil else { throw Failure(.usage, "--range: \(range) is words, and ayat are looked for") }
      return passage
    }
    guard let passage = annotated.expected else {
      throw Failure(.usage, "\(annotated.recording.title): what it holds is not known; say --range")
    }
    return passage
  }

  /// Finds the passage in the recording. A signal ends the process before anything is changed.
  private func found(_ passage: SoughtPassage, in annotated: AnnotatedRecording) throws -> PassageFinding.Outcome {
    let display = AlignmentDisplay(isQuiet: target.report.json)
    let interruption = Interruption { code in
      display.clear()
      _exit(code.rawValue)
    }
    defer {
      display.clear()
      withExtendedLifetime(interruption) {}
    }
    return try PassageFinding(in: annotated.library, quran: annotated.quran).find(
      passage, in: annotated.recording, named: named, progress: display.progress(annotated.recording.title))
  }
}
