import ArgumentParser

/// The command that a line names, and the words that are left for it.
///
/// The parser of all commands goes through its tree at every step. A command that was named is parsed without the others
/// ([decision 0179](../../docs/decisions/0179-what-a-start-does.md)).
struct NamedCommand {
  /// The named commands, from the first level down.
  let path: [String]
  let type: any ParsableCommand.Type
  let rest: [String]

  init(_ typed: [String], root: any ParsableCommand.Type = Tilawa.self) {
    var (type, path): (any ParsableCommand.Type, [String]) = (root, [])
    while path.count < typed.count,
      let named = type.configuration.subcommands.first(where: { $0.configuration.commandName == typed[path.count] })
    {
      (type, path) = (named, path + [typed[path.count]])
    }
    self.path = path
    self.type = type
    rest = Array(typed.dropFirst(path.count))
  }

  /// Returns the command with its options.
  ///
  /// - Returns: nil if only the parser of all commands can say what is asked for (help, the version, what a shell
  ///   completes), or what is wrong.
  func parsed() -> (any ParsableCommand)? {
    guard let type = runs, let command = try? type.parseAsRoot(rest), Swift.type(of: command) == type else {
      return nil
    }
    return command
  }

  /// The command that runs: the default one of a group, where none of it was named; nil for a group without one.
  private var runs: (any ParsableCommand.Type)? {
    var type = type
    while !type.configuration.subcommands.isEmpty {
      guard !path.isEmpty, let standard = type.configuration.defaultSubcommand else { return nil }
      type = standard
    }
    return type
  }
}
