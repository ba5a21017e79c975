import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct KhatmReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Note by hand what you read: ayat, pages, ajza.",
    discussion: "What was noted by mistake is taken back by tilawa khatm undo.")

  @Argument(
    help: ArgumentHelp("What was read: 2:1-20, page:5, page:5-9, juz:30, yasin.", valueName: "range"),
    completion: .ranges)
  var ranges: [String]

  @Option(help: ArgumentHelp("The day on which it was read, such as 2026-11-20 or yesterday.", valueName: "date"))
  var on: ReadDayArgument?

  @Option(help: "The riwayah that was read. Default: the one that is settled.")
  var riwayah: Riwayah?

  @OptionGroup var which: KhatmOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if ranges.isEmpty { throw ValidationError("say what was read, such as page:5 or 2:1-20") }
  }

  func run() throws {
    try ReadingRequest(ranges: ranges, day: on?.day, riwayah: riwayah, khatm: which.khatm).note(in: AppContext())
      .tell(report)
  }
}

struct KhatmUndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take back the last that was noted as read; again for the one before.",
    discussion: "Pages that tilawa read noted are taken back like others. Nothing is lost: tilawa khatm redo")

  @OptionGroup var which: KhatmOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let undone = try library.khatm.undo(
      in: try context.quran().structure, khatm: which.khatm, now: ZonedTime.now.seconds)
    UndoneReading.answer(undone, "taken back", otherwise: "nothing is noted as read").tell(report)
  }
}

struct KhatmRedoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Note again what was taken back last.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let redone = try context.library(for: .writing).khatm.redo(in: try context.quran().structure)
    UndoneReading.answer(redone, "noted again", otherwise: "nothing was taken back").tell(report)
  }
}
