import Glibc

/// A way to give a complete file its name without overwriting another file.
package enum NamingWay: CaseIterable, Hashable, Sendable {
  /// A second name for the file. FAT, exFAT and some network file systems have no second names.
  case link
  /// A new name, refused by the file system where it is taken. NFS cannot do that.
  case renameWithoutReplacing
  /// A new name after a look whether it is taken; another device could take it between the two.
  case rename

  enum Result: Hashable { case given, taken, unsupported, failed }

  /// Gives the file `temporary` of a folder the name `name`; the way `link` leaves the temporary name.
  func give(_ name: String, to temporary: String, in folder: Int32) -> Result {
    switch self {
    case .link: return Self.result(linkat(folder, temporary, folder, name, 0))
    case .renameWithoutReplacing:
      guard let rename = Self.renameat2 else { return .unsupported }
      return Self.result(rename(folder, temporary, folder, name, 1))
    case .rename:
      var info = stat()
      if fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0 { return .taken }
      return renameat(folder, temporary, folder, name) == 0 ? .given : .failed
    }
  }

  /// The C library's function, which Swift does not import; its last argument 1 is `RENAME_NOREPLACE`.
  private static let renameat2 = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Renaming.self) }

  private typealias Renaming =
    @convention(c) (
      Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
    ) -> Int32

  private static func result(_ code: Int32) -> Result {
    if code == 0 { return .given }
    switch errno {
    case EEXIST: return .taken
    case EPERM, EOPNOTSUPP, ENOSYS, EINVAL, EMLINK, EXDEV: return .unsupported
    default: return .failed
    }
  }
}
