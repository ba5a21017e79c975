import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct KhatmNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Begin another khatm beside the others, and read in it from now on.")

  @Argument(help: ArgumentHelp("What it is called.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("The page with which it begins; it comes round to the one before.", valueName: "page"))
  var from: String?

  @Flag(inversion: .prefixedNo, help: "Whether what is heard counts in it. Default: as settled by khatm-listening.")
  var listening: Bool?

  @OptionGroup var report: ReportOptions

  func run() throws {
    if let fault = Khatm.fault(in: name) { throw Failure(.usage, "the name \(fault)") }
    let page = from.map { $0.hasPrefix("page:") ? String($0.dropFirst(5)) : $0 }
    let first = page.map { Int($0) ?? 0 } ?? 1
    guard (1...Khatm.pages).contains(first) else { throw Failure(.usage, "--from is a page, 1 to \(Khatm.pages)") }
    let khatm = Khatm(
      name: name, firstPage: first, listening: listening.map { $0 ? .on : .off } ?? .standard,
      made: ZonedTime.now.seconds)
    try AppContext().library(for: .writing).khatm.make(khatm)
    CommandAnswer(
      ["\(name) is begun, and you read in it from now on: tilawa read page:\(first)"],
      JSON.khatm(khatm, isCurrent: true)
    ).tell(report)
  }
}

struct KhatmListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the khatmat; * is the one that you read in.")

  @Flag(help: "Those that were removed.")
  var removed = false

  @OptionGroup var report: ReportOptions

  func run() throws { try KhatmList(removed: removed, in: AppContext()).tell(report) }
}

/// The answer of commands that change one khatm.
private enum KhatmChange {
  static func tell(_ khatm: Khatm, _ words: String, _ report: ReportOptions) throws {
    let current = try AppContext().library().khatm.current(now: 0).name
    CommandAnswer(["\(khatm.name) \(words)"], JSON.khatm(khatm, isCurrent: khatm.name == current)).tell(report)
  }
}

struct KhatmSwitchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "switch", abstract: "Read in another khatm from now on.")

  @Argument(help: ArgumentHelp("The khatm.", valueName: "name"), completion: .khatmat)
  var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: .writing)
    try library.khatm.choose(name)
    try KhatmChange.tell(try library.khatm.named(name), "is what you read in from now on", report)
  }
}

struct KhatmListeningCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "listening", abstract: "Settle whether what is heard from now on counts in a khatm.",
    discussion: "It counts in the one that you read in, or else in the one that you read in last of those that want it."
  )

  enum Choice: String, CaseIterable, ExpressibleByArgument {
    case on, off
    case standard = "default"
  }

  @Argument(help: "default: as tilawa config set khatm-listening says.")
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
    let words =
      switch choice {
      case .on: "counts what is heard"
      case .off: "does not count what is heard"
      case .standard: "counts what is heard where khatm-listening is on"
      }
    try KhatmChange.tell(try library.khatm.named(name), words, report)
  }
}

struct KhatmCloseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "close", abstract: "Add nothing more to a khatm; it stays in the list.")

  @Argument(help: ArgumentHelp("The khatm.", valueName: "name"), completion: .khatmat)
  var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let khatm = try AppContext().library(for: .writing).khatm.set(name, to: .closed)
    try KhatmChange.tell(khatm, "is closed; to go on with it: tilawa khatm open \(ShellWord.quoted(name))", report)
  }
}

struct KhatmOpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Go on with a khatm that was closed, and read in it from now on.")

  @Argument(help: ArgumentHelp("The khatm.", valueName: "name"), completion: .khatmat)
  var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let khatm = try AppContext().library(for: .writing).khatm.set(name, to: .open)
    try KhatmChange.tell(khatm, "is open", report)
  }
}

struct KhatmRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Put a khatm out of sight; what was read stays, and it can be restored.")

  @Argument(help: ArgumentHelp("The khatm.", valueName: "name"), completion: .khatmat)
  var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let khatm = try AppContext().library(for: .writing).khatm.set(name, to: .removed)
    try KhatmChange.tell(khatm, "is removed; to have it back: tilawa khatm restore \(ShellWord.quoted(name))", report)
  }
}

struct KhatmRestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Bring a khatm back that was removed, and read in it from now on.")

  @Argument(help: ArgumentHelp("The khatm.", valueName: "name"))
  var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    let khatm = try AppContext().library(for: .writing).khatm.set(name, to: .open)
    try KhatmChange.tell(khatm, "is here again", report)
  }
}
