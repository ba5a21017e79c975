import AppBase
import AppLearning
import ArgumentParser
import CommandOptions
import TilawaCore

struct ReciteCalibrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate", abstract: "Recite a page that you know well, so that the program learns your voice.",
    discussion: """
      What is heard is taken for right. Where right words of your voice often sound as if they were wrong in one way, more is asked for before \
      that is told, and never less; and your pace is known from the first word on. It is kept with you, for each riwayah, and synchronised; \
      recite and recite check use it by themselves, but with --no-history. The sound is not kept.

      Recite about a page, 100 words at the least; from a microphone it ends by itself. Without a range: what you hold best in tilawa hifz, else \
      105 to 114. Ctrl-C keeps nothing.

      Exit code 65: too little was heard, or too badly, or something else; nothing is kept then.
      """)

  @Argument(
    help: ArgumentHelp("The ayat. Default: what you hold best, else 105 to 114.", valueName: "range"),
    completion: .ranges)
  var range: [String] = []

  @Option(help: "The riwayah of the recitation. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var input: InputOptions

  @Flag(help: "Show what is known of your voice.")
  var show = false

  @Flag(help: "Forget your voice.")
  var forget = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard !(show && forget) else { throw ValidationError(LearnCommandsSentences.voiceShownOrForgotten) }
    let isHearing = !range.isEmpty || input.input != nil || input.source != nil
    guard !(show || forget) || !isHearing else {
      throw ValidationError(LearnCommandsSentences.voiceWithoutInput)
    }
  }

  func run() throws {
    let context = AppContext()
    if show { return try VoiceLearning.show(riwayah, in: context).tell(report) }
    if forget { return try VoiceLearning.forget(riwayah, in: context).tell(report) }
    var request = ReciteRequest()
    (request.ranges, request.riwayah, request.input) = (range, riwayah, input.origin)
    request.isForProgram = report.json
    try VoiceLearning(request, in: context).perform().tell(report)
  }
}
