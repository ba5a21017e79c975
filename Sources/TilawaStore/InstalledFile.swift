import TilawaCore

/// A file that is installed with the program; in a working copy, and for other programs, it lies among the resources.
struct InstalledFile {
  /// The name of the file, without its folder.
  let name: String
  /// The environment variable that names another file.
  let variable: String

  /// Finds the file: at the variable's path, else with the installed program, else among the resources of a program that uses
  /// the library `Tilawa`, else in the working copy.
  ///
  /// - Throws: `.notFound` with advice.
  func locate(_ environment: [String: String], _ executable: String?) throws(StoreError) -> String {
    if let path = environment[variable], !path.isEmpty { return path }
    let candidates = executable.map(candidates) ?? []
    guard let found = candidates.first(where: { Disk.exists($0) }) else {
      throw StoreError(
        code: .notFound, operation: StoreSentences.cannotFind(name: name), path: nil,
        detail: StoreSentences.notInstalled(variable: variable))
    }
    return found
  }

  private func candidates(near executable: String) -> [String] {
    var folders = executable.split(separator: "/").dropLast()
    var candidates = ["/" + (folders.dropLast() + ["share", "tilawa", name[...]]).joined(separator: "/")]
    candidates.append("/" + (folders + ["tilawa_Tilawa.resources", name[...]]).joined(separator: "/"))
    while !folders.isEmpty {
      candidates.append("/" + (folders + ["Resources", name[...]]).joined(separator: "/"))
      folders.removeLast()
    }
    return candidates
  }
}
