package import ArgumentParser

/// The option that names a key file.
package struct SyncKeyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use a key file in place of a passphrase; a new one is made if the place is new.", valueName: "file"),
    completion: .file())
  package var keyFile: String?

  package init() {}
}
