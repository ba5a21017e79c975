import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct TimingsSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Put right by hand where an ayah begins or ends in the file that is here.",
    discussion: """
      It holds for this very audio, wherever it lies, and for no other edition. The neighbours that touch the ayah move along. \
      The file is cut just there.
      """)

  @Argument(help: ArgumentHelp("The ayah, such as 2:255.", valueName: "ref"))
  var ref: String

  @OptionGroup var options: TimingOptions

  @Option(help: ArgumentHelp("Where it begins, from the start of the file.", valueName: "time"))
  var start: PlaceArgument?

  @Option(help: ArgumentHelp("Where it ends, from the start of the file.", valueName: "time"))
  var end: PlaceArgument?

  mutating func validate() throws {
    if start == nil, end == nil { throw ValidationError("give --start, --end, or both") }
    if let start, let end, end.time <= start.time { throw ValidationError("--end comes after --start") }
  }

  func run() throws {
    let timed = try options.open(for: .writing)
    let ref = try RangeParser(structure: timed.structure, counting: timed.reciter.counting).parseAyah(ref)
    let (timing, outcome) = try timed.editor.set(
      ref, start: start?.time, end: end?.time, of: timed.reciter, now: SystemClock.now)
    if options.report.json {
      return Terminal.say(JSON.object(timed.json(timing) + TimedReciter.json(outcome)).text)
    }
    timed.tell(outcome)
    Columns.say([timed.cells(timing) + ["by hand" + TimedReciter.words(outcome)]])
  }
}

struct TimingsUnsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unset", abstract: "Forget what was put right by hand; what is published counts again.")

  @Argument(help: ArgumentHelp("Which ayat, such as 2:255, or all.", valueName: "range"), completion: .ranges)
  var ranges: [String]

  @OptionGroup var options: TimingOptions

  func run() throws {
    let timed = try options.open(for: .writing)
    let spans = try timed.spans(ranges)
    let (count, outcome) = try timed.editor.unset(spans, of: timed.reciter)
    let elsewhere = try timed.library.timings.overlaysElsewhere().values.joined().count { timing in
      spans.contains { $0.start <= timing.span.start && timing.span.start < $0.end }
    }
    if options.report.json {
      return Terminal.say(
        JSON.object([("unset", .int(count)), ("elsewhere", .int(elsewhere))] + TimedReciter.json(outcome)).text)
    }
    timed.tell(outcome)
    if elsewhere > 0 {
      Terminal.complain("\(elsewhere) ayat were put right by hand in audio that is not here; that stays for when it is")
    }
    Terminal.say("\(Count.ayat(count)) \(count == 1 ? "is" : "are") no longer by hand\(TimedReciter.words(outcome))")
  }
}

struct TimingsShiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shift", abstract: "Move published timings by one time, for another edition of the same audio.",
    discussion: "What you put right by hand is of the audio itself and stays.")

  @Argument(help: ArgumentHelp("Which ayat, such as 67 for a surah, or all.", valueName: "range"), completion: .ranges)
  var ranges: [String]

  @OptionGroup var options: TimingOptions

  @Option(
    name: .customLong("by"), parsing: .unconditional,
    help: ArgumentHelp("How much later, such as 60ms; earlier with a minus.", valueName: "time"))
  var offset: OffsetArgument

  mutating func validate() throws {
    if offset.time == .zero { throw ValidationError("--by 0 moves nothing; give a time such as 60ms or -0.06") }
  }

  func run() throws {
    let timed = try options.open(for: .writing)
    let (count, outcome) = try timed.editor.shift(
      try timed.spans(ranges), by: offset.time, of: timed.reciter, progress: cuttingProgress(options.report))
    let milliseconds = offset.time.milliseconds
    if options.report.json {
      return Terminal.say(
        JSON.object([("shifted", .int(count)), ("by_ms", .int(milliseconds))] + TimedReciter.json(outcome)).text)
    }
    timed.tell(outcome)
    let words = milliseconds > 0 ? "\(milliseconds) ms later" : "\(-milliseconds) ms earlier"
    Terminal.say("\(Count.ayat(count)) \(count == 1 ? "is" : "are") \(words)\(TimedReciter.words(outcome))")
  }
}

struct TimingsExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write what you put right by hand as JSON, with the digest of the audio.",
    discussion: "That of audio which is not here now is written too, whosever it was.")

  @OptionGroup var options: TimingOptions

  @Flag(help: "What is published, too.")
  var all = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to make. Default: standard output.", valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup var writing: WritingOptions

  func run() throws {
    let timed = try options.open(for: .reading)
    let export = try TimingExport(
      of: timed.reciter, in: timed.library, extent: all ? .all : .overlays, structure: timed.structure)
    let text = export.text(of: timed.reciter, timed.structure)
    let count = export.overlays.values.reduce(0) { $0 + $1.count }
    if export.elsewhere > 0, !options.report.json {
      Terminal.complain("\(export.elsewhere) ayat by hand are of audio that is not here, and may be another reciter's")
    }
    guard let output, !OutputTargets.isPrinted(output) else { return Terminal.put(file: text) }
    try OutputFile.write(Array(text.utf8), to: writing.target(output, options.report))
    if options.report.json {
      return Terminal.say(
        JSON.object([
          ("file", .string(output)), ("overlays", .int(count)), ("elsewhere", .int(export.elsewhere)),
          ("published", .int(export.published.count)),
        ]).text)
    }
    Terminal.say("\(output) · \(Count.ayat(count)) by hand\(all ? ", \(export.published.count) published" : "")")
  }
}
