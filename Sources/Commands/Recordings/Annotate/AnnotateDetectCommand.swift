import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaStore

struct AnnotateDetectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detect", abstract: "Find the ayat of recordings by their pauses, and suggest labels.",
    discussion: """
      New suggestions replace earlier ones; confirmed labels stay. Suggestions are not played until you confirm them; see \
      annotate confirm.
      """)

  @OptionGroup var target: RecordingsOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Sound below this level is silence, -100 to -1. Default: from the noise in the recording.", valueName: "decibels")
  )
  var silenceDB: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Use every pause of at least this many seconds, 0.02 to 10. Default: only likely ones.", valueName: "seconds")
  )
  var minPause: Double?

  @Option(
    help: ArgumentHelp(
      "The recited passage, or none. Default: the passage given at import, if any.", valueName: "range"),
    completion: .ranges)
  var expect: String?

  @Flag(help: "Read the recording again; do not use stored measurements.")
  var fresh = false

  mutating func validate() throws {
    if let silenceDB, !(-100 ... -1).contains(silenceDB) {
      throw ValidationError(RecordingCommandsSentences.silenceOutOfRange)
    }
    if let minPause, !(0.02...10).contains(minPause) {
      throw ValidationError(RecordingCommandsSentences.pauseOutOfRange)
    }
  }

  func run() throws {
    let recordings = try target.open(for: .writing)
    try target.each(recordings) { annotated in
      let suggested = try suggested(annotated)
      target.head(annotated, of: recordings)
      suggested.tell(target.report)
    }
  }

  private func suggested(_ annotated: AnnotatedRecording) throws -> DetectionAnswer {
    let passage = try range(annotated).map { try ExpectedPassage($0, in: annotated.quran) }
    let envelope = try envelope(of: annotated.recording)
    let detector = SilenceDetector(
      silence: silenceDB.map { .below($0) } ?? .adaptive, choice: minPause.map { .lasting($0) } ?? .likely)
    let suggestions = BoundarySuggestions(envelope, by: detector, expecting: passage)
    if passage != nil, suggestions.isEmpty {
      throw Failure(
        .unreadable,
        RecordingCommandsSentences.passageNotFound(
          title: annotated.recording.title, command: CommandHint("help", "annotate")))
    }
    return try annotated.suggest(suggestions)
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
      if isShown {
        Terminal.draw(Painted(RecordingCommandsSentences.percentRead(percent: done * 100 / max(1, total)).text), on: 2)
      }
    }
    let outlines = OutlineCache(folders: AppContext().folders)
    return try fresh
      ? outlines.fresh(of: recording, progress: progress).envelope
      : outlines.outline(of: recording, progress: progress).envelope
  }
}
