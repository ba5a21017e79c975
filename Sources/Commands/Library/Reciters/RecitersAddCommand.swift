import ArgumentParser
import CommandOptions
import AppBase
import AppReciters
import TilawaCore
import TilawaIntake

struct RecitersAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add reciters from the catalogue, from an address, or from your own files.",
    discussion: """
      From the catalogue: tilawa reciters add alafasy husary. From an address: tilawa reciters add NAME --url \
      'https://host/{surah:3}{ayah:3}.mp3'. From your files: tilawa reciters add NAME PATH ..., with one file per ayah \
      (002255.mp3, 2_255.mp3, S002A255.mp3, 002/255.mp3, SSS000 for a basmalah, istiadha.ext for the isti'adha), or one per \
      surah (002.mp3, Al-Baqarah.mp3). Where the ayat of a surah are is said by timings, else it is heard in the background. \
      From an exported description: tilawa reciters add FILE.json. A reciter with the same name is replaced. \
      Your files stay where they are. Their loudness is measured afterwards in the background, by a sample of one minute.
      """)

  @Argument(
    help: ArgumentHelp("An id from the catalogue, a name of your choice, or a JSON file.", valueName: "reciter"),
    completion: .catalogue)
  var name: String

  @Argument(help: ArgumentHelp("Folders and audio files; or more ids.", valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    name: .customLong("url"),
    help: ArgumentHelp(
      "The address of the files, with {surah:3}, and with {ayah:3} if each file is one ayah. Repeatable for other hosts.",
      valueName: "pattern"))
  var urls: [String] = []

  @Option(
    name: .customLong("timings-url"),
    help: ArgumentHelp(
      "The address of timings for files of whole surahs, with {surah}; or mp3quran.",
      valueName: "pattern"))
  var timingsURL: String?

  @Option(help: ArgumentHelp("The riwayah of the recitation. Default: the configured one, else hafs."))
  var riwayah: Riwayah?

  @Option(help: "The counting of the file names. Default: that of the riwayah.")
  var counting: VerseCounting?

  @Option(
    help: ArgumentHelp(
      "Timings for these files, or a folder of them, as in `timings import`. Repeatable. Default: 001.json ... beside the files.",
      valueName: "file"),
    completion: .file(extensions: ["json", "db", "sqlite", "csv"]))
  var timings: [String] = []

  @Option(help: ArgumentHelp("How the files of first ayat begin. (default: plain)"))
  var firstAyah: FirstAyahArgument?

  @Flag(name: .customLong("no-measure"), help: "Do not measure the loudness in the background.")
  var isUnmeasured = false

  @Flag(help: "Wait until the ayat of whole surahs are heard. Default: they are heard in the background.")
  var wait = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    // Alone it is an id or a path.
    if !urls.isEmpty || !paths.isEmpty { try ReciterName.validate(name) }
    if !urls.isEmpty, !paths.isEmpty { throw ValidationError(LibraryCommandsSentences.urlOrFiles) }
    if urls.isEmpty, timingsURL != nil { throw ValidationError(LibraryCommandsSentences.timingsNeedUrl) }
    if !urls.isEmpty, !timings.isEmpty {
      throw ValidationError(
        LibraryCommandsSentences.timingsForFiles(command: CommandHint(naming: "timings", "import")))
    }
    if !urls.isEmpty, firstAyah != nil {
      throw ValidationError(LibraryCommandsSentences.firstAyahForFiles)
    }
  }

  func run() throws {
    let context = AppContext()
    let words = ReciterAdding.Words(
      name: name, paths: paths, urls: urls, timingsURL: timingsURL, hasTimings: !timings.isEmpty, riwayah: riwayah,
      counting: counting, hasFirstAyah: firstAyah != nil)
    switch try ReciterAdding.Wish(words, in: context) {
    case .fetched(let reciters): try ReciterAdding(in: context).add(reciters).tell(report)
    case .files: try addFiles(context)
    }
  }

  private func addFiles(_ context: AppContext) throws {
    let request = ReciterImporter.Request(
      name: name, riwayah: try context.riwayah(riwayah), counting: counting, sources: paths.map(Disk.standardized),
      timings: timings.map(Disk.standardized), firstAyah: firstAyah?.value ?? .plain)
    let run = ReciterFilesRun(
      request, hearing: wait ? .awaited : .inBackground, sampling: isUnmeasured ? .leftOut : .inBackground,
      report: report)
    try run.run(in: context)
  }
}
