import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct RecitersAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add reciters: from the catalogue, by their address, or from files of yours.",
    discussion: """
      From the catalogue: tilawa reciters add alafasy husary. By an address: tilawa reciters add NAME --url \
      'https://host/{surah:3}{ayah:3}.mp3'. From files: tilawa reciters add NAME PATH ..., one file per ayah named \
      SSSAAA.ext, SSS000 a basmalah, istiadha.ext the isti'adha, or files of whole surahs SSS.ext with --timings. A \
      description that somebody exported: tilawa reciters add FILE.json. A reciter of the same name is replaced. Your files \
      stay where they are; how loud they are is measured afterwards, by a sample of a minute, in the background.
      """)

  @Argument(
    help: ArgumentHelp("An id of the catalogue, or a name of your own, or a JSON file.", valueName: "reciter"),
    completion: .catalogue)
  var name: String

  @Argument(help: ArgumentHelp("Folders and audio files; or more ids.", valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    name: .customLong("url"),
    help: ArgumentHelp(
      "Where the files are: an address with {surah:3}, and {ayah:3} where each holds one ayah. Given again: other hosts.",
      valueName: "pattern"))
  var urls: [String] = []

  @Option(
    name: .customLong("timings-url"),
    help: ArgumentHelp(
      "Where it is told where the ayat are in fetched surahs: an address with {surah}, or mp3quran.",
      valueName: "pattern"))
  var timingsURL: String?

  @Option(help: ArgumentHelp("The riwayah that is recited. (default: hafs)"))
  var riwayah: Riwayah?

  @Option(help: "The counting in which the files are numbered. Default: that of the riwayah.")
  var counting: VerseCounting?

  @Option(
    help: ArgumentHelp("Where ayat and words are in the files, as `timings import` reads it.", valueName: "file"),
    completion: .file(extensions: ["json", "db", "sqlite", "csv"]))
  var timings: String?

  @Option(help: ArgumentHelp("What the first ayah of a surah begins with. (default: plain)"))
  var firstAyah: FirstAyahArgument?

  @Flag(name: .customLong("no-measure"), help: "Do not measure in the background how loud they are.")
  var isUnmeasured = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    // Alone it is an id or a path.
    if !urls.isEmpty || !paths.isEmpty { try ReciterName.validate(name) }
    if !urls.isEmpty, !paths.isEmpty { throw ValidationError("give either --url or files of yours") }
    if urls.isEmpty, timingsURL != nil { throw ValidationError("--timings-url is for surahs that --url names") }
    if !urls.isEmpty, timings != nil {
      throw ValidationError(
        "--timings is for files of yours; for fetched ones: --timings-url, or then tilawa timings import")
    }
    if !urls.isEmpty, firstAyah != nil {
      throw ValidationError("--first-ayah is for files of yours: fetched ones are taken as they are")
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
      name: name, riwayah: riwayah ?? .hafs, counting: counting, sources: paths.map(Disk.standardized),
      timings: timings.map(Disk.standardized), firstAyah: firstAyah?.value ?? .plain)
    let isShown = Terminal.isTerminal(2) && !report.json
    // What is stored is stored at once, at the end.
    let interruption = Interruption { code in
      if isShown { ProgressBar.clear() }
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    let dropped = try TimedReciter.published(of: name, in: library, quran.structure)
    let result = try importer.add(request, now: SystemClock.now) { done, count in
      if isShown { Terminal.draw("\(done)/\(count) files", on: 2) }
    }
    if isShown { ProgressBar.clear() }
    try result.answer(in: context).tell(report)
    if let dropped, dropped.id == result.reciter.id, timings == nil {
      Terminal.complain(
        "the timings of \(Count.ayat(dropped.ayat)) that were imported before went with the old files; to have them again: "
          + "tilawa timings import FILE --reciter \(result.reciter.id)")
    }
    if let warning = try CountingCheck(of: result.reciter, in: library, with: quran).warning {
      Terminal.complain(warning)
    }
    if !isUnmeasured { LoudnessSampling.begin(of: result.reciter, isForProgram: report.json, in: context) }
    VoiceLearning.begin(in: context)
    if !result.refused.isEmpty {
      throw Failure(
        .unreadable, report.json ? "" : "\(Count.files(result.refused.count)) left out; the others are added")
    }
  }
}
