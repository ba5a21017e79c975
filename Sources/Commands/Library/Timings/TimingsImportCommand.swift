import ArgumentParser
import CommandOptions
import AppReciters
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaStore

struct TimingsImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import timings from files.",
    discussion: """
      These formats are read: JSON of mp3quran, QDC, quran-align and QUL, gapless databases, CSV with \
      surah,ayah,start,end, and files of `timings export`. The format is found from the content. Every ayah is checked; \
      impossible timings are reported and not used. Earlier timings of the same ayat are replaced, but not your \
      corrections. Several files, and the files of a folder, are read as one: 001.json to 114.json.
      """)

  @Argument(
    help: ArgumentHelp("Files with timings, or folders of them.", valueName: "file"),
    completion: .file(extensions: ["json", "db", "sqlite", "csv"]))
  var files: [String]

  @OptionGroup var options: TimingOptions

  @Option(help: "The counting of the file. Default: the reciter's.")
  var counting: VerseCounting?

  @Option(help: ArgumentHelp("The surah, if the file does not say it.", valueName: "n"))
  var surah: Int?

  @Flag(help: "Only show the content; change nothing.")
  var dryRun = false

  mutating func validate() throws {
    if let surah, !(1...114).contains(surah) { throw ValidationError(LibraryCommandsSentences.surahOutOfRange) }
  }

  func run() throws {
    let timed = try options.open(for: dryRun ? .reading : .writing)
    let paths = files.map(Disk.standardized)
    let importing = TimingImport(timed: timed, counting: counting, surah: surah)
    let taken = try importing.read(paths)
    let outcome =
      dryRun
      ? TimingEditor.Outcome()
      : try importing.store(
        taken, progress: FileProgress.shown(options.report),
        warn: options.report.json ? { _ in } : { Terminal.complain($0.text) })
    importing.answer(taken, outcome, isDry: dryRun).tell(options.report)
  }
}
