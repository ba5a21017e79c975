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

  @Option(
    help: ArgumentHelp("Hear a sound file, or - for the standard input, instead of a microphone.", valueName: "file"),
    completion: .file())
  var input: String?

  @Option(
    help: ArgumentHelp(
      "The microphone (a source of the sound server). Default: the default microphone.", valueName: "name"))
  var source: String?

  @Option(help: ArgumentHelp("Sample rate of the standard input in Hz.", valueName: "hz"))
  var rate = 16_000

  @Option(help: "Samples of the standard input: s16 or f32, in the byte order of this machine.")
  var sample = RecitedBytes.Sample.s16

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
    guard (8000...192_000).contains(rate) else { throw ValidationError(LearnCommandsSentences.rateOutOfRange) }
    guard input == nil || source == nil else { throw ValidationError(LearnCommandsSentences.inputOrSource) }
    if case .file = output { throw ValidationError(LearnCommandsSentences.outputOfSession) }
  }

  func request(for report: ReportOptions) -> ReciteRequest {
    var request = ReciteRequest()
    request.riwayah = riwayah
    request.input =
      switch input {
      case nil: .microphone(source)
      case "-": .standardInput(rate: rate, sample)
      case let path?: .file(path)
      }
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

extension RecitedBytes.Sample: ExpressibleByArgument {}
