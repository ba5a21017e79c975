import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct TimingsImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take over timings that somebody published, or that `timings export` wrote.",
    discussion: """
      mp3quran, QDC, quran-align and QUL as JSON, gapless databases, and CSV surah,ayah,start,end are read; which it is, the \
      file says. Every ayah is checked: what cannot be believed is withheld, and told. What was known of the same ayat is \
      replaced, what you put right by hand stays. Files that are here are cut anew.
      """)

  @Argument(
    help: ArgumentHelp("The file of timings.", valueName: "file"),
    completion: .file(extensions: ["json", "db", "sqlite", "csv"]))
  var file: String

  @OptionGroup var options: TimingOptions

  @Option(help: "The counting in which it numbers the ayat. Default: the reciter's.")
  var counting: VerseCounting?

  @Option(help: ArgumentHelp("Which surah it is about, where it does not say.", valueName: "n"))
  var surah: Int?

  @Flag(help: "Only say what it holds; change nothing.")
  var dryRun = false

  mutating func validate() throws {
    if let surah, !(1...114).contains(surah) { throw ValidationError("--surah is 1 to 114") }
  }

  func run() throws {
    let timed = try options.open(for: dryRun ? .reading : .writing)
    let path = Disk.standardized(file)
    let importing = TimingImport(timed: timed, counting: counting, surah: surah)
    let taken = try importing.read(path)
    let outcome =
      dryRun
      ? TimingEditor.Outcome()
      : try importing.store(
        taken, from: path, progress: cuttingProgress(options.report),
        warn: options.report.json ? { _ in } : Terminal.complain)
    importing.answer(taken, outcome, isDry: dryRun).tell(options.report)
  }
}
