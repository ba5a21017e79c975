import AppRecordings
import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaStore

struct AnnotateMarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mark", abstract: "Place a marker: it splits the segment or the gap at a time.")

  @OptionGroup var marker: MarkerOptions

  func run() throws { try marker.edit { editing, frame in try editing.placeBoundary(at: frame) } }
}

struct AnnotateUnmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unmark", abstract: "Remove the marker at a time: the segments beside it become one.")

  @OptionGroup var marker: MarkerOptions

  func run() throws { try marker.edit { editing, frame in try editing.removeBoundary(at: frame) } }
}

/// The recording and the time of a marker.
struct MarkerOptions: ParsableArguments {
  @OptionGroup var target: RecordingOptions

  @Argument(help: "The time.")
  var time: String

  func edit(_ change: (SegmentEditing, Int) throws -> Edit) throws {
    let annotated = try target.open(for: .writing)
    let frame = try annotated.frame(time)
    try annotated.edit(target.report) { editing in try change(editing, frame) }
  }
}
