import Glibc
import TilawaFiles

/// An open folder. Names in it are asked for without following links.
final class FolderHandle: Sendable {
  let number: Int32

  /// Opens a folder by its path; nil and `errno` where it cannot be.
  init?(_ path: String) {
    let opened = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    number = opened
  }

  private init(number: Int32) { self.number = number }

  deinit { close(number) }

  /// Opens a folder in it; nil and `errno` where there is none, or a link.
  func folder(_ part: String) -> FolderHandle? {
    let next = openat(number, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    return next < 0 ? nil : FolderHandle(number: next)
  }

  /// The description of a regular file in it; nil where there is none of this name.
  func file(_ name: String) -> stat? {
    var info = stat()
    guard fstatat(number, name, &info, AT_SYMLINK_NOFOLLOW) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return info
  }

  /// The names in it, in no order; nil and `errno` where it cannot be listed.
  func names() -> [String]? {
    let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return nil }
    guard let directory = fdopendir(copy) else {
      close(copy)
      return nil
    }
    defer { closedir(directory) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(directory) else { return errno == 0 ? names : nil }
      names.append(String(entry: entry))
    }
  }

  /// Puts the folder's entries on the disk, or says by false and `errno` that it cannot. File systems that have no such call for a
  /// folder do it by themselves.
  func synchronize() -> Bool { fsync(number) == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno) }

  /// The identity of the folder, whatever its path.
  var identity: String {
    var info = stat()
    return fstat(number, &info) == 0 ? "\(info.st_dev):\(info.st_ino)" : "\(number)"
  }
}
