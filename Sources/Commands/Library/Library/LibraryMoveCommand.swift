import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaStore

struct LibraryMoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move", abstract: "Move a recording to another reciter, with its labels.",
    discussion: "If there is no reciter of that name, one is created.")

  @Argument(help: ArgumentHelp("Its id, its title, or last.", valueName: "recording"), completion: .recordings)
  var recording: String

  @Argument(help: "The new reciter, by id or name.", completion: .reciters)
  var reciter: String

  @OptionGroup var report: ReportOptions

  mutating func validate() throws { try ReciterName.validate(reciter) }

  func run() throws {
    let library = try AppContext().library(for: .writing)
    let recording = try library.recordings.find(self.recording)
    let former = recording.reciter
    let known = try library.reciters.named(reciter)
    let owner = try library.recordings.move(
      recording,
      to: NewReciter(
        name: reciter, riwayah: known?.riwayah ?? former.riwayah, counting: known?.counting ?? former.counting,
        kind: .personal))
    let line =
      former.id == owner.id
      ? LibraryCommandsSentences.belongsAlready(title: recording.title, owner: owner.name)
      : recording.moveWords(from: former, to: owner)
    CommandAnswer(
      [line],
      Moved(
        id: recording.id, title: recording.title, reciter: ReciterValue(owner), formerly: ReciterValue(former))
    ).tell(report)
  }

  /// The line for programs.
  private struct Moved: Encodable {
    let id: String
    let title: String
    let reciter: ReciterValue
    let formerly: ReciterValue
  }
}
