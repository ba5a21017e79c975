// Written by Scripts/sentences from Resources/sentences/en/SettingsCommands.ftl. A change belongs there.

import TilawaCore

/// The sentences of SettingsCommands.
enum SettingsCommandsSentences {
  static func lineFault(line: Int, fault: Sentence) -> Sentence {
    Sentence(
      "SettingsCommands.line-fault", "line { $line }: { $fault }", ["line": .number(line), "fault": .sentence(fault)])
  }
  static var nothingChanged: Sentence { Sentence("SettingsCommands.nothing-changed", "nothing was changed") }
  static func settingsChanged(count: Int) -> Sentence {
    Sentence(
      "SettingsCommands.settings-changed",
      #"""
      { $count ->
      [one] { $count } setting
      *[other] { $count } settings
      } changed
      """#, ["count": .number(count)])
  }
  static var action: Sentence { Sentence("SettingsCommands.action", "action") }
  static var keys: Sentence { Sentence("SettingsCommands.keys", "keys") }
  static var whatItDoes: Sentence { Sentence("SettingsCommands.what-it-does", "what it does") }
  static func translationLike(translation: String, name: String) -> Sentence {
    Sentence(
      "SettingsCommands.translation-like", "{ $translation } is not offered; did you mean { $name }?",
      ["translation": .text(translation), "name": .text(name)])
  }
  static func translationUnknown(translation: String, languages: String) -> Sentence {
    Sentence(
      "SettingsCommands.translation-unknown", "{ $translation } is not offered; the languages are { $languages }",
      ["translation": .text(translation), "languages": .text(languages)])
  }
  static func transliterationFailed(reason: String, command: CommandHint) -> Sentence {
    Sentence(
      "SettingsCommands.transliteration-failed",
      "cannot download the transliteration: { $reason }; to try again: { $command }",
      ["reason": .text(reason), "command": .command(command)])
  }
  static func translationFailed(reason: String, command: CommandHint) -> Sentence {
    Sentence(
      "SettingsCommands.translation-failed", "cannot download the translation: { $reason }; to try again: { $command }",
      ["reason": .text(reason), "command": .command(command)])
  }
  static func setupAsks(command: CommandHint) -> Sentence {
    Sentence(
      "SettingsCommands.setup-asks", "setup asks questions only on a terminal; elsewhere, type: { $command }",
      ["command": .command(command)])
  }
  static var noReciter: Sentence { Sentence("SettingsCommands.no-reciter", "no reciter") }
  static func saveThis(riwayah: String, reciters: String, settings: Sentence) -> Sentence {
    Sentence(
      "SettingsCommands.save-this", "{ $riwayah }: { $reciters }; { $settings }: save this?",
      ["riwayah": .text(riwayah), "reciters": .text(reciters), "settings": .sentence(settings)])
  }
  static var addYes: Sentence { Sentence("SettingsCommands.add-yes", "add --yes") }
  static var lanNeeded: Sentence { Sentence("SettingsCommands.lan-needed", "--lan-port and --lan-address need --lan") }
}
