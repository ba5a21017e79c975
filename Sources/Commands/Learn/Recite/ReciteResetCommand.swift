import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaStore

struct ReciteResetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset-adaptation", abstract: "Forget what your corrections changed in how you are judged.",
    discussion: """
      Where you often say that a word was right, the program needs more before it tells a slip; after three minutes of certain words, and within \
      bounds. What was said of sessions stays.
      """)

  @OptionGroup var report: ReportOptions

  func run() throws { try RecitationReports(in: AppContext(), for: .writing).resetAdaptation().tell(report) }
}
