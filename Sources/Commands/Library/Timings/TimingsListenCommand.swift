import ArgumentParser
import CommandOptions
import AppBase
import AppReciters
import TilawaCore
import TilawaStore

struct TimingsListenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "listen", abstract: "Hear where the ayat and words are in the files of a reciter.",
    discussion: """
      For files without published timings: an acoustic model hears each file, and the times are stored as estimates. The \
      word that is recited is then marked while it plays, and files of whole surahs are divided into their ayat. Times \
      that are published or set by hand stay as they are. Each file is stored when it is done; you can stop at any time \
      and continue later. A file that does not hold its surah or ayah is named with what it sounds like, and left. A hearing that was ended goes on where it was.
      """)

  @Argument(
    help: ArgumentHelp("The ayat to hear, such as 78 or juz:30. Default: all.", valueName: "range"),
    completion: .ranges)
  var ranges: [String] = ["all"]

  @Flag(help: "Hear files again that were heard before.")
  var force = false

  @Flag(help: "Print nothing, and run with low priority.")
  var background = false

  @OptionGroup var options: TimingOptions

  func run() throws {
    if background { Background.yield() }
    let timed = try options.open(for: .writing)
    let audience: ListeningRun.Audience = background ? .nobody : options.report.json ? .program : .person
    let report = try ListeningRun(timed, in: AppContext(), for: audience).run(ranges, isAnew: force)
    if !background { report.answer.tell(options.report) }
    if report.isFailure { throw Failure(silent: .unreadable) }
  }
}
