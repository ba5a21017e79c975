package import ArgumentParser

/// The commands about the program itself.
package enum SettingsCommands {
  /// The commands at the top of the help.
  package static let first: [any ParsableCommand.Type] = [SetupCommand.self]

  package static let group = CommandGroup(
    name: "Settings", subcommands: [StudioCommand.self, ConfigCommand.self, DoctorCommand.self, AboutCommand.self])
}
