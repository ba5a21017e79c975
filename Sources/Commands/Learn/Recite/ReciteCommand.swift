import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaScreens
import TilawaStore

struct ReciteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recite", abstract: "Recite, and let the program listen, follow and tell.",
    subcommands: [
      ReciteListenCommand.self, ReciteCheckCommand.self, ReciteShowCommand.self, ReciteCorrectCommand.self,
    ],
    defaultSubcommand: ReciteListenCommand.self)
}

struct ReciteListenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "listen", abstract: "Listen to a recitation, and tell word by word how it went.",
    discussion: """
      Begin anywhere in the range. Without a range, the place is found in the whole Quran from the first seconds. Pauses, \
      words that are said again, the isti'adha and talk between ayat are no slips. A word is skipped or changed only where \
      that is certain; else it is unsure, which counts as nothing.

      With --hidden, a page that you hold and say whole gets a grade in tilawa hifz.

      --input - reads raw samples of one channel: tilawa recite 78 --input - --rate 16000 --sample s16

      All of it happens on this machine. Exit code 65: nothing of the text was heard.
      """)

  @Argument(help: ArgumentHelp("The ayat. Default: wherever you are.", valueName: "range"), completion: .ranges)
  var range: [String] = []

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

  @Flag(help: "From memory: only numbers are shown until words are recited.")
  var hidden = false

  @Flag(help: "From memory: only the first letters are shown.")
  var firstLetters = false

  @Option(help: ArgumentHelp("Hide the text after this many ayat.", valueName: "n"))
  var hideAfter: Int?

  @Flag(help: "Ask for an ayah again in which there was a slip.")
  var restartAyah = false

  @Flag(help: "Print lines instead of the full screen.")
  var lines = false

  @Flag(help: "Keep the verdicts, but not the sound.")
  var noKeep = false

  @Flag(help: "Keep nothing.")
  var noHistory = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard (8000...192_000).contains(rate) else { throw ValidationError("--rate is 8000 to 192000") }
    guard !(hidden && firstLetters) else { throw ValidationError("--hidden and --first-letters exclude each other") }
    guard input == nil || source == nil else { throw ValidationError("--input and --source exclude each other") }
    if let hideAfter, hideAfter < 1 { throw ValidationError("--hide-after is 1 or more") }
  }

  func run() throws {
    var request = ReciteRequest()
    (request.ranges, request.riwayah) = (range, riwayah)
    request.input =
      switch input {
      case nil: .microphone(source)
      case "-": .standardInput(rate: rate, sample)
      case let path?: .file(path)
      }
    request.mode = hidden ? .hidden : firstLetters ? .firstLetters : .text
    (request.hideAfter, request.restartsAyah) = (hideAfter, restartAyah)
    request.keeping = noHistory ? .nothing : noKeep ? .verdicts : .soundAndVerdicts
    request.isForProgram = report.json
    let context = AppContext()
    if !report.json, !lines, Terminal.isTerminal(0), Terminal.isTerminal(1) {
      return try RecitationScreen(request, in: context).run(on: ScreenLook(context))
    }
    let display = report.json ? nil : RecitationLines()
    try ReciteSession(request, in: context, display: display).perform()
  }
}

extension RecitedBytes.Sample: ExpressibleByArgument {}
