import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct LibraryRestoreBackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore-backup", abstract: "Set a damaged library aside and put a backup in its place.",
    discussion: """
      A backup is made by itself each day, before the first change of that day; five are kept. The library that was \
      there is kept under a name with the time in it. Recordings are files of their own and stay as they are.
      """)

  @Option(help: ArgumentHelp("The day of the backup, such as 2025-03-21. Default: the newest.", valueName: "day"))
  var from: String?

  @Flag(help: "Put nothing in its place: begin anew.")
  var none = false

  @Flag(help: "Do not ask, also where the library is whole.")
  var yes = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if none, from != nil { throw ValidationError("use --none or --from, not both") }
  }

  func run() throws {
    let folders = AppContext().folders
    let backup = try none ? nil : LibraryBackup.find(from, in: folders)
    let rescue = LibraryRescue(folders: folders)
    if !yes {
      guard try Question.isGranted(rescue.question(backup), otherwise: "to do it without being asked: --yes") else {
        return Terminal.complain("nothing was changed")
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
      (try? Question.isGranted("Set it aside and take the backup of \(backup.day)?", otherwise: "")) == true
    else { return }
    do {
      try rescue.replace(by: backup, now: SystemClock.now).answer.print(as: .text)
    } catch {
      Terminal.complain(error.lineWithAdvice)
    }
  }
}
