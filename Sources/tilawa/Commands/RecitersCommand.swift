import ArgumentParser
import TilawaCore
import TilawaStore

struct RecitersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reciters", abstract: "List, add, remove, order, show and measure the reciters of your library.",
    subcommands: [
      RecitersListCommand.self, RecitersAddCommand.self, RecitersRemoveCommand.self, RecitersOrderCommand.self,
      RecitersShowCommand.self, RecitersMeasureCommand.self,
    ], defaultSubcommand: RecitersListCommand.self)

  static func json(_ reciter: Reciter) -> JSON { .object(members(of: reciter)) }

  static func members(of reciter: Reciter) -> [(String, JSON)] {
    [
      ("id", .string(reciter.id)), ("name", .string(reciter.name)), ("riwayah", .string(reciter.riwayah.rawValue)),
      ("counting", .string(reciter.counting.rawValue)), ("kind", .string(reciter.kind.rawValue)),
    ]
  }

  /// The sources of each; they come reciter by reciter, thousands of one.
  private static func sources(_ all: [LoudnessSource]) -> [Reciter: [LoudnessSource]] {
    var sources: [Reciter: [LoudnessSource]] = [:]
    var first = all.startIndex
    while first < all.endIndex {
      let reciter = all[first].reciter
      let past = all[first...].firstIndex { $0.reciter.id != reciter.id } ?? all.endIndex
      sources[reciter] = Array(all[first..<past])
      first = past
    }
    return sources
  }

  /// The reciters in the order in which they are asked.
  static func tell(_ library: Library, _ report: ReportOptions) throws {
    let reciters = try library.reciters()
    let loudness = sources(try library.loudness())
    if report.json {
      let list = reciters.map { JSON.object(members(of: $0) + [("loudness", (loudness[$0] ?? []).json)]) }
      return Terminal.say(JSON.object([("reciters", .array(list))]).text)
    }
    if reciters.isEmpty { Terminal.complain("no reciters yet; add one with: tilawa reciters add NAME FOLDER") }
    for reciter in reciters {
      let counting = reciter.counting == reciter.riwayah.counting ? "" : " (\(reciter.counting.rawValue))"
      let cells = [
        reciter.id, reciter.name, reciter.riwayah.name + counting, reciter.kind.rawValue,
        (loudness[reciter] ?? []).words,
      ]
      Terminal.say(cells.joined(separator: "\t"))
    }
  }
}

struct RecitersListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the reciters, in the order in which they are asked.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    try RecitersCommand.tell(try CommandContext().library(), report)
  }
}

struct RecitersOrderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "order", abstract: "Put reciters first, in this order; the others follow. Without ids: show it.")

  @Argument(help: ArgumentHelp("Ids of reciters.", valueName: "id"), completion: .reciters)
  var ids: [String] = []

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try CommandContext().library(for: ids.isEmpty ? .reading : .writing)
    if !ids.isEmpty { try library.order(ids) }
    try RecitersCommand.tell(library, report)
  }
}

struct RecitersRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Forget a reciter. The audio files stay where they are; recordings go to the trash.")

  @Argument(help: ArgumentHelp("Id of the reciter.", valueName: "id"), completion: .reciters)
  var id: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try CommandContext().library(for: .writing)
    let reciter = try library.reciter(id)
    let copies = try library.remove(id)
    if report.json {
      return Terminal.say(JSON.object([("removed", RecitersCommand.json(reciter)), ("kept", .strings(copies))]).text)
    }
    Terminal.say("\(reciter.name) is forgotten")
    if !copies.isEmpty {
      Terminal.say(
        "\(copies.count) recordings are in the trash; for 30 days they can be had back: tilawa library restore")
    }
  }
}

struct RecitersShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Say what is there of a reciter.")

  @Argument(help: ArgumentHelp("Id of the reciter.", valueName: "id"), completion: .reciters)
  var id: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = CommandContext()
    let structure = try context.quran().structure
    let library = try context.library()
    let summary = try library.summary(of: id)
    let loudness = try library.loudness(of: [id])
    let reciter = summary.reciter
    let stretches = runs(summary.ayat(of: reciter.counting, in: structure), in: structure)
    if report.json {
      return Terminal.say(
        JSON.object(
          RecitersCommand.members(of: reciter) + [
            ("files", .int(summary.files)), ("recordings", .int(summary.recordings)),
            ("confirmed", .int(summary.confirmed)), ("suggested", .int(summary.suggested)),
            ("coverage", .strings(stretches.map(\.description))), ("loudness", loudness.json),
          ]
        ).text)
    }
    Terminal.say("\(reciter.id)\t\(reciter.name) · \(reciter.riwayah.name) · \(reciter.kind.rawValue)")
    Terminal.say("counting\t\(reciter.counting.rawValue)")
    Terminal.say("files\t\(summary.files)")
    Terminal.say("loudness\t\(loudness.words)")
    Terminal.say("segments\t\(summary.confirmed) confirmed, \(summary.suggested) suggested")
    Terminal.say("has\t\(stretches.isEmpty ? "nothing" : stretches.map(\.description).joined(separator: " "))")
  }

  /// Ayat in order as the ranges that they make up.
  private func runs(_ ayat: [AyahRef], in structure: QuranStructure) -> [AyahRange] {
    var runs: [AyahRange] = []
    var ordinal: Int?
    for ref in ayat {
      let place = structure.ordinal(of: ref)
      if let last = runs.last, let before = ordinal, place == before + 1 {
        runs[runs.count - 1] = AyahRange(last.first, ref)
      } else {
        runs.append(AyahRange(ref, ref))
      }
      ordinal = place
    }
    return runs
  }
}
