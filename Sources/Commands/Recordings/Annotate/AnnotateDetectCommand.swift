import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaHearing
import TilawaPlayer
import TilawaStore

struct AnnotateDetectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detect", abstract: "Suggest where the ayat of a recording begin and end, by its pauses.",
    discussion: """
      Suggestions take the place of earlier ones; what is confirmed stays as it is. They are played only once they are \
      confirmed, see annotate confirm.
      """)

  @OptionGroup var target: RecordingOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What is below this level is silence, -100 to -1. Default: by the noise around.", valueName: "decibels"))
  var silenceDB: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Take every pause of so many seconds and more, 0.02 to 10. Default: those that are likely.", valueName: "seconds")
  )
  var minPause: Double?

  @Option(
    help: ArgumentHelp(
      "The passage that is recited, or none. Default: the one given at import, if any.", valueName: "range"),
    completion: .ranges)
  var expect: String?

  @Flag(help: "Read the recording again rather than what is kept of it.")
  var fresh = false

  mutating func validate() throws {
    if let silenceDB, !(-100 ... -1).contains(silenceDB) {
      throw ValidationError("--silence-db: the level lies between -100 and -1 decibels")
    }
    if let minPause, !(0.02...10).contains(minPause) {
      throw ValidationError("--min-pause: a pause is 0.02 to 10 seconds long")
    }
  }

  func run() throws {
    let annotated = try target.open(for: .writing)
    let passage = try range(annotated).map { try ExpectedPassage($0, in: annotated.quran) }
    let envelope = try envelope(of: annotated.recording)
    let detector = SilenceDetector(
      silence: silenceDB.map { .below($0) } ?? .adaptive, choice: minPause.map { .lasting($0) } ?? .likely)
    let suggestions = BoundarySuggestions(envelope, by: detector, expecting: passage)
    if passage != nil, suggestions.isEmpty {
      throw Failure(
        .unreadable, "\(annotated.recording.title): it does not seem to hold that passage; see --expect and --min-pause"
      )
    }
    try annotated.suggest(suggestions).tell(target.report)
  }

  private func range(_ annotated: AnnotatedRecording) throws -> AyahRange? {
    if expect == "none" { return nil }
    let (structure, counting) = (annotated.structure, annotated.counting)
    if let expect { return try RangeParser(structure: structure, counting: counting).parse(expect) }
    return annotated.expected
  }

  private func envelope(of recording: Recording) throws -> Envelope {
    let isShown = Terminal.isTerminal(2) && !target.report.json
    defer { if isShown { ProgressBar.clear() } }
    let progress: RecordingPass.Progress = { done, total in
      if isShown { Terminal.draw("\(done * 100 / max(1, total))% read", on: 2) }
    }
    let outlines = OutlineCache(folders: AppContext().folders)
    return try fresh
      ? outlines.fresh(of: recording, progress: progress).envelope
      : outlines.outline(of: recording, progress: progress).envelope
  }
}
