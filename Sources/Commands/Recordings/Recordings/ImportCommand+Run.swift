import AppBase
import AppRecordings
import CommandOptions
import Glibc
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaScreens
import TilawaStore

extension ImportCommand {
  func run() throws {
    FreedMemory.returnsAtOnce()
    let context = AppContext()
    let quran = try context.quran()
    let structure = quran.structure
    let library = try context.library(for: .writing)
    RecoveredRecordings.tell(in: library, context)
    try SoundLearning.tell(in: library, atMost: SoundLearning.beforehand, context)
    if try isTakenAsLibrary(library, context) { return }
    let named = paths == ["-"] ? nil : try RecordingPaths(paths)
    if let named, try isTakenAsSet(named, context.riwayah(riwayah), library, context) { return }
    named?.archives.forEach { Terminal.complain($0.text) }
    let name = try reciterName(of: named, in: library, context)
    let usual = try usualRiwayah(of: named, by: name, quran, library, context)
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
    let interruption = Interruption { [folders = context.folders] code in
      display.clear()
      if let words = current.words { Terminal.complain(words.text) }
      for folder in [folders.recordings, folders.outlines] {
        Leftovers.remove(.recordings, in: folder, of: .ourselves)
      }
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    var taking = ImportTaking(
      importer: RecordingImporter(
        library: library, structure: structure,
        survey: { try RecordingPass.survey($0, heard: $1, progress: $2) }, facts: { RecordingFacts.read($0) },
        phrases: { [phrases = QuranPhrases(quran)] in try phrases.search() }),
      aligning: isUnheard ? nil : aligning, display: display, warn: { Terminal.complain($0.text) })
    try taking.take(requests)
    let recordings = taking.taken.map(\.report.recording)
    let summary = try ImportSummary(of: recordings, within: range, in: library, quran)
    let answer = ImportAnswer(taking, ignored: named?.ignored ?? 0, summary, structure)
    answer.warnings.forEach { Terminal.complain($0.text) }
    answer.tell(report)
    if !report.json {
      try goOn(from: taking, by: name, summary, library, quran, context)
      try OrderWords(library).lines(new: taking.taken.map(\.report.reciter), besides: known)
        .forEach { Terminal.complain($0.text) }
    }
    if let failure = taking.failure { throw Failure(silent: failure) }
  }
}
