import TilawaConsole
import TilawaCore
import TilawaPlayer

/// The recordings of one command, taken one after the other; one that is refused does not keep the others out.
struct ImportTaking {
  /// What is taken.
  struct Task {
    let request: RecordingImporter.Request
    /// Bytes.
    let size: Int
  }

  /// What became of one that was not refused.
  struct Taken {
    let name: String
    let report: RecordingImporter.Report
    /// Nil where its ayat were not looked for.
    let alignment: ImportAligning.Outcome?
  }

  let importer: RecordingImporter
  let aligning: ImportAligning
  let bar: ImportBar?
  private(set) var taken: [Taken] = []
  /// How many were refused.
  private(set) var refused = 0
  /// Of the first that was refused.
  private(set) var failure: ExitCodes?

  init(importer: RecordingImporter, aligning: ImportAligning, bar: ImportBar?) {
    self.importer = importer
    self.aligning = aligning
    self.bar = bar
  }

  /// - Throws: what a recording is refused for that is the only one; what makes it useless to go on, such as a full disk.
  mutating func take(_ tasks: [Task]) throws {
    defer { if bar != nil { ProgressBar.clear() } }
    for task in tasks {
      let name = Self.name(of: task.request)
      bar?.begin(name, size: task.size)
      do {
        let report = try importer.add(task.request, now: SystemClock.now) { [bar] done, count in
          bar?.show(done, of: count)
        }
        taken.append(Taken(name: name, report: report, alignment: alignment(of: report, task.request)))
      } catch {
        guard tasks.count > 1, let failure = Failure(error), Self.isOfTheFile(failure.code) else { throw error }
        if bar != nil { ProgressBar.clear() }
        Terminal.complain(failure.message)
        refused += 1
        self.failure = self.failure ?? failure.code
      }
    }
  }

  /// Labels that somebody gave, now or before, are better than any that are found.
  private func alignment(
    of report: RecordingImporter.Report, _ request: RecordingImporter.Request
  ) -> ImportAligning.Outcome? {
    guard request.range != nil || aligning.recognition != nil, request.labels == nil, report.outcome != .known else {
      return nil
    }
    if bar != nil { ProgressBar.clear() }
    return aligning.align(report.recording)
  }

  /// Whether another file may fare better.
  private static func isOfTheFile(_ code: ExitCodes) -> Bool { [.unreadable, .noInput, .usage].contains(code) }

  private static func name(of request: RecordingImporter.Request) -> String {
    switch request.source {
    case .file(let path): String(path.split(separator: "/").last ?? "")
    case .standardInput: "standard input"
    }
  }

  /// The file of labels of a recording in a folder of them: as deep in it as the recording is in its own, else in the folder
  /// itself; nil where there is none.
  static func labels(of item: RecordingPaths.Item, in folder: String) -> String? {
    let path = item.folder.map { String(item.path.dropFirst($0.count + 1)) } ?? item.path
    let stem = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
    let name = stem.split(separator: "/").last.map(String.init) ?? stem
    let endings = ["txt", "TextGrid", "eaf", "csv", "json"]
    let names = [stem, name].flatMap { stem in endings.map { "\(folder)/\(stem).\($0)" } }
    return names.first { Disk.exists($0) }
  }
}
