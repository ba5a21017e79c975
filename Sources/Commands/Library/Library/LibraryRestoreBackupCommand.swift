import AppRecordings
import ArgumentParser
import CommandOptions
import AppBase
import TilawaConsole
import TilawaCore
import TilawaStore

struct LibraryRestoreBackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore-backup", abstract: "Replace a damaged library with a backup.",
    discussion: """
      A backup is made each day before the first change, and five are kept. The damaged library is kept under a name with \
      the time in it. Recordings are separate files and stay as they are.
      """)

  @Option(help: ArgumentHelp("The day of the backup, such as 2025-03-21. Default: the newest one.", valueName: "day"))
  var from: String?

  @Flag(help: "Use no backup; begin with an empty library.")
  var none = false

  @Flag(help: "Do not ask for confirmation, even if the library is not damaged.")
  var yes = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if none, from != nil { throw ValidationError(LibraryCommandsSentences.noneOrFrom) }
  }

  func run() throws {
    let folders = AppContext().folders
    let backup = try none ? nil : LibraryBackup.find(from, in: folders)
    let rescue = LibraryRescue(folders: folders)
    if !yes {
      guard try Question.isGranted(rescue.question(backup).text, otherwise: LibraryCommandsSentences.toDoIt.text) else {
        return Terminal.complain(LibraryCommandsSentences.nothingChanged.text)
      }
    }
    try rescue.replace(by: backup, now: SystemClock.now).answer.tell(report)
  }
}

/// The question to a person at a terminal after a command that failed because the library is damaged.
package enum RescueOffer {
  package static func make(after error: any Error) {
    let folders = AppContext().folders
    guard let error = error as? StoreError, error.code == .corrupt, error.path == folders.library,
      Terminal.isTerminal(0), Terminal.isTerminal(2), let backup = try? LibraryBackup.all(in: folders).first
    else { return }
    let rescue = LibraryRescue(folders: folders)
    guard rescue.damage != nil,
      (try? Question.isGranted(LibraryCommandsSentences.useBackup(day: "\(backup.day)").text, otherwise: "")) == true
    else { return }
    do {
      try rescue.replace(by: backup, now: SystemClock.now).answer.print(as: .text)
    } catch {
      Terminal.complain(error.lineWithAdvice.text)
    }
  }
}
