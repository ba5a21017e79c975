import ArgumentParser
import Foundation
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take a recording with its labels into your library.",
    discussion: """
      The recording is copied and never altered. Labels are an Audacity label track: 2:255, 2:1-3, 8:75-9:1, \
      2:282:1-40 (words), basmalah or 2:0, istiadha, - for anything else.
      """)

  @Argument(help: "The recording.", completion: .file())
  var file: String

  @Option(
    help: "Whose recording it is. Default: the configured teacher, else the file's name.", completion: .reciters)
  var reciter: String?

  @Option(help: "The riwayah that is recited. Default: the reciter's, else hafs.")
  var riwayah: Riwayah?

  @Option(help: "The counting in which the labels number the ayat. Default: that of the riwayah.")
  var counting: VerseCounting?

  @Option(help: ArgumentHelp("An Audacity label track.", valueName: "file"), completion: .file())
  var labels: String

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard reciter?.contains(where: \.isLetter) ?? true else {
      throw ValidationError("a reciter's name has letters in it")
    }
  }

  func run() throws {
    let context = CommandContext()
    let structure = try context.quran().structure
    let library = try context.library(for: .writing)
    RecoveredRecordings.tell(in: library)
    let importer = RecordingImporter(
      library: library, structure: structure,
      measure: { try AudioProbe.verify($0, measuring: $1) })
    let interruption = Interruption.leaving(nothingOf: .recordings, in: context.folders.recordings)
    defer { withExtendedLifetime(interruption) {} }
    let request = RecordingImporter.Request(
      file: absolute(file), labels: absolute(labels), reciter: reciter, riwayah: riwayah, counting: counting)
    try tell(importer.add(request, now: Int(Date().timeIntervalSince1970)), structure)
  }

  private func tell(_ result: RecordingImporter.Report, _ structure: QuranStructure) throws {
    let id = result.reciter.id
    let loudness = if case .measured(let loudness) = result.loudness { loudness } else { Loudness?.none }
    if result.outcome == .replaced {
      Terminal.complain("this sound was here already: its labels and reciter are replaced")
    }
    if case .unavailable(let error) = result.loudness { Terminal.complain("\(error); it is played as it is") }
    if report.json {
      let segments = result.segments.map { segment in
        JSON.object([("label", .string(structure.label(of: segment.content, in: result.reciter.counting)))])
      }
      return Terminal.say(
        JSON.object([
          ("reciter", RecitersCommand.json(result.reciter)), ("new", .bool(result.outcome == .added)),
          ("segments", .array(segments)), ("loudness", .loudness(loudness)),
        ]).text)
    }
    let loud = loudness.map { ", \($0.words)" } ?? ""
    Terminal.say(
      "\(result.reciter.name) (\(id)): \(result.segments.count) segments confirmed, \(result.reciter.riwayah.name)\(loud)"
    )
    Terminal.say(try CommandContext().playCommand(range(of: result, structure), result.reciter))
  }

  /// The ayat from the first to the last that are labelled, in one surah; in the numbers that `play` reads.
  private func range(of result: RecordingImporter.Report, _ structure: QuranStructure) -> String {
    let ayat = result.segments.flatMap(\.recited).flatMap { part -> [AyahRef] in
      guard case .text(let span) = part.content else { return [] }
      return structure.ayat(sharing: span, in: result.reciter.riwayah.counting)
    }
    let places = ayat.map { structure.ordinal(of: $0) }
    guard let first = places.min(), let last = places.max() else { return "RANGE" }
    return structure.range(first..<last + 1, in: result.reciter.riwayah.counting).description
  }
}
