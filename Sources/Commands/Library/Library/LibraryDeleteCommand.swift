import AppRecordings
import ArgumentParser
import CommandOptions
import AppBase
import TilawaConsole
import TilawaCore
import TilawaStore

struct LibraryDeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete recordings, or a segment of one. You can restore it for 30 days.",
    discussion: """
      A recording goes to the trash with its segments and their history. Its reciter stays, also without recordings. If \
      the recording was linked and not copied, your own file is never deleted.
      """)

  @Argument(
    help: ArgumentHelp(
      "Recordings: an id, a title, last, last:30 for the latest 30, a reciter, or a range.", valueName: "recording"),
    completion: .severalRecordings)
  var recordings: [String]

  @Option(help: ArgumentHelp("Only this segment: its number in `library show`, or its id.", valueName: "n"))
  var segment: String?

  @Flag(help: "Do not ask for confirmation.")
  var yes = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let recordings = try RecordingChoice(library, in: context).recordings(recordings)
    guard recordings.count == 1, let recording = recordings.first else { return try delete(recordings, library) }
    if let segment { return try delete(segment, of: recording, library, context) }
    let confirmed = try library.annotations.of(recording).segments.count { $0.status == .confirmed }
    guard
      try isGranted(
        LibraryCommandsSentences.deleteRecording(
          title: recording.title, reciter: recording.reciter.name, date: "\(recording.date)",
          time: "\(recording.clock)", confirmed: confirmed
        ).text
      )
    else { return }
    try library.recordings.delete(recording, now: SystemClock.now)
    tell(recording.id, "recording", recording.title)
  }

  private func delete(
    _ name: String, of recording: Recording, _ library: Library, _ context: AppContext
  ) throws {
    let found = try library.annotations.of(recording).segment(named: name, in: recording)
    let label = try context.quran().structure.label(of: found.content, in: recording.reciter.counting)
    guard
      try isGranted(
        LibraryCommandsSentences.deleteSegment(
          label: label, time: Lengths.time(found.start / recording.file.rate), title: recording.title
        ).text)
    else { return }
    try library.annotations.delete(segment: found.id, called: label, of: recording, now: SystemClock.now)
    tell(
      String(found.id.prefix(8)), "segment",
      LibraryCommandsSentences.segmentOf(label: label, title: recording.title).text)
  }

  private func delete(_ recordings: [Recording], _ library: Library) throws {
    guard segment == nil else { throw Failure(.usage, LibraryCommandsSentences.segmentOfOne) }
    guard try isGranted(LibraryCommandsSentences.deleteRecordings(count: recordings.count).text) else { return }
    for recording in recordings {
      try library.recordings.delete(recording, now: SystemClock.now)
      tell(recording.id, "recording", recording.title)
    }
  }

  private func isGranted(_ question: String) throws -> Bool {
    if yes { return true }
    if try Question.isGranted(question, otherwise: LibraryCommandsSentences.toDelete.text) { return true }
    Terminal.complain(LibraryCommandsSentences.nothingDeleted.text)
    return false
  }

  private func tell(_ id: String, _ kind: String, _ title: String) {
    CommandAnswer(
      [LibraryCommandsSentences.inTrash(title: title, command: CommandHint("library", "restore", id))],
      Deleted(deleted: Deleted.Item(id: id, kind: kind, title: title))
    ).tell(report)
  }

  /// The line for programs.
  private struct Deleted: Encodable {
    struct Item: Encodable {
      let id: String
      let kind: String
      let title: String
    }

    let deleted: Item
  }
}

struct LibraryRestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Restore what was deleted. Without an id, list what can be restored.",
    discussion: "If a recording was imported again, the two are merged. Nothing is added twice.")

  @Argument(help: ArgumentHelp("The id or title of the deleted recording or segment.", valueName: "id"))
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
    commandName: "gc", abstract: "Remove everything from the trash that was deleted more than 30 days ago.",
    discussion: "This also happens automatically, once a day.")

  @Flag(help: "Empty the trash completely.")
  var all = false

  @Flag(name: .customLong("dry-run"), help: "Only print what would be removed.")
  var isDry = false

  @Flag(help: "With --all: do not ask for confirmation.")
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
          LibraryCommandsSentences.deleteThings(count: expendable.titles.count, size: Lengths.bytes(expendable.bytes))
            .text,
          otherwise: LibraryCommandsSentences.toEmpty.text)
      else { return Terminal.complain(LibraryCommandsSentences.nothingDeleted.text) }
    }
    let gone = isDry ? expendable : try library.trash.empty(age, now: now)
    gone.answer(isDry: isDry).tell(report)
  }
}
