// Written by Scripts/sentences from Resources/sentences/en/ListenCommands.ftl. A change belongs there.

import TilawaCore

/// The sentences of ListenCommands.
enum ListenCommandsSentences {
  static func lastTakesOnly(name: String, names: String, last: String) -> Sentence {
    Sentence(
      "ListenCommands.last-takes-only",
      "--{ $name }: play last continues the session as it was; it takes only { $names } and { $last }",
      ["name": .text(name), "names": .text(names), "last": .text(last)])
  }
  static func outputTakes(names: String, last: String, output: String) -> Sentence {
    Sentence(
      "ListenCommands.output-takes", "-o takes { $names } or { $last }, not { $output }",
      ["names": .text(names), "last": .text(last), "output": .text(output)])
  }
  static func needsSplit(option: String) -> Sentence {
    Sentence("ListenCommands.needs-split", "{ $option } needs --split", ["option": .text(option)])
  }
  static func oneValue(verb: String, count: Int) -> Sentence {
    Sentence(
      "ListenCommands.one-value", "{ $verb } takes one value, not { $count }",
      ["verb": .text(verb), "count": .number(count)])
  }
  static func gapFault(question: String) -> Sentence {
    Sentence("ListenCommands.gap-fault", "gap { $question }", ["question": .text(question)])
  }
  static func noValue(verb: String, command: CommandHint) -> Sentence {
    Sentence(
      "ListenCommands.no-value", "{ $verb } takes nothing; see { $command }",
      ["verb": .text(verb), "command": .command(command)])
  }
  static func needsValue(verb: String, command: CommandHint) -> Sentence {
    Sentence(
      "ListenCommands.needs-value", "{ $verb } needs a value; see { $command }",
      ["verb": .text(verb), "command": .command(command)])
  }
  static func nothingPlaying(command: CommandHint) -> Sentence {
    Sentence(
      "ListenCommands.nothing-playing", "nothing is playing; to start: { $command }", ["command": .command(command)])
  }
  static func noOption(option: String) -> Sentence {
    Sentence("ListenCommands.no-option", "there is no option { $option }", ["option": .text(option)])
  }
  static func presetSaved(name: String, command: CommandHint) -> Sentence {
    Sentence(
      "ListenCommands.preset-saved", "saved: { $name }; to play it: { $command }",
      ["name": .text(name), "command": .command(command)])
  }
  static func whatToSave(command: CommandHint) -> Sentence {
    Sentence("ListenCommands.what-to-save", "say what to save, such as: { $command }", ["command": .command(command)])
  }
  static func presetRenamed(name: String, newName: String) -> Sentence {
    Sentence(
      "ListenCommands.preset-renamed", "{ $name } is now { $newName }",
      ["name": .text(name), "newName": .text(newName)])
  }
  static func presetDeleted(name: String, line: String) -> Sentence {
    Sentence(
      "ListenCommands.preset-deleted", "deleted: { $name } ({ $line })", ["name": .text(name), "line": .text(line)])
  }
  static func optionNotInPreset(option: String) -> Sentence {
    Sentence(
      "ListenCommands.option-not-in-preset", "--{ $option } cannot be part of a preset", ["option": .text(option)])
  }
  static func notInPreset(word: String) -> Sentence {
    Sentence("ListenCommands.not-in-preset", "{ $word } cannot be part of a preset", ["word": .text(word)])
  }
  static var lastNotInPreset: Sentence {
    Sentence("ListenCommands.last-not-in-preset", "a preset cannot be the last session")
  }
  static var daysNeedSchedule: Sentence { Sentence("ListenCommands.days-need-schedule", "--days needs --scheduled") }
  static var quietOrJson: Sentence { Sentence("ListenCommands.quiet-or-json", "use --quiet or --json, not both") }
  static var oneOfThree: Sentence {
    Sentence("ListenCommands.one-of-three", "use one of --print-cron, --remove and --list")
  }
  static func sessionMade(file: String, command: CommandHint) -> Sentence {
    Sentence(
      "ListenCommands.session-made", "{ $file }: next: { $command }",
      ["file": .text(file), "command": .command(command)])
  }
  static var listTakesNoScript: Sentence { Sentence("ListenCommands.list-takes-no-script", "--list takes no script") }
  static var nameAScript: Sentence { Sentence("ListenCommands.name-a-script", "name a script, such as morning.yaml") }
  static var noTimeHere: Sentence { Sentence("ListenCommands.no-time-here", "--at does not belong here") }
  static var sayWhen: Sentence { Sentence("ListenCommands.say-when", "say when, such as --at 05:30") }
  static func noLongerScheduled(name: String) -> Sentence {
    Sentence("ListenCommands.no-longer-scheduled", "{ $name } is no longer scheduled", ["name": .text(name)])
  }
  static var wholeMinutes: Sentence { Sentence("ListenCommands.whole-minutes", "--not-later-than takes whole minutes") }
  static func faultBehind(reason: String) -> Sentence {
    Sentence("ListenCommands.fault-behind", "behind --: { $reason }", ["reason": .text(reason)])
  }
}
