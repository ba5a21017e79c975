import AppBase
import Foundation
package import TilawaCore
import TilawaHearing
package import TilawaIntake
import TilawaStore

/// The import of the recordings of one command, one after the other. A refused recording does not stop the others.
package struct ImportTaking {
  /// A file to import.
  package struct Task {
    package let request: RecordingImporter.Request
    /// The size in bytes.
    package let size: Int
    /// The passage that this recording and others hold together, as typed; nil if none is named, or for one recording.
    package let range: String?

    package init(request: RecordingImporter.Request, size: Int, within range: String? = nil) {
      self.request = request
      self.size = size
      self.range = range
    }
  }

  /// The result for a file that was not refused.
  package struct Taken {
    package let name: String
    package let report: RecordingImporter.Report
    /// The result of the search for the ayat; nil if there was no search.
    package fileprivate(set) var alignment: ImportAligning.Outcome?
  }

  package let importer: RecordingImporter
  /// The search for ayat; nil if it was not wanted.
  package let aligning: ImportAligning?
  package let display: any ImportDisplay
  package let warn: (Sentence) -> Void
  package private(set) var taken: [Taken] = []
  /// The number of refused files.
  package private(set) var refused = 0
  /// The exit code of the first refused file.
  package private(set) var failure: ExitCodes?

  package init(
    importer: RecordingImporter, aligning: ImportAligning?, display: any ImportDisplay,
    warn: @escaping (Sentence) -> Void
  ) {
    self.importer = importer
    self.aligning = aligning
    self.display = display
    self.warn = warn
  }

  /// Imports recordings, one after the other, then searches their ayat: that takes longer, and what is imported stays
  /// if it is interrupted.
  ///
  /// - Throws: the reason of a refusal if there is only one recording; an error that makes further imports useless,
  ///   such as a full disk.
  package mutating func take(_ tasks: [Task]) throws {
    defer { display.clear() }
    var searched: [(taken: Int, range: String?)] = []
    for task in tasks {
      let name = Self.name(of: task.request)
      display.begins(name, size: task.size)
      do {
        let report = try importer.add(task.request, now: SystemClock.now) { [display] done, count in
          display.reads(done, of: count)
        }
        if isSearched(report, task) { searched.append((taken.count, task.range)) }
        taken.append(Taken(name: name, report: report))
      } catch {
        guard tasks.count > 1, let failure = Failure(error), Self.isOfTheFile(failure.code) else { throw error }
        display.clear()
        warn(failure.said)
        refused += 1
        self.failure = self.failure ?? failure.code
      }
    }
    display.clear()
    if let aligning { try align(searched, aligning) }
  }

  /// Searches the ayat of recordings; then again where the others tell more.
  private mutating func align(_ searched: [(taken: Int, range: String?)], _ aligning: ImportAligning) throws {
    var paces = RecitedPaces()
    var early: Set<Int> = []
    for (place, range) in searched {
      let outcome = aligning.align(taken[place].report.recording, within: range, knowing: paces)
      taken[place].alignment = outcome
      if case .found(let report) = outcome { paces.add(report.outcome.paces) }
      if !paces.tellBreaks || paces.recitation == nil { early.insert(place) }
    }
    for (place, range) in searched where searched.count > 1 {
      settle(place, within: range, paces, isEarly: early.contains(place), aligning)
    }
    for (place, _) in searched {
      guard case .found(let report)? = taken[place].alignment else { continue }
      taken[place].alignment = .found(try aligning.confirming(report))
    }
  }

  /// Looks again in a recording that is in doubt, that holds no ayat beside those of the others, or that was heard before the reciter's
  /// pace was known.
  private mutating func settle(
    _ place: Int, within range: String?, _ paces: RecitedPaces, isEarly: Bool, _ aligning: ImportAligning
  ) {
    let recording = taken[place].report.recording
    let counting = recording.reciter.counting
    let others = taken.indices.filter { $0 != place }.flatMap { passages(of: $0) }.filter { $0.counting == counting }
    let structure = aligning.quran.structure.divided(as: recording.reciter.riwayah)
    let lesson = ImportLesson(others, structure)
    let named = range.flatMap { try? RangeParser(structure: structure, counting: counting).parse($0) }
    let stretches = named.map { [$0] } ?? lesson.stretches(counting)
    let isShort =
      recording.file.frames <= Self.longestDoubt * recording.file.rate && stretches.count <= Self.mostStretches
    var again: ImportAligning.Outcome?
    switch taken[place].alignment {
    case .doubtful(let guesses)? where isShort:
      again = aligning.align(recording, among: stretches, after: guesses, knowing: paces)
    case .nothing? where isShort:
      again = aligning.align(recording, among: stretches, after: [], knowing: paces)
    case .found? where isShort && named == nil && !lesson.isBeside(passages(of: place)):
      again = aligning.align(recording, among: stretches, after: [], knowing: paces)
    case .found?:
      again = isEarly ? aligning.align(recording, within: range, knowing: paces) : nil
    case .doubtful?, .nothing?, .failed?, nil: break
    }
    if case .found? = again { taken[place].alignment = again }
  }

  /// The longest recording that is looked through again for each stretch of the lesson, in seconds, and the most stretches: a longer one
  /// tells by itself what it holds.
  private static let (longestDoubt, mostStretches) = (300, 4)

  /// The ayat that were found in a recording.
  private func passages(of place: Int) -> [AyahRange] {
    if case .found(let report)? = taken[place].alignment { report.passages } else { [] }
  }

  /// Whether the ayat of a recording are searched: not if it has labels, because labels from a person, given now or
  /// before, are better than found ones. A range that is named now is searched in any case.
  private func isSearched(_ report: RecordingImporter.Report, _ task: Task) -> Bool {
    guard aligning != nil, task.request.labels == nil, report.outcome != .known else { return false }
    return report.segments.isEmpty || task.request.range != nil || task.range != nil
  }

  /// Whether an import of another file may succeed after this error.
  private static func isOfTheFile(_ code: ExitCodes) -> Bool { [.unreadable, .noInput, .usage].contains(code) }

  private static func name(of request: RecordingImporter.Request) -> String {
    switch request.source {
    case .file(let path): String(path.split(separator: "/").last ?? "")
    case .standardInput: RecordingsSentences.standardInput.text
    }
  }

  /// The file of labels of a recording in a folder of them: as deep in it as the recording is in its own, else in the folder
  /// itself; nil where there is none.
  package static func labels(of item: RecordingPaths.Item, in folder: String) -> String? {
    let path = item.folder.map { String(item.path.dropFirst($0.count + 1)) } ?? item.path
    let stem = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
    let name = stem.split(separator: "/").last.map(String.init) ?? stem
    let endings = ["txt", "TextGrid", "eaf", "csv", "json", "srt", "vtt", "lrc", "cue"]
    let names = [stem, name].flatMap { stem in endings.map { "\(folder)/\(stem).\($0)" } }
    return names.first { Disk.exists($0) }
  }
}
