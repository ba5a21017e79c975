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
    let named = paths == ["-"] ? nil : try RecordingPaths(paths)
    named?.archives.forEach { Terminal.complain($0.text) }
    let requests = try requests(named)
    let known = Set(try library.reciters.all().map(\.id))
    let display = ImportBar(
      total: requests.map(\.size).reduce(0, +), count: requests.count, isForProgram: report.json)
    let aligning = ImportAligning(
      quran: quran, library: library, confirmation: autoConfirm ? .ofWhatIsSure : .byHand,
      display: display,
      recognition: identify
        ? ImportRecognition(
          identifier: RecordingIdentifier(quran, texts: try context.texts()), structure: structure,
          display: display, warn: { Terminal.complain($0.text) }) : nil)
    let interruption = Interruption { [folders = context.folders, current = aligning.current] code in
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
      aligning: aligning, display: display, warn: { Terminal.complain($0.text) })
    try taking.take(requests)
    let answer = ImportAnswer(taking, ignored: named?.ignored ?? 0, structure)
    answer.warnings.forEach { Terminal.complain($0.text) }
    answer.tell(report)
    if !report.json {
      if let next = try answer.next(in: context) { Terminal.say(next.text) }
      try OrderWords(library).lines(new: taking.taken.map(\.report.reciter), besides: known)
        .forEach { Terminal.complain($0.text) }
    }
    if let failure = taking.failure { throw Failure(silent: failure) }
  }
}
