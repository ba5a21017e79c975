import ArgumentParser
import CommandOptions
import AppBase
import AppReciters
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaStore

struct TimingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timings",
    abstract: "Manage timings: the places of ayat and words in the files of a reciter.",
    subcommands: [
      TimingsImportCommand.self, TimingsShowCommand.self, TimingsSetCommand.self, TimingsUnsetCommand.self,
      TimingsShiftCommand.self, TimingsCheckCommand.self, TimingsListenCommand.self, TimingsExportCommand.self,
    ])
}

/// The reciter whose timings a command reads or changes, and the form of its answer.
struct TimingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The id of the reciter.", valueName: "id"), completion: .reciters)
  var reciter: String

  @OptionGroup var report: ReportOptions

  func open(for purpose: LibraryDatabase.Purpose) throws -> TimedReciter {
    let context = AppContext()
    let quran = try context.quran()
    let library = try context.library(for: purpose)
    return TimedReciter(library: library, quran: quran, reciter: try library.reciters.choose(reciter))
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
