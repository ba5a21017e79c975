import AppBase
import ArgumentParser
import LibraryCommands
import TilawaConsole
import TilawaCore

// The end of a run with an error, with help or with the version.

extension Tilawa {
  /// Returns the parser's message in one line, without a full stop. The parser writes the known values on lines of their own.
  static func line(for error: any Error) -> String {
    let line = message(for: error).split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }
      .joined(separator: " ")
    return line.hasSuffix("'.") ? String(line.dropLast()) : line
  }

  static func leave(with error: any Error, typed: [String]) -> Never {
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
      if text.hasPrefix("OVERVIEW:") {
        Terminal.put(help: AskedHelp(typed).text(text, columns: Terminal.isTerminal(1) ? Terminal.columns : 80))
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
