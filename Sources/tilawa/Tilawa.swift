import ArgumentParser
import Foundation
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaScreens

/// The command. Parses, runs, and turns what goes wrong into one line and an exit code.
@main struct Tilawa: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tilawa",
    abstract: "Plays Quran recitation for memorising: ranges, repeats, your teacher's recordings first.",
    version: Release.version,
    // With these five one comes far; the others stand below them, by what they are for.
    subcommands: [
      SetupCommand.self, PlayCommand.self, ResumeCommand.self, ReadCommand.self, ImportCommand.self,
    ],
    groupedSubcommands: [
      CommandGroup(
        name: "Listen",
        subcommands: [
          QueueCommand.self, RenderCommand.self, CtlCommand.self, StopCommand.self, SessionCommand.self,
          PresetCommand.self,
        ]),
      CommandGroup(
        name: "Recordings",
        subcommands: [RecordCommand.self, IdentifyCommand.self, AnnotateCommand.self, WaveformCommand.self]),
      CommandGroup(
        name: "Read",
        subcommands: [
          ShowCommand.self, SearchCommand.self, InfoCommand.self, ConvertCommand.self, BookmarkCommand.self,
          PositionCommand.self, TextCommand.self, AyahOfTheDayCommand.self,
        ]),
      CommandGroup(
        name: "Learn",
        subcommands: [TajweedCommand.self, SimilarCommand.self, KhatmCommand.self, HistoryCommand.self]),
      CommandGroup(
        name: "Library",
        subcommands: [
          LibraryCommand.self, RecitersCommand.self, TimingsCommand.self, DownloadCommand.self, DownloadsCommand.self,
        ]),
      CommandGroup(name: "Settings", subcommands: [ConfigCommand.self, DoctorCommand.self, AboutCommand.self]),
    ])

  static func main() async {
    if Terminal.isTerminal(2) { UnattendedRescue.tellWhatWasDone(in: AppContext()) }
    do {
      // Reading the words of `show 2:255` with the parser would take twice as long as all that follows (decision 0013).
      let arguments = Surroundings.arguments
      if let passed = try SessionRequest.passed(in: Surroundings.environment) {
        return try await PlaySession(passed, in: AppContext()).runAndAnswer()
      }
      if let ranges = ShowCommand.plainRanges(in: arguments) {
        return try TextRequest(ranges).read(in: AppContext()).say()
      }
      if let plain = try ControlLine.plain(in: arguments) {
        return try plain.line.perform(as: plain.form, untilItIsOver: plain.waiting)
      }
      var command = try parse(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      UnattendedRescue.goOn(after: error, in: AppContext())
      if AppContext().isDetached, let failure = Failure(error) { await DesktopNotice.show(failure) }
      // Options that do not fit together are told as the parser tells a wrong one.
      let error = (error as? PlayRequest.Fault).map { ValidationError("\($0)") } ?? error
      leave(with: error, typed: Array(CommandLine.arguments.dropFirst()))
    }
  }

  /// Reads what was typed.
  private static func parse(_ typed: [String]) throws -> any ParsableCommand {
    if typed.first == ShowCommand.configuration.commandName { return try parseAsRoot(PackOptions.complete(typed)) }
    if typed.first == ReadCommand.configuration.commandName {
      return try parseAsRoot(PackOptions.complete(typed, [.words]))
    }
    return try parseAsRoot(typed)
  }

  /// What the parser says in one line: it lists the values that it knows on lines of their own.
  static func line(for error: any Error) -> String {
    message(for: error).split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }.joined(separator: " ")
  }

  private static func leave(with error: any Error, typed: [String]) -> Never {
    if let failure = Failure(error) {
      Terminal.complain(failure.message)
      RescueOffer.make(after: error)
      exit(withError: ExitCode(failure.code.rawValue))
    }
    guard exitCode(for: error) != .failure else {
      Terminal.complain("this is a bug: \(error)")
      exit(withError: ExitCode(ExitCodes.bug.rawValue))
    }
    guard exitCode(for: error) == .validationFailure else {
      // Help, the version, or what a shell completes.
      let text = fullMessage(for: error)
      if !text.isEmpty { Terminal.put(file: text + "\n") }
      exit(withError: exitCode(for: error))
    }
    let words = TypedWords(typed)
    let complaint = words.complaint ?? line(for: error)
    let help = "see tilawa help\(words.path.map { " \($0)" }.joined())"
    Terminal.complain(complaint.hasSuffix("?") ? "\(complaint) Else \(help)" : "\(complaint); \(help)")
    exit(withError: ExitCode.validationFailure)
  }
}
