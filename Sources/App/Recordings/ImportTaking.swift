import AppBase
package import TilawaCore
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
  /// The number of recordings that other devices have imported.
  package var elsewhere = 0
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
  /// - Parameter all: the number of recordings of which these are some; nil: these are all.
  /// - Returns: the places of the refused ones.
  /// - Throws: the reason of a refusal if there is only one recording; an error that makes further imports useless,
  ///   such as a full disk.
  @discardableResult
  package mutating func take(_ tasks: [Task], of all: Int? = nil) throws -> Set<Int> {
    defer { display.clear() }
    let start = taken.count
    var (searched, failed): ([(number: Int, taken: Int, range: String?)], Set<Int>) = ([], [])
    for (number, task) in tasks.enumerated() {
      let name = Self.name(of: task.request)
      display.begins(name, size: task.size)
      do {
        let report = try importer.add(task.request, now: SystemClock.now) { [display] done, count in
          display.reads(done, of: count)
        }
        if isSearched(report, task) { searched.append((number, taken.count, task.range)) }
        taken.append(Taken(name: name, report: report))
      } catch {
        let isOne = (all ?? tasks.count) == 1
        guard !isOne, let failure = Failure(error), Self.isOfTheFile(failure.code) else { throw error }
        display.clear()
        warn(failure.said)
        refused += 1
        failed.insert(number)
        self.failure = self.failure ?? failure.code
      }
    }
    display.clear()
    for (_, place, range) in searched {
      taken[place].alignment = aligning?.align(taken[place].report.recording, within: range)
    }
    let lesson = lesson(of: taken[start...])
    searched.forEach { settle($0.taken, within: $0.range, lesson) }
    // A part of an archive that is shared is in no order.
    for (one, next) in zip(searched, searched.dropFirst())
    where next.number == one.number + 1 && all ?? tasks.count == tasks.count {
      goOn(one.taken, to: next.taken)
    }
    return failed
  }

  /// Notes a recording that cannot be had.
  package mutating func miss(_ task: Task, _ words: (_ name: String) -> Sentence) {
    display.clear()
    warn(words(Self.name(of: task.request)))
    refused += 1
    failure = failure ?? .noInput
  }

  /// Seeks the ayat of the lesson in a recording of it in which nothing is sure by itself: a few words are too little to recognise among all
  /// ayat, and enough among those of the lesson.
  private mutating func settle(_ place: Int, within range: String?, _ lesson: ImportLesson?) {
    guard let aligning, let lesson else { return }
    let candidates: [AyahRange]
    switch taken[place].alignment {
    case .doubtful(let ranges)?: candidates = ranges
    case .nothing?: candidates = []
    default: return
    }
    let recording = taken[place].report.recording
    let passages = (try? range.map { [try aligning.passage($0, of: recording)] }) ?? lesson.passages(around: candidates)
    guard !passages.isEmpty else { return }
    let outcome = aligning.align(recording, among: passages, at: lesson.pace)
    if case .found = outcome { taken[place].alignment = outcome }
  }

  /// Takes the last ayah of a recording that seems to break off for said to its end, if the next one goes on after it.
  private mutating func goOn(_ place: Int, to next: Int) {
    guard let aligning, case .found(let report)? = taken[place].alignment,
      case .found(let after)? = taken[next].alignment, let outcome = aligning.goOn(report, to: after)
    else { return }
    switch outcome {
    case .found: taken[place].alignment = outcome
    // The labels that were kept before stay.
    case .failed(let reason): warn(reason)
    case .nothing, .doubtful: break
    }
  }

  /// The passages that were found in some recordings, and the pace at which they are recited; nil for a single recording.
  private func lesson(of taken: ArraySlice<Taken>) -> ImportLesson? {
    guard let aligning, taken.count > 1 else { return nil }
    let reports = taken.compactMap { one in if case .found(let report)? = one.alignment { report } else { nil } }
    let supposed = taken.flatMap { one in
      if case .doubtful(let ranges)? = one.alignment { ranges } else { [AyahRange]() }
    }
    return ImportLesson(
      reports.flatMap(\.passages), supposed: supposed, aligning.quran.structure,
      unitLengths: reports.flatMap(\.outcome.unitLengths))
  }

  /// Whether the ayat of a recording are searched: not if it has labels, because labels from a person, given now or
  /// before, are better than found ones. A range that is named now is searched in any case. A recording that was here already is searched
  /// where it has no labels: an import may have been interrupted.
  private func isSearched(_ report: RecordingImporter.Report, _ task: Task) -> Bool {
    guard aligning != nil, task.request.labels == nil else { return false }
    return report.segments.isEmpty || report.outcome != .known && (task.request.range != nil || task.range != nil)
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
