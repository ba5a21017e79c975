import Glibc
public import TilawaStore

/// Files in a reciter's folder of the downloads that nobody has a use for: parts that were never finished, and files that the
/// library does not know.
public enum DownloadLeftovers {
  /// Removes them; what somebody is fetching just now stays.
  ///
  /// - Returns: how many there were.
  @discardableResult
  public static func remove(of id: String, in library: Library) -> Int {
    let folder = library.downloads(of: id)
    var count = 0
    for stray in (try? library.strays(of: id)) ?? [] where unlink(stray) == 0 { count += 1 }
    count += removeParts(in: folder) { _ in true }
    unlink("\(folder)/.source")
    rmdir(folder)
    return count
  }

  /// Removes parts with which nobody can go on: of files that are here, and of which nothing is known.
  static func removeUseless(of id: String, in library: Library) {
    let folder = library.downloads(of: id)
    _ = removeParts(in: folder) { part in
      let final = "\(folder)/\(part.dropFirst().dropLast(".part".count))"
      return access(final, F_OK) == 0 || access("\(folder)/\(part).json", F_OK) != 0
    }
  }

  private static func removeParts(in folder: String, where isUseless: (String) -> Bool) -> Int {
    PartFile.names(in: folder).count { name in
      guard isUseless(name) else { return false }
      let path = "\(folder)/\(name)"
      let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
      unlink(path + ".json")
      return unlink(path) == 0
    }
  }
}
