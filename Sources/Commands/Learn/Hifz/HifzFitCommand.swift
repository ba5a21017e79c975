import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaCore
import TilawaStore

struct HifzFitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit", abstract: "Fit the plan to your own memory, if that predicts better.",
    discussion: """
      The times after which a page is heard again follow a model with published numbers. With some hundred hearings, your \
      own numbers are found and compared on the newest fifth of your hearings, which they did not see. They are used only \
      if they predict it better than the published ones, and better than the mean of your last hearings. They are noted in \
      your ledger; to take them back: tilawa hifz undo.
      """)

  @Flag(name: .customLong("try"), help: "Only tell how well they predict; note nothing.")
  var isTrial = false

  @Flag(help: "Go back to the published numbers.")
  var reset = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if isTrial, reset { throw ValidationError(LearnCommandsSentences.tryOrReset) }
  }

  func run() throws {
    var book = try HifzBook(in: AppContext(), for: isTrial ? .reading : .writing)
    guard !reset else { return try book.set([(.parameters, "none")]).tell(report) }
    try HifzFit(&book, keeping: !isTrial).tell(report)
  }
}
