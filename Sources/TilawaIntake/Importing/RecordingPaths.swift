import Foundation
import Glibc
package import TilawaCore

/// The recordings named by a user: files, folders with all files in them, and patterns that no shell has expanded.
package struct RecordingPaths: Sendable {
  /// A recording file.
  package struct Item: Hashable, Sendable {
    /// The absolute path.
    package let path: String
    /// The size in bytes.
    package let size: Int
    /// The searched folder of the file; nil if the file itself was named.
    package let folder: String?

    package init(path: String, size: Int, folder: String?) {
      (self.path, self.size, self.folder) = (path, size, folder)
    }
  }

  /// The recordings in the order in which they were named, each once; those of a folder sorted by name.
  package let items: [Item]
  /// The number of files in the folders that are no recordings by their names.
  package let ignored: Int
  /// The archives among them, each with the words for the user: there may be recordings in them.
  package let archives: [Sentence]

  /// Makes a list of recordings that are known already.
  ///
  /// - Parameters:
  ///   - items: the recordings.
  ///   - ignored: the number of files beside them.
  package init(_ items: [Item], ignored: Int) {
    (self.items, self.ignored, archives) = (items, ignored, [])
  }

  /// Finds the recordings. Searches folders at all depths, without hidden files and folders.
  ///
  /// - Throws: `PlayerError` for a path that does not exist or cannot be listed, and for a pattern without a match.
  package init(_ paths: [String]) throws {
    var items: [Item] = []
    var ignored = 0
    var archives: [Sentence] = []
    for path in try paths.flatMap(RecordingPaths.expanded) {
      guard Disk.isFolder(path) else {
        items.append(try RecordingPaths.item(path, in: nil))
        continue
      }
      let folder = RecordingPaths.resolved(path)
      for name in try RecordingPaths.names(in: folder) {
        if SoundKind(named: name) != nil {
          // Keep an item that cannot be read, a broken link say: its own import refuses it later, and the others go on.
          let path = folder + "/" + name
          items.append((try? RecordingPaths.item(path, in: folder)) ?? Item(path: path, size: 0, folder: folder))
        } else {
          ignored += 1
          if let words = OtherContent.archive(at: folder + "/" + name) { archives.append(words) }
        }
      }
    }
    // Two names may be one text and still be two files, where one writes its letters in another way.
    var seen: Set<[UInt8]> = []
    self.items = items.filter { seen.insert($0.path.pathBytes).inserted }
    self.ignored = ignored
    self.archives = archives
  }

  /// Returns the matches of a pattern; the path itself if such a file exists, or if it is no pattern.
  private static func expanded(_ path: String) throws -> [String] {
    guard access(path, F_OK) != 0, path.contains(where: { "*?[".contains($0) }) else { return [path] }
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(path, 0, nil, &found) == 0 else {
      throw PlayerError(
        code: .notFound, operation: IntakeSentences.cannotImport, path: path, detail: IntakeSentences.noFileFits)
    }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(path: $0) } }
  }

  private static func item(_ path: String, in folder: String?) throws -> Item {
    var info = stat()
    guard stat(path, &info) == 0 else {
      let reason = errno
      throw PlayerError(
        code: reason == ENOENT || reason == ENOTDIR ? .notFound : .unreadable, operation: IntakeSentences.cannotOpen,
        path: path, detail: .system(reason))
    }
    return Item(path: Disk.standardized(path), size: Int(info.st_size), folder: folder)
  }

  /// Returns the paths of all files in a folder, relative to it and in order. Does not enter linked folders.
  private static func names(in folder: String) throws -> [String] {
    var names: [String] = []
    var rest = [""]
    while let part = rest.popLast() {
      guard let found = Disk.names(in: folder + "/" + part) else {
        throw PlayerError(
          code: .unreadable, operation: IntakeSentences.cannotListFolder,
          path: part.isEmpty ? folder : folder + "/" + part, detail: .system())
      }
      for name in found where !name.hasPrefix(".") {
        let path = part.isEmpty ? name : part + "/" + name
        var info = stat()
        let isFolder = lstat(folder + "/" + path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
        if isFolder { rest.append(path) } else { names.append(path) }
      }
    }
    return names.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }

  /// Returns the real path of a folder, with links resolved.
  private static func resolved(_ path: String) -> String {
    realpath(path) ?? Disk.standardized(path)
  }
}
