import ArgumentParser
import CommandOptions
import AppBase
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
    let recordings = try recordings()
    let showsText = Terminal.isTerminal(1) && !target.report.json
    try target.each(recordings) { annotated in
      target.head(annotated, of: recordings)
      try SegmentList(of: annotated, showsText: showsText) {
        (!suggested || $0.status == .suggested) && (!flagged || $0.isFlagged)
      }.tell(target.report)
    }
  }

  /// Returns the recordings. A mistyped command before a recording is refused as a command.
  private func recordings() throws -> [AnnotatedRecording] {
    do {
      return try target.open(for: .reading)
    } catch let error as StoreError where error.code == .notFound && target.recordings.count > 1 {
      let names = AnnotateCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
      guard NearestName.find(target.recordings[0], amongCommands: names) != nil else { throw error }
      throw ValidationError(error.sentence)
    }
  }
}
