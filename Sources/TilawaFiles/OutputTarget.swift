package import Glibc
import TilawaCore

/// The target of a path that a user named for output, found out before anything is written.
package struct OutputTarget: Hashable, Sendable {
  /// The identity of a file, independent of its name.
  package struct Number: Hashable, Sendable {
    package let device: dev_t
    package let file: ino_t

    /// Returns nil if the path leads nowhere.
    package init?(_ path: String) {
      var info = stat()
      guard stat(path, &info) == 0 else { return nil }
      self.init(info)
    }

    init(_ info: stat) {
      device = info.st_dev
      file = info.st_ino
    }
  }

  package enum Kind: Hashable, Sendable {
    /// Nothing is at the path yet.
    case absent
    /// A regular file, which is replaced as a whole.
    case file(Number)
    /// A device or a pipe, which is written into.
    case stream
  }

  /// The path as the user typed it.
  package let name: String
  /// The path without links; its folder exists.
  package let path: String
  package let kind: Kind

  /// - Throws: `.cannotCreate`: no such folder, no permission, a folder, a disk or a socket of that name.
  package init(_ name: String) throws(FileError) {
    self.name = name
    guard !Disk.split(name).name.isEmpty else {
      throw OutputTarget.refusal(name, name.isEmpty ? FilesSentences.namesNoFile : FilesSentences.namesFolder)
    }
    var info = stat()
    guard stat(name, &info) == 0 else {
      guard errno == ENOENT else { throw FileError(writing: name) }
      path = try OutputTarget.place(name)
      kind = .absent
      return
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG:
      // Read-only is meant so, though the folder would let it be replaced.
      guard access(name, W_OK) == 0 else { throw FileError(writing: name) }
      path = try OutputTarget.place(name)
      kind = .file(Number(info))
    case S_IFCHR, S_IFIFO:
      path = name
      kind = .stream
    case S_IFDIR: throw OutputTarget.refusal(name, FilesSentences.folder)
    case S_IFBLK: throw OutputTarget.refusal(name, FilesSentences.disk)
    default: throw OutputTarget.refusal(name, FilesSentences.notAFile)
    }
  }

  /// Follows links to their target, which need not exist.
  private static func place(_ name: String) throws(FileError) -> String {
    var path = name
    for _ in 0..<40 {
      let (folder, last) = Disk.split(path)
      var info = stat()
      guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK else {
        guard last != ".", last != "..", !last.isEmpty else {
          throw OutputTarget.refusal(name, FilesSentences.namesFolder)
        }
        guard let real = realpath(folder) else {
          guard errno == ENOENT else { throw FileError(writing: name) }
          throw OutputTarget.refusal(name, FilesSentences.noFolder(folder: folder))
        }
        return (real == "/" ? "" : real) + "/" + last
      }
      try checkOwner(of: info, in: folder, name)
      guard let content = readlink(path) else { throw FileError(writing: name) }
      path = content.hasPrefix("/") ? content : "\(folder == "/" ? "" : folder)/\(content)"
    }
    throw FileError(writing: name, ELOOP)
  }

  /// Checks the owner of a link in a folder to which everybody can write.
  ///
  /// Anybody could have put the link there. It is followed only if it belongs to this user or to the folder's owner;
  /// the system has the same rule for opening.
  private static func checkOwner(of link: stat, in folder: String, _ name: String) throws(FileError) {
    var info = stat()
    guard stat(folder, &info) == 0, info.st_mode & (S_ISVTX | S_IWOTH) == S_ISVTX | S_IWOTH,
      link.st_uid != geteuid(), link.st_uid != info.st_uid
    else { return }
    throw OutputTarget.refusal(name, FilesSentences.linkOfAnotherUser)
  }

  private static func refusal(_ name: String, _ reason: Sentence) -> FileError {
    FileError(.cannotCreate, FilesSentences.cannotWrite, path: name, reason)
  }
}
