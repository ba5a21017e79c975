import Foundation
import TilawaCore

/// The audio files that a user named, directly or by their folders.
struct SourceFolder {
  /// The files in the order of their names, each with the content told by its name.
  let files: [SourceFile]
  /// The number of other files in the folders.
  let ignored: Int
  /// The archives among them, each with the words for the user.
  let archives: [Sentence]

  /// Finds the files.
  ///
  /// - Parameter paths: files and folders; subfolders are not searched.
  /// - Throws: `PlayerError` for a path that does not exist or cannot be listed, for a named file without a known name,
  ///   and for two files of the same name.
  init(_ paths: [String]) throws {
    var files: [SourceFile] = []
    var ignored = 0
    var archives: [Sentence] = []
    for path in paths {
      let path = try SourceFolder.absolute(path)
      guard let names = try SourceFolder.names(in: path) else {
        files.append(try SourceFolder.file(at: path))
        continue
      }
      let found = names.sorted().compactMap { SourceFile(path: path + "/" + $0) }
      ignored += names.count - found.count
      archives += names.sorted().filter { SourceFile(path: $0) == nil }.compactMap {
        OtherContent.archive(at: path + "/" + $0)
      }
      files += found
    }
    var byName: [SourceFile.Name: SourceFile] = [:]
    for file in files {
      guard let other = byName.updateValue(file, forKey: file.name) else { continue }
      throw PlayerError(
        code: .invalid, operation: IntakeSentences.cannotAdd, path: file.path,
        detail: IntakeSentences.sameName(path: other.path))
    }
    self.files = files
    self.ignored = ignored
    self.archives = archives
  }

  private static func file(at path: String) throws -> SourceFile {
    guard let file = SourceFile(path: path) else {
      if let content = OtherContent(ofFile: path) {
        throw PlayerError(
          code: .invalid, operation: IntakeSentences.cannotAdd, path: path,
          detail: content.sentence)
      }
      throw PlayerError(
        code: .invalid, operation: IntakeSentences.cannotAdd, path: path, detail: IntakeSentences.noAyahName)
    }
    return file
  }

  /// Returns the names in a folder; nil for a file.
  private static func names(in path: String) throws -> [String]? {
    guard Disk.isFolder(path) else { return nil }
    guard let names = Disk.names(in: path) else {
      throw PlayerError(
        code: .unreadable, operation: IntakeSentences.cannotListFolder, path: path,
        detail: .system())
    }
    return names
  }

  private static func absolute(_ path: String) throws -> String {
    guard let real = realpath(path) else {
      throw PlayerError(
        code: errno == ENOENT || errno == ENOTDIR ? .notFound : .unreadable, operation: IntakeSentences.cannotOpen,
        path: path, detail: .system())
    }
    return real
  }
}
