import Glibc

/// The identity of a file's version, known without reading it: any write or replacement changes it.
package struct FileIdentity: Hashable, CustomStringConvertible {
  let device: UInt
  let inode: UInt
  /// Bytes.
  package let size: Int
  /// Nanoseconds since 1970.
  package let modified: Int
  /// Nanoseconds since 1970; cannot be set back the way `modified` can.
  let changed: Int

  /// - Throws: `.notFound` where nothing is, `.unreadable` for a folder or a forbidden one.
  package init(path: String) throws(StoreError) {
    var info = stat()
    guard stat(path, &info) == 0 else {
      let reason = errno
      throw StoreError(
        code: reason == ENOENT || reason == ENOTDIR ? .notFound : .unreadable, operation: FilesSentences.cannotOpen,
        path: path,
        detail: .system(reason))
    }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw StoreError(
        code: .unreadable, operation: FilesSentences.cannotOpen, path: path, detail: FilesSentences.notAFile)
    }
    device = UInt(info.st_dev)
    inode = UInt(info.st_ino)
    size = Int(info.st_size)
    modified = info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec
    changed = info.st_ctim.tv_sec * 1_000_000_000 + info.st_ctim.tv_nsec
  }

  package var description: String { "\(device) \(inode) \(size) \(modified) \(changed)" }
}
