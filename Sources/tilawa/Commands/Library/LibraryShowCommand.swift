import ArgumentParser
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct LibraryShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Say all that is known of a recording, with its segments.")

  @Argument(help: ArgumentHelp("Its id, its title, or last.", valueName: "recording"), completion: .recordings)
  var recording: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library()
    RecoveredRecordings.tell(in: library, context)
    let recording = try library.recordings.find(self.recording)
    let structure = try context.quran().structure
    let annotation = try library.annotations.of(recording)
    let history = try library.annotations.history(of: recording)
    let state = try library.files.state(of: recording)
    if report.json { return tellJSON(recording, annotation, history, state, structure) }
    let counting = recording.reciter.counting
    Columns.say(
      [
        ["recording", "\(recording.id) \(recording.title)"],
        ["reciter", "\(recording.reciter.name) · \(recording.reciter.riwayah.name)"],
        ["recorded", recording.recordedAt.map { LocalTime($0).day } ?? "unknown"],
        ["imported", "\(LocalTime(recording.importedAt).day) from \(recording.originalName)"],
        ["device", recording.device ?? ""],
        ["should hold", recording.expected.map { structure.label(of: .text($0), in: counting) } ?? ""],
        [
          "length",
          "\(recording.clock), \(recording.file.rate) Hz, \(recording.file.channels == 1 ? "mono" : "\(recording.file.channels) channels")",
        ],
        ["loudness", recording.loudness?.words ?? ""],
        ["file", recording.file.path + (state == .unchanged ? "" : " (\(state.complaint))")],
        ["changes", "\(history.undo) to undo, \(history.redo) to redo"],
      ].filter { $0[1] != "" })
    Columns.say(
      annotation.segments.enumerated().map { index, segment in
        [
          "\(index + 1)", place(segment.start, recording), place(segment.end, recording),
          segment.status == .confirmed ? " " : "?", structure.label(of: segment.content, in: counting),
          segment.chosen == nil ? "" : "preferred",
        ]
      }, headings: ["no.", "start", "end", "", "ayat", ""], numbers: [0, 1, 2])
  }

  private func place(_ frame: Int, _ recording: Recording) -> String {
    let rate = max(1, recording.file.rate)
    let thousandths = "\(1000 + frame % rate * 1000 / rate)".dropFirst()
    return "\(Lengths.time(frame / rate)).\(thousandths)"
  }

  private func tellJSON(
    _ recording: Recording, _ annotation: Annotation, _ history: (undo: Int, redo: Int), _ state: FileState,
    _ structure: QuranStructure
  ) {
    let counting = recording.reciter.counting
    let segments = annotation.segments.enumerated().map { index, segment in
      JSON.object([
        ("number", .int(index + 1)), ("id", .string(segment.id)),
        ("label", .string(structure.label(of: segment.content, in: counting))),
        ("from", .time(segment.start, in: recording.file)), ("to", .time(segment.end, in: recording.file)),
        ("start", .int(segment.start)), ("end", .int(segment.end)), ("status", .string(segment.status.rawValue)),
        ("chosen", .bool(segment.chosen != nil)),
      ])
    }
    Terminal.say(
      JSON.object(
        LibraryCommand.members(of: recording) + [
          ("original", .string(recording.originalName)),
          ("recorded", .optional(recording.recordedAt, JSON.int)), ("imported", .int(recording.importedAt)),
          ("device", .optional(recording.device, JSON.string)),
          ("expected", .optional(recording.expected) { .string(structure.label(of: .text($0), in: counting)) }),
          ("rate", .int(recording.file.rate)), ("channels", .int(recording.file.channels)),
          ("loudness", .loudness(recording.loudness)), ("file", .string(recording.file.path)),
          ("state", .string(state.word)), ("undo", .int(history.undo)), ("redo", .int(history.redo)),
          ("segments", .array(segments)),
        ]
      ).text)
  }
}

struct LibraryStatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Say how much there is: hours, sizes, counts.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let statistics = try AppContext().library().statistics()
    let lines = statistics.lines
    let seconds = lines.map(\.seconds).reduce(0, +)
    let bytes = lines.map(\.bytes).reduce(0, +)
    let recordings = lines.map(\.recordings).reduce(0, +)
    if report.json {
      let reciters = lines.map { line in
        JSON.object([
          ("reciter", JSON.reciter(line.reciter)), ("recordings", .int(line.recordings)),
          ("seconds", .int(Int(line.seconds.rounded()))), ("bytes", .int(line.bytes)),
        ])
      }
      return Terminal.say(
        JSON.object([
          ("recordings", .int(recordings)), ("seconds", .int(Int(seconds.rounded()))), ("bytes", .int(bytes)),
          ("segments", .int(statistics.segments)), ("confirmed", .int(statistics.confirmed)),
          ("trash", .int(statistics.trashed)), ("library", .int(statistics.libraryBytes)),
          ("backups", .strings(statistics.backups.map(\.day))), ("reciters", .array(reciters)),
        ]).text)
    }
    Columns.say(
      [
        ["recordings", "\(recordings), \(Lengths.time(Int(seconds))), \(Lengths.bytes(bytes))"],
        [
          "segments",
          "\(statistics.segments) in recordings; \(statistics.confirmed) stretches of text confirmed in all",
        ],
        ["trash", "\(statistics.trashed)"], ["library", Lengths.bytes(statistics.libraryBytes)],
        ["backups", statistics.backups.isEmpty ? "none yet" : statistics.backups.map(\.day).joined(separator: " ")],
      ]
        + lines.map {
          [$0.reciter.id, "\($0.recordings) recordings, \(Lengths.time(Int($0.seconds))), \(Lengths.bytes($0.bytes))"]
        })
  }
}
