// Written by Scripts/sentences from Resources/sentences/en/TilawaConsole.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaConsole.
enum ConsoleSentences {
  static func progress(bar: String, percent: Int, speed: Int) -> Sentence {
    Sentence(
      "TilawaConsole.progress", "{ $bar } { $percent }% · { $speed }× real time",
      ["bar": .text(bar), "percent": .number(percent), "speed": .number(speed)])
  }
  static func progressWaiting(bar: String, percent: Int, speed: Int, ayah: String) -> Sentence {
    Sentence(
      "TilawaConsole.progress-waiting", "{ $bar } { $percent }% · { $speed }× real time · fetching { $ayah } …",
      ["bar": .text(bar), "percent": .number(percent), "speed": .number(speed), "ayah": .text(ayah)])
  }
  static func noTerminal(advice: Sentence) -> Sentence {
    Sentence(
      "TilawaConsole.no-terminal", "there is no terminal for questions; { $advice }", ["advice": .sentence(advice)])
  }
  static func yesOrNo(question: Sentence) -> Sentence {
    Sentence("TilawaConsole.yes-or-no", "{ $question } [y/N]", ["question": .sentence(question)])
  }
  static var yes: Sentence { Sentence("TilawaConsole.yes", "y yes") }
  static func tooLong(limit: String) -> Sentence {
    Sentence("TilawaConsole.too-long", "it is longer than { $limit }", ["limit": .text(limit)])
  }
  static func faultUnchanged(fault: Sentence) -> Sentence {
    Sentence("TilawaConsole.fault-unchanged", "{ $fault }; nothing was changed", ["fault": .sentence(fault)])
  }
  static var editAgain: Sentence { Sentence("TilawaConsole.edit-again", "edit it again?") }
  static var nothingChanged: Sentence { Sentence("TilawaConsole.nothing-changed", "nothing was changed") }
  static func cannotRun(editor: String, fault: String) -> Sentence {
    Sentence(
      "TilawaConsole.cannot-run", "cannot run { $editor }: { $fault }",
      ["editor": .text(editor), "fault": .text(fault)])
  }
  static func editorFailed(editor: String) -> Sentence {
    Sentence(
      "TilawaConsole.editor-failed",
      "{ $editor } ended with an error; nothing was changed (VISUAL or EDITOR can name another editor)",
      ["editor": .text(editor)])
  }
  static func lettersUnordered(fault: String) -> Sentence {
    Sentence(
      "TilawaConsole.letters-unordered", "Arabic letters are not ordered and joined: { $fault }",
      ["fault": .text(fault)])
  }
  static func cannotWrite(fault: String) -> Sentence {
    Sentence("TilawaConsole.cannot-write", "cannot write to standard output: { $fault }", ["fault": .text(fault)])
  }
}
