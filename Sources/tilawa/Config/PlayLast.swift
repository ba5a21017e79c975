import ArgumentParser

/// `play last`, which is another way to type `resume`.
enum PlayLast {
  /// The same as words for `resume`; nil for what is not `play last`, or asks for help.
  static func resume(_ typed: [String]) -> [String]? {
    guard typed.first == PlayCommand.configuration.commandName, typed.contains("last"),
      !typed.contains(where: { ["-h", "--help"].contains($0) })
    else { return nil }
    let pieces = OptionSyntax(PlayCommand.self).pieces(Array(typed.dropFirst()))
    guard pieces.filter({ $0.option == nil }).map(\.words) == [["last"]] else { return nil }
    return ["resume"] + pieces.filter { $0.option != nil }.flatMap(\.words)
  }

  /// What is said where it cannot be read.
  static func blame(_ error: any Error) -> any Error {
    guard Tilawa.exitCode(for: error) == .validationFailure else { return error }
    let options = OptionSyntax(ResumeCommand.self).names.map { "--\($0)" }
    return ValidationError(
      "\(Tilawa.line(for: error)): play last goes on as it was asked for then, and takes only "
        + "\(options.dropLast().joined(separator: ", ")) and \(options.last ?? "")")
  }
}
