import AppBase
import AppRecordings
import ArgumentParser
import CommandOptions
import TilawaConsole
import TilawaCore
import TilawaStore

struct AnnotateConfirmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "confirm", abstract: "Confirm suggestions.",
    usage: """
      tilawa annotate confirm <rec> <seg> ... [<options>]
      tilawa annotate confirm <rec> ... --sure [<options>]
      tilawa annotate confirm <rec> ... --all [<options>]
      """,
    discussion: """
      Segments are named for one recording: their numbers, or all. With --sure or --all, several recordings can be named, \
      for example last:30 for the latest 30, or a reciter.
      """)

  @OptionGroup var target: RecordingsOptions

  @Flag(help: "Confirm whole ayat without a flag of which the model is sure (0.995 or more).")
  var sure = false

  @Flag(help: "Confirm all suggestions.")
  var all = false

  @Flag(help: "Make them suggestions again.")
  var no = false

  /// The words after the first that are segments; nil where all words are recordings.
  private var segments: [String]? {
    sure || all || target.recordings.isEmpty ? nil : Array(target.recordings.dropFirst())
  }

  mutating func validate() throws {
    guard sure || all || target.recordings.count > 1 else {
      throw ValidationError(RecordingCommandsSentences.segmentsOrAll)
    }
    guard !sure || (!all && !no) else { throw ValidationError(RecordingCommandsSentences.sureAlone) }
  }

  func run() throws {
    let recordings = try target.open(for: .writing, naming: segments == nil ? nil : [target.recordings[0]])
    if recordings.count == 1, let segments {
      return try recordings[0].edit(target.report) { editing in
        let ids = try editing.annotation.segments(named: segments).map(\.id)
        return no ? try editing.unconfirm(ids) : try editing.confirm(ids)
      }
    }
    guard segments == nil || segments == ["all"] else {
      throw Failure(.usage, RecordingCommandsSentences.segmentsOfOne)
    }
    guard !recordings.isEmpty else { throw Failure(.noInput, RecordingCommandsSentences.noSuchRecordings) }
    var (count, changed) = (0, 0)
    for annotated in recordings {
      let ids = try meant(annotated.annotation()).map(\.id)
      guard !ids.isEmpty,
        let (edit, after) = try annotated.edit({ editing in
          no ? try editing.unconfirm(ids) : try editing.confirm(ids)
        })
      else { continue }
      (count, changed) = (count + ids.count, changed + 1)
      if target.report.json || recordings.count == 1 {
        EditReport(edit, .done, after: after, of: annotated).answer.tell(target.report)
      }
    }
    guard changed > 0 else { throw nothing(recordings) }
    guard !target.report.json else { return }
    if recordings.count > 1 {
      let words =
        no
        ? RecordingCommandsSentences.unconfirmedIn(count: count, recordings: changed)
        : RecordingCommandsSentences.confirmedIn(count: count, recordings: changed)
      Terminal.say(words.text)
    }
    if !no { try tellNext(recordings.map(\.recording), recordings[0]) }
  }

  /// Prints the commands to go on with.
  private func tellNext(_ recordings: [Recording], _ first: AnnotatedRecording) throws {
    let summary = try ImportSummary(of: recordings, within: nil, in: first.library, first.quran)
    // The word `all` behind a recording means its segments.
    let named = segments == nil ? target.recordings : Array(target.recordings.prefix(1))
    let words = named + (target.reciter.map { ["--reciter", $0] } ?? [])
    let next = NextStep(with: recordings, named: words, summary)
    for line in try next.lines(in: AppContext()) { Terminal.say(line.text) }
  }

  /// Returns the segments to change where they are not named.
  private func meant(_ annotation: Annotation) -> [Segment] {
    sure ? annotation.sure : annotation.segments.filter { $0.status == (no ? .confirmed : .suggested) }
  }

  /// The failure where no segment of the recordings is meant.
  private func nothing(_ recordings: [AnnotatedRecording]) -> Failure {
    sure
      ? Failure(
        .usage,
        RecordingCommandsSentences.nothingIsSure(
          command: CommandHint(words: ["annotate", "review"] + target.recordings)))
      : Failure(.usage, RecordingCommandsSentences.nothingToConfirm)
  }
}
