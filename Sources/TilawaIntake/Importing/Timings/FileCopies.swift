import TilawaStore

/// The files among some that have the same bytes under different names. Blocks: files of equal size are read.
struct FileCopies {
  private var groups: [String: [String]] = [:]

  /// - Throws: `StoreError` if a file cannot be read.
  init(_ paths: [String]) throws(StoreError) {
    var sizes: [Int: [String]] = [:]
    for path in Set(paths) { sizes[try FileIdentity(path: path).size, default: []].append(path) }
    var digests: [String: [String]] = [:]
    for paths in sizes.values where paths.count > 1 {
      for path in paths { digests[try SHA256Hasher.digest(ofFile: path).digest, default: []].append(path) }
    }
    for paths in digests.values where paths.count > 1 {
      for path in paths { groups[path] = paths.sorted() }
    }
  }

  /// Returns the other files with the same bytes, sorted.
  func others(of path: String) -> [String] { (groups[path] ?? []).filter { $0 != path } }
}
