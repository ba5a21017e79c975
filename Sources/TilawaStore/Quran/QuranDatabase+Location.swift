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
    if let path = environment["TILAWA_QURAN"], !path.isEmpty { return path }
    let candidates = executable.map(candidates) ?? []
    guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      throw StoreError(
        code: .notFound, operation: "find quran.sqlite", path: nil,
        message: "it was not installed with the program; install Tilawa again or set TILAWA_QURAN")
    }
    return found
  }

  /// The real path of this process's program, or nil where the system does not say.
  public static func runningExecutable() -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  private static func candidates(near executable: String) -> [String] {
    var folders = executable.split(separator: "/").dropLast()
    var candidates = ["/" + (folders.dropLast() + ["share", "tilawa", "quran.sqlite"]).joined(separator: "/")]
    while !folders.isEmpty {
      candidates.append("/" + (folders + ["Resources", "quran.sqlite"]).joined(separator: "/"))
      folders.removeLast()
    }
    return candidates
  }
}
