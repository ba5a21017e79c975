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
    commandName: "verify", abstract: "Check by what others sound like whether each confirmed label is right.",
    discussion: """
      Each confirmed label of a whole ayah is compared with that ayah, its neighbours and the others around as one or two \
      other reciters recite them. Listed are those that sound more like another ayah (wrong), and those that sound as \
      much like another (doubtful), with the likelier one. Ayat of nearly the same words may be doubtful though they are \
      right. Nothing is changed. Exit code 65 where a label is wrong.
      """)

  @OptionGroup var target: RecordingOptions

  @Option(
    help: ArgumentHelp("Compare with this reciter; up to two. Default: they are chosen.", valueName: "id"),
    completion: .reciters)
  var reference: [String] = []

  mutating func validate() throws {
    guard reference.count <= 2 else { throw ValidationError("name two references at most") }
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
