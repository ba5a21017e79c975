import ArgumentParser
import CommandOptions
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
    if report.json {
      return Terminal.say(JSON.recording(recording, annotation, history, state, structure).text)
    }
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
}

struct LibraryStatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Say how much there is: hours, sizes, counts.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let statistics = try AppContext().library().statistics()
    let lines = statistics.lines
    if report.json { return Terminal.say(statistics.json.text) }
    let (recordings, seconds, bytes) = (statistics.recordings, statistics.seconds, statistics.bytes)
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
