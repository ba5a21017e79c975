import ArgumentParser
import CommandOptions
import Foundation
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
    let backup = try none ? nil : chosen(in: folders)
    let rescue = LibraryRescue(folders: folders)
    if !yes {
      let state =
        try rescue.isMissing
        ? "The library is gone."
        : rescue.damage.map { "The library is damaged (\($0))." }
          ?? "The library is whole; what was changed since is set aside with it."
      let what = backup.map { "take the backup of \($0.day)" } ?? "begin anew"
      let act = try rescue.isMissing ? what.prefix(1).uppercased() + what.dropFirst() : "Set it aside and \(what)"
      guard
        try Question.isGranted("\(state) \(act)?", otherwise: "to do it without being asked: --yes")
      else { return Terminal.complain("nothing was changed") }
    }
    try LibraryRestoreBackupCommand.replace(by: backup, rescue, isJSON: report.json)
  }

  static func replace(by backup: LibraryBackup?, _ rescue: LibraryRescue, isJSON: Bool) throws {
    let outcome = try rescue.replace(by: backup, now: SystemClock.now)
    if isJSON {
      return Terminal.say(
        JSON.object([
          ("aside", .optional(outcome.aside, JSON.string)), ("backup", .optional(outcome.backup?.path, JSON.string)),
        ]).text)
    }
    if let aside = outcome.aside { Terminal.say("the library that was there is \(aside) now") }
    Terminal.say(
      outcome.backup.map { "the backup of \($0.day) is your library now" }
        ?? "your library is a new one, with nothing in it")
    Terminal.say("next: tilawa library check --repair")
  }

  private func chosen(in folders: Folders) throws -> LibraryBackup {
    let backups = try LibraryBackup.all(in: folders)
    guard let newest = backups.first else {
      throw Failure(
        .noInput, "\(folders.backups): there is no backup; to begin anew: tilawa library restore-backup --none")
    }
    guard let from else { return newest }
    guard let named = backups.first(where: { $0.day == from }) else {
      throw Failure(.noInput, "there is no backup of \(from); there are: \(backups.map(\.day).joined(separator: " "))")
    }
    return named
  }
}

/// What somebody at a terminal is asked when a command ended because the library is damaged.
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
      try LibraryRestoreBackupCommand.replace(by: backup, rescue, isJSON: false)
    } catch {
      Terminal.complain(error.lineWithAdvice)
    }
  }
}
