import ArgumentParser
import TilawaConsole
import TilawaCore
import TilawaStore

/// What is written to a path that a user names. All commands ask here where that may be, and write to nothing else.
struct WritingOptions: ParsableArguments {
  @Flag(help: "Replace a file that is there, without asking.")
  var force = false

  /// Whether a path is standard output.
  static func isPrinted(_ path: String?) -> Bool { path == nil || path == "-" || path == "/dev/stdout" }

  /// Where something may be written that was typed so.
  ///
  /// - Throws: `Failure` 73 for what Tilawa plays or keeps, and for a file that is there and is not to be replaced; 64 for standard
  ///   output.
  func target(_ path: String, _ report: ReportOptions) throws -> OutputTarget {
    try targets([path], report)[0]
  }

  /// The same of several, about which is asked once.
  func targets(_ paths: [String], _ report: ReportOptions) throws -> [OutputTarget] {
    var sources = SourceGuard(folders: CommandContext().folders)
    var targets: [OutputTarget] = []
    var present: [String] = []
    for path in paths {
      guard !WritingOptions.isPrinted(path) else {
        throw Failure(.usage, "\(path): this is not written to standard output; name a file")
      }
      let target = try OutputTarget(path)
      if let complaint = try sources.complaint(about: target) { throw WritingOptions.refusal(path, complaint) }
      if case .file = target.kind { present.append(path) }
      targets.append(target)
    }
    if !force, let first = present.first { try ask(first, of: present.count, report) }
    return targets
  }

  private func ask(_ path: String, of count: Int, _ report: ReportOptions) throws {
    let words = count == 1 ? "\(path) is there already" : "\(count) of the files are there already, such as \(path)"
    let it = count == 1 ? "it" : "them"
    guard !report.json, Terminal.isTerminal(0), Terminal.isTerminal(2) else {
      throw Failure(.cannotCreate, "\(words); to replace \(it): --force")
    }
    guard try Question.isGranted("\(words); replace \(it)?", otherwise: "") else {
      throw Failure(.cannotCreate, "\(path) is left as it is")
    }
  }

  /// Refuses a file to which is added, where it must not be.
  static func check(appendingTo path: String) throws {
    guard !isPrinted(path) else { throw Failure(.usage, "\(path): this is not added to standard output; name a file") }
    guard Disk.exists(Disk.split(path).folder) else { return }
    var sources = SourceGuard(folders: CommandContext().folders)
    if let complaint = try sources.complaint(about: try OutputTarget(path)) { throw refusal(path, complaint) }
  }

  /// Refuses a folder in which files are made, where they must not be.
  static func check(folder path: String) throws {
    if let complaint = SourceGuard(folders: CommandContext().folders).complaint(aboutFolder: path) {
      throw Failure(.cannotCreate, "\(path): cannot write: \(complaint); name another folder")
    }
  }

  private static func refusal(_ path: String, _ complaint: String) -> Failure {
    Failure(.cannotCreate, "\(path): cannot write: \(complaint); name another file")
  }
}
