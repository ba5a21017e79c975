import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaScreens
import TilawaStore

/// The origin of a recitation, what is kept of it, and how it is shown.
struct ListeningOptions: ParsableArguments {
  @Option(help: "The riwayah of the recitation. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp("Where words sound that are heard again.", valueName: "sink"), completion: .sinks,
    transform: SinkArgument.parse)
  var output = SinkChoice.pulse(sink: nil)

  @OptionGroup var models: ModelOptions

  @Flag(help: "Print lines instead of the full screen.")
  var lines = false

  @Flag(help: "Keep the verdicts, but not the sound.")
  var noKeep = false

  @Flag(help: "Keep nothing.")
  var noHistory = false

  mutating func validate() throws {
    if case .file = output { throw ValidationError(LearnCommandsSentences.outputOfSession) }
  }

  func request(for report: ReportOptions) -> ReciteRequest {
    var request = ReciteRequest()
    request.riwayah = riwayah
    request.input = input.origin
    request.keeping = noHistory ? .nothing : noKeep ? .verdicts : .soundAndVerdicts
    (request.model, request.secondModel) = (models.model, models.secondModel)
    (request.isForProgram, request.output) = (report.json, output)
    return request
  }

  /// Listens on a full screen, or line by line.
  func listen(_ request: ReciteRequest, in context: AppContext) throws {
    if !request.isForProgram, !lines, Terminal.isTerminal(0), Terminal.isTerminal(1) {
      return try RecitationScreen(request, in: context).run(on: ScreenLook(context))
    }
    let display = request.isForProgram ? nil : RecitationLines()
    try ReciteSession(request, in: context, display: display).perform()
  }
}
