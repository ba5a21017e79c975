import ArgumentParser
import CommandOptions
import AppBase
import AppSync
import TilawaConsole
import TilawaCore

struct SyncAutoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "auto", abstract: "Synchronise by itself, after changes and every few minutes.",
    discussion: """
      It uses systemd, or without it your crontab, which knows no changes. Without an argument, the present setting is \
      shown.
      """)

  @Argument(help: ArgumentHelp("on, or off.", valueName: "when"), completion: .list(["on", "off"]))
  var word: String?

  @Option(help: ArgumentHelp("The time between two synchronisations, such as 15m or 2h.", valueName: "time"))
  var every = Interval(minutes: 15)

  @Option(
    help: ArgumentHelp(
      "Send and fetch no more than so many bytes a second, with places on the network.", valueName: "size"))
  var limitRate: ByteRate?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard [nil, "on", "off"].contains(word) else { throw ValidationError(LibraryCommandsSentences.onOrOff) }
  }

  func run() async throws {
    let context = AppContext()
    let schedule = SyncSchedule(in: context)
    switch word {
    case "on":
      _ = try LibrarySync(in: context).status()
      try await schedule.on(every: every.minutes, rate: limitRate?.bytes).tell(report)
    case "off": try await schedule.off().tell(report)
    default: try await schedule.status().tell(report)
    }
  }
}

struct SyncVerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Read all of the place, and check each object by its hash.",
    discussion: """
      With --repair, recordings that are damaged in the place and whole here are sent again. Exit code 65: a problem \
      remains.
      """)

  @Flag(help: "Send again what is damaged there and whole here.")
  var repair = false

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let progress = SyncProgressLine(report)
    defer { progress.clear() }
    let (answer, isSound) = try await LibrarySync(in: AppContext()).verify(isRepairing: repair, progress.show)
    progress.clear()
    answer.tell(report)
    if !isSound { throw Failure(silent: .unreadable) }
  }
}

struct SyncPruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Replace the logs in the place by a snapshot.",
    discussion: """
      New devices then join faster, and the place becomes smaller. Nothing is lost: the snapshot is read back before \
      anything that it replaces is removed.
      """)

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let progress = SyncProgressLine(report)
    defer { progress.clear() }
    let answer = try await LibrarySync(in: AppContext()).prune(progress.show)
    progress.clear()
    answer.tell(report)
  }
}

struct SyncForgetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget", abstract: "Forget a device that is gone; its changes are kept.",
    discussion: """
      The device is removed from the list, and its log is replaced by a snapshot. To keep a lost device from reading what \
      comes, the place must be encrypted: tilawa sync key new
      """)

  @Argument(help: "The name of the device, or the first digits of its id.")
  var device: String

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let progress = SyncProgressLine(report)
    defer { progress.clear() }
    let answer = try await LibrarySync(in: AppContext()).forget(device, progress.show)
    progress.clear()
    answer.tell(report)
  }
}

struct SyncKeyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "key", abstract: "Take the key of an encrypted place, or make a new one.",
    discussion: """
      tilawa sync key new makes a new key with a new passphrase: a device that does not have it reads nothing that is \
      written from then on. On your other devices, type tilawa sync key.
      """)

  @Argument(help: ArgumentHelp("new, or nothing.", valueName: "word"), completion: .list(["new"]))
  var word: String?

  @OptionGroup var key: SyncKeyOptions

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard [nil, "new"].contains(word) else { throw ValidationError(LibraryCommandsSentences.newOrNothing) }
  }

  func run() async throws {
    try await LibrarySync(in: AppContext()).key(isNew: word == "new", keyFile: key.keyFile).tell(report)
  }
}

struct SyncOffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "off", abstract: "End the synchronisation of this library.",
    discussion: "The library keeps all that it has, and so does the place.")

  @OptionGroup var report: ReportOptions

  func run() throws { try LibrarySync(in: AppContext()).end().tell(report) }
}
