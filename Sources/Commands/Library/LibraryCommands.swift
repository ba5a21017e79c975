package import ArgumentParser

/// The commands about the library, the reciters in it, and what is fetched.
package enum LibraryCommands {
  package static let group = CommandGroup(
    name: "Library",
    subcommands: [
      LibraryCommand.self, RecitersCommand.self, TimingsCommand.self, DownloadCommand.self,
      SyncCommand.self,
    ])
}
