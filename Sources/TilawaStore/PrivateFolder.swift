import Glibc

/// Folders that belong to the user alone.
enum PrivateFolder {
  /// Makes the folder and those above it that are absent, each with mode 0700. An existing one is left as it is.
  ///
  /// - Throws: `.cannotCreate`.
  static func create(_ path: String) throws(StoreError) {
    guard access(path, F_OK) != 0 else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try create(String(path[..<slash])) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw StoreError(
        code: .cannotCreate, operation: "make the folder", path: path, message: String(cString: strerror(errno)))
    }
  }
}
