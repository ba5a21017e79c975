import ArgumentParser
import Foundation
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore

struct RecitersAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a reciter: a folder of one file per ayah, or whole surahs with timings.",
    discussion: """
      Files per ayah are named SSSAAA.ext, SSS000 is a basmalah, istiadha.ext the isti'adha; files of whole surahs SSS.ext. \
      A reciter of the same name is replaced. The files stay where they are. How loud they are is measured afterwards, \
      in the background.
      """)

  @Argument(help: "The reciter's name.")
  var name: String

  @Argument(help: ArgumentHelp("Folders and audio files.", valueName: "path"))
  var paths: [String]

  @Option(help: "The riwayah that is recited.")
  var riwayah = Riwayah.hafs

  @Option(help: "The counting in which the files are numbered. Default: that of the riwayah.")
  var counting: VerseCounting?

  @Option(help: ArgumentHelp("Where the ayat are in whole surahs: mp3quran JSON, or CSV.", valueName: "file"))
  var timings: String?

  @Option(help: "What the first ayah of a surah begins with.")
  var firstAyah = FirstAyahArgument.plain

  @Flag(name: .customLong("no-measure"), help: "Do not measure in the background how loud they are.")
  var isUnmeasured = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard name.contains(where: \.isLetter) else { throw ValidationError("a reciter's name has letters in it") }
  }

  func run() throws {
    let context = CommandContext()
    let importer = ReciterImporter(
      library: try context.library(for: .writing), structure: try context.quran().structure,
      measure: { try AudioProbe.measure($0) })
    let request = ReciterImporter.Request(
      name: name, riwayah: riwayah, counting: counting, sources: paths.map(absolute),
      timings: timings.map(absolute), firstAyah: firstAyah.value)
    let isShown = Terminal.isTerminal(2) && !report.json
    // What is stored is stored at once, at the end.
    let interruption = Interruption { code in
      if isShown { ProgressBar.clear() }
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    let result = try importer.add(request, now: Int(Date().timeIntervalSince1970)) { done, count in
      if isShown { Terminal.draw("\r\u{1B}[K\(done)/\(count) files", on: 2) }
    }
    if isShown { ProgressBar.clear() }
    try tell(result)
    if !isUnmeasured { measure(result.reciter, context) }
  }

  /// Has the loudness measured by a process of its own, so that nobody waits for it.
  private func measure(_ reciter: Reciter, _ context: CommandContext) {
    guard context.allowsBackground else { return }
    do throws(AudioError) {
      _ = try LoudnessMeter.version()
    } catch {
      return Terminal.complain("\(error); until it is measured the reciter is played as it is")
    }
    if !Background.run(["reciters", "measure", reciter.id, "--background"]) {
      Terminal.complain("the loudness is not measured yet; to do it: tilawa reciters measure \(reciter.id)")
    }
  }

  private func tell(_ result: ReciterImportReport) throws {
    if report.json {
      let faults = result.faults.map { fault in
        JSON.object([("surah", .int(fault.surah)), ("message", .string(fault.message))])
      }
      return Terminal.say(
        JSON.object([
          ("reciter", RecitersCommand.json(result.reciter)), ("files", .int(result.files)),
          ("ayat", .int(result.ayat)), ("ignored", .int(result.ignored)),
          ("holes", .strings(result.holes.map(\.description))), ("faults", .array(faults)),
        ]).text)
    }
    for fault in result.faults { Terminal.complain("\(fault)") }
    if !result.holes.isEmpty {
      let refs = result.holes.prefix(12).map(\.description).joined(separator: ", ")
      let rest = result.holes.count > 12 ? " and \(result.holes.count - 12) more" : ""
      Terminal.complain("not there, of surahs that otherwise are: \(refs)\(rest)")
    }
    if result.ignored > 0 { Terminal.complain("\(result.ignored) files are no recitation by their names") }
    let id = result.reciter.id
    Terminal.say("\(id): \(result.ayat) ayat in \(result.files) files, \(result.reciter.riwayah.name)")
    Terminal.say(try CommandContext().playCommand("RANGE", result.reciter))
  }
}

/// A path as it stays valid when somebody stands elsewhere.
func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
