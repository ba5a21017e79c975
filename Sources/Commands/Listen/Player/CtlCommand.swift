import ArgumentParser
import CommandOptions
import TilawaCore
import TilawaDesktop

struct CtlCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ctl", abstract: "Control the player from another terminal, a key binding or a script.",
    discussion: """
      status · play · pause · toggle · next · prev · next-page · prev-page · next-surah · prev-surah · jump REF · seek SECONDS, +SECONDS, -SECONDS · \
      speed FACTOR, faster, slower · each N · repeat N · gap G · volume P, +P, -P · endless ayah, range, none · ab [clear] · \
      sleep TIME, off · stop · watch · hello

      Exit code 69: nothing is playing. 66: the ayah is not in the session. 75: this is not possible at the moment.
      """)

  @Argument(help: "What to do.")
  var verb: ControlVerb

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("The value for the verb; with a sign, the change.", valueName: "value"))
  var values: [String] = []

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    // Accept a minus before a digit as a sign; report any other as an unknown option.
    values.removeAll { $0 == "--" }
    if let option = values.first(where: { $0.hasPrefix("-") && $0.dropFirst().first?.isNumber != true }) {
      throw ValidationError(ListenCommandsSentences.noOption(option: option))
    }
  }

  func run() throws {
    try ControlLine(verb, values).perform(as: AnswerForm(report))
  }
}
