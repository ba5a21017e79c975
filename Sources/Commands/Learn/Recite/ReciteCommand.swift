import AppLearning
import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaStore

struct ReciteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recite", abstract: "Recite, and let the program listen, follow and tell.",
    subcommands: [
      ReciteListenCommand.self, ReciteCheckCommand.self, ReciteShowCommand.self, ReciteCorrectCommand.self,
      ReciteCompareCommand.self, ReciteTestCommand.self, ReciteCalibrateCommand.self, ReciteResetCommand.self,
    ],
    defaultSubcommand: ReciteListenCommand.self)
}

struct ReciteListenCommand: ParsableCommand, TakesWords {
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

  @Flag(help: "From memory: only numbers are shown until words are recited.")
  var hidden = false

  @Flag(help: "From memory: only the first letters are shown.")
  var firstLetters = false

  @Option(help: ArgumentHelp("Hide the text after this many ayat.", valueName: "n"))
  var hideAfter: Int?

  @Flag(help: "Ask for an ayah again in which there was a slip.")
  var restartAyah = false

  @Flag(help: "Try for ten seconds how clearly you are heard here, and what would help. Nothing is kept.")
  var checkRoom = false

  @OptionGroup var listening: ListeningOptions
  @OptionGroup var levels: LevelOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    try levels.check(report)
    guard !(hidden && firstLetters) else { throw ValidationError(LearnCommandsSentences.hiddenOrLetters) }
    guard !checkRoom || range.isEmpty else { throw ValidationError(LearnCommandsSentences.roomWithoutRange) }
    if let hideAfter, hideAfter < 1 { throw ValidationError(LearnCommandsSentences.hideAfterTooFew) }
  }

  func run() throws {
    var request = listening.request(for: report)
    guard !checkRoom else { return try RoomCheck(request, in: AppContext()).perform().tell(report) }
    request.ranges = range
    request.mode = hidden ? .hidden : firstLetters ? .firstLetters : .text
    (request.hideAfter, request.restartsAyah) = (hideAfter, restartAyah)
    request.tellsLevels = levels.levels
    try listening.listen(request, in: AppContext())
  }
}
