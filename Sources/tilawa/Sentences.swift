// Written by Scripts/sentences from Resources/sentences/en/tilawa.ftl. A change belongs there.

import TilawaCore

/// The sentences of tilawa.
enum TilawaSentences {
  static var overviewKey: Sentence { Sentence("tilawa.overview-key", "a key goes on there, any other leaves:") }
  static func bug(error: String) -> Sentence {
    Sentence("tilawa.bug", "this is a bug: { $error }", ["error": .text(error)])
  }
  static func seeHelp(complaint: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "tilawa.see-help", "{ $complaint }; see { $command }",
      ["complaint": .sentence(complaint), "command": .command(command)])
  }
  static func elseSeeHelp(complaint: Sentence, command: CommandHint) -> Sentence {
    Sentence(
      "tilawa.else-see-help", "{ $complaint } Else see { $command }",
      ["complaint": .sentence(complaint), "command": .command(command)])
  }
  static func noCommand(word: String) -> Sentence {
    Sentence("tilawa.no-command", "there is no command { $word }", ["word": .text(word)])
  }
  static func noCommandBut(word: String, near: String) -> Sentence {
    Sentence(
      "tilawa.no-command-but", "there is no command { $word }; did you mean { $near }?",
      ["word": .text(word), "near": .text(near)])
  }
  static func noCommandOf(group: String, word: String, names: String) -> Sentence {
    Sentence(
      "tilawa.no-command-of", "{ $group }: there is no command { $word }; there are { $names }",
      ["group": .text(group), "word": .text(word), "names": .text(names)])
  }
  static func noCommandOfBut(group: String, word: String, near: String) -> Sentence {
    Sentence(
      "tilawa.no-command-of-but", "{ $group }: there is no command { $word }; did you mean { $near }?",
      ["group": .text(group), "word": .text(word), "near": .text(near)])
  }
  static func unknownOption(option: String, meant: String) -> Sentence {
    Sentence(
      "tilawa.unknown-option", "Unknown option '{ $option }'. Did you mean '{ $meant }'?",
      ["option": .text(option), "meant": .text(meant)])
  }
  static func understood(command: CommandHint) -> Sentence {
    Sentence("tilawa.understood", "understood as: { $command }", ["command": .command(command)])
  }
  static func formerCommand(former: String, command: CommandHint, year: String) -> Sentence {
    Sentence(
      "tilawa.former-command",
      "{ $former } has another name now: { $command }. The old one works until the end of { $year }.",
      ["former": .text(former), "command": .command(command), "year": .text(year)])
  }
  static func noOption(option: String) -> Sentence {
    Sentence("tilawa.no-option", "Unknown option '{ $option }'", ["option": .text(option)])
  }
  static func missingArgument(name: String) -> Sentence {
    Sentence("tilawa.missing-argument", "Missing expected argument '{ $name }'", ["name": .text(name)])
  }
  static func missingValue(name: String) -> Sentence {
    Sentence("tilawa.missing-value", "Missing value for '{ $name }'", ["name": .text(name)])
  }
  static func unexpectedArgument(word: String) -> Sentence {
    Sentence("tilawa.unexpected-argument", "Unexpected argument '{ $word }'", ["word": .text(word)])
  }
  static func valueRefused(value: String, name: String) -> Sentence {
    Sentence(
      "tilawa.value-refused", "The value '{ $value }' is invalid for '{ $name }'",
      ["value": .text(value), "name": .text(name)])
  }
  static func valueRefusedBecause(value: String, name: String, reason: String) -> Sentence {
    Sentence(
      "tilawa.value-refused-because", "The value '{ $value }' is invalid for '{ $name }': { $reason }",
      ["value": .text(value), "name": .text(name), "reason": .text(reason)])
  }
  static func valueOfChoiceRefused(value: String, name: String, values: String) -> Sentence {
    Sentence(
      "tilawa.value-of-choice-refused",
      "The value '{ $value }' is invalid for '{ $name }'. Please provide one of { $values }",
      ["value": .text(value), "name": .text(name), "values": .text(values)])
  }
  static func valueOfListRefused(value: String, name: String, values: String) -> Sentence {
    Sentence(
      "tilawa.value-of-list-refused",
      "The value '{ $value }' is invalid for '{ $name }'. Please provide one of the following: - { $values }",
      ["value": .text(value), "name": .text(name), "values": .text(values)])
  }
  static func unit(option: String, question: Sentence) -> Sentence {
    Sentence("tilawa.unit", "{ $option } { $question }", ["option": .text(option), "question": .sentence(question)])
  }
  static var helpUsage: Sentence { Sentence("tilawa.help-usage", "Usage:") }
  static var helpArguments: Sentence { Sentence("tilawa.help-arguments", "Arguments:") }
  static var helpOptions: Sentence { Sentence("tilawa.help-options", "Options:") }
  static var helpCommands: Sentence { Sentence("tilawa.help-commands", "Commands:") }
  static var helpExamples: Sentence { Sentence("tilawa.help-examples", "Examples:") }
  static func helpMore(allCommand: CommandHint, command: CommandHint) -> Sentence {
    Sentence(
      "tilawa.help-more", "All commands: { $allCommand } · one: { $command }",
      ["allCommand": .command(allCommand), "command": .command(command)])
  }
  static func helpDetails(command: CommandHint) -> Sentence {
    Sentence("tilawa.help-details", "For more on one of them: { $command }", ["command": .command(command)])
  }
  static func helpValues(values: String) -> Sentence {
    Sentence("tilawa.help-values", "values: { $values }", ["values": .text(values)])
  }
  static func helpDefault(value: String) -> Sentence {
    Sentence("tilawa.help-default", "default: { $value }", ["value": .text(value)])
  }
  static var helpSeparator: Sentence { Sentence("tilawa.help-separator", ";") }
}
