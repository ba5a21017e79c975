import TilawaCore
import TilawaStore

/// The output paths named by a user. All commands check a path here before they write, and write to no other place.
package enum OutputTargets {
  /// Whether a path is standard output.
  package static func isPrinted(_ path: String?) -> Bool { path == nil || path == "-" || path == "/dev/stdout" }

  /// Finds the targets of paths, and checks them.
  ///
  /// - Parameters:
  ///   - replaces: whether existing files are replaced without a question.
  ///   - asks: whether a person may be asked; once about all files.
  /// - Throws: `Failure` 73 for a file that Tilawa plays or keeps, and for an existing file without permission to
  ///   replace it; 64 for standard output.
  package static func find(
    _ paths: [String], replacing replaces: Bool, asking asks: Bool, in context: AppContext
  ) throws -> [OutputTarget] {
    var sources = SourceGuard(folders: context.folders)
    var targets: [OutputTarget] = []
    var present: [String] = []
    for path in paths {
      guard !isPrinted(path) else {
        throw Failure(.usage, BaseSentences.notToStandardOutput(path: path))
      }
      let target = try OutputTarget(path)
      if let complaint = try sources.complaint(about: target) {
        throw refusal(path, complaint)
      }
      if case .file = target.kind { present.append(path) }
      targets.append(target)
    }
    if !replaces, let first = present.first { try ask(first, of: present.count, asking: asks, in: context) }
    return targets
  }

  private static func ask(_ path: String, of count: Int, asking asks: Bool, in context: AppContext) throws {
    guard asks, context.interface.canAsk else {
      throw Failure(.cannotCreate, BaseSentences.exists(count: count, path: path))
    }
    guard context.confirms(BaseSentences.replaceQuestion(count: count, path: path)) else {
      throw Failure(.cannotCreate, BaseSentences.leftAsIs(path: path))
    }
  }

  /// Refuses to add lines to standard output, and to a file that Tilawa plays or keeps.
  package static func check(appendingTo path: String, in context: AppContext) throws {
    guard !isPrinted(path) else { throw Failure(.usage, BaseSentences.notAddedToStandardOutput(path: path)) }
    guard Disk.exists(Disk.split(path).folder) else { return }
    var sources = SourceGuard(folders: context.folders)
    if let complaint = try sources.complaint(about: try OutputTarget(path)) {
      throw refusal(path, complaint)
    }
  }

  /// Refuses to make files in Tilawa's own folders for data and downloads, or below them.
  package static func check(folder path: String, in context: AppContext) throws {
    if let complaint = SourceGuard(folders: context.folders).complaint(aboutFolder: path) {
      throw Failure(.cannotCreate, BaseSentences.cannotWriteFolder(path: path, reason: complaint))
    }
  }

  private static func refusal(_ path: String, _ reason: Sentence) -> Failure {
    Failure(.cannotCreate, BaseSentences.cannotWriteFile(path: path, reason: reason))
  }
}
