import AppMushaf
import ArgumentParser
import CommandOptions
import AppBase
import TilawaConsole
import TilawaCore
import TilawaStore

struct LibrarySetAsideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set-aside", abstract: "Show invalid data that was set aside.",
    discussion: """
      Bookmarks and other rows with impossible places, times or letters are set aside, so that the rest can be used. They \
      are deleted only with --forget.
      """)

  @Flag(help: "Delete all of it. This cannot be undone.") var forget = false

  @Flag(help: "With --forget: do not ask for confirmation.") var yes = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: forget ? .writing : .reading)
    let items = try library.setAside.all()
    if forget { return try forget(items, library) }
    SetAside.answer(items).tell(report)
  }

  private func forget(_ items: [SetAside], _ library: Library) throws {
    if !items.isEmpty, !yes {
      guard
        try Question.isGranted(
          LibraryCommandsSentences.deleteRows(count: items.count).text, otherwise: LibraryCommandsSentences.addYes.text)
      else { return Terminal.complain(LibraryCommandsSentences.nothingDeleted.text) }
    }
    let count = items.isEmpty ? 0 : try library.setAside.forget(items.map(\.id))
    CommandAnswer([LibraryCommandsSentences.deletedRows(count: count)], Forgotten(forgotten: count)).tell(report)
  }

  /// The line for programs.
  private struct Forgotten: Encodable {
    /// The number of rows.
    let forgotten: Int
  }
}
