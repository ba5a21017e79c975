import AppReciters
import ArgumentParser
import CommandOptions
import AppBase
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaStore

struct TimingsSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Correct the start or the end of an ayah.",
    discussion: """
      The correction holds only for this audio, and not for other editions of it. Neighbours that touch the ayah move, \
      too.
      """)

  @Argument(help: ArgumentHelp("The ayah, such as 2:255.", valueName: "ref"))
  var ref: String

  @OptionGroup var options: TimingOptions

  @Option(help: ArgumentHelp("The start, as a time in the file.", valueName: "time"))
  var start: PlaceArgument?

  @Option(help: ArgumentHelp("The end, as a time in the file.", valueName: "time"))
  var end: PlaceArgument?

  mutating func validate() throws {
    if start == nil, end == nil { throw ValidationError(LibraryCommandsSentences.startOrEnd) }
    if let start, let end, end.time <= start.time { throw ValidationError(LibraryCommandsSentences.endBeforeStart) }
  }

  func run() throws {
    let timed = try options.open(for: .writing)
    let ref = try RangeParser(structure: timed.structure, counting: timed.reciter.counting).parseAyah(ref)
    let (timing, outcome) = try timed.editor.set(
      ref, start: start?.time, end: end?.time, of: timed.reciter, now: SystemClock.now)
    timed.set(timing, outcome).tell(options.report)
  }
}

struct TimingsUnsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unset", abstract: "Delete corrections and use the published timings again.")

  @Argument(help: ArgumentHelp("The ayat, such as 2:255, or all.", valueName: "range"), completion: .ranges)
  var ranges: [String]

  @OptionGroup var options: TimingOptions

  func run() throws {
    let timed = try options.open(for: .writing)
    let spans = try timed.spans(ranges)
    let (count, outcome) = try timed.editor.unset(spans, of: timed.reciter)
    try timed.unset(count, in: spans, outcome).tell(options.report)
  }
}

struct TimingsShiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shift", abstract: "Move all published timings by the same time, for another edition of the audio.",
    discussion: "Your corrections stay, because they belong to the audio.")

  @Argument(help: ArgumentHelp("The ayat, such as 67 for a surah, or all.", valueName: "range"), completion: .ranges)
  var ranges: [String]

  @OptionGroup var options: TimingOptions

  @Option(
    name: .customLong("by"), parsing: .unconditional,
    help: ArgumentHelp("The distance, such as 60ms for later or -60ms for earlier.", valueName: "time"))
  var offset: OffsetArgument

  mutating func validate() throws {
    if offset.time == .zero { throw ValidationError(LibraryCommandsSentences.noShift) }
  }

  func run() throws {
    let timed = try options.open(for: .writing)
    let (count, outcome) = try timed.editor.shift(
      try timed.spans(ranges), by: offset.time, of: timed.reciter, progress: FileProgress.shown(options.report))
    timed.shifted(count, by: offset.time, outcome).tell(options.report)
  }
}

struct TimingsExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write your corrections as JSON, with the digest of the audio.",
    discussion: "Corrections of audio that is not on this machine now are included.")

  @OptionGroup var options: TimingOptions

  @Flag(help: "Include published timings.")
  var all = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write. Default: standard output.", valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup var writing: WritingOptions

  func run() throws {
    let timed = try options.open(for: .reading)
    let export = try TimingExport(
      of: timed.reciter, in: timed.library, extent: all ? .all : .overlays, structure: timed.structure)
    let text = export.text(of: timed.reciter, timed.structure)
    let count = export.overlays.values.reduce(0) { $0 + $1.count }
    if export.elsewhere > 0, !options.report.json {
      Terminal.complain(LibraryCommandsSentences.byHandElsewhere(count: export.elsewhere).text)
    }
    guard let output, !OutputTargets.isPrinted(output) else { return Terminal.put(file: text) }
    try OutputFile.write(Array(text.utf8), to: writing.target(output, options.report))
    CommandAnswer(
      [
        all
          ? LibraryCommandsSentences.exportedAll(path: output, count: count, published: export.published.count)
          : LibraryCommandsSentences.exported(path: output, count: count)
      ],
      Exported(
        file: output, overlays: count, elsewhere: export.elsewhere, published: export.published.count)
    ).tell(options.report)
  }

  /// The line for programs.
  private struct Exported: Encodable {
    let file: String
    /// The number of ayat that are set by hand.
    let overlays: Int
    let elsewhere: Int
    let published: Int
  }
}
