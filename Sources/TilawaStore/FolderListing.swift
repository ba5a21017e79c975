import Glibc
import TilawaCore
import TilawaFiles

/// A listing of a folder. A folder that cannot be listed is an error, and not the same as an empty one.
package enum FolderListing {
  /// The names in a folder, in order, without `.` and `..`.
  ///
  /// - Throws: `.notFound` where there is no such folder, `.unreadable`, `.io`.
  package static func names(in folder: String) throws(StoreError) -> [String] {
    guard let directory = opendir(folder) else { throw failure(folder) }
    defer { closedir(directory) }
    return try names(in: directory, called: folder)
  }

  /// The names in a folder, in order; none where the folder is absent.
  package static func namesIfThere(in folder: String) throws(StoreError) -> [String] {
    do throws(StoreError) {
      return try names(in: folder)
    } catch {
      guard error.code == .notFound else { throw error }
      return []
    }
  }

  static func names(in directory: OpaquePointer, called folder: String) throws(StoreError) -> [String] {
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(directory) else {
        guard errno == 0 else { throw failure(folder) }
        return names.sorted()
      }
      let name = String(entry: entry)
      if name != ".", name != ".." { names.append(name) }
    }
  }

  private static func failure(_ folder: String) -> StoreError {
    let reason = errno
    let code: StoreError.Code =
      switch reason {
      case ENOENT: .notFound
      case EIO, EMFILE, ENFILE, ENOMEM: .io
      default: .unreadable
      }
    return StoreError(
      code: code, operation: StoreSentences.cannotListFolder, path: folder, detail: .system(reason))
  }
}
