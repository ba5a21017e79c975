import ArgumentParser
import CommandOptions
import Foundation
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
    if report.json {
      return Terminal.say(
        JSON.object([
          ("deleted", .object([("id", .string(id)), ("kind", .string(kind)), ("title", .string(title))]))
        ]).text)
    }
    Terminal.say("\(title) is in the trash; for 30 days it can be had back: tilawa library restore \(id)")
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
    guard let name else { return tell(try context.library().trash.all()) }
    let library = try context.library(for: .writing)
    let item = try TrashedItem.find(name, in: library.trash.all())
    let outcome = try library.trash.restore(item, now: SystemClock.now)
    let word =
      switch outcome {
      case .restored: "restored"
      case .merged: "merged"
      case .known: "known"
      }
    if report.json {
      return Terminal.say(
        JSON.object([("restored", JSON.trashed(item)), ("outcome", .string(word))]).text)
    }
    switch outcome {
    case .restored: Terminal.say("\(item.title) is back")
    case .merged: Terminal.say("\(item.title) was there again; what had been marked in it is back too")
    case .known: Terminal.say("\(item.title) was there again already, with all that had been marked")
    }
  }

  private func tell(_ trash: [TrashedItem]) {
    if report.json {
      return Terminal.say(JSON.object([("trash", .array(trash.map(JSON.trashed)))]).text)
    }
    if trash.isEmpty { Terminal.complain("the trash is empty") }
    let now = SystemClock.now
    Columns.say(
      trash.map { item in
        let days = max(0, (item.deletedAt + TrashStore.lasts - now + 86_399) / 86_400)
        return [item.id, LocalTime(item.deletedAt).day, "\(days) days left", item.title]
      }, headings: ["id", "deleted", "stays", "title"])
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
    if report.json {
      return Terminal.say(
        JSON.object([
          ("deleted", .bool(!isDry)), ("titles", .strings(gone.titles)), ("copies", .strings(gone.copies)),
          ("bytes", .int(gone.bytes)),
        ]).text)
    }
    for title in gone.titles { Terminal.say("\(isDry ? "would go" : "gone"): \(title)") }
    Terminal.say("\(gone.titles.count) things, \(Lengths.bytes(gone.bytes))\(isDry ? " would be freed" : " freed")")
  }
}
