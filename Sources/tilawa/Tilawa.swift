import ArgumentParser
import Foundation
import TilawaDesktop

/// The command. Parses, runs, and turns what goes wrong into one line and an exit code.
@main struct Tilawa: AsyncParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "tilawa",
    abstract: "Plays Quran recitation for memorising: ranges, repeats, your teacher's recordings first.",
    version: version,
    subcommands: [
      PlayCommand.self, ResumeCommand.self, QueueCommand.self, RenderCommand.self, RecitersCommand.self,
      SetupCommand.self, TimingsCommand.self, ImportCommand.self, IdentifyCommand.self, RecordCommand.self,
      WaveformCommand.self, AnnotateCommand.self, LibraryCommand.self, DownloadCommand.self, DownloadsCommand.self,
      ReadCommand.self, ShowCommand.self, SearchCommand.self, SimilarCommand.self, TajweedCommand.self,
      TextCommand.self, BookmarkCommand.self, PositionCommand.self, AyahOfTheDayCommand.self, KhatmCommand.self,
      CtlCommand.self, StopCommand.self, SessionCommand.self, InfoCommand.self, ConvertCommand.self, AboutCommand.self,
      DoctorCommand.self, HistoryCommand.self, ConfigCommand.self, PresetCommand.self,
    ])

  static func main() async {
    UnattendedRescue.tellWhatWasDone()
    do {
      // Reading the words of `show 2:255` with the parser would take twice as long as all that follows (decision 0013).
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let ranges = ShowCommand.plainRanges(in: arguments) { return try ShowCommand.show(ranges) }
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
      UnattendedRescue.goOn(after: error)
      if CommandContext().isDetached, let failure = Failure(error) { await notify(of: failure) }
      leave(with: error)
    }
  }

  /// Has the desktop show what went wrong with what plays in the background: nobody reads what it prints.
  ///
  /// - Parameter script: which it was, as people call it.
  static func notify(of failure: Failure, in script: String? = nil) async {
    guard !failure.message.isEmpty,
      let bus = BusAddress.ofSession(environment: ProcessInfo.processInfo.environment)
    else { return }
    await DesktopNotice(title: script ?? "Tilawa", body: failure.message, urgency: .critical).show(on: bus)
  }

  /// Reads what was typed, completed by what was settled.
  private static func parse(_ typed: [String]) throws -> any ParsableCommand {
    if typed.first == ShowCommand.configuration.commandName { return try parseAsRoot(PackOptions.complete(typed)) }
    let completed = try PlayArguments.complete(typed: typed, in: CommandContext().folders)
    do { return try parseAsRoot(completed) } catch {
      throw PlayArguments.blame(error, typed: typed, completed: completed)
    }
  }

  /// What the parser says in one line: it lists the values that it knows on lines of their own.
  static func line(for error: any Error) -> String {
    message(for: error).split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }.joined(separator: " ")
  }

  private static func leave(with error: any Error) -> Never {
    if let failure = Failure(error) {
      Terminal.complain(failure.message)
      RescueOffer.make(after: error)
      exit(withError: ExitCode(failure.code.rawValue))
    }
    guard exitCode(for: error) != .failure else {
      Terminal.complain("this is a bug: \(error)")
      exit(withError: ExitCode(ExitCodes.bug.rawValue))
    }
    guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
    Terminal.complain("\(line(for: error)); see tilawa help")
    exit(withError: ExitCode.validationFailure)
  }
}
