import ArgumentParser
import TilawaCore
import TilawaPlayer
import TilawaStore

struct TextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text", abstract: "Install the texts of other riwayat than Hafs, list, verify and remove them.",
    subcommands: [TextListCommand.self, TextAddCommand.self, TextRemoveCommand.self, TextVerifyCommand.self],
    defaultSubcommand: TextListCommand.self)

  static func json(_ text: RiwayahText) -> JSON {
    .object([
      ("riwayah", .string(text.riwayah.rawValue)), ("counting", .string(text.riwayah.counting.rawValue)),
      ("ok", .bool(true)), ("ayat", .int(text.count)), ("sha256", .string(text.sha256)), ("file", .string(text.path)),
    ])
  }

  /// What becomes of each text that is installed when it is opened and hashed.
  static func opened(on shelf: TextShelf) -> [(riwayah: Riwayah, result: Result<RiwayahText, StoreError>)] {
    shelf.riwayat.map { riwayah in
      (riwayah, Result { () throws(StoreError) in try shelf.open(riwayah) })
    }
  }

  static func tell(_ texts: [(riwayah: Riwayah, result: Result<RiwayahText, StoreError>)], _ report: ReportOptions) {
    guard report.json else {
      for (riwayah, result) in texts {
        switch result {
        case .success(let text):
          Terminal.say(
            "\(riwayah.rawValue)\t\(riwayah.name)\t\(text.count) ayat (\(riwayah.counting.rawValue))\tverified")
        case .failure(let error): Terminal.say("\(riwayah.rawValue)\t\(riwayah.name)\tdamaged\t\(error)")
        }
      }
      return
    }
    let list = texts.map { riwayah, result in
      switch result {
      case .success(let text): json(text)
      case .failure(let error):
        JSON.object([
          ("riwayah", .string(riwayah.rawValue)), ("counting", .string(riwayah.counting.rawValue)),
          ("ok", .bool(false)),
          ("file", .optional(error.path, JSON.string)), ("message", .string(error.message)),
        ])
      }
    }
    Terminal.say(JSON.object([("texts", .array(list))]).text)
  }
}

struct TextListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the texts that are installed. The text of Hafs comes with the program.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let texts = TextCommand.opened(on: try CommandContext().texts())
    if texts.isEmpty, !report.json { Terminal.complain("no text is installed; install one with: tilawa text add FILE") }
    TextCommand.tell(texts, report)
  }
}

struct TextVerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Hash every text that is installed; exit 65 where one is not what it was.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let texts = TextCommand.opened(on: try CommandContext().texts())
    TextCommand.tell(texts, report)
    for case (_, .failure) in texts { throw Failure(.unreadable, "") }
  }
}

struct TextAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Install the text of a riwayah from a file of the King Fahd Complex.",
    discussion: """
      The table (TSV, CSV) or the JSON that the Complex publishes for developers. Which riwayah it is, its digest says; a \
      text of another digest is refused.
      """)

  @Argument(help: "The file.", completion: .file(extensions: ["tsv", "csv", "json"]))
  var file: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let shelf = try CommandContext().texts()
    Leftovers.remove(.recordings, in: shelf.folder)
    let text = try shelf.add(file)
    guard !report.json else { return Terminal.say(JSON.object([("text", TextCommand.json(text))]).text) }
    Terminal.say("\(text.riwayah.rawValue): \(text.count) ayat (\(text.riwayah.counting.rawValue)), verified")
    Terminal.say(
      text.riwayah == .hafs
        ? "Hafs is shown in Tanzil's text as before"
        : "next: tilawa show 1 --riwayah \(text.riwayah.rawValue)")
  }
}

struct TextRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove the text of a riwayah.")

  @Argument(help: "The riwayah.")
  var riwayah: Riwayah

  @OptionGroup var report: ReportOptions

  func run() throws {
    let shelf = try CommandContext().texts()
    guard shelf.isThere(riwayah) else { throw Failure(.noInput, "the text of \(riwayah.name) is not installed") }
    try shelf.remove(riwayah)
    if report.json { Terminal.say(JSON.object([("removed", .string(riwayah.rawValue))]).text) }
  }
}
