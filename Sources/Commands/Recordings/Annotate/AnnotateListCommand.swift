import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct AnnotateListCommand: ParsableCommand, TakesWords {
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
    try say(shown, lines)
  }

  /// With the text behind where somebody looks.
  private func say(_ segments: [Segment], _ lines: SegmentLines) throws {
    let isTerminal = Terminal.isTerminal(1)
    let rows = try segments.map { lines.cells($0) + (isTerminal ? [try lines.text($0)] : []) }
    Columns.say(
      rows, headings: ["no.", "start", "length", "ayat", "state", "take", "text"], numbers: [0, 1, 2], overflow: .cut)
  }

  private func tell(_ segments: [Segment], _ lines: SegmentLines, _ annotated: AnnotatedRecording) throws {
    let recording = annotated.recording
    let history = try annotated.library.annotations.history(of: recording)
    Terminal.say(
      JSON.object([
        ("recording", .string(recording.sha256)), ("title", .string(recording.title)),
        ("reciter", .string(recording.reciter.id)), ("counting", .string(annotated.counting.rawValue)),
        ("rate", .int(recording.file.rate)), ("frames", .int(recording.file.frames)),
        ("segments", .array(segments.map(lines.json))), ("undo", .int(history.undo)), ("redo", .int(history.redo)),
      ]).text)
  }
}
