import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaScreens
import TilawaStore

struct ReciteTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Be asked at a random place, and recite the answer from memory.",
    discussion: """
      go-on gives some words of an ayah, from which you go on. next gives an ayah: recite the one after it. page-start asks how a page \
      begins. The words are shown, and played where a reciter has them with the times of words. Then you recite, and the session ends after the \
      asked ayat. It is kept like any other. Without a range what you hold is asked (tilawa hifz).
      """)

  @Argument(help: "go-on, next or page-start.")
  var kind: MemoryQuestion.Kind

  @Argument(help: ArgumentHelp("The ayat to be asked, such as juz:30.", valueName: "range"), completion: .ranges)
  var range: [String] = []

  @Flag(help: "Ask for words that you missed most.")
  var weak = false

  @Option(help: ArgumentHelp("How many ayat to recite, 1 to 20.", valueName: "n"))
  var ayat = 3

  @Option(help: ArgumentHelp("The same number asks the same.", valueName: "number"))
  var seed: UInt64?

  @Flag(help: "Show the words, and do not play them.")
  var noPlay = false

  @OptionGroup var listening: ListeningOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard (1...20).contains(ayat) else { throw ValidationError(LearnCommandsSentences.ayatOutOfRange) }
  }

  func run() throws {
    let context = AppContext()
    let questions = try MemoryQuestions(range, riwayah: listening.riwayah, isWeak: weak, in: context)
    let question = try questions.question(kind, ayat: ayat, seed: seed ?? UInt64.random(in: 0...UInt64(UInt32.max)))
    var request = listening.request(for: report)
    request.ask(question, isPlayed: !noPlay)
    try listening.listen(request, in: context)
  }
}

extension MemoryQuestion.Kind: ExpressibleByArgument {}
