import ArgumentParser
import CommandOptions
import AppRecordings
import TilawaConsole
import TilawaCore
import TilawaStore

struct AnnotateListCommand: ParsableCommand, TakesWords {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the segments of recordings.")

  @OptionGroup var target: RecordingsOptions

  @Flag(help: "Only suggestions.")
  var suggested = false

  @Flag(help: "Only suggestions that you should check.")
  var flagged = false

  func run() throws {
    let recordings = try target.open(for: .reading)
    let showsText = Terminal.isTerminal(1) && !target.report.json
    try target.each(recordings) { annotated in
      target.head(annotated, of: recordings)
      try SegmentList(of: annotated, showsText: showsText) {
        (!suggested || $0.status == .suggested) && (!flagged || $0.isFlagged)
      }.tell(target.report)
    }
  }
}
