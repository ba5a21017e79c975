import Glibc
import TilawaCore

/// An open folder of fetched files, in which files are removed by their names. It is held by its number: where the folder is a
/// link, or becomes one, nothing is removed elsewhere.
package struct DownloadFolder: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// The note of where a reciter's files are from.
  package static let sourceNote = ".source"

  /// Opens a folder of downloads; returns nil if it does not exist.
  ///
  /// - Throws: `.unreadable` if it is a link or a file, or cannot be opened.
  package init?(_ path: String) throws(StoreError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor < 0 else { return }
    let reason = errno
    if reason == ENOENT { return nil }
    var info = stat()
    let isLink = lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
    throw StoreError(
      code: .unreadable, operation: StoreSentences.cannotRemoveWhatWasFetched, path: path,
      detail: isLink ? StoreSentences.folderIsLink : .system(reason))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Removes a file; one that is gone already is no error.
  ///
  /// - Throws: `.io`.
  package func remove(_ name: String) throws(StoreError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else {
      throw StoreError(
        code: .io, operation: StoreSentences.cannotRemove, path: "\(path)/\(name)", detail: .system())
    }
  }

  /// Renames a file to a free name, so that it no longer counts as a download; true if that was done.
  func setAside(_ name: String) -> Bool {
    for number in 1...99 {
      let other = "\(name).left" + (number == 1 ? "" : "-\(number)")
      var info = stat()
      if fstatat(descriptor, other, &info, AT_SYMLINK_NOFOLLOW) == 0 { continue }
      return errno == ENOENT && renameat(descriptor, name, descriptor, other) == 0
    }
    return false
  }

  /// Removes the folder where nothing is in it but the note of its source.
  func removeIfEmpty() {
    guard let names = try? FolderListing.names(in: path), names.allSatisfy({ $0 == DownloadFolder.sourceNote }) else {
      return
    }
    unlinkat(descriptor, DownloadFolder.sourceNote, 0)
    rmdir(path)
  }
}
