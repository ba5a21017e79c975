import Foundation
import Glibc
import TilawaFiles
package import TilawaStore

/// A folder for one test, removed with everything in it when the test lets go of it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "tilawa-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { TemporaryFolder.remove(path) }

  /// Removes a path with all its content, also names that are not valid text; Foundation does not find those.
  private static func remove(_ path: String) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return }
    guard info.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for name in Disk.names(in: path) ?? [] { remove("\(path)/\(name)") }
    rmdir(path)
  }

  /// The path of a file in it.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The program's folders as TILAWA_HOME would place them here.
  package var home: Folders { Folders(environment: ["TILAWA_HOME": path]) }

  /// Writes a file, with the folders above it, and returns its path.
  @discardableResult
  package func write(_ content: String, to name: String) throws -> String {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
    return file.path
  }

  /// The paths of all files inside, from here, in order.
  package func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}
