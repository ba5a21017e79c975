import ArgumentParser
import CommandOptions
import AppBase
import AppReciters
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaStore

struct RecitersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reciters",
    abstract: "Find reciters, and manage the reciters of your library.",
    subcommands: [
      RecitersListCommand.self, RecitersSearchCommand.self, RecitersAddCommand.self, RecitersRemoveCommand.self,
      RecitersRenameCommand.self,
      RecitersOrderCommand.self, RecitersShowCommand.self, RecitersExportCommand.self, RecitersPinCommand.self,
      RecitersUnpinCommand.self, RecitersMeasureCommand.self,
    ], defaultSubcommand: RecitersListCommand.self)
}

struct RecitersListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the reciters, in order of preference.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    try ReciterList(try AppContext().library()).tell(report)
  }
}

struct RecitersOrderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "order", abstract: "Put reciters first in the order of preference. Without ids, show the order.")

  @Argument(help: ArgumentHelp("The ids of reciters.", valueName: "id"), completion: .reciters)
  var ids: [String] = []

  @Option(help: "Only order the reciters of this riwayah.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: ids.isEmpty ? .reading : .writing)
    let ids = try ids.map { try library.reciters.choose($0).id }
    if let riwayah, !ids.isEmpty {
      try library.reciters.arrange(ids, in: riwayah)
    } else if !ids.isEmpty {
      try library.reciters.order(ids)
    }
    try ReciterList(library, riwayah: riwayah).tell(report)
  }
}

struct RecitersRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a reciter. Your own files stay, downloaded files are deleted, recordings go to the trash.")

  @Argument(help: ArgumentHelp("The id of the reciter.", valueName: "id"), completion: .reciters)
  var id: String

  @Flag(help: "Do not ask for confirmation, even if there are recordings.")
  var yes = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: .writing)
    let removal = try ReciterRemoval(of: id, from: library)
    guard try isGranted(removal) else { return Terminal.complain(LibraryCommandsSentences.nothingRemoved.text) }
    let (answer, strangers) = try removal.run { Terminal.complain($0.text) }
    answer.tell(report)
    if !report.json, let remark = DownloadLeftovers.remark(about: strangers) { Terminal.complain(remark.text) }
  }

  private func isGranted(_ removal: ReciterRemoval) throws -> Bool {
    guard removal.recordings > 0, !yes else { return true }
    let (reciter, count) = (removal.reciter, removal.recordings)
    return try Question.isGranted(
      LibraryCommandsSentences.removeReciter(name: reciter.name, count: count).text,
      otherwise: LibraryCommandsSentences.toRemoveReciter(id: reciter.id, count: count).text)
  }
}

struct RecitersShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the details of a reciter of the library or the catalogue.")

  @Argument(help: ArgumentHelp("The id of the reciter.", valueName: "id"), completion: .allReciters)
  var id: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let quran = try context.quran()
    let library = try context.library()
    guard let reciter = try known(context, library) else { return try entry(context, library).answer.tell(report) }
    let details = try ReciterDetails(reciter, in: library, context)
    if reciter.kind == .reciter, let warning = try CountingCheck(of: reciter, in: library, with: quran).warning {
      Terminal.complain(warning.text)
    }
    details.tell(report)
  }

  /// Returns the reciter of the library, unless an id of the catalogue is named.
  private func known(_ context: AppContext, _ library: Library) throws -> Reciter? {
    if let exact = try library.reciters.named(id) { return exact }
    guard (try? context.catalogue())?[id: id] == nil else { return nil }
    do throws(StoreError) { return try library.reciters.choose(id) } catch {
      guard error.code == .notFound else { throw error }
      return nil
    }
  }

  /// Returns the reciter of the catalogue with the typed id, for an id that the library does not have.
  private func entry(_ context: AppContext, _ library: Library) throws -> CatalogueView {
    guard let entry = try context.catalogue()[id: id] else { throw Failure(.noInput, UnknownReciter.words(id)) }
    return CatalogueView(entry: entry, known: try CatalogueView.known(in: library)[id])
  }
}
