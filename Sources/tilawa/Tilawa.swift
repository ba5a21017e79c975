import AppScripts
import ArgumentParser
import CommandOptions
import Foundation
import LearnCommands
import LibraryCommands
import ListenCommands
import ReadCommands
import RecordingCommands
import SettingsCommands
import AppBase
import AppPlayback
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaStore

/// The command. It parses and runs a command line, and turns an error into one line and an exit code.
@main struct Tilawa: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tilawa",
    abstract: "Plays Quran recitation for memorising: exact repeats, and your teacher's recordings first.",
    version: Release.version,
    // These commands come first; the others stand below them, by purpose.
    subcommands: SettingsCommands.first + ListenCommands.first + ReadCommands.first + RecordingCommands.first,
    groupedSubcommands: [
      ListenCommands.group, RecordingCommands.group, ReadCommands.group,
      CommandGroup(name: "Learn", subcommands: ReadCommands.learning + LearnCommands.all),
      LibraryCommands.group, SettingsCommands.group,
    ])

  static func main() async {
    // A version is the same in every language and needs no parser, which would take three quarters of the time.
    if Surroundings.arguments == ["--version"] { return Terminal.put(file: Release.version + "\n") }
    LanguageChoice.use(for: Surroundings.arguments.contains("--json") ? .programs : .people)
    // The order of letters is asked for wherever something is written, also where no command has begun.
    Terminal.configure { (try? AppContext().opening.standards())?["bidi"].flatMap(Bidi.init) }
    if Terminal.isTerminal(2) { UnattendedRescue.tellWhatWasDone(in: AppContext()) }
    do {
      let arguments = Surroundings.arguments
      if let passed = try SessionRequest.passed(in: Surroundings.environment) {
        return try await ListenCommands.play(passed)
      }
      if arguments.isEmpty, Terminal.isTerminal(1) { return try await showOverview() }
      if try ReadCommands.show(plain: arguments) { return }
      if try ListenCommands.control(plain: arguments) { return }
      if let request = ListenCommands.request(plain: arguments) { return try await ListenCommands.play(request) }
      if let complaint = TypedWords.complaint(aboutHelp: arguments) { throw ValidationError(complaint) }
      // Read before anything is awaited: help, the version and mistakes begin no thread.
      let command = try command(ReadCommands.complete(arguments))
      try await run(command)
    } catch {
      UnattendedRescue.goOn(after: error, in: AppContext())
      if AppContext().detachment == .unheard, let failure = Failure(error) { await DesktopNotice.show(failure) }
      // Options that do not fit together are told as the parser tells a wrong one.
      let error = (error as? PlayRequest.Fault).map { ValidationError($0.sentence) } ?? error
      leave(with: error, typed: Surroundings.arguments)
    }
  }

  static func command(_ arguments: [String]) throws -> any ParsableCommand {
    try NamedCommand(arguments).parsed() ?? parseAsRoot(arguments)
  }

  static func run(_ command: any ParsableCommand) async throws {
    var command = command
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }

  /// Returns the parser's message in one line, without a full stop. The parser writes the known values on lines of their own.
  static func line(for error: any Error) -> String {
    let line = message(for: error).split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }
      .joined(separator: " ")
    return line.hasSuffix("'.") ? String(line.dropLast()) : line
  }

  private static func leave(with error: any Error, typed: [String]) -> Never {
    let words = TypedWords(typed)
    // A word that names nothing may be a mistyped command of a group whose default command takes words.
    let isMistyped = Failure(error)?.code == .noInput && words.complaint != nil
    if !isMistyped, let failure = Failure(error) {
      Terminal.complain(failure.spoken)
      RescueOffer.make(after: error)
      exit(withError: ExitCode(failure.code.rawValue))
    }
    guard isMistyped || exitCode(for: error) != .failure else {
      Terminal.complain(TilawaSentences.bug(error: "\(error)").spoken)
      exit(withError: ExitCode(ExitCodes.bug.rawValue))
    }
    guard isMistyped || exitCode(for: error) == .validationFailure else {
      // Help, the version, or what a shell completes.
      let text = fullMessage(for: error)
      if text.hasPrefix("OVERVIEW:"), let help = TranslatedHelp(typed) {
        Terminal.put(help.text(columns: Terminal.isTerminal(1) ? Terminal.columns : 80))
      } else if !text.isEmpty {
        Terminal.put(file: text + "\n")
      }
      exit(withError: exitCode(for: error))
    }
    let complaint = words.complaint ?? UnknownOption.hinted(line(for: error), of: words.path.first)
    let help = CommandHint(words: ["help"] + words.path)
    let isQuestion = complaint.text.last.map("?؟".contains) == true
    let told =
      isQuestion
      ? TilawaSentences.elseSeeHelp(complaint: complaint, command: help)
      : TilawaSentences.seeHelp(complaint: complaint, command: help)
    Terminal.complain(told.spoken)
    exit(withError: ExitCode.validationFailure)
  }
}
