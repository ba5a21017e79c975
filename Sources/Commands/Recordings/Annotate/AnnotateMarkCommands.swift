import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaStore

struct AnnotateMarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mark", abstract: "Place a marker: it splits the segment or the gap at a time.")

  @OptionGroup var target: RecordingOptions

  @Argument(help: "The time.")
  var time: String

  func run() throws {
    let annotated = try target.open(for: .writing)
    let frame = try annotated.frame(time)
    try annotated.edit(target.report) { editing in try editing.placeBoundary(at: frame) }
  }
}

struct AnnotateUnmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unmark", abstract: "Remove the marker at a time: the segments beside it become one.")

  @OptionGroup var target: RecordingOptions

  @Argument(help: "The time.")
  var time: String

  func run() throws {
    let annotated = try target.open(for: .writing)
    let frame = try annotated.frame(time)
    try annotated.edit(target.report) { editing in try editing.removeBoundary(at: frame) }
  }
}
