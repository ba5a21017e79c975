import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct TimingsShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show where ayat lie in the reciter's files, as far as it is known.")

  @Argument(help: ArgumentHelp("What to show, such as 2:255 or juz:30.", valueName: "range"), completion: .ranges)
  var ranges: [String]

  @OptionGroup var options: TimingOptions

  func run() throws {
    let timed = try options.open(for: .reading)
    let (library, id) = (timed.library, timed.reciter.id)
    let spans = try timed.spans(ranges)
    var lines: [(timing: AyahTiming, isByHand: Bool)] = []
    for span in spans {
      for base in [AyahTiming.Base.surah, .ayah] {
        let byHand = try library.timings.overlaidWords(of: id, in: span, base: base)
        lines += try library.timings.all(of: id, in: span, base: base).map { ($0, byHand.contains($0.span.start)) }
      }
    }
    let foreign = try spans.flatMap { try library.timings.foreignWords(of: id, in: $0) }
    let origins = try spans.flatMap { try library.timings.origins(of: id, in: $0) }
    if options.report.json {
      let ayat = lines.map { JSON.object(timed.json($0.timing) + [("by_hand", .bool($0.isByHand))]) }
      return Terminal.say(
        JSON.object([
          ("reciter", .string(id)), ("origins", .strings(Set(origins).sorted())), ("ayat", .array(ayat)),
          ("other_editions", .strings(Set(foreign.map(\.file.path)).sorted())),
        ]).text)
    }
    guard !lines.isEmpty else {
      throw Failure(
        .noInput,
        "nothing is known of these ayat in \(timed.reciter.name)'s files; to read some: "
          + "tilawa timings import FILE --reciter \(timed.reciter.id)")
    }
    Columns.say(
      lines.map { timed.cells($0.timing) + ($0.isByHand ? ["by hand"] : []) }, headings: ["ayah", "place", "", ""])
    for file in Self.complaints(foreign) { Terminal.complain(file) }
    if !origins.isEmpty { Terminal.complain("from \(Set(origins).sorted().joined(separator: ", "))") }
  }

  /// Of the files whose words are those of another edition, one line each, and of many how many more there are.
  private static func complaints(_ foreign: [ForeignWords]) -> [String] {
    var told: Set<String> = []
    let first = foreign.filter { told.insert($0.file.path).inserted }
    let lines = first.prefix(5).map { words in
      let here = Duration.milliseconds(words.file.frames * 1000 / words.file.rate)
      return "\(words.file.path): its words are not used: they are of a file of "
        + "\(Duration.milliseconds(words.milliseconds).clock), and this one has \(here.clock); import or shift its timings"
    }
    return lines + (first.count > 5 ? ["and so are those of \(first.count - 5) more files"] : [])
  }
}
