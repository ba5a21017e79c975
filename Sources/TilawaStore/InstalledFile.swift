import Foundation

/// A file that is installed with the program, and in a working copy lies among the resources.
struct InstalledFile {
  /// Without its folder.
  let name: String
  /// What in the environment names another.
  let variable: String

  /// Where it is: where the variable says, else with the installed program, else where it was built.
  ///
  /// - Throws: `.notFound`, naming what can be done.
  func locate(_ environment: [String: String], _ executable: String?) throws(StoreError) -> String {
    if let path = environment[variable], !path.isEmpty { return path }
    let candidates = executable.map(candidates) ?? []
    guard let found = candidates.first(where: { Disk.exists($0) }) else {
      throw StoreError(
        code: .notFound, operation: "find \(name)", path: nil,
        message: "it was not installed with the program; install Tilawa again or set \(variable)")
    }
    return found
  }

  private func candidates(near executable: String) -> [String] {
    var folders = executable.split(separator: "/").dropLast()
    var candidates = ["/" + (folders.dropLast() + ["share", "tilawa", name[...]]).joined(separator: "/")]
    while !folders.isEmpty {
      candidates.append("/" + (folders + ["Resources", name[...]]).joined(separator: "/"))
      folders.removeLast()
    }
    return candidates
  }
}
