import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct LibraryCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Verify every recording's file and everything that is stored.",
    discussion: """
      Reads every byte. Ends with 65 where something is wrong that is not repaired. --repair puts right what follows from \
      other things; sounds in the recordings folder that the library does not know become recordings again. Nothing that \
      was recorded or marked is ever deleted.
      """)

  @Flag(help: "Put right what can be.")
  var repair = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: repair ? .writing : .reading)
    RecoveredRecordings.tell(in: library, context)
    let progress = CountProgress(report)
    let verification = LibraryVerification(library, try context.quran().structure, repair: repair)
    let found = try verification.run { progress.show($0, of: $1) }
    progress.clear()
    LibraryVerification.answer(found).tell(report)
    if found.problems.contains(where: { $0.remedy != .repaired }) { throw Failure(.unreadable, "") }
  }
}
