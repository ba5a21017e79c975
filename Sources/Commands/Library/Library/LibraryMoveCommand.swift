import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaCore
import TilawaStore

struct LibraryMoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move", abstract: "Move recordings to another reciter, with their labels.",
    usage: """
      tilawa library move <recording> ... <reciter> [<options>]
      """,
    discussion: """
      The last word is the new reciter: an id, a name or a part of it. If there is no reciter of that name, one is created.
      """)

  @Argument(
    help: ArgumentHelp(
      "Recordings: an id, a title, last, last:30 for the latest 30, a reciter, or a range; then the new reciter.",
      valueName: "recording"),
    completion: .severalRecordings)
  var words: [String]

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard words.count > 1 else { throw ValidationError(LibraryCommandsSentences.moveNeeds) }
    try ReciterName.validate(words[words.count - 1])
  }

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let recordings = try RecordingChoice(library, in: context).recordings(Array(words.dropLast()))
    let owner = try owner(words[words.count - 1], in: library)
    for recording in recordings { try move(recording, to: owner.name, owner.known, in: library) }
  }

  /// Returns the reciter whom a name means among those with recordings of the user's; nil for a new name.
  private func owner(_ name: String, in library: Library) throws -> (name: String, known: Reciter?) {
    if let known = try library.reciters.named(name) { return (name, known) }
    let own = try library.reciters.all().filter { $0.kind == .personal }
    guard case .one(let known) = NameChoice(name, among: own, names: { [$0.id, $0.name] }) else { return (name, nil) }
    return (known.name, known)
  }

  private func move(_ recording: Recording, to name: String, _ known: Reciter?, in library: Library) throws {
    let former = recording.reciter
    let owner = try library.recordings.move(
      recording,
      to: NewReciter(
        name: name, riwayah: known?.riwayah ?? former.riwayah, counting: known?.counting ?? former.counting,
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
