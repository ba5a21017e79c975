import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaCore
import TilawaDrawing

struct ReciteCompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Draw a word of a session below the same word of the teacher.",
    discussion: """
      Both have their waveform, their spectrogram and, where there is a voice, their pitch, with two words before and after. The \
      teacher is the first reciter who has the ayah with the times of its words (published, carried over or heard).
      """)

  @Argument(help: ArgumentHelp("The number of the session, or last.", valueName: "session"))
  var session: String

  @Argument(help: ArgumentHelp("The word, such as 78:2:3.", valueName: "word"))
  var word: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The picture to write; `-` is standard output, as SVG.", valueName: "file"))
  var output: PictureArgument

  @Option(help: "The colours of the picture.")
  var theme = PictureTheme.light

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard session == "last" || Int(session) != nil else {
      throw ValidationError(LearnCommandsSentences.noSession(session: session))
    }
    try output.check(report)
  }

  func run() throws {
    let picture = try RecitationComparison(in: AppContext()).picture(Int(session), word)
    try output.writeAndTell(picture.drawing(theme: theme == .dark ? .dark : .light), writing, report)
  }
}
