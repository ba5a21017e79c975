import ArgumentParser
import CommandOptions
import AppRecordings
import TilawaCore
import TilawaStore

struct AnnotateAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a segment.")

  @OptionGroup var target: RecordingOptions

  @Argument(help: ArgumentHelp("The start.", valueName: "start"))
  var start: String

  @Argument(help: ArgumentHelp("The end.", valueName: "end"))
  var end: String

  @Argument(
    help: ArgumentHelp(
      "The content: 2:255, 2:1-3, 2:282:1-40 (words), 2:0, istiadha, speech, - or ?; with joins: 8:75 @62.5 9:1.",
      valueName: "label"))
  var label: [String]

  @Flag(help: "Add a suggestion, which is not played until you confirm it.")
  var suggested = false

  @OptionGroup var labels: LabelOptions

  func run() throws {
    let annotated = try target.open(for: .writing)
    let (start, end) = (try annotated.frame(start), try annotated.frame(end))
    let text = try annotated.text(label.joined(separator: " "), from: start, labels)
    try annotated.edit(target.report) { editing in
      guard start < end else { throw EditError(RecordingCommandsSentences.endsBeforeStart.text) }
      return try editing.add(start..<end, text.content, status: suggested ? .suggested : text.status)
    }
  }
}

struct AnnotateMoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move", abstract: "Move the start, the end or a join of a segment.",
    discussion:
      "Times are places in the recording. With + or - they are distances: --start +50ms, --end -0.2.")

  @OptionGroup var target: RecordingOptions

  @Argument(help: ArgumentHelp("The segment.", valueName: "seg"))
  var segment: String

  @Option(parsing: .unconditional, help: ArgumentHelp("The start.", valueName: "time"))
  var start: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The end.", valueName: "time"))
  var end: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The new place of a join; N= before it selects the join, from 1.", valueName: "time"))
  var join: String?

  @Flag(help: "Move neighbours that end or begin at the same place, too.")
  var together = false

  mutating func validate() throws {
    guard [start, end, join].compactMap(\.self).count == 1 else {
      throw ValidationError(RecordingCommandsSentences.oneEdge)
    }
  }

  func run() throws {
    let annotated = try target.open(for: .writing)
    try annotated.edit(target.report) { editing in
      let segment = try editing.annotation.segment(named: segment)
      let (edge, place, text) = try edge(of: segment)
      let frame = try annotated.frame(text, from: place)
      if together { return try editing.moveBoundary(at: place, to: frame) }
      return try editing.move(edge, of: segment.id, to: frame)
    }
  }

  /// Returns the edge to move, its present frame, and its new time as typed.
  private func edge(of segment: Segment) throws -> (SegmentEditing.Edge, Int, String) {
    if let start { return (.start, segment.start, start) }
    if let end { return (.end, segment.end, end) }
    let words = (join ?? "").split(separator: "=", maxSplits: 1).map(String.init)
    let number = words.count == 2 ? Int(words[0]) : 1
    guard let number, segment.recited.indices.contains(number), number > 0, let time = words.last else {
      throw EditError(RecordingCommandsSentences.noSuchJoin.text)
    }
    return (.join(number - 1), segment.recited[number].frames.lowerBound, time)
  }
}

struct AnnotateAssignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assign", abstract: "Set the label of a segment, which confirms it.")

  @OptionGroup var target: RecordingOptions

  @Argument(help: ArgumentHelp("The segment.", valueName: "seg"))
  var segment: String

  @Argument(
    help: ArgumentHelp("The label, as in add. next is the ayah after the previous segment.", valueName: "label"))
  var label: [String]

  @OptionGroup var labels: LabelOptions

  func run() throws {
    let annotated = try target.open(for: .writing)
    try annotated.edit(target.report) { editing in
      let segment = try editing.annotation.segment(named: segment)
      guard label == ["next"] else {
        let text = try annotated.text(label.joined(separator: " "), from: segment.start, labels)
        return try editing.assign(text.content, to: segment.id)
      }
      let next = editing.annotation.next(
        before: segment, in: labels.counting ?? annotated.counting, of: annotated.structure,
        expecting: annotated.recording.expected)
      guard let next else { throw EditError(RecordingCommandsSentences.noLabelBefore.text) }
      let text = annotated.structure.label(of: .text(next), in: annotated.counting)
      return try editing.assign(
        .recited([Segment.Part(start: segment.start, content: .text(next), label: text)]), to: segment.id)
    }
  }
}

struct AnnotateDeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete segments. The sound stays.")

  @OptionGroup var target: RecordingOptions

  @Argument(help: ArgumentHelp("The segments, or all.", valueName: "seg"))
  var segments: [String]

  func run() throws {
    try target.open(for: .writing).edit(target.report) { editing in
      try editing.delete(editing.annotation.segments(named: segments).map(\.id))
    }
  }
}

struct AnnotateSplitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "split", abstract: "Split a segment in two.",
    discussion: "At a join, each part keeps its label. Elsewhere, the second part has no label yet.")

  @OptionGroup var target: RecordingOptions

  @Argument(help: ArgumentHelp("The segment.", valueName: "seg"))
  var segment: String

  @Argument(help: ArgumentHelp("Where.", valueName: "time"))
  var time: String

  func run() throws {
    let annotated = try target.open(for: .writing)
    try annotated.edit(target.report) { editing in
      try editing.split(editing.annotation.segment(named: segment).id, at: annotated.frame(time))
    }
  }
}

struct AnnotateMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Merge segments that touch into one, with joins between their labels.")

  @OptionGroup var target: RecordingOptions

  @Argument(help: ArgumentHelp("The segments.", valueName: "seg"))
  var segments: [String]

  func run() throws {
    try target.open(for: .writing).edit(target.report) { editing in
      try editing.merge(editing.annotation.segments(named: segments).map(\.id))
    }
  }
}

struct AnnotatePreferCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prefer", abstract: "Play this take, and no other take of the same ayah.")

  @OptionGroup var target: RecordingOptions

  @Argument(help: ArgumentHelp("The segment.", valueName: "seg"))
  var segment: String

  func run() throws {
    try target.open(for: .writing).edit(target.report) { editing in
      try editing.choose(editing.annotation.segment(named: segment).id)
    }
  }
}

struct AnnotateUndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Undo the last change; again for the change before it.")

  @OptionGroup var target: RecordingsOptions

  func run() throws {
    try target.each(target.open(for: .writing)) { annotated in
      guard let edit = try annotated.library.annotations.undo(annotated.recording) else {
        throw Failure(.usage, RecordingCommandsSentences.nothingToUndo)
      }
      EditReport(edit, .undone, after: try annotated.annotation(), of: annotated).answer.tell(target.report)
    }
  }
}

struct AnnotateRedoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Redo the change that was undone last.")

  @OptionGroup var target: RecordingsOptions

  func run() throws {
    try target.each(target.open(for: .writing)) { annotated in
      guard let edit = try annotated.library.annotations.redo(annotated.recording) else {
        throw Failure(.usage, RecordingCommandsSentences.nothingToRedo)
      }
      EditReport(edit, .redone, after: try annotated.annotation(), of: annotated).answer.tell(target.report)
    }
  }
}
