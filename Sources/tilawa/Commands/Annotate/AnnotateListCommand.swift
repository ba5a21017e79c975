import ArgumentParser
import TilawaCore
import TilawaStore

struct AnnotateListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what is marked in a recording.")

  @OptionGroup var target: RecordingOptions

  @Flag(help: "Only suggestions.")
  var suggested = false

  @Flag(help: "Only suggestions that should be looked at.")
  var flagged = false

  func run() throws {
    let annotated = try target.open(for: .reading)
    let annotation = try annotated.annotation()
    let lines = SegmentLines(annotation, of: annotated)
    let shown = annotation.segments.filter {
      (!suggested || $0.status == .suggested) && (!flagged || $0.isFlagged)
    }
    if target.report.json { return try tell(shown, lines, annotated) }
    if annotation.segments.isEmpty {
      Terminal.complain("nothing is marked in \(annotated.recording.title) yet")
    }
    for line in try table(shown, lines) { Terminal.say(line) }
  }

  /// In columns on a terminal, with the text behind; with tabs between for everything else.
  private func table(_ segments: [Segment], _ lines: SegmentLines) throws -> [String] {
    let rows = segments.map { lines.cells($0) }
    guard Terminal.isTerminal(1) else { return rows.map { $0.joined(separator: "\t") } }
    let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return try zip(segments, rows).map { segment, row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column < 3 ? space + cell : cell + space
      }
      return LiveLine.fit(
        cells.filter { !$0.isEmpty }.joined(separator: "  ") + "  " + (try lines.text(segment)),
        columns: Terminal.columns)
    }
  }

  private func tell(_ segments: [Segment], _ lines: SegmentLines, _ annotated: AnnotatedRecording) throws {
    let recording = annotated.recording
    let history = try annotated.library.history(of: recording)
    Terminal.say(
      JSON.object([
        ("recording", .string(recording.sha256)), ("title", .string(recording.title)),
        ("reciter", .string(recording.reciter.id)), ("counting", .string(annotated.counting.rawValue)),
        ("rate", .int(recording.file.rate)), ("frames", .int(recording.file.frames)),
        ("segments", .array(segments.map(lines.json))), ("undo", .int(history.undo)), ("redo", .int(history.redo)),
      ]).text)
  }
}
