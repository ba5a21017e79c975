package import AppBase
import AppMushaf
import TilawaAudio
package import TilawaCore
import TilawaIntake
package import TilawaStore

/// The exchange of recordings, bookmarks and reading positions with a folder.
///
/// Faults of single recordings are warnings for people and programs.
package struct RecordingExchange {
  private let library: Library
  private let structure: QuranStructure
  private let context: AppContext

  package init(_ library: Library, in context: AppContext) throws {
    self.library = library
    self.context = context
    structure = try context.quran().structure
  }

  private var recordings: LibraryExchange {
    LibraryExchange(
      library: library, structure: structure,
      measure: MeasuredSound.measuring { try RecordingPass.survey($0, heard: $1, progress: $2) })
  }

  private var reading: ReadingExchange { ReadingExchange(library: library, structure: structure) }
  private var hifz: HifzExchange { HifzExchange(library: library, structure: structure) }

  /// Adds recordings to a folder.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - hasReading: whether bookmarks and reading positions are added too.
  ///   - progress: called with the number of recordings that are done.
  package func export(
    _ chosen: [Recording], to path: String, withReading hasReading: Bool, progress: (Int) -> Void
  ) throws -> Outcome {
    let interruption = context.leavingNothing(of: .recordings, in: path + "/recordings")
    defer { withExtendedLifetime(interruption) {} }
    for folder in ["", "/recordings", "/annotations"] { Leftovers.remove(.recordings, in: path + folder) }
    let done = try recordings.export(chosen, to: path, progress: progress)
    let marks =
      hasReading
      ? ReadingWords.attempt(warn: context.interface.warn) { () throws(StoreError) in try reading.export(to: path) }
      : nil
    let ledger = hasReading ? HifzLedgerWords.attempt { () throws(StoreError) in try hifz.export(to: path) } : nil
    let titles = Dictionary(chosen.map { ($0.sha256, $0.title) }, uniquingKeysWith: { $1 })
    warn(of: done.faults, titles)
    return Outcome(
      titles: [
        (.added, done.added.map(\.title)), (.updated, done.updated.map(\.title)),
        (.unchanged, done.unchanged.map(\.title)),
      ], faults: done.faults, reading: marks, hifz: ledger)
  }

  /// Takes recordings, bookmarks and reading positions from a folder.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - tellsOrder: whether the places of new reciters in the order are reported; only people need them.
  ///   - progress: called with the number of recordings that are done, and of all.
  /// - Throws: an error of the folder as a whole, if nothing could be taken.
  package func `import`(
    from path: String, tellingOrder tellsOrder: Bool, progress: (Int, Int) -> Void
  ) throws -> Outcome {
    let interruption = context.leavingNothing(of: .recordings, in: context.folders.recordings)
    defer { withExtendedLifetime(interruption) {} }
    Leftovers.remove(.recordings, in: context.folders.recordings)
    try SoundLearning.tell(in: library, atMost: .max, context)
    let known = Set(try library.reciters.all().map(\.id))
    var done = LibraryExchange.Imported()
    var failure: StoreError?
    do throws(StoreError) {
      done = try recordings.import(from: path, now: SystemClock.now, progress: progress)
    } catch {
      // The folder may hold bookmarks that can be read.
      guard [.corrupt, .unreadable].contains(error.code) else { throw error }
      failure = error
    }
    let marks = ReadingWords.attempt(warn: context.interface.warn) { () throws(StoreError) in
      try reading.import(from: path)
    }
    let ledger = HifzLedgerWords.attempt { () throws(StoreError) in try takeHifz(from: path) }
    for title in done.trashed {
      context.interface.warn(RecordingsSentences.inTrash(title: title, command: CommandHint("library", "restore")))
    }
    for note in done.notes { context.interface.warn(note.line) }
    if tellsOrder {
      try OrderWords(library).lines(new: done.added.map(\.reciter), besides: known).forEach(context.interface.warn)
    }
    if let failure, done.isNothing, marks == nil, ledger == nil { throw failure }
    warn(of: done.faults)
    return Outcome(
      titles: [
        (.added, done.added.map(\.title)), (.merged, done.merged.map(\.title)),
        (.unchanged, done.unchanged.map(\.title)), (.trashed, done.trashed),
      ], faults: done.faults, reading: marks, hifz: ledger, failure: failure)
  }

  /// Takes the ledger of hifz; returns the number of events that are new.
  private func takeHifz(from path: String) throws(StoreError) -> Int? {
    let done = try hifz.import(from: path)
    for complaint in done?.complaints ?? [] {
      context.interface.warn(RecordingsSentences.about(name: "\(path)/hifz.jsonl", remark: complaint))
    }
    return done?.added
  }

  /// - Parameter titles: the titles that are known, by digest.
  private func warn(of faults: [LibraryExchange.Fault], _ titles: [String: String] = [:]) {
    for fault in faults {
      let reason = fault.error.lineWithAdvice
      let title = titles[fault.sha256]
      context.interface.warn(title.map { RecordingsSentences.about(name: $0, remark: reason) } ?? reason)
    }
  }

  /// The outcome of an export or import.
  package struct Outcome {
    /// The result for a recording; the raw values are names in JSON.
    enum Result: String, CodingKey {
      case added, updated, merged, unchanged, trashed

      func words(_ count: Int) -> Sentence {
        switch self {
        case .added: RecordingsSentences.countAdded(count: count)
        case .updated: RecordingsSentences.countUpdated(count: count)
        case .merged: RecordingsSentences.countMerged(count: count)
        case .unchanged: RecordingsSentences.countUnchanged(count: count)
        case .trashed: RecordingsSentences.countTrashed(count: count)
        }
      }
    }

    /// The titles of the recordings, grouped by result.
    let titles: [(Result, [String])]
    let faults: [LibraryExchange.Fault]
    let reading: ReadingWords?
    let hifz: HifzLedgerWords?
    /// The error of the folder's recordings as a whole.
    var failure: StoreError?

    package var answer: CommandAnswer {
      let counts =
        titles.filter { !$1.isEmpty }.map { $0.words($1.count).text } + (reading?.words.map(\.text) ?? [])
        + (hifz?.words.map(\.text) ?? [])
      let line = counts.isEmpty ? RecordingsSentences.nothingToDo.text : counts.listed
      let value = Value(
        titles: titles,
        rest: Value.Rest(
          faults: faults.map { Value.Fault(sha256: $0.sha256, message: $0.error.lineWithAdvice.text) },
          reading: (reading?.outcome).map { ReadingExchanged($0) }, hifzEvents: hifz?.added))
      return CommandAnswer(parts: [.line(line)], value)
    }

    /// The line for programs: the titles by result, and the rest.
    private struct Value: Encodable {
      struct Fault: Encodable {
        let sha256: String
        let message: String
      }

      struct Rest: Encodable {
        let faults: [Fault]
        /// Null where no bookmarks and reading positions were exchanged.
        @Nullable var reading: ReadingExchanged?
        @Nullable var hifzEvents: Int?

        enum CodingKeys: String, CodingKey {
          case faults, reading
          case hifzEvents = "hifz_events"
        }
      }

      let titles: [(Result, [String])]
      let rest: Rest

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Result.self)
        for (result, titles) in titles { try container.encode(titles, forKey: result) }
        try rest.encode(to: encoder)
      }
    }

    /// - Throws: the first reason for an omission.
    package func check(isForProgram: Bool) throws {
      if !faults.isEmpty {
        throw Failure(.unreadable, isForProgram ? nil : RecordingsSentences.leftOut(count: faults.count))
      }
      if let error = reading?.error ?? hifz?.error ?? failure { throw error }
    }
  }
}
