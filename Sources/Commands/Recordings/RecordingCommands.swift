package import ArgumentParser

/// The commands that take recordings and label them.
package enum RecordingCommands {
  /// The commands at the top of the help.
  package static let first: [any ParsableCommand.Type] = [ImportCommand.self]

  package static let group = CommandGroup(
    name: "Recordings",
    subcommands: [RecordCommand.self, IdentifyCommand.self, AnnotateCommand.self, WaveformCommand.self])
}
