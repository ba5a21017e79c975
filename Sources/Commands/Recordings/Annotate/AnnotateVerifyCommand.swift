import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaHearing
import TilawaPlayer
import TilawaScreens
import TilawaStore

struct AnnotateVerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Check confirmed labels by comparison with other reciters.",
    discussion: """
      The sound of each confirmed ayah is compared with the same ayah, and the ayat around it, of one or two other \
      reciters. Listed are labels whose sound is more like another ayah (wrong), or as much like another one (doubtful), \
      with the better label. Ayat with nearly the same words may be doubtful although they are right. Nothing is changed. \
      Exit code 65: a label is wrong.
      """)

  @OptionGroup var target: RecordingOptions

  @Option(
    help: ArgumentHelp("Compare with this reciter; up to two. Default: chosen automatically.", valueName: "id"),
    completion: .reciters)
  var reference: [String] = []

  mutating func validate() throws {
    guard reference.count <= 2 else { throw ValidationError("use at most two references") }
    guard Set(reference).count == reference.count else {
      throw ValidationError("the two references must be different reciters")
    }
  }

  func run() throws {
    let annotated = try target.open(for: .reading)
    let annotation = try annotated.annotation()
    let bar = StepBar(isQuiet: target.report.json)
    let verifier = RecordingVerifier(library: annotated.library, structure: annotated.structure)
    let found = try bar.around {
      try verifier.verify(annotated.recording, annotation, named: reference) { done, all in
        bar.show(.listening(done: done, of: all))
      }
    }
    let answer = LabelVerification(found, annotation, of: annotated)
    answer.tell(target.report)
    if answer.hasWrongLabels { throw Failure(.unreadable, "") }
  }
}
