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
  static var nameRecording: Sentence {
    Sentence("RecordingCommands.name-recording", "name a recording, such as last or last:30, or give --reciter")
  }
  static var noSuchRecordings: Sentence {
    Sentence("RecordingCommands.no-such-recordings", "there are no such recordings")
  }
  static var segmentsOrAll: Sentence {
    Sentence("RecordingCommands.segments-or-all", "name the segments of the recording, or give --sure or --all")
  }
  static var segmentsOfOne: Sentence {
    Sentence(
      "RecordingCommands.segments-of-one", "segments are named for one recording; for several, give --sure or --all")
  }
  static var sureAlone: Sentence {
    Sentence("RecordingCommands.sure-alone", "--sure confirms; it does not go with --all and --no")
  }
  static var nothingToConfirm: Sentence {
    Sentence("RecordingCommands.nothing-to-confirm", "nothing in these recordings waits to be confirmed")
  }
  static func nothingIsSure(command: CommandHint) -> Sentence {
    Sentence(
      "RecordingCommands.nothing-is-sure",
      "no suggestion in these recordings is certain enough; check them: { $command }", ["command": .command(command)])
  }
  static func about(title: String, remark: Sentence) -> Sentence {
    Sentence(
      "RecordingCommands.about", "{ $title }: { $remark }", ["title": .text(title), "remark": .sentence(remark)])
  }
  static func heading(title: String, id: String) -> Sentence {
    Sentence("RecordingCommands.heading", "{ $title } ({ $id })", ["title": .text(title), "id": .text(id)])
  }
  static func confirmedIn(count: Int, recordings: Int) -> Sentence {
    Sentence(
      "RecordingCommands.confirmed-in",
      #"""
      { $count ->
      [one] { $count } segment
      *[other] { $count } segments
      } confirmed in { $recordings ->
      [one] { $recordings } recording
      *[other] { $recordings } recordings
      }
      """#, ["count": .number(count), "recordings": .number(recordings)])
  }
  static func unconfirmedIn(count: Int, recordings: Int) -> Sentence {
    Sentence(
      "RecordingCommands.unconfirmed-in",
      #"""
      { $count ->
      [one] { $count } segment is a suggestion
      *[other] { $count } segments are suggestions
      } again in { $recordings ->
      [one] { $recordings } recording
      *[other] { $recordings } recordings
      }
      """#, ["count": .number(count), "recordings": .number(recordings)])
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
  static var reviewToFile: Sentence {
    Sentence("RecordingCommands.review-to-file", "a review into a file is of one recording")
  }
  static var fromOfOne: Sentence {
    Sentence("RecordingCommands.from-of-one", "--from names a segment of one recording")
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
  static var unheard: Sentence {
    Sentence("RecordingCommands.unheard", "--no-hear leaves nothing to confirm or to identify")
  }
  static func exportAlone(folder: String) -> Sentence {
    Sentence(
      "RecordingCommands.export-alone",
      "{ $folder } was written by library export, and says itself what it holds; name it alone, without options for recordings",
      ["folder": .text(folder)])
  }
  static var onlyOne: Sentence {
    Sentence("RecordingCommands.only-one", "use only one of --identify, --range and --labels")
  }
  static var whoRecites: Sentence {
    Sentence("RecordingCommands.who-recites", "Who recites? (Enter: the name of the folder or file)")
  }
  static func whoRecitesOf(names: String) -> Sentence {
    Sentence(
      "RecordingCommands.who-recites-of", "Who recites: { $names } or another? (Enter: the name of the folder or file)",
      ["names": .text(names)])
  }
  static func soundsLike(riwayah: String, option: String) -> Sentence {
    Sentence(
      "RecordingCommands.sounds-like",
      "this sounds like { $riwayah }, and is taken for it; to say what it is: { $option }",
      ["riwayah": .text(riwayah), "option": .text(option)])
  }
  static func isRiwayah(riwayah: String) -> Sentence {
    Sentence("RecordingCommands.is-riwayah", "This sounds like { $riwayah }. Is it?", ["riwayah": .text(riwayah)])
  }
  static func unsureRiwayah(riwayat: String, taken: String, option: String) -> Sentence {
    Sentence(
      "RecordingCommands.unsure-riwayah",
      "unsure which riwayah this is, { $riwayat }; it is taken for { $taken }; to say what it is: { $option }",
      ["riwayat": .text(riwayat), "taken": .text(taken), "option": .text(option)])
  }
  static func unsureCounting(riwayat: String, option: String) -> Sentence {
    Sentence(
      "RecordingCommands.unsure-counting",
      "unsure which riwayah this is, { $riwayat }, and they count its ayat differently; say what it is: { $option }",
      ["riwayat": .text(riwayat), "option": .text(option)])
  }
  static func whichRiwayah(riwayat: String, usual: String) -> Sentence {
    Sentence(
      "RecordingCommands.which-riwayah", "Which riwayah is it: { $riwayat } or another? (Enter: { $usual })",
      ["riwayat": .text(riwayat), "usual": .text(usual)])
  }
  static func folderReciter(name: String, option: String) -> Sentence {
    Sentence(
      "RecordingCommands.folder-reciter",
      "taken for { $name }, like other recordings of this folder; to say who recites: { $option }",
      ["name": .text(name), "option": .text(option)])
  }
  static func sameReciter(name: String, known: String) -> Sentence {
    Sentence(
      "RecordingCommands.same-reciter", "Is { $name } { $known }?", ["name": .text(name), "known": .text(known)])
  }
  static func similarReciter(name: String, known: String, command: CommandHint) -> Sentence {
    Sentence(
      "RecordingCommands.similar-reciter",
      "{ $name } is a new reciter beside { $known }; if they are one: { $command }",
      ["name": .text(name), "known": .text(known), "command": .command(command)])
  }
  static func takenForTeacher(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "RecordingCommands.taken-for-teacher",
      "nobody said who recites: it is taken for your teacher, { $name }; otherwise: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func takenForFile(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "RecordingCommands.taken-for-file",
      "nobody said who recites: the reciter is called { $name } now; to change it: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func takenForFiles(count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "RecordingCommands.taken-for-files",
      "nobody said who recites: { $count } reciters are called as the files; to make them one: { $command }",
      ["count": .number(count), "command": .command(command)])
  }
  static func confirmSure(count: Int) -> Sentence {
    Sentence(
      "RecordingCommands.confirm-sure",
      #"""
      { $count ->
      [one] Confirm the { $count } sure ayah now?
      *[other] Confirm the { $count } sure ayat now?
      }
      """#, ["count": .number(count)])
  }
  static func ayatConfirmed(count: Int) -> Sentence {
    Sentence(
      "RecordingCommands.ayat-confirmed",
      #"""
      { $count ->
      [one] { $count } ayah
      *[other] { $count } ayat
      } confirmed
      """#, ["count": .number(count)])
  }
  static var noLinkToInput: Sentence {
    Sentence("RecordingCommands.no-link-to-input", "--link does not work with standard input")
  }
  static var sharedOfMany: Sentence {
    Sentence("RecordingCommands.shared-of-many", "--shared takes files and folders, not -, --labels or --title")
  }
  static var bucketAlone: Sentence {
    Sentence("RecordingCommands.bucket-alone", "an archive in a bucket is imported alone, without --link and --labels")
  }
  static func goneFromBucket(name: String) -> Sentence {
    Sentence(
      "RecordingCommands.gone-from-bucket", "{ $name }: it is no longer in the bucket as it was listed",
      ["name": .text(name)])
  }
  static func waitsForOthers(count: Int) -> Sentence {
    Sentence(
      "RecordingCommands.waits-for-others",
      #"""
      { $count ->
      [one] another device has the last recording
      *[other] other devices have the last { $count } recordings
      }; waiting, to do what they leave
      """#, ["count": .number(count)])
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
