import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaStore

struct KhatmNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Begin a new khatm and make it the current one. Others are kept.")

  @Argument(help: ArgumentHelp("The name.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("The first page; the khatm ends with the page before it.", valueName: "page"))
  var from: String?

  @Flag(inversion: .prefixedNo, help: "Whether listening counts in it. Default: the setting khatm-listening.")
  var listening: Bool?

  @OptionGroup var report: ReportOptions

  func run() throws {
    if let fault = Khatm.fault(in: name) { throw Failure(.usage, fault) }
    let page = from.map { $0.hasPrefix("page:") ? String($0.dropFirst(5)) : $0 }
    let first = page.map { Int($0) ?? 0 } ?? 1
    let context = AppContext()
    let structure = try context.quran().structure
    guard let madani = structure.madaniPage(of: first) else {
      throw Failure(.usage, LearnCommandsSentences.fromOutOfRange(most: structure.count(of: .page)))
    }
    let khatm = Khatm(
      name: name, firstPage: madani, listening: listening.map { $0 ? .on : .off } ?? .standard,
      made: ZonedTime.now.seconds)
    try context.library(for: .writing).khatm.make(khatm)
    CommandAnswer(
      [LearnCommandsSentences.khatmMade(name: name, command: CommandHint("read", "page:\(first)"))],
      KhatmValue(khatm, .current)
    ).tell(report)
  }
}

struct KhatmListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the khatmat; * is the current one.")

  @Flag(help: "Only removed khatmat.")
  var removed = false

  @OptionGroup var report: ReportOptions

  func run() throws { try KhatmList(removed: removed, in: AppContext()).tell(report) }
}

/// The answer of commands that change one khatm.
private enum KhatmChange {
  static func tell(_ khatm: Khatm, _ sentence: Sentence, _ report: ReportOptions) throws {
    let current = try AppContext().library().khatm.current(now: 0).name
    CommandAnswer([sentence], KhatmValue(khatm, khatm.name == current ? .current : .other)).tell(report)
  }
}

struct KhatmSwitchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "switch", abstract: "Make another khatm the current one.")

  @Argument(help: ArgumentHelp("The khatm.", valueName: "name"), completion: .khatmat)
  var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: .writing)
    try library.khatm.choose(name)
    let khatm = try library.khatm.named(name)
    try KhatmChange.tell(khatm, LearnCommandsSentences.khatmCurrent(name: khatm.name), report)
  }
}

struct KhatmListeningCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "listening", abstract: "Set whether listening counts in a khatm, from now on.",
    discussion:
      """
      Listening counts in the current khatm. If listening is off there, it counts in the last used khatm with listening on.
      """
  )

  enum Choice: String, CaseIterable, ExpressibleByArgument {
    case on, off
    case standard = "default"
  }

  @Argument(help: "default: the setting khatm-listening.")
  var choice: Choice
  @OptionGroup var which: KhatmOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: .writing)
    let name = try which.khatm ?? library.khatm.current(now: 0).name
    let listening: Khatm.Listening =
      switch choice {
      case .on: .on;
      case .off: .off;
      case .standard: .standard
      }
    try library.khatm.set(name, to: listening)
    let khatm = try library.khatm.named(name)
    let sentence =
      switch choice {
      case .on: LearnCommandsSentences.khatmListens(name: khatm.name)
      case .off: LearnCommandsSentences.khatmListensNot(name: khatm.name)
      case .standard: LearnCommandsSentences.khatmListensBySetting(name: khatm.name)
      }
    try KhatmChange.tell(khatm, sentence, report)
  }
}

struct KhatmCloseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "close", abstract: "Close a khatm: it stays in the list, and new reading does not count in it.")

  @Argument(help: ArgumentHelp("The khatm.", valueName: "name"), completion: .khatmat)
  var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let khatm = try AppContext().library(for: .writing).khatm.set(name, to: .closed)
    let command = CommandHint("khatm", "open", name)
    try KhatmChange.tell(khatm, LearnCommandsSentences.khatmClosed(name: khatm.name, command: command), report)
  }
}

struct KhatmOpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open a closed khatm again and make it the current one.")

  @Argument(help: ArgumentHelp("The khatm.", valueName: "name"), completion: .khatmat)
  var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let khatm = try AppContext().library(for: .writing).khatm.set(name, to: .open)
    try KhatmChange.tell(khatm, LearnCommandsSentences.khatmOpen(name: khatm.name), report)
  }
}

struct KhatmRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a khatm from the list. Its reading is kept, and it can be restored.")

  @Argument(help: ArgumentHelp("The khatm.", valueName: "name"), completion: .khatmat)
  var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let khatm = try AppContext().library(for: .writing).khatm.set(name, to: .removed)
    let command = CommandHint("khatm", "restore", name)
    try KhatmChange.tell(khatm, LearnCommandsSentences.khatmRemoved(name: khatm.name, command: command), report)
  }
}

struct KhatmRestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Restore a removed khatm and make it the current one.")

  @Argument(help: ArgumentHelp("The khatm.", valueName: "name"))
  var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let khatm = try AppContext().library(for: .writing).khatm.set(name, to: .open)
    try KhatmChange.tell(khatm, LearnCommandsSentences.khatmRestored(name: khatm.name), report)
  }
}
