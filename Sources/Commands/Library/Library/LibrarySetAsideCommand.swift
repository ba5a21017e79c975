import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct LibrarySetAsideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set-aside", abstract: "See what of the library could not be believed and was set aside.",
    discussion: """
      Bookmarks and other rows that name places, times or letters that there are not are taken out of the way, whole, so that the \
      rest can be used. Nothing of them is deleted but by --forget.
      """)

  @Flag(help: "Delete all of it for good.") var forget = false

  @Flag(help: "Do not ask, with --forget.") var yes = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: forget ? .writing : .reading)
    let items = try library.setAside.all()
    if forget { return try forget(items, library) }
    SetAside.answer(items).tell(report)
  }

  private func forget(_ items: [SetAside], _ library: Library) throws {
    if !items.isEmpty, !yes {
      guard try Question.isGranted("Delete \(Count.rows(items.count)) for good?", otherwise: "with --yes it is deleted")
      else { return Terminal.complain("nothing was deleted") }
    }
    let count = items.isEmpty ? 0 : try library.setAside.forget(items.map(\.id))
    CommandAnswer(["deleted: \(Count.rows(count))"], .object([("forgotten", .int(count))])).tell(report)
  }
}
