import ArgumentParser
import CommandOptions
import AppBase
import AppSync
import TilawaConsole
import TilawaCore
import TilawaSync

struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Synchronise the library with your other devices, through any folder.",
    discussion: """
      Recordings, labels, bookmarks, reading positions, khatmat, hifz, recitations, presets and settings become the same \
      on all your devices. No server of ours is needed: name a folder that Syncthing, Nextcloud or a USB stick carries, a \
      WebDAV address, a bucket of an object store, or a remote of rclone. First: tilawa sync init FOLDER, on each device; then: tilawa sync. Without a \
      connection, changes are kept until the next time. To synchronise by itself: tilawa sync auto on
      """,
    subcommands: [
      SyncNowCommand.self, SyncInitCommand.self, SyncStatusCommand.self, SyncDecideCommand.self, SyncLogCommand.self,
      SyncAutoCommand.self, SyncVerifyCommand.self, SyncPruneCommand.self, SyncForgetCommand.self, SyncKeyCommand.self,
      SyncOffCommand.self,
    ], defaultSubcommand: SyncNowCommand.self)
}

struct SyncNowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "now", abstract: "Send and take what is new.",
    discussion: """
      This is what tilawa sync does. It can be stopped at any moment and started again. Exit codes: 69 if the place cannot \
      be reached now, 75 if another process synchronises or the budget of this month is used up (sync-budget in config).
      """)

  @Flag(help: "Say nothing unless something needs you.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "Send and fetch no more than so many bytes a second, with places on the network.", valueName: "size"))
  var limitRate: ByteRate?

  @OptionGroup var spending: SpendingOptions

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let progress = SyncProgressLine(report)
    defer { progress.clear() }
    FreedMemory.sharesOneHeap()
    let sync = try LibrarySync(in: AppContext(), rate: limitRate?.bytes, isOverBudget: spending.overBudget)
    let outcome = try await sync.run(isAttended: !quiet, progress.show)
    progress.clear()
    var answer = outcome.answer
    if quiet, !report.json { answer.text = [] }
    answer.tell(report)
  }
}

struct SyncInitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Choose the place to synchronise with, and make it if it is new.",
    discussion: """
      The place is a folder, webdavs://[USER@]HOST/PATH (webdav:// without encryption on the way), s3://BUCKET/PREFIX or \
      rclone:REMOTE:PATH. The key of a bucket is taken from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from ~/.aws/credentials; \
      ?endpoint=https://HOST&region=NAME&profile=NAME may follow the prefix. Do this once on each device, with the same place. With --encrypt, others who can read the place see no names and no \
      contents; a new place asks for a new passphrase, and each device asks for it once.
      """)

  @Argument(help: "The folder or address.", completion: .directory)
  var place: String

  @Option(
    help: ArgumentHelp("The name of this device for people. Default: the name of the machine.", valueName: "name"))
  var name: String?

  @Flag(help: "Encrypt a new place with a passphrase.")
  var encrypt = false

  @OptionGroup var key: SyncKeyOptions

  @OptionGroup var report: ReportOptions

  func run() async throws {
    try await LibrarySync(in: AppContext())
      .begin(with: place, called: name, sealing: encrypt ? .encrypted : .asItIs, keyFile: key.keyFile).tell(report)
  }
}

struct SyncStatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Show the place, the devices, what is to be done, and conflicts.",
    discussion: """
      A conflict is a segment or a bookmark that two devices changed without knowledge of each other. Both are kept until \
      you decide: tilawa sync decide ID LETTER

      For a bucket, it says what the requests of this device have cost in this month; tilawa config set sync-budget 2USD sets \
      a limit. With --health, the place is looked at: its objects and their size, when each device wrote last, and for a bucket \
      what it costs by the prices that AWS publishes. No object is read.
      """)

  @Flag(help: "Look at the place too: its size, when devices wrote last, and what a bucket costs.")
  var health = false

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let sync = try LibrarySync(in: AppContext())
    try sync.status(health ? await sync.health() : nil).tell(report)
  }
}

struct SyncDecideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decide", abstract: "Decide a conflict that tilawa sync status shows.")

  @Argument(help: "The id of the conflict.")
  var id: String

  @Argument(help: "The letter of the version to use.")
  var letter: String

  @OptionGroup var report: ReportOptions

  func run() throws { try LibrarySync(in: AppContext()).decide(id, letter).tell(report) }
}

struct SyncLogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: "Show which changes were sent and taken, the latest first.")

  @Option(name: [.short, .long], help: ArgumentHelp("Show at most so many lines.", valueName: "count"))
  var limit = 20

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard (1...100_000).contains(limit) else { throw ValidationError(LibraryCommandsSentences.limitOutOfRange) }
  }

  func run() throws { try LibrarySync(in: AppContext()).log(atMost: limit).tell(report) }
}
