import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaStore

struct KhatmReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Note ayat, pages or ajza as read.",
    discussion: "To take it back: tilawa khatm undo")

  @Argument(
    help: ArgumentHelp("What you read: 2:1-20, page:5, page:5-9, juz:30, yasin.", valueName: "range"),
    completion: .ranges)
  var ranges: [String]

  @Option(help: ArgumentHelp("The day of the reading, such as 2026-11-20 or yesterday.", valueName: "date"))
  var on: ReadDayArgument?

  @Option(help: "The riwayah of the reading. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var which: KhatmOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if ranges.isEmpty { throw ValidationError(LearnCommandsSentences.whatYouRead) }
  }

  func run() throws {
    try ReadingRequest(ranges: ranges, day: on?.day, riwayah: riwayah, khatm: which.khatm).note(in: AppContext())
      .tell(report)
  }
}

struct KhatmUndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Undo the last reading; again for the one before.",
    discussion: "Pages that tilawa read counted are undone in the same way. To redo: tilawa khatm redo")

  @OptionGroup var which: KhatmOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let undone = try library.khatm.undo(
      in: try context.quran().structure, khatm: which.khatm, now: ZonedTime.now.seconds)
    UndoneReading.answer(undone, .takenBack).tell(report)
  }
}

struct KhatmRedoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Redo the reading that was undone last.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let redone = try context.library(for: .writing).khatm.redo(in: try context.quran().structure)
    UndoneReading.answer(redone, .notedAgain).tell(report)
  }
}
