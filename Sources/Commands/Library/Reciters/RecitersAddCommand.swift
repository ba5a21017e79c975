import ArgumentParser
import CommandOptions
import Foundation
import AppBase
import AppReciters
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaStore

struct RecitersAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add reciters from the catalogue, from an address, or from your own files.",
    discussion: """
      From the catalogue: tilawa reciters add alafasy husary. From an address: tilawa reciters add NAME --url \
      'https://host/{surah:3}{ayah:3}.mp3'. From your files: tilawa reciters add NAME PATH ..., with one file per ayah \
      named SSSAAA.ext, SSS000 for a basmalah, istiadha.ext for the isti'adha, or files of whole surahs SSS.ext with \
      --timings. From an exported description: tilawa reciters add FILE.json. A reciter with the same name is replaced. \
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
    help: ArgumentHelp("A file of timings for these files, as in `timings import`.", valueName: "file"),
    completion: .file(extensions: ["json", "db", "sqlite", "csv"]))
  var timings: String?

  @Option(help: ArgumentHelp("How the files of first ayat begin. (default: plain)"))
  var firstAyah: FirstAyahArgument?

  @Flag(name: .customLong("no-measure"), help: "Do not measure the loudness in the background.")
  var isUnmeasured = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    // Alone it is an id or a path.
    if !urls.isEmpty || !paths.isEmpty { try ReciterName.validate(name) }
    if !urls.isEmpty, !paths.isEmpty { throw ValidationError(LibraryCommandsSentences.urlOrFiles) }
    if urls.isEmpty, timingsURL != nil { throw ValidationError(LibraryCommandsSentences.timingsNeedUrl) }
    if !urls.isEmpty, timings != nil {
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
      name: name, paths: paths, urls: urls, timingsURL: timingsURL, timings: timings, riwayah: riwayah,
      counting: counting, hasFirstAyah: firstAyah != nil)
    switch try ReciterAdding.Wish(words, in: context) {
    case .fetched(let reciters): try ReciterAdding(in: context).add(reciters).tell(report)
    case .files: try addFiles(context)
    }
  }

  private func addFiles(_ context: AppContext) throws {
    let (library, quran) = (try context.library(for: .writing), try context.quran())
    let importer = ReciterImporter(
      library: library, structure: quran.structure, texts: { try quran.texts(of: $0) },
      measure: { try AudioProbe.measure($0) })
    let request = ReciterImporter.Request(
      name: name, riwayah: try context.riwayah(riwayah), counting: counting, sources: paths.map(Disk.standardized),
      timings: timings.map(Disk.standardized), firstAyah: firstAyah?.value ?? .plain)
    let isShown = Terminal.isTerminal(2) && !report.json
    // Exit at once: the import stores everything together, at its end.
    let interruption = Interruption { code in
      if isShown { ProgressBar.clear() }
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    let dropped = try TimedReciter.published(of: name, in: library, quran.structure)
    let result = try importer.add(request, now: SystemClock.now) { done, count in
      if isShown { Terminal.draw(Painted(LibraryCommandsSentences.filesDone(done: done, count: count).text), on: 2) }
    }
    if isShown { ProgressBar.clear() }
    try result.answer(in: context).tell(report)
    if let dropped, dropped.id == result.reciter.id, timings == nil {
      Terminal.complain(
        LibraryCommandsSentences.timingsRemoved(
          count: dropped.ayat,
          command: CommandHint("timings", "import", "FILE", "--reciter", result.reciter.id)
        ).text)
    }
    if let warning = try CountingCheck(of: result.reciter, in: library, with: quran).warning {
      Terminal.complain(warning.text)
    }
    if !isUnmeasured { LoudnessSampling.begin(of: result.reciter, isForProgram: report.json, in: context) }
    if !result.refused.isEmpty {
      throw Failure(
        .unreadable, report.json ? nil : LibraryCommandsSentences.someFilesSkipped(count: result.refused.count))
    }
  }
}
