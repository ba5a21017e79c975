// Written by Scripts/sentences from Resources/sentences/en/RecordingCommands.ftl. A change belongs there.

import TilawaCore

/// The sentences of RecordingCommands.
enum RecordingCommandsSentences {
  static var dryRunOrConfirm: Sentence {
    Sentence("RecordingCommands.dry-run-or-confirm", "use --dry-run or --auto-confirm, not both")
  }
  static func rangeOfWords(range: String) -> Sentence {
    Sentence(
      "RecordingCommands.range-of-words", "--range takes ayat, not words such as { $range }", ["range": .text(range)])
  }
  static func passageUnknown(title: String) -> Sentence {
    Sentence(
      "RecordingCommands.passage-unknown", "{ $title }: the passage is unknown; add --range", ["title": .text(title)])
  }
  static var silenceOutOfRange: Sentence {
    Sentence("RecordingCommands.silence-out-of-range", "--silence-db is -100 to -1")
  }
  static var pauseOutOfRange: Sentence { Sentence("RecordingCommands.pause-out-of-range", "--min-pause is 0.02 to 10") }
  static var outputOfEditor: Sentence {
    Sentence("RecordingCommands.output-of-editor", "--output is pulse, pulse:SINK, null or null:realtime here")
  }
  static var editorNeedsTerminal: Sentence {
    Sentence(
      "RecordingCommands.editor-needs-terminal",
      "annotate edit needs a terminal; scripts can use the other commands of annotate")
  }
  static func noEditor(reason: String) -> Sentence {
    Sentence("RecordingCommands.no-editor", "cannot show the editor: { $reason }", ["reason": .text(reason)])
  }
  static var endsBeforeStart: Sentence {
    Sentence("RecordingCommands.ends-before-start", "a segment ends after it starts")
  }
  static var oneEdge: Sentence { Sentence("RecordingCommands.one-edge", "use one of --start, --end and --join") }
  static var noSuchJoin: Sentence { Sentence("RecordingCommands.no-such-join", "it has no such join") }
  static var noLabelBefore: Sentence {
    Sentence("RecordingCommands.no-label-before", "there is no labelled segment before it, so the next ayah is unknown")
  }
  static var nothingToUndo: Sentence { Sentence("RecordingCommands.nothing-to-undo", "there is nothing to undo") }
  static var nothingToRedo: Sentence { Sentence("RecordingCommands.nothing-to-redo", "there is nothing to redo") }
  static func labelsUnusable(file: String, reason: String) -> Sentence {
    Sentence(
      "RecordingCommands.labels-unusable", "{ $file }: cannot use the labels: { $reason }",
      ["file": .text(file), "reason": .text(reason)])
  }
  static func labelsUnreadable(reason: String) -> Sentence {
    Sentence(
      "RecordingCommands.labels-unreadable", "standard input: cannot read the labels: { $reason }",
      ["reason": .text(reason)])
  }
  static func labelFiles(file: String, command: CommandHint) -> Sentence {
    Sentence(
      "RecordingCommands.label-files",
      "{ $file }: labels are written to FILE.txt (Audacity), FILE.TextGrid, FILE.eaf, FILE.csv or FILE.json, or with --format; a page for a browser: { $command }",
      ["file": .text(file), "command": .command(command)])
  }
  static func labelsWritten(file: String, format: String, count: Int) -> Sentence {
    Sentence(
      "RecordingCommands.labels-written", "{ $file } · { $format } · { $count } segments",
      ["file": .text(file), "format": .text(format), "count": .number(count)])
  }
  static func segmentsCounted(title: String, confirmed: Int, suggested: Int) -> Sentence {
    Sentence(
      "RecordingCommands.segments-counted", "{ $title }: { $confirmed } segments confirmed, { $suggested } suggested",
      ["title": .text(title), "confirmed": .number(confirmed), "suggested": .number(suggested)])
  }
  static func passageNotFound(title: String, command: CommandHint) -> Sentence {
    Sentence(
      "RecordingCommands.passage-not-found",
      "{ $title }: it does not seem to contain that passage; see --expect and --min-pause; by hand: { $command }",
      ["title": .text(title), "command": .command(command)])
  }
  static func percentRead(percent: Int) -> Sentence {
    Sentence("RecordingCommands.percent-read", "{ $percent }% read", ["percent": .number(percent)])
  }
  static var recordingOrAll: Sentence {
    Sentence("RecordingCommands.recording-or-all", "name a recording, or give --all")
  }
  static func widthOutOfRange(width: Int, least: Int, most: Int) -> Sentence {
    Sentence(
      "RecordingCommands.width-out-of-range", "--width { $width }: it may be { $least } to { $most }",
      ["width": .number(width), "least": .number(least), "most": .number(most)])
  }
  static var noPngOnTerminal: Sentence {
    Sentence("RecordingCommands.no-png-on-terminal", "a terminal cannot show a PNG: name a file")
  }
  static var secondsOutOfRange: Sentence {
    Sentence("RecordingCommands.seconds-out-of-range", "--seconds is 0.2 to 10")
  }
  static func nothingToReview(title: String) -> Sentence {
    Sentence("RecordingCommands.nothing-to-review", "there is nothing to review in { $title }", ["title": .text(title)])
  }
  static func reviewWithoutSound(reason: String) -> Sentence {
    Sentence(
      "RecordingCommands.review-without-sound", "{ $reason }; to review without sound: --output null",
      ["reason": .text(reason)])
  }
  static func outputAndJson(target: String) -> Sentence {
    Sentence(
      "RecordingCommands.output-and-json", "-o { $target } and --json both use standard output",
      ["target": .text(target)])
  }
  static func labelsHidden(count: Int) -> Sentence {
    Sentence(
      "RecordingCommands.labels-hidden",
      #"""
      { $count ->
      [one] { $count } label has
      *[other] { $count } labels have
      } no room: give a --width, or --from and --to
      """#, ["count": .number(count)])
  }
  static var withinWords: Sentence { Sentence("RecordingCommands.within-words", "--within takes ayat, not words") }
  static var titleEmpty: Sentence { Sentence("RecordingCommands.title-empty", "--title is empty") }
  static var inputAlone: Sentence {
    Sentence("RecordingCommands.input-alone", "- is one recording from standard input; name no other file")
  }
  static var confirmNeeds: Sentence {
    Sentence("RecordingCommands.confirm-needs", "--auto-confirm needs --range or --identify")
  }
  static var onlyOne: Sentence {
    Sentence("RecordingCommands.only-one", "use only one of --identify, --range and --labels")
  }
  static var noLinkToInput: Sentence {
    Sentence("RecordingCommands.no-link-to-input", "--link does not work with standard input")
  }
  static func foundNone(paths: String) -> Sentence {
    Sentence("RecordingCommands.found-none", "{ $paths }: found no recording", ["paths": .text(paths)])
  }
  static func titleForOne(count: Int) -> Sentence {
    Sentence(
      "RecordingCommands.title-for-one", "--title is for one recording, not for { $count }", ["count": .number(count)])
  }
  static var labelsForOne: Sentence {
    Sentence(
      "RecordingCommands.labels-for-one",
      "--labels FILE is for one recording; for several, name a folder of label files")
  }
  static func moveRecording(title: String, id: String, owner: String, name: String) -> Sentence {
    Sentence(
      "RecordingCommands.move-recording",
      "{ $title } ({ $id }) is a recording of { $owner }. Move it to { $name }, with its labels?",
      ["title": .text(title), "id": .text(id), "owner": .text(owner), "name": .text(name)])
  }
  static func toMove(name: String) -> Sentence {
    Sentence("RecordingCommands.to-move", "to move it to { $name }, add --move", ["name": .text(name)])
  }
  static func inputTakes(command: CommandHint) -> Sentence {
    Sentence(
      "RecordingCommands.input-takes", "--input takes -; a file is taken over by { $command }",
      ["command": .command(command)])
  }
  static func heightOutOfRange(height: Int, least: Int, most: Int) -> Sentence {
    Sentence(
      "RecordingCommands.height-out-of-range", "--height { $height }: it may be { $least } to { $most }",
      ["height": .number(height), "least": .number(least), "most": .number(most)])
  }
}
