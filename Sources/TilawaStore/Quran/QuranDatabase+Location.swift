import Glibc

extension QuranDatabase {
  /// Finds the database: the path in TILAWA_QURAN, else the path of the installed program, else the path of the working
  /// copy.
  ///
  /// - Parameters:
  ///   - environment: the environment of the process.
  ///   - executable: the real path of the running program.
  /// - Throws: `.notFound` with advice.
  package static func locate(
    environment: [String: String], executable: String? = runningExecutable()
  ) throws(StoreError) -> String {
    try InstalledFile(name: "quran.sqlite", variable: "TILAWA_QURAN").locate(environment, executable)
  }

  /// The real path of this process's program, or nil where the system does not say.
  package static func runningExecutable() -> String? {
    readlink("/proc/self/exe")
  }
}
