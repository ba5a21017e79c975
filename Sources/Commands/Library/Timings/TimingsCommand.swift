import ArgumentParser
import CommandOptions
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

extension TimedReciter {
  /// What a change came to, for people on standard error.
  func tell(_ outcome: TimingEditor.Outcome) {
    for fault in outcome.faults { Terminal.complain(fault) }
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
