import ArgumentParser
import Foundation
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct TimingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timings",
    abstract: "Say where in a reciter's files the ayat and words are: published timings, and what you put right.",
    subcommands: [
      TimingsImportCommand.self, TimingsShowCommand.self, TimingsSetCommand.self, TimingsUnsetCommand.self,
      TimingsShiftCommand.self, TimingsCheckCommand.self, TimingsExportCommand.self,
    ])
}

/// Whose timings a command is about, and how it answers.
struct TimingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Id of the reciter.", valueName: "id"), completion: .reciters)
  var reciter: String

  @OptionGroup var report: ReportOptions

  func open(for purpose: LibraryDatabase.Purpose) throws -> TimedReciter {
    let context = AppContext()
    let quran = try context.quran()
    let library = try context.library(for: purpose)
    return TimedReciter(library: library, quran: quran, reciter: try library.reciters.find(reciter))
  }
}

/// A reciter with what is needed to read and change the timings.
struct TimedReciter {
  let library: Library
  let quran: QuranDatabase
  let reciter: Reciter

  /// With the juz, hizb and rub of the reciter's riwayah.
  var structure: QuranStructure { quran.structure.divided(as: reciter.riwayah) }
  var editor: TimingEditor { TimingEditor(library: library, structure: structure) }
  static var now: Int { Int(Date().timeIntervalSince1970) }

  /// The stretches of text that ranges name in the reciter's counting; `all` is the Quran.
  func spans(_ ranges: [String]) throws -> [WordRange] {
    if ranges == ["all"] { return [WordRange(0, structure.words)] }
    let parser = RangeParser(structure: structure, counting: reciter.counting)
    return try ranges.map { text in
      let range = try parser.parse(text)
      return WordRange(structure.span(of: range.first).start, structure.span(of: range.last).end)
    }
  }

  /// An ayah by its number in the reciter's counting.
  func ref(_ span: WordRange) -> AyahRef? { structure.ayat(sharing: span, in: reciter.counting).first }

  /// "2:255  0:01.200–0:05.300  50 words".
  func cells(_ timing: AyahTiming) -> [String] {
    let range = timing.range.map {
      "\($0.lowerBound.clock)–\($0.upperBound == AyahTiming.endOfFile ? "end" : $0.upperBound.clock)"
    }
    let words = timing.words.isEmpty ? [] : [Count.words(timing.words.count)]
    return [ref(timing.span)?.description ?? "?", range ?? "whole file"] + words
  }

  func json(_ timing: AyahTiming) -> [(String, JSON)] {
    let words = timing.words.map { word in
      JSON.object([
        ("word", .int(word.word - timing.span.start + 1)), ("start", word.start.json), ("end", word.end.json),
      ])
    }
    return [
      ("ref", .string(ref(timing.span)?.description ?? "")), ("base", .string(timing.base.rawValue)),
      ("start", .optional(timing.range) { $0.lowerBound.json }),
      ("end", .optional(timing.range) { $0.upperBound == AyahTiming.endOfFile ? .null : $0.upperBound.json }),
      ("words", .array(words)),
    ]
  }

  /// What a change came to, for people on standard error.
  func tell(_ outcome: TimingEditor.Outcome) {
    for fault in outcome.faults { Terminal.complain(fault) }
  }

  static func json(_ outcome: TimingEditor.Outcome) -> [(String, JSON)] {
    [("recut", .strings(outcome.recut)), ("faults", .strings(outcome.faults))]
  }

  static func words(_ outcome: TimingEditor.Outcome) -> String {
    outcome.recut.isEmpty ? "" : " · \(Count.files(outcome.recut.count)) cut anew"
  }
}

/// Shows how many files are cut, where somebody looks.
func cuttingProgress(_ report: ReportOptions) -> TilawaPlayer.Progress {
  let isShown = Terminal.isTerminal(2) && !report.json
  return { done, count in
    guard isShown else { return }
    if done == count { ProgressBar.clear() } else { Terminal.draw("\(done)/\(count) files", on: 2) }
  }
}

extension Duration {
  /// As a clock shows it: "1:02.500".
  var clock: String { RecordingTime.words(milliseconds, at: 1000) }
  var json: JSON { .time(OutputTime(frames: milliseconds, rate: 1000)) }
}

/// A place in a file as people write it: `62.5`, `1:02.5`, `500ms`.
struct PlaceArgument: ExpressibleByArgument {
  let time: Duration

  init?(argument: String) {
    guard !argument.hasSuffix("f"), let time = RecordingTime.frame(argument, at: 1000) else { return nil }
    self.time = .milliseconds(time)
  }

  static var allValueStrings: [String] { ["62.5", "1:02.5", "500ms"] }
  static var defaultCompletionKind: CompletionKind { .list([]) }
}

/// A time forwards or back: `60ms`, `+0.06`, `-60ms`; less than an hour.
struct OffsetArgument: ExpressibleByArgument {
  let time: Duration

  init?(argument: String) {
    let text = argument.hasSuffix("f") ? "" : argument
    guard let time = RecordingTime.offset(text, at: 1000) ?? RecordingTime.frame(text, at: 1000),
      time.magnitude < 3_600_000
    else { return nil }
    self.time = .milliseconds(time)
  }

  static var allValueStrings: [String] { ["60ms", "-0.06"] }
  static var defaultCompletionKind: CompletionKind { .list([]) }
}
