import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaStore

struct LibraryCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check the files of all recordings, and the whole library.",
    discussion: """
      Every byte is read. With --repair, data that can be derived again is repaired, and unknown sound files in the folder \
      of recordings become recordings again. Recordings and labels are never deleted. A recording that was \
      imported from a file without its end is named; that is no problem. Exit code 65: a problem remains.
      """)

  @Flag(help: "Repair what can be repaired.")
  var repair = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: repair ? .writing : .reading)
    RecoveredRecordings.tell(in: library, context)
    if repair { try SoundLearning.tell(in: library, atMost: .max, context) }
    let progress = CountProgress(report)
    let verification = LibraryVerification(library, try context.quran().structure, repair: repair)
    let found = try verification.run { progress.show($0, of: $1) }
    progress.clear()
    LibraryVerification.answer(found, incomplete: try verification.incomplete()).tell(report)
    if found.problems.contains(where: { $0.remedy != .repaired }) { throw Failure(silent: .unreadable) }
  }
}
