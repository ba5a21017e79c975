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
    commandName: "learn", abstract: "Learn the sound of reciters in advance, for identify.",
    discussion: """
      The result is kept in the cache, about 2 MB for an hour of sound. You can stop at any time and continue later. \
      Nothing is learnt twice. `reciters add` and `import` do this automatically in the background.
      """)

  @Argument(
    help: ArgumentHelp("The ids of reciters. Default: all with ayat on this machine.", valueName: "id"),
    completion: .reciters)
  var ids: [String] = []

  @Option(help: "The riwayah for the numbers of ayat in identify. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @Flag(help: "Print nothing, and run with low priority on one processor.")
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
      try library.reciters.learning(.wait { Terminal.complain("another process is already learning; waiting for it") })
      {
        tell(try identifier.learn(riwayah, named: ids, progress: { bar.show($0) }), bar)
      }
    }
  }

  private func tell(_ learnt: RecordingIdentifier.Learnt, _ bar: StepBar) {
    bar.clear()
    let names = learnt.references.map(\.name).joined(separator: ", ")
    let line =
      learnt.ayat == 0
      ? "no reciter has ayat as separate files here" : "\(Count.ayat(learnt.ayat)) can be recognised, of \(names)"
    CommandAnswer(
      [line], .object([("ayat", .int(learnt.ayat)), ("references", .strings(learnt.references.map(\.id)))])
    ).tell(report)
  }
}
