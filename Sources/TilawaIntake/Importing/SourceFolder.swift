import Glibc
import TilawaCore

/// The audio files that a user named, directly or by their folders.
struct SourceFolder {
  /// The files in the order of their names, each with the content told by its name.
  let files: [SourceFile]
  /// The number of other files in the folders.
  let ignored: Int
  /// The archives among them, each with the words for the user.
  let archives: [Sentence]
  /// The documents beside the files that are named after surahs as timings are: 002.json.
  let timings: [String]

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - paths: files and folders; of the folders in them those of single surahs are searched too.
  ///   - structure: the structure of the text.
  ///   - counting: the counting of the names.
  /// - Throws: `PlayerError` for a path that does not exist or cannot be listed, for a named file without a known name,
  ///   and for two files of the same content.
  init(_ paths: [String], _ structure: QuranStructure, _ counting: VerseCounting) throws {
    var listed = SourceListing(structure)
    for path in paths { try listed.add(path) }
    let names = SourceNames(listed.named + listed.found, structure, counting)
    let files = (listed.named + listed.found).compactMap { path in
      names[path].map { SourceFile(path: path, name: $0) }
    }
    if let unknown = listed.named.first(where: { names[$0] == nil }) { throw SourceFolder.unknown(unknown) }
    let others = listed.found.filter { names[$0] == nil }
    timings = listed.found.filter { TimingDocument.isOfSurah($0) }
    ignored = others.count - timings.count
    archives = others.filter { SourceFile.stem(of: $0) == nil }.compactMap { OtherContent.archive(at: $0) }
    var byName: [SourceFile.Name: SourceFile] = [:]
    for file in files {
      guard let other = byName.updateValue(file, forKey: file.name) else { continue }
      throw PlayerError(
        code: .invalid, operation: IntakeSentences.cannotAdd, path: file.path,
        detail: IntakeSentences.sameName(path: other.path))
    }
    self.files = files
  }

  private static func unknown(_ path: String) -> PlayerError {
    PlayerError(
      code: .invalid, operation: IntakeSentences.cannotAdd, path: path,
      detail: OtherContent(ofFile: path)?.sentence ?? IntakeSentences.noAyahName)
  }
}

/// The files that paths name.
private struct SourceListing {
  /// The files that were named themselves, and those in folders.
  private(set) var named: [String] = []
  private(set) var found: [String] = []
  private let structure: QuranStructure

  init(_ structure: QuranStructure) { self.structure = structure }

  mutating func add(_ path: String) throws {
    let path = try SourceListing.absolute(path)
    if Disk.isFolder(path) { try list(path) } else { named.append(path) }
  }

  /// Adds the files of a folder, and those of the folders of single surahs in it.
  private mutating func list(_ folder: String) throws {
    for path in try SourceListing.paths(in: folder) {
      let isOfSurah = SourceNames.isOfSurah(path, structure) && Disk.isFolder(path)
      found += isOfSurah ? try SourceListing.paths(in: path) : [path]
    }
  }

  private static func paths(in folder: String) throws -> [String] {
    guard let names = Disk.names(in: folder) else {
      throw PlayerError(
        code: .unreadable, operation: IntakeSentences.cannotListFolder, path: folder, detail: .system())
    }
    return names.sorted().map { folder + "/" + $0 }
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
