import FoundationEssentials
import Glibc
import TilawaCore
import TilawaStore

/// The rescue of a damaged library while nobody can be asked, such as under cron: the newest sound backup takes its
/// place, and the command begins again. The damaged file stays. The rescue is reported here, in the log, and at the
/// next command on a terminal.
package enum UnattendedRescue {
  /// The variable with the report of the rescue, set for the command that begins again. It prevents a second rescue.
  private static let mark = "TILAWA_RESCUED"
  /// The variable that turns the rescue off with `no`.
  private static let wish = "TILAWA_RESCUE"
  /// The name of the file in the data folder with the reports not yet seen.
  private static let note = "rescued"
  /// The commands without rescue, because they work on the library as it is.
  private static let exceptions = ["check", "restore-backup", "set-aside", "export"]

  /// The report of the rescue before this command began again; nil if it began for the first time.
  package static var done: String? { ProcessInfo.processInfo.environment[mark] }

  /// Begins the command again where the library's damage ended it and a backup could take its place; returns where not.
  package static func goOn(after error: any Error, in context: AppContext) {
    let folders = context.folders
    guard isWanted(context), let error = error as? StoreError, error.path == folders.library,
      [.corrupt, .notFound].contains(error.code)
    else { return }
    let rescue = LibraryRescue(folders: folders)
    do {
      guard let outcome = try rescue.takeNewestSound(now: SystemClock.now) else { return }
      if let backup = outcome.backup { tell(backup, outcome.aside, error, context) }
    } catch {
      return context.interface.warn(error.lineWithAdvice)
    }
    beginAgain(context)
  }

  /// Looks through the library before something long begins that a damage would end in the middle.
  ///
  /// - Throws: `StoreError`, `.corrupt`, where it is damaged and can be mended without anybody.
  package static func check(in context: AppContext) throws {
    let folders = context.folders
    guard isWanted(context), try !LibraryBackup.all(in: folders).isEmpty,
      let damage = LibraryRescue(folders: folders).damage
    else {
      return
    }
    throw StoreError(code: .corrupt, operation: "open the library", path: folders.library, message: damage)
  }

  /// Prints the reports of rescues once and removes them. For callers with a reader of standard error.
  package static func tellWhatWasDone(in context: AppContext) {
    let path = "\(context.folders.data)/\(note)"
    guard access(path, F_OK) == 0, let bytes = try? WholeFile.read(path, atMost: 1 << 16) else { return }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      context.interface.warn(String(decoding: line, as: UTF8.self).printableLine)
    }
    unlink(path)
  }

  private static func isWanted(_ context: AppContext) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let words = Surroundings.arguments
    let isException = words.first == "library" && words.dropFirst().first.map(exceptions.contains) == true
    return environment[mark] == nil && environment[wish] != "no" && !isException
      && context.interface.isUnattended
  }

  private static func tell(_ backup: LibraryBackup, _ aside: String?, _ error: StoreError, _ context: AppContext) {
    let folders = context.folders
    let (day, command) = ("\(backup.day)", CommandHint("library", "check", "--repair"))
    let sentence =
      aside.map { BaseSentences.rescuedDamaged(aside: $0, day: day, command: command) }
      ?? BaseSentences.rescuedMissing(day: day, command: command)
    let line = sentence.text
    context.interface.warn(line)
    let path = "\(folders.data)/\(note)"
    let before = (try? WholeFile.read(path, atMost: 1 << 15)) ?? []
    let time = LocalTime(SystemClock.now)
    try? WholeFile.write(before + Array("\(time.day): \(line)\n".utf8), named: note, in: folders.data)
    setenv(mark, line, 1)
  }

  private static func beginAgain(_ context: AppContext) {
    if done == nil { setenv(mark, BaseSentences.rescuedMeanwhile.text, 1) }
    guard let program = try? Background.program() else { return }
    // Arguments that were passed by the standard input were read from it.
    let wasPassed = CommandLine.arguments.dropFirst() == [PassedArguments.word]
    guard !wasPassed || PassedArguments.becomeInput(Surroundings.arguments) else { return }
    var words = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(program, &words)
    context.interface.warn(BaseSentences.beginAgain(program: program, reason: systemMessage()))
  }
}
