import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaCore

struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Record from a microphone into your library.",
    discussion: """
      Keys on a terminal: space pause · q finish and keep · x discard

      Ctrl-C, SIGTERM and SIGHUP also finish and keep the recording. After a crash, the next start recovers it.
      """)

  @Option(help: "Who recites. Default: the configured teacher, else Me.", completion: .reciters)
  var reciter: String?

  @Option(help: "The riwayah of the recitation. Default: the reciter's, else the configured one, else hafs.")
  var riwayah: Riwayah?

  @Option(help: ArgumentHelp("The passage that you will recite.", valueName: "range"), completion: .ranges)
  var range: String?

  @Option(help: "The title of the recording. Default: Recording, with date and time.")
  var title: String?

  @Option(help: ArgumentHelp("Stop after this much sound.", valueName: "time"))
  var max = RecordRequest.standardLimit

  @Option(
    help: ArgumentHelp(
      "The microphone (a source of the sound server). Default: the default microphone.", valueName: "name"))
  var source: String?

  @Option(
    help: ArgumentHelp(
      "With -: take samples of the standard input instead of a microphone: 16 bits, one channel, in the byte order of this machine.",
      valueName: "-"))
  var input: String?

  @Option(
    help: ArgumentHelp(
      "Sample rate in Hz. Default: the source's, at most 48000; of the standard input 16000.", valueName: "hz"))
  var rate: Int?

  @Option(help: ArgumentHelp("The number of channels, 1 or 2.", valueName: "n"))
  var channels = 1

  @Option(help: ArgumentHelp("Bits per sample: 16 or 24.", valueName: "n"))
  var bits = 16

  @Flag(help: "Put a new reciter last in the order of preference. Default: before published reciters.")
  var last = false

  @OptionGroup var levels: LevelOptions
  @OptionGroup var report: ReportOptions

  private var request: RecordRequest {
    var request = RecordRequest()
    request.reciter = reciter
    request.riwayah = riwayah
    request.range = range
    request.title = title
    request.limit = max
    request.source = source
    request.rate = rate
    request.channels = channels
    request.bits = bits
    request.isLast = last
    request.isForProgram = report.json
    request.tellsEachLevel = levels.levels
    request.readsInput = input != nil
    return request
  }

  mutating func validate() throws {
    try levels.check(report)
    if let input, input != "-" {
      throw ValidationError(RecordingCommandsSentences.inputTakes(command: CommandHint(naming: "import")))
    }
    do throws(RecordRequest.Fault) { try request.check() } catch { throw ValidationError("\(error)") }
  }

  func run() async throws {
    let session = RecordSession(request, in: AppContext())
    let end = try await request.readsInput ? session.performFromInput() : session.perform()
    if case .nothing(let failure) = end { throw failure }
  }
}
