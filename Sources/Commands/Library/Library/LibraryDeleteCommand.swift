import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct LibraryDeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete a recording, or a segment of it; it can be restored for 30 days.",
    discussion: """
      A recording goes to the trash with its segments and their history. Its reciter stays, also without recordings. A \
      recording that was linked and not copied is never deleted from where it lies.
      """)

  @Argument(help: ArgumentHelp("Its id, its title, or last.", valueName: "recording"), completion: .recordings)
  var recording: String

  @Option(help: ArgumentHelp("Only this segment: its number in `library show`, or its id.", valueName: "n"))
  var segment: String?

  @Flag(help: "Do not ask.")
  var yes = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let recording = try library.recordings.find(self.recording)
    let annotation = try library.annotations.of(recording)
    let now = SystemClock.now
    if let segment {
      let found = try annotation.segment(named: segment, in: recording)
      let label = try context.quran().structure.label(of: found.content, in: recording.reciter.counting)
      guard
        try isGranted("Delete \(label) at \(Lengths.time(found.start / recording.file.rate)) of \(recording.title)?")
      else { return }
      try library.annotations.delete(segment: found.id, called: label, of: recording, now: now)
      return tell(String(found.id.prefix(8)), "segment", "\(label) of \(recording.title)")
    }
    let confirmed = annotation.segments.count { $0.status == .confirmed }
    guard
      try isGranted(
        "Delete \(recording.title) (\(recording.reciter.name), \(recording.date), \(recording.clock), \(confirmed) segments confirmed)?"
      )
    else { return }
    try library.recordings.delete(recording, now: now)
    tell(recording.id, "recording", recording.title)
  }

  private func isGranted(_ question: String) throws -> Bool {
    if yes { return true }
    if try Question.isGranted(question, otherwise: "to delete without being asked: --yes") { return true }
    Terminal.complain("nothing was deleted")
    return false
  }

  private func tell(_ id: String, _ kind: String, _ title: String) {
    CommandAnswer(
      ["\(title) is in the trash; for 30 days it can be had back: tilawa library restore \(id)"],
      .object([("deleted", .object([("id", .string(id)), ("kind", .string(kind)), ("title", .string(title))]))])
    ).tell(report)
  }
}

struct LibraryRestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Have back what was deleted; without an id: list what can be had back.",
    discussion: "What exists again by then is merged with what was deleted; nothing comes twice.")

  @Argument(help: ArgumentHelp("Id or title of what was deleted.", valueName: "id"))
  var name: String?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    guard let name else {
      return TrashedItem.answer(try context.library().trash.all(), now: SystemClock.now).tell(report)
    }
    let library = try context.library(for: .writing)
    let item = try TrashedItem.find(name, in: library.trash.all())
    item.answer(try library.trash.restore(item, now: SystemClock.now)).tell(report)
  }
}

struct LibraryGcCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gc", abstract: "Empty the trash of what was deleted more than 30 days ago.",
    discussion: "The first command of a day that changes the library does this by itself.")

  @Flag(help: "Empty it entirely, also of what was deleted today.")
  var all = false

  @Flag(name: .customLong("dry-run"), help: "Only say what would go.")
  var isDry = false

  @Flag(help: "Do not ask, with --all.")
  var yes = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let library = try AppContext().library(for: isDry ? .reading : .writing)
    let now = SystemClock.now
    let age: TrashAge = all ? .all : .expired
    let expendable = try library.trash.expendable(age, now: now)
    if all, !isDry, !yes, !expendable.titles.isEmpty {
      guard
        try Question.isGranted(
          "Delete \(expendable.titles.count) things for good, \(Lengths.bytes(expendable.bytes))?",
          otherwise: "to empty the trash without being asked: --yes")
      else { return Terminal.complain("nothing was deleted") }
    }
    let gone = isDry ? expendable : try library.trash.empty(age, now: now)
    gone.answer(isDry: isDry).tell(report)
  }
}
