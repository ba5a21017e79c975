import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaHearing
import TilawaPlayer
import TilawaScreens
import TilawaStore

struct RecitersLearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Learn what reciters sound like, so that identify need not.",
    discussion: """
      What is learnt is kept in the cache, about 2 MB an hour, a juz at a time: whoever interrupts it loses a moment. What is known \
      is not learnt again; `reciters add` and `import` do this by themselves in the background.
      """)

  @Argument(
    help: ArgumentHelp("Ids of reciters. Default: all who have ayat here.", valueName: "id"), completion: .reciters)
  var ids: [String] = []

  @Option(help: "The riwayah in which identify will number ayat. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @Flag(help: "Say nothing and let everything else on the machine go first, on one processor.")
  var background = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    if background { Background.yield() }
    let context = AppContext()
    let quran = try context.quran()
    let library = try context.library()
    let identifier = RecordingIdentifier(library: library, structure: quran.structure, folders: context.folders)
    let riwayah = try context.riwayah(riwayah)
    if background {
      try library.reciters.learning(.skip) { _ = try identifier.learn(riwayah, named: ids, by: .one) }
      return
    }
    let bar = StepBar(isQuiet: report.json)
    try bar.around {
      try library.reciters.learning(.wait { Terminal.complain("another process learns already: waiting for that") }) {
        tell(try identifier.learn(riwayah, named: ids, progress: { bar.show($0) }), bar)
      }
    }
  }

  private func tell(_ learnt: RecordingIdentifier.Learnt, _ bar: StepBar) {
    bar.clear()
    let names = learnt.references.map(\.name).joined(separator: ", ")
    let line =
      learnt.ayat == 0
      ? "nobody has ayat here as pieces of their own" : "\(Count.ayat(learnt.ayat)) can be recognised, of \(names)"
    CommandAnswer(
      [line], .object([("ayat", .int(learnt.ayat)), ("references", .strings(learnt.references.map(\.id)))])
    ).tell(report)
  }
}
