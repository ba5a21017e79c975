import AppScripts
import ArgumentParser
import CommandOptions
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
      var arguments = Surroundings.arguments
      if let passed = try SessionRequest.passed(in: Surroundings.environment) {
        return try await ListenCommands.play(passed)
      }
      if arguments.isEmpty, Terminal.isTerminal(1) { return try await showOverview() }
      if try ReadCommands.show(plain: arguments) { return }
      if try ListenCommands.control(plain: arguments) { return }
      if let request = ListenCommands.request(plain: arguments) { return try await ListenCommands.play(request) }
      if let (former, line) = FormerCommand.find(in: arguments) {
        Terminal.complain(former.remark(line).spoken)
        arguments = line
      }
      if let complaint = TypedWords.complaint(aboutHelp: AskedHelp.plain(arguments)) {
        throw ValidationError(complaint)
      }
      // Read before anything is awaited: help, the version and mistakes begin no thread.
      let command = try command(ReadCommands.complete(arguments))
      try await run(command)
    } catch {
      UnattendedRescue.goOn(after: error, in: AppContext())
      if AppContext().detachment == .unheard, let failure = Failure(error) { await DesktopNotice.show(failure) }
      // Options that do not fit together are told as the parser tells a wrong one.
      let error = (error as? PlayRequest.Fault).map { ValidationError($0.sentence) } ?? error
      leave(with: error, typed: FormerCommand.present(Surroundings.arguments))
    }
  }

  static func command(_ arguments: [String]) throws -> any ParsableCommand {
    try NamedCommand(arguments).parsed() ?? UnderstoodLine.command(of: arguments)
      ?? parseAsRoot(AskedHelp.plain(arguments))
  }

  static func run(_ command: any ParsableCommand) async throws {
    var command = command
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }
}
