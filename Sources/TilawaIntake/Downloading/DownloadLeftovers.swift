import Glibc
package import TilawaStore

/// Partial downloads in a reciter's folder that no download is completing.
package enum DownloadLeftovers {
  /// Removes partial downloads, and the folder if nothing else is in it. Keeps files that somebody is fetching now, and
  /// files unknown to the library.
  ///
  /// - Returns: the number of removed files, and the files unknown to the library.
  /// - Throws: `StoreError` if the folder is a link or cannot be listed.
  @discardableResult
  package static func remove(of id: String, in library: Library) throws(StoreError) -> (parts: Int, strangers: [String])
  {
    let folder = library.downloads.folder(of: id)
    guard let opened = try DownloadFolder(folder) else { return (0, []) }
    let parts = removeParts(in: folder) { _ in
      true
    } from: { (name) throws(StoreError) in
      try opened.remove(name)
    }
    let strangers = try library.downloads.strays(of: id)
    library.downloads.removeFolder(of: id)
    return (parts, strangers)
  }

  /// Removes partial downloads that cannot be continued: those of complete files, and those without a known version.
  static func removeUseless(of id: String, in library: Library) {
    let folder = library.downloads.folder(of: id)
    // Remove nothing behind a link.
    guard let opened = try? DownloadFolder(folder) else { return }
    _ = removeParts(in: folder) { part in
      let final = "\(folder)/\(part.dropFirst().dropLast(".part".count))"
      return access(final, F_OK) == 0 || access("\(folder)/\(part).json", F_OK) != 0
    } from: { (name) throws(StoreError) in
      try opened.remove(name)
    }
  }

  private static func removeParts(
    in folder: String, where isUseless: (String) -> Bool, from remove: (String) throws(StoreError) -> Void
  ) -> Int {
    PartFile.names(in: folder).count { name in
      guard isUseless(name) else { return false }
      let descriptor = open("\(folder)/\(name)", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
      do throws(StoreError) {
        try remove(name + ".json")
        try remove(name)
        return true
      } catch { return false }
    }
  }
}
