import Glibc
import TilawaCore

/// Folders that belong to the user alone.
enum PrivateFolder {
  /// Makes the folder and those above it that are absent, each with mode 0700. An existing one is left as it is.
  ///
  /// - Throws: `.cannotCreate`.
  static func create(_ path: String) throws(StoreError) {
    guard access(path, F_OK) != 0 else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try create(String(path[..<slash])) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw StoreError(system: errno, .cannotCreate, operation: StoreSentences.cannotMakeFolder, path: path)
    }
  }

  /// Makes the folder if it is absent, and makes sure that it belongs to the user alone.
  ///
  /// - Throws: `.cannotCreate`, also if it belongs to another user or is a link.
  static func secure(_ path: String) throws(StoreError) {
    try create(path)
    func failure(_ why: Sentence) -> StoreError {
      StoreError(code: .cannotCreate, operation: StoreSentences.cannotUseFolder, path: path, detail: why)
    }
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { throw failure(.system()) }
    defer { close(folder) }
    var info = stat()
    guard fstat(folder, &info) == 0, info.st_uid == geteuid() else { throw failure(StoreSentences.ofAnotherUser) }
    guard info.st_mode & 0o077 != 0 else { return }
    guard fchmod(folder, 0o700) == 0 else { throw failure(.system()) }
  }
}
