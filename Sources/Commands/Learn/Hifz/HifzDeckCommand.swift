import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaConsole
import TilawaCore
import TilawaScreens

struct HifzDeckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deck", abstract: "Write what you hold as a deck for Anki, with your teacher's recitation.",
    discussion: """
      Each ayah is a card: it shows the words before it and asks how it goes on. The other side has the ayah, its sound and \
      your note. The cards carry the days that your plan has for their pages. A later export takes the place of an earlier \
      one: what you learned in Anki stays.
      """)

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("The file, FILE.apkg.", valueName: "file"),
    completion: .file(extensions: ["apkg"]))
  var output: String

  @Argument(
    help: ArgumentHelp("A part of what you hold, such as juz:30. (default: all)", valueName: "range"),
    completion: .ranges)
  var ranges: [String] = []

  @Option(
    help: ArgumentHelp("The reciters to ask, in this order. (default: the order of your reciters)", valueName: "ids"),
    completion: .reciters)
  var reciter: [String] = []

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard output.lowercased().hasSuffix(".apkg") else {
      throw ValidationError(LearnCommandsSentences.deckOutput(output: output))
    }
  }

  func run() async throws {
    let context = AppContext()
    var request = PlayRequest()
    if !reciter.isEmpty { request.reciters = reciter.flatMap { $0.split(separator: ",").map(String.init) } }
    let deck = try HifzDeck(try HifzBook(in: context), of: ranges, request)
    let target = try writing.target(output, report)
    let isShown = Terminal.isTerminal(2) && !report.json
    defer { if isShown { ProgressBar.clear() } }
    let answer = try await deck.write(
      to: target,
      waiting: { ref in
        guard isShown else { return }
        if let ref { Terminal.draw(Painted(LiveLine.waiting(for: ref)), on: 2) } else { Terminal.clear() }
      },
      progress: { length in
        guard isShown else { return nil }
        let bar = ProgressBar(total: length.frames, rate: length.rate)
        return { bar.show($0, waiting: $1) }
      })
    if isShown { ProgressBar.clear() }
    answer.tell(report)
  }
}
