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
    let context = AppContext()
    let structure = try context.quran().structure
    let riwayah = try context.riwayah(riwayah)
    let parser = RangeParser(structure: structure, riwayah: riwayah, grain: .word)
    let ranges = try parser.parse(ranges)
    let library = try context.library(for: .writing)
    let now = ZonedTime.now
    guard
      let reading = Reading(
        ayat: ranges, of: structure, riwayah: riwayah, began: try time(now, try library.settings.dayStart()))
    else { throw Failure(.usage, "nothing to note") }
    let note = try library.khatm.note(reading, in: structure, khatm: which.khatm, now: now)
    let after = try library.khatm.report(in: structure, khatm: note.khatm, riwayah: riwayah, now: now)
    tell(reading, note, after)
  }

  /// When it was: now, or at noon of another day.
  private func time(_ now: ZonedTime, _ start: DayStart) throws -> ZonedTime {
    guard let day = on?.day, day != start.day(of: now) else { return now }
    guard day < start.day(of: now) else { throw Failure(.usage, "\(day) is yet to come") }
    guard let noon = LocalNoon.of(day) else { throw Failure(.usage, "\(day) is no day of this machine's calendar") }
    return noon
  }

  private func tell(_ reading: Reading, _ note: ReadingNote, _ after: ReadingReport) {
    SetAsideWords.tell(note.setAside)
    if let doubt = note.doubt { Terminal.complain("\(doubt)") }
    let refs = reading.parts.map(\.ref)
    if report.json {
      return Terminal.say(
        JSON.object([
          ("noted", .strings(refs)), ("khatm", .string(note.khatm)), ("completed", .optional(note.completed, JSON.int)),
          ("status", JSON.khatm(after)),
        ]).text)
    }
    let goal = after.today.status == .met && after.today.goal != nil ? "; today's goal is met ✓" : ""
    Terminal.say(
      "read: \(refs.joined(separator: ", ")); \(KhatmWords.pages(after.statistics.pageCount)) of "
        + "\(after.statistics.pages.count) in \(note.khatm)\(goal)")
    if let completed = note.completed {
      let times = completed == 1 ? "for the first time" : "\(completed) times"
      Terminal.say("The whole Quran is read \(times) in \(note.khatm), may it be accepted; the next khatm begins.")
    }
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
    KhatmUndoCommand.tell(undone, "taken back", otherwise: "nothing is noted as read", isJSON: report.json)
  }

  static func tell(_ undone: UndoneReading?, _ words: String, otherwise: String, isJSON: Bool) {
    let refs = undone?.entries.map(\.naming.ref) ?? []
    if isJSON {
      return Terminal.say(
        JSON.object([
          ("refs", .strings(refs)), ("khatm", .optional(undone?.khatm, JSON.string)),
          ("day", .optional(undone?.entries.first?.day) { .string("\($0)") }),
        ]).text)
    }
    guard let undone, let first = undone.entries.first else { return Terminal.complain(otherwise) }
    Terminal.say("\(words): \(refs.joined(separator: ", ")) of \(first.day) \(first.began.clock) in \(undone.khatm)")
  }
}

struct KhatmRedoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Note again what was taken back last.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let redone = try context.library(for: .writing).khatm.redo(in: try context.quran().structure)
    KhatmUndoCommand.tell(redone, "noted again", otherwise: "nothing was taken back", isJSON: report.json)
  }
}
