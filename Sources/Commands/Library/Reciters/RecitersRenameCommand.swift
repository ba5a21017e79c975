import AppBase
import ArgumentParser
import CommandOptions
import TilawaCore
import TilawaStore

struct RecitersRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give a reciter another name.",
    discussion: "The id stays, so that scripts, presets and settings still mean this reciter.")

  @Argument(help: ArgumentHelp("The id or the name of the reciter.", valueName: "reciter"), completion: .reciters)
  var reciter: String

  @Argument(help: "The new name.", completion: .list([]))
  var name: String

  @OptionGroup var report: ReportOptions

  mutating func validate() throws { try ReciterName.validate(name) }

  func run() throws {
    let library = try AppContext().library(for: .writing)
    let reciter = try library.reciters.choose(self.reciter)
    let renamed = try library.reciters.rename(reciter, to: name)
    // A configured teacher is known by name.
    if try library.settings.value(of: .teacher) == reciter.name { try library.settings.set(.teacher, to: name) }
    CommandAnswer(
      [LibraryCommandsSentences.reciterRenamed(former: reciter.name, name: name, id: renamed.id)],
      JoinedMembers(ReciterValue(renamed), Former(formerly: reciter.name))
    ).tell(report)
  }

  /// The member of the line for programs beside the reciter.
  private struct Former: Encodable {
    let formerly: String
  }
}
