import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaCore
import TilawaStore

struct HifzNoteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "note", abstract: "Note how you tell a place from a similar one, or list your notes.",
    discussion: """
      The note is shown after a question of tilawa hifz quiz about the place, on the sheet for your teacher, and here. \
      Without an argument, all notes are listed.
      """)

  @Argument(
    help: ArgumentHelp("The place and the note: 2:58 \"here first the gate\".", valueName: "range note"),
    completion: .ranges)
  var words: [String] = []

  @Flag(help: "Remove the note.")
  var remove = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if remove, words.count != 1 { throw ValidationError(LearnCommandsSentences.namePlaceOfNote) }
    if !remove, words.count == 1 {
      throw ValidationError(LearnCommandsSentences.noteMissing(command: CommandHint("hifz", "note", words[0], "TEXT")))
    }
  }

  func run() throws {
    guard let place = words.first else { return HifzNotes(try HifzBook(in: AppContext())).tell(report) }
    var book = try HifzBook(in: AppContext(), for: .writing)
    try book.note([place], remove ? nil : words.dropFirst().joined(separator: " ")).tell(report)
  }
}
