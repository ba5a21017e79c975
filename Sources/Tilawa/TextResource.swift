import TilawaFiles
import TilawaStore

/// The text of the Quran among the resources of this package.
///
/// The resources lie in a folder beside the program. `Bundle.module` would find the same file, but ends the process where the
/// folder is absent.
enum TextResource {
  private static let bundle = "tilawa_Tilawa.resources"

  /// Returns the path of the text. An environment variable with another path has priority; nil if there is none.
  static func path(_ environment: [String: String]) -> String? {
    if let path = environment["TILAWA_QURAN"], !path.isEmpty { return path }
    guard let executable = QuranDatabase.runningExecutable() else { return nil }
    let path = Disk.split(executable).folder + "/\(bundle)/quran.sqlite"
    return Disk.exists(path) ? path : nil
  }
}
