/// The folder with a folder of sentences for each language, which is installed with the program.
package enum SentenceFolder {
  /// The variable of the environment that names another folder.
  package static let variable = "TILAWA_SENTENCES"
  private static let folder = InstalledFile(name: "sentences", variable: variable)

  /// Finds the folder: the one that TILAWA_SENTENCES names, else the installed one, else that of the working copy.
  ///
  /// - Throws: `.notFound`.
  package static func locate(
    environment: [String: String], executable: String? = QuranDatabase.runningExecutable()
  ) throws(StoreError) -> String { try folder.locate(environment, executable) }
}
