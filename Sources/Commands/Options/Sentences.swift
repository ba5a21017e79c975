// Written by Scripts/sentences from Resources/sentences/en/CommandOptions.ftl. A change belongs there.

import TilawaCore

/// The sentences of CommandOptions.
enum CommandOptionsSentences {
  static var oneOfClaims: Sentence {
    Sentence("CommandOptions.one-of-claims", "use one of --replace, --queue and --wait")
  }
  static var oneOfDisplays: Sentence { Sentence("CommandOptions.one-of-displays", "use --inline or --plain, not both") }
  static var oneOfCounts: Sentence {
    Sentence("CommandOptions.one-of-counts", "use --no-progress or --count-after, not both")
  }
  static var outputAndJson: Sentence {
    Sentence("CommandOptions.output-and-json", "-o - and --json both use standard output")
  }
  static var levelsWithJson: Sentence { Sentence("CommandOptions.levels-with-json", "--levels goes with --json") }
  static func notATime(text: String) -> Sentence {
    Sentence(
      "CommandOptions.not-a-time", "{ $text } is not a time; write 62.5 (seconds), 1:02.5 or 500ms",
      ["text": .text(text)])
  }
  static func noSoundBetween(path: String, length: String) -> Sentence {
    Sentence(
      "CommandOptions.no-sound-between", "{ $path } has { $length }: there is no sound between --from and --to",
      ["path": .text(path), "length": .text(length)])
  }
  static var outputLacksName: Sentence { Sentence("CommandOptions.output-lacks-name", "-o needs a name") }
  static var fontLacksName: Sentence { Sentence("CommandOptions.font-lacks-name", "--font needs a name") }
  static func fontSize(size: Int, least: Int, most: Int) -> Sentence {
    Sentence(
      "CommandOptions.font-size", "--font-size { $size }: it may be { $least } to { $most }",
      ["size": .number(size), "least": .number(least), "most": .number(most)])
  }
  static var volume: Sentence { Sentence("CommandOptions.volume", "--volume is 0 to 100") }
  static var rate: Sentence { Sentence("CommandOptions.rate", "--rate is 8000 to 192000") }
  static var channels: Sentence { Sentence("CommandOptions.channels", "--channels is 1 or 2") }
  static var bits: Sentence { Sentence("CommandOptions.bits", "--bits is 16, 24 or 32") }
  static var pngOnTerminal: Sentence {
    Sentence("CommandOptions.png-on-terminal", "a terminal cannot show a PNG: name a file")
  }
  static func positionName(fault: Sentence) -> Sentence {
    Sentence("CommandOptions.position-name", "--position: { $fault }", ["fault": .sentence(fault)])
  }
  static var reminderTime: Sentence {
    Sentence("CommandOptions.reminder-time", "say at HH:MM, such as at 20:30, or off")
  }
  static func picture(path: String, width: Int, height: Int) -> Sentence {
    Sentence(
      "CommandOptions.picture", "{ $path } · { $width } × { $height }",
      ["path": .text(path), "width": .number(width), "height": .number(height)])
  }
  static func filesDone(done: Int, count: Int) -> Sentence {
    Sentence(
      "CommandOptions.files-done", "{ $done }/{ $count } files", ["done": .number(done), "count": .number(count)])
  }
  static func someFilesSkipped(count: Int) -> Sentence {
    Sentence(
      "CommandOptions.some-files-skipped",
      #"""
      { $count ->
      [one] { $count } file
      *[other] { $count } files
      } skipped; the others are added
      """#, ["count": .number(count)])
  }
  static func timingsRemoved(count: Int, command: CommandHint) -> Sentence {
    Sentence(
      "CommandOptions.timings-removed",
      #"""
      the timings of { $count ->
      [one] { $count } ayah
      *[other] { $count } ayat
      } that were imported before were removed with the old files; to import them again: { $command }
      """#, ["count": .number(count), "command": .command(command)])
  }
  static func heardAlready(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "CommandOptions.heard-already", "{ $name } is being heard already; to see how far it is: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
}
