import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct RecitersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reciters",
    abstract: "Find reciters; list, add, remove, order, show, pin and measure those of your library.",
    subcommands: [
      RecitersListCommand.self, RecitersSearchCommand.self, RecitersAddCommand.self, RecitersRemoveCommand.self,
      RecitersOrderCommand.self, RecitersShowCommand.self, RecitersExportCommand.self, RecitersPinCommand.self,
      RecitersUnpinCommand.self, RecitersMeasureCommand.self, RecitersLearnCommand.self,
    ], defaultSubcommand: RecitersListCommand.self)

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

  /// The reciters in the order in which they are asked; of one riwayah where it is named.
  static func tell(_ library: Library, _ report: ReportOptions, riwayah: Riwayah? = nil) throws {
    let reciters = try library.reciters.all().filter { (riwayah ?? $0.riwayah) == $0.riwayah }
    let loudness = sources(try library.loudness.sources())
    let holdings = try library.reciters.holdings()
    if report.json {
      let list = reciters.map { reciter in
        JSON.object(
          JSON.members(of: reciter) + (holdings[reciter.id]?.members ?? []) + [
            ("loudness", (loudness[reciter] ?? []).json)
          ])
      }
      return Terminal.say(JSON.object([("reciters", .array(list))]).text)
    }
    if reciters.isEmpty {
      let named = riwayah.map { "\($0.name) " } ?? ""
      Terminal.complain("no \(named)reciters yet; choose some with: tilawa setup")
    }
    let rows = reciters.map { reciter in
      let counting = reciter.counting == reciter.riwayah.counting ? "" : " (\(reciter.counting.rawValue))"
      return [
        reciter.id, reciter.name, reciter.riwayah.name + counting, holdings[reciter.id]?.words ?? "",
        (loudness[reciter] ?? []).words,
      ]
    }
    Columns.say(rows, headings: ["id", "name", "riwayah", "from", "loudness"])
  }
}

struct RecitersListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the reciters, in the order in which they are asked.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    try RecitersCommand.tell(try AppContext().library(), report)
  }
}

struct RecitersOrderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "order", abstract: "Put reciters first, in this order; the others follow. Without ids: show it.")

  @Argument(help: ArgumentHelp("Ids of reciters.", valueName: "id"), completion: .reciters)
  var ids: [String] = []

  @Option(help: "Only among the reciters of this riwayah: all others keep their places.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: ids.isEmpty ? .reading : .writing)
    if let riwayah, !ids.isEmpty {
      try library.reciters.arrange(ids, in: riwayah)
    } else if !ids.isEmpty {
      try library.reciters.order(ids)
    }
    try RecitersCommand.tell(library, report, riwayah: riwayah)
  }
}

struct RecitersRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Forget a reciter. Files of yours stay where they are, fetched ones go; recordings go to the trash.")

  @Argument(help: ArgumentHelp("Id of the reciter.", valueName: "id"), completion: .reciters)
  var id: String

  @Flag(help: "Do not ask where there are recordings of them.")
  var yes = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: .writing)
    let reciter = try library.reciters.find(id)
    let recordings = try library.reciters.summary(of: id).recordings
    guard try isGranted(reciter, recordings) else { return Terminal.complain("nothing was removed") }
    // What can be had again would lie there for ever.
    let fetched = try library.downloads.all(by: id).map(\.file.path)
    var left: [String] = []
    do throws(StoreError) {
      try library.downloads.remove(fetched)
      left = try DownloadLeftovers.remove(of: id, in: library).strangers
    } catch {
      // A folder that is a link is the user's own arrangement: what is behind it stays.
      guard error.code == .unreadable else { throw error }
      Terminal.complain("\(error); what was fetched stays there")
    }
    let copies = try library.reciters.remove(id)
    if report.json {
      return Terminal.say(JSON.object([("removed", JSON.reciter(reciter)), ("kept", .strings(copies))]).text)
    }
    Terminal.say(
      "\(reciter.name) is forgotten" + (fetched.isEmpty ? "" : ", and what was fetched with them: \(fetched.count)"))
    if recordings > 0 {
      Terminal.say(
        "\(Count.recordings(recordings)) \(recordings == 1 ? "is" : "are") in the trash; for 30 days they can be had back: "
          + "tilawa library restore")
    }
    if let remark = DownloadLeftovers.remark(about: left) { Terminal.complain(remark) }
  }

  private func isGranted(_ reciter: Reciter, _ recordings: Int) throws -> Bool {
    guard recordings > 0, !yes else { return true }
    return try Question.isGranted(
      "Remove \(reciter.name) and put \(Count.recordings(recordings)) into the trash?",
      otherwise: "\(reciter.id) has \(Count.recordings(recordings)); to remove them without being asked: --yes")
  }
}

struct RecitersShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Say what is there of a reciter, of the library or of the catalogue.")

  @Argument(help: ArgumentHelp("Id of the reciter.", valueName: "id"), completion: .allReciters)
  var id: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let quran = try context.quran()
    let structure = quran.structure
    let library = try context.library()
    guard try library.reciters.all().contains(where: { $0.id == id }) else { return try showEntry(context, library) }
    let summary = try library.reciters.summary(of: id)
    let loudness = try library.loudness.sources(of: [id])
    let holding = try library.reciters.holdings()[id]
    let source = try library.reciters.source(of: id)
    let hasWords = try library.timings.hasWords(of: id)
    let reciter = summary.reciter
    let stretches = runs(summary.ayat(of: reciter.counting, in: structure), in: structure)
    if reciter.kind == .reciter, let warning = try CountingCheck(of: reciter, in: library, with: quran).warning {
      Terminal.complain(warning)
    }
    if report.json {
      return Terminal.say(
        JSON.object(
          JSON.members(of: reciter) + [
            ("files", .int(summary.files)), ("recordings", .int(summary.recordings)),
            ("confirmed", .int(summary.confirmed)), ("suggested", .int(summary.suggested)),
            ("coverage", .strings(stretches.map(\.description))), ("loudness", loudness.json),
            ("from", .optional(holding) { .string($0.origin.rawValue) }),
            ("pinned", .bool(holding?.pinning == .pinned)),
            (
              "source",
              .optional(source) { .description(ReciterDescription(reciter, $0, in: try? context.catalogue())) }
            ),
            ("words", .bool(hasWords)),
          ]
        ).text)
    }
    let network = source.map { source in
      [["network", source.patterns.map(\.description).joined(separator: " ")]]
        + (holding?.pinning == .pinned ? [["pinned", "what is fetched stays"]] : [])
    }
    Columns.say(
      [
        [reciter.id, "\(reciter.name) · \(reciter.riwayah.name) · \(reciter.kind.rawValue)"],
        ["counting", reciter.counting.rawValue],
      ] + (network ?? []) + [
        ["files", "\(summary.files)\(source == nil ? "" : " here")"], ["loudness", loudness.words],
        ["segments", "\(summary.confirmed) confirmed, \(summary.suggested) suggested"],
        ["word times", hasWords ? "known" : "not known"],
        ["has", stretches.isEmpty ? "nothing" : stretches.map(\.description).joined(separator: " ")],
      ])
  }

  /// What the catalogue knows of somebody who is not in the library by this id.
  private func showEntry(_ context: AppContext, _ library: Library) throws {
    guard let entry = try context.catalogue()[id: id] else { throw Failure(.noInput, UnknownReciter.words(id)) }
    let view = CatalogueView(entry: entry, known: try CatalogueView.known(in: library)[id])
    if report.json { return Terminal.say(view.json.text) }
    let known = view.known.map { "as \($0)" } ?? "not yet; add it with: tilawa reciters add \(entry.id)"
    Columns.say([
      [entry.id, "\(entry.name) · \(entry.arabicName) · \(entry.riwayah.name) · \(entry.style.rawValue)"],
      ["counting", view.numbering], ["files", view.files],
      ["network", entry.source.patterns.map(\.description).joined(separator: " ")], ["library", known],
    ])
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
