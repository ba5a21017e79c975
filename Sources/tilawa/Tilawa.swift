import ArgumentParser

/// The command. Parses, runs, and turns what goes wrong into one line and an exit code.
@main struct Tilawa: AsyncParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "tilawa",
    abstract: "Plays Quran recitation for memorising: ranges, repeats, your teacher's recordings first.",
    version: version,
    subcommands: [
      PlayCommand.self, QueueCommand.self, RenderCommand.self, RecitersCommand.self, ImportCommand.self,
      RecordCommand.self, WaveformCommand.self, AnnotateCommand.self, LibraryCommand.self,
      ShowCommand.self, InfoCommand.self, ConvertCommand.self, AboutCommand.self, DoctorCommand.self,
    ])

  static func main() async {
    do {
      // Reading the words of `show 2:255` with the parser would take twice as long as all that follows (decision 0013).
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let ranges = ShowCommand.plainRanges(in: arguments) { return try ShowCommand.show(ranges) }
      var command = try parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      leave(with: error)
    }
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
    // The parser lists the values that it knows on lines of their own; an error of ours is one line.
    let words = message(for: error).split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    Terminal.complain("\(words.joined(separator: " ")); see tilawa help")
    exit(withError: ExitCode.validationFailure)
  }
}
