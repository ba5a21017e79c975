import AppBase
import AppRecordings
import AppSync
import CommandOptions
import Glibc
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaScreens
import TilawaStore

extension ImportCommand {
  func run() async throws {
    let context = AppContext()
    let archive = try await ArchiveRecordings(paths[0], in: context)
    // The watch over signals may hold the archive until after the process has ended.
    defer { archive?.remove() }
    if isShared || archive != nil { try await importInParts(archive, context) } else { try importHere(context) }
  }

  private func importHere(_ context: AppContext) throws {
    guard var work = try begin(nil, context) else { return }
    try work.taking.take(work.requests)
    try finish(work)
  }

  /// Imports some recordings at a time: what no other device of the place does, or what is fetched from a bucket. The thread of the main
  /// actor may block: claims are renewed on others.
  @MainActor private func importInParts(_ archive: ArchiveRecordings?, _ context: AppContext) async throws {
    guard var work = try begin(archive, context) else { return }
    let (requests, display) = (work.requests, work.display)
    func take(_ numbers: [Int]) async throws -> Set<Int> {
      guard let archive else {
        let refused = try work.taking.take(numbers.map { requests[$0] }, of: requests.count)
        return Set(refused.map { numbers[$0] })
      }
      let done = try await archive.with(numbers) { there in
        let refused = try work.taking.take(there.map { requests[$0] }, of: requests.count)
        return refused.map { there[$0] }
      }
      for number in done.gone { work.taking.miss(requests[number], RecordingCommandsSentences.goneFromBucket) }
      return Set(done.value + done.gone)
    }
    if isShared {
      let options = [reciter, riwayah?.rawValue, counting?.rawValue, range, isUnheard ? "no-hear" : nil]
      let sharing = try await SharedWork(in: context, options: options.map { $0 ?? "" })
      work.taking.elsewhere = try await sharing.run(
        requests.count, key: { archive?.key(of: $0) ?? SharedWork.key(of: requests[$0].request.file ?? "") },
        size: { requests[$0].size },
        waits: { count in
          display.clear()
          Terminal.complain(RecordingCommandsSentences.waitsForOthers(count: count).text)
        }, perform: take)
    } else {
      for start in stride(from: 0, to: requests.count, by: ArchiveRecordings.most) {
        _ = try await take(Array(start..<min(requests.count, start + ArchiveRecordings.most)))
      }
    }
    try finish(work)
  }

  /// An import that has begun.
  private struct Work {
    let context: AppContext
    let quran: QuranDatabase
    let library: Library
    let named: RecordingPaths?
    /// The name of the reciter; nil where nobody has said it.
    let name: String?
    let requests: [ImportTaking.Task]
    /// The reciters that were known before.
    let known: Set<String>
    let display: ImportBar
    var taking: ImportTaking
    let interruption: Interruption
  }

  /// Finds the recordings; nil where they are no recordings of lessons, and were taken.
  private func begin(_ archive: ArchiveRecordings?, _ context: AppContext) throws -> Work? {
    FreedMemory.returnsAtOnce()
    let quran = try context.quran()
    let structure = quran.structure
    let library = try context.library(for: .writing)
    RecoveredRecordings.tell(in: library, context)
    try SoundLearning.tell(in: library, atMost: SoundLearning.beforehand, context)
    if archive == nil, try isTakenAsLibrary(library, context) { return nil }
    let named = try archive?.recordings ?? (paths == ["-"] ? nil : RecordingPaths(paths))
    if archive == nil, let named, try isTakenAsSet(named, context.riwayah(riwayah), library, context) { return nil }
    named?.archives.forEach { Terminal.complain($0.text) }
    let name = try reciterName(of: named, in: library, context)
    // The recordings of a bucket are not here yet.
    let usual = try usualRiwayah(of: archive == nil ? named : nil, by: name, quran, library, context)
    if let range, (named?.items.count ?? 1) > 1 { try check(range, usual, library, structure) }
    let requests = try tasks(named, by: name, usual: usual)
    let known = Set(try library.reciters.all().map(\.id))
    let display = ImportBar(
      total: requests.map(\.size).reduce(0, +), count: requests.count, isForProgram: report.json)
    let current = ImportAligning.Current()
    let texts = try context.texts()
    let recognition = PassageRecognition(
      identifier: RecordingIdentifier(quran, texts: texts), structure: structure,
      telling: requests.count == 1 ? .all : .doubts, progress: { display.identifying($0) },
      warn: {
        display.clear()
        Terminal.complain($0.text)
      })
    let aligning = ImportAligning(
      quran: quran, library: library, confirmation: autoConfirm ? .ofWhatIsSure : .byHand, display: display,
      recognition: recognition, texts: texts, current: current)
    let interruption = Interruption { [folders = context.folders, archive] code in
      display.clear()
      if let words = current.words { Terminal.complain(words.text) }
      for folder in [folders.recordings, folders.outlines] {
        Leftovers.remove(.recordings, in: folder, of: .ourselves)
      }
      archive?.remove()
      _exit(code.rawValue)
    }
    let taking = ImportTaking(
      importer: importer(into: library, quran), aligning: isUnheard ? nil : aligning, display: display,
      warn: { Terminal.complain($0.text) })
    return Work(
      context: context, quran: quran, library: library, named: named, name: name, requests: requests, known: known,
      display: display, taking: taking, interruption: interruption)
  }

  /// Tells what was imported, and how to go on.
  private func finish(_ work: Work) throws {
    defer { withExtendedLifetime(work.interruption) {} }
    let (taking, quran, library) = (work.taking, work.quran, work.library)
    let recordings = taking.taken.map(\.report.recording)
    let summary = try ImportSummary(of: recordings, within: range, in: library, quran)
    let answer = ImportAnswer(taking, ignored: work.named?.ignored ?? 0, summary, quran.structure)
    answer.warnings.forEach { Terminal.complain($0.text) }
    answer.tell(report)
    if !report.json {
      try goOn(from: taking, by: work.name, summary, library, quran, work.context)
      try OrderWords(library).lines(new: taking.taken.map(\.report.reciter), besides: work.known)
        .forEach { Terminal.complain($0.text) }
    }
    if let failure = taking.failure { throw Failure(silent: failure) }
  }
}
