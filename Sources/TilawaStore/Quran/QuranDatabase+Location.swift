import Foundation

extension QuranDatabase {
  /// Where the database is: where TILAWA_QURAN says, else with the installed program, else where it was built.
  ///
  /// - Parameters:
  ///   - environment: of the process.
  ///   - executable: the real path of the running program.
  /// - Throws: `.notFound`, naming what can be done.
  public static func locate(
    environment: [String: String], executable: String? = runningExecutable()
  ) throws(StoreError) -> String {
    try InstalledFile(name: "quran.sqlite", variable: "TILAWA_QURAN").locate(environment, executable)
  }

  /// The real path of this process's program, or nil where the system does not say.
  public static func runningExecutable() -> String? {
    readlink("/proc/self/exe")
  }
}
