import Foundation

/// The audio files that a user named, or that lie in the folders he named.
struct SourceFolder {
  /// By what is in them, in the order of their names.
  let files: [SourceFile]
  /// How many others there were.
  let ignored: Int

  /// - Parameter paths: files and folders; a folder is not searched deeper than its own files.
  /// - Throws: `PlayerError` for what is not there or cannot be listed, a file whose name says nothing, and two files
  ///   for the same.
  init(_ paths: [String]) throws {
    var files: [SourceFile] = []
    var ignored = 0
    for path in paths {
      let path = try SourceFolder.absolute(path)
      guard let names = try SourceFolder.names(in: path) else {
        files.append(try SourceFolder.file(at: path))
        continue
      }
      let found = names.sorted().compactMap { SourceFile(path: path + "/" + $0) }
      ignored += names.count - found.count
      files += found
    }
    var byName: [SourceFile.Name: SourceFile] = [:]
    for file in files {
      guard let other = byName.updateValue(file, forKey: file.name) else { continue }
      throw PlayerError(
        code: .invalid, operation: "add", path: file.path, message: "\(other.path) is of the same name: keep one")
    }
    self.files = files
    self.ignored = ignored
  }

  private static func file(at path: String) throws -> SourceFile {
    guard let file = SourceFile(path: path) else {
      throw PlayerError(
        code: .invalid, operation: "add", path: path,
        message: "its name is not that of an ayah (002255.mp3) or a surah (002.mp3)")
    }
    return file
  }

  /// What a folder holds; nil for a file.
  private static func names(in path: String) throws -> [String]? {
    guard Disk.isFolder(path) else { return nil }
    guard let names = Disk.names(in: path) else {
      throw PlayerError(
        code: .unreadable, operation: "list the folder", path: path, message: String(cString: strerror(errno)))
    }
    return names
  }

  private static func absolute(_ path: String) throws -> String {
    guard let real = realpath(path) else {
      throw PlayerError(
        code: errno == ENOENT || errno == ENOTDIR ? .notFound : .unreadable, operation: "open", path: path,
        message: String(cString: strerror(errno)))
    }
    return real
  }
}
