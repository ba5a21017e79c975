/// The folder with the files of the studio's page, which is installed with the program.
package enum StudioFolder {
  private static let folder = InstalledFile(name: "studio", variable: "TILAWA_STUDIO")

  /// Finds the folder: the one that TILAWA_STUDIO names, else the installed one, else that of the working copy.
  ///
  /// - Throws: `.notFound`.
  package static func locate(
    environment: [String: String], executable: String? = QuranDatabase.runningExecutable()
  ) throws(StoreError) -> String { try folder.locate(environment, executable) }
}
